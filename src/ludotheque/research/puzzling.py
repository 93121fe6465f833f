"""Find puzzles: positions of simulated games at which one move is clearly best, and not the obvious one.

A decision is looked at twice (docs/puzzles.md). Where a quick search would not do as the heuristic does, all moves race
through imagined games, and most decisions are soon dropped. A move that leads clearly must then show it again in other
imagined games, more of them; what a puzzle says that its moves are worth comes from this second look alone.
"""

import hashlib
import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from ludotheque.bots.levels import bot_rng, make
from ludotheque.bots.rollout import imagined
from ludotheque.bots.search import SearchBot
from ludotheque.engine.bot import ask, redealt
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import State
from ludotheque.library import Game
from ludotheque.match import Match
from ludotheque.puzzle import Option, Puzzle, obvious
from ludotheque.research.review.measure import EFFORTS, Reviewer, wins

LEAST = 0.05  # of the win that the best move is ahead of any other, at least
SURE = 3.0  # standard errors that it is ahead in the second look, at least
NOTICED = 2.0  # standard errors that it is ahead in the first one
FEWEST, MOST = 3, 40  # moves to choose from
QUICK = 300  # matches that the quick search imagines, to the horizon of the game
WORTH = 0.04  # of a result that it must see in another move
RACE = (16, 48, 150, 400)  # imagined games after which the first look compares the moves
AGAIN = 300  # imagined games of the second look, at least; and at least twice those of the first
TOLD = 5  # moves that a puzzle tells the worth of
TRIES = 8  # decisions of a match that are looked at, at most
STAGES = 3  # parts of a match that puzzles are spread over
INTERVAL = 1.96  # standard errors: half of a 95% interval


@dataclass(frozen=True)
class Spot:
    """A decision of a simulated match, and what kind it is: how far into the match, and what was done."""

    s: State
    seat: int
    kind: tuple[int, str]


class Looked(msgspec.Struct, frozen=True):
    """What came of a simulated match: decisions looked at, leads that the second look did not confirm; a puzzle."""

    number: int
    tried: int
    failed: int
    puzzle: Puzzle | None = None
    stage: int = 0
    kind: str = ""


@dataclass(frozen=True)
class Lead:
    """What a move has over another: the mean, and its standard error."""

    value: float
    error: float

    def clear(self, errors: float) -> bool:
        return self.value >= max(LEAST, errors * self.error)

    @property
    def hopeless(self) -> bool:
        return self.value + self.error / 2 < LEAST


def lead(ahead: Sequence[float], behind: Sequence[float]) -> Lead:
    """Compare two moves in the imagined games that both were tried in.

    No lead is surer than one game in all could make it: a handful that agree prove little.
    """
    count = min(len(ahead), len(behind))
    gaps = [a - b for a, b in zip(ahead, behind, strict=False)]
    middle = math.fsum(gaps) / count
    variance = math.fsum((gap - middle) ** 2 for gap in gaps) / (count - 1)
    return Lead(middle, max(math.sqrt(variance / count), 1 / count))


