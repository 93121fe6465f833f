"""The contract of a game folder, as a list to tick off. It finds mistakes early; the tests are the judge."""

import importlib
import json
import pickle
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from rich.text import Text

from ludotheque import library
from ludotheque.bots.levels import LEVELS, make
from ludotheque.cli.say import console
from ludotheque.engine.bot import ask
from ludotheque.engine.record import Record
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import Rng
from ludotheque.library import Game
from ludotheque.match import Match, replay
from ludotheque.shelf import packages
from ludotheque.text.rulebook import rulebook
from ludotheque.text.table import names, plain
from ludotheque.text.words import LANGUAGES, Words

FILES = ("__init__", "sheet", "moves", "state", "rules", "view", "observe", "terminal", "bot", "reasons", "features")
TEXTS = ("sheet.toml", *(f"text/{name}" for lang in LANGUAGES for name in (f"{lang}.ftl", f"rulebook.{lang}.md")))
SAMPLE = 30  # states of a match that are looked at closely
SPOKEN = 12  # of them, those that are put into words; and how often each sentence is tried
PROBES = 20  # illegal moves tried at each of them

Check = Callable[[Game, int], Iterator[str]]


def run(said: str, matches: int) -> int:
    """Print the checklist of a game; 0 if all is well, 1 if not, 2 if there is no such game."""
    out = console()
    with tempfile.TemporaryDirectory() as shelf:
        try:
            game = find(said, Path(shelf))
        except Refused as refused:
            sys.stderr.write(f"ludotheque: {refused!s}\n")
            return 2
        wrong = 0
        for title, check in CHECKS:
            problems = attempt(check, game, matches)
            mark = Text("✗ ", style="bold red") if problems else Text("✓ ", style="bold green")
            out.print(mark.append(title, style="default"))
            for problem in problems[:10]:
                out.print(Text(f"    {problem}"))
            if len(problems) > 10:
                out.print(Text(f"    … and {len(problems) - 10} more"))
            wrong += bool(problems)
            if problems and check in NEEDED:
                out.print(Text("    The rest has to wait for this."))
                break
    return 1 if wrong else 0


def attempt(check: Check, game: Game, matches: int) -> list[str]:
    """Run a check; one that breaks has found something too."""
    problems: dict[str, None] = {}
    try:
        for problem in check(game, matches):
            problems[problem] = None
    except Exception as error:  # whatever a game being written can do
        problems[f"{type(error).__name__}: {error}"] = None
    return list(problems)


def find(said: str, shelf: Path) -> Game:
    """Find a game by name, or put the folder of one on the shelf for a while."""
    folder = Path(said)
    if not (folder / "__init__.py").is_file():
        if folder.is_dir():
            raise Refused(f"{said} is no game folder: it has no __init__.py")
        return library.game(said)
    name = folder.resolve().name
    (shelf / name).symlink_to(folder.resolve(), target_is_directory=True)
    games = importlib.import_module("ludotheque.games")
    games.__path__.insert(0, str(shelf))
    packages.cache_clear()
    library.all_games.cache_clear()
    try:
        return Game(importlib.import_module(f"ludotheque.games.{name}").META)
    except Exception as error:
        raise Refused(f"{said}/__init__.py does not give META: {type(error).__name__}: {error}") from None


# What each check looks at: every problem it finds is a sentence.


def check_files(game: Game, matches: int) -> Iterator[str]:
    for name in FILES:
        try:
            game.part(name) if name != "__init__" else None
        except ModuleNotFoundError as missing:
            yield f"{name}.py: {missing}"
    for path in TEXTS:
        try:
            game.text(path)
        except FileNotFoundError:
            yield f"{path} is missing"


def check_meta(game: Game, matches: int) -> Iterator[str]:
    meta = game.meta
    if not 1 <= meta.least <= meta.most:
        yield f"least {meta.least} and most {meta.most} are no range of players"
    if not (meta.title and meta.publisher and meta.minutes > 0 and meta.version > 0):
        yield "title, publisher, minutes and version all say something"
    if "first" not in [option.name for option in meta.options]:
        yield "the option `first`, who begins, is missing: see engine.meta.first_player"
    for option in meta.options:
        if option.default not in option.values:
            yield f"the option {option.name} has a default that is none of its values"
        for value in option.values:
            if option.read(str(value)) != value:
                yield f"the option {option.name} cannot be set to {value} by typing it"


