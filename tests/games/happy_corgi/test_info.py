"""What everybody sees, what stays hidden, what is remembered."""

from typing import Any

import msgspec
import pytest

import ludotheque as lt
from ludotheque.engine.journal import Event
from ludotheque.games.happy_corgi.memory import aged
from ludotheque.text.table import names
from ludotheque.text.words import LANGUAGES, Words
from tests.games.happy_corgi.slow_box import card_of
from tests.games.happy_corgi.tables import CORGI, hand, table
from tests.games.tables import events, play, refusal, state
from tests.games.views import view_of

RIVER = "bark-s1 fart-s1 mark-s1 sniff-s1"


def known(match: lt.Match, viewer: int | None) -> list[list[str]]:
    """List what a viewer is shown of each hand."""
    view: Any = view_of(match, viewer)
    return [player.known for player in view.players]


@pytest.mark.rule("corgi.info.public")
def test_the_table_is_open() -> None:
    match = table(
        ["judge-s1", "judge-s2 judge-c1"],
        at="park beach",
        river=RIVER,
        discards="waddle-s1 waddle-s2",
        poops=["postman", "mess postman"],
        solved=["lift", ""],
        flipped="sofa",
        expert=False,
    )
    for viewer in (None, 0, 1):
        view: Any = view_of(match, viewer)
        assert view.river == RIVER.split()
        assert view.deck == 60 - 9
        assert view.discards == 2
        assert view.top == "waddle-s2"
        assert [player.hand for player in view.players] == [1, 2]
        assert [player.hugs for player in view.players] == view.scores == [2, 0]
        assert [player.reserve for player in view.players] == [3, 2]
        assert view.players[0].solved == ["lift"]
        assert [card.place for card in view.places] == [
            "park",
            "beach",
            "groomer",
            "studio",
            "basket",
            "school",
            "garden",
            "kitchen",
            "sofa",
        ]
        assert [card.corgis for card in view.places[:2]] == [[0], [1]]
        sofa, park, basket = view.places[8], view.places[0], view.places[4]
        assert (sofa.flipped, sofa.effect, sofa.other_effect) == (True, "swap-places", "move-corgi")
        assert (park.flipped, park.effect, park.other_effect) == (False, "draw-1", "take-river")
        assert (basket.effect, basket.other_effect) == ("draw-1", "")
        assert view.cells[0].poops == [0, 1]
        assert view.cells[0].cards == ["bark"]
        assert view.cells[0].hugs == 1
        assert view.cells[5] is None  # the lift was taken
        assert view.round == 1
        assert view.target == 10
        assert (view.player, view.first, view.step) == (0, 0, "walk")


@pytest.mark.rule("corgi.info.public")
def test_cats_dogs_and_open_cards_are_seen() -> None:
    match: lt.Match = CORGI.match(2, 3, expert=True)
    view: Any = view_of(match)
    assert (view.cats, view.dogs) == (4, 4)
    match = table(["judge-s1", ""], at="park studio", deck="bark-s1")
    play(match, "walk studio")
    assert "Player 1 meets Player 2 and shows Bark S1." in match.story()


@pytest.mark.rule("corgi.info.public")
def test_cards_put_into_the_river_and_taken_from_it_are_seen() -> None:
    match = table(["bark-c1", "", ""], at="park basket basket", river=RIVER, flipped="studio")
    play(match, "walk studio", "put bark-c1")
    for viewer in (None, 0, 1):
        assert view_of(match, viewer).laid == "bark-c1"
    play(match, "take mark-s1")
    assert known(match, None) == known(match, 1) == [["mark-s1"], [], []]


@pytest.mark.rule("corgi.info.hidden")
def test_hands_are_hidden() -> None:
    match = table(["judge-s1 judge-c2", "fart-c1 sniff-c2"], at="park beach")
    mine: Any = view_of(match, 0)
    assert mine.hand == ["judge-s1", "judge-c2"]
    for viewer, others in ((None, "judge-s1 judge-c2 fart-c1 sniff-c2"), (0, "fart-c1 sniff-c2"), (1, "judge-c2")):
        told = msgspec.json.encode(view_of(match, viewer)).decode()
        for card in others.split():
            assert f'"{card}"' not in told


