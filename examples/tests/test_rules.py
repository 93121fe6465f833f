"""Every rule of Crazy Eights, by its id."""

from typing import Any

import pytest

import ludotheque as lt

CARDS = [rank + suit for suit in "cdhs" for rank in ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")]


GAME: Any = lt.game("crazy_eights")  # type checkers do not know what its views hold


def table(hands: list[str], pile: str = "7h", *, stock: int | None = None, **changes: Any) -> Any:
    """Open a match at a table where seat 0 is to move, with these hands; `pile` ends with its top card.

    All other cards are in the stock or, if it is to hold only so many, under the pile.
    """
    position = GAME.match(seats=len(hands), seed=1, first=0, rounds=changes.pop("rounds", 1)).position()
    state: Any = position["state"]
    held = [hand.split() for hand in hands]
    laid = pile.split()
    rest = [card for card in CARDS if card not in sum(held, laid)]
    kept = rest if stock is None else rest[:stock]
    state["hands"] = held
    state["stock"] = kept + ["-"] * (len(CARDS) - len(kept))
    state["left"] = len(kept)
    state["pile"] = [card for card in CARDS if card in laid or card in rest[len(kept) :]]
    state["top"], state["suit"] = laid[-1], laid[-1][-1]
    state.update(changes)
    return GAME.from_position(position)


def refused(match: lt.Match, text: str) -> str:
    """Try a move that is not allowed, and return the rule that it is refused with."""
    with pytest.raises(lt.IllegalMove) as error:
        match.play(0, text)
    return error.value.rule


@pytest.mark.rule("eights.setup.players")
def test_players() -> None:
    for seats in (1, 6):
        with pytest.raises(lt.Refused) as error:
            GAME.match(seats=seats)
        assert error.value.rule == "eights.setup.players"


@pytest.mark.rule("eights.setup.deal")
def test_deal() -> None:
    for seats, hand in ((2, 7), (3, 5), (5, 5)):
        view = GAME.match(seats=seats, seed=1).view(0)
        assert [player.cards for player in view.players] == [hand] * seats
        assert len(view.hand) == hand
        assert view.stock == 52 - seats * hand - 1


@pytest.mark.rule("eights.setup.starter")
def test_the_first_card_is_followed_even_if_it_is_an_eight() -> None:
    for seed in range(200):
        view = GAME.match(seats=2, seed=seed).view()
        assert view.pile == [view.top]
        assert view.suit == view.top[-1]
        if view.top.startswith("8"):
            return
    pytest.fail("no eight was turned up in 200 deals")


@pytest.mark.rule("eights.setup.first", "eights.setup.rounds")
def test_rounds_are_begun_in_turn() -> None:
    match = table(["7c", "2d 3d", "4s"], rounds=2)
    match.play(0, "play 7c")
    assert match.view().round == 2
    assert match.waiting == [1]
    assert [player.cards for player in match.view().players] == [5, 5, 5]
    match = table(["7c", "2d 3d", "4s"], rounds=1)
    match.play(0, "play 7c")
    assert match.over


@pytest.mark.rule("eights.turn.play")
def test_a_card_matches_suit_or_rank() -> None:
    match = table(["7c 2h 3d 8s", "2d 3c"])
    assert [choice.text for choice in match.legal(0) if choice.kind == "play"] == ["play 7c", "play 2h"]
    assert refused(match, "play 3d") == "eights.turn.play"
    assert refused(match, "play 4d") == "table.owner"
    match.play(0, "play 2h")
    assert match.view().top == "2h"
    assert match.waiting == [1]
    assert "play 2d" in match.legal(1)
    assert "play 3c" not in match.legal(1)


@pytest.mark.rule("eights.turn.eight")
def test_an_eight_goes_on_anything_and_names_a_suit() -> None:
    match = table(["8s 2c", "6h 3d 8c 2s"])
    assert refused(match, "play 8s") == "eights.turn.eight"
    match.play(0, "play 8s d")
    assert match.view().suit == "d"
    eights = [f"play 8c {suit}" for suit in "cdhs"]
    assert [choice.text for choice in match.legal(1)] == [*eights, "play 3d", "draw"]


@pytest.mark.rule("eights.turn.draw")
def test_one_card_may_be_drawn() -> None:
    match = table(["7c 2d", "2c 3d"], stock=3)
    match.play(0, "draw")
    assert match.waiting == [0]
    assert len(match.view(0).hand) == 3
    assert match.view().stock == 2
    assert [event.key for event in match.events(0)] == ["draw", "drew"]
    assert [event.key for event in match.events(1)] == ["draw"]
    assert refused(match, "draw") == "eights.turn.draw"
    match.play(0, "play 7c")
    assert match.waiting == [1]


@pytest.mark.rule("eights.turn.pass")
def test_passing_needs_a_card_drawn_or_an_empty_stock() -> None:
    match = table(["7c 2d", "2c 3d"], stock=1)
    assert refused(match, "pass") == "eights.turn.pass"
    match.play(0, "draw")
    match.play(0, "pass")
    assert match.waiting == [1]
    assert [choice.text for choice in match.legal(1)] == ["pass"]


@pytest.mark.rule("eights.end.out", "eights.end.score", "eights.end.winner")
def test_who_is_left_with_cards_pays_for_them() -> None:
    match = table(["7c", "8d kd ad 9d", "10s"])
    match.play(0, "play 7c")
    assert match.over
    assert match.scores == [0, 70, 10]
    assert match.ranking == [1, 3, 2]


@pytest.mark.rule("eights.end.blocked")
def test_everybody_passes() -> None:
    match = table(["7c 2d", "2c", "9s"], stock=0)
    for seat in (0, 1, 2):
        assert not match.over
        match.play(seat, "pass")
    assert match.over
    assert match.scores == [9, 2, 9]
    assert match.ranking == [2, 1, 2]


@pytest.mark.rule("eights.info.public", "eights.info.memory")
def test_the_pile_is_open() -> None:
    match = table(["7c 2d", "2c 3d"])
    match.play(0, "play 7c")
    for seat in (None, 0, 1):
        assert match.view(seat).pile == ["7c", "7h"]
        assert [player.cards for player in match.view(seat).players] == [1, 2]


@pytest.mark.rule("eights.info.hidden")
def test_hands_are_hidden() -> None:
    match = table(["7c 2d", "2c 3d"])
    assert match.view(0).hand == ["7c", "2d"]
    assert match.view(1).hand == ["2c", "3d"]
    assert match.view(None).hand == []
