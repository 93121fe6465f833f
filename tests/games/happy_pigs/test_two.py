"""Two players: the neutral tiles."""

import pytest

import ludotheque as lt
from tests.games.happy_pigs.tables import GAME, choose, table
from tests.games.tables import play, refusal, state, texts
from tests.games.views import view_of

BUSY = "$90 5 fields 9 baby 4 big 3 supplement 3 amulet"


def shares(match: lt.Match) -> list[int]:
    told: list[int] = state(match)["shares"]
    return told


@pytest.mark.rule("pigs.two.neutral")
@pytest.mark.parametrize("first", [0, 1])
def test_who_is_not_first_player_holds_them(first: int) -> None:
    match = GAME.match(2, 1, first=first)
    assert state(match)["holder"] == 1 - first
    assert [player.neutral for player in view_of(match, None).players] == [first == 1, first == 0]


@pytest.mark.rule("pigs.two.neutral")
@pytest.mark.parametrize("seats", range(3, 7))
def test_nobody_holds_any_with_more_players(seats: int) -> None:
    match = table([BUSY] * 2 + [""] * (seats - 2))
    assert state(match)["holder"] == -1
    assert texts(match, 1) == ["choose feed", "choose mate", "choose buy", "choose sell"]
    assert refusal(match, 1, "choose feed neutral-buy") == "pigs.two.neutral"


@pytest.mark.rule("pigs.two.neutral")
def test_own_and_neutral_action_are_one_commitment() -> None:
    match = table([BUSY, BUSY])
    assert len(texts(match, 1)) == 16
    assert texts(match, 1)[1] == "choose feed neutral-mate"
    assert refusal(match, 1, "choose feed") == "pigs.two.neutral"
    assert refusal(match, 0, "choose feed neutral-buy") == "pigs.two.neutral"
    match.play(1, "choose sell neutral-mate")
    assert match.waiting == [0]
    view = view_of(match, 1)
    assert (view.mine, view.mine_neutral, view.neutral) == ("sell", "mate", "")
    for seat in (None, 0):
        view = view_of(match, seat)
        assert (view.mine, view.mine_neutral, view.neutral) == ("", "", "")
        assert not view.hinders
    match.play(1, "choose buy neutral-feed")
    match.play(0, "choose feed")
    told = state(match)
    assert (told["actions"], told["neutral"]) == (["feed", "buy"], "feed")
    assert view_of(match, None).neutral == "feed"
    assert view_of(match, None).hinders


@pytest.mark.rule("pigs.two.hinder")
@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        ("feed buy feed", [4, 7]),  # alone with the neutral tile
        ("feed feed feed", [3, 3]),  # with its holder too: 3, 3 and 2
        ("feed buy mate", [8, 7]),
        ("feed buy buy", [8, 7]),  # matching only its holder it has no effect
        ("feed feed buy", [4, 4]),
        ("mate sell mate", [4, 7]),  # the neutral tile comes last: of seven it gets three
    ],
)
@pytest.mark.parametrize("first", [0, 1])
def test_it_shares_the_opponents_limit(actions: str, expected: list[int], first: int) -> None:
    """Seat 0 is the opponent, seat 1 holds the tiles, whoever is first player."""
    match = table([BUSY, BUSY], actions=actions, first=first, holder=1)
    assert shares(match) == expected


@pytest.mark.rule("pigs.two.hinder")
def test_it_is_last_in_order() -> None:
    """Of a limit of 8 for three, the two players get 3 each, whoever is first."""
    for first in (0, 1):
        match = table([BUSY, BUSY], actions="feed feed feed", first=first)
        assert shares(match) == [3, 3]
        # Of 7 the first player gets 3; the other 2, as the neutral tile does.
        match = table([BUSY, BUSY], actions="sell sell sell", first=first)
        assert shares(match) == ([3, 2] if first == 0 else [2, 3])


@pytest.mark.rule("pigs.two.hinder")
def test_it_performs_nothing_and_is_paid_nothing() -> None:
    match = table(["$5", "$5 1 big"], actions="mate sell mate")
    play(match, "stop")
    assert state(match)["money"] == [5 + 4, 5 + 7]


@pytest.mark.rule("pigs.two.passes")
def test_it_passes_when_it_matched() -> None:
    match = table([BUSY, BUSY], actions="feed buy feed")
    assert (
        match.story()[-1]
        == "Player 2’s neutral tile, “Feed”, gets in the way of Player 1, who gets the neutral tiles next round."
    )
    assert state(match)["holder"] == 1  # until the round is over
    play(match, "stop", "stop")
    assert state(match)["holder"] == 0
    assert state(match)["neutral"] == "-"
    assert len(texts(match, 0)) == 16
    assert len(texts(match, 1)) == 4
    match.play(0, "choose feed neutral-sell")
    match.play(1, "choose sell")
    play(match, "stop", "stop")
    assert state(match)["holder"] == 1  # and back again


@pytest.mark.rule("pigs.two.passes")
@pytest.mark.parametrize("actions", ["feed buy mate", "feed buy buy", "feed feed sell"])
def test_it_stays_otherwise(actions: str) -> None:
    match = table([BUSY, BUSY], actions=actions)
    assert match.story()[-1].endswith("gets in nobody’s way.")
    play(match, "stop", "stop")
    assert state(match)["holder"] == 1


@pytest.mark.rule("pigs.two.passes")
def test_it_passes_even_if_it_took_nothing_of_use() -> None:
    match = table(["", ""], actions="feed buy feed")
    assert state(match)["round"] == 13
    assert state(match)["holder"] == 0


@pytest.mark.rule("pigs.two.passes")
def test_it_passes_over_a_change_of_season() -> None:
    match = table(["", ""], card="land-sale", number=3, actions="feed buy feed")
    assert (state(match)["round"], state(match)["holder"]) == (4, 0)


@pytest.mark.rule("pigs.two.open")
def test_open_choice_shows_both_tiles() -> None:
    match = table([BUSY, BUSY], options={"open_choice": True}, first=1, holder=1)
    assert match.waiting == [1]
    assert len(texts(match)) == 16
    play(match, "choose sell neutral-mate")
    for seat in (None, 0, 1):
        view = view_of(match, seat)
        assert view.players[1].action == "sell"
        assert view.neutral == "mate"
        assert view.prompt.key == ("show-you" if seat == 0 else "show")
    assert match.story() == ["Player 2 chooses “Sell”, and “Breed” with the neutral tile."]
    play(match, "choose mate")
    assert shares(match) == [4, 7]


@pytest.mark.rule("pigs.two.neutral")
def test_the_neutral_action_is_neither_players_own() -> None:
    match = table([BUSY, BUSY])
    choose(match, "feed sell buy")
    assert state(match)["actions"] == ["feed", "sell"]
    assert state(match)["neutral"] == "buy"
