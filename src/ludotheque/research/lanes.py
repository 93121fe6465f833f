"""Many games of one table side by side, in compiled code: what the vector environment is made of."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.engine.rules import Rules, State

Write = Callable[[Rules, State, int, "vec[float]", int], None]  # of a game's features


class Lane:
    """One game after the other: the present one, who acts in it, and what they may do."""

    def __init__(self, s: State, most: int, number: int) -> None:
        self.s = s
        self.number = number  # of the game: the seed of its deal is that much higher than the first
        self.seat: i64 = 0
        self.legal: i64 = 0  # how many of `moves` are
        self.moves = vec[i64]([0] * most)

    def unmark(self, masks: vec[u8], base: i64) -> None:
        """Take the marks off the moves that were legal."""
        moves = self.moves
        n: i64 = 0
        while n < self.legal:
            masks[base + moves[n]] = 0
            n += 1
        self.legal = 0

    def mark(self, rules: Rules, seat: i64, masks: vec[u8], base: i64) -> None:
        """Mark the moves that a seat may make now."""
        moves = self.moves
        legal = rules.fill_moves(self.s, seat, moves)
        n: i64 = 0
        while n < legal:
            masks[base + moves[n]] = 1
            n += 1
        self.legal = legal
        self.seat = seat


class Glance:
    """What one seat knows and may do, in two vecs that are written in place."""

    def __init__(self, rules: Rules, write: Write, width: int) -> None:
        self.rules = rules
        self.write = write
        self.lane = Lane(rules.blank(), len(rules.buffer), 0)
        self.features = vec[float]([0.0] * width)
        self.mask = vec[u8]([0] * int(rules.actions))

    def look(self, s: State, seat: i64, acts: bool) -> None:
        """Write the features of a seat, and its legal moves if it acts."""
        lane = self.lane
        lane.unmark(self.mask, 0)
        lane.s = s
        if acts:
            lane.mark(self.rules, seat, self.mask, 0)
        self.write(self.rules, s, seat, self.features, 0)


class Lanes:
    """Games side by side. All of them move in one step, and one that ends is followed by a new one at once.

    The vecs hold what a learner reads, a row for each lane; they are written in place, and never grow. The masks lie in
    a vec that is handed over, from its number `first` on: so that they begin at an address that suits their reader.
    """

    def __init__(
        self, rules: Rules, write: Write, width: int, count: int, seed: int, masks: vec[u8], first: int
    ) -> None:
        seats = int(rules.seats)
        self.rules = rules
        self.write = write
        self.width: i64 = width
        self.count: i64 = count
        self.actions = vec[i64]([0] * count)  # what the next step does
        self.features = vec[float]([0.0] * (count * width))
        self.masks = masks
        self.first: i64 = first
        self.seats = vec[i64]([0] * count)  # who acts now
        self.done = vec[u8]([0] * count)
        self.rewards = vec[float]([0.0] * (count * seats))
        self.scores = vec[i64]([0] * (count * seats))
        self.lanes = [Lane(rules.blank(), len(rules.buffer), number) for number in range(count)]
        self.deal(seed)

    def deal(self, seed: int) -> None:
        """Begin again, from the first game of each lane."""
        rules = self.rules
        self.seed = seed
        for number, lane in enumerate(self.lanes):
            lane.s = rules.start((seed + number) % SEEDS)
            lane.number = number
            self.done[number] = 0
            for at in range(number * int(rules.seats), (number + 1) * int(rules.seats)):
                self.rewards[at] = 0.0
                self.scores[at] = 0
        self.look_everywhere()

    def look_everywhere(self) -> None:
        """Write what every lane shows."""
        i: i64 = 0
        while i < self.count:
            self.look(self.lanes[i], i)
            i += 1

    def illegal(self) -> i64:
        """Return the first lane whose action is not legal; -1 if all are."""
        actions = self.rules.actions
        i: i64 = 0
        while i < self.count:
            action = self.actions[i]
            if action < 0 or action >= actions or self.masks[self.first + i * actions + action] == 0:
                return i
            i += 1
        return -1

    def step(self) -> None:
        """Carry out all actions; see that none is illegal first."""
        rules = self.rules
        seats = rules.seats
        i: i64 = 0
        while i < self.count:
            lane = self.lanes[i]
            s = lane.s
            rules.apply(s, lane.seat, self.actions[i], None)
            if self.done[i]:
                self.done[i] = 0
                seat: i64 = 0
                while seat < seats:
                    self.rewards[i * seats + seat] = 0.0
                    seat += 1
            if rules.to_move(s) < 0:
                self.settle(lane, i)
            self.look(lane, i)
            i += 1

    def settle(self, lane: Lane, i: i64) -> None:
        """Write how a game ended, and deal the next one of its lane."""
        rules = self.rules
        paid = rewards(rules.ranking(lane.s))
        scores = rules.scores(lane.s)
        for seat in range(int(rules.seats)):
            self.rewards[i * rules.seats + seat] = paid[seat]
            self.scores[i * rules.seats + seat] = scores[seat]
        self.done[i] = 1
        lane.number += int(self.count)
        lane.s = rules.start((self.seed + lane.number) % SEEDS)

    def look(self, lane: Lane, i: i64) -> None:
        """Write what the seat to act knows and may do."""
        rules = self.rules
        seat = rules.to_move(lane.s)
        lane.unmark(self.masks, self.first + i * rules.actions)
        lane.mark(rules, seat, self.masks, self.first + i * rules.actions)
        self.seats[i] = seat
        self.write(rules, lane.s, seat, self.features, i * self.width)

    def sample(self, rng: Rng) -> None:
        """Draw a legal action for every lane, each equally likely."""
        i: i64 = 0
        while i < self.count:
            lane = self.lanes[i]
            self.actions[i] = lane.moves[rng.below(lane.legal)]
            i += 1

    def games(self) -> list[tuple[State, int]]:
        """Return the games as they stand: each state, and the number of its game."""
        return [(lane.s, lane.number) for lane in self.lanes]

    def set_games(self, games: list[tuple[State, int]]) -> None:
        """Go on from what `games` gave."""
        for lane, (s, number) in zip(self.lanes, games, strict=True):
            lane.s = s
            lane.number = number
        self.look_everywhere()


def rewards(ranking: list[int]) -> list[float]:
    """Return what each place is worth: 1 for the first, −1 for the last, evenly between; equals share. It sums to 0.

    >>> rewards([1, 2, 3]), rewards([1, 1, 3]), rewards([1, 1])
    ([1.0, 0.0, -1.0], [0.5, 0.5, -1.0], [0.0, 0.0])
    """
    last = len(ranking) - 1
    return [1.0 - (2 * place - 2 + ranking.count(place) - 1) / last for place in ranking]
