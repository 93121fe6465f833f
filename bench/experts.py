"""Run `./dev bench experts`: many tables, at each a person against experts; how soon people's own moves are accepted.

One server as anybody would start it, with as many workers as it takes by itself, and all clients in this process. Each
person thinks for a while, moves, and waits for the experts. It ends by itself after `--seconds`.
"""

import argparse
import asyncio
import random
import re
import time
import urllib.request

from bench.server import served
from ludotheque.client import NotGranted, Seat, open_table

GAMES = {"odin": 2, "hygge": 4, "tricky_badger": 4, "happy_pigs": 4, "happy_corgi": 4}
THINKING = 2.0  # seconds that a person takes for a move, on average


class Person:
    """Somebody at a table, and what they waited for."""

    def __init__(self, number: int, ends: float, level: str = "expert") -> None:
        self.level = level  # of the others
        self.rng = random.Random(number)
        self.ends = ends
        self.accepted: list[float] = []  # seconds until own moves were accepted
        self.waited: list[float] = []  # and then until all experts had moved

    async def play(self, server: str, game: str, seats: int) -> None:
        """Play matches, one after the other."""
        while time.monotonic() < self.ends:
            wishes = [{"kind": "mine", "name": "Ada"}] + [{"kind": "bot", "level": self.level}] * (seats - 1)
            _, (seat,) = await open_table(server, game, wishes, private=True)
            async with seat:
                await seat.start()
                await self.match(seat)

    async def match(self, seat: Seat) -> None:
        moved = 0.0
        async for turn in seat:
            if moved:
                self.waited.append(time.monotonic() - moved)
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * THINKING)
            if time.monotonic() > self.ends:
                return
            asked = time.monotonic()
            try:
                await turn.play(self.rng.choice(turn.choices))
            except NotGranted as error:
                if error.reason != "stale":  # where all choose at once, the table may have moved on
                    raise
                continue
            moved = time.monotonic()
            self.accepted.append(moved - asked)


def of(figures: list[float], share: float) -> str:
    """Return so small a figure that this share of all is no larger, in milliseconds."""
    ordered = sorted(figures)
    return f"{1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]:.0f} ms"


async def crowd(server: str, tables: int, seconds: float, level: str = "expert") -> list[Person]:
    people = [Person(number, time.monotonic() + seconds, level) for number in range(tables)]
    games = list(GAMES.items())
    await asyncio.gather(*(person.play(server, *games[i % len(games)]) for i, person in enumerate(people)))
    return people


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench experts", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    chosen = parser.parse_args()
    with served(None) as serving:
        server = serving.address.geturl()
        people = asyncio.run(crowd(server, chosen.tables, chosen.seconds))
        with urllib.request.urlopen(f"{server}/metrics") as answer:
            told = answer.read().decode()
    accepted = [one for person in people for one in person.accepted]
    waited = [one for person in people for one in person.waited]
    print(f"{chosen.tables} tables of {', '.join(GAMES)} for {chosen.seconds:.0f} s")
    print(f"people's moves: {len(accepted)}, accepted within {of(accepted, 0.5)} (median), {of(accepted, 0.99)} (p99)")
    print(
        f"then their next turn came within {of(waited, 0.5)} (median), {of(waited, 0.99)} (p99), {of(waited, 1)} (most)"
    )
    print(*re.findall(r"^\w*bot_(?:moves|fallbacks)\w* \S+$", told, re.MULTILINE), sep="\n")
