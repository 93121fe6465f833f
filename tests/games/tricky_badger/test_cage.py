"""Cages and traps."""

import pytest

from ludotheque.text.table import names
from ludotheque.text.words import Words
from tests.games.tables import events, refusal, state, texts
from tests.games.tricky_badger.tables import CAGING, PICKING, TRAPPING, finds, lost, won


@pytest.mark.rule("badger.cage.use")
def test_every_uncaged_badger_is_a_target() -> None:
    match = won("cage-up", "badger badger-bone-cage", "badger-bone badger-cage", "badger twig")
    now = state(match)
    assert (now["phase"], now["turn"], now["winner"], now["prize"]) == (CAGING, 0, 0, "cage-up")
    assert texts(match) == ["protect badger", "steal 2 badger-bone", "steal 3 badger"]
    for caged in ("protect badger-bone-cage", "steal 2 badger-cage", "steal 3 twig", "steal 1 badger"):
        assert refusal(match, 0, caged) == "badger.cage.use"


@pytest.mark.rule("badger.cage.use")
def test_a_badger_is_stolen_with_its_bone() -> None:
    match = won("cage-up", "", "badger-bone badger", "badger")
    match.play(0, "steal 2 badger-bone")
    assert state(match)["collections"] == [["badger-bone-cage"], ["badger"], ["badger"]]
    assert (state(match)["prize"], state(match)["phase"]) == ("-", PICKING)
    assert match.story()[-1] == "Player 1 uses the cage to steal Player 2’s badger with bone."


@pytest.mark.rule("badger.cage.use")
def test_a_badger_of_one_s_own_is_protected() -> None:
    match = won("cage-up", "badger badger", "badger", seat=0)
    match.play(0, "protect badger")
    assert state(match)["collections"] == [["badger", "badger-cage"], ["badger"], []]
    assert "cage" not in finds(match)
    assert match.story()[-1] == "Player 1 uses the cage to protect a badger."


@pytest.mark.rule("badger.trap.use")
def test_every_free_hamster_is_a_target() -> None:
    match = won("trap-up", "male female-trap", "female-wheat female female", "male-weevil")
    now = state(match)
    assert (now["phase"], now["turn"], now["winner"], now["prize"]) == (TRAPPING, 0, 0, "trap-up")
    assert texts(match) == ["protect male", "steal 2 female", "steal 2 female-wheat", "steal 3 male-weevil"]
    for trapped in ("protect female-trap", "steal 1 male", "protect 2 female", "eat 3 male-weevil"):
        assert refusal(match, 0, trapped) == "badger.trap.use"


@pytest.mark.rule("badger.trap.use")
def test_a_hamster_is_stolen_with_its_food() -> None:
    match = won("trap-down", "", "female-wheat female", "male")
    match.play(0, "steal 2 female-wheat")
    assert state(match)["collections"] == [["female-wheat-trap"], ["female"], ["male"]]
    assert match.story()[-1] == "Player 1 uses the trap to steal Player 2’s female hamster with wheat."


@pytest.mark.rule("badger.trap.use")
def test_a_hamster_of_one_s_own_is_protected() -> None:
    match = won("trap-down", "male-weevil", "female")
    match.play(0, "protect male-weevil")
    assert state(match)["collections"] == [["male-weevil-trap"], ["female"], []]
    assert match.story()[-1] == "Player 1 uses the trap to protect a male hamster with weevil."


@pytest.mark.rule("badger.trap.use")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("steal 3 female", "table.owner"),
        ("steal 2 male", "table.owner"),
        ("steal 2 badger-bone", "badger.trap.use"),
        ("keep", "table.step"),
        ("give female", "table.step"),
        ("prize twig-up", "badger.trick.win"),
    ],
)
def test_nothing_else_is_trapped(text: str, rule: str) -> None:
    match = won("trap-down", "male", "female badger-bone")
    assert refusal(match, 0, text) == rule


