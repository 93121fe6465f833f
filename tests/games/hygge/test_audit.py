"""Positions that cannot be are refused."""

from typing import Any

import pytest

import ludotheque as lt
from tests.games.hygge.tables import HYGGE, LAST, STORE, TAKE, last, table

STOCK = "mug mug candle candle book -"


def taking(**options: Any) -> lt.Match:
    front = ["hedgehog mittens", "acorn"]
    return table(STOCK, front, "quilt quilt winter scarf", stored=["bat honey", "frog"], **options)


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


def refused(match: lt.Match, **fields: object) -> str:
    """Change some fields, and give the reason why the position is refused."""
    told: Any = match.position()
    assert HYGGE.from_position(told).state.digest() == match.state.digest()
    told["state"] |= fields
    with pytest.raises(lt.Refused) as error:
        HYGGE.from_position(told)
    return str(error.value)


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
        {"stored": [["bat"], ["frog"]]},
        {"stored": [["bat", "honey", "honey"], ["frog"]]},
        {"discarded": ["acorn", "-"]},
    ):
        assert "a card is lost, or there is one too many" in refused(match, **lost)
    s: Any = match.state
    s.front[7] = -1
    assert match.rules.audit(s) == "a count is negative"
    s.front[7] = 1
    s.stored[7] = -1
    assert match.rules.audit(s) == "a count is negative"
    s.stored[7] = 0
    s.stock[5] = 23
    assert match.rules.audit(s) == "there is no such card"
    s.stock[5] = -2
    assert match.rules.audit(s) == "there is no such card"


def test_the_deck_lies_together() -> None:
    match = taking()
    deck = field(match, "deck")
    drawn = len(deck) - 4
    assert deck[drawn:] == ["quilt", "quilt", "winter", "scarf"]
    assert "no such number" in refused(match, left=-1)
    assert "no such number" in refused(match, left=len(deck) + 1)
    assert "does not lie" in refused(match, left=3)
    assert "does not lie" in refused(match, left=5)
    assert "does not lie" in refused(match, deck=["quilt", *deck[1:drawn], "-", *deck[drawn + 1 :]])


def test_the_winter_card_is_in_its_place() -> None:
    match = taking()
    deck = field(match, "deck")
    early = [*deck[:-4], "quilt", "winter", "quilt", "scarf"]
    assert "the winter card is out of place" in refused(match, deck=early)
    late = [*deck[:-4], "quilt", "quilt", "scarf", "winter"]
    told: Any = match.position()
    told["state"]["deck"] = late
    assert HYGGE.from_position(told).waiting == [0]
    assert "a card is lost" in refused(match, phase=LAST)
    s: Any = match.state
    s.deck[len(deck) - 2] = -1
    s.phase = TAKE
    assert "a card is lost" in match.rules.audit(s)


def test_the_step_fits() -> None:
    for match in (taking(), storing(), choosing()):
        for turn in (-1, match.seats):
            assert "nobody, or nobody there is" in refused(match, turn=turn)
    assert "nobody, or nobody there is" in refused(over(), turn=0)
    assert "there is no such step" in refused(taking(), phase=-1)
    assert "a card is lost" in refused(taking(), phase=4)
    assert "there is no such step" in refused(over(), phase=4, turn=0)
    assert "there is nothing to store" in refused(storing(), turn=1)
    few = storing()
    s: Any = few.state
    mugs = few.rules.pieces()["card"].index("mug")
    s.stock[0] = s.stock[1] = -1
    s.front[mugs] += 2
    assert few.rules.audit(s) == ""
    s.phase = TAKE
    assert few.rules.audit(s) == "the stock should have been refilled"


def test_what_was_just_stored_is_in_the_pile() -> None:
    match = storing()
    match.play(0, "store hedgehog mittens scarf")
    assert field(match, "copies") == [2, 1]
    assert "somebody stored, but not what" in refused(match, store="-")
    assert "does not fit" in refused(match, storer=-1)
    assert "does not fit" in refused(match, storer=2)
    assert "does not fit" in refused(match, store="skip")
    assert "does not fit" in refused(match, store="take 1")
    assert "is not in the pile" in refused(match, storer=1)
    assert "is not in the pile" in refused(match, copies=[3, 1])
    assert "is not in the pile" in refused(match, copies=[0, 1])
    assert "is not in the pile" in refused(match, copies=[2, 2])
    assert "is not in the pile" in refused(match, store="store hedgehog scarf", copies=[2, 0])
    assert "there are copies of nothing" in refused(match, store="store hedgehog mittens")
    for fields in ({"storer": 0}, {"copies": [1, 0]}, {"copies": [0, 1]}):
        assert "somebody stored, but not what" in refused(taking(), **fields)
    assert "does not fit" in refused(storing(), storer=0, store="store hedgehog mittens", copies=[1, 0])
    assert "does not fit" in refused(over(), storer=0, store="store bat honey", copies=[1, 0])


def test_last_actions_are_possible() -> None:
    match = choosing()
    assert field(match, "chosen") == ["-", "-", "nothing"]
    assert "another seat is to act" in refused(match, turn=1)
    assert "should have been revealed" in refused(match, chosen=["nothing", "nothing", "nothing"])
    assert "a last action is not possible" in refused(match, chosen=["-", "-", "-"])
    assert "a last action is not possible" in refused(match, chosen=["-", "-", "discard acorn"])
    assert "a last action is not possible" in refused(match, chosen=["-", "discard mittens", "nothing"])
    assert "a last action is not possible" in refused(match, chosen=["-", "take 1", "nothing"])
    assert "a last action is not possible" in refused(match, chosen=["-", "skip", "nothing"])
    assert "it is not the time for a last action" in refused(taking(), chosen=["nothing", "-"])
    assert "it is not the time for a last action" in refused(over(), chosen=["nothing", "-"])
    done = over()
    discarded = field(done, "discarded")
    assert discarded == ["hedgehog", "-"]
    s: Any = match.state
    hedgehog = match.rules.pieces()["card"].index("hedgehog")
    s.front[hedgehog] -= 1
    s.discarded[0] = hedgehog
    assert match.rules.audit(s) == "it is not the time to discard"


def test_points_are_those_of_the_games() -> None:
    for match in (taking(), taking(match=True)):
        games = 3 if match.options["match"] else 1
        for game in (-1, games):
            assert "a match has no such game" in refused(match, game=game)
    assert "a match has no such game" in refused(over(), game=1)
    match = taking(match=True, game=1, results=[3, 4, 0, 0, 0, 0], minus=[2, 0])
    assert "a game has points before its end" in refused(match, results=[3, 4, 1, 0, 0, 0])
    assert "a game has points before its start" in refused(match, results=[3, 4, 0, 0, 0, 1])
    assert "a score is out of bounds" in refused(match, results=[3, 1001, 0, 0, 0, 0])
    assert "a score is out of bounds" in refused(match, results=[-1001, 4, 0, 0, 0, 0])
    assert "a score is out of bounds" in refused(match, minus=[0, 1001])
    assert "a score is out of bounds" in refused(match, minus=[-1, 0])
    assert "there are negative points before" in refused(taking(), minus=[0, 1])
    done = over()
    assert field(done, "results") == [2, -1]
    assert "the points are not those of the cards" in refused(done, results=[3, -1])
    assert "the points are not those of the cards" in refused(done, results=[2, 0])
    assert "the points are not those of the cards" in refused(done, minus=[0, 1])


def test_a_match_is_not_over_before_its_third_game() -> None:
    match = last(["mug", ""], match=True, game=2)
    match.play(0, "nothing")
    assert match.over
    assert "a match has no such game" in refused(match, game=1)
