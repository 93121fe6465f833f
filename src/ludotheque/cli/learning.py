"""A lesson in the terminal: what a step explains, the table, and the move that it asks for."""

import contextlib

from rich.padding import Padding
from rich.text import Text

from ludotheque.cli import entry, keyboard
from ludotheque.cli.called import called
from ludotheque.cli.say import console
from ludotheque.lesson import END, LEARNER, Step, begin, named, read
from ludotheque.library import Game
from ludotheque.text.table import names, render
from ludotheque.text.words import Words


def teach(game: Game, lang: str) -> None:
    """Go through a lesson; Ctrl-D or Ctrl-C leaves it."""
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        Teacher(game, lang).teach()


class Teacher:
    def __init__(self, game: Game, lang: str) -> None:
        self.lesson = read(game)
        self.match = begin(game, self.lesson)
        self.words = Words(game.name, lang)
        bots = self.words("bot-names").split(", ")
        self.players = [names(1, lang)[0], *bots[1 : self.match.seats]]
        self.console = console()

    def teach(self) -> None:
        for number, step in enumerate(self.lesson.steps, 1):
            self.console.print(Padding(render(self.match, LEARNER, self.words.lang, self.players), (1, 0)))
            head = self.words("cli-step", {"step": number, "last": len(self.lesson.steps)})
            self.console.print(
                Text(f"{head}  ", style="dim").append(self.words(step.text, named(self.players)), "bold yellow")
            )
            self.ask(step)
            for seat, move in step.moves():
                for event in self.match.play(seat, move):
                    if event.visible(LEARNER):
                        told = self.words.event(event, self.match.rules, self.players)
                        self.console.print(Text(told, style="cyan"))
        self.console.print(Padding(Text(self.words(END, named(self.players)), style="bold"), (1, 0)))
        play = called("play", self.match.game.name)
        self.console.print(Text(self.words("cli-learnt", {"command": play}), style="dim"))

    def ask(self, step: Step) -> None:
        """Wait for the move of a step: typed in any way, or the enter key alone."""
        asked = self.match.parse(LEARNER, step.play)
        move = self.words.choice(self.match.rules.choice(asked), self.match.rules, self.players)
        self.console.print(Text(self.words("cli-learn-do", {"move": move}), style="bold"))
        while said := keyboard.line(self.console, "> ").strip():
            if entry.move_of(said, self.match, LEARNER, False, self.words, self.players).move == asked:
                return
            self.console.print(Text(self.words("cli-learn-do", {"move": move})))
