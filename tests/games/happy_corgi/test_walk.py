"""Walking."""

import pytest

from tests.games.happy_corgi.slow_box import PLACES
from tests.games.happy_corgi.tables import hand, table
from tests.games.tables import play, refusal, state, texts

# park    beach   groomer
# studio  basket  school
# garden  kitchen sofa


def walks(match_texts: list[str], card: str = "") -> list[str]:
    """List the places that can be walked to for free, or with a card."""
    split = [text.split() for text in match_texts]
    return sorted(words[1] for words in split if words[0] == "walk" and words[2:] == ([card] if card else []))


@pytest.mark.rule("corgi.move.must")
def test_the_corgi_must_walk() -> None:
    match = table(["bark-s1", ""], at="park basket")
    assert refusal(match, match.waiting[0], "end") == "corgi.move.must"
    assert refusal(match, match.waiting[0], "skip") == "corgi.move.must"
    assert refusal(match, match.waiting[0], "walk park") == "corgi.move.must"
    assert refusal(match, match.waiting[0], "poop postman") == "table.step"
    assert refusal(match, match.waiting[0], "use") == "table.step"


@pytest.mark.rule("corgi.move.must")
@pytest.mark.rule("corgi.move.path")
@pytest.mark.parametrize(
    ("start", "near"),
    [
        ("park", "beach studio"),
        ("beach", "basket groomer park"),
        ("school", "basket groomer sofa"),
        ("sofa", "kitchen school"),
        ("basket", "beach kitchen school studio"),  # never diagonally
    ],
)
def test_one_step_is_free(start: str, near: str) -> None:
    match = table(["", "bark-s1"], at=f"{start} basket")
    assert texts(match) == [f"walk {place}" for place in sorted(near.split(), key=PLACES.index)]
    for place in near.split():
        then = play(table(["", "bark-s1"], at=f"{start} basket"), f"walk {place}")
        assert state(then)["corgis"] == [place, "basket"]


@pytest.mark.rule("corgi.move.card")
@pytest.mark.rule("corgi.move.path")
@pytest.mark.parametrize(
    ("start", "two", "three"),
    [
        ("park", "basket garden groomer", "kitchen school"),
        ("beach", "kitchen school studio", "garden sofa"),
        ("basket", "garden groomer park sofa", ""),
    ],
)
def test_a_card_takes_you_further(start: str, two: str, three: str) -> None:
    match = table(["bark-s1 fart-c2", ""], at=f"{start} basket")
    assert walks(texts(match), "bark-s1") == two.split()  # a 1: exactly one place more
    assert walks(texts(match), "fart-c2") == sorted([*two.split(), *three.split()])  # a 2 may be used as a 1


@pytest.mark.rule("corgi.move.card")
def test_the_card_is_discarded() -> None:
    match = play(table(["bark-s1 fart-c2 fart-c2", ""], at="park basket", discards="sniff-s1"), "walk school fart-c2")
    assert hand(match, 0) == ["fart-c2", "bark-s1"]
    assert state(match)["top"] == "fart-c2-1"
    assert set(state(match)["discards"]) == {"sniff-s1-1", "fart-c2-1"}
    assert state(match)["corgis"] == ["school", "basket"]


@pytest.mark.rule("corgi.move.card")
@pytest.mark.parametrize(("start", "card", "place"), [("basket", "waddle-s1", "park"), ("beach", "sniff-c2", "sofa")])
def test_every_card_walks_everywhere(start: str, card: str, place: str) -> None:
    match = play(table([card, ""], at=f"{start} kitchen"), f"walk {place} {card}")
    assert match.journal[0].key == "go"
    assert hand(match, 0) == []
    assert state(match)["corgis"] == [place, "kitchen"]


@pytest.mark.rule("corgi.move.card")
def test_cards_are_not_wasted() -> None:
    match = table(["bark-s1 fart-c2", ""], at="park basket")
    assert refusal(match, match.waiting[0], "walk beach bark-s1") == "corgi.move.card"  # one step is free
    assert (
        refusal(match, match.waiting[0], "walk school bark-s1") == "corgi.move.card"
    )  # three steps are too many for a 1
    assert refusal(match, match.waiting[0], "walk sofa fart-c2") == "corgi.move.card"  # four are too many for any card
    assert refusal(match, match.waiting[0], "walk groomer") == "corgi.move.card"
    assert refusal(match, match.waiting[0], "walk groomer mark-s1") == "table.owner"
    play(match, "walk groomer bark-s1")
    assert refusal(match, match.waiting[0], "walk school fart-c2") == "table.step"  # one card, and only one


@pytest.mark.rule("corgi.move.path")
def test_never_back_to_where_you_were_and_never_on_the_border() -> None:
    match = table(["fart-c2", ""], at="park basket")
    assert refusal(match, match.waiting[0], "walk park fart-c2") == "corgi.move.path"
    assert refusal(match, match.waiting[0], "walk supermarket") == "table.owner"
    assert refusal(match, match.waiting[0], "walk supermarket fart-c2") == "table.owner"
    for said in ("walk postman", "walk postman fart-c2", "walk beach groomer fart-c2", "WALK Postman"):
        assert refusal(match, match.waiting[0], said) == "corgi.move.path"
    assert refusal(match, match.waiting[0], "walk") == "table.owner"  # where to?
    assert refusal(match, match.waiting[0], "walk letterbox") == "table.owner"


@pytest.mark.rule("corgi.move.card")
def test_one_card_and_only_one() -> None:
    match = table(["fart-c2 bark-s1", ""], at="park basket")
    assert refusal(match, match.waiting[0], "walk school bark-s1 fart-c2") == "corgi.move.card"
    assert (
        refusal(match, match.waiting[0], "walk postman bark-s1 fart-c2") == "corgi.move.card"
    )  # the first rule it breaks


@pytest.mark.rule("corgi.move.path")
def test_nothing_happens_on_the_way() -> None:
    # From park to kitchen every way leads past a corgi, and past places with effects.
    hands = ["fart-c2", "bark-s1", "mark-s1", "judge-s1"]
    match = table(hands, at="park beach studio basket", animals={"garden": "cat"}, river="sniff-s1")
    play(match, "walk kitchen fart-c2")
    assert [event.key for event in match.journal] == ["go"]
    assert state(match)["flipped"] == []
    assert state(match)["animals"][5] == "cat"
    assert texts(match) == ["use", "skip"]
