"""Effects that touch other players, and those that move things on the board."""

import pytest

from ludotheque.engine.rng import Rng
from tests.games.happy_corgi.tables import hand, table
from tests.games.tables import events, play, refusal, state, texts


@pytest.mark.rule("corgi.effect.targets")
def test_a_player_means_another_one_with_cards() -> None:
    hands = ["bark-s1", "", "mark-s1", "fart-s1 fart-s2"]
    for place, start, back in (
        ("studio", "park", ""),
        ("school", "groomer", "school"),
        ("kitchen", "garden", "kitchen"),
    ):
        match = play(table(hands, at=f"{start} basket basket basket", flipped=back), f"walk {place}")
        assert texts(match) == ["skip", "player 3", "player 4"]
        assert refusal(match, match.waiting[0], "player 1") == "corgi.effect.targets"
        assert refusal(match, match.waiting[0], "player 2") == "corgi.effect.targets"
    match = play(table(hands[:3], at="garden basket basket", flipped="kitchen"), "walk kitchen")
    assert refusal(match, match.waiting[0], "player 4") == "table.owner"
    assert refusal(match, match.waiting[0], "player 2 3") == "corgi.effect.targets"
    assert refusal(match, match.waiting[0], "player 9") == "table.owner"


@pytest.mark.rule("corgi.effect.targets")
def test_corgis_moved_by_an_effect_do_nothing() -> None:
    # The Sofa moves a corgi onto another one, a dog, and a place with an effect.
    match = table(["", "mark-s1", "fart-s1"], at="kitchen beach park", animals={"park": "dog"})
    play(match, "walk sofa", "corgi 2 park")
    told = state(match)
    assert told["corgis"] == ["sofa", "park", "park"]
    assert told["dogs"] == [0, 0, 0]
    assert told["animals"][0] == "dog"
    assert told["flipped"] == ["sofa"]
    assert told["discards"] == []
    assert events(match) == ["walk", "push", "flip"]
    # Nor do those that lie on swapped places.
    match = table(["", "mark-s1", "fart-s1"], at="kitchen park beach", flipped="sofa")
    play(match, "walk sofa", "shift park beach")
    assert events(match) == ["walk", "shift", "flip"]
    assert state(match)["corgis"] == ["sofa", "park", "beach"]


def test_swap_a_card_for_a_random_one() -> None:
    seen = set()
    for seed in range(30):
        hands = ["bark-s1 judge-s1", "mark-s1 mark-s2 fart-s1"]
        match = table(hands, at="park basket", rng=Rng(seed).words())
        play(match, "walk studio", "player 2")
        assert texts(match) == ["give judge-s1", "give bark-s1"]
        assert refusal(match, match.waiting[0], "give mark-s1") == "table.owner"
        assert refusal(match, match.waiting[0], "skip") == "corgi.effect.doable"
        play(match, "give bark-s1")
        assert "bark-s1" in hand(match, 1)  # it cannot come back
        assert len(hand(match, 0)) == 2
        assert len(hand(match, 1)) == 3
        seen |= set(hand(match, 0)) - {"judge-s1"}
    assert seen == {"mark-s1", "mark-s2", "fart-s1"}


def test_a_single_card_is_swapped_without_asking() -> None:
    match = play(table(["bark-s1", "mark-s1"], at="park basket"), "walk studio", "player 2")
    assert (hand(match, 0), hand(match, 1)) == (["mark-s1"], ["bark-s1"])
    assert state(match)["phase"] == "solve"


def test_steal_from_who_holds_more() -> None:
    hands = ["bark-s1", "mark-s1", "fart-s1 fart-s2", "sniff-s1 sniff-s2 sniff-c1"]
    match = play(table(hands, at="groomer basket basket basket"), "walk school")
    assert texts(match) == ["skip", "player 3", "player 4"]
    assert refusal(match, match.waiting[0], "player 2") == "corgi.place.effect"
    play(match, "player 3")
    assert len(hand(match, 0)) == 2
    assert len(hand(match, 2)) == 1
    assert {*hand(match, 0), *hand(match, 2)} == {"bark-s1", "fart-s1", "fart-s2"}


