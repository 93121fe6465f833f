"""`ludotheque learn`: a first game that teaches by playing."""

from ludotheque.cli.arguments import Game, Lang


def learn(game: Game, lang: Lang = None) -> None:
    from ludotheque.cli.learning import teach
    from ludotheque.cli.say import fail, language
    from ludotheque.cli.table import find_game
    from ludotheque.lesson import has_lesson
    from ludotheque.library import all_games
    from ludotheque.text.words import Words

    words = Words("", language(lang))
    found = find_game(game, words)
    if not has_lesson(found):
        with_one = [name for name, one in all_games().items() if has_lesson(one)]
        fail(words("cli-no-lesson", {"game": found.meta.title, "games": words.join(with_one)}))
    teach(found, words.lang)
