"""Restricted play: what a player loses who never does something, on the same deals as without that vow."""

from collections.abc import Sequence

from mypy_extensions import i64

from ludotheque.bots.levels import bot_rng, make
from ludotheque.engine.bot import Bot
from ludotheque.engine.loop import recorded_game
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State
from ludotheque.library import game as find
from ludotheque.research.lots import stopped
from ludotheque.research.report.findings import Findings
from ludotheque.research.report.items import Item, Items
from ludotheque.research.tally import Setup, parts_of

MOST = 40  # moves looked at instead of the one that is not to be done


class NeverBot(Bot):
    """Play like another bot, but never do one thing where anything else can be done.

    What it does instead is the best of the rest in the eyes of `judge`, the game's own heuristic.
    """

    def __init__(self, better: Bot, judge: Bot, items: Items, never: int) -> None:
        self.better = better
        self.judge = judge
        self.items = items
        self.never = never  # a mask

    def choose(self, rules: Rules, s: State, seat: i64, rng: Rng) -> i64:
        before = s.copy()
        move = self.better.choose(rules, s, seat, rng)
        if not self.items.mask(int(move)) & self.never:
            return move
        rest = [other for other in rules.legal_moves(before, int(seat)) if not self.items.mask(other) & self.never]
        return self.best(rules, before, seat, rest[:: 1 + len(rest) // MOST]) if rest else move

    def best(self, rules: Rules, s: State, seat: i64, moves: Sequence[int]) -> int:
        judge = self.judge
        judge.prepare(rules, s, seat)
        return max(moves, key=lambda move: judge.rate(rules, s, seat, move))

    def evaluate(self, rules: Rules, s: State, seat: i64) -> float:
        return self.better.evaluate(rules, s, seat)


def probe(setup: Setup, never: Sequence[Item], numbers: Sequence[int]) -> Findings:
    """Play some games as they are, and then again with a seat that never does one of these things."""
    game = find(setup.game)
    seats = len(setup.lineup)
    parts = parts_of(seats)
    rules = game.rules(seats, setup.options, setup.sheet)
    items = Items(rules)
    judge: Bot = game.part("bot").bot()
    findings = Findings()
    for number in numbers:
        if stopped():
            break
        seed, seat = setup.seed_of(number), number % seats
        bots = [make(setup.level_at(one, number), game) for one in range(seats)]
        s = rules.start(seed)
        moves = recorded_game(rules, s, bots, bot_rng(seed, 0))
        free = outcome(rules, s, seat, parts)
        done = 0
        for mover, move in moves:
            if mover == seat:
                done |= items.mask(move)
        findings.games += 1
        for item in never:
            won, scored = free
            vow = items.bit(item)
            if done & vow:  # else it plays the same game
                bots[seat] = NeverBot(make(setup.level_at(seat, number), game), judge, items, vow)
                s = rules.start(seed)
                recorded_game(rules, s, bots, bot_rng(seed, 0))
                won, scored = outcome(rules, s, seat, parts)
            findings.add(("probe", *item), won - free[0], parts, scored - free[1], 1)
    return findings


def outcome(rules: Rules, s: State, seat: int, parts: int) -> tuple[int, int]:
    """Return what a seat has won, in parts, and its points."""
    ranking = rules.ranking(s)
    return (parts // ranking.count(1) if ranking[seat] == 1 else 0), rules.scores(s)[seat]
