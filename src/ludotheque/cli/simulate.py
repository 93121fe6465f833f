"""`ludotheque simulate`: many games between bots."""

from argparse import Namespace
from pathlib import Path

from ludotheque.cli.arguments import take_game, take_table
from ludotheque.cli.parser import Parser


def arguments(parser: Parser) -> None:
    take_game(parser)
    take_table(parser)
    parser.value("--bots", metavar="LEVEL,…", about="help-simulate-bots")
    parser.value("--games", "-n", metavar="N", about="help-games-count")
    parser.value("--jobs", "-j", metavar="N", about="help-jobs")
    parser.value("--seed", metavar="N", about="help-simulate-seed")
    parser.value("--json", metavar="FILE", about="help-json")


def run(said: Namespace) -> None:
    from ludotheque.cli.figures import show_simulation
    from ludotheque.cli.say import fail, language, refusals
    from ludotheque.cli.table import find_game, read_levels, read_options, read_seats, read_seed, read_text, read_whole
    from ludotheque.research.simulate import prepare
    from ludotheque.text.words import Words

    words = Words("", language(said.lang))
    game = find_game(said.game, words)
    with refusals(words):
        seats = read_seats(game.meta, said.seats, words)
        options = read_options(game.meta, seats, said.option, said.first, words)
        seed = read_seed(said.seed or "0", words)
        sheet = read_text(Path(said.sheet), words) if said.sheet is not None else None
        levels = read_levels(said.bots or "greedy,random", words)
        games = read_whole("--games", said.games or "1000", 1, 1_000_000_000, words)
        jobs = read_whole("--jobs", said.jobs or "1", 1, 256, words)
        path = Path(said.json) if said.json is not None else None
        if path is not None and not path.parent.is_dir():
            fail(words("cli-no-folder", {"folder": str(path.parent)}))
        show_simulation(prepare(game.name, seats, levels, seed, options, sheet), games, jobs, path, words)
