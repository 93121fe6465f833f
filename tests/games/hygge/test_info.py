"""What a seat may know."""

from typing import Any

import msgspec
import pytest

from ludotheque.engine.rng import Rng
from ludotheque.games.hygge.memory import lookback
from ludotheque.games.hygge.rules import HyggeRules
from ludotheque.text.table import plain
from tests.games.hygge.tables import HYGGE, STORE, last, table
from tests.games.tables import state
from tests.games.views import view_of


def cards(stacks: Any) -> str:
    return " ".join(f"{stack.count}×{stack.card}" for stack in stacks)


@pytest.mark.rule("hygge.info.public")
@pytest.mark.parametrize(("seats", "deck"), [(2, 57), (3, 55), (4, 54)])
def test_the_number_of_cards_in_the_deck_counts_the_winter_card(seats: int, deck: int) -> None:
    view: Any = view_of(HYGGE.match(seats, 1))
    assert view.deck == deck
    assert sum(stack.count for stack in view.unseen) == deck - 1


@pytest.mark.rule("hygge.info.public")
def test_everybody_sees_the_stock_the_fronts_and_the_piles() -> None:
    match = table("mug mug candle candle book -", ["hedgehog mittens mittens", "acorn"], stored=["bat scarf", ""])
    for seat in (None, 0, 1):
        view: Any = view_of(match, seat)
        assert view.stock == ["mug", "mug", "candle", "candle", "book", ""]
        assert cards(view.players[0].front) == "1×hedgehog 2×mittens"
        assert cards(view.players[1].front) == "1×acorn"
        assert cards(view.players[0].stored) == "1×bat 1×scarf"
        assert [player.flakes for player in view.players] == [3, 0]
        assert [player.minus for player in view.players] == [4, 1]
        assert [player.pile for player in view.players] == [2, 0]
        assert view.scores == [-1, -1]
        assert view.step == "take"
        assert view.prompt.key == ("take-you" if seat == 0 else "take")


@pytest.mark.rule("hygge.info.public")
def test_everybody_sees_what_was_discarded_as_a_last_action() -> None:
    match = last(["hedgehog mittens", "acorn"], memory=True)
    match.play(0, "discard hedgehog")
    match.play(1, "nothing")
    for seat in (None, 0, 1):
        view: Any = view_of(match, seat)
        assert [player.discarded for player in view.players] == ["hedgehog", ""]
        assert view.step == "over"
    assert "discarded" in plain(match)


@pytest.mark.rule("hygge.info.hidden")
def test_the_order_of_the_deck_shows_nowhere() -> None:
    for seats in (2, 3, 4):
        match = HYGGE.match(seats, 4)
        rules = match.rules
        for _ in range(8):
            other = match.state.copy()
            rules.redeal(other, 0, Rng(9))
            told = rules.position(match.state), rules.position(other)
            assert told[0]["deck"] != told[1]["deck"]
            for seat in (None, 0):
                one, two = (msgspec.json.encode(HYGGE.view(rules, s, seat)) for s in (match.state, other))
                assert one == two
            match.play(match.waiting[0], match.legal(match.waiting[0])[0])


@pytest.mark.rule("hygge.info.hidden")
@pytest.mark.parametrize(("seats", "hiding"), [(2, 16), (3, 10), (4, 16)])
def test_winter_is_known_to_lie_among_the_last_cards(seats: int, hiding: int) -> None:
    match = HYGGE.match(seats, 2)
    seen = set()
    while not match.over:
        view: Any = view_of(match)
        seen.add(view.winter)
        assert view.winter == (min(hiding, view.deck) if view.step in ("take", "store") else 0)
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
    assert hiding in seen
    assert view_of(match).winter == 0


@pytest.mark.rule("hygge.info.hidden")
def test_the_knowledge_narrows_once_fewer_cards_remain() -> None:
    deck = "quilt jumper scarf teapot mittens honey winter lantern cushion"
    match = table("mug - candle - book acorn", ["", ""], deck, apart=7)
    view: Any = view_of(match)
    assert (view.deck, view.winter) == (9, 8)
    match.play(0, "take 2")
    view = view_of(match)
    assert (view.deck, view.winter) == (6, 6)
    match.play(0, "take a")
    view = view_of(match)
    assert (view.deck, view.winter) == (3, 3)
    places = set()
    for seed in range(40):
        other = match.state.copy()
        match.rules.redeal(other, 0, Rng(seed))
        drawn: Any = match.rules.position(other)["deck"]
        places.add(drawn[-3:].index("winter"))
    assert places == {0, 1, 2}


MEMORY: dict[str, Any] = {"memory": True, "stored": ["bat scarf scarf", "frog honey"]}


@pytest.mark.rule("hygge.info.memory")
def test_piles_are_shown_by_default_and_counted_only_with_memory() -> None:
    match = table("mug mug candle candle book -", ["hedgehog mittens", "acorn"], **MEMORY)
    for seat, known in ((None, []), (0, [0]), (1, [1])):
        view: Any = view_of(match, seat)
        assert [player.pile for player in view.players] == [3, 2]
        piles = {0: "1×bat 2×scarf", 1: "1×frog 1×honey"}
        flakes = {0: 6, 1: 3}
        for other in (0, 1):
            assert cards(view.players[other].stored) == (piles[other] if other in known else "")
            assert view.players[other].flakes == (flakes[other] if other in known else None)
        assert view.scores == [0, 0]
        assert view.unseen == []
    assert match.scores == [0, 0]


