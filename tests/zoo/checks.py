"""All checks of the contract by name, each as something to try on a game."""

import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import ludotheque as lt
from ludotheque.contract import digests, engine, golden, hidden, ids, listing, perft
from ludotheque.contract.play import Decision, Played, play
from ludotheque.contract.records import check_begun_at_a_position, check_replay, check_twins
from ludotheque.contract.tables import by_chance
from ludotheque.contract.write import write
from tests.zoo.cage import Cage
from tests.zoo.recount import RECOUNTS

Try = Callable[[lt.Game], None]


def of_matches(check: Callable[[Played], None], box: lt.Game) -> None:
    """Play a match at each table of a covering set, by chance alone, so that no bot is needed."""
    for table in by_chance(box):
        check(play(table, table.seed))


def of_decisions(check: Callable[[Decision], None], box: lt.Game) -> None:
    for table in by_chance(box):
        for decision in play(table, table.seed).decisions:
            check(decision)


def of_tests(check: Callable[[lt.Game, Path], None], box: lt.Game) -> None:
    check(box, Path(tests_of(box.name).name))


@cache
def tests_of(toy: str) -> "tempfile.TemporaryDirectory[str]":
    """Write the tests of a correct toy: what its broken ones are measured by."""
    box = Cage(toy)
    folder = tempfile.TemporaryDirectory()
    lines = [f'@pytest.mark.rule("{rule}")' for rule in ids.book(box, "en").rules()]
    Path(folder.name, "test_rules.py").write_text("\n".join([*lines, "def test_it(): ..."]), "utf-8")
    Path(folder.name, perft.TINY).write_text(box.text("sheet.toml"), "utf-8")
    list(write(box, Path(folder.name)))
    return folder


def check_playthrough(box: lt.Game) -> None:
    for file in sorted(Path(tests_of(box.name).name, golden.FOLDER).glob("*.txt")):
        golden.check_playthrough(box, file)


def check_scores(box: lt.Game) -> None:
    of_matches(lambda played: engine.check_scores(played, RECOUNTS[box.name]), box)


def check_journal_tells_no_more(box: lt.Game) -> None:
    of_decisions(lambda decision: hidden.check_journal_tells_no_more(decision, set()), box)


def check_hash_seeds(box: lt.Game) -> None:
    assert isinstance(box, Cage)
    digests.check_hash_seeds(box, box.address)


# These look a game up on the shelf, where no cage is: they hold the library to something, not a game.
OF_THE_LIBRARY = (check_replay, check_twins, check_begun_at_a_position)
DECISIONS = [*listing.OF_DECISIONS, *listing.OF_CHOICES, *listing.OF_BOTS]
TRIES: dict[str, Try] = {
    **{check.__name__: check for check in listing.OF_GAMES},
    **{check.__name__: partial(of_matches, check) for check in listing.OF_MATCHES if check not in OF_THE_LIBRARY},
    **{check.__name__: partial(of_decisions, check) for check in DECISIONS if check not in OF_THE_LIBRARY},
    **{check.__name__: partial(of_tests, check) for check in listing.OF_TESTS},
    **{check.__name__: check for check in (check_playthrough, check_scores, check_journal_tells_no_more)},
    check_hash_seeds.__name__: check_hash_seeds,
}
