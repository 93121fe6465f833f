"""Badgers, hamsters and weevils."""

import pytest

from tests.games.tables import events, state
from tests.games.tricky_badger.tables import finds, lost, won

# Badgers


@pytest.mark.rule("badger.badger.eats")
def test_a_badger_eats_all_hamsters_on_arrival() -> None:
    match = won("badger-up", "female female-wheat male-trap twig", "female")
    assert finds(match) == ["badger", "twig"]
    assert finds(match, 1) == ["female"]
    assert lost(match) == ["female", "female", "male", "trap", "wheat"]
    assert events(match)[-1] == "eaten"


@pytest.mark.rule("badger.badger.eats")
@pytest.mark.parametrize("prize", ["female-up", "male-down"])
@pytest.mark.parametrize("held", ["badger", "badger-cage", "badger badger-bone", "badger-bone-cage badger-cage"])
def test_a_badger_eats_hamsters_that_come_later(prize: str, held: str) -> None:
    match = won(prize, held)
    assert sorted(finds(match)) == sorted(held.split())
    assert events(match)[-1] == "eaten"


@pytest.mark.rule("badger.badger.eats")
def test_one_hungry_badger_is_enough() -> None:
    assert finds(won("badger-up", "badger-bone female male")) == ["badger", "badger-bone"]
    assert finds(won("badger-up", "badger-bone-cage female")) == ["badger", "badger-bone-cage"]


@pytest.mark.rule("badger.badger.bone")
def test_a_bone_keeps_a_badger_busy() -> None:
    match = won("female-up", "badger-bone")
    assert finds(match) == ["badger-bone", "female"]
    assert "eaten" not in events(match)
    assert finds(won("male-up", "badger-bone badger-bone-cage female")) == [
        "badger-bone",
        "badger-bone-cage",
        "female",
        "male",
    ]


@pytest.mark.rule("badger.badger.bone")
def test_a_bone_serves_one_badger() -> None:
    match = won("badger-down", "badger-bone bone female")
    assert finds(match) == ["badger-bone", "badger-bone", "female"]
    match = won("badger-down", "badger-bone female")
    assert finds(match) == ["badger", "badger-bone"]


# Hamsters


@pytest.mark.rule("badger.hamster.pair")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("male", 1),
        ("female", 1),
        ("female female", 2),
        ("male female", 3),
        ("male female female", 4),  # once
        ("male-trap female", 3),
        ("male-wheat female-trap", 4),
        ("male female-weevil female-wheat-trap", 6),
    ],
)
def test_a_couple_is_worth_one_point(held: str, points: int) -> None:
    match = won("magpie-up", held) if "wheat" not in held else won("cage-up", held)
    assert match.scores[0] == points
    assert match.scores[1] == 0


@pytest.mark.rule("badger.hamster.pair")
def test_a_theft_takes_one_hamster_of_a_couple() -> None:
    match = won("trap-up", "", "male female")
    match.play(0, "steal 2 male")
    assert state(match)["collections"] == [["male-trap"], ["female"], []]
    assert match.scores == [1, 1, 0]


@pytest.mark.rule("badger.hamster.food")
@pytest.mark.parametrize(
    ("prize", "held", "points"),
    [
        ("wheat-up", "female", 2),
        ("weevil-up", "female", 2),
        ("wheat-up", "male", 2),
        ("weevil-up", "male-trap", 2),
        ("wheat-up", "female-wheat", 2),  # one food per hamster
        ("wheat-up", "female-weevil female", 4),
        ("wheat-up", "badger-bone", 3),
        ("wheat-up", "", 0),
    ],
)
def test_a_hamster_with_food_is_worth_one_more(prize: str, held: str, points: int) -> None:
    assert won(prize, held).scores[0] == points


@pytest.mark.rule("badger.male.quarrel")
def test_a_second_male_loses_all_hamsters() -> None:
    match = won("male-up", "male-wheat female-trap female twig", "male female")
    assert finds(match) == ["twig"]
    assert finds(match, 1) == ["female", "male"]
    assert lost(match) == ["female", "female", "male", "male", "trap", "wheat"]
    assert events(match)[-1] == "quarrel"
    assert match.story()[-1] == (
        "Two males quarrel, and all of Player 1’s hamsters are lost: "
        "female hamster, trapped female hamster, male hamster and male hamster with wheat."
    )


@pytest.mark.rule("badger.male.quarrel")
def test_one_male_is_fine() -> None:
    assert finds(won("male-up", "female female")) == ["female", "female", "male"]
    assert finds(won("female-up", "male female")) == ["female", "female", "male"]


@pytest.mark.rule("badger.male.quarrel")
def test_badgers_with_bones_stay() -> None:
    assert finds(won("male-up", "badger-bone male")) == ["badger-bone"]


# Weevils


@pytest.mark.rule("badger.weevil.eats")
def test_a_loose_weevil_eats_all_loose_wheat() -> None:
    match = won("weevil-up", "wheat wheat", "wheat")
    assert finds(match) == ["weevil"]
    assert finds(match, 1) == ["wheat"]
    assert lost(match) == ["wheat", "wheat"]
    assert match.story()[-1] == "A loose weevil eats Player 1’s loose wheat: wheat and wheat."


@pytest.mark.rule("badger.weevil.eats")
def test_a_loose_weevil_eats_wheat_that_comes_later() -> None:
    match = won("wheat-up", "weevil weevil twig")
    assert sorted(finds(match)) == ["twig", "weevil", "weevil"]
    assert events(match)[-1] == "nibbled"


@pytest.mark.rule("badger.weevil.eats")
def test_a_weevil_given_to_a_hamster_eats_no_more() -> None:
    assert finds(won("wheat-up", "female-weevil")) == ["female-weevil", "wheat"]
    assert finds(won("weevil-up", "female")) == ["female-weevil"]


@pytest.mark.rule("badger.weevil.eats")
def test_wheat_given_to_a_hamster_is_safe() -> None:
    assert finds(won("weevil-up", "female-wheat")) == ["female-wheat", "weevil"]
    assert finds(won("weevil-up", "male-wheat-trap wheat")) == ["male-wheat-trap", "weevil"]


@pytest.mark.rule("badger.weevil.eats")
def test_more_weevils_do_no_harm() -> None:
    assert finds(won("weevil-up", "weevil")) == ["weevil", "weevil"]
    assert finds(won("wheat-up", "wheat")) == ["wheat", "wheat"]
