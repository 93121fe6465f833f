"""A match at one keyboard: people and bots take their turns, and every move is on disk before it is shown."""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotheque.bots.levels import LONGEST, PATIENCE, make, named
from ludotheque.cli import entry, keyboard, undoing
from ludotheque.cli.advice import Advice
from ludotheque.cli.book import draw_contents, draw_rule, find_rules
from ludotheque.cli.entry import Typed
from ludotheque.cli.saves import Save
from ludotheque.cli.table import level_name
from ludotheque.engine.bot import Bot
from ludotheque.engine.rules import Choice
from ludotheque.engine.tables import INTERPRETED
from ludotheque.match import Match
from ludotheque.text import system
from ludotheque.text.rulebook import rule, rulebook
from ludotheque.text.table import render
from ludotheque.text.words import Words

FEW = 12  # choices that are listed without being asked for
RECENT = 8  # events that are shown again when a match is resumed


class Quit(Exception):
    """The player leaves the table."""


class Session:
    """Bring a match to its end, or to the moment the players leave."""

    def __init__(self, match: Match, save: Save, lang: str, console: Console, auto_pass: bool = False) -> None:
        self.match = match
        self.auto_pass = auto_pass  # for the people here: pass where nothing else can be done
        self.save = save
        self.durable = True
        self.words = Words(match.game.name, lang)
        self.console = console
        self.players = [seat.name for seat in save.seats]
        self.bots: dict[int, Bot] = {
            number: make(seat.level, match.game, LONGEST) for number, seat in enumerate(save.seats) if seat.level
        }
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        # How many events each seat has heard of; after a match is resumed, the last ones are told again.
        self.heard = {seat: max(0, len(match.events(seat)) - RECENT) for seat in range(match.seats)}
        self.sitting = self.people[0] if len(self.people) == 1 else -1  # who looks at the screen
        self.listed = False  # whether the choices stand on the screen with their numbers

    # The match

    def play(self) -> None:
        """Play until the match is over; raise Quit, EOFError, KeyboardInterrupt or Stopped when somebody leaves."""
        self.keep()
        self.welcome()
        while not self.match.over:
            waiting = self.match.waiting
            bots = [seat for seat in waiting if seat in self.bots]
            if bots:
                self.bot_moves(bots[0])
            else:
                self.person_moves(waiting[0])

    def make_move(self, seat: int, move: int) -> None:
        self.match.play(seat, move)
        self.keep()

    def keep(self) -> None:
        """Write the match down; a disk that refuses is reported once, and does not end the game."""
        if not self.durable:
            return
        try:
            self.save.write(self.match.record())
        except OSError as error:
            self.durable = False
            self.say("cli-not-saved", reason=self.words.error(system.reason(error)))

    def bot_moves(self, seat: int) -> None:
        self.make_move(seat, self.match.choose(seat, self.bots[seat]).move)
        if not self.people:
            self.tell_events(None)

    def person_moves(self, seat: int) -> None:
        choices = self.match.legal(seat)
        if self.auto_pass and [choice.kind for choice in choices] == ["pass"]:
            self.make_move(seat, choices[0].move)
            return
        self.sit_down(seat)
        self.tell_events(seat)
        self.show_turn(seat)
        while True:
            said = entry.read(keyboard.line(self.console, "> "))
            if said.command == "move":
                move = self.read_move(seat, said.rest)
                if move >= 0 and not self.forbidden(seat, move):
                    self.make_move(seat, move)
                    return
            else:
                self.answer(seat, said)

    def sit_down(self, seat: int) -> None:
        """Draw the curtain between two people, so that neither sees the other's hand."""
        if len(self.people) < 2 or self.sitting == seat:
            return
        keyboard.clear(self.console)
        self.say("cli-curtain", name=self.players[seat])
        if entry.read(keyboard.line(self.console, self.words("cli-ready") + " ")).command == "quit":
            raise Quit
        keyboard.clear(self.console)
        self.sitting = seat

    # What is shown

    def welcome(self) -> None:
        """Print what is played, and by whom."""
        self.console.print(
            Text(self.match.game.meta.title, style="bold").append(f"  {self.words('tagline')}", "not bold")
        )
        if self.people:
            self.say("cli-people", names=self.words.join([self.players[seat] for seat in self.people]))
        for level in dict.fromkeys(seat.level for seat in self.save.seats if seat.level):
            names = [seat.name for seat in self.save.seats if seat.level == level]
            self.say("cli-bots", names=self.words.join(names), level=level_name(level, self.words))
        # All other levels are quick even so.
        if INTERPRETED and any(named(seat.level) == "expert" for seat in self.save.seats):
            self.say("cli-uncompiled", seconds=round(PATIENCE["expert"]))
        self.console.print()

    def say(self, key: str, **args: str | int) -> None:
        self.console.print(Text(self.words(key, args)))

    def tell_events(self, seat: int | None) -> None:
        """Print what happened since this seat last looked."""
        events = self.match.events(seat)
        key = -1 if seat is None else seat
        for event in events[self.heard.get(key, 0) :]:
            self.console.print(Text(self.words.event(event, self.match.rules, self.players), style="cyan"))
        self.heard[key] = len(events)

    def show_turn(self, seat: int) -> None:
        """Show what is wanted, the table, and what can be done."""
        choices = self.match.legal(seat)
        self.listed = len(choices) <= FEW
        self.console.print()
        prompt = self.words.prompt(self.match.view(seat).prompt, self.match.rules, self.players)
        self.console.print(Text(prompt, style="bold yellow"))
        self.console.print(Padding(render(self.match, seat, self.words.lang, self.players), (1, 0)))
        if self.listed:
            self.list_choices(choices)
        else:
            self.say("cli-many", count=len(choices), example=self.phrase(choices[len(choices) // 2]))
        self.console.print(Text(self.words("cli-footer"), style="dim"))

    def phrase(self, choice: Choice) -> str:
        """Write a choice as it can be typed, in the words of the table."""
        said = self.words.choice(choice, self.match.rules, self.players)
        return said[:1].lower() + said[1:]

    def list_choices(self, choices: Sequence[Choice], only: list[int] | None = None) -> None:
        for number, choice in enumerate(choices, 1):
            if only is None or number in only:
                phrase = self.words.choice(choice, self.match.rules, self.players)
                self.console.print(Text(f"{number:>3}  ", style="bold").append(phrase, style="not bold"))

    def show_rule(self, rule_id: str) -> None:
        found = rule(self.match.game.name, self.words.lang, rule_id)
        self.show(draw_rule(found, self.words) if found else Text(rule_id))

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    # What is typed

    def read_move(self, seat: int, text: str) -> int:
        """Find the move that was typed; say what is wrong and return -1 if there is none."""
        match = self.match
        choices = match.legal(seat)
        meant = entry.move_of(text, match, seat, self.listed, self.words, self.players)
        if meant.rule:
            self.refuse(meant.rule)
        if meant.rule or meant.move >= 0:
            return meant.move
        if text.isdecimal() and not self.listed:
            self.say("cli-numbers")
            self.list_choices(choices)
            self.listed = True
            return -1
        phrases = [self.words.choice(choice, match.rules, self.players) for choice in choices]
        close = entry.alike(text, choices, phrases)
        if 0 < len(close) <= FEW:
            self.say("cli-alike", count=len(close))
            self.list_choices(choices, close)
            self.listed = True
        else:
            self.say("cli-unknown", said=text)
        return -1

    def forbidden(self, seat: int, move: int) -> bool:
        """Return whether a move is refused, quoting the rule if it is."""
        reason = self.match.rules.why_not(self.match.state, seat, move)
        if reason:
            self.refuse(reason, self.words.choice(self.match.rules.choice(move), self.match.rules, self.players))
        return bool(reason)

    def refuse(self, rule_id: str, phrase: str = "") -> None:
        self.console.print(Text(self.words("cli-refused", {"move": phrase}) if phrase else self.words("cli-forbidden")))
        self.show_rule(rule_id)

    def answer(self, seat: int, said: Typed) -> None:
        """Carry out what is typed instead of a move."""
        if said.command == "quit":
            raise Quit
        if said.command == "help":
            self.help(self.match.legal(seat)[0])
        elif said.command == "why":
            self.why(seat, said.rest)
        elif said.command == "rules":
            self.rules(said.rest)
        elif said.command == "log":
            for event in self.match.events(seat):
                self.console.print(Text(self.words.event(event, self.match.rules, self.players), style="cyan"))
        elif said.command == "hint":
            self.hint(seat)
        elif said.command == "list":
            self.list_choices(self.match.legal(seat))
            self.listed = True
        elif said.command == "table":
            self.show_turn(seat)
        elif said.command == "undo":
            self.undo(seat)

    def undo(self, seat: int) -> None:
        """Take this seat's own last move back, where nobody has moved since and it showed nothing."""
        refused = undoing.refusal(self.match, seat)
        if refused:
            self.say(refused)
            return
        self.match.undo()
        self.keep()
        for key, heard in self.heard.items():
            self.heard[key] = min(heard, len(self.match.events(None if key < 0 else key)))
        self.show_turn(seat)

    def help(self, choice: Choice) -> None:
        """Print what to type, and what lies on the table."""
        self.say("typed-help" if self.words.has("typed-help") else "cli-typed-help", example=self.phrase(choice))
        self.console.print()
        if self.words.has("table-help"):
            self.say("table-help")
            self.console.print()
        self.say("cli-help")

    def why(self, seat: int, text: str) -> None:
        """Print whether a move is allowed, and by which rule it is not."""
        if not text:
            self.say("cli-why")
            return
        move = self.read_move(seat, text)
        if move >= 0 and not self.forbidden(seat, move):
            self.say("cli-allowed")

    def rules(self, said: str) -> None:
        name, lang = self.match.game.name, self.words.lang
        if not said:
            self.show(*draw_contents(rulebook(name, lang)))
            self.say("cli-rules")
            return
        found = find_rules(name, lang, said)
        if not found:
            self.say("cli-no-rule", rule=said, game=name, command="rules")
        for one in found:
            self.show(draw_rule(one, self.words))

    def hint(self, seat: int) -> None:
        """Ask a bot, on the same terms as any: it sees what this seat sees."""
        advice = Advice(self.match, seat, self.words, self.players)
        advice.show(self.console, self.words("cli-hint", {"move": advice.told(advice.best.m)}))