@pytest.mark.rule("corgi.info.hidden")
def test_a_card_that_changes_hands_is_known_to_two() -> None:
    # Three players; 0 looks at a card of 1 and swaps it.
    match = table(["bark-c1 bark-c2", "mark-s2 mark-c1", ""], at="studio park basket", deck="fart-s1")
    play(match, "walk park")
    taken = state(match)["taken"][:-2]
    for viewer, seen in ((0, taken), (1, taken), (2, ""), (None, "")):
        assert view_of(match, viewer).taken == seen
    play(match, "give bark-c2")
    kept = "mark-s2" if taken == "mark-c1" else "mark-c1"
    assert known(match, 0) == [[], ["bark-c2"], []]
    assert known(match, 1) == [[taken], [], []]
    assert known(match, 2) == known(match, None) == [[], [], []]
    assert events(match, 0) == events(match, 1) == ["walk", "meet", "look", "swap", "swapped"]
    assert events(match, 2) == events(match) == ["walk", "meet", "swap"]
    assert kept in hand(match, 1)


@pytest.mark.rule("corgi.info.hidden")
def test_drawn_cards_are_the_drawers_alone() -> None:
    match = table(["", "", ""], phase="draw", deck="fart-s1", river=RIVER)
    play(match, "draw")
    assert match.story(seat=0) == ["Player 1 draws a card.", "You draw Fart S1."]
    assert match.story(seat=1) == match.story() == ["Player 1 draws a card."]
    assert known(match, 1) == [[], [], []]


@pytest.mark.rule("corgi.info.hidden")
def test_choices_for_the_left_are_hidden() -> None:
    match = table(["bark-s1 bark-s2", "mark-s1 mark-s2", "fart-s1 fart-c1"], at="garden basket basket")
    play(match, "walk kitchen", "use")
    match.play(1, "give mark-s2")
    mine: Any = view_of(match, 1)
    assert mine.chosen == "mark-s2"
    assert mine.prompt.key == "kitchen-chosen"
    for viewer in (0, 2, None):
        view: Any = view_of(match, viewer)
        assert view.chosen == ""
        assert view.ready == [1]
        assert view.prompt.key == ("kitchen" if viewer is None else "kitchen-you")
    match.play(0, "give bark-s1")
    match.play(2, "give fart-c1")
    assert known(match, 0) == [[], ["bark-s1"], []]
    assert known(match, 1) == [[], [], ["mark-s2"]]
    assert known(match, 2) == [["fart-c1"], [], []]
    assert known(match, None) == [[], [], []]


@pytest.mark.rule("corgi.info.memory")
def test_a_card_from_the_river_stays_known_until_it_is_played() -> None:
    match = table(["", "", ""], phase="draw", river=RIVER)
    play(match, "take mark-s1")
    for viewer in (1, 2, None):
        assert known(match, viewer) == [["mark-s1"], [], []]
    assert known(match, 0) == [[], [], []]  # the seat's own hand is shown anyway
    play(match, "walk park mark-s1")
    assert known(match, 1) == [[], [], []]


@pytest.mark.rule("corgi.info.memory")
def test_what_was_seen_in_a_meeting_stays_known_to_the_two() -> None:
    match = table(["bark-c1", "mark-s2", "", ""], at="studio park basket basket", deck="fart-s1")
    play(match, "walk park", "back")
    assert known(match, 0) == [[], ["mark-s2"], [], []]
    assert known(match, 2) == known(match, None) == [[], [], [], []]
    match = table(["bark-c1", "mark-s2", "", ""], at="studio park basket basket", deck="fart-c1")
    play(match, "walk park")  # stolen
    assert known(match, 1) == [["mark-s2"], [], [], []]
    assert known(match, 2) == [[], [], [], []]


@pytest.mark.rule("corgi.info.memory")
def test_an_unseen_loss_makes_all_else_uncertain() -> None:
    # Everybody knows two of the three cards of player 2; then player 1 steals one.
    seen = "mark-s1-1 mark-s2-1"
    fields: dict[str, Any] = {"known": [seen, "", seen, seen], "flipped": "kitchen"}
    match = table(["", "mark-s1 mark-s2 fart-s1", ""], at="garden basket basket", **fields)
    play(match, "walk kitchen", "player 2")
    stolen = hand(match, 0)[0]
    assert known(match, 2) == known(match, None) == [[], [], []]  # whichever it was
    assert known(match, 0)[1] == [card for card in ("mark-s1", "mark-s2") if card != stolen]  # the thief saw it
    assert known(match, 1)[0] == [stolen]


