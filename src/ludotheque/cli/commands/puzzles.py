"""`ludotheque puzzles`: find puzzles of a game in simulated games."""

from pathlib import Path
from typing import Annotated

from ludotheque.cli.arguments import Game, Lang, Option


def puzzles(
    game: Game,
    count: Annotated[str | None, Option("--count", "-n", metavar="N", help="help-puzzles-count")] = None,
    seed: Annotated[str | None, Option("--seed", metavar="N", help="help-puzzles-seed")] = None,
    to: Annotated[str | None, Option("--to", metavar="FILE", help="help-puzzles-to")] = None,
    lang: Lang = None,
) -> None:
    from ludotheque.cli.puzzling import search
    from ludotheque.cli.say import language, refusals
    from ludotheque.cli.table import find_game, read_seed, read_target, read_whole
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    found = find_game(game, words)
    with refusals(words):
        wanted = read_whole("--count", count or "100", 1, 1_000_000, words)
        target = read_target(to, words) or Path(f"{found.name}-puzzles.jsonl")
        search(found, wanted, read_seed(seed or "0", words), target, words)
