"""Fields: what fits on them, and how it is drawn."""

from itertools import product

import pytest

import ludotheque as lt
from ludotheque.engine.rng import Rng
from ludotheque.games.happy_pigs.fields import Fields
from ludotheque.games.happy_pigs.view import Pig, PigsView
from tests.games.happy_pigs import packer
from tests.games.happy_pigs.tables import GAME, herd, sheet, table
from tests.games.tables import play, refusal, state, texts
from tests.games.views import view_of

FOOTPRINTS = ((2, 2), (3, 2), (3, 3), (4, 3))
FIELDS = Fields(8, 4, list(FOOTPRINTS), [50, 48, 48, 50])

TOO_MUCH = [
    (0, 0, 2, 1),
    (0, 0, 3, 0),
    (0, 2, 2, 0),
    (1, 0, 3, 0),
    (1, 1, 1, 1),
    (1, 1, 2, 0),
    (1, 3, 1, 0),
    (2, 1, 2, 0),
    (3, 0, 2, 0),
    (4, 1, 1, 0),
    (5, 0, 0, 1),
    (5, 0, 1, 0),
]
LARGEST = [
    (0, 1, 0, 2),
    (0, 1, 1, 1),
    (0, 1, 2, 0),
    (0, 3, 0, 1),
    (0, 3, 1, 0),
    (0, 5, 0, 0),
    (2, 0, 0, 2),
    (2, 0, 1, 1),
    (2, 0, 2, 0),
    (2, 2, 0, 1),
    (2, 2, 1, 0),
    (2, 4, 0, 0),
    (3, 1, 0, 1),
    (3, 1, 1, 0),
    (3, 3, 0, 0),
    (4, 0, 0, 1),
    (4, 0, 1, 0),
    (5, 2, 0, 0),
    (6, 1, 0, 0),
    (8, 0, 0, 0),
]


@pytest.mark.rule("pigs.field.grid")
@pytest.mark.parametrize("pigs", TOO_MUCH)
def test_cells_enough_and_yet_no_packing(pigs: packer.Herd) -> None:
    assert sum(count * wide * high for count, (wide, high) in zip(pigs, FOOTPRINTS, strict=True)) <= 32
    assert not FIELDS.hold(1, pigs)
    assert not packer.fits_one(pigs, 8, 4, FOOTPRINTS)


@pytest.mark.rule("pigs.field.grid")
@pytest.mark.parametrize("pigs", LARGEST)
def test_the_largest_sets(pigs: packer.Herd) -> None:
    assert FIELDS.hold(1, pigs)
    assert packer.fits_one(pigs, 8, 4, FOOTPRINTS)
    for size in range(4):
        more = (pigs[0] + (size == 0), pigs[1] + (size == 1), pigs[2] + (size == 2), pigs[3] + (size == 3))
        assert not FIELDS.hold(1, more)


@pytest.mark.rule("pigs.field.grid")
def test_sixty_eight_sets() -> None:
    some = product(range(9), range(7), range(5), range(4))
    fitting = {pigs for pigs in some if FIELDS.hold(1, pigs)}
    assert len(fitting) == 68
    assert sorted(FIELDS.packing.largest) == LARGEST
    assert fitting == {pigs for large in LARGEST for pigs in product(*[range(count + 1) for count in large])}


