"""The standings of a tournament, while games come in and when they are there."""

import json
import sys
from pathlib import Path

from rich.table import Table
from rich.text import Text

from ludotheque.cli.bars import INTERRUPTED, bars
from ludotheque.cli.figures import interval
from ludotheque.cli.files import write
from ludotheque.cli.say import console
from ludotheque.cli.table import level_name
from ludotheque.engine.meta import as_typed
from ludotheque.library import game as find
from ludotheque.research.statistics import Z
from ludotheque.research.tournament.file import Result
from ludotheque.research.tournament.plan import Plan
from ludotheque.research.tournament.run import results
from ludotheque.research.tournament.standings import Duel, Tournament, standings
from ludotheque.text.numbers import number
from ludotheque.text.words import Words


def show_tournament(
    plan: Plan, games: int, jobs: int, cluster: str | None, file: Path | None, path: Path | None, words: Words
) -> None:
    """Play, with bars that move; then show and write what was found, also when it was cut short."""
    wanted = plan.games(games)
    found: list[Result] = []
    stopped = False
    lots = results(plan, games, jobs, file, cluster)
    bar = bars()
    try:
        with bar:
            task = bar.add_task(find(plan.game).meta.title, total=wanted)
            known = next(lots)
            found += known
            if known and file is not None:
                told = words("cli-tournament-resumed", {"file": str(file), "games": len(known)})
                bar.console.print(Text(told, style="dim"))
            bar.update(task, completed=len(found))
            for lot in lots:
                found += lot
                bar.update(task, completed=len(found))
    except KeyboardInterrupt:
        stopped = True
        lots.close()
    shown = standings(plan, found)
    show_standings(shown, len(found), wanted, words)
    if file is not None:
        console().print(Text(words("cli-tournament-records", {"file": str(file)}), style="dim"))
    if path is not None and shown.games:
        write(path, json.dumps(shown.to_builtins(), indent=1) + "\n")
    if stopped:
        sys.exit(INTERRUPTED)


def show_standings(found: Tournament, played: int, wanted: int, words: Words) -> None:
    out = console()
    plan = found.plan
    if played < wanted:
        out.print(Text(words("cli-tournament-stopped", {"games": played, "wanted": wanted}), style="bold"))
    if not found.games:
        return
    title = find(plan.game).meta.title
    head: dict[str, str | int] = {
        "title": title,
        "seats": plan.seats,
        "games": found.games,
        "deals": found.deals,
        "lineups": plan.size,
    }
    out.print(Text(words("cli-tournament-head", head), style="bold"))
    options = [f"{name}={as_typed(value)}" for name, value in plan.options.items()]
    out.print(Text(words("cli-sim-setup", {"options": ", ".join(options), "seed": str(plan.seed)}), style="dim"))
    out.print()
    out.print(draw_bots(found, words))
    out.print()
    fair = words("percent", {"number": number(100 / plan.seats, words, 1)})
    out.print(Text(words("cli-tournament-fair", {"seats": plan.seats, "fair": fair}), style="dim"))
    out.print()
    out.print(draw_duels(found, words))


def draw_bots(found: Tournament, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("", header_style="dim", justify="right")
    table.add_column(words("cli-sim-bot"), header_style="dim", overflow="fold")
    for key in ("cli-tournament-rating", "cli-tournament-won", "cli-tournament-score"):
        table.add_column(words(key), header_style="dim", justify="right", no_wrap=True)
    for place, bot in enumerate(found.bots, 1):
        rating = f"{number(bot.rating.mu, words, 1)} ± {number(Z * bot.rating.sigma, words, 1)}"
        won = words("percent", {"number": interval(bot.won, words, 1, 100)})
        table.add_row(
            str(place), level_name(bot.name, words, found.plan.bots), rating, won, interval(bot.score, words, 2)
        )
    return table


def draw_duels(found: Tournament, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(words("cli-tournament-pair"), header_style="dim")
    table.add_column(words("cli-tournament-ahead"), header_style="dim", justify="right")
    table.add_column("")
    for duel in found.duels:
        pair = " – ".join(level_name(bot, words, found.plan.bots) for bot in (duel.first, duel.second))
        ahead = words("percent", {"number": interval(duel.ahead, words, 1, 100)})
        table.add_row(pair, ahead, verdict(duel, found.deals, words))
    return table


def verdict(duel: Duel, deals: int, words: Words) -> Text:
    """Return whether it is decided who is better or, if not, what would decide it."""
    if deals == 1:
        return Text(words("cli-tournament-few"), style="dim")
    if duel.more is None:
        return Text(words("cli-tournament-level"), style="dim")
    if duel.more:
        return Text(words("cli-tournament-more", {"games": duel.more}), style="yellow")
    return Text(words("cli-tournament-decided"), style="green")
