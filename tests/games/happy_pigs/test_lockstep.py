"""Whole games beside a slow second reading of the rulebook."""

import pytest

from ludotheque.engine.rng import Rng
from tests.games.happy_pigs.slow import Slow
from tests.games.happy_pigs.tables import GAME, SHEET, sheet
from tests.games.tables import state

pytestmark = pytest.mark.on_wheel  # the slow game is slow enough; the sources keep step by their digests

# The house's box; one where everybody is rich and farms grow; one where nearly everything runs out; a tight field.
BOXES = {
    "house": SHEET,
    "rich": sheet(("dollars = 45", "dollars = 150"), ("purchases = 5", "purchases = 12")),
    "scarce": sheet(("dollars = 45", "dollars = 90"), (r"count = (50|48|25|20)", "count = 7")),
    "narrow": sheet(("dollars = 45", "dollars = 90"), ("purchases = 5", "purchases = 8"), ("width = 8", "width = 5")),
}


def lively(legal: list[str], rng: Rng) -> str:
    """Choose at random, but seldom to stop or to decline: idle farms show little."""
    busy = [text for text in legal if text not in ("stop", "decline", "save none")]
    some = busy if busy and rng.below(12) else legal
    return some[rng.below(len(some))]


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("open_choice", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_lockstep(seats: int, open_choice: bool, box: str) -> None:
    for seed in range(2 if box == "house" else 1):
        match = GAME.match(seats, 100 * seats + seed, BOXES[box], open_choice=open_choice, forecast=bool(seed))
        slow = Slow(state(match), seats, open_choice, BOXES[box])
        rng = Rng(seed + seats)
        while not match.over:
            waiting = match.waiting
            assert waiting == slow.waiting()
            seat = waiting[rng.below(len(waiting))]
            legal = [choice.text for choice in match.legal(seat)]
            assert sorted(legal) == sorted(slow.legal(seat))
            text = lively(legal, rng)
            match.play(seat, text)
            slow.do(seat, text)
            told = state(match)
            del told["rng"]
            assert told == slow.told(), f"after {text}"
            assert match.scores == slow.scores()
        assert slow.phase == "over"
        assert match.ranking == slow.ranking()
