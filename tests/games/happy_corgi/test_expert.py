"""The expert option: black cats and mean dogs."""

from typing import Any

import pytest

import ludotheque as lt
from tests.games.happy_corgi.tables import table
from tests.games.tables import events, play, refusal, state, texts
from tests.games.views import view_of

# With park, beach and groomer replaced, the places are listed like this:
# studio   school  garden
# kitchen  basket  sofa
# market   pool    slide
OUT = "beach+groomer+park"


def expert(hands: list[str], at: str, **fields: Any) -> lt.Match:
    return table(hands, at=at, expert=True, blue_replaces=OUT, **fields)


def animals(match: lt.Match) -> dict[str, str]:
    told = state(match)["animals"]
    return {place: told[i] for i, place in enumerate(match.rules.pieces()["place"]) if told[i] != "-"}


@pytest.mark.rule("corgi.pieces.free")
def test_cats_and_dogs_go_on_free_places() -> None:
    # Supermarket, front: a cat.
    match = expert(["", "", ""], at="kitchen garden basket", animals={"slide": "dog", "studio": "cat"})
    play(match, "walk supermarket")
    assert texts(match) == ["skip", "cat school", "cat kitchen", "cat sofa", "cat pool"]
    for taken in ("garden", "slide", "studio", "supermarket"):
        assert refusal(match, match.waiting[0], f"cat {taken}") == "corgi.pieces.free"
    assert refusal(match, match.waiting[0], "cat park") == "table.owner"  # not on the board
    assert refusal(match, match.waiting[0], "cat basket") == "corgi.pieces.free"
    assert refusal(match, match.waiting[0], "cat postman") == "corgi.pieces.free"
    assert refusal(match, match.waiting[0], "dog school") == "table.step"
    play(match, "cat pool")
    assert animals(match) == {"slide": "dog", "studio": "cat", "pool": "cat"}
    assert state(match)["flipped"] == ["supermarket"]
    # Swimming pool, front: a dog.
    match = play(expert(["", "", ""], at="basket garden basket"), "walk pool")
    assert texts(match)[1] == "dog studio"
    assert refusal(match, match.waiting[0], "dog garden") == "corgi.pieces.free"
    assert refusal(match, match.waiting[0], "dog pool") == "corgi.pieces.free"
    assert refusal(match, match.waiting[0], "dog beach") == "table.owner"
    assert animals(play(match, "dog sofa")) == {"sofa": "dog"}
    assert "Player 1 puts a mean dog on the Sofa." in match.story()


@pytest.mark.rule("corgi.pieces.free")
def test_the_slide_moves_a_cat_or_a_dog() -> None:
    match = expert(["", ""], at="sofa garden", animals={"kitchen": "cat", "school": "dog"})
    play(match, "walk slide")
    free = ["studio", "sofa", "supermarket", "pool"]
    assert texts(match) == ["skip", *(f"slide {source}>{place}" for source in ("school", "kitchen") for place in free)]
    assert refusal(match, match.waiting[0], "slide kitchen>school") == "corgi.pieces.free"
    assert refusal(match, match.waiting[0], "slide kitchen>garden") == "corgi.pieces.free"
    assert refusal(match, match.waiting[0], "slide kitchen>park") == "table.owner"
    assert refusal(match, match.waiting[0], "slide kitchen>basket") == "corgi.pieces.free"
    assert refusal(match, match.waiting[0], "slide studio>pool") == "table.owner"
    play(match, "slide school>pool")
    assert animals(match) == {"kitchen": "cat", "pool": "dog"}
    assert "Player 1 moves the mean dog from the Dog school to the Swimming pool." in match.story()
    # Its other side puts a cat.
    match = play(expert(["", ""], at="sofa garden", flipped="slide"), "walk slide")
    assert texts(match)[1] == "cat studio"


