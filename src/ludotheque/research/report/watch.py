"""Games being watched: who leads when, what is chosen when it could be, where the points come from."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from ludotheque.bots.levels import bot_rng, make
from ludotheque.engine.bot import Bot
from ludotheque.engine.loop import recorded_game
from ludotheque.engine.rules import Rules, State
from ludotheque.library import Game
from ludotheque.library import game as find
from ludotheque.research.lots import stopped
from ludotheque.research.report.findings import Findings
from ludotheque.research.report.items import Items
from ludotheque.research.tally import Setup, parts_of

STEPS = 20  # a game is looked at so many times between its first and its last move
TENTHS = 10  # what is done when, by tenths of a game


def watch(setup: Setup, numbers: Sequence[int]) -> Findings:
    """Play some of the games, one after the other, and look at each."""
    game = find(setup.game)
    seats = len(setup.lineup)
    rules = game.rules(seats, setup.options, setup.sheet)
    bots = {level: make(level, game) for level in setup.lineup}
    judge: Bot = game.part("bot").bot()
    watcher = Watcher(game, rules, judge)
    for number in numbers:
        if stopped():
            break
        seed = setup.seed_of(number)
        seated = [bots[setup.level_at(seat, number)] for seat in range(seats)]
        watcher.see(seed, recorded_game(rules, rules.start(seed), seated, bot_rng(seed, 0)))
    return watcher.findings


class Watcher:
    """Look at games of one table, from the first move to the last."""

    def __init__(self, game: Game, rules: Rules, judge: Bot) -> None:
        self.game = game
        self.rules = rules
        self.judge = judge
        self.items = Items(rules)
        self.findings = Findings()
        self.seats = int(rules.seats)
        self.parts = parts_of(self.seats)

    def see(self, seed: int, moves: Sequence[tuple[int, int]]) -> None:
        """Play the moves of a game again and count what they show."""
        rules = self.rules
        s = rules.start(seed)
        looks = [step * len(moves) // STEPS for step in range(STEPS)]
        leading: list[list[int]] = []  # before each move
        likely: dict[int, list[int]] = {}  # before some: who is ahead in the eyes of the game's own bot
        choices: list[tuple[int, int, int]] = []  # seat, what was chosen, what could have been
        for number, (seat, move) in enumerate(moves):
            leading.append(ahead([-place for place in rules.ranking(s)]))
            if number in looks:
                likely[number] = ahead([self.judge.evaluate(rules, s, one) for one in range(self.seats)])
            choices.append((seat, self.items.mask(move), self.offered(rules.legal_moves(s, seat))))
            rules.apply(s, seat, move, None)
        ranking = rules.ranking(s)
        wins = [self.parts // ranking.count(1) if place == 1 else 0 for place in ranking]
        self.findings.games += 1
        self.findings.lengths[len(moves)] += 1
        self.see_result(s, ranking, wins, len(moves))
        self.see_lead(leading, ahead([-place for place in ranking]))
        for step, number in enumerate(looks):
            self.see_favourites(("ahead", f"{step:02}"), leading[number], wins)
            self.see_favourites(("likely", f"{step:02}"), likely[number], wins)
        self.see_choices(choices, wins)
        self.see_times([chosen for _, chosen, _ in choices])

    def offered(self, legal: list[int]) -> int:
        """Return the mask of all that could be chosen; where there was nothing to choose, of nothing."""
        mask = 0
        if len(legal) > 1:
            for move in legal:
                mask |= self.items.mask(move)
        return mask

    def see_result(self, s: State, ranking: list[int], wins: list[int], decisions: int) -> None:
        scores = self.rules.scores(s)
        for seat, (score, won) in enumerate(zip(scores, wins, strict=True)):
            self.findings.add(("seat", str(seat)), won, self.parts, score, 1)
        ordered = [score for _, score in sorted(zip(ranking, scores, strict=True), key=lambda pair: pair[0])]
        self.findings.add(("decisions",), decisions, 1)
        self.findings.add(("points",), sum(scores), self.seats)
        self.findings.add(("winner",), ordered[0], 1)
        self.findings.add(("margin",), abs(ordered[0] - ordered[1]), 1)
        self.findings.add(("shared",), int(ranking.count(1) > 1), 1)
        winners = [seat for seat, place in enumerate(ranking) if place == 1]
        self.findings.add(("winners",), len(winners))
        self.findings.add(("others",), self.seats - len(winners))
        sources: dict[str, list[int]] = {}
        for seat, points in enumerate(self.game.view(self.rules, s, None).breakdown):
            for source, count in points.items():
                sources.setdefault(source, [0, 0])[ranking[seat] > 1] += count
        for source, (winning, losing) in sources.items():
            self.findings.add(("source", source, "winners"), winning, len(winners))
            self.findings.add(("source", source, "others"), losing, self.seats - len(winners))

    def see_lead(self, leading: list[list[int]], winners: list[int]) -> None:
        """Count how often somebody else took the lead, and when the winner had it for good."""
        alone = [leaders[0] for leaders in [*leading, winners] if len(leaders) == 1]
        changes = sum(one != other for one, other in pairwise(alone))
        self.findings.add(("changes",), changes, 1)
        if len(winners) == 1:
            open_until = max((number + 1 for number, leaders in enumerate(leading) if leaders != winners), default=0)
            self.findings.add(("settled",), open_until, len(leading))

    def see_favourites(self, key: tuple[str, str], favourites: list[int], wins: list[int]) -> None:
        won = sum(wins[seat] for seat in favourites) * (self.parts // len(favourites))
        self.findings.add(key, won, self.parts * self.parts)

    def see_choices(self, choices: list[tuple[int, int, int]], wins: list[int]) -> None:
        """Count, for each item, what was won by those who chose it and by those who could have and did not."""
        times: Counter[int] = Counter()
        weighed: dict[int, list[int]] = {}
        for seat, chosen, offered in choices:
            for item in self.items.listed(chosen):
                times[item] += 1
            for item in self.items.listed(offered):
                sums = weighed.setdefault(item, [0, 0, 0, 0])
                side = 0 if chosen >> item & 1 else 2
                sums[side] += wins[seat]
                sums[side + 1] += self.parts
        for item, count in times.items():
            self.findings.add(("times", *self.items.known[item]), count, self.seats)
        for item, sums in weighed.items():
            self.findings.add(("worth", *self.items.known[item]), *sums)
        self.findings.add(("players",), self.seats)

    def see_times(self, chosen: list[int]) -> None:
        """Count what is done when: kinds of choices, by tenths of the game."""
        for tenth in range(TENTHS):
            part = chosen[tenth * len(chosen) // TENTHS : (tenth + 1) * len(chosen) // TENTHS]
            kinds = Counter(self.items.kind(mask) for mask in part)
            for kind, count in kinds.items():
                self.findings.add(("when", str(tenth), kind), count, len(part))
            self.findings.add(("done", str(tenth)), len(part))


def ahead(values: Sequence[float]) -> list[int]:
    """List the seats that have the most."""
    most = max(values)
    return [seat for seat, value in enumerate(values) if value == most]