@pytest.mark.rule("badger.cage.use")
@pytest.mark.rule("badger.trap.use")
@pytest.mark.parametrize(
    ("prize", "animal", "lang", "said"),
    [
        ("cage-up", "badger", "en", ["Protect your badger", "Steal Player 2’s badger"]),
        ("cage-up", "badger", "fr", ["Protéger un blaireau chez vous", "Voler un blaireau à Joueur 2"]),
        ("trap-up", "male", "en", ["Protect your male hamster", "Steal Player 2’s male hamster"]),
        ("trap-up", "male", "fr", ["Protéger un hamster mâle chez vous", "Voler un hamster mâle à Joueur 2"]),
    ],
)
def test_choices_say_whether_they_steal_or_protect(prize: str, animal: str, lang: str, said: list[str]) -> None:
    match = won(prize, animal, animal)
    assert [choice.kind for choice in match.legal(0)] == ["protect", "steal"]
    words = Words("tricky_badger", lang)
    players = names(match.seats, lang)
    assert [words.choice(choice, match.rules, players) for choice in match.legal(0)] == said


@pytest.mark.rule("badger.cage.none")
@pytest.mark.parametrize(
    ("prize", "held", "others"),
    [
        ("cage-up", "female", "badger-cage twig"),
        ("cage-up", "badger-bone-cage", "twig"),
        ("trap-up", "badger", "female-trap"),
        ("trap-down", "male-wheat-trap", "badger twig"),
    ],
)
def test_without_a_target_it_is_discarded(prize: str, held: str, others: str) -> None:
    match = won(prize, held, others)
    kind = prize.split("-")[0]
    assert sorted(finds(match)) == sorted(held.split())
    assert sorted(finds(match, 1)) == sorted(others.split())
    assert lost(match) == [kind]
    assert events(match)[-1] == "useless"
    assert (state(match)["phase"], state(match)["prize"]) == (PICKING, "-")
    assert match.waiting == [1]


@pytest.mark.rule("badger.cage.none")
def test_it_must_be_used_even_to_one_s_harm() -> None:
    match = won("cage-up", "female male", "badger")
    assert state(match)["collections"] == [["badger-cage"], [], []]
    match = won("trap-up", "male-trap female-trap", "", "male")
    assert state(match)["collections"] == [[], [], []]
    match = won("trap-up", "badger", "", "male-wheat")
    assert state(match)["collections"] == [["badger"], [], []]


@pytest.mark.rule("badger.cage.theft-only")
def test_cages_and_traps_stop_neither_hunger_nor_quarrels() -> None:
    assert finds(won("female-up", "badger-cage")) == ["badger-cage"]
    assert finds(won("badger-up", "female-trap male-trap")) == ["badger"]
    assert finds(won("male-up", "male-trap female-trap")) == []


@pytest.mark.rule("badger.cage.theft-only")
def test_what_is_shut_in_cannot_be_stolen() -> None:
    match = won("cage-up", "", "badger-cage badger-bone-cage", "badger")
    assert finds(match) == ["badger-cage"]
    assert finds(match, 1) == ["badger-cage", "badger-bone-cage"]


@pytest.mark.rule("badger.cage.arrival")
def test_a_stolen_badger_eats_or_finds_a_bone() -> None:
    assert finds(won("cage-up", "female twig", "badger")) == ["badger-cage", "twig"]
    match = won("cage-up", "female bone", "badger")
    assert finds(match) == ["badger-bone-cage", "female"]
    assert events(match)[-2:] == ["rob", "associate"]
    assert finds(won("cage-up", "female", "badger-bone")) == ["badger-bone-cage", "female"]


@pytest.mark.rule("badger.cage.arrival")
def test_a_stolen_hamster_is_eaten_quarrels_or_is_fed() -> None:
    match = won("trap-up", "badger", "female-wheat")
    assert state(match)["collections"] == [["badger"], [], []]
    assert lost(match) == ["female", "trap", "wheat"]
    assert state(won("trap-up", "male-trap female-trap", "male"))["collections"] == [[], [], []]
    assert finds(won("trap-up", "wheat", "female")) == ["female-wheat-trap"]
    assert finds(won("trap-up", "weevil weevil", "female-wheat")) == ["female-wheat-trap", "weevil", "weevil"]


@pytest.mark.rule("badger.cage.arrival")
def test_the_victim_loses_nothing_else() -> None:
    match = won("cage-up", "", "badger wheat")
    assert finds(match, 1) == ["wheat"]


@pytest.mark.rule("badger.cage.arrival")
def test_what_a_magpie_steals_arrives_too() -> None:
    match = won("magpie-up", "badger", "bone")
    match.play(0, "keep")
    assert finds(match) == ["badger-bone"]


@pytest.mark.rule("badger.cage.use")
def test_equal_badgers_are_one_choice() -> None:
    match = won("cage-up", "badger", "badger badger badger")
    assert texts(match) == ["protect badger", "steal 2 badger"]