def test_steal_from_anybody() -> None:
    match = play(table(["bark-s1 bark-s1", "mark-s1"], at="garden basket", flipped="kitchen"), "walk kitchen")
    play(match, "player 2")
    assert hand(match, 0) == ["mark-s1", "bark-s1", "bark-s1"]
    assert hand(match, 1) == []


def test_make_somebody_discard() -> None:
    hands = ["bark-s1", "mark-s1 mark-s1", "fart-s1 sniff-s1"]
    match = play(table(hands, at="groomer basket basket", flipped="school"), "walk school", "player 3")
    assert match.waiting == [2]  # at once, out of turn
    assert texts(match) == ["discard fart-s1", "discard sniff-s1"]
    assert refusal(match, 0, "end") == "table.turn"
    play(match, "discard sniff-s1")
    assert hand(match, 2) == ["fart-s1"]
    assert state(match)["top"] == "sniff-s1-1"
    assert match.waiting == [0]
    assert state(match)["player"] == 0
    assert state(match)["phase"] == "solve"
    # Two alike cards are asked for, a single one is not.
    match = play(table(hands, at="groomer basket basket", flipped="school"), "walk school", "player 2")
    assert match.waiting == [1]
    assert texts(match) == ["discard mark-s1"]
    hands[2] = "fart-s1"
    match = play(table(hands, at="groomer basket basket", flipped="school"), "walk school", "player 3")
    assert match.waiting == [0]
    assert hand(match, 2) == []


def test_take_a_poop_back() -> None:
    match = table(["", ""], at="studio basket", poops=["postman picnic", "mess"])
    play(match, "walk garden")
    assert texts(match) == ["skip", "fetch postman", "fetch picnic"]
    assert refusal(match, match.waiting[0], "fetch mess") == "table.owner"
    play(match, "fetch picnic")
    assert state(match)["poops"] == [["postman"], ["mess"]]
    assert state(match)["reserve"] == [3, 3]


def test_swap_two_activities() -> None:
    match = table(["", ""], at="studio basket", flipped="garden", poops=["postman", "mess"], solved=["lift", ""])
    play(match, "walk garden")
    assert len(texts(match)) == 1 + 15 * 14 // 2
    assert refusal(match, match.waiting[0], "trade postman lift") == "table.owner"  # not an empty cell
    play(match, "trade postman mess")
    told = state(match)
    assert told["cells"][0] == "mess"
    assert told["cells"][13] == "postman"
    assert told["poops"] == [["postman"], ["mess"]]  # the poops go along


def test_two_activities_are_needed_to_swap() -> None:
    every = "postman lamp-post doorstep stare stroll lift window flower-bed sofa-hour park-run dinner guard grooming"
    for left, phase in (("guard picnic", "effect"), ("guard", "solve")):
        done = [name for name in f"{every} mess photo-shoot picnic".split() if name not in left.split()]
        match = table(["", ""], at="studio basket", flipped="garden", solved=[" ".join(done), ""])
        assert state(play(match, "walk garden"))["phase"] == phase


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
def test_everybody_passes_a_card_to_the_left(order: list[int]) -> None:
    hands = ["bark-s1 bark-s2", "mark-s1 mark-s2", "fart-s1 fart-s2", ""]
    match = play(table(hands, at="garden basket basket basket"), "walk kitchen", "use")
    assert match.waiting == [0, 1, 2]  # who has no card passes none
    given = ["give bark-s2", "give mark-s1", "give fart-s2"]
    for number, seat in enumerate(order):
        assert match.waiting == sorted(order[number:])
        match.play(seat, given[seat])
        if number < 2:
            assert [hand(match, p) for p in range(4)] == [names.split() for names in hands]  # nothing moves yet
    assert [hand(match, p) for p in range(4)] == [
        ["bark-s1"],
        ["mark-s2", "bark-s2"],
        ["fart-s1", "mark-s1"],
        ["fart-s2"],  # but receives
    ]
    assert state(match)["chosen"] == ["-"] * 4
    assert match.waiting == [0]
    assert state(match)["phase"] == "solve"