@pytest.mark.rule("corgi.pieces.free")
def test_without_animals_or_free_places_nothing_is_offered() -> None:
    cats = {"studio": "cat", "school": "cat", "sofa": "cat", "kitchen": "cat"}
    match = expert(["", ""], at="pool garden", animals=cats)
    assert state(play(match, "walk supermarket"))["phase"] == "solve"  # no cat in the supply
    match = expert(["", ""], at="sofa garden")
    assert state(play(match, "walk slide"))["phase"] == "solve"  # none on the board
    dogs = {"studio": "dog", "school": "dog"}
    match = expert(["", ""], at="supermarket garden", animals=dogs, dogs=[0, 2])
    assert state(play(match, "walk pool"))["phase"] == "solve"  # no dog in the supply
    match = expert(["", ""], at="supermarket garden", animals=dogs, dogs=[0, 1])
    assert state(play(match, "walk pool"))["phase"] == "effect"
    full = {"studio": "cat", "school": "dog", "sofa": "cat", "kitchen": "dog", "garden": "cat", "slide": "dog"}
    for start, place in (("pool", "supermarket"), ("supermarket", "pool")):
        other = "pool" if place == "supermarket" else "supermarket"
        match = expert(["", ""], at=f"{start} {other}", animals=full)
        assert state(play(match, f"walk {place}"))["phase"] == "solve"  # no free place
    match = expert(["", "", ""], at="sofa pool supermarket", animals={**full, "slide": "-"})
    assert state(play(match, "walk slide"))["phase"] == "effect"  # the Sofa is free now
    match = expert(["", "", "", ""], at="sofa pool supermarket sofa", animals={**full, "slide": "-", "sofa": "-"})
    assert state(play(match, "walk slide"))["phase"] == "solve"


@pytest.mark.rule("corgi.pieces.supply")
def test_cats_and_dogs_return_to_the_supply() -> None:
    cats = {"studio": "cat", "school": "cat", "sofa": "cat", "kitchen": "cat"}
    match = expert(["", ""], at="kitchen garden", animals=cats)
    assert view_of(match).cats == 0
    play(match, "walk supermarket")  # its cat leaves with the corgi, and can be put again
    assert view_of(match).cats == 1
    assert state(match)["phase"] == "effect"
    match = expert(["", ""], at="pool garden", dogs=[3, 1])
    assert view_of(match).dogs == 0
    play(match, "walk basket", "use")
    assert view_of(match).dogs == 3


@pytest.mark.rule("corgi.cat.block")
def test_a_cat_keeps_from_solving_and_pooping() -> None:
    # The place itself may be applied; then the turn is over.
    match = expert(["bark-s1", "mark-s1"], at="school garden", animals={"studio": "cat"})
    play(match, "walk studio")
    assert texts(match) == ["skip", "player 2"]
    play(match, "player 2")
    assert match.waiting == [1]
    assert animals(match) == {"studio": "cat"}
    # Refused where the choice is still open: with combos there is another walk to be made.
    match = expert(["bark-s1", "mark-s1"], at="studio garden", animals={"studio": "cat"}, phase="solve", combos=True)
    assert refusal(match, match.waiting[0], "solve postman bark-s1") == "corgi.cat.block"
    assert refusal(match, match.waiting[0], "solve postman") == "corgi.cat.block"
    assert refusal(match, match.waiting[0], "poop postman") == "corgi.cat.block"
    assert not [text for text in texts(match) if not text.startswith(("walk", "end"))]


@pytest.mark.rule("corgi.cat.block")
def test_the_cat_leaves_with_the_corgi() -> None:
    for start, there in (("studio", "school"), ("garden", "school")):
        match = expert(["", ""], at=f"{start} basket", animals={start: "cat", "school": "cat"})
        play(match, f"walk {there}")
        assert animals(match) == {"school": "cat"}
        assert events(match)[:2] == ["walk", "cat-gone"]
    # Whatever brought the corgi there, and whoever moves it away.
    match = expert(["", ""], at="slide studio", animals={"studio": "cat"})
    play(match, "walk sofa", "corgi 2 school")
    assert animals(match) == {}
    assert "cat-gone" in events(match)
    # With two corgis there, the first to leave takes it away.
    match = expert(["", "", ""], at="studio studio basket", animals={"studio": "cat"})
    assert animals(play(match, "walk kitchen")) == {}


