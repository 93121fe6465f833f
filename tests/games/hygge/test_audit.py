"""Positions that no game can reach are refused."""

from itertools import combinations, product
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.hygge.audit import storable
from ludotheque.games.hygge.rules import HyggeRules
from ludotheque.text.words import LANGUAGES, Words, sentence
from tests.games.hygge.tables import HYGGE, LAST, STORE, TAKE, last, table

STOCK = "mug mug candle candle book -"


def taking(**options: Any) -> lt.Match:
    front = ["hedgehog mittens", "acorn"]
    return table(STOCK, front, "quilt quilt winter scarf", stored=["bat honey", "frog acorn"], **options)


def storing() -> lt.Match:
    return table(STOCK, ["hedgehog mittens mittens scarf", "acorn"], "quilt winter", phase=STORE)


def choosing() -> lt.Match:
    return last(["hedgehog mittens", "acorn", ""])


def over() -> lt.Match:
    match = last(["hedgehog mittens", "acorn"], ["bat honey", ""])
    match.play(0, "discard hedgehog")
    match.play(1, "nothing")
    assert match.over
    return match


def audit(match: lt.Match, **fields: object) -> str:
    """Change some fields, and return what is wrong with the position; it can be said in both languages."""
    told: Any = match.position()
    assert HYGGE.from_position(told).state.digest() == match.state.digest()
    told["state"] |= fields
    with pytest.raises(lt.Refused) as refused:
        HYGGE.from_position(told)
    reason = refused.value.details["reason"]
    assert isinstance(reason, lt.Refused)
    for lang in LANGUAGES:
        assert Words("hygge", lang)(f"error-{reason.key}") in sentence(refused.value, lang)
    return reason.key


def field(match: lt.Match, name: str) -> Any:
    told: Any = match.position()
    return told["state"][name]


def test_cards_are_kept() -> None:
    match = taking()
    for lost in (
        {"stock": ["-", "mug", "candle", "candle", "book", "-"]},
        {"stock": ["mug", "mug", "candle", "candle", "book", "book"]},
        {"stock": ["mug", "mug", "candle", "candle", "book", "winter"]},
        {"front": [["hedgehog"], ["acorn"]]},
        {"front": [["hedgehog", "mittens"], ["acorn", "acorn"]]},
        {"front": [["hedgehog", "mittens"], ["acorn", "winter"]]},
        {"stored": [["bat"], ["frog", "acorn"]]},
        {"stored": [["bat", "honey", "honey"], ["frog", "acorn"]]},
        {"discarded": ["acorn", "-"]},
    ):
        assert audit(match, **lost) == "audit-lost"
    s: Any = match.state
    s.front[7] = -1
    assert match.rules.audit(s) == "audit-negative"
    s.front[7] = 1
    s.stored[7] = -1
    assert match.rules.audit(s) == "audit-negative"
    s.stored[7] = 0
    s.stock[5] = 23
    assert match.rules.audit(s) == "audit-no-card"
    s.stock[5] = -2
    assert match.rules.audit(s) == "audit-no-card"


def test_the_deck_lies_together() -> None:
    match = taking()
    deck = field(match, "deck")
    drawn = len(deck) - 4
    assert deck[drawn:] == ["quilt", "quilt", "winter", "scarf"]
    assert audit(match, left=-1) == "audit-deck-size"
    assert audit(match, left=len(deck) + 1) == "audit-deck-size"
    assert audit(match, left=3) == "audit-deck-gap"
    assert audit(match, left=5) == "audit-deck-gap"
    assert audit(match, deck=["quilt", *deck[1:drawn], "-", *deck[drawn + 1 :]]) == "audit-deck-gap"


def test_the_winter_card_is_in_its_place() -> None:
    match = taking()
    deck = field(match, "deck")
    early = [*deck[:-4], "quilt", "winter", "quilt", "scarf"]
    assert audit(match, deck=early) == "audit-winter"
    late = [*deck[:-4], "quilt", "quilt", "scarf", "winter"]
    told: Any = match.position()
    told["state"]["deck"] = late
    assert HYGGE.from_position(told).waiting == [0]
    assert audit(match, phase=LAST) == "audit-lost"
    s: Any = match.state
    s.deck[len(deck) - 2] = -1
    s.phase = TAKE
    assert match.rules.audit(s) == "audit-lost"


