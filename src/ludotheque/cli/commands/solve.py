"""`ludotheque solve`: the puzzle of the day, or as many as one likes."""

from typing import Annotated

from ludotheque.cli.arguments import Lang, MaybeGame, Option


def solve(
    game: MaybeGame = None,
    puzzle: Annotated[str | None, Option("--puzzle", "-p", metavar="ID", help="help-solve-puzzle")] = None,
    lang: Lang = None,
) -> None:
    from ludotheque.cli.say import fail, language, refusals
    from ludotheque.cli.solving import first, pose
    from ludotheque.cli.table import find_game
    from ludotheque.library import all_games
    from ludotheque.puzzle import puzzles
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    with refusals(words):
        games = list(all_games().values()) if game is None else [find_game(game, words)]
        some = {one.name: puzzles(one) for one in games}
        if not any(some.values()):
            titles = [one.name for one in all_games().values() if puzzles(one)]
            fail(words("cli-no-puzzles", {"games": words.join(titles)}))
        begun = first(some, puzzle)
        if begun is None:
            fail(words("cli-no-puzzle", {"id": puzzle or ""}))
        pose(*begun, words.lang)
