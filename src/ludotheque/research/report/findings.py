"""What some games showed: sums that add up in any order, no matter who played them."""

from collections import Counter

from ludotheque.research.ratios import Ratios

Key = tuple[str, ...]


class Findings:
    """Ratios by name, and how many games were how long."""

    def __init__(self) -> None:
        self.games = 0
        self.ratios: dict[Key, Ratios] = {}
        self.lengths: Counter[int] = Counter()

    def add(self, key: Key, *numbers: int) -> None:
        """Count a game's numbers under a name."""
        found = self.ratios.get(key)
        if found is None:
            found = self.ratios[key] = Ratios(len(numbers))
        found.add(*numbers)

    def merge(self, other: "Findings") -> None:
        """Add what other games of the same table showed."""
        self.games += other.games
        self.lengths += other.lengths
        for key, ratios in other.ratios.items():
            if key in self.ratios:
                self.ratios[key].merge(ratios)
            else:
                self.ratios[key] = ratios

    def of(self, *head: str) -> dict[Key, Ratios]:
        """Return the ratios whose names begin so, by the rest of their names, in order."""
        size = len(head)
        return {key[size:]: self.ratios[key] for key in sorted(self.ratios) if key[:size] == head}
