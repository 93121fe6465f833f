"""From arguments to a table: the game, how many play, its options and its sheet."""

from collections.abc import Sequence
from pathlib import Path

from ludotheque.bots.levels import LEVELS, named_here
from ludotheque.bots.policy import PREFIX
from ludotheque.cli.say import fail
from ludotheque.engine.meta import Meta, Options
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import SEEDS
from ludotheque.library import Game, all_games
from ludotheque.text.words import Words

USUAL = 4  # seats, where nobody says
LONGEST_SEED = 30  # digits
LARGEST = 1_000_000  # characters of a file that people give us


def find_game(name: str, words: Words) -> Game:
    """Find a game by its name; the first letters are enough."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    found = [game for game in all_games().values() if game.name == wanted]
    if not found and wanted:
        found = [game for game in all_games().values() if game.name.startswith(wanted)]
    if len(found) != 1:
        fail(words.error(Refused("game", game=name, games=list(all_games()))))
    return found[0]


def read_whole(name: str, said: str, least: int, most: int, words: Words) -> int:
    """Read a number that an argument takes."""
    try:
        number = int(said)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        fail(words("cli-whole", {"name": name, "said": said, "least": str(least), "most": str(most)}))
    return number


def read_seats(meta: Meta, said: str | None, words: Words) -> int:
    """Read how many sit at the table."""
    if said is None:
        return max(meta.least, min(meta.most, USUAL))
    if not said.isdecimal() or not meta.least <= int(said) <= meta.most:
        fail(words.error(meta.wrong_seats(said)))
    return int(said)


def read_levels(said: str, words: Words) -> list[str]:
    """Read the levels of some bots."""
    levels = []
    for level in (part.strip() for part in said.split(",")):
        levels.append(named_here(level if level.startswith(PREFIX) else level.lower()))
        if not levels[-1]:
            fail(words.error(Refused("level", level=level, levels=LEVELS)))
    return levels


def level_name(level: str, words: Words, among: Sequence[str] = ()) -> str:
    """Call a bot by the name of its level; a policy by its file, with its folder if another one is called alike."""
    if not level.startswith(PREFIX):
        return words(f"level-{level}")
    files = {level.removeprefix(PREFIX), *(other.removeprefix(PREFIX) for other in among if other.startswith(PREFIX))}
    name = Path(level.removeprefix(PREFIX)).name
    return name if [Path(file).name for file in files].count(name) == 1 else level.removeprefix(PREFIX)


def read_pairs(meta: Meta, said: Sequence[str], words: Words) -> dict[str, object]:
    """Read `name=value` pairs."""
    known = [option.name for option in meta.options if option.name != "first"]
    given: dict[str, object] = {}
    for pair in said:
        name, equals, value = pair.partition("=")
        name = name.strip().lower().replace("-", "_")
        if not equals:
            fail(words("cli-option-pair", {"said": pair}))
        if name == "first":
            fail(words("cli-option-first"))
        if name not in known:
            fail(words.error(Refused("option-name", title=meta.title, option=name, known=known)))
        given[name] = value
    return given


def read_options(meta: Meta, seats: int, said: Sequence[str], first: str | None, words: Words) -> Options:
    """Read `name=value` pairs, and who starts."""
    given = read_pairs(meta, said, words)
    if first is not None:
        given["first"] = read_first(first, seats, words)
    try:
        return meta.resolve(seats, given)
    except Refused as refused:
        fail(words.error(refused))


def read_first(said: str, seats: int, words: Words) -> int | str:
    """Read who starts: people count seats from 1."""
    if said.strip().lower() == "random":
        return "random"
    if not said.isdecimal() or not 1 <= int(said) <= seats:
        fail(words("cli-first", {"said": said, "seats": seats}))
    return int(said) - 1


def read_seed(said: str, words: Words) -> int:
    """Read the seed of a match."""
    if not said.isdecimal() or len(said) > LONGEST_SEED or int(said) >= SEEDS:
        fail(words.error(Refused("seed")))
    return int(said)


def read_text(path: Path, words: Words) -> str:
    """Read a file that somebody gave us; one that is huge is not one of ours."""
    with path.open(encoding="utf-8") as file:
        text = file.read(LARGEST + 1)
    if len(text) > LARGEST:
        fail(words("cli-large", {"file": str(path)}))
    return text


def read_target(said: str | None, words: Words) -> Path | None:
    """Read where to write a file; its folder has to be there before the work begins."""
    if said is None:
        return None
    path = Path(said)
    if not path.parent.is_dir():
        fail(words("cli-no-folder", {"folder": str(path.parent)}))
    return path
