"""The action space: fixed, and all of it."""

from itertools import combinations

from ludotheque.engine.masks import members
from ludotheque.games.odin import moves
from tests.games.odin.slow import ORDER, alike, value
from tests.games.odin.tables import ODIN

RULES = ODIN.rules(4)


def cards_of(move: int) -> list[str]:
    return RULES.choice(move).text.split()[1:]


def test_every_set_is_a_move_and_every_move_a_set() -> None:
    colours = [[card for card in ORDER if card[0] == colour] for colour in "brpgko"]
    ranks = [[card for card in ORDER if card[1] == number] for number in "123456789"]
    sets = {cards for colour in colours for size in range(1, 10) for cards in combinations(colour, size)}
    sets |= {cards for rank in ranks for size in range(2, 7) for cards in combinations(rank, size)}
    plays = [tuple(cards_of(move)) for move in range(moves.PASS)]
    assert set(plays) == sets
    assert len(plays) == len(sets) == 6 * 511 + 9 * 57
    rest = [RULES.choice(move).text for move in range(moves.PASS, int(RULES.actions))]
    assert rest == ["pass", *(f"take {card}" for card in ORDER)]
    assert RULES.actions == 3634


def test_plays_know_their_cards_their_size_and_their_number() -> None:
    for move in range(moves.PASS):
        cards = cards_of(move)
        assert alike(cards)
        assert members(int(moves.CARDS_OF[move])) == [ORDER.index(card) for card in cards]
        assert moves.COUNT_OF[move] == len(cards)
        assert moves.NUMBER_OF[move] == value(cards)
        assert moves.play_of(int(moves.CARDS_OF[move])) == move
        assert RULES.pieces()["play"][move] == "+".join(cards)


def test_other_cards_are_no_play() -> None:
    for cards in combinations(range(0, 54, 5), 2):
        together = alike([ORDER[card] for card in cards])
        assert (moves.play_of(sum(1 << card for card in cards)) >= 0) == together
    assert moves.play_of(0) == -1
    assert moves.play_of(0b111 | 1 << 9) == -1
    assert moves.play_of(1 | 1 << 9 | 1 << 10) == -1
