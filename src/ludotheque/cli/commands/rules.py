"""`ludotheque rules`: the rulebook."""

from typing import Annotated

from ludotheque.cli.arguments import Argument, Lang, MaybeGame, Option


def rules(
    game: MaybeGame = None,
    rule: Annotated[str | None, Argument(metavar="RULE", help="help-rule")] = None,
    only_list: Annotated[bool, Option("--list", help="help-list")] = False,
    lang: Lang = None,
) -> None:
    from rich.text import Text

    from ludotheque.cli.book import draw_book, draw_contents, draw_rule, find_rules
    from ludotheque.cli.called import called
    from ludotheque.cli.say import console, fail, language
    from ludotheque.cli.table import find_game
    from ludotheque.library import all_games
    from ludotheque.text.rulebook import rulebook
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    out = console()
    if game is None:
        for listed in all_games().values():
            out.print(Text(listed.meta.title, style="bold").append(f"  {listed.name}", style="not bold dim"))
        out.print(Text(words("cli-rules-game", {"command": called("rules")})))
        return
    found = find_game(game, words)
    book, everywhere = rulebook(found.name, words.lang), rulebook("", words.lang)
    if rule is not None:
        asked = find_rules(found.name, words.lang, rule)
        if not asked:
            every = called("rules", found.name, "--list")
            fail(words("cli-no-rule", {"rule": rule, "game": found.name, "command": every}))
        for one in asked:
            out.print(draw_rule(one, words))
    elif only_list:
        for part in [*draw_contents(book), *draw_contents(everywhere)]:
            out.print(part)
    else:
        for part in [*draw_book(book, words), "", *draw_book(everywhere, words)]:
            out.print(part)