@pytest.mark.rule("pigs.field.grid")
@pytest.mark.parametrize(
    ("width", "height", "footprints"),
    [
        (8, 4, FOOTPRINTS),
        (4, 8, FOOTPRINTS),
        (7, 5, FOOTPRINTS),
        (6, 6, ((2, 2), (3, 2), (3, 3), (4, 3))),
        (5, 3, ((1, 2), (1, 3), (2, 3), (2, 4))),
        (3, 3, ((1, 1), (2, 1), (3, 1), (2, 2))),
        (6, 2, ((2, 2), (2, 2), (3, 2), (6, 1))),
    ],
)
def test_packing_is_exact(width: int, height: int, footprints: tuple[tuple[int, int], ...]) -> None:
    fields = Fields(width, height, list(footprints), [50, 50, 50, 50])
    most = [width * height // (wide * high) for wide, high in footprints]
    for pigs in product(range(most[0] + 2), range(most[1] + 2), range(most[2] + 2), range(most[3] + 2)):
        if sum(pigs) <= 9:
            assert fields.hold(1, pigs) == packer.fits_one(pigs, width, height, footprints), pigs


@pytest.mark.rule("pigs.field.separate")
def test_two_fields_are_two_grids() -> None:
    """Side by side they would hold five medium pigs if one could lie across both."""
    assert packer.fits_one((0, 0, 5, 0), 16, 4, FOOTPRINTS)
    assert FIELDS.hold(2, (0, 0, 4, 0))
    assert not FIELDS.hold(2, (0, 0, 5, 0))
    match = table(["$99 2 fields 4 medium", ""], actions="buy feed mate")
    assert refusal(match, 0, "buy medium") == "pigs.field.full"
    assert "buy small" in texts(match)


@pytest.mark.rule("pigs.field.separate")
@pytest.mark.parametrize("fields", [2, 3])
def test_several_fields_are_packed_exactly(fields: int) -> None:
    rng = Rng(fields)
    found = set()
    for _ in range(400 if fields == 2 else 150):
        pigs = (rng.below(9), rng.below(6), rng.below(4), rng.below(4))
        fits = FIELDS.hold(fields, pigs)
        assert fits == packer.fits(pigs, fields, 8, 4, FOOTPRINTS), pigs
        found.add(fits)
    assert found == {True, False}


def test_many_fields() -> None:
    assert FIELDS.hold(10, (0, 10, 0, 20))
    assert FIELDS.hold(10, (20, 0, 0, 20))
    assert not FIELDS.hold(10, (0, 0, 0, 21))
    assert not FIELDS.hold(10, (0, 0, 21, 0))
    assert not FIELDS.hold(10, (0, 48, 10, 0))
    assert FIELDS.hold(0, (0, 0, 0, 0))
    assert not FIELDS.hold(0, (1, 0, 0, 0))


def test_tables_end_where_the_supply_does() -> None:
    few = Fields(8, 4, list(FOOTPRINTS), [8, 2, 1, 1])
    assert few.hold(3, (8, 2, 1, 1))
    assert not few.hold(3, (0, 3, 0, 0))
    assert not few.hold(3, (0, 0, 2, 0))
    assert not few.hold(3, (0, 0, 0, 2))


@pytest.mark.rule("pigs.field.full")
def test_purchases_births_and_meals_that_do_not_fit_are_not_offered() -> None:
    full = "$50 2 baby 2 big 1 amulet 1 supplement"
    match = table([full, ""], actions="buy feed mate")
    assert texts(match) == ["buy vaccine", "buy supplement", "buy amulet", "buy field", "stop"]
    for size in ("baby", "small", "medium", "big"):
        assert refusal(match, 0, f"buy {size}") == "pigs.field.full"
    match = table([full, "$9 1 baby"], actions="mate feed buy")
    assert match.waiting == [1]  # the mating player can do nothing at all
    assert state(match)["money"][0] == 50 + 7
    match = table(["$50 2 baby 2 big 1 supplement 1 vaccine", ""], actions="feed feed mate")
    assert texts(match) == ["vaccinate baby", "vaccinate big", "stop"]
    assert refusal(match, 0, "feed baby") == "pigs.field.full"
    assert refusal(match, 0, "feed baby supplement") == "pigs.field.full"


@pytest.mark.rule("pigs.field.full")
def test_births_that_do_not_fit_are_refused() -> None:
    match = table(["1 baby 2 big 1 amulet", ""], actions="mate feed buy")
    assert texts(match) == ["mate", "stop"]
    assert refusal(match, 0, "mate amulet") == "pigs.field.full"
    play(match, "mate")
    assert herd(match, 0) == "2 baby 2 big"
    match = table(["2 baby 2 big 1 vaccine", ""], actions="mate feed buy")
    assert refusal(match, 0, "mate") == "pigs.field.full"


@pytest.mark.rule("pigs.field.full")
def test_what_a_season_gives_and_does_not_fit_is_lost() -> None:
    match = table(["2 fields 3 baby 4 big", ""], card="season-of-love", actions="feed feed sell")
    play(match, "stop")
    assert texts(match) == ["decline", "take 1"]
    assert refusal(match, 0, "take 2") == "pigs.field.full"
    play(match, "take 1")
    assert herd(match, 0) == "4 baby 4 big"


@pytest.mark.rule("pigs.field.keep")
def test_no_pig_can_be_given_up() -> None:
    """Whatever a player may do, only sales, growth and loss make pigs fewer."""
    match = table(["2 baby 2 big 1 vaccine $9", ""], actions="buy feed mate")
    kinds = {match.rules.choice(move).kind for move in range(match.rules.actions)}
    assert kinds == {
        *("choose", "program", "buy-pig", "buy-item", "buy-field", "feed", "supplement", "mate", "amulet", "sell"),
        *("vaccinate", "vaccinate-fed", "grow", "take", "decline", "stop", "save", "save-none"),
    }
    assert refusal(match, 0, "discard baby") == "pigs.field.keep"
    assert refusal(match, 0, "sell baby") == "pigs.phase4.order"
    assert refusal(match, 0, "buy baby") == "pigs.field.full"


def cells(view: PigsView, seat: int) -> list[tuple[int, int, int]]:
    """List all cells that a player's pigs stand on."""
    found = []
    for pig in view.players[seat].pigs:
        wide, high = view.footprints[pig.size]
        wide, high = (high, wide) if pig.rotated else (wide, high)
        found += [(pig.field, pig.x + i, pig.y + j) for i in range(wide) for j in range(high)]
    return found


@pytest.mark.rule("pigs.field.grid")
def test_arrangements_are_packings() -> None:
    rng = Rng(4)
    rich = sheet(("dollars = 45", "dollars = 200"), ("purchases = 5", "purchases = 15"))
    most = 0
    for seed in range(6):
        match = GAME.match(3, seed, rich)
        while not match.over:
            view = match.view(None)
            assert isinstance(view, PigsView)
            for seat in range(3):
                standing = cells(view, seat)
                most = max(most, len(standing))
                assert len(standing) == len(set(standing))
                for field, x, y in standing:
                    assert 0 <= field < view.players[seat].fields
                    assert 0 <= x < 8
                    assert 0 <= y < 4
                told: dict[str, int] = {}
                for pig in view.players[seat].pigs:
                    code = pig.size + ("-v" if pig.vaccinated else "")
                    told[code] = told.get(code, 0) + 1
                assert " ".join(f"{told[code]} {code}" for code in sorted(told)) == " ".join(
                    sorted_herd(herd(match, seat))
                )
            seat = match.waiting[0]
            choices = match.legal(seat)
            match.play(seat, choices[rng.below(max(1, len(choices) - 1))])
    assert most > 64  # farms of three fields and more have been looked at


def sorted_herd(text: str) -> list[str]:
    words = text.split()
    pairs = sorted((words[i + 1], words[i]) for i in range(0, len(words), 2))
    return [f"{count} {code}" for code, count in pairs]


def standing(match: lt.Match, seat: int) -> list[Pig]:
    """Return where the pigs of a seat stand."""
    pigs: list[Pig] = view_of(match).players[seat].pigs
    return pigs


@pytest.mark.rule("pigs.field.grid")
def test_arrangements_are_stable() -> None:
    """The same pigs stand in the same places; one more at the end moves none of the others."""
    match = table(["$60 2 fields 1 medium 1 big", ""], actions="buy feed mate")
    before = standing(match, 0)
    play(match, "buy vaccine")
    assert standing(match, 0) == before
    play(match, "buy baby")
    after = standing(match, 0)
    assert after[:2] == before
    play(match, "vaccinate big")
    marked = standing(match, 0)
    assert [(pig.field, pig.x, pig.y) for pig in marked] == [(pig.field, pig.x, pig.y) for pig in after]
    assert [pig.size for pig in marked if pig.vaccinated] == ["big"]


def test_fed_pigs_are_marked() -> None:
    match = table(["2 fields 3 small 1 small-v", "1 baby"], actions="feed feed sell")
    play(match, "feed small-v")
    pigs = standing(match, 0)
    assert [(pig.size, pig.vaccinated) for pig in pigs if pig.fed] == [("medium", True)]
    play(match, "feed small")
    pigs = standing(match, 0)
    assert sorted((pig.size, pig.vaccinated) for pig in pigs if pig.fed) == [("medium", False), ("medium", True)]
    assert not any(pig.fed for pig in standing(match, 1))
