"""Activities and poops."""

from typing import Any

import pytest

from tests.games.happy_corgi.slow_box import BORDER, MIDDLE
from tests.games.happy_corgi.tables import TINY, hand, table
from tests.games.tables import events, play, refusal, state, texts
from tests.games.views import view_of

# postman  lamp-post  doorstep  stare   stroll
# lift     park       beach     groomer window
# flower-… studio     basket    school  sofa-hour
# park-run garden     kitchen   sofa    dinner
# guard    grooming   mess      photo-… picnic


def poops(said: list[str]) -> list[str]:
    return [text.split()[1] for text in said if text.startswith("poop ")]


@pytest.mark.rule("corgi.activity.reach")
@pytest.mark.parametrize(
    ("place", "within"),
    [
        ("park", "postman lamp-post doorstep lift window flower-bed grooming picnic"),
        ("beach", "lamp-post doorstep stare lift window park-run dinner mess"),
        ("basket", "postman doorstep stroll flower-bed sofa-hour guard mess picnic"),
        ("sofa", "postman stare sofa-hour park-run dinner mess photo-shoot picnic"),
    ],
)
def test_eight_cells_are_in_reach(place: str, within: str) -> None:
    match = table(["", ""], at=f"{place} basket", phase="solve")
    assert poops(texts(match)) == within.split()
    assert view_of(match, 0).reach == within.split()
    for activity in match.rules.pieces()["activity"]:
        if activity not in within.split():
            assert refusal(match, match.waiting[0], f"poop {activity}") == "corgi.activity.reach"


@pytest.mark.rule("corgi.activity.reach")
def test_reach_is_row_column_and_diagonals_everywhere() -> None:
    names = ["park", "beach", "groomer", "studio", "basket", "school", "garden", "kitchen", "sofa"]
    for spot, place in enumerate(names):
        row, column = MIDDLE[spot]
        match = table(["", ""], at=f"{place} basket", phase="solve")
        found = {state(match)["cells"].index(activity) for activity in poops(texts(match))}
        assert found == {
            cell
            for cell, (r, c) in enumerate(BORDER)
            if r == row or c == column or r - c == row - column or r + c == row + column
        }
        assert len(found) == 8


@pytest.mark.rule("corgi.activity.solve")
def test_solving_takes_the_cards_and_gives_the_hugs() -> None:
    match = table(["bark-s1 waddle-c2 sniff-s1 fart-s1", ""], at="groomer basket", phase="solve", discards="mark-s1")
    assert refusal(match, match.waiting[0], "solve park-run waddle-c2 bark-s1 sniff-s1") == "corgi.activity.reach"
    assert refusal(match, match.waiting[0], "solve lift fart-s1 mark-s1") == "corgi.activity.solve"
    assert refusal(match, match.waiting[0], "solve park-run") == "corgi.activity.reach"
    assert refusal(match, match.waiting[0], "solve lift") == "corgi.activity.solve"
    match = table(["bark-s1 waddle-c2 sniff-s1 fart-s1", ""], at="beach basket", phase="solve", discards="mark-s1")
    assert refusal(match, match.waiting[0], "solve park-run bark-s1 fart-s1") == "corgi.activity.solve"
    assert (
        refusal(match, match.waiting[0], "solve park-run waddle-c2 bark-s1 sniff-s1 fart-s1") == "corgi.activity.solve"
    )
    assert refusal(match, match.waiting[0], "solve park-run") == "table.owner"  # with which cards? That can be done
    play(match, "solve park-run waddle-c2 bark-s1 sniff-s1")
    told = state(match)
    assert hand(match, 0) == ["fart-s1"]
    assert told["hugs"] == [3, 0]
    assert told["solved"] == [["park-run"], []]
    assert sorted(told["discards"]) == ["bark-s1-1", "mark-s1-1", "sniff-s1-1", "waddle-c2-1"]
    assert match.waiting == [1]


