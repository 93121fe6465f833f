"""The box on the table: a sheet and a number of players, as tables the rules look things up in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.hygge.moves import ANIMALS, CARDS, OBJECTS, SIDE, WINTER
from ludotheque.games.hygge.sheet import Sheet, fits

ENOUGH: Final = 4  # cards: with fewer the stock is refilled


class Box:
    """The cards by number (animals, objects, winter) and the places of the stock by position."""

    def __init__(self, sheet: Sheet, seats: int) -> None:
        stock = fits(sheet, seats)
        animals, objects = sheet.animals, sheet.objects
        self.seats: i64 = seats
        self.codes: list[str] = [*sheet.codes(), "winter"]
        self.cards: i64 = sheet.cards()  # without the winter card
        self.hiding: i64 = stock.apart + 1  # cards at the bottom, one of which is the winter card
        self.copies = slots([kind.copies for kind in animals], [kind.copies for kind in objects])
        self.flakes = slots([], [kind.snowflakes for kind in objects])  # what a stored card scores
        self.cost = slots([kind.paws for kind in animals], [1] * OBJECTS)  # what a card left in front costs

        self.colours: list[list[str]] = sheet.colours()

        # The objects that animal a may store, ascending: reach[reach_from[a]] and on, before reach_from[a + 1]; and, as
        # cards, in a mask.
        reach = [[n for n, kind in enumerate(objects) if kind.colour in animal.colours] for animal in animals]
        reach += [[] for _ in range(len(animals), ANIMALS)]
        self.reach = vec[i64]([number for some in reach for number in some])
        self.reach_from = starts(reach)
        self.reach_mask = vec[i64]([sum(1 << ANIMALS + number for number in some) for some in reach])

        # The places of line l, ascending: line[line_from[l]] and on, before line_from[l + 1]; and as a mask.
        self.grid = positions(stock.pattern)  # by row and column; -1 where no card goes
        self.places: i64 = stock.places()
        lines = lines_of(self.grid)
        self.line = vec[i64]([place for line in lines for place in line])
        self.line_from = starts(lines)
        self.line_mask = vec[i64]([sum(1 << place for place in line) for line in lines])

    def has_line(self, line: i64) -> bool:
        """Return whether there is such a row or column in this stock."""
        return self.line_mask[line] != 0

    def places_of(self, line: i64) -> list[int]:
        """List the places of a row or column, in order."""
        return [self.line[i] for i in range(self.line_from[line], self.line_from[line + 1])]


def slots(animals: list[int], objects: list[int]) -> vec[i64]:
    """Lay numbers of animals and objects out by card, with 0 for cards that a smaller box does not have."""
    numbers = animals + [0] * (ANIMALS - len(animals)) + objects
    return vec[i64](numbers + [0] * (CARDS - len(numbers)))


def starts(lists: list[list[int]]) -> vec[i64]:
    """Return where each list begins, and the last one ends, when they are written one after another."""
    return vec[i64]([sum(len(some) for some in lists[:n]) for n in range(len(lists) + 1)])


def positions(pattern: list[str]) -> list[list[int]]:
    """Lay out the numbers of places by row and column, left to right and top to bottom (hygge.setup.stock).

    >>> positions(["##.", ".##"])
    [[0, 1, -1], [-1, 2, 3]]
    """
    grid: list[list[int]] = []
    place = 0
    for drawn in pattern:
        grid.append([])
        for mark in drawn:
            grid[-1].append(place if mark == "#" else -1)
            place += mark == "#"
    return grid


def lines_of(grid: list[list[int]]) -> list[list[int]]:
    """List the places of the five rows and the five columns; a smaller stock leaves some of them empty.

    >>> lines_of([[0, 1, -1], [-1, 2, 3]])
    [[0, 1], [2, 3], [], [], [], [0], [1, 2], [3], [], []]
    """
    across = [*grid, *[[] for _ in range(len(grid), SIDE)]]
    down = [[row[column] for row in grid] for column in range(len(grid[0]))]
    down += [[] for _ in range(len(down), SIDE)]
    return [[place for place in line if place >= 0] for line in across + down]


def weigh(worth: vec[i64], counts: vec[i64], base: i64) -> i64:
    """Add up what some cards are worth."""
    total: i64 = 0
    card: i64 = 0
    while card < WINTER:
        total += worth[card] * counts[base + card]
        card += 1
    return total
