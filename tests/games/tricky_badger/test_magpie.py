"""The magpie."""

import pytest

from tests.games.tables import events, refusal, state, texts
from tests.games.tricky_badger.tables import AIMING, GIVING, KEEPING, PICKING, finds, lost, won


@pytest.mark.rule("badger.magpie.eat")
def test_any_loose_food_is_a_target() -> None:
    match = won("magpie-up", "wheat female-wheat", "weevil weevil", "wheat male-weevil")
    now = state(match)
    assert (now["phase"], now["turn"], now["winner"], now["prize"]) == (AIMING, 0, 0, "magpie-up")
    assert texts(match) == ["eat 1 wheat", "eat 2 weevil", "eat 3 wheat"]
    match.play(0, "eat 2 weevil")
    assert state(match)["collections"] == [["female-wheat", "wheat"], ["weevil"], ["male-weevil", "wheat"]]
    assert lost(match) == ["magpie", "weevil"]
    assert (state(match)["phase"], state(match)["prize"]) == (PICKING, "-")
    assert match.story()[-1] == "Player 1 has the magpie eat Player 2’s weevil."


@pytest.mark.rule("badger.magpie.eat")
def test_one_s_own_food_too() -> None:
    match = won("magpie-up", "", "wheat", "weevil", seat=1)
    assert texts(match) == ["eat 2 wheat", "eat 3 weevil"]
    match.play(1, "eat 2 wheat")
    assert state(match)["collections"] == [[], [], ["weevil"]]


@pytest.mark.rule("badger.magpie.eat")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("eat 2 female-wheat", "badger.magpie.eat"),
        ("eat 2 twig", "badger.magpie.eat"),
        ("steal 2 female-wheat", "badger.magpie.steal"),
        ("steal 2 badger-bone", "badger.magpie.steal"),
        ("steal 2 wheat", "badger.magpie.steal"),
        ("protect male", "badger.magpie.eat"),
    ],
)
def test_nothing_associated_and_no_animals(text: str, rule: str) -> None:
    match = won("magpie-up", "male", "female-wheat badger-bone wheat twig")
    assert refusal(match, 0, text) == rule


@pytest.mark.rule("badger.magpie.steal")
def test_loose_bones_and_twigs_of_others_are_targets() -> None:
    match = won("magpie-up", "bone twig", "bone twig twig", "badger-bone twig")
    assert texts(match) == ["steal 2 bone", "steal 2 twig", "steal 3 twig"]
    for own in ("steal 1 bone", "steal 1 twig"):
        assert refusal(match, 0, own) == "badger.magpie.steal"


@pytest.mark.rule("badger.magpie.steal")
def test_kept() -> None:
    match = won("magpie-down", "twig", "bone twig")
    match.play(0, "steal 2 twig")
    now = state(match)
    assert (now["phase"], now["turn"], now["arriving"], now["prize"]) == (KEEPING, 0, "twig", "magpie-down")
    assert now["collections"] == [["twig"], ["bone"], []]
    assert texts(match) == ["keep", "discard"]
    assert lost(match) == []
    match.play(0, "keep")
    assert state(match)["collections"] == [["twig", "twig"], ["bone"], []]
    assert lost(match) == ["magpie"]
    assert (state(match)["phase"], state(match)["arriving"], state(match)["prize"]) == (PICKING, "-", "-")
    assert match.story()[-2:] == ["Player 1 has the magpie steal Player 2’s twig.", "Player 1 keeps the twig."]


@pytest.mark.rule("badger.magpie.steal")
def test_discarded() -> None:
    match = won("magpie-down", "badger", "bone twig")
    match.play(0, "steal 2 bone")
    match.play(0, "discard")
    assert state(match)["collections"] == [["badger"], ["twig"], []]
    assert lost(match) == ["bone", "magpie"]
    assert match.story()[-1] == "Player 1 discards the bone."


@pytest.mark.rule("badger.magpie.steal")
def test_a_bone_kept_is_associated_at_once() -> None:
    match = won("magpie-up", "badger", "bone")
    assert texts(match) == ["keep", "discard"]  # the only target leaves no choice
    match.play(0, "keep")
    assert finds(match) == ["badger-bone"]
    match = won("magpie-up", "badger badger-cage", "bone")
    match.play(0, "keep")
    assert state(match)["phase"] == GIVING
    assert lost(match) == ["magpie"]
    assert texts(match) == ["give badger", "give badger-cage"]
    match.play(0, "give badger-cage")
    assert finds(match) == ["badger", "badger-bone-cage"]


@pytest.mark.rule("badger.magpie.steal")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("steal 2 bone", "table.step"),
        ("eat 1 wheat", "table.step"),
        ("protect badger", "table.step"),
        ("give badger", "table.step"),
        ("prize twig-up", "badger.trick.win"),
        ("play o10", "badger.trick.win"),
    ],
)
def test_what_was_stolen_is_kept_or_discarded_first(text: str, rule: str) -> None:
    match = won("magpie-up", "wheat", "bone twig")
    match.play(0, "steal 2 twig")
    assert refusal(match, 0, text) == rule


@pytest.mark.rule("badger.magpie.gone")
def test_even_one_s_own_food_must_go() -> None:
    match = won("magpie-up", "weevil", "female-wheat badger-bone")
    assert state(match)["collections"] == [[], ["badger-bone", "female-wheat"], []]
    assert lost(match) == ["magpie", "weevil"]
    assert events(match)[-1] == "eat"


@pytest.mark.rule("badger.magpie.gone")
def test_without_a_target_nothing_happens() -> None:
    match = won("magpie-up", "bone twig", "female-wheat badger-bone", "male")
    assert state(match)["collections"] == [["bone", "twig"], ["badger-bone", "female-wheat"], ["male"]]
    assert state(match)["phase"] == PICKING
    assert match.waiting == [1]
    assert lost(match) == ["magpie"]
    assert match.story()[-1] == "Player 1 has no use for the magpie, which is discarded."


@pytest.mark.rule("badger.magpie.gone")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("keep", "table.step"),
        ("discard", "table.step"),
        ("give badger", "table.step"),
        ("eat 3 wheat", "table.owner"),
        ("steal 3 bone", "table.owner"),
        ("eat 9 wheat", "table.owner"),
        ("eat 0 wheat", "table.owner"),
        ("eat 2 cow", "table.owner"),
        ("steal 2", "table.owner"),
        ("prize twig-up", "badger.trick.win"),
    ],
)
def test_an_effect_must_be_chosen(text: str, rule: str) -> None:
    match = won("magpie-up", "wheat", "bone twig")
    assert refusal(match, 0, text) == rule


@pytest.mark.rule("badger.magpie.gone")
def test_equal_targets_are_one_choice() -> None:
    match = won("magpie-up", "", "wheat wheat twig twig")
    assert texts(match) == ["steal 2 twig", "eat 2 wheat"]