def check_sheet(game: Game, matches: int) -> Iterator[str]:
    for seats in range(game.meta.least, game.meta.most + 1):
        for option in game.meta.options:
            if option.seats is not None and seats not in option.seats:
                continue
            for value in option.values:
                if option.name == "first" and isinstance(value, int) and value >= seats:
                    continue
                try:
                    game.rules(seats, {option.name: value})
                except Refused as refused:
                    yield f"{seats} players, {option.name}={value}: {refused!s}"
    for text in ("", "[", "[nonsense]\nx = 1\n"):
        try:
            game.rules(game.meta.least, None, text)
        except Refused:
            continue
        yield f"a sheet that says {text!r} is not refused"


def check_rulebooks(game: Game, matches: int) -> Iterator[str]:
    books = [rulebook(game.name, lang) for lang in LANGUAGES]
    ids = [list(book.rules()) for book in books]
    for lang, other, mine, its in ((LANGUAGES[0], LANGUAGES[1], *ids), (LANGUAGES[1], LANGUAGES[0], *ids[::-1])):
        for rule_id in mine:
            if rule_id not in its:
                yield f"the rule {rule_id} is in {lang}, not in {other}"
            if not rule_id.startswith(f"{game.meta.prefix}."):
                yield f"the rule {rule_id} does not begin with {game.meta.prefix}."
    if not ids[0]:
        yield "there are no rules"
    for option in game.meta.options:
        if option.rule not in ids[0]:
            yield f"the option {option.name} names the rule {option.rule}, which does not exist"
    if f"{game.meta.prefix}.setup.players" not in ids[0]:
        yield f"the rule {game.meta.prefix}.setup.players is missing: it is named when the seats do not fit"


def check_texts(game: Game, matches: int) -> Iterator[str]:
    rules = game.rules(game.meta.least)
    needed = {"tagline"}
    for option in game.meta.options:
        needed |= {f"option-{option.name}", f"option-{option.name}-help"}
    for move in range(rules.actions):
        needed.add(f"choice-{rules.choice(move).kind}")
    for lang in LANGUAGES:
        words = Words(game.name, lang)
        for key in sorted(needed):
            if not words.has(key):
                yield f"{key} is missing in {lang}"
    here, there = (keys(game, lang) for lang in LANGUAGES)
    for key in sorted(here ^ there):
        yield f"{key} is missing in {LANGUAGES[1] if key in here else LANGUAGES[0]}"


def keys(game: Game, lang: str) -> set[str]:
    """List the keys of a game's own texts."""
    lines = game.text(f"text/{lang}.ftl").splitlines()
    return {line.split(" = ")[0].split(" =")[0] for line in lines if line[:1].isalpha() and "=" in line}


def check_choices(game: Game, matches: int) -> Iterator[str]:
    rules = game.rules(game.meta.least)
    texts: dict[str, int] = {}
    for move in range(rules.actions):
        choice = rules.choice(move)
        if choice.text in texts:
            yield f"the moves {texts[choice.text]} and {move} share the text {choice.text!r}"
        texts[choice.text] = move
        if rules.parse(choice.text) != move:
            yield f"the text {choice.text!r} does not lead back to the move {move}"


def random_matches(game: Game, matches: int) -> Iterator[tuple[Match, Rng]]:
    """Give matches at every number of seats, each before its first move, and chance to play it with."""
    for seats in range(game.meta.least, game.meta.most + 1):
        for seed in range(matches):
            yield game.match(seats, seed), Rng(seed + 1000 * seats)


