"""Legal moves, against a slow second opinion."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State
from tests.games.odin.slow import ORDER, Slow, alike, named
from tests.games.odin.tables import FOLLOW, ODIN, OPEN, TAKING

RULES = ODIN.rules(3)


def mask(cards: list[str]) -> int:
    return sum(1 << ORDER.index(card) for card in cards)


def draw(cards: list[str], n: int, rng: Rng) -> list[str]:
    left = list(cards)
    return [left.pop(rng.below(len(left))) for _ in range(n)]


def random_state(rng: Rng) -> Any:
    """Make up a state at a random step; often with few colours or few values, so that there is much to lay."""
    colours = draw(list("brpgko"), 1 + int(rng.below(1 + rng.below(6))), rng)
    values = draw(list("123456789"), 1 + int(rng.below(9)), rng)
    cards = [card for card in ORDER if card[0] in colours and card[1] in values]
    hand = draw(cards, min(len(cards), 1 + int(rng.below(9))), rng)
    others = [card for card in ORDER if card not in hand]
    s: Any = RULES.start(0)
    s.turn = s.leader = 0
    s.hands = vec[i64]([mask(hand), mask(draw(others, 3, rng)), 0])
    phase = rng.below(8)
    if phase == 0:
        s.phase = OPEN
    elif phase == 1:
        s.phase = TAKING
        s.beaten = mask(draw(others, 2 + int(rng.below(5)), rng))
    else:
        s.phase = FOLLOW
        s.centre = random_centre(others, rng)
    return s


def random_centre(cards: list[str], rng: Rng) -> int:
    """Choose a play of one colour or one value."""
    first = cards[rng.below(len(cards))]
    kin = [card for card in cards if card[0] == first[0]] if rng.below(2) else [c for c in cards if c[1] == first[1]]
    size = min(len(kin), 1 + int(rng.below(4)))
    laid = draw(kin, size, rng)
    assert alike(laid)
    return RULES.parse("play " + " ".join(named(laid)))


def slow(s: State) -> Slow:
    return Slow(RULES.position(s), 15)


@pytest.mark.rule("odin.play.count")
@pytest.mark.rule("odin.play.set")
@pytest.mark.rule("odin.play.value")
@pytest.mark.rule("odin.open.single")
@pytest.mark.rule("odin.open.whole-hand")
@pytest.mark.rule("odin.take.one")
def test_legal_moves_are_those_of_the_slow_game() -> None:
    rng = Rng(1)
    sizes = set()
    for number in range(3000):
        s = random_state(rng)
        legal = RULES.legal_moves(s, 0)
        assert legal == sorted(set(legal)), number
        found = [RULES.choice(move).text for move in legal]
        assert sorted(found) == sorted(slow(s).legal()), (number, RULES.position(s))
        sizes.add(len(found))
    assert len(sizes) > 40
    assert max(sizes) > 100


def test_the_buffer_holds_the_longest_list() -> None:
    """One colour from 1 to 9 on a single 1, and on a pair, is the most there is to choose from."""
    most = 0
    s: Any = RULES.start(0)
    s.phase, s.turn = FOLLOW, 0
    s.hands = vec[i64]([mask([f"b{value}" for value in range(1, 10)]), 0, 0])
    for centre in ("r1", "r1 r2", "r1 r2 r3", "r1 r2 r3 r4", "r1 r2 r3 r4 r5"):
        s.centre = RULES.parse(f"play {centre}")
        most = max(most, len(RULES.legal_moves(s, 0)))
    assert 200 < most <= len(RULES.buffer)
