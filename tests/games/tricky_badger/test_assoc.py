"""Associating cards."""

from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from tests.games.tables import events, refusal, state, texts
from tests.games.tricky_badger.tables import BADGER, GIVING, PICKING, finds, lost, won

MIXED = (Path(__file__).parent / "mixed.toml").read_text("utf-8")


@pytest.mark.rule("badger.assoc.must")
@pytest.mark.parametrize(
    ("prize", "held", "then"),
    [
        ("wheat-up", "female", ["female-wheat"]),
        ("weevil-up", "male", ["male-weevil"]),
        ("bone-up", "badger", ["badger-bone"]),
        ("female-up", "wheat", ["female-wheat"]),
        ("male-up", "weevil", ["male-weevil"]),
        ("badger-up", "bone", ["badger-bone"]),
        ("female-up", "wheat wheat", ["female-wheat", "wheat"]),
        ("badger-up", "bone bone", ["badger-bone", "bone"]),
        ("wheat-up", "female-trap", ["female-wheat-trap"]),
        ("bone-up", "badger-cage", ["badger-bone-cage"]),
    ],
)
def test_associated_at_once(prize: str, held: str, then: list[str]) -> None:
    match = won(prize, held)
    assert finds(match) == then
    assert state(match)["phase"] == PICKING
    assert "associate" in events(match)


@pytest.mark.rule("badger.assoc.must")
def test_associated_cards_move_together() -> None:
    match = won("trap-up", "", "female-wheat", "twig")
    assert state(match)["collections"] == [["female-wheat-trap"], [], ["twig"]]
    match = won("cage-up", "", "badger-bone", "twig")
    assert state(match)["collections"] == [["badger-bone-cage"], [], ["twig"]]


@pytest.mark.rule("badger.assoc.must")
def test_associated_cards_are_lost_together() -> None:
    match = won("badger-up", "female-wheat-trap")
    assert finds(match) == ["badger"]
    assert lost(match) == ["female", "trap", "wheat"]


@pytest.mark.rule("badger.assoc.must")
def test_an_association_is_permanent() -> None:
    """A hamster that comes later does not get the food of another, nor a badger the bone."""
    assert finds(won("female-up", "male-wheat")) == ["female", "male-wheat"]
    assert finds(won("badger-up", "badger-bone")) == ["badger", "badger-bone"]


@pytest.mark.rule("badger.assoc.pairs")
@pytest.mark.parametrize(
    ("prize", "held", "then"),
    [
        ("wheat-up", "female-wheat", ["female-wheat", "wheat"]),  # one food per hamster
        ("weevil-up", "female-wheat", ["female-wheat", "weevil"]),
        ("bone-up", "badger-bone", ["badger-bone", "bone"]),  # one bone per badger
        ("bone-up", "female", ["female", "bone"]),  # a bone is nothing for a hamster
        ("wheat-up", "badger", ["badger", "wheat"]),  # nor food for a badger
        ("twig-up", "female", ["female", "twig"]),
        ("twig-up", "badger", ["badger", "twig"]),
        ("female-up", "bone", ["female", "bone"]),
        ("badger-up", "wheat", ["badger", "wheat"]),
    ],
)
def test_what_does_not_go_together_stays_loose(prize: str, held: str, then: list[str]) -> None:
    assert finds(won(prize, held)) == then


@pytest.mark.rule("badger.assoc.pairs")
def test_one_cage_per_badger_and_one_trap_per_hamster() -> None:
    assert finds(won("cage-up", "badger-cage")) == ["badger-cage"]
    assert finds(won("trap-up", "female-trap")) == ["female-trap"]
    assert finds(won("cage-up", "female")) == ["female"]
    assert finds(won("trap-up", "badger")) == ["badger"]


@pytest.mark.rule("badger.assoc.pairs")
@pytest.mark.parametrize("text", ["give female-wheat", "give badger-bone", "give twig"])
def test_refused_as_a_partner(text: str) -> None:
    match = won("wheat-up", "female female-trap female-wheat badger-bone twig")
    assert refusal(match, 0, text) == "badger.assoc.pairs"


@pytest.mark.rule("badger.assoc.choice")
def test_which_hamster_gets_the_food() -> None:
    match = won("wheat-up", "female female male female-trap", "male")
    now = state(match)
    assert (now["phase"], now["turn"], now["arriving"], now["winner"]) == (GIVING, 0, "wheat", 0)
    assert now["prize"] == "-"
    assert texts(match) == ["give female", "give female-trap", "give male"]
    match.play(0, "give female-trap")
    assert finds(match) == ["female", "female", "female-wheat-trap", "male"]
    assert (state(match)["phase"], state(match)["arriving"]) == (PICKING, "-")
    assert match.story()[-1] == "Player 1 gives the wheat to the trapped female hamster."


