"""`ludotheque rules`: the rulebook."""

from argparse import Namespace

from ludotheque.cli.arguments import take_game
from ludotheque.cli.parser import Parser


def arguments(parser: Parser) -> None:
    take_game(parser)
    parser.add_argument("rule", metavar="RULE", nargs="?", help="help-rule")
    parser.flag("--list", about="help-list")


def run(said: Namespace) -> None:
    from ludotheque.cli.book import draw_book, draw_contents, draw_rule, find_rules
    from ludotheque.cli.say import console, fail, language
    from ludotheque.cli.table import find_game
    from ludotheque.text.rulebook import rulebook
    from ludotheque.text.words import Words

    lang = language(said.lang)
    words = Words("", lang)
    game = find_game(said.game, words)
    out = console()
    book, everywhere = rulebook(game.name, lang), rulebook("", lang)
    if said.rule is not None:
        found = find_rules(game.name, lang, said.rule)
        if not found:
            fail(words("cli-no-rule", {"rule": said.rule, "game": game.name}))
        for rule in found:
            out.print(draw_rule(rule, words))
    elif said.list:
        for part in [*draw_contents(book), *draw_contents(everywhere)]:
            out.print(part)
    else:
        for part in [*draw_book(book, words), "", *draw_book(everywhere, words)]:
            out.print(part)
