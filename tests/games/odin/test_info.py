"""What one may know."""

from typing import Any

import msgspec
import pytest

import ludotheque as lt
from tests.games.odin.slow import ORDER
from tests.games.odin.tables import hand, table
from tests.games.views import view_of


def shown(match: lt.Match, seat: int | None) -> set[str]:
    """Find every card that a view names anywhere."""
    text = msgspec.json.encode(match.view(seat)).decode()
    return {card for card in ORDER if f'"{card}"' in text}


@pytest.mark.rule("odin.info.public")
def test_public() -> None:
    match = table(
        ["b5 b7", "k4 k8 r2", "p5"],
        turn=1,
        centre="g5 g6",
        beaten="o1 o2",
        discards="g1 g2",
        seen="r2",
        points=[1, 2, 3],
    )
    for seat in (0, 1, 2, None):
        view: Any = match.view(seat)
        assert [player.hand for player in view.players] == [2, 3, 1]
        assert [player.seen for player in view.players] == [[], ["r2"], []]
        assert [player.points for player in view.players] == [1, 2, 3]
        assert (view.centre, view.number, view.leader) == (["g5", "g6"], 65, 1)
        assert (view.beaten, view.discards) == (["o1", "o2"], ["g1", "g2"])
        assert view.scores == [1, 2, 3]
        assert (view.waiting, view.over, view.ranking) == ([1], False, [])
        assert view.aside == 54 - 6 - 2 - 2 - 2
        assert view.seat == seat
        assert (view.round, view.opener, view.passes, view.target) == (1, 0, 0, 15)


@pytest.mark.rule("odin.info.public")
def test_everyone_sees_who_took_what() -> None:
    match = table(["p1", "k5 k6 k7 r1", "p2"], turn=1, centre="b1 b2")
    match.play(1, "play k5 k6 k7")
    match.play(1, "take b2")
    for seat in (0, 1, 2, None):
        view: Any = match.view(seat)
        assert view.players[1].seen == ["b2"]
        assert [event.key for event in match.events(seat)] == ["play", "choose"]
    assert match.journal[1].args == {"seat": 1, "card": 1, "cards": [0]}


@pytest.mark.rule("odin.info.hidden")
def test_hidden() -> None:
    match = table(["b5 b7", "k4 k8 r2", "p5 p6"], turn=1, centre="g5", discards="g1", seen="r2 p6")
    public = {"r2", "p6", "g5", "g1"}
    for seat in range(3):
        assert shown(match, seat) == public | set(hand(match, seat))
        view: Any = match.view(seat)
        assert view.hand == hand(match, seat)
    assert shown(match, None) == public


@pytest.mark.rule("odin.info.hidden")
def test_cards_set_aside_are_only_counted() -> None:
    for seats, aside in ((3, 27), (6, 0)):
        match = table([" ".join(ORDER[9 * seat : 9 * seat + 9]) for seat in range(seats)])
        view: Any = match.view(None)
        assert view.aside == aside
        assert shown(match, None) == set()
        assert shown(match, 1) == set(ORDER[9:18])


@pytest.mark.rule("odin.info.memory")
def test_a_card_seen_taken_is_shown_until_it_is_played() -> None:
    match = table(["p1 p7", "k8 r1 r3", "p2 p9"], turn=1, centre="b6", seen="r3")
    match.play(1, "play k8")
    view: Any = match.view(0)
    assert view.players[1].seen == ["b6", "r3"]
    match.play(2, "pass")
    match.play(0, "pass")
    match.play(1, "play b6")
    view = match.view(0)
    assert view.players[1].seen == ["r3"]
    match.play(2, "play p9")
    view = match.view(0)
    assert [player.seen for player in view.players] == [[], ["r3"], ["b6"]]


@pytest.mark.rule("odin.info.memory")
def test_the_next_deal_wipes_both() -> None:
    match = table(["b9", "k4 r3", "p5"], seen="r3", discards="g1 g2", target=50)
    match.play(0, "play b9")
    view: Any = match.view(None)
    assert [player.seen for player in view.players] == [[], [], []]
    assert view.discards == []
    assert shown(match, None) == set()


@pytest.mark.rule("odin.info.memory")
def test_the_log_keeps_earlier_rounds() -> None:
    match = table(["b9", "k4 r3", "p5"], target=50)
    match.play(0, "play b9")
    match.play(1, match.legal(1)[0])
    for seat in (0, 1, 2, None):
        assert [event.key for event in match.events(seat)] == ["open", "out", "show", "show", "round", "open"]
        assert match.story("en", seat)[0] == "Player 1 leads with blue 9."


@pytest.mark.rule("odin.info.memory")
def test_discards_of_the_round_are_listed() -> None:
    match = table(["b3 b9", "k4 k8", "p5 p6"], discards="o1 o9")
    match.play(0, "play b3")
    match.play(1, "pass")
    match.play(2, "pass")
    view: Any = match.view(2)
    assert view.discards == ["o1", "o9", "b3"]


@pytest.mark.rule("odin.info.memory")
def test_the_card_discarded_last_is_on_top() -> None:
    """After a trick, after a card was taken from several, and after a hand went out on the centre."""
    match = table(["o8 o9 k1", "k7 k8 k9", "b1 r3"], turn=1, centre="p6 p7", discards="r1 g9", single_round=True)
    match.play(1, "play k7 k8")
    assert view_of(match, 0).discards == ["r1", "g9"]
    match.play(1, "take p7")
    assert view_of(match, 0).discards == ["r1", "g9", "p6"]
    match.play(2, "pass")
    match.play(0, "pass")
    assert view_of(match, None).discards == ["r1", "p6", "g9", "k7", "k8"]
    match.play(1, "play p7")
    match.play(2, "pass")
    match.play(0, "play o8 o9")
    assert hand(match, 0) == ["p7", "k1"]
    assert view_of(match, 0).discards == ["r1", "p6", "g9", "k7", "k8"]
    match.play(1, "pass")
    match.play(2, "pass")
    match.play(0, "play p7")
    match.play(1, "play k9")
    assert match.over
    assert view_of(match, 0).discards == ["r1", "p6", "g9", "k7", "k8", "o8", "o9", "p7"]


@pytest.mark.parametrize(
    ("centre", "beaten", "key", "args"),
    [
        ("", "", "open", {"seat": 1}),
        ("g5", "", "follow", {"seat": 1, "number": 5, "count": 1, "more": 2}),
        ("g5 g9", "", "follow", {"seat": 1, "number": 95, "count": 2, "more": 3}),
        ("g5 g9", "r1 r2", "take", {"seat": 1}),
    ],
)
def test_prompts(centre: str, beaten: str, key: str, args: dict[str, int]) -> None:
    match = table(["b5 b7", "k6 k9", "p5"], turn=1, centre=centre, beaten=beaten)
    for seat in (0, 2, None):
        assert (match.view(seat).prompt.key, match.view(seat).prompt.args) == (key, args)
    assert (match.view(1).prompt.key, match.view(1).prompt.args) == (f"{key}-you", args)


def test_prompt_at_the_end() -> None:
    match = table(["b5", "k4 k8", "p5"], single_round=True)
    match.play(0, "play b5")
    assert [match.view(seat).prompt.key for seat in (0, 1, None)] == ["over", "over", "over"]