@pytest.mark.rule("corgi.info.memory")
def test_a_single_known_card_is_followed() -> None:
    fields: dict[str, Any] = {"known": ["mark-s1-1", "", "mark-s1-1", "mark-s1-1"], "flipped": "kitchen"}
    match = table(["", "mark-s1", ""], at="garden basket basket", **fields)
    play(match, "walk kitchen", "player 2")
    assert known(match, 2) == known(match, None) == [["mark-s1"], [], []]
    assert known(match, 1) == [["mark-s1"], [], []]
    # A single card that nobody knew stays unknown.
    match = table(["", "mark-s1", ""], at="garden basket basket", flipped="kitchen")
    play(match, "walk kitchen", "player 2")
    assert known(match, 2) == [[], [], []]


@pytest.mark.rule("corgi.info.memory")
def test_the_kitchen_moves_knowledge_of_single_cards_only() -> None:
    fields: dict[str, Any] = {"known": ["mark-s1-1 fart-s1-1", "fart-s1-1", "mark-s1-1", "mark-s1-1 fart-s1-1"]}
    match = table(["bark-s1 bark-s2", "mark-s1", "fart-s1 fart-s2"], at="garden basket basket", **fields)
    play(match, "walk kitchen", "use")
    assert refusal(match, match.waiting[0], "give waddle-s1") == "table.owner"
    play(match, "give bark-s2", "give fart-s2")
    assert events(match).count("pass") == 3  # of which spectators learn no card
    assert "passed" not in events(match)
    assert known(match, None) == [[], [], ["mark-s1"]]  # the single one moved along, the other hand is uncertain
    assert known(match, 0) == [[], ["bark-s2"], ["fart-s1", "mark-s1"]]  # saw what came from there
    assert known(match, 1) == [[], [], ["mark-s1"]]
    assert known(match, 2) == [["fart-s2"], [], []]


@pytest.mark.rule("corgi.info.memory")
def test_the_known_one_of_alike_cards_leaves_first() -> None:
    # Of two alike cards one is known to all: it is the one that goes.
    fields: dict[str, Any] = {"known": ["", "bark-s1-2", "bark-s1-2"]}
    match = table(["bark-s1 bark-s1", ""], at="park basket", **fields)
    assert known(match, 1) == [["bark-s1"], []]
    play(match, "walk groomer bark-s1")
    assert state(match)["hands"][0] == ["bark-s1-1"]
    assert known(match, 1) == [[], []]
    # Nobody can tell alike cards apart: who knew another copy thinks that this one left.
    fields = {"known": ["", "bark-s1-3", "", ""]}
    match = table(["bark-s1 bark-s1 bark-s1", "", ""], at="park basket basket", **fields)
    play(match, "walk groomer bark-s1")
    assert state(match)["hands"][0] == ["bark-s1-2", "bark-s1-3"]  # what a single player knows moves no copies
    assert known(match, 1) == [[], [], []]
    fields = {"known": ["", "bark-s1-1 bark-s1-2", "bark-s1-2", "bark-s1-2"]}
    match = table(["bark-s1 bark-s1", "", ""], at="park basket basket", **fields)
    play(match, "walk groomer bark-s1")
    assert known(match, 1) == [["bark-s1"], [], []]
    assert known(match, 2) == [[], [], []]


@pytest.mark.rule("corgi.info.memory")
def test_who_follows_a_card_into_another_hand_does_so_in_secret() -> None:
    fields: dict[str, Any] = {"known": ["", "", "mark-s1-1", ""], "flipped": "kitchen"}
    match = table(["", "mark-s1", ""], at="garden basket basket", **fields)
    play(match, "walk kitchen", "player 2")
    assert known(match, 2) == [["mark-s1"], [], []]
    assert state(match)["secret"] == [[], [], ["mark-s1-1"], []]  # player 2 saw it go, player 3 had seen it before
    # What all know is no secret.
    fields = {"known": ["mark-s1-1", "", "mark-s1-1", "mark-s1-1"], "flipped": "kitchen"}
    match = table(["", "mark-s1", ""], at="garden basket basket", **fields)
    play(match, "walk kitchen", "player 2")
    assert known(match, 2) == [["mark-s1"], [], []]
    assert state(match)["secret"] == [[], [], [], []]


@pytest.mark.rule("corgi.info.memory")
@pytest.mark.parametrize("secret", ["bark-s1-1", "bark-s1-2"])
def test_secrets_leave_last(secret: str) -> None:
    # Player 2 knows two alike cards, one of them in secret. One leaves: player 1 thinks that player 2 knows no more.
    both = "bark-s1-1 bark-s1-2"
    match = table(
        ["bark-s1 bark-s1", "", ""], at="park basket basket", known=["", both, "", ""], secret=["", secret, "", ""]
    )
    play(match, "walk groomer bark-s1")
    assert known(match, 1) == [["bark-s1"], [], []]
    assert state(match)["secret"][1] == state(match)["known"][1] == state(match)["hands"][0]
    # If it was the only one, the secret is out.
    match = table(
        ["bark-s1 bark-s1", "", ""], at="park basket basket", known=["", secret, "", ""], secret=["", secret, "", ""]
    )
    play(match, "walk groomer bark-s1")
    assert known(match, 1) == [[], [], []]
    assert state(match)["secret"][1] == []


