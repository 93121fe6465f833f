"""All checks of the contract, and what each is tried on."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import ludotheque as lt
from ludotheque.contract import (
    bots,
    digests,
    engine,
    files,
    folder,
    golden,
    hidden,
    ids,
    lessons,
    moments,
    perft,
    records,
    simultaneous,
    texts,
    words,
)
from ludotheque.contract.play import Decision, Played, played
from ludotheque.contract.tables import Table, tables

BOTS_STEP = 2  # bots think about every second decision

# Without these nothing else makes sense.
FIRST: list[Callable[[lt.Game], None]] = [files.check_files, files.check_meta, files.check_sheet]
NEEDED = {check.__name__.removeprefix("check_") for check in FIRST}
OF_GAMES: list[Callable[[lt.Game], None]] = [
    *FIRST,
    ids.check_rulebooks_agree,
    ids.check_named_ids_exist,
    ids.check_every_rule_is_carried_out,
    texts.check_languages_agree,
    texts.check_own_words,
    texts.check_lobby,
    texts.check_said,
    words.check_texts,
    words.check_meanings,
    moments.check_every_mark_occurs,
    lessons.check_lesson,
    digests.check_hash_seeds,
]
OF_MATCHES: list[Callable[[Played], None]] = [
    engine.check_somebody_can_act,
    engine.check_legal_moves,
    engine.check_conservation,
    engine.check_end,
    engine.check_ranking,
    engine.check_copies,
    engine.check_same_again,
    records.check_record,
    records.check_replay,
    records.check_twins,
    hidden.check_rng_stays_secret,
    moments.check_marks,
    moments.check_nobody_acts_in_moments,
    moments.check_moments_stay,
    moments.check_moments_show_nothing,
    words.check_log,
    words.check_memory,
    words.check_prompts,
    words.check_choices,
    words.check_phrases,
    words.check_reasons,
    words.check_end_is_told,
    words.check_tables_are_drawn,
    words.check_pieces_have_names,
]
OF_DECISIONS: list[Callable[[Decision], None]] = [
    engine.check_legal_moves_apply,
    engine.check_samples,
    engine.check_refusals,
    engine.check_text_refusals,
    records.check_fields,
    records.check_pickle,
    records.check_position,
    records.check_begun_at_a_position,
    hidden.check_redeal_shows_nothing,
    hidden.check_strangers,
    hidden.check_refusals_show_nothing,
    hidden.check_features_show_nothing,
    hidden.check_redeal_knows_nothing,
    hidden.check_redeal_is_sound,
    hidden.check_redraw_keeps_what_is_known,
    hidden.check_spectators,
]
OF_BOTS: list[Callable[[Decision], None]] = [
    bots.check_bot_gets_a_redeal,
    bots.check_bot_is_legal,
    bots.check_bot_does_not_peek,
    bots.check_bot_is_reproducible,
    bots.check_evaluation,
]
OF_CHOICES: list[Callable[[Decision], None]] = [  # where several choose at once
    simultaneous.check_order,
    simultaneous.check_secret,
    simultaneous.check_revisions,
    simultaneous.check_late,
]
OF_TESTS: list[Callable[[lt.Game, Path], None]] = [  # of what a game's tests know of it
    ids.check_every_rule_is_tested,
    perft.check_counts,
    digests.check_digests,
    golden.check_playthroughs_exist,
    hidden.check_knowledge,
    hidden.check_fair_redeals,
    hidden.check_fair_redraws,
]
SLOW = ("hash_seeds", "knowledge", "fair_redeals", "fair_redraws")  # the quick ones leave these out


@dataclass(frozen=True)
class Check:
    """One promise, of a game or at a table of it: calling it raises AssertionError with a sentence if it is broken."""

    name: str
    subject: str  # the game, the table or the file that it is tried on
    promise: str
    run: Callable[[], None]

    def __call__(self) -> None:
        self.run()

    def __str__(self) -> str:
        return f"{self.name}-{self.subject}"


def checks(game: lt.Game | str, tests: Path | None = None, *, quick: bool = False, matches: int = 1) -> list[Check]:
    """List the checks of a game; some need what the folder of its tests holds.

    `quick` leaves one table for each player count, and leaves out what is slow; `matches` are played at each table.
    """
    if not __debug__:
        raise RuntimeError("the contract is made of assertions: run Python without -O")
    game = lt.game(game) if isinstance(game, str) else game
    listed = [
        *(check(tried, game.name, partial(tried, game)) for tried in OF_GAMES),
        *(of_tests(game, tests) if tests else ()),
        *(one for table in tables(game, quick=quick, matches=matches) for one in of_table(table, tests)),
    ]
    return [one for one in listed if not quick or one.name not in SLOW]


def check(tried: Callable[..., None], subject: object, run: Callable[[], None]) -> Check:
    promise = (tried.__doc__ or "").split("\n")[0].removesuffix(".")
    return Check(tried.__name__.removeprefix("check_"), str(subject), promise, run)


def of_tests(game: lt.Game, tests: Path) -> Iterable[Check]:
    """List the checks of what the tests of a game know of it."""
    for tried in OF_TESTS:
        yield check(tried, game.name, partial(tried, game, tests))
    for file in sorted((tests / golden.FOLDER).glob("*.txt")):
        yield check(golden.check_playthrough, f"{game.name}-{file.stem}", partial(golden.check_playthrough, game, file))


def of_table(table: Table, tests: Path | None) -> Iterable[Check]:
    """List the checks of a table."""
    for of_match in OF_MATCHES:
        yield check(of_match, table, partial(run_on_match, of_match, table))
    for of_decision in [*OF_DECISIONS, *(OF_CHOICES if chooses_at_once(table.game) else ())]:
        yield check(of_decision, table, partial(run_on_decisions, of_decision, table))
    for of_bot in OF_BOTS:
        yield check(of_bot, table, partial(run_on_decisions, of_bot, table, BOTS_STEP))
    if tests:
        yield check(engine.check_scores, table, partial(run_scores, table, tests))
        yield check(hidden.check_journal_tells_no_more, table, partial(run_journal, table, tests))


@cache
def chooses_at_once(game: lt.Game) -> bool:
    try:
        return simultaneous.has_some(game)
    except Exception:  # whatever a game being written can do: the first checks say what
        return False


def run_on_match(tried: Callable[[Played], None], table: Table) -> None:
    tried(played(table))


def run_on_decisions(tried: Callable[[Decision], None], table: Table, step: int = 1) -> None:
    for decision in played(table).decisions[::step]:
        tried(decision)


def run_scores(table: Table, tests: Path) -> None:
    engine.check_scores(played(table), folder.recount(tests))


def run_journal(table: Table, tests: Path) -> None:
    for decision in played(table).decisions:
        hidden.check_journal_tells_no_more(decision, folder.reveals(tests))
