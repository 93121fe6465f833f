"""A record, step by step, through the eyes of a seat or of a spectator."""

import contextlib

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from ludotheque.cli import keyboard
from ludotheque.cli.advice import Advice
from ludotheque.cli.ending import draw_ending
from ludotheque.cli.say import console
from ludotheque.engine.record import Record
from ludotheque.match import Match
from ludotheque.match import replay as play_again
from ludotheque.text.table import names, render
from ludotheque.text.words import Words

NEXT = ("next", "", " ", "\n", "\r", "n")
BACK = ("back", "b", "\x7f")
START = ("start", "a")
END = ("end", "z")
WHY = ("w",)
QUIT = ("q", "\x1b")


class Steps:
    """Walk through a match; `seat` None is a spectator."""

    def __init__(self, record: Record, lang: str) -> None:
        self.whole = play_again(record)
        self.words = Words(record.game, lang)
        self.players = names(record.seats, lang)
        self.console = console()
        self.seat: int | None = None

    def at(self, step: int) -> Match:
        """Return the match after its first moves."""
        return self.whole.at(step)

    def walk(self) -> None:
        """Go through the match as the keys say."""
        step = 0
        last = len(self.whole.moves)
        self.show(step)
        with contextlib.suppress(EOFError, KeyboardInterrupt), keyboard.keys(self.console) as key:
            while True:
                pressed = key()
                if pressed in QUIT:
                    break
                if pressed in NEXT:
                    step = min(last, step + 1)
                elif pressed in BACK:
                    step = max(0, step - 1)
                elif pressed in START:
                    step = 0
                elif pressed in END:
                    step = last
                elif pressed.isdecimal() and int(pressed) <= len(self.players):
                    self.seat = int(pressed) - 1 if int(pressed) else None
                elif pressed not in WHY or not step:
                    continue
                self.show(step)
                if pressed in WHY:
                    self.explain(step)

    def show(self, step: int) -> None:
        """Show the table after so many moves, and what the last of them did."""
        match = self.at(step)
        before = self.at(step - 1).events(self.seat) if step else []
        keyboard.clear(self.console)
        head = self.words("cli-step", {"step": step, "last": len(self.whole.moves)})
        self.console.print(Text(head, style="bold").append(f"  {self.eyes()}", style="not bold dim"))
        self.tell(match, len(before))
        self.console.print(self.draw(match))
        self.console.print(Text(self.words("cli-step-keys", {"seats": len(self.players)}), style="dim"))

    def explain(self, step: int) -> None:
        """Make the case for the last move, a bot's or anybody's, from what its seat knew."""
        seat, move = self.whole.moves[step - 1]
        advice = Advice(self.at(step - 1), seat, self.words, self.players, move)
        head = self.words("cli-step-made", {"name": self.players[seat], "move": advice.told(move)})
        advice.show(self.console, head)

    def eyes(self) -> str:
        if self.seat is None:
            return self.words("cli-spectator")
        return self.words("cli-eyes", {"name": self.players[self.seat]})

    def tell(self, match: Match, since: int) -> None:
        for event in match.events(self.seat)[since:]:
            self.console.print(Text(self.words.event(event, match.rules, self.players), style="cyan"))

    def draw(self, match: Match) -> Padding:
        view = match.view(self.seat)
        table = Padding(render(match, self.seat, self.words.lang, self.players), (1, 0))
        if match.over:
            return Padding(Group(table, draw_ending(view, self.words, self.players)), (0, 0, 1, 0))
        prompt = Text(self.words.prompt(view.prompt, match.rules, self.players), style="bold yellow")
        return Padding(Group(prompt, table), (1, 0, 0, 0))

    def tell_all(self) -> None:
        """Print the match from start to end, and show the table as it is left."""
        self.tell(self.whole, 0)
        self.console.print(self.draw(self.whole))
