"""`ludotheque rules`: the rulebook."""

from typing import Annotated

import typer

from ludotheque.cli.arguments import Game, Lang


def rules(
    game: Game,
    rule: Annotated[
        str | None, typer.Argument(metavar="[RULE]", help="A rule's id, a part of it, or a word of its title.")
    ] = None,
    contents: Annotated[bool, typer.Option("--list", help="Only list the rules and their ids.")] = False,
    lang: Lang = None,
) -> None:
    """Read the rules of a game, or one of them; what is our own ruling says so."""
    from ludotheque.cli.book import draw_book, draw_contents, draw_rule, find_rules
    from ludotheque.cli.say import console, fail, language
    from ludotheque.cli.table import find_game
    from ludotheque.text.rulebook import rulebook
    from ludotheque.text.words import Words

    code = language(lang)
    words = Words("", code)
    box = find_game(game, words)
    out = console()
    book, everywhere = rulebook(box.name, code), rulebook("", code)
    if rule is not None:
        found = find_rules(box.name, code, rule)
        if not found:
            fail(words("cli-no-rule", {"rule": rule, "game": box.name}))
        for one in found:
            out.print(draw_rule(one, words))
    elif contents:
        for part in [*draw_contents(book), *draw_contents(everywhere)]:
            out.print(part)
    else:
        for part in [*draw_book(book, words), "", *draw_book(everywhere, words)]:
            out.print(part)