def check_play(game: Game, matches: int) -> Iterator[str]:
    for match, rng in random_matches(game, matches):
        rules, where = match.rules, f"{match.seats} players, seed {match.seed}"
        while not match.over:
            moves = len(match.moves)
            wrong = rules.audit(match.state)
            if wrong:
                yield f"{where}, after {moves} moves: {wrong}"
                break
            for seat in range(match.seats):
                legal = rules.legal_moves(match.state, seat)
                if legal != sorted(set(legal)):
                    yield f"{where}, after {moves} moves: legal moves are not sorted, or one stands there twice"
                if bool(legal) != (seat in match.waiting or seat in rules.revising(match.state)):
                    yield f"{where}, after {moves} moves: seat {seat} can move and is not waited for, or cannot and is"
            if moves > rules.longest:
                yield f"{where}: longer than the {rules.longest} decisions it declares"
                break
            seat = match.waiting[rng.below(len(match.waiting))]
            match.play(seat, int(rules.sample(match.state, seat, rng)))
        view = match.view(None)
        if match.over and (len(view.ranking) != match.seats or 1 not in view.ranking):
            yield f"{where}: the ranking {view.ranking} has no winner"


def check_refusals(game: Game, matches: int) -> Iterator[str]:
    known = set(rulebook(game.name, LANGUAGES[0]).rules()) | set(rulebook("", LANGUAGES[0]).rules())
    for match, rng in random_matches(game, matches):
        while not match.over:
            seat = match.waiting[0]
            legal = match.rules.legal_moves(match.state, seat)
            before = match.state.digest()
            for _ in range(PROBES if len(match.moves) < SAMPLE else 0):
                move = int(rng.below(match.rules.actions))
                reason = match.rules.why_not(match.state, seat, move)
                if bool(reason) == (move in legal):
                    yield f"{match.rules.choice(move).text!r}: legal_moves and why_not disagree"
                if reason and reason not in known:
                    yield f"{match.rules.choice(move).text!r} is refused by {reason}, which is in no rulebook"
            if match.state.digest() != before:
                yield "asking why a move is refused changes the state"
            match.play(seat, legal[rng.below(len(legal))])


def check_words(game: Game, matches: int) -> Iterator[str]:
    for match, rng in random_matches(game, matches):
        prompts: Counter[str] = Counter()
        while not match.over:
            if len(match.moves) < SPOKEN:
                yield from speak(match)
            yield from speak_prompts(match, prompts)
            seat = match.waiting[0]
            match.play(seat, int(match.rules.sample(match.state, seat, rng)))
        yield from speak(match)
        yield from speak_prompts(match, prompts)
        yield from speak_events(match)
        view = match.view(None)
        sources = {source for points in view.breakdown for source in points}
        for key in [*(f"score-{source}" for source in sources), *([f"tie-{view.tie}"] if view.tie else [])]:
            for lang in LANGUAGES:
                if not Words(game.name, lang).has(key):
                    yield f"{key} is missing in {lang}"


def speak(match: Match) -> Iterator[str]:
    """Put a state into words in every language: the table, and what may be done."""
    for lang in LANGUAGES:
        words = Words(match.game.name, lang)
        players = names(match.seats, lang)
        for seat in (None, *match.waiting[:1]):
            yield from said(partial(plain, match, seat, lang))
        for seat in match.waiting:
            for choice in match.choices(seat)[:SPOKEN]:
                yield from said(partial(words.choice, choice, match.rules, players))


def speak_prompts(match: Match, told: "Counter[str]") -> Iterator[str]:
    """Say in every language what is wanted, as the seats and a spectator hear it, some times for each key."""
    for seat in (None, *range(match.seats)):
        prompt = match.view(seat).prompt
        told[prompt.key] += 1
        for lang in LANGUAGES if told[prompt.key] <= SPOKEN else ():
            words = Words(match.game.name, lang)
            yield from said(partial(words.prompt, prompt, match.rules, names(match.seats, lang)))


def speak_events(match: Match) -> Iterator[str]:
    """Tell in every language what happened, some times for each key."""
    told: Counter[str] = Counter()
    for event in match.journal:
        told[event.key] += 1
        for lang in LANGUAGES if told[event.key] <= SPOKEN else ():
            words = Words(match.game.name, lang)
            yield from said(partial(words.event, event, match.rules, names(match.seats, lang)))


def said(sentence: Callable[[], str]) -> Iterator[str]:
    try:
        sentence()
    except KeyError as error:
        yield str(error.args[0])


