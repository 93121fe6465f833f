"""All checks of the contract by name, each as something to try on a game."""

import json
import tempfile
from collections.abc import Callable
from pathlib import Path

import ludotheque as lt
from tests.contract import bots, digests, engine, golden, hidden, ids, perft, records, simultaneous, words
from tests.contract.play import Game, Moment, play
from tests.contract.tables import Table, tables
from tests.zoo.cage import Cage
from tests.zoo.recount import RECOUNTS

Try = Callable[[lt.Game], None]
TRIES: dict[str, Try] = {}

OF_GAMES = [
    engine.check_somebody_can_act,
    engine.check_legal_moves,
    engine.check_conservation,
    engine.check_end,
    engine.check_ranking,
    engine.check_copies,
    engine.check_same_again,
    records.check_record,
    hidden.check_luck_stays_secret,
    words.check_log,
    words.check_prompts,
    words.check_choices,
    words.check_reasons,
    words.check_end_is_told,
    words.check_tables_are_drawn,
    words.check_pieces_have_names,
]
OF_MOMENTS = [
    engine.check_legal_moves_apply,
    engine.check_samples,
    records.check_fields,
    records.check_pickle,
    records.check_position,
    hidden.check_redeal_shows_nothing,
    hidden.check_refusals_show_nothing,
    hidden.check_features_show_nothing,
    hidden.check_redeal_knows_nothing,
    hidden.check_redeal_is_sound,
    hidden.check_spectators,
    simultaneous.check_order,
    simultaneous.check_secret,
    simultaneous.check_revisions,
    simultaneous.check_late,
    bots.check_bot_gets_a_redeal,
    bots.check_bot_is_legal,
    bots.check_bot_does_not_peek,
    bots.check_bot_is_reproducible,
    bots.check_evaluation,
]
OF_TINY_TABLES: list[Callable[[Table], object]] = [hidden.check_knowledge, hidden.check_fair_redeals]


def games(box: lt.Game) -> list[Game]:
    """Play a game at each table of a covering set: by chance alone, so that no bot is needed."""
    return [play(table, table.seed) for table in tables(box) if not table.bots]


def of_games(check: Callable[[Game], None]) -> Try:
    def tried(box: lt.Game) -> None:
        for game in games(box):
            check(game)

    return tried


def of_moments(check: Callable[[Moment], None]) -> Try:
    def tried(box: lt.Game) -> None:
        for game in games(box):
            for moment in game.moments:
                check(moment)

    return tried


def of_tiny_tables(check: Callable[[Table], object]) -> Try:
    def tried(box: lt.Game) -> None:
        for seats in (2, 3):
            assert check(Table(box, seats)) != 0

    return tried


TRIES.update({check.__name__: of_games(check) for check in OF_GAMES})
TRIES.update({check.__name__: of_moments(check) for check in OF_MOMENTS})
TRIES.update({check.__name__: of_tiny_tables(check) for check in OF_TINY_TABLES})


def trial(check: Try) -> Try:
    """Add a trial under the name of the check it is of."""
    TRIES[check.__name__] = check
    return check


@trial
def check_refusals(box: lt.Game) -> None:
    known = ids.known_ids(box)
    of_moments(lambda moment: engine.check_refusals(moment, known))(box)


@trial
def check_scores(box: lt.Game) -> None:
    of_games(lambda game: engine.check_scores(game, RECOUNTS[box.name]))(box)


@trial
def check_journal_tells_no_more(box: lt.Game) -> None:
    of_moments(lambda moment: hidden.check_journal_tells_no_more(moment, set()))(box)


@trial
def check_texts_parse(box: lt.Game) -> None:
    rules = box.rules(2)
    words.check_texts_parse(rules, range(int(rules.actions)))


@trial
def check_named_ids_exist(box: lt.Game) -> None:
    ids.check_named_ids_exist(box, [f'RULE = "{box.meta.prefix}.info.memory"'])


@trial
def check_rulebooks_agree(box: lt.Game) -> None:
    ids.check_rulebooks_agree(box)


@trial
def check_every_rule_is_tested(box: lt.Game) -> None:
    """Write a test for each rule of the correct toy, and see whether they fit this one."""
    with tempfile.TemporaryDirectory() as folder:
        lines = [f'@pytest.mark.rule("{rule}")' for rule in ids.book(Cage(box.name), "en").rules()]
        Path(folder, "test_rules.py").write_text("\n".join([*lines, "def test_it(): ..."]), "utf-8")
        ids.check_every_rule_is_tested(box, Path(folder))


@trial
def check_playthroughs_exist(box: lt.Game) -> None:
    """Write the playthroughs of the correct toy down, and see whether they are all that this one needs."""
    with tempfile.TemporaryDirectory() as folder:
        write_playthroughs(Cage(box.name), Path(folder))
        golden.check_playthroughs_exist(box, Path(folder))


@trial
def check_playthrough(box: lt.Game) -> None:
    """Write the playthroughs of the correct toy down, and play them with this one."""
    with tempfile.TemporaryDirectory() as folder:
        for file in write_playthroughs(Cage(box.name), Path(folder)):
            golden.check_playthrough(box, file)


def write_playthroughs(box: lt.Game, folder: Path) -> list[Path]:
    (folder / golden.FOLDER).mkdir()
    files = []
    for name, table in golden.wanted(box).items():
        files.append(folder / golden.FOLDER / name)
        files[-1].write_text(golden.invent(table, 5), "utf-8")
    return files


@trial
def check_counts(box: lt.Game) -> None:
    """Count the nodes of the correct toy, and compare those of this one."""
    rows = []
    for seats, depth in ((2, 8), (3, 6)):
        right = Cage(box.name).rules(seats)
        nodes = perft.perft(right, right.start(3), depth)
        rows.append({"seats": seats, "options": {}, "seed": 3, "depth": depth, "nodes": nodes})
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, perft.TINY).write_text(box.text("sheet.toml"), "utf-8")
        Path(folder, perft.COUNTS).write_text(json.dumps(rows), "utf-8")
        perft.check_counts(box, Path(folder))


@trial
def check_digests(box: lt.Game) -> None:
    """Write the digests of the correct toy down, and compare those of this one."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, digests.FILE).write_text(json.dumps(digests.digests(Cage(box.name))), "utf-8")
        digests.check_digests(box, Path(folder))


@trial
def check_hash_seeds(box: lt.Game) -> None:
    assert isinstance(box, Cage)
    digests.check_hash_seeds(box.address)
