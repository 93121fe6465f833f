"""Legal moves, against a slow second opinion, in made-up states."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.rng import Rng
from tests.games.hygge.slow import Slow
from tests.games.hygge.tables import HOUSE, HYGGE, LAST, STORE

RULES = {seats: HYGGE.rules(seats) for seats in (2, 3, 4)}


def random_state(seats: int, rng: Rng) -> Any:
    """Make up a state: any gaps in the stock, and sometimes very much in front."""
    s: Any = RULES[seats].start(int(rng.below(1000)))
    gaps = 1 + rng.below(8)
    for place in range(len(s.stock)):
        if rng.below(8) < gaps:
            s.stock[place] = -1
    plenty = 1 + rng.below(9)
    s.front = vec[i64](
        [int(1 + rng.below(3)) if i % 23 < 22 and rng.below(10) < plenty else 0 for i in range(23 * seats)]
    )
    phase = rng.below(3)
    s.phase = phase
    if phase == LAST:
        s.chosen = vec[i64]([-1] * seats)
    return s


@pytest.mark.rule("hygge.take.line")
@pytest.mark.rule("hygge.take.gaps")
@pytest.mark.rule("hygge.store.match")
@pytest.mark.rule("hygge.store.paws")
@pytest.mark.rule("hygge.store.colours")
@pytest.mark.rule("hygge.end.last-action")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_moves_are_those_of_the_slow_game(seats: int) -> None:
    rng = Rng(seats)
    rules = RULES[seats]
    sizes = set()
    for number in range(400):
        s: Any = random_state(seats, rng)
        slow = Slow(rules.position(s), HOUSE)
        for seat in range(seats):
            legal = rules.legal_moves(s, seat)
            assert legal == sorted(set(legal)), number
            found = [rules.choice(move).text for move in legal]
            wanted = slow.legal(seat) if s.phase == LAST or seat == s.turn else []
            assert sorted(found) == sorted(wanted), (number, rules.position(s))
            sizes.add((int(s.phase), len(found)))
    assert len(sizes) > 60
    assert max(size for phase, size in sizes if phase == STORE) > 40
    assert max(size for phase, size in sizes if phase == LAST) > 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_samples_are_legal(seats: int) -> None:
    rng = Rng(1)
    for _ in range(100):
        s: Any = random_state(seats, rng)
        legal = RULES[seats].legal_moves(s, s.turn)
        if legal:
            assert RULES[seats].sample(s, s.turn, rng) in legal
