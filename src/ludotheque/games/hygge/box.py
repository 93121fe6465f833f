"""The box on the table: a sheet and a number of players, as tables the rules look things up in."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.hygge.moves import ANIMALS, CARDS, LINES, OBJECTS, SIDE, WINTER
from ludotheque.games.hygge.sheet import Sheet, fits


class Box:
    """The cards by number (animals, objects, winter) and the places of the stock by position."""

    def __init__(self, sheet: Sheet, seats: int) -> None:
        stock = fits(sheet, seats)
        spare = [0] * CARDS
        self.seats: i64 = seats
        self.codes: list[str] = [*sheet.codes(), "winter"]
        self.cards: i64 = sheet.cards()  # without the winter card
        self.hiding: i64 = stock.apart + 1  # cards at the bottom, one of which is the winter card
        animals = [kind.copies for kind in sheet.animals] + spare
        objects = [kind.copies for kind in sheet.objects] + spare
        self.copies = vec[i64](animals[:ANIMALS] + objects[:OBJECTS] + [1])
        flakes: list[int] = [kind.snowflakes for kind in sheet.objects] + spare
        self.flakes = vec[i64](spare[:ANIMALS] + flakes[:OBJECTS] + [0])  # what a stored card scores
        paws: list[int] = [kind.paws for kind in sheet.animals] + spare
        self.cost = vec[i64](paws[:ANIMALS] + [1] * OBJECTS + [0])  # what a card left in front costs: paws, or 1

        animal_colours = [list(kind.colours) for kind in sheet.animals] + [[] for _ in spare]
        object_colours = [[kind.colour] for kind in sheet.objects] + [[] for _ in spare]
        self.colours: list[list[str]] = [*animal_colours[:ANIMALS], *object_colours[:OBJECTS], []]

        # The objects that animal a may store, ascending: reach[reach_from[a]] and on, before reach_from[a + 1].
        self.reach_from = vec[i64]([0] * (ANIMALS + 1))
        reach: list[int] = []
        for animal in range(ANIMALS):
            if animal < len(sheet.animals):
                colours = sheet.animals[animal].colours
                reach += [number for number, kind in enumerate(sheet.objects) if kind.colour in colours]
            self.reach_from[animal + 1] = len(reach)
        self.reach = vec[i64](reach)

        # The places of line l, ascending: line[line_from[l]] and on, before line_from[l + 1]; and as a mask.
        self.grid: list[list[int]] = []  # the pattern with its positions from 0, -1 where there is no place
        places = 0
        for drawn in stock.pattern:
            self.grid.append([])
            for mark in drawn:
                self.grid[-1].append(places if mark == "#" else -1)
                places += mark == "#"
        self.places: i64 = places
        width = len(self.grid[0])
        lines = [self.grid[row] if row < len(self.grid) else [] for row in range(SIDE)]
        lines += [[row[column] for row in self.grid] if column < width else [] for column in range(SIDE)]
        lines = [[place for place in line if place >= 0] for line in lines]
        self.line = vec[i64]([place for line in lines for place in line])
        self.line_from = vec[i64]([sum(len(line) for line in lines[:number]) for number in range(LINES + 1)])
        self.line_mask = vec[i64]([sum(1 << place for place in line) for line in lines])

    def is_animal(self, card: int) -> bool:
        return card < ANIMALS

    def has_line(self, line: i64) -> bool:
        """Tell whether there is such a row or column in this stock."""
        return self.line_mask[line] != 0

    def places_of(self, line: i64) -> list[int]:
        """List the places of a row or column, in order."""
        return [self.line[i] for i in range(self.line_from[line], self.line_from[line + 1])]


def weigh(worth: vec[i64], counts: vec[i64], base: i64) -> i64:
    """Add up what some cards are worth."""
    total: i64 = 0
    card: i64 = 0
    while card < WINTER:
        total += worth[card] * counts[base + card]
        card += 1
    return total
