"""Golden playthroughs: whole matches that a person can read, told again and compared line by line.

A playthrough holds its own moves: it is read, played, told again, and must come out the same. How the moves were
found does not matter, so a better bot changes no playthrough; a changed rule, text or table does.
"""

import re
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

import ludotheque as lt
from ludotheque.contract.tables import Table, default, values
from ludotheque.contract.words import drawn, words_of
from ludotheque.engine.bot import ask
from ludotheque.engine.journal import EVERYONE
from ludotheque.engine.meta import Value
from ludotheque.engine.rng import Rng
from ludotheque.text.table import names

FOLDER = "golden"
EVERY = 20  # decisions between two pictures of the table
HEAD = re.compile(r"(?P<seats>\d+) seats, rules (?P<rules>\d+), seed (?P<seed>\d+)")
DECISION = re.compile(r"\[(?P<number>\d+)\] (?P<player>.+) \((?P<choices>\d+) choices?\): (?P<choice>.+)")


@dataclass
class Playthrough:
    """A playthrough while it is being told."""

    match: lt.Match
    lines: list[str]


def begin(table: Table, seed: int) -> Playthrough:
    match = table.match(seed)
    meta = table.game.meta
    options = ", ".join(f"{name} {value}" for name, value in match.options.items())
    head = [meta.title, f"{table.seats} seats, rules {meta.version}, seed {seed}", f"options: {options}"]
    playthrough = Playthrough(match, head)
    picture(playthrough)
    return playthrough


def picture(playthrough: Playthrough) -> None:
    """Draw the table as the seat to act sees it."""
    match = playthrough.match
    seat = match.waiting[0] if match.waiting else None
    text = drawn(match.game, match.rules, match.view(seat), words_of(match.game, "en"))
    playthrough.lines += ["", *(f"    | {line}".rstrip() for line in text.splitlines()), ""]


def tell(playthrough: Playthrough, seat: int, choice: str) -> None:
    """Make a move and tell it."""
    match = playthrough.match
    players = names(match.seats, "en")
    words = words_of(match.game, "en")
    before = len(match.journal)
    offered = len(match.legal(seat))
    match.play(seat, choice)
    plural = "" if offered == 1 else "s"
    playthrough.lines.append(f"[{len(match.moves)}] {players[seat]} ({offered} choice{plural}): {choice}")
    for event in match.journal[before:]:
        seers = [players[p] for p in range(match.seats) if event.visible(p)]
        private = "" if event.seen == EVERYONE else f"(seen by {words.join(seers)}) "
        playthrough.lines.append("    " + private + words.event(event, match.rules, players))
    if match.over:
        picture(playthrough)
        for p, score in enumerate(match.scores):
            playthrough.lines.append(f"{players[p]}: {score} points, place {match.ranking[p]}")
        playthrough.lines.append(f"digest {match.state.digest()}")
    elif len(match.moves) % EVERY == 0:
        picture(playthrough)


def text_of(playthrough: Playthrough) -> str:
    return "\n".join(playthrough.lines) + "\n"


def invent(table: Table, seed: int) -> str:
    """Make a new playthrough: the game's bot plays, and sometimes chance does, so that odder things happen."""
    playthrough = begin(table, seed)
    match, rng, bot = playthrough.match, Rng(seed), table.game.bot()
    while not match.over:
        waiting = match.waiting
        seat = waiting[rng.below(len(waiting))]
        legal = match.rules.legal_moves(match.state, seat)
        odd = rng.below(8) == 0
        move = legal[rng.below(len(legal))] if odd else ask(bot, match.rules, match.state, seat, rng)
        tell(playthrough, seat, match.rules.choice(move).text)
    return text_of(playthrough)


def read(game: lt.Game, text: str) -> tuple[Table, int, list[tuple[int, str]]]:
    """Find the table, the seed and the moves of a playthrough."""
    lines = text.splitlines()
    head = HEAD.fullmatch(lines[1])
    assert head is not None, f"{lines[1]!r} does not say the seats, the rules and the seed"
    seats = int(head["seats"])
    known = {option.name: option for option in game.meta.options}
    options: list[tuple[str, Value]] = []
    for said in lines[2].removeprefix("options: ").split(", "):
        name, value = said.split(" ")
        options.append((name, False if value == "False" else known[name].read(value)))
    players = names(seats, "en")
    moves = []
    for line in lines[3:]:
        decision = DECISION.fullmatch(line)
        if decision is not None:
            moves.append((players.index(decision["player"]), decision["choice"]))
    return Table(game, seats, tuple(options)), int(head["seed"]), moves


def check_playthrough(game: lt.Game, file: Path) -> None:
    """A playthrough, told again, comes out line by line the same."""
    text = file.read_text("utf-8")
    table, seed, moves = read(game, text)
    playthrough = begin(table, seed)
    for number, (seat, choice) in enumerate(moves, 1):
        try:
            tell(playthrough, seat, choice)
        except lt.IllegalMove as error:
            raise AssertionError(f"{game.name}, {file.name}, decision {number}: {error}") from None
    assert playthrough.match.over, f"{game.name}, {file.name}: the playthrough does not reach the end"
    pairs = zip_longest(text.splitlines(), text_of(playthrough).splitlines())
    for number, (wanted, found) in enumerate(pairs, 1):
        assert found == wanted, f"{game.name}, {file.name}, line {number}:\n  was {wanted!r}\n  is  {found!r}"


def wanted(game: lt.Game) -> dict[str, Table]:
    """Name the playthroughs a game must have: one for each player count, and one for each option."""
    meta = game.meta
    found = {f"{seats}.txt": Table(game, seats) for seats in range(meta.least, meta.most + 1)}
    for option in meta.options:
        seats, value = next(
            (seats, value)
            for seats in range(meta.least, meta.most + 1)
            for value in values(option, seats)
            if value != default(option, seats)
        )
        found[f"{seats}-{option.name}.txt"] = Table(game, seats, ((option.name, value),))
    return found


def check_playthroughs_exist(game: lt.Game, tests: Path) -> None:
    """It has its playthroughs, each of the table that its name says."""
    there = {file.name for file in (tests / FOLDER).glob("*.txt")}
    missing = sorted(set(wanted(game)) - there)
    assert not missing, f"{game.name} has no playthrough {missing}: ludotheque check {game.name} --write"
    for name, table in wanted(game).items():
        held, _seed, _moves = read(game, (tests / FOLDER / name).read_text("utf-8"))
        options = game.meta.resolve(table.seats, dict(table.options))
        assert (held.seats, dict(held.options)) == (table.seats, options), f"{game.name}, {name} is of another table"
