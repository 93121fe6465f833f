"""A review as a page of its own: no script, nothing from the network."""

from html import escape

from ludotheque.match import Match
from ludotheque.research.review.data import Account, Decision, Review
from ludotheque.text.numbers import number
from ludotheque.text.table import names
from ludotheque.text.words import Words

COLOURS = ("#b3402a", "#1b6e6c", "#8a5200", "#5c4b83", "#2b66ae", "#2f6b43")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 4", "12 4")  # colour is never the only sign
WIDE, HIGH = 760, 260
LEFT, BOTTOM, TOP = 44, 26, 12
TOLD = 4  # lines of what happened before a turning point

STYLE = """
body { margin: 0 auto; max-width: 54rem; padding: 1.5rem 1rem 3rem; background: #fffaf0; color: #33261d;
  font: 1rem/1.5 Nunito, system-ui, sans-serif; }
h1, h2 { font-family: Fraunces, Georgia, serif; line-height: 1.2; }
h2 { margin-top: 2.2rem; }
p.dim, td.dim, figcaption { color: #65503f; }
svg { width: 100%; height: auto; }
svg text { font: 12px system-ui, sans-serif; fill: #65503f; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .35rem .7rem .35rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #dfcdae; }
td.n, th.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.key { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; padding: 0; list-style: none; }
.key svg { width: 2.2rem; height: .7rem; margin-right: .4rem; }
"""


class Page:
    """Write one review down in a language."""

    def __init__(self, match: Match, found: Review, seat: int | None, lang: str) -> None:
        self.match = match
        self.found = found
        self.seat = seat
        self.words = Words(match.game.name, lang)
        self.players = names(match.seats, lang)

    def say(self, key: str, **args: str | int) -> str:
        return escape(self.words(key, args))

    def percent(self, value: float) -> str:
        return self.say("percent", number=number(100 * value, self.words, 0))

    def signed(self, value: float, error: float) -> str:
        return f"{'+' if value > 0 else ''}{self.percent(value)} ± {self.percent(2 * error)}"

    def html(self) -> str:
        title = self.say("review-title", title=self.match.game.meta.title)
        parts = [
            f'<!doctype html><html lang="{self.words.lang}"><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title><style>{STYLE}</style>",
            f"<h1>{title}</h1><p class=dim>{self.say('review-worlds', worlds=self.found.worlds)}</p>",
            f"<h2>{self.say('review-curve')}</h2>{self.key()}{self.curve()}",
            f"<h2>{self.say('review-decided')}</h2>{self.decided()}",
            f"<h2>{self.say('review-sources')}</h2>{self.sources()}",
            f"<h2>{self.say('review-costliest')}</h2>{self.costliest()}",
            f"<p class=dim>{self.say('review-about')}</p></html>",
        ]
        return "\n".join(parts) + "\n"

    def line(self, seat: int) -> str:
        return f'stroke="{COLOURS[seat % 6]}" stroke-width="2.5" stroke-dasharray="{DASHES[seat % 6]}" fill="none"'

    def key(self) -> str:
        rows = [
            f'<li><svg viewBox="0 0 36 10" aria-hidden="true"><path d="M0 5H36" {self.line(seat)}/></svg>{escape(name)}'
            for seat, name in enumerate(self.players)
        ]
        return f'<ul class="key">{"".join(rows)}</ul>'

    def curve(self) -> str:
        """Draw the chances over the match, and marks where they turned."""
        last = max(1, self.found.curve[-1].number)

        def across(number: int) -> float:
            return LEFT + (WIDE - LEFT - 8) * number / last

        def up(share: float) -> float:
            return TOP + (HIGH - TOP - BOTTOM) * (1 - share)

        drawn = []
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = up(share)
            drawn.append(f'<path d="M{LEFT} {y:.1f}H{WIDE - 8}" stroke="#dfcdae"/>')
            drawn.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{self.percent(share)}</text>')
        for point in self.found.turning_points():
            x = across(point.number)
            drawn.append(f'<path d="M{x:.1f} {TOP}V{HIGH - BOTTOM}" stroke="#f5b83d" stroke-width="6" opacity=".45"/>')
            drawn.append(f'<text x="{x:.1f}" y="{HIGH - 8}" text-anchor="middle">{point.number}</text>')
        for seat in range(self.found.seats):
            line = "L".join(f"{across(p.number):.1f} {up(p.win[seat].value):.1f}" for p in self.found.curve)
            drawn.append(f'<path d="M{line}" {self.line(seat)}/>')
        label = self.say("review-curve")
        return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'

    def decided(self) -> str:
        """Tell what happened where the chances turned, and what they were then."""
        rows = []
        numbers = [point.number for point in self.found.curve]
        steps = list(self.match)
        for point in self.found.turning_points():
            since = numbers[numbers.index(point.number) - 1]
            events = [event for step in steps[since : point.number] for event in step.events]
            told = [self.words.event(event, self.match.rules, self.players) for event in events[-TOLD:]]
            chances = [f"{name} {self.percent(win.value)}" for name, win in zip(self.players, point.win, strict=True)]
            said = self.say("review-point", number=point.number, chances=", ".join(chances))
            rows.append(f"<li>{escape(' '.join(told))}<br><span class=dim>{said}</span>")
        return f"<ol>{''.join(rows)}</ol>"

    def sources(self) -> str:
        keys = (
            "cli-player",
            "review-result",
            "review-start",
            "review-luck",
            "review-draws",
            "review-own",
            "review-others",
        )
        head = "".join(f"<th{' class=n' if n else ''}>{self.say(key)}" for n, key in enumerate(keys))
        rows = "".join(self.source(account) for account in self.found.accounts)
        return f'<div class="scroll"><table><tr>{head}{rows}</table></div>'

    def source(self, account: Account) -> str:
        own = account.decisions[account.seat]
        cells = [
            self.percent(account.result),
            self.percent(account.start.value),
            self.signed(account.luck.value, account.luck.error),
            self.signed(account.draws.value, account.draws.error),
            self.signed(own.value, own.error),
            self.signed(account.others.value, account.others.error),
        ]
        return f"<tr><td>{escape(self.players[account.seat])}" + "".join(f"<td class=n>{cell}" for cell in cells)

    def costliest(self) -> str:
        found = self.found.costliest(self.seat, 10)
        if not found:
            return f"<p>{self.say('review-flawless')}</p>"
        keys = ("review-list-move", "cli-player", "review-list-made", "review-list-best", "review-list-cost")
        head = "".join(f"<th{' class=n' if n == 4 else ''}>{self.say(key)}" for n, key in enumerate(keys))
        return f'<div class="scroll"><table><tr>{head}{"".join(map(self.mistake, found))}</table></div>'

    def mistake(self, decision: Decision) -> str:
        moves = [self.match.rules.choice(option.move) for option in (decision.made, decision.best[0])]
        made, best = (escape(self.words.choice(move, self.match.rules, self.players)) for move in moves)
        cost = self.signed(decision.regret.value, decision.regret.error)
        name = escape(self.players[decision.seat])
        return f"<tr><td>{decision.number}<td>{name}<td>{made}<td>{best}<td class=n>{cost}"


def page(match: Match, found: Review, seat: int | None, lang: str) -> str:
    """Write a review as HTML."""
    return Page(match, found, seat, lang).html()
