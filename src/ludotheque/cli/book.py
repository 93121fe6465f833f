"""Rulebooks on a terminal: whole, by chapter, or the one rule that is asked for."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from ludotheque.text.rulebook import Rule, Rulebook, rulebook
from ludotheque.text.words import Words


def draw_rule(rule: Rule, words: Words, show_id: bool = True) -> RenderableType:
    """Draw a rule: what it says, then what in it is ours, under its own label."""
    heading = Text(rule.title, style="bold")
    if show_id:
        heading.append(f"  {rule.id}", style="dim")
    parts: list[RenderableType] = [heading]
    parts += [Padding(Markdown(block), (0, 0, 0, 2)) for block in rule.text]
    for label, blocks in ((words("cli-ruling"), rule.ruling), (words("cli-house"), rule.house)):
        parts += [Padding(Markdown(f"**{label}** {block}"), (0, 0, 0, 2), style="italic") for block in blocks]
    return Group(*parts)


def draw_book(book: Rulebook, words: Words) -> Iterator[RenderableType]:
    """Draw a whole rulebook, part by part."""
    yield Text(book.title, style="bold underline")
    for block in book.text:
        yield Markdown(block)
    for chapter in book.chapters:
        yield Text(f"\n{chapter.title}", style="bold reverse")
        for block in chapter.text:
            yield Markdown(block)
        for rule in chapter.rules:
            yield Text()
            yield draw_rule(rule, words)


def draw_contents(book: Rulebook) -> Iterator[RenderableType]:
    """List the rules of a book by chapter, with their ids."""
    for chapter in book.chapters:
        yield Text(chapter.title, style="bold")
        for rule in chapter.rules:
            yield Text(f"  {rule.title}  ").append(rule.id, style="dim")


def find_rules(game: str, lang: str, said: str) -> list[Rule]:
    """Find rules by id, or by the end or a part of it; what holds at every table counts too."""
    every = rulebook(game, lang).rules() | rulebook("", lang).rules()
    wanted = said.strip().lower()
    if wanted in every:
        return [every[wanted]]
    ends = [rule for rule in every.values() if rule.id.endswith(f".{wanted}")]
    return ends or [rule for rule in every.values() if wanted in rule.id or wanted in rule.title.lower()]