@pytest.mark.rule("badger.assoc.choice")
def test_which_badger_gets_the_bone() -> None:
    match = won("bone-down", "badger badger-cage badger-bone")
    assert texts(match) == ["give badger", "give badger-cage"]
    match.play(0, "give badger")
    assert finds(match) == ["badger-cage", "badger-bone", "badger-bone"]


@pytest.mark.rule("badger.assoc.choice")
def test_equal_animals_leave_no_choice() -> None:
    match = won("weevil-up", "female female")
    assert finds(match) == ["female", "female-weevil"]
    assert match.waiting == [1]


@pytest.mark.rule("badger.assoc.choice")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("give male", "table.owner"),
        ("give male-trap", "table.owner"),
        ("give cow", "table.owner"),
        ("give", "table.owner"),
        ("give 2 twig", "table.owner"),
        ("keep", "table.step"),
        ("discard", "table.step"),
        ("protect female", "table.step"),
        ("prize twig-up", "badger.trick.win"),
        ("play o10", "badger.trick.win"),
    ],
)
def test_only_this_choice(text: str, rule: str) -> None:
    assert refusal(won("wheat-up", "female female-trap", "twig"), 0, text) == rule


def mixed(prize: str, held: str) -> lt.Match:
    """Let the first seat win a prize of a box whose cards of a type differ; the deck is not looked at."""
    match = BADGER.match(3, 1, MIXED, first=0)
    rules: Any = match.rules
    s: Any = match.state
    codes = list(rules.box.codes)
    for code in held.split():
        s.collections[codes.index(code)] += 1
    s.prize = list(rules.box.prize_codes).index(prize)
    s.phase, s.turn = 1, 0
    for seat, leaf in enumerate((44, 1, 2)):  # pink 1, then oranges: whatever the hands say
        rules.play(s, seat, leaf, None)
    return match


@pytest.mark.rule("badger.assoc.choice")
def test_which_of_several_loose_cards_that_differ() -> None:
    match = mixed("female(2)-down", "wheat(1) wheat(0)")
    assert texts(match) == ["give wheat(1)", "give wheat(0)"]
    assert match.legal(0)[0].kind == "add"
    match.play(0, "give wheat(0)")
    assert finds(match) == ["female(2)-wheat(0)", "wheat(1)"]
    match = mixed("badger(3)-up", "bone(1) bone(-1) bone(-1)")
    assert texts(match) == ["give bone(1)", "give bone(-1)"]
    match.play(0, "give bone(-1)")
    assert finds(match) == ["badger(3)-bone(-1)", "bone(1)", "bone(-1)"]


@pytest.mark.rule("badger.assoc.choice")
def test_which_of_several_animals_that_differ() -> None:
    match = mixed("wheat(1)-down", "female(1) female(3)")
    assert texts(match) == ["give female(3)", "give female(1)"]
    match.play(0, "give female(3)")
    assert finds(match) == ["female(3)-wheat(1)", "female(1)"]


@pytest.mark.rule("badger.assoc.first")
def test_a_hamster_takes_its_food_along_before_it_is_eaten() -> None:
    match = won("female-up", "badger wheat")
    assert finds(match) == ["badger"]
    assert lost(match) == ["female", "wheat"]
    assert events(match)[-2:] == ["associate", "eaten"]
    assert match.story()[-1] == "A hungry badger eats all of Player 1’s hamsters: female hamster with wheat."


@pytest.mark.rule("badger.assoc.first")
def test_a_hamster_takes_its_food_along_before_it_quarrels() -> None:
    match = won("male-up", "male-wheat weevil weevil")
    assert finds(match) == ["weevil"]
    assert lost(match) == ["male", "male", "weevil", "wheat"]
    assert events(match)[-2:] == ["associate", "quarrel"]


@pytest.mark.rule("badger.assoc.first")
def test_a_loose_bone_reaches_an_arriving_badger_in_time() -> None:
    match = won("badger-up", "female male bone")
    assert finds(match) == ["badger-bone", "female", "male"]


@pytest.mark.rule("badger.assoc.first")
def test_food_is_associated_before_a_weevil_eats_it() -> None:
    assert finds(won("weevil-up", "female")) == ["female-weevil"]
    assert finds(won("female-up", "weevil")) == ["female-weevil"]
