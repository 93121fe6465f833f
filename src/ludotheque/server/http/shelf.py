"""What comes with the games, as a browser may keep it: texts, rulebooks, sheets, lessons, puzzles, and the shelf."""

from functools import cache

from starlette.requests import Request

from ludotheque.engine.meta import Option
from ludotheque.lesson import has_lesson
from ludotheque.library import all_games, game
from ludotheque.server import lessons, puzzles
from ludotheque.server.asking import NotGranted
from ludotheque.server.http.answers import JSON, PLAIN, Unchanging
from ludotheque.server.table.questions import PHRASES
from ludotheque.server.thinking.bots import Bots
from ludotheque.server.wire import ENCODER, GameShown, OptionShown, Shelf
from ludotheque.text.rulebook import rulebook
from ludotheque.text.words import LANGUAGES, shared

ALL = "-"  # stands for what all games share

# What comes with the games is read once; there is only so much of it.


@cache
def text(name: str, lang: str) -> Unchanging:
    source = game(name).text(f"text/{lang}.ftl") if name else shared(f"{lang}.ftl")
    return Unchanging(source.encode(), PLAIN)


@cache
def rules_of(name: str, lang: str) -> Unchanging:
    return Unchanging(ENCODER.encode(rulebook(name, lang)), JSON)


@cache
def house_sheet(name: str) -> Unchanging:
    return Unchanging(game(name).text("sheet.toml").encode(), PLAIN)


@cache
def lesson_of(name: str) -> Unchanging:
    return Unchanging(ENCODER.encode(lessons.shown(game(name))), JSON)


@cache
def puzzle_of(puzzle: str) -> Unchanging:
    return Unchanging(ENCODER.encode(puzzles.shown(puzzle)), JSON)


def shelf(bots: Bots, thinking: str) -> Unchanging:
    """Describe all games."""
    games = [
        GameShown(
            meta.name,
            meta.title,
            meta.least,
            meta.most,
            meta.minutes,
            meta.version,
            meta.designers,
            meta.publisher,
            has_lesson(each),
            [option_shown(option) for option in meta.options],
            bots.trained.counts(meta.name),
        )
        for each in all_games().values()
        for meta in (each.meta,)
    ]
    return Unchanging(ENCODER.encode(Shelf(games, bots.levels, thinking, list(PHRASES), list(LANGUAGES))), JSON)


def option_shown(option: Option) -> OptionShown:
    seats = None if option.seats is None else list(option.seats)
    return OptionShown(option.name, option.values, option.default, seats, option.rule)


def named(request: Request) -> tuple[str, str]:
    """Read which game, or all, and which language a request is about."""
    name, lang = request.path_params["game"], request.path_params["lang"]
    if (name != ALL and name not in all_games()) or lang not in LANGUAGES:
        raise NotGranted(404, "game")
    return "" if name == ALL else name, lang