def test_a_choice_for_the_left_can_be_changed() -> None:
    match = play(table(["bark-s1 bark-s2", "mark-s1 mark-s1"], at="garden basket"), "walk kitchen", "use")
    match.play(0, "give bark-s1")
    assert match.rules.revising(match.state) == [0]
    match.play(0, "give bark-s2")
    assert events(match).count("chosen") == 1  # the change of mind does not show
    assert texts(match, 1) == ["give mark-s1"]  # two alike ones: asked all the same
    assert refusal(match, 1, "give bark-s1") == "table.owner"
    assert refusal(match, 0, "end") == "table.step"
    assert refusal(match, 1, "skip") == "corgi.effect.doable"
    match.play(1, "give mark-s1")
    assert (hand(match, 0), hand(match, 1)) == (["mark-s1", "bark-s1"], ["mark-s1", "bark-s2"])


def test_a_single_card_is_passed_without_asking() -> None:
    match = play(table(["bark-s1", "mark-s1", "fart-s1 fart-s2"], at="garden basket basket"), "walk kitchen", "use")
    assert match.waiting == [2]
    assert match.rules.revising(match.state) == []
    assert texts(match, 0) == []
    assert refusal(match, 0, "give bark-s1") == "table.turn"
    match.play(2, "give fart-s1")
    assert [hand(match, p) for p in range(3)] == [["fart-s1"], ["bark-s1"], ["fart-s2", "mark-s1"]]
    match = play(table(["", "mark-s1", "fart-s1"], at="garden basket basket"), "walk kitchen", "use")
    assert [hand(match, p) for p in range(3)] == [["fart-s1"], [], ["mark-s1"]]
    assert match.waiting == [0]


def test_move_another_corgi() -> None:
    match = play(table(["", "", ""], at="kitchen park basket"), "walk sofa")
    assert texts(match) == [
        "skip",
        "corgi 2 beach",
        "corgi 2 studio",
        "corgi 3 beach",
        "corgi 3 studio",
        "corgi 3 school",
        "corgi 3 kitchen",
    ]
    assert refusal(match, match.waiting[0], "corgi 1 kitchen") == "corgi.place.effect"
    assert refusal(match, match.waiting[0], "corgi 2 sofa") == "corgi.place.effect"
    assert refusal(match, match.waiting[0], "corgi 2 pool") == "table.owner"
    assert refusal(match, match.waiting[0], "corgi 4 beach") == "table.owner"
    assert refusal(match, match.waiting[0], "solve postman") == "corgi.stop.order"
    for other in ("player 2", "take bark-s1", "discard bark-s1", "walk beach", "use"):
        assert refusal(match, match.waiting[0], other) == "table.step"
    match = play(table(["", "", ""], at="kitchen beach basket"), "walk sofa", "corgi 2 basket")
    assert state(match)["corgis"] == ["sofa", "basket", "basket"]  # the basket included


def test_swap_two_places() -> None:
    match = table(["", "", ""], at="kitchen park basket", flipped="sofa garden", animals={"garden": "cat"})
    play(match, "walk sofa")
    assert len(texts(match)) == 1 + 8 * 7 // 2
    assert refusal(match, match.waiting[0], "shift park pool") == "table.owner"
    assert refusal(match, match.waiting[0], "shift park basket") == "corgi.place.effect"  # not the basket
    play(match, "shift park garden")
    told = state(match)
    assert told["spots"][:6] == [6, 1, 2, 3, 5, 0]
    assert told["corgis"] == ["sofa", "park", "basket"]  # the corgi lies where its place lies
    assert told["animals"][5] == "cat"
    assert told["flipped"] == ["garden"]  # the Sofa was turned over, nothing else


def test_your_own_place_may_be_swapped() -> None:
    match = table(["bark-s1", ""], at="kitchen basket", flipped="sofa")
    play(match, "walk sofa", "shift park sofa")
    told = state(match)
    assert told["spots"][0] == 8
    assert told["spots"][7] == 0
    assert told["flipped"] == []  # the Sofa is turned over, wherever it now lies
    assert "solve postman bark-s1" in texts(match)  # and the reach is counted from there
    assert "poop picnic" in texts(match)
    assert "poop dinner" not in texts(match)
    assert "Player 1 swaps the Park and the Sofa." in match.story()
