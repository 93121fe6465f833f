"""Luck drawn again for each move: records reproduce it, and a generator that is found out tells nothing of the next."""

import pytest

import ludotheque as lt
from ludotheque.engine.luck import Luck
from ludotheque.engine.rng import Rng

NAMES = list(lt.all_games())


def played(name: str, luck: str) -> lt.Match:
    game = lt.game(name)
    match = lt.Match(game, game.meta.least, 7, luck=luck)
    rng = Rng(3)
    while not match.over:
        legal = match.legal(match.waiting[0])
        match.play(match.waiting[0], legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("name", NAMES)
def test_a_match_of_drawn_luck_is_its_record(name: str) -> None:
    match = played(name, "hashed")
    again = lt.replay(match.record().to_json())
    assert (again.record().luck, again) == ("hashed", match)
    assert played(name, "") != match
    move = match.undo()
    match.play(*move)
    assert match == again, "undone and made again, a move meets the same luck"


def test_every_move_has_a_generator_of_its_own() -> None:
    seen: set[object] = set()
    for seed in (0, 7, 2**96 - 1):
        luck, rng = Luck(seed), Rng(0)
        seen.add(luck.deal())
        for number in range(1, 100):
            luck.draw(rng, number)
            seen.add(tuple(rng.words()))
    assert len(seen) == 3 * 100


def test_what_is_drawn_does_not_depend_on_what_was_drawn_before() -> None:
    one, other = Rng(1), Rng(2)
    other.word()
    Luck(7).draw(one, 5)
    Luck(7).draw(other, 5)
    assert one.words() == other.words() != Rng(7).words()


def test_unknown_luck_is_refused() -> None:
    with pytest.raises(lt.Refused):
        lt.Match(lt.game(NAMES[0]), lt.game(NAMES[0]).meta.least, 7, luck="good")
