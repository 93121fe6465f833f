"""Write the golden playthroughs and the digests of a game anew: `python -m tests.golden NAME`.

What is there already is kept unless it no longer plays; `--all` writes everything anew. Read the difference before
you commit it: it is what the change of the rules means at the table.
"""

import json
import sys
from pathlib import Path

import ludotheque as lt
from tests.contract.digests import FILE, digests
from tests.contract.golden import FOLDER, begin, invent, read, tell, text_of, wanted

ROOT = Path(__file__).parent / "games"


def refreshed(game: lt.Game, text: str) -> str:
    """Tell a playthrough again with its own moves; raise IllegalMove or Refused if the rules no longer allow them."""
    table, seed, moves = read(game, text)
    told = begin(table, seed)
    for seat, choice in moves:
        tell(told, seat, choice)
    return text_of(told)


def main(name: str, everything: bool) -> None:
    game = lt.game(name)
    folder = ROOT / game.name / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for file, table in wanted(game).items():
        path = folder / file
        text = ""
        if path.exists() and not everything:
            try:
                text = refreshed(game, path.read_text("utf-8"))
            except (lt.IllegalMove, lt.Refused) as error:
                sys.stderr.write(f"{file} no longer plays ({error}): a new one\n")
        path.write_text(text or invent(table, table.seed % 10_000), "utf-8")
    (ROOT / game.name / FILE).write_text(json.dumps(digests(game), indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        if not argument.startswith("--"):
            main(argument, "--all" in sys.argv)