@pytest.mark.rule("hygge.setup.winter")
def test_once_winter_is_out_fewer_cards_are_left_than_were_set_apart() -> None:
    match = table("mug - candle - book acorn", ["mug", "acorn"], "winter quilt quilt")
    match.play(0, "take 2")
    s: Any = match.state
    assert match.rules.audit(s) == ""
    front = match.rules.pieces()["card"].index("candle")
    s.front[front] -= 1
    s.deck[len(s.deck) - 3] = front
    s.left += 1
    assert match.rules.audit(s) == "audit-winter"


@pytest.mark.rule("hygge.check.refill")
def test_refills_can_have_drawn_what_was_drawn() -> None:
    match = HYGGE.match(2, 1)
    rules, s = match.rules, match.state.copy()
    places = len(field(match, "stock"))
    seen = []
    for drawn in range(1, 40):  # cards in front of the first seat, the stock full
        other: Any = s.copy()
        top = len(other.deck) - other.left
        for card in list(other.deck)[top : top + drawn]:
            other.front[card] += 1
        for i in range(top, top + drawn):
            other.deck[i] = -1
        other.left -= drawn
        seen.append(rules.audit(other) == "")
        assert seen[-1] or rules.audit(other) == "audit-deck-size"
    possible = {n for n in range(1, 40) for refills in range(1, 6) if refills * (places - 3) <= n <= refills * places}
    assert {n for n in range(1, 40) if seen[n - 1]} == possible


def test_the_step_fits() -> None:
    for match in (taking(), storing(), choosing()):
        for turn in (-1, match.seats):
            assert audit(match, turn=turn) == "audit-turn"
        assert audit(match, phase=-1) == "audit-step"
        assert audit(match, phase=4) == "audit-step"
    assert audit(over(), turn=0) == "audit-turn"
    assert audit(storing(), turn=1) == "audit-not-storing"


@pytest.mark.rule("hygge.take.line")
def test_gaps_are_lines_that_were_taken() -> None:
    match = taking()
    for stock in ("mug mug candle candle - book", "mug mug candle - candle book", "- mug mug candle candle book"):
        assert audit(match, stock=stock.split()) == "audit-gaps"
    match = table("mug - mug - candle candle", ["hedgehog mittens", "acorn"])  # column b
    assert audit(match, stock=["mug", "mug", "-", "candle", "candle", "-"]) == "audit-gaps"
    assert audit(choosing(), stock=["cushion", "cushion", "-", "cushion"]) == "audit-gaps"
    done = over()
    assert audit(done, stock=["cushion", "-", "cushion", "cushion"]) == "audit-gaps"


@pytest.mark.rule("hygge.check.refill")
def test_a_stock_that_is_refilled_is_not_seen_before() -> None:
    few = table("- mug - candle - book", ["hedgehog mittens mittens", "acorn"], "quilt winter", phase=STORE)
    assert audit(few, phase=TAKE) == "audit-refill"
    # With less in front, there were not enough cards before this turn's were taken.
    s: Any = few.state
    mug, candle = (few.rules.pieces()["card"].index(card) for card in ("mug", "candle"))
    s.stock[1] = s.stock[3] = -1
    s.front[23 + mug] += 1
    s.front[23 + candle] += 1
    assert few.rules.audit(s) == ""
    mittens = few.rules.pieces()["card"].index("mittens")
    s.front[mittens] -= 1
    s.front[23 + mittens] += 1
    assert few.rules.audit(s) == "audit-gaps"


@pytest.mark.rule("hygge.store.optional")
def test_nobody_stores_before_a_line_is_taken() -> None:
    match = table("mug mug candle candle book acorn", ["hedgehog mittens", "acorn"])
    assert audit(match, phase=STORE) == "audit-gaps"


