"""Puzzles in the terminal: the table, a choice, and then what each move is worth."""

import contextlib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from rich.padding import Padding
from rich.text import Text

from ludotheque.cli import entry, keyboard
from ludotheque.cli.called import called
from ludotheque.cli.say import console
from ludotheque.library import game as find
from ludotheque.puzzle import Puzzle, begin, of_the_day, why
from ludotheque.text.numbers import number
from ludotheque.text.table import names, render
from ludotheque.text.words import Words


def first(some: Mapping[str, Sequence[Puzzle]], said: str | None) -> tuple[list[Puzzle], int] | None:
    """Return the puzzles of a game and where to begin: at the one that is named, or at that of today."""
    if said is None:
        game = find(next(iter(some))) if len(some) == 1 else None
        today = of_the_day(datetime.now(UTC).date(), game)
        said = today.id if today else ""
    for of_game in some.values():
        for place, puzzle in enumerate(of_game):
            if puzzle.id == said.strip().lower():
                return list(of_game), place
    return None


def pose(some: Sequence[Puzzle], place: int, lang: str) -> None:
    """Pose one puzzle after another, as long as somebody wants; Ctrl-D, Ctrl-C or `quit` leaves."""
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        for step in range(len(some)):
            solver = Solver(some[(place + step) % len(some)], lang)
            if not solver.solve() or not solver.more():
                return


class Solver:
    """One puzzle at the keyboard."""

    def __init__(self, puzzle: Puzzle, lang: str) -> None:
        self.puzzle = puzzle
        self.match = begin(find(puzzle.game), puzzle)
        self.words = Words(puzzle.game, lang)
        self.players = names(puzzle.seats, lang)
        self.console = console()

    def solve(self) -> bool:
        """Show the table, take a choice and tell what it was worth; False if somebody leaves instead."""
        puzzle, match = self.puzzle, self.match
        self.say("cli-puzzle", "bold", title=match.game.meta.title, id=puzzle.id, name=self.players[puzzle.seat])
        self.console.print(Padding(render(match, puzzle.seat, self.words.lang, self.players), (1, 0)))
        self.list_choices()
        self.say("cli-puzzle-ask", "bold yellow", name=self.players[puzzle.seat])
        while True:
            said = entry.read(keyboard.line(self.console, "> "))
            if said.command == "quit":
                return False
            if said.command == "table":
                self.console.print(Padding(render(match, puzzle.seat, self.words.lang, self.players), (1, 0)))
            move = self.read(said.rest) if said.command == "move" else -1
            if move >= 0:
                self.tell(match.rules.choice(move).text)
                return True
            if said.command not in ("table", "move"):
                self.list_choices()

    def read(self, text: str) -> int:
        """Find the legal move that was typed; say so and return -1 if there is none."""
        move = entry.move_of(text, self.match, self.puzzle.seat, True, self.words, self.players).move
        if move in self.match.legal(self.puzzle.seat).moves:
            return move
        self.say("cli-unknown", said=text)
        return -1

    def more(self) -> bool:
        """Ask whether to go on with the next puzzle."""
        said = entry.read(keyboard.line(self.console, self.words("cli-puzzle-next") + " "))
        self.console.print()
        return said.command != "quit"

    def list_choices(self) -> None:
        for place, choice in enumerate(self.match.legal(self.puzzle.seat), 1):
            told = self.words.choice(choice, self.match.rules, self.players)
            self.console.print(Text(f"{place:>3}  ", style="bold").append(told, style="not bold"))

    def tell(self, chosen: str) -> None:
        """Say whether it was the best move, what the moves are worth, and why."""
        puzzle = self.puzzle
        told = {option.move: option for option in puzzle.moves}
        usual = told[puzzle.obvious]
        self.console.print()
        if chosen == puzzle.best:
            self.say("cli-puzzle-right", "bold green", move=self.told(chosen))
        elif chosen == puzzle.obvious:
            self.say("cli-puzzle-obvious", "bold", move=self.told(chosen), cost=round(100 * usual.gap))
        elif chosen in told:
            self.say("cli-puzzle-wrong", "bold", move=self.told(chosen), cost=round(100 * told[chosen].gap))
        else:
            self.say("cli-puzzle-far", "bold", move=self.told(chosen))
        if chosen != puzzle.best:
            self.say("cli-puzzle-best", move=self.told(puzzle.best))
        self.console.print(Text(self.words.reason(why(self.match, puzzle), self.match.rules, self.players)))
        if chosen != puzzle.obvious:
            self.say("cli-puzzle-usual", move=self.told(usual.move), cost=round(100 * usual.gap))
        self.console.print()
        self.say("cli-puzzle-worth", "dim")
        for option in puzzle.moves:
            value = f"{self.percent(option.value):>5} ± {self.percent(option.error)}"
            self.console.print(Text(f"{value}  ", style="bold").append(self.told(option.move), style="not bold"))
        self.console.print()
        again = called("solve", "--puzzle", puzzle.id)
        self.say("cli-puzzle-again", "dim", command=again)

    def told(self, text: str) -> str:
        rules = self.match.rules
        return self.words.choice(rules.choice(rules.parse(text)), rules, self.players)

    def percent(self, value: float) -> str:
        return self.words("percent", {"number": number(100 * value, self.words, 0)})

    def say(self, key: str, style: str = "", **args: str | int) -> None:
        self.console.print(Text(self.words(key, args), style=style))