@pytest.mark.rule("corgi.cat.block")
def test_walking_through_changes_nothing() -> None:
    match = expert(["bark-s1", ""], at="studio basket", animals={"school": "cat", "kitchen": "cat"})
    play(match, "walk garden bark-s1")  # through school, or back and forth
    assert animals(match) == {"school": "cat", "kitchen": "cat"}
    match = expert(["bark-s1", ""], at="studio basket", animals={"school": "dog", "kitchen": "dog"})
    play(match, "walk garden bark-s1")
    assert state(match)["dogs"] == [0, 0]
    assert animals(match) == {"school": "dog", "kitchen": "dog"}


@pytest.mark.rule("corgi.cat.block")
def test_a_cat_moved_away_blocks_no_more() -> None:
    match = expert(["bark-s1", ""], at="pool basket", animals={"slide": "cat"})
    play(match, "walk slide", "slide slide>pool")
    assert state(match)["phase"] == "solve"
    assert match.waiting == [0]
    assert "poop picnic" in texts(match)
    # Moved along with its place by the Sofa, it blocks on.
    match = expert(["bark-s1", ""], at="slide basket", animals={"sofa": "cat"}, flipped="sofa")
    play(match, "walk sofa", "shift sofa studio")
    assert match.waiting == [1]


@pytest.mark.rule("corgi.dog.take")
def test_a_dog_is_taken_along() -> None:
    match = expert(["bark-s1", "mark-s1"], at="studio garden", animals={"school": "dog"})
    play(match, "walk school")
    assert state(match)["dogs"] == [1, 0]
    assert animals(match) == {}  # it bothers nobody else
    assert events(match)[:2] == ["walk", "dog-taken"]
    match = expert(["bark-s1", "mark-s1"], at="school garden", dogs=[1, 0])
    play(match, "walk studio", "skip")
    assert match.waiting == [1]  # no solving, no poop
    match = expert(["bark-s1", "mark-s1"], at="studio garden", dogs=[2, 0], phase="solve", combos=True)
    assert refusal(match, match.waiting[0], "poop postman") == "corgi.dog.take"
    assert refusal(match, match.waiting[0], "solve postman bark-s1") == "corgi.dog.take"


@pytest.mark.rule("corgi.dog.take")
def test_the_basket_sends_all_dogs_away() -> None:
    match = expert(["bark-s1", ""], at="pool garden", dogs=[2, 1], deck="mark-s1")
    play(match, "walk basket")
    assert texts(match) == ["use", "skip"]
    play(match, "use")
    assert state(match)["dogs"] == [0, 1]
    assert len(state(match)["hands"][0]) == 1  # with dogs, no card
    assert "Player 1 sends 2 mean dogs away." in match.story()
    assert match.waiting == [0]
    assert "poop postman" in texts(match)  # freed, in the same turn
    # Only who uses the effect is freed.
    match = expert(["bark-s1", ""], at="pool garden", dogs=[2, 1], deck="mark-s1")
    play(match, "walk basket", "skip")
    assert state(match)["dogs"] == [2, 1]
    assert match.waiting == [1]
    # Without dogs the basket gives a card.
    match = expert(["bark-s1", ""], at="pool garden", dogs=[0, 1], deck="mark-s1")
    play(match, "walk basket", "use")
    assert state(match)["dogs"] == [0, 1]
    assert len(state(match)["hands"][0]) == 2


@pytest.mark.rule("corgi.dog.take")
def test_a_corgi_moved_onto_a_dog_does_not_take_it() -> None:
    match = expert(["", ""], at="slide studio", animals={"school": "dog"})
    play(match, "walk sofa", "corgi 2 school")
    assert state(match)["dogs"] == [0, 0]
    assert animals(match) == {"school": "dog"}
    play(match, "end", "draw", "walk garden")
    assert animals(match) == {"school": "dog"}  # nor when it leaves
