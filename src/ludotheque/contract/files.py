"""The files of a game's folder, what they offer, its meta and its sheet: checks of the game itself."""

import ludotheque as lt
from ludotheque.contract.tables import values
from ludotheque.text.words import LANGUAGES

# What each module of a game must offer. CONTRIBUTING.md says what each function does.
NEEDED: dict[str, tuple[str, ...]] = {
    "sheet": ("parse",),
    "rules": ("build",),
    "observe": ("public", "seated"),
    "view": (),
    "terminal": ("render",),
    "bot": ("bot",),
    "reasons": ("reason",),
    "features": ("names", "write"),
}
# What a module must offer if it is there; of a memory, at least one of the two.
OPTIONAL = {"typed": ("read",), "memory": ()}
TEXTS = ("sheet.toml", *(f"text/{name}" for lang in LANGUAGES for name in (f"{lang}.ftl", f"rulebook.{lang}.md")))


def check_files(game: lt.Game) -> None:
    """Its files are there, and offer what every game offers."""
    wanted = {**NEEDED, **{name: offered for name, offered in OPTIONAL.items() if game.has(name)}}
    wrong = []
    for name, offered in wanted.items():
        try:
            part = game.part(name)
        except lt.Refused as refused:
            fault = refused.__cause__
            wrong.append(f"{name}.py: {type(fault).__name__}: {fault}")
        else:
            wrong += [
                f"{name}.py has no function {wish}" for wish in offered if not callable(getattr(part, wish, None))
            ]
    for path in TEXTS:
        try:
            game.text(path)
        except FileNotFoundError:
            wrong.append(f"{path} is missing")
    assert not wrong, "; ".join(wrong)


def check_meta(game: lt.Game) -> None:
    """Its META says for how many it is, how long it takes, and which options it has."""
    meta = game.meta
    assert 1 <= meta.least <= meta.most, f"least {meta.least} and most {meta.most} are not a range of players"
    said = bool(meta.title) and meta.minutes > 0 and meta.version > 0
    assert said, "title, minutes and version must all say something"
    names = [option.name for option in meta.options]
    assert "first" in names, "the option `first`, who begins, is missing: see engine.meta.first_player"
    for option in meta.options:
        assert option.default in option.values, f"the option {option.name} has a default that is not one of its values"
        for value in option.values:
            assert option.read(str(value)) == value, f"the option {option.name} cannot be set to {value} by typing it"


def check_sheet(game: lt.Game) -> None:
    """Its sheet fits every table, and nonsense is refused."""
    for seats in range(game.meta.least, game.meta.most + 1):
        for option in game.meta.options:
            for value in values(option, seats):
                try:
                    game.rules(seats, {option.name: value})
                except lt.Refused as refused:
                    raise AssertionError(f"{seats} players, {option.name}={value}: {refused!s}") from None
    for text in ("", "[", "[nonsense]\nx = 1\n"):
        try:
            game.rules(game.meta.least, None, text)
        except lt.Refused:
            continue
        raise AssertionError(f"a sheet that says {text!r} is not refused")