@pytest.mark.rule("corgi.info.memory")
@pytest.mark.parametrize("said", ["walk groomer mark-s1", "walk studio, put mark-s1"])
def test_of_alike_cards_one_cannot_say_which_came_from_the_deck(said: str) -> None:
    # The others know of one Mark S1 that it is in some hand, of another that it may still be in the deck.
    # If one shows up, it may have been either, wherever it goes.
    hands = ["mark-s1 mark-s1 mark-s2", "", ""]
    drawable = state(table(hands))["drawable"]
    for copies in drawable[1:]:
        copies.remove("mark-s1-2")
    held = "mark-s1-1 mark-s1-2 mark-s2-1"
    match = table(
        hands,
        at="park basket basket",
        river="fart-s1 fart-s2",
        flipped="studio",
        vague=["", held, held, held],
        drawable=drawable,
    )
    play(match, *said.split(", "))
    for viewer in (1, 2, 3):
        assert [card_of(copy) for copy in state(match)["doubtful"][viewer]] == ["mark-s1"]


@pytest.mark.rule("corgi.info.memory")
def test_an_unseen_loss_ends_secrets_too() -> None:
    fields: dict[str, Any] = {"known": ["", "", "mark-s1-1", ""], "secret": ["", "", "mark-s1-1", ""]}
    match = table(["", "mark-s1 mark-s2", ""], at="garden basket basket", flipped="kitchen", **fields)
    play(match, "walk kitchen", "player 2")
    assert state(match)["known"][2] == state(match)["secret"][2] == []


@pytest.mark.rule("corgi.hidden.discard")
def test_only_the_top_of_the_discards_is_shown() -> None:
    match = table(["", ""], at="park beach", discards="waddle-c2 judge-s2 fart-c2")
    for viewer in (None, 0, 1):
        told = msgspec.json.encode(view_of(match, viewer)).decode()
        assert '"fart-c2"' in told
        assert "waddle-c2" not in told
        assert "judge-s2" not in told


def discarded(told: list[Event]) -> list[str]:
    return [
        event.key for event in told if event.key.removesuffix("-old") in ("go", "meet", "discard", "renew", "solve")
    ]


@pytest.mark.rule("corgi.hidden.discard")
def test_the_log_names_no_discarded_card_of_an_earlier_round() -> None:
    match = table(["bark-s1 fart-c1", "mark-s1 sniff-s1"], at="park basket", phase="walk")
    play(match, "walk groomer bark-s1", "discard fart-c1", "end")
    play(match, "draw", "walk beach", "skip")
    assert discarded(aged(match.rules, match.journal)) == ["go", "discard"]  # still the first round
    play(match, "end")
    assert match.journal[-1].key == "round"
    told = aged(match.rules, match.journal)
    assert discarded(told) == ["go-old", "discard-old"]
    assert len(told) == len(match.journal)
    for event in told:
        if event.key.endswith("-old"):
            assert "card" not in event.args
            assert "cards" not in event.args
    assert [event.key for event in match.journal if event.key.endswith("-old")] == []  # the journal itself is kept


@pytest.mark.rule("corgi.hidden.discard")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_old_events_are_told_without_cards(lang: str) -> None:
    match = CORGI.match(3, 11)
    rng = 0
    while not match.over:
        legal = match.legal(match.waiting[0])
        rng = (rng * 31 + 7) % 1009
        match.play(match.waiting[0], legal[rng % len(legal)])
    words = Words("happy_corgi", lang)
    told = aged(match.rules, match.journal)
    old = [event for event in told if event.key.endswith("-old")]
    assert {event.key for event in old} >= {"go-old", "meet-old", "solve-old", "discard-old"}
    last = max(i for i, event in enumerate(match.journal) if event.key == "round")
    for before, after in zip(match.journal, told, strict=True):
        sentence = words.event(after, match.rules, names(3, lang))
        assert after.seen == before.seen
        if after is not before:
            cards = [words.piece("card", code) for code in match.rules.pieces()["card"]]
            assert not [card for card in cards if card in sentence]
    assert told[last:] == match.journal[last:]
