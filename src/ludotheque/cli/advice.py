"""What the strongest bot would do, or says of a move that was made, printed."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from ludotheque.bots.levels import bot_rng, make
from ludotheque.hints import advise
from ludotheque.match import Match
from ludotheque.text.words import Words

ADVISER = "expert"
THINKING = 2.0  # seconds of a processor, at most


class Advice:
    """Advice for a seat of a match, on the same terms as any bot's: it sees what this seat sees."""

    def __init__(self, match: Match, seat: int, words: Words, players: Sequence[str], made: int = -1) -> None:
        self.match = match
        self.words = words
        self.players = players
        bot, rng = make(ADVISER, match.game, THINKING), bot_rng(match.seed, len(match.moves))
        self.best, *self.others = advise(match.game, match.rules, match.state, seat, bot, rng, made)

    def told(self, move: int) -> str:
        return self.words.choice(self.match.rules.choice(move), self.match.rules, self.players)

    def show(self, console: Console, head: str) -> None:
        """Print a move under its heading, why, what it may bring, and what else there was."""
        best = self.best
        lines = [head, self.words.reason(best.why, self.match.rules, self.players)]
        if best.error:
            value, error = round(100 * best.value), round(100 * best.error)
            lines.append(self.words("cli-hint-value", {"value": value, "error": error}))
        for one in self.others:
            value, error = round(100 * one.value), round(100 * one.error)
            lines.append(self.words("cli-hint-else", {"move": self.told(one.m), "value": value, "error": error}))
        for line in lines:
            console.print(Text(line))