def check_secrets(game: Game, matches: int) -> Iterator[str]:
    for match, rng in random_matches(game, matches):
        while not match.over:
            for seat in range(match.seats) if len(match.moves) < SAMPLE else ():
                yield from peek(match, seat, rng)
            seat = match.waiting[0]
            match.play(seat, int(match.rules.sample(match.state, seat, rng)))


def peek(match: Match, seat: int, rng: Rng) -> Iterator[str]:
    """Look whether a seat can tell a redealt state from the real one."""
    rules = match.rules
    other = match.copy()
    rules.redeal(other.state, seat, rng)
    where = f"{match.seats} players, seed {match.seed}, after {len(match.moves)} moves, seat {seat}"
    wrong = rules.audit(other.state)
    if wrong:
        yield f"{where}: redealt, {wrong}"
    if match.view(seat) != other.view(seat):
        yield f"{where}: the view shows what a redeal changes"
    if rules.legal_moves(match.state, seat) != rules.legal_moves(other.state, seat):
        yield f"{where}: the choices tell what a redeal changes"
    again = match.state.copy()
    rules.redeal(again, seat, rng.copy())
    rules.redeal(other.state, seat, rng.copy())
    if again.digest() != other.state.digest():
        yield f"{where}: a redeal depends on what the seat cannot know"


def check_round_trips(game: Game, matches: int) -> Iterator[str]:
    for match, rng in random_matches(game, matches):
        where = f"{match.seats} players, seed {match.seed}"
        while not match.over:
            if len(match.moves) % 11 == 0:
                digest = match.state.digest()
                told = json.loads(json.dumps(match.position()))
                if Match.from_position(game, told).state.digest() != digest:
                    yield f"{where}, after {len(match.moves)} moves: a position does not lead back to its state"
                if pickle.loads(pickle.dumps(match.state)).digest() != digest:
                    yield f"{where}, after {len(match.moves)} moves: a pickle does not lead back to its state"
                copy = match.state.copy()
                match.rules.apply(copy, match.waiting[0], match.rules.sample(copy, match.waiting[0], rng), None)
                if match.state.digest() != digest:
                    yield f"{where}, after {len(match.moves)} moves: a copy is not independent"
            seat = match.waiting[0]
            match.play(seat, int(match.rules.sample(match.state, seat, rng)))
        again = replay(Record.from_json(match.record().to_json()))
        if again.state.digest() != match.state.digest():
            yield f"{where}: the record does not lead to the same end"


def check_bots(game: Game, matches: int) -> Iterator[str]:
    bots = {level: make(level, game) for level in LEVELS}
    for match, rng in random_matches(game, matches):
        while not match.over:
            seat = match.waiting[0]
            level = list(bots)[len(match.moves) % len(bots)]
            move = int(ask(bots[level], match.rules, match.state, seat, rng))
            if move not in match.rules.legal_moves(match.state, seat):
                yield f"the {level} bot chooses {move}, which is not legal"
                break
            match.play(seat, move)
            if len(match.moves) % 11 == 0:
                value = game.bot().evaluate(match.rules, match.state.copy(), 0)
                if not 0.0 <= value <= 1.0:
                    yield f"evaluate says {value}, which is not between 0 and 1"
                game.features(match.rules, match.state, 0)


CHECKS: list[tuple[str, Check]] = [
    ("its files are there", check_files),
    ("META: seats, options, whose game it is", check_meta),
    ("the sheet fits every table, and nonsense is refused", check_sheet),
    ("rulebooks: the same rules in both languages", check_rulebooks),
    ("texts: the same keys in both languages", check_texts),
    ("choices: a text each, that leads back to the move", check_choices),
    ("random matches end, and nothing gets lost", check_play),
    ("refusals name rules of the rulebook", check_refusals),
    ("everything that happens can be told in both languages", check_words),
    ("no seat learns what a redeal changes", check_secrets),
    ("positions, pickles, copies and records lead back", check_round_trips),
    ("bots make legal moves, features have their length", check_bots),
]
NEEDED = (check_files, check_sheet)  # without these, nothing else makes sense
