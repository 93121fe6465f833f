"""The moments that games declare: what each has to show, and where one of it is found."""

import random
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import ludotheque

# For each moment, what must be on the table while it stands; `n` is the number of players.
SEEN: dict[str, dict[str, str]] = {
    "odin": {
        "trick": "all('.cards.won .piece').length > 0 && all('.play .pill').length == 1",
        "out": "all('.cards.won .piece').length > 0 && all('.panel.about').length == 1",
        "round": "all('.ended li').length == n && all('.ended li').every(li => pieces(li) == number(li, '.points'))",
    },
    "hygge": {
        "refill": "all('.stock .piece').length < 4 && all('.panel.about').length == 1",
        "last": "all('.lasts li').length == n && all('.lasts li small').every(one => one.innerText)"
        " && all('.lasts .piece').every(one => inside(one, one.closest('li')))",
        "game": "all('.standing li').length == n",
    },
    "tricky_badger": {
        "trick": "all('.trick .piece').length == n && all('.trick .won').length == 1 && all('.why').length == n"
        " && all('.trick .stamp').length == all('.trail').length && all('.panel.about .coming').length == 1",
        "prize": "all('.trick .won').length == 1 && all('.panel.about').length == 1",
        "loss": "all('.panel.about .lost').length > 0",
        "round": "all('.standing li').length == n",
    },
    "happy_pigs": {
        "reveal": "all('.taker').length >= n && all('.lane').every(lane => coins(lane) == number(lane, 'h2 b'))",
        "effect": "all('.cards .card').length > 0 && all('.farm').length == 1",
        "season": "all('.farm').length == 1 && all('.field:not(.mini) .pig').every(marked)",
        "lost": "all('.panel .tag').length > 0 && all('.doomed').length == 0",
    },
    "happy_corgi": {
        "meeting": "all('.board .won').length == 1 && all('.river .won').length == 1 && all('.about').length == 2",
        "place": "all('.board .won').length == 1 && all('.about').length == 1",
    },
}
HELPERS = """
  const all = path => [...document.querySelectorAll('main ' + path)];
  const pieces = one => one.querySelectorAll('.piece').length;
  const coins = one => one.querySelectorAll('.coins i').length;
  const marked = pig => pig.classList.contains('doomed') != !!pig.querySelector('.sign:not(.fed)');
  const inside = (one, outer) => one.getBoundingClientRect().right <= outer.getBoundingClientRect().right;
  const number = (one, path) => Number(one.querySelector(path).innerText);
"""
LOOK = f"([seen, n]) => {{{HELPERS} return eval(seen); }}"
# What has no more to say of itself than its name, but for what one presses and what a player is called.
UNEXPLAINED = """() => {
  const named = 'main .frame [data-tip]:not([data-means], [role=timer], .who, .help, .next, .pace *)';
  return [...document.querySelectorAll(named)].map(one => `${one.className}: ${one.dataset.tip}`);
}"""

MEANS = "[...document.querySelectorAll('main .frame [data-means]')].map(one => one.dataset.means)"
WEB = Path(__file__).parents[2] / "web" / "src" / "games"


@cache
def meanings(game: str) -> dict[str, dict[str, str]]:
    """Collect what a game's texts and the page's own explain, by language, and by which rule each."""
    found = {}
    for lang in ("en", "fr"):
        text = ludotheque.game(game).text(f"text/{lang}.ftl") + (WEB / game / "text" / f"{lang}.ftl").read_text("utf-8")
        entries = re.findall(r"^meaning-([\w-]+) =(.*(?:\n[ }].*)*)", text, re.MULTILINE)
        found[lang] = {key: (re.findall(r"\.rule = (\S+)", said) or [""])[0] for key, said in entries}
    return found


def explained(game: str, means: str) -> bool:
    """Say whether every language has a text on what a piece (kind, code) is for."""
    whole = means.replace(" ", "-") + "-"
    return all(any(whole.startswith(f"{key}-") for key in keys) for keys in meanings(game).values())


class Place(NamedTuple):
    """A match that is over, the move that made a moment, and which of that move's moments it is."""

    match: ludotheque.Match
    step: int
    at: int


@cache
def places(game: str, seats: int) -> dict[str, Place]:
    """Find the last moment of every mark: the first ones have the least to show."""
    meta = ludotheque.game(game).meta
    switches = [option.name for option in meta.options if option.default is False]
    found: dict[str, Place] = {}
    for seed in range(40):
        if len(found) == len(meta.moments):
            break
        options: dict[str, Any] = dict.fromkeys(switches, bool(seed % 2))
        match = ludotheque.game(game).match(seats=seats, seed=seed, **options)
        rng = random.Random(seed)
        new: dict[str, Place] = {}
        while not match.over:
            seat = rng.choice(match.waiting)
            match.play(seat, rng.choice(match.legal(seat)))
            new |= {moment.mark: Place(match, len(match.moves), at) for at, moment in enumerate(match.moments)}
        found = new | found
    assert set(found) == set(meta.moments)
    return found
