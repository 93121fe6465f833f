"""The measure of a review: what each decision was worth, from what its seat knew (docs/review.md)."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ludotheque.bots.levels import bot_rng
from ludotheque.bots.rollout import chance_of, finish, finish_after, imagined
from ludotheque.engine.bot import Bot, redealt
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.research.review.data import Account, Decision, Mean, Option, Point

EXACT = 1 << 30  # what is added up is a whole number of these parts: then sums of floats have no rounding
PARTS = 40  # of the futures that all decisions of a match share: how they differ says how sure a sum of effects is
FUTURES = 1 << 40  # where their chance begins: no decision has this number
PLACE = 0.1  # what a whole place is worth in a choice between alternatives that win as often

Rows = list[list[float]]  # for each part of the futures, what a decision did to each seat


@dataclass(frozen=True)
class Effort:
    """How much a review imagines."""

    worlds: int  # for each decision
    candidates: int  # moves looked at, at most
    rounds: int  # worlds of the first round of the selection
    kept: int  # moves that are estimated in the end
    points: int = 40  # of the curve, at most
    point_worlds: int = 32  # for each of them
    futures: int = 32  # shared by all decisions: in these it is seen what they did, to all cards open

    def within(self, moves: int) -> "Effort":
        """Imagine more where a match has few moves: its decisions are fewer, and its imagined games shorter."""
        times = min(MOST, (LONG / max(1, moves)) ** 2)
        if times <= 1:
            return self
        more = {name: round(getattr(self, name) * times) for name in ("worlds", "rounds", "point_worlds", "futures")}
        return replace(self, **more)


LONG = 260  # moves of a match: from there on, an effort is what its numbers say
MOST = 8.0  # times as much as that is imagined of short matches

EFFORTS = {
    "quick": Effort(4, 3, 1, 2, 24, 24, 8),
    "full": Effort(40, 12, 2, 3, 60, 120, 40),
    "deep": Effort(400, 48, 12, 4, 120, 600, 400),
}


def curve_numbers(moves: int, points: int) -> list[int]:
    """Choose after which moves the curve has its points: evenly, the start and the end among them.

    >>> curve_numbers(10, 5), curve_numbers(3, 9)
    ([0, 2, 5, 7, 10], [0, 1, 2, 3])
    """
    count = min(points - 1, moves)
    return [moves * n // count for n in range(count + 1)] if count else [0]


def exact(value: float) -> float:
    return round(value * EXACT) / EXACT


def mean(values: Sequence[float], width: float = 1.0) -> Mean:
    """Estimate a mean with its standard error; of a single value nobody knows the error.

    Values that all agree prove little if they are few: no error is less than one of them could make, which is `width`
    off. Only what is added up with many others states none but its own (0): there, such doubts cancel out.
    """
    count = len(values)
    middle = math.fsum(values) / count
    if count < 2:
        return Mean(exact(middle), math.inf)
    variance = math.fsum((value - middle) ** 2 for value in values) / (count - 1)
    return Mean(exact(middle), max(math.sqrt(variance / count), width / count))


def wins(ranking: Sequence[int]) -> list[float]:
    """Share the win between those who came first."""
    share = 1 / ranking.count(1)
    return [share if place == 1 else 0.0 for place in ranking]


class Reviewer:
    """Estimate positions of one match with imagined games; a position's own number seeds all its chance."""

    def __init__(self, rules: Rules, bot: Bot, effort: Effort, seed: int) -> None:
        self.rules = rules
        self.bot = bot
        self.effort = effort
        self.seed = seed
        chance = bot_rng(seed, FUTURES)
        self.futures = [chance.fork() for _ in range(effort.futures)]

    # One imagined game

    def ending(self, world: State, seat: int, move: int, chance: int) -> list[int]:
        """Return the ranking to which a move leads in a world; the same chance for every move."""
        s = world.copy()
        self.rules.apply(s, seat, move, None)
        return self.ended(s, chance)

    def ended(self, s: State, chance: int) -> list[int]:
        finish(self.rules, s, self.bot, Rng(chance))
        return self.rules.ranking(s)

    # The curve

    def before(self) -> Point:
        """Estimate everybody's chance before anything is dealt: all that the deal does is luck."""
        rng = bot_rng(self.seed, 0)
        shares = [wins(self.ended(self.rules.start(rng.seed()), rng.seed())) for _ in range(self.effort.point_worlds)]
        return Point(0, [mean(column) for column in zip(*shares, strict=True)])

    def point(self, s: State, number: int) -> Point:
        """Estimate everybody's chance from what a spectator sees."""
        if self.rules.over(s):
            return Point(number, [Mean(exact(share), 0.0) for share in wins(self.rules.ranking(s))])
        rng = bot_rng(self.seed, 2 * number)
        shares = []
        for _ in range(self.effort.point_worlds):
            world = imagined(self.rules, s, None, self.bot, rng)
            shares.append(wins(self.ended(world, rng.seed())))
        return Point(number, [mean(column) for column in zip(*shares, strict=True)])

    # A decision

    def decision(self, s: State, seat: int, made: int, number: int) -> Decision:
        """Estimate the move made and its best alternatives, from what the seat knew."""
        rng = bot_rng(self.seed, 2 * number - 1)
        legal = self.rules.legal_moves(s, seat)
        known = imagined(self.rules, s, seat, self.bot, rng)
        usual = int(self.bot.choose(self.rules, known.copy(), seat, Rng(rng.seed())))
        if len(legal) == 1:
            certain = Mean(0.0, 0.0)
            only = Option(made, self.text(made), certain, certain, certain)
            return Decision(number, seat, 1, only, usual, made, [], [certain] * int(self.rules.seats))
        chosen = self.select(s, seat, self.candidates(known, seat, legal, made, usual), made, rng)
        return self.estimate(s, seat, made, usual, chosen, number, len(legal), rng)

    def text(self, move: int) -> str:
        return self.rules.choice(move).text

    def candidates(self, known: State, seat: int, legal: list[int], made: int, usual: int) -> list[int]:
        """Return the moves worth imagining: what was done, what is usual, and what looks good at once."""
        if len(legal) <= self.effort.candidates:
            return legal
        looks: dict[int, float] = {}
        for move in legal:
            s = known.copy()
            self.rules.apply(s, seat, move, None)
            looks[move] = self.bot.evaluate(self.rules, s, seat)
        rest = sorted((move for move in legal if move not in (made, usual)), key=lambda move: -looks[move])
        return sorted({made, usual, *rest[: self.effort.candidates - 2]})

    def select(self, s: State, seat: int, moves: list[int], made: int, rng: Rng) -> list[int]:
        """Keep the best moves, the best first, halving them again and again; all of a round meet the same worlds."""
        sums = dict.fromkeys(moves, 0.0)
        worlds = self.effort.rounds
        while True:
            for _ in range(worlds):
                world, chance = imagined(self.rules, s, seat, self.bot, rng), rng.seed()
                for move in moves:
                    sums[move] += self.worth(self.ending(world, seat, move, chance), seat)
            moves = sorted(moves, key=lambda move: (-sums[move], move != made))
            if len(moves) <= self.effort.kept:
                return moves
            moves = moves[: max(self.effort.kept, (len(moves) + 1) // 2)]
            worlds *= 2

    def worth(self, ranking: list[int], seat: int) -> float:
        return wins(ranking)[seat] - PLACE * ranking[seat]

    def estimate(
        self, s: State, seat: int, made: int, usual: int, chosen: list[int], number: int, legal: int, rng: Rng
    ) -> Decision:
        """Estimate in worlds that had no part in the selection, so that being selected flatters no move."""
        seats = range(int(self.rules.seats))
        others = [move for move in chosen if move != made]
        moves = [made, *others]
        won: dict[int, list[float]] = {move: [] for move in moves}
        place: dict[int, list[float]] = {move: [] for move in moves}
        gain: dict[int, list[float]] = {move: [] for move in moves}
        effects: list[list[float]] = [[] for _ in seats]
        for _ in range(self.effort.worlds):
            world, chance = imagined(self.rules, s, seat, self.bot, rng), rng.seed()
            rankings = {move: self.ending(world, seat, move, chance) for move in moves}
            shares = {move: wins(ranking) for move, ranking in rankings.items()}
            usual_shares = self.usually(world, seat, chance, shares)
            for move in moves:
                won[move].append(shares[move][seat])
                place[move].append(rankings[move][seat])
                gain[move].append(shares[move][seat] - shares[made][seat])
            for other in seats:
                effects[other].append(shares[made][other] - usual_shares[other])
        options = {
            move: Option(move, self.text(move), mean(won[move]), mean(place[move], len(seats) - 1), mean(gain[move]))
            for move in moves
        }
        best = sorted(
            (options[move] for move in others),
            key=lambda option: (option.move != chosen[0], -option.gain.value, option.place.value),
        )
        felt = [mean(column, 0.0) for column in effects]
        return Decision(number, seat, legal, options[made], usual, chosen[0], best, felt)

    def effects(self, s: State, seat: int, made: int, number: int) -> list[Mean]:
        """Estimate the effects of a decision alone: what the move made did to each seat's chance, and nothing else."""
        rng = bot_rng(self.seed, 2 * number - 1)
        found: list[list[float]] = []
        nothing = [0.0] * int(self.rules.seats)
        for _ in range(self.effort.worlds):
            world, chance = imagined(self.rules, s, seat, self.bot, rng), rng.seed()
            usual = self.usually(world, seat, chance, {made: nothing})
            if usual is not nothing:
                made_so = wins(self.ending(world, seat, made, chance))
                found.append([a - b for a, b in zip(made_so, usual, strict=True)])
            else:
                found.append(nothing)
        return [mean(column, 0.0) for column in zip(*found, strict=True)]

    def usually(self, world: State, seat: int, chance: int, shares: dict[int, list[float]]) -> list[float]:
        """Return how the win is shared if the reference bot decides; a choice that may be revised is left as it is."""
        if seat not in self.rules.waiting(world):
            return wins(self.ended(world.copy(), chance))
        move = int(self.bot.choose(self.rules, world.copy(), seat, Rng(chance)))
        return shares[move] if move in shares else wins(self.ending(world, seat, move, chance))

    # What a decision did, to all cards open

    def opened(self, s: State, seat: int, made: int, number: int) -> Rows:
        """Estimate what the move made did as the cards truly lay, less what the reference bot's would have done.

        Only what no seat knows is drawn again. The same futures serve a whole match, so what does not change between
        two decisions cancels out in their sum. A row for each part of the futures; none where the bot's move was made.
        """
        seats, parts = int(self.rules.seats), min(PARTS, len(self.futures))
        rows = [[0.0] * seats for _ in range(parts)]
        known = redealt(self.rules, s, seat, Rng(number))
        other = False
        for n, future in enumerate(self.futures):
            usual = -1  # a choice that may be revised is left as it is
            if seat in self.rules.waiting(s):
                usual = int(self.bot.choose(self.rules, known.copy(), seat, chance_of(future, number)))
            if usual == made:
                continue
            other = True
            before = s.copy()
            self.rules.redraw(before, future.copy())
            after = before.copy()
            self.rules.apply(after, seat, made, None)
            if usual >= 0:
                self.rules.apply(before, seat, usual, None)
            did, instead = self.led_to(after, future, number), self.led_to(before, future, number)
            for one in range(seats):
                rows[n % parts][one] += (did[one] - instead[one]) * parts / len(self.futures)
        return rows if other else []

    def led_to(self, s: State, future: Rng, number: int) -> list[float]:
        finish_after(self.rules, s, self.bot, future, number)
        return wins(self.rules.ranking(s))


def told(rows: Rows, seats: int) -> list[Mean]:
    """Return what decisions did to each seat, to all cards open."""
    return [mean(column, 0.0) for column in zip(*rows, strict=True)] if rows else [Mean(0.0, 0.0)] * seats


def added(found: Iterable[Rows]) -> Rows:
    """Add up what decisions did, part by part: they share their futures, and what is off in one may undo another."""
    kept = [rows for rows in found if rows]
    return [[math.fsum(column) for column in zip(*rows, strict=True)] for rows in zip(*kept, strict=True)]


def summed(effects: Iterable[Mean]) -> Mean:
    """Add up effects that were estimated apart from each other."""
    parts = list(effects)
    return Mean(sum(one.value for one in parts), math.hypot(*(one.error for one in parts)))


def accounts(start: Point, result: Sequence[float], decisions: Sequence[Decision], opened: Rows) -> list[Account]:
    """Divide each seat's result: what no decision explains is luck. `opened`: what all decisions did, cards open."""
    seats = range(len(result))
    found = []
    for seat in seats:
        parts = [summed(one.effects[seat] for one in decisions if one.seat == actor) for actor in seats]
        others = summed(part for actor, part in enumerate(parts) if actor != seat)
        expected, final, truly = start.win[seat], exact(result[seat]), told(opened, len(seats))[seat]
        luck = final - expected.value - sum(part.value for part in parts)
        error = math.hypot(expected.error, *(part.error for part in parts))
        draws = Mean(final - expected.value - truly.value, math.hypot(expected.error, truly.error))
        found.append(Account(seat, final, expected, Mean(luck, error), draws, parts, others))
    return found