@pytest.mark.rule("corgi.activity.solve")
def test_hugs_are_those_of_the_sheet() -> None:
    hands = "waddle-s1 fart-s1 judge-s1 mark-s1 bark-s1 sniff-s1"
    for place in ("park", "groomer", "garden", "sofa"):
        match = table([hands, ""], at=f"{place} basket", phase="solve")
        for text in texts(match):
            if text.startswith("solve "):
                then = play(table([hands, ""], at=f"{place} basket", phase="solve"), text)
                assert state(then)["hugs"][0] == len(text.split()) - 2  # as many hugs as cards
                assert len(hand(then, 0)) == 6 - (len(text.split()) - 2)


@pytest.mark.rule("corgi.activity.copies")
def test_the_copies_to_discard_are_chosen() -> None:
    match = table(["bark-s1 bark-c2 judge-s1 judge-s1 judge-c1", ""], at="park basket", phase="solve")
    window = [text for text in texts(match) if text.startswith("solve window")]
    assert window == [
        "solve window judge-s1 bark-s1",
        "solve window judge-s1 bark-c2",
        "solve window judge-c1 bark-s1",
        "solve window judge-c1 bark-c2",
    ]
    assert refusal(match, match.waiting[0], "solve window judge-s2 bark-s1") == "corgi.activity.solve"
    play(match, "solve window bark-c2 judge-s1")  # in any order
    assert hand(match, 0) == ["judge-s1", "judge-c1", "bark-s1"]


@pytest.mark.rule("corgi.activity.copies")
def test_an_action_asked_for_twice_takes_two_copies() -> None:
    # In the tiny box, echo asks for two barks; it lies on the third cell of the top row.
    match = table(["bark-s2 bark-c1 bark-c2", ""], at="beach basket", phase="solve", sheet=TINY, reserve=[1, 1])
    assert [text for text in texts(match) if text.startswith("solve echo")] == [
        "solve echo bark-s2 bark-c1",
        "solve echo bark-s2 bark-c2",
        "solve echo bark-c1 bark-c2",
    ]
    assert refusal(match, match.waiting[0], "solve echo bark-c2 bark-c2") == "corgi.activity.solve"
    assert (
        refusal(match, match.waiting[0], "solve echo bark-c2,bark-c1") == "table.owner"
    )  # the same cards in another order
    play(match, "solve echo bark-s2 bark-c2")
    assert hand(match, 0) == ["bark-c1"]
    assert state(match)["hugs"] == [4, 0]
    match = table(["bark-s2", ""], at="beach basket", phase="solve", sheet=TINY, reserve=[1, 1])
    assert not [text for text in texts(match) if text.startswith("solve echo")]


@pytest.mark.rule("corgi.activity.gap")
def test_a_taken_activity_leaves_a_gap() -> None:
    match = play(table(["bark-s1", "bark-s1"], at="park park", phase="solve"), "solve postman bark-s1")
    assert state(match)["cells"][0] == "-"
    assert len([cell for cell in state(match)["cells"] if cell == "-"]) == 1
    match = table(["bark-s1", ""], at="park basket", phase="solve", solved=["", "postman"])
    assert refusal(match, match.waiting[0], "solve postman bark-s1") == "corgi.activity.gap"
    assert refusal(match, match.waiting[0], "poop postman") == "corgi.activity.gap"
    assert refusal(match, match.waiting[0], "solve postman") == "corgi.activity.gap"


@pytest.mark.rule("corgi.activity.one")
def test_one_thing_per_turn() -> None:
    for choice in ("solve postman bark-s1", "poop lamp-post", "end"):
        match = table(["bark-s1 sniff-s1", ""], at="park basket", phase="solve")
        assert refusal(match, match.waiting[0], "solve postman lamp-post bark-s1 sniff-s1") == "corgi.activity.one"
        assert refusal(match, match.waiting[0], "poop postman lamp-post") == "corgi.activity.one"
        assert refusal(match, match.waiting[0], "poop postman mess") == "corgi.activity.reach"
        play(match, choice)
        assert match.waiting == [1]
        assert state(match)["player"] == 1
        assert state(match)["phase"] == "draw"