@pytest.mark.rule("hygge.store.match")
@pytest.mark.parametrize(
    "pile",
    [
        "honey",  # stored by nobody
        "bat",  # that stored nothing
        "hedgehog honey",  # of another colour
        "bat honey lantern",  # one paw, two kinds
        "bat hedgehog honey",  # the hedgehog stored nothing
        "bat dormouse honey",  # one honey, two stores
        "hedgehog bat mittens scarf jumper honey",  # three paws, four kinds
        "bat bat dormouse honey honey mug",  # nobody for the mug
    ],
)
def test_objects_are_stored_by_animals(pile: str) -> None:
    cards = [*pile.split(), "acorn"]
    match = table("mug mug candle candle book -", [" ".join(cards), "acorn"], stored=["frog acorn", ""])
    stored = [["frog", "acorn", *pile.split()], piles(match)[1]]
    assert audit(match, front=[["acorn"], ["acorn"]], stored=stored) == "audit-pile"


def piles(match: lt.Match) -> list[list[str]]:
    found: list[list[str]] = field(match, "stored")
    return found


@pytest.mark.rule("hygge.store.paws")
def test_piles_are_possible_where_some_stores_make_them() -> None:
    """Every pile of a small box, against all that stores can make."""
    kinds = {"hedgehog": ("mittens", "scarf"), "bat": ("mittens", "scarf", "honey"), "dormouse": ("honey",)}
    paws = {"hedgehog": 2, "bat": 1, "dormouse": 1}
    most = {"hedgehog": 1, "bat": 2, "dormouse": 1, "mittens": 2, "scarf": 1, "honey": 2}
    names = list(most)
    made = {(0,) * len(names)}
    while True:
        more = set(made)
        for pile in made:
            for animal, reached in kinds.items():
                for size in range(1, paws[animal] + 1):
                    for some in combinations(reached, size):
                        for copies in product((1, 2), repeat=size):
                            added = {animal: 1, **dict(zip(some, copies, strict=True))}
                            more.add(tuple(n + added.get(name, 0) for n, name in zip(pile, names, strict=True)))
        more = {pile for pile in more if all(n <= most[name] for n, name in zip(pile, names, strict=True))}
        if more == made:
            break
        made = more
    rules = HYGGE.rules(2)
    assert isinstance(rules, HyggeRules)
    codes = rules.pieces()["card"]
    for pile in product(*(range(n + 1) for n in most.values())):
        counts = [0] * len(codes)
        for name, n in zip(names, pile, strict=True):
            counts[codes.index(name)] = n
        assert storable(rules.box, counts) == (pile in made), pile


def test_what_was_just_stored_is_in_the_pile() -> None:
    match = storing()
    match.play(0, "store hedgehog mittens scarf")
    assert field(match, "copies") == [2, 1]
    for wrong in (
        {"store": "-"},
        {"storer": -1},
        {"storer": 2},
        {"store": "skip"},
        {"store": "take 1"},
        {"storer": 1},
        {"copies": [3, 1]},
        {"copies": [0, 1]},
        {"copies": [2, 2]},
        {"copies": [1, 1]},  # a lone mittens card would have been stored before, by nobody
        {"store": "store hedgehog scarf", "copies": [2, 0]},
        {"store": "store hedgehog mittens"},
        {"store": "store hedgehog mittens", "copies": [2, 0]},
        {"store": "store hedgehog acorn", "copies": [1, 0]},
    ):
        assert audit(match, **wrong) == "audit-just-stored"
    for wrong in ({"storer": 0}, {"copies": [1, 0]}, {"copies": [0, 1]}):
        assert audit(taking(), **wrong) == "audit-just-stored"
    assert audit(storing(), storer=0, store="store hedgehog mittens", copies=[1, 0]) == "audit-just-stored"
    assert audit(over(), storer=0, store="store bat honey", copies=[1, 0]) == "audit-just-stored"


@pytest.mark.rule("hygge.store.paws")
def test_every_copy_was_stored() -> None:
    match = storing()
    match.play(0, "store hedgehog mittens")
    fronts = [["mittens", "scarf"], ["acorn"]]
    piles_left = [["hedgehog", "mittens"], *piles(match)[1:]]
    assert audit(match, front=fronts, stored=piles_left, copies=[1, 0]) == "audit-just-stored"


