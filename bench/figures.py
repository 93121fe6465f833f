"""Run `./dev bench figures`: how long games last, how scores spread, whether seats are fair, what nobody wants.

`--save` keeps the tables in docs/figures.md; `--games odin,…` picks games, `--levels easy,…`
levels of bots, `--matches N` plays more of each.
"""

import argparse
import datetime
import statistics
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import ludotheque as lt
from ludotheque.bots.levels import bot_rng, make
from ludotheque.engine.bot import ask
from ludotheque.engine.loop import bot_game
from ludotheque.engine.meta import Value

FIGURES = Path(__file__).parent.parent / "docs" / "figures.md"
LEVELS = ("random", "medium")
FEW = 4  # an option with more values than this changes the box, not the game
OFFERED = 50  # a choice offered less often says nothing
COLUMNS = ["players", "options", "bots", "decisions", "5–95%", "score", "5–95%", "wins by seat from the first, %"]


def settings(game: lt.Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Yield every player count as it is, with each option, and with all that can be switched on at once."""
    meta = game.meta
    for seats in range(meta.least, meta.most + 1):
        yield seats, {}
        here = [
            option
            for option in meta.options
            if option.name != "first" and len(option.values) <= FEW and (option.seats is None or seats in option.seats)
        ]
        for option in here:
            for value in option.values:
                if value != option.default:
                    yield seats, {option.name: value}
        switches = {option.name: True for option in here if option.values == [False, True]}
        if len(switches) > 1:
            yield seats, dict(switches)


def lengths(game: lt.Game, seats: int, options: dict[str, Value], level: str, matches: int) -> list[str]:
    """Play matches between bots of one level and write a row of the table."""
    rules = game.rules(seats, {**options, "first": 0})
    bots = [make(level, game)] * seats
    decisions: list[int] = []
    scores: list[int] = []
    wins = [0.0] * seats
    for seed in range(matches):
        s = rules.start(seed)
        decisions.append(bot_game(rules, s, bots, bot_rng(seed, 0)))
        scores += rules.scores(s)
        ranking = rules.ranking(s)
        for seat, place in enumerate(ranking):
            wins[seat] += (place == 1) / ranking.count(1)
    said = ", ".join(name if value is True else f"{name} {value}" for name, value in options.items()) or "–"
    seatwise = " · ".join(f"{100 * won / matches:.0f}" for won in wins)
    return [str(seats), said, level, *spread(decisions), *spread(scores), seatwise]


def spread(numbers: list[int]) -> list[str]:
    cuts = statistics.quantiles(numbers, n=20, method="inclusive")
    return [f"{statistics.fmean(numbers):.1f}", f"{cuts[0]:.0f}–{cuts[-1]:.0f}"]


def unwanted(game: lt.Game, matches: int) -> list[str]:
    """Let medium bots play; list the pieces they take least often of all the times they could."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    bot = make("medium", game)
    for seats in range(game.meta.least, game.meta.most + 1):
        rules = game.rules(seats)
        pieces = rules.pieces()
        names = [named(rules.choice(move), pieces) for move in range(rules.actions)]
        for seed in range(matches):
            s = rules.start(seed)
            rng = bot_rng(seed, 0)
            while (seat := rules.to_move(s)) >= 0:
                move = ask(bot, rules, s, seat, rng)
                offered.update({name for legal in rules.legal_moves(s, seat) for name in names[legal]})
                taken.update(names[move])
                rules.apply(s, seat, move, None)
    rates = sorted((taken[name] / often, name) for name, often in offered.items() if often >= OFFERED)
    return [f"{name} {100 * rate:.1f}% of {offered[name]}" for rate, name in rates[:8]]


def named(choice: lt.Choice, pieces: dict[str, list[str]]) -> set[str]:
    """Name what a choice is about: its kind, and its kind with each piece in it."""
    found = {choice.kind}
    for name, value in choice.args.items():
        piece = name if name in pieces else name.removesuffix("s")  # `cards` are each a card
        for number in value if isinstance(value, list) else [value]:
            code = pieces[piece][number] if piece in pieces and isinstance(number, int) else str(number)
            found.add(f"{choice.kind} {piece} {code}")
    return found


def notes(title: str) -> list[str]:
    """Find what was written by hand under a game's heading: lines that begin with >, which stay."""
    _, _, section = FIGURES.read_text("utf-8").partition(f"## {title}\n") if FIGURES.exists() else ("", "", "")
    return [line for line in section.partition("\n## ")[0].splitlines() if line.startswith(">")]


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench figures", description=__doc__)
    parser.add_argument("--games", default=",".join(lt.all_games()), help="which games, separated by commas")
    parser.add_argument("--levels", default=",".join(LEVELS), help="which levels of bots, separated by commas")
    parser.add_argument("--matches", type=int, default=1000, help="matches per row")
    parser.add_argument("--save", action="store_true", help="keep the tables in docs/figures.md")
    chosen = parser.parse_args()
    head = (
        f"`./dev bench figures --save --matches {chosen.matches}`, {datetime.datetime.now(datetime.UTC):%Y-%m-%d}: "
        "every player count and option, all seats at one level, with the house sheets. A decision is a choice somebody "
        "makes, forced ones included. Low scores win in Odin, high ones elsewhere."
    )
    lines = ["# How the games play", "", head]
    for name in chosen.games.split(","):
        game = lt.game(name)
        lines += ["", f"## {game.meta.title}", ""]
        if kept := notes(game.meta.title):
            lines += [*kept, ""]
        lines += ["| " + " | ".join(COLUMNS) + " |", "|---" * len(COLUMNS) + "|"]
        for seats, options in settings(game):
            for level in chosen.levels.split(","):
                lines.append("| " + " | ".join(lengths(game, seats, options, level, chosen.matches)) + " |")
                print(lines[-1], flush=True)
        least = "; ".join(unwanted(game, max(1, chosen.matches // 20)))
        lines += ["", f"What medium bots take least often, of the times they could: {least}."]
        print(lines[-1], flush=True)
    if chosen.save:
        FIGURES.write_text("\n".join(lines) + "\n", "utf-8")
