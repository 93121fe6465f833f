"""What moves are about: their kind, and each piece they name. A bit for each makes a mask of a move."""

from ludotheque.engine.rules import Choice, Rules

Item = tuple[str, str, str]  # the kind of a choice; an argument of it, and the code of a piece, or two empty texts


class Items:
    """The items of a game's moves, met as games are played."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.pieces = rules.pieces()
        self.known: list[Item] = []
        self.bits: dict[Item, int] = {}
        self.masks: list[int] = [0] * int(rules.actions)

    def mask(self, move: int) -> int:
        """Return the bits of all items of a move."""
        found = self.masks[move]
        if not found:
            for item in items_of(self.rules.choice(move), self.pieces):
                found |= self.bit(item)
            self.masks[move] = found
        return found

    def bit(self, item: Item) -> int:
        if item not in self.bits:
            self.bits[item] = 1 << len(self.known)
            self.known.append(item)
        return self.bits[item]

    def kind(self, mask: int) -> str:
        """Return the kind of the choice that a mask is of: its items are met after it, or with it."""
        return self.known[(mask & -mask).bit_length() - 1][0]

    def listed(self, mask: int) -> list[int]:
        """List the numbers of the items in a mask."""
        found = []
        while mask:
            low = mask & -mask
            found.append(low.bit_length() - 1)
            mask ^= low
        return found


def items_of(choice: Choice, pieces: dict[str, list[str]]) -> list[Item]:
    """List what a choice is about: its kind, and every piece that an argument of it names."""
    found: list[Item] = [(choice.kind, "", "")]
    for name, value in choice.args.items():
        codes = pieces.get(kind_of(name, value))
        if codes is not None:
            numbers = value if isinstance(value, list) else [value]
            found += [(choice.kind, name, codes[number]) for number in dict.fromkeys(numbers)]
    return found


def kind_of(name: str, value: int | list[int]) -> str:
    """Return the kind of piece that an argument is named after: `card`, `cards`, `card_given`."""
    kind = name.split("_")[0]
    return kind.removesuffix("s") if isinstance(value, list) else kind