class Finder:
    """Look for puzzles of a game in simulated matches, one after another; a seed fixes all of it."""

    def __init__(self, game: Game, seed: int = 0, race: Sequence[int] = RACE, again: int = AGAIN) -> None:
        self.game = game
        self.seed = seed
        self.race_games = race
        self.again = again
        self.heuristic = game.part("bot").bot()

    def find(self, count: int, known: Sequence[Looked] = ()) -> Iterator[Looked]:
        """Go on after the matches that were looked at, until there are so many puzzles."""
        kinds = Counter((one.stage, one.kind) for one in known if one.puzzle)
        number = len(known)
        while kinds.total() < count:
            looked = self.look(number, kinds)
            if looked.puzzle:
                kinds[looked.stage, looked.kind] += 1
            yield looked
            number += 1

    def look(self, number: int, kinds: "Counter[tuple[int, str]]") -> Looked:
        """Simulate a match and look for a puzzle in it: one decision of each kind, the rarest kinds first."""
        meta = self.game.meta
        seats = meta.least + number % (meta.most - meta.least + 1)
        rng = bot_rng(self.seed, number)
        spots = self.play(seats, rng)
        order = {rng.seed(): spot for spot in spots}
        one_each = {order[key].kind: order[key] for key in sorted(order)}
        rarest = sorted(one_each.values(), key=lambda spot: kinds[spot.kind])[:TRIES]
        failed = 0
        for tried, spot in enumerate(rarest, 1):
            if not self.promising(seats, spot, rng.fork()):
                continue
            leading, games = self.race(seats, spot, rng.fork())
            if not leading:
                continue
            options = self.confirm(seats, spot, leading, max(self.again, 2 * games), rng.fork())
            if options:
                puzzle = self.write(seats, spot, options, leading[1], rng.fork())
                return Looked(number, tried, failed, puzzle, *spot.kind)
            failed += 1
        return Looked(number, len(rarest), failed)

    def play(self, seats: int, rng: Rng) -> list[Spot]:
        """Simulate a match between bots of two levels; return the decisions at which there was a choice."""
        rules = self.game.rules(seats)
        easy, medium = make("easy", self.game), self.heuristic
        bots = [easy if rng.below(3) == 0 else medium for _ in range(seats)]
        s = rules.start(rng.seed())
        found: list[tuple[int, State, int, str]] = []
        decisions = 0
        while (seat := int(rules.to_move(s))) >= 0:
            move = int(ask(bots[seat], rules, s, seat, rng))
            if FEWEST <= len(rules.legal_moves(s, seat)) <= MOST:
                found.append((decisions, s.copy(), seat, rules.choice(move).kind))
            rules.apply(s, seat, move, None)
            decisions += 1
        return [Spot(s, seat, (STAGES * at // decisions, kind)) for at, s, seat, kind in found]

    def promising(self, seats: int, spot: Spot, rng: Rng) -> bool:
        """Return whether a quick search would rather do something else than the heuristic, by more than a little."""
        rules, search = self.game.rules(seats), SearchBot(self.heuristic, QUICK)
        known = redealt(rules, spot.s, spot.seat, rng)
        tried = search.advise(rules, known, spot.seat, rng, MOST)
        usual = [one.value for one in tried if one.move == int(search.moves[0])]
        return tried[0].value >= usual[0] + WORTH

    def race(self, seats: int, spot: Spot, rng: Rng) -> tuple[list[int], int]:
        """Return the best move, the obvious one and the next best ones, and how many games showed it.

        There are none where no move is clearly best, or the obvious one is, or seems no worse than others.
        """
        rules = self.game.rules(seats)
        usual = obvious(self.game, rules, spot.s, spot.seat)
        running = rules.legal_moves(spot.s, spot.seat)
        won: dict[int, list[float]] = {move: [] for move in running}
        for games in self.race_games if usual >= 0 else ():
            self.imagine(seats, spot, running, won, games - len(won[running[0]]), rng)
            best = max(running, key=lambda move: math.fsum(won[move]))
            leads = {move: lead(won[best], won[move]) for move in running if move != best}
            if best == usual or any(one.hopeless for one in leads.values()):
                break
            if usual in leads and leads[usual].value < leads[usual].error:
                break
            running = [best, *(move for move, one in leads.items() if not one.clear(NOTICED))]
            if len(running) == 1:
                others = [move for move in won if move not in (best, usual)]
                others.sort(key=lambda move: math.fsum(won[move]) / len(won[move]), reverse=True)
                return [best, usual, *others][:TOLD], games
        return [], 0

    def imagine(
        self, seats: int, spot: Spot, moves: Sequence[int], won: dict[int, list[float]], games: int, rng: Rng
    ) -> None:
        """Try moves in so many worlds, each of them in the same world with the same chance."""
        rules, seat = self.game.rules(seats), spot.seat
        judge = Reviewer(rules, self.heuristic, EFFORTS["full"], self.seed)
        for _ in range(games):
            world, chance = imagined(rules, spot.s, seat, self.heuristic, rng), rng.seed()
            for move in moves:
                won[move].append(wins(judge.ending(world, seat, move, chance))[seat])

    def confirm(self, seats: int, spot: Spot, moves: Sequence[int], games: int, rng: Rng) -> list[Option]:
        """Look again, with other and more imagined games; return what the moves are worth if it is still clear."""
        best, *others = moves
        won: dict[int, list[float]] = {move: [] for move in moves}
        leads: dict[int, Lead] = {}
        for part in (games // 4, games - games // 4):  # what looks hopeless early is not worth the rest
            self.imagine(seats, spot, moves, won, part, rng)
            leads = {move: lead(won[best], won[move]) for move in others}
            if any(one.hopeless for one in leads.values()):
                return []
        if not all(one.clear(SURE) for one in leads.values()):
            return []
        text = {move: self.game.rules(seats).choice(move).text for move in moves}
        ranked = sorted(others, key=lambda move: leads[move].value)
        nothing = Lead(0.0, 0.0)
        return [option(text[move], won[move], leads.get(move, nothing)) for move in (best, *ranked)]

    def write(self, seats: int, spot: Spot, options: list[Option], usual: int, rng: Rng) -> Puzzle:
        """Write a puzzle down: the position as its seat may imagine it, and the case for the moves."""
        match = Match(self.game, seats, 0)
        match.state = redealt(match.rules, spot.s, spot.seat, rng)
        position = match.position()
        said = json.dumps([position, spot.seat], sort_keys=True)
        return Puzzle(
            id=f"{self.game.name}-{hashlib.sha256(said.encode()).hexdigest()[:6]}",
            game=self.game.name,
            rules=self.game.meta.version,
            seats=seats,
            options=match.options,
            position=position,
            seat=spot.seat,
            best=options[0].move,
            obvious=match.rules.choice(usual).text,
            moves=options,
        )


def option(text: str, won: Sequence[float], ahead: Lead) -> Option:
    middle = math.fsum(won) / len(won)
    spread = math.sqrt(math.fsum((one - middle) ** 2 for one in won) / (len(won) - 1) / len(won))
    numbers = (middle, INTERVAL * spread, ahead.value, INTERVAL * ahead.error)
    return Option(text, *(round(number, 4) for number in numbers))