@pytest.mark.rule("hygge.check.again")
def test_after_a_store_the_next_player_plays_or_after_a_refill_the_same_one() -> None:
    match = storing()
    match.play(0, "store hedgehog mittens scarf")
    assert match.waiting == [1]
    assert audit(match, turn=0) == "audit-turn"
    deck = "acorn acorn teapot winter"
    match = table("- candle - book - quilt", ["hedgehog mittens mittens", "acorn"], deck, phase=STORE)
    match.play(0, "store hedgehog mittens")
    assert match.waiting == [0]
    assert audit(match, turn=1) == "audit-turn"


def test_last_actions_are_possible() -> None:
    match = choosing()
    assert field(match, "chosen") == ["-", "-", "nothing"]
    assert audit(match, turn=1) == "audit-turn"
    assert audit(match, chosen=["nothing", "nothing", "nothing"]) == "audit-turn"
    assert audit(match, chosen=["-", "-", "-"]) == "audit-last-action"
    assert audit(match, chosen=["-", "-", "discard acorn"]) == "audit-last-action"
    assert audit(match, chosen=["-", "discard mittens", "nothing"]) == "audit-last-action"
    assert audit(match, chosen=["-", "take 1", "nothing"]) == "audit-last-action"
    assert audit(match, chosen=["-", "skip", "nothing"]) == "audit-last-action"
    assert audit(taking(), chosen=["nothing", "-"]) == "audit-early-action"
    assert audit(over(), chosen=["nothing", "-"]) == "audit-early-action"
    done = over()
    discarded = field(done, "discarded")
    assert discarded == ["hedgehog", "-"]
    s: Any = match.state
    hedgehog = match.rules.pieces()["card"].index("hedgehog")
    s.front[hedgehog] -= 1
    s.discarded[0] = hedgehog
    assert match.rules.audit(s) == "audit-discarded"


def test_points_are_those_of_the_games() -> None:
    for match in (taking(), taking(match=True)):
        games = 3 if match.options["match"] else 1
        for game in (-1, games):
            assert audit(match, game=game) == "audit-game"
    assert audit(over(), game=1) == "audit-game"
    match = taking(match=True, game=1, results=[3, 4, 0, 0, 0, 0], minus=[2, 0])
    assert audit(match, results=[3, 4, 1, 0, 0, 0]) == "audit-points"
    assert audit(match, results=[3, 4, 0, 0, 0, 1]) == "audit-points"
    done = over()
    assert field(done, "results") == [2, -1]
    assert audit(done, results=[3, -1]) == "audit-points"
    assert audit(done, results=[2, 0]) == "audit-points"
    assert audit(done, minus=[0, 1]) == "audit-past"
    assert audit(done, minus=[2, 1]) == "audit-past"


@pytest.mark.rule("hygge.match.three")
def test_earlier_games_were_played_with_these_cards() -> None:
    match = taking(match=True, game=1, results=[3, 4, 0, 0, 0, 0], minus=[2, 0])
    flakes = 2 + 2 * 2 + 2 * 2 + 3 + 2 * 5 + 3 + 3 + 2 * 2  # mittens, mugs, candles, book, quilts, scarf, honey, acorns
    assert audit(match, results=[flakes - 3, 2, 0, 0, 0, 0]) == "audit-past"  # and two more were lost
    assert audit(match, results=[flakes + 1, 0, 0, 0, 0, 0], minus=[0, 0]) == "audit-past"
    assert audit(match, results=[-3, 4, 0, 0, 0, 0]) == "audit-past"  # more lost than there are negative points
    assert audit(match, minus=[-1, 0]) == "audit-past"
    assert audit(match, results=[-40, 4, 0, 0, 0, 0], minus=[40, 0]) == "audit-past"  # more than all cards cost
    assert audit(taking(), minus=[0, 1]) == "audit-past"


def test_a_match_is_not_over_before_its_third_game() -> None:
    match = last(["mug", ""], match=True, game=2)
    match.play(0, "nothing")
    assert match.over
    assert audit(match, game=1) == "audit-game"