@pytest.mark.rule("hygge.info.memory")
def test_what_is_stored_shows_as_it_happens_and_no_longer_from_the_next_turn_on() -> None:
    front = ["hedgehog mittens mittens scarf", "acorn"]
    match = table("mug mug candle candle book -", front, phase=STORE, memory=True)
    match.play(0, "store hedgehog mittens scarf")
    for seat in (None, 0, 1):
        view: Any = view_of(match, seat)
        assert view.just_stored.seat == 0
        assert cards(view.just_stored.cards) == "1×hedgehog 2×mittens 1×scarf"
        assert match.story(seat=seat) == [
            "Player 1 stores 2 × mittens and 1 × scarf with the hedgehog: 7 snowflakes.",
        ]
    assert "just stored" in plain(match)
    match.play(1, "take 3")
    for seat in (None, 1):
        view = view_of(match, seat)
        assert view.just_stored is None
        sent = msgspec.json.encode(view).decode() + " ".join(map(repr, match.events(seat)))
        for name in ("hedgehog", "mittens", "scarf"):
            assert name not in sent
        drawn = plain(match, seat)
        assert "mittens" not in drawn
    mine: Any = view_of(match, 0)
    assert cards(mine.players[0].stored) == "1×hedgehog 2×mittens 1×scarf"
    assert match.story(seat=1) == ["Player 1 stores 4 cards.", "Player 2 takes row 3: book."]


@pytest.mark.rule("hygge.info.memory")
def test_what_was_stored_in_the_last_turn_shows_without_memory_too() -> None:
    match = table("mug mug candle candle book -", ["hedgehog mittens mittens", "acorn"], phase=STORE)
    match.play(0, "store hedgehog mittens")
    view: Any = view_of(match, 1)
    assert cards(view.just_stored.cards) == "1×hedgehog 2×mittens"
    match.play(1, "take 3")
    view = view_of(match, 1)
    assert view.just_stored is None
    assert cards(view.players[0].stored) == "1×hedgehog 2×mittens"


@pytest.mark.rule("hygge.info.memory")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_memory_no_line_of_an_earlier_turn_names_a_card(seats: int) -> None:
    match = HYGGE.match(seats, 6, memory=True)
    plainly = HYGGE.match(seats, 6)
    turn = 0  # where the lines of this turn begin
    while state(match)["phase"] < 2:
        if state(match)["phase"] == 0:
            turn = len(match.journal)
        choice = match.legal(match.waiting[0])[0]
        plainly.play(match.waiting[0], choice)
        match.play(match.waiting[0], choice)
        for seat in (None, *range(seats)):
            told = match.events(seat)
            assert len(told) == len(match.journal)
            assert all(set(event.args) <= {"seat", "line", "count"} for event in told[:turn])
            assert list(map(repr, told[turn:])) == list(map(repr, match.journal[turn:]))
    assert {event.key for event in match.events()} >= {"take", "take-unnamed", "store-unnamed", "refill", "winter"}
    assert "unnamed" not in str(plainly.events())
    for event, named in zip(match.events(), match.journal, strict=True):
        cards: Any = named.args.get("cards", [])
        copies = [named.args.get(name, 0) for name in ("count_first", "count_second")]
        wanted = {"take-unnamed": len(cards), "store-unnamed": 1 + sum(copies)}  # type: ignore[arg-type]  # numbers
        assert event.key not in wanted or event.args["count"] == wanted[event.key]


@pytest.mark.rule("hygge.info.memory")
def test_once_the_match_is_over_the_log_names_every_card() -> None:
    match = HYGGE.match(2, 6, memory=True, match=True)
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    assert list(map(repr, match.events(0))) == list(map(repr, match.journal))
    assert not any(event.key.endswith("unnamed") for event in match.events())


@pytest.mark.rule("hygge.info.memory")
def test_the_end_of_the_game_shows_everything() -> None:
    match = last(["hedgehog mittens", ""], ["bat scarf", "frog honey"], memory=True)
    match.play(0, "store hedgehog mittens")
    view: Any = view_of(match, 1)
    assert cards(view.players[0].stored) == "1×hedgehog 1×bat 1×mittens 1×scarf"
    assert [player.flakes for player in view.players] == [5, 3]
    assert view.scores == match.scores == [5, 3]
    assert "As a last action, Player 1 stores 1 × mittens with the hedgehog: 2 snowflakes." in match.story(seat=1)


@pytest.mark.rule("hygge.info.memory")
def test_a_redeal_keeps_what_was_openly_stored() -> None:
    match = table("mug mug candle candle book -", ["hedgehog mittens", "acorn"], **MEMORY)
    for seat in (None, 0, 1):
        other = match.state.copy()
        match.rules.redeal(other, seat, Rng(5))
        told = match.rules.position(other)
        assert told["stored"] == state(match)["stored"]
        assert told["front"] == state(match)["front"]


@pytest.mark.rule("hygge.info.memory")
def test_features_do_not_tell_what_must_be_remembered() -> None:
    front = ["hedgehog mittens", "acorn"]
    plainly = table("mug mug candle candle book -", front, stored=["bat scarf scarf", "frog honey"])
    secretly = table("mug mug candle candle book -", front, **MEMORY)
    shown = HYGGE.features(plainly.rules, plainly.state, 0)
    kept = HYGGE.features(secretly.rules, secretly.state, 0)
    changed = {name for name in shown if shown[name] != kept[name]}
    assert changed >= {"stored +1 frog", "stored +1 honey", "flakes +1"}
    assert all(name.startswith(("stored +1", "flakes +1", "unseen")) for name in changed)
    assert all(kept[name] == 0 for name in changed)


@pytest.mark.rule("hygge.info.memory")
def test_with_memory_earlier_moments_cannot_be_looked_at() -> None:
    for memory in (False, True):
        rules = HYGGE.rules(2, {"memory": memory})
        assert isinstance(rules, HyggeRules)
        assert lookback(rules) != memory