def test_a_turn_ends_by_itself_where_all_can_see_that_nothing_can_be_done() -> None:
    # Nothing in hand, no poop in reserve.
    far = "lamp-post stare mess picnic"
    match = play(table(["", ""], at="beach basket", poops=[far, ""]), "walk park", "skip")
    assert match.waiting == [1]
    # A card in hand might solve something: whether it does is nobody's business.
    match = play(table(["fart-s1", ""], at="beach basket", poops=[far, ""]), "walk park", "skip")
    assert match.waiting == [0]
    assert texts(match) == ["end"]
    # All that is in reach asks for more cards than there are in hand.
    single = "postman lamp-post doorstep stare"
    match = table(["fart-s1", ""], at="beach basket", poops=["window lift mess picnic", ""], solved=["", single])
    assert play(match, "walk park", "skip").waiting == [1]
    match = table(
        ["fart-s1 fart-s1", ""], at="beach basket", poops=["window lift mess picnic", ""], solved=["", single]
    )
    assert play(match, "walk park", "skip").waiting == [0]
    # Only soiled activities are in reach, but there is a poop left.
    match = table(
        ["", ""], at="beach basket", poops=["lift window flower-bed", ""], solved=["", single + " grooming picnic"]
    )
    assert play(match, "walk park", "skip").waiting == [1]


@pytest.mark.rule("corgi.poop.drop")
def test_a_poop_is_dropped_on_an_activity_in_reach() -> None:
    match = play(table(["", ""], at="park basket", phase="solve"), "poop picnic")
    assert state(match)["poops"] == [["picnic"], []]
    assert state(match)["reserve"] == [3, 4]
    match = table(["bark-s1", ""], at="park basket", phase="solve", poops=["mess stare guard dinner", ""])
    assert poops(texts(match)) == []
    assert refusal(match, match.waiting[0], "poop picnic") == "corgi.poop.drop"
    assert refusal(match, match.waiting[0], "poop beach") == "corgi.poop.drop"  # not on a place


@pytest.mark.rule("corgi.poop.once")
def test_one_poop_of_each_player_on_an_activity() -> None:
    match = table(["", "", ""], at="park basket basket", phase="solve", poops=["postman", "picnic lift", "picnic"])
    assert refusal(match, match.waiting[0], "poop postman") == "corgi.poop.once"
    play(match, "poop picnic")  # poops of others do not matter
    assert state(match)["poops"] == [["postman", "picnic"], ["lift", "picnic"], ["picnic"]]


@pytest.mark.rule("corgi.poop.other")
def test_poops_of_others_give_them_a_hug_and_are_gone() -> None:
    match = table(
        ["bark-s1", "", "mark-s1"], at="park basket basket", phase="solve", poops=["", "postman lift", "postman"]
    )
    play(match, "solve postman bark-s1")
    told = state(match)
    assert told["hugs"] == [1, 1, 1]
    assert told["poops"] == [[], ["lift"], []]
    assert told["reserve"] == [4, 2, 3]  # not back to the reserve
    assert events(match)[:3] == ["solve", "poop-hug", "poop-hug"]
    assert hand(match, 2) == ["mark-s1"]  # hug cards are no part of the hand


@pytest.mark.rule("corgi.poop.other")
def test_hugs_never_run_out() -> None:
    match = table(["bark-s1", ""], at="park basket", phase="solve", poops=["", "postman"])
    told: dict[str, Any] = match.position()
    told["state"]["reserve"] = [4, 0]
    told["state"]["hugs"] = [0, 3]
    match = match.game.from_position(told)
    match.play(0, "solve postman bark-s1")
    assert match.scores == [1, 4]


@pytest.mark.rule("corgi.poop.own")
def test_your_own_poop_returns() -> None:
    match = table(["bark-s1", ""], at="park basket", phase="solve", poops=["postman lift", "postman"])
    play(match, "solve postman bark-s1")
    told = state(match)
    assert told["hugs"] == [1, 1]
    assert told["poops"] == [["lift"], []]
    assert told["reserve"] == [3, 3]
    assert events(match)[:3] == ["solve", "poop-back", "poop-hug"]
