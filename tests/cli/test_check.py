"""The checklist passes the games of the house and finds what is wrong with a broken one."""

import shutil
from pathlib import Path

import pytest

import ludotheque as lt
from tests.cli.terminal import run

pytestmark = pytest.mark.on_wheel

GAMES = Path(lt.__file__).parent / "games"


@pytest.mark.parametrize("game", lt.all_games())
def test_the_games_of_the_house(game: str, tmp_path: Path) -> None:
    done = run(tmp_path, "check", game, "--matches", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "✗" not in done.stdout


def folder(tmp_path: Path) -> Path:
    """Make a sixth game: Odin under another name, in a folder of its own, as plain Python."""
    copy = tmp_path / "valhalla"
    shutil.copytree(GAMES / "odin", copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    for file in copy.rglob("*.*"):
        text = file.read_text(encoding="utf-8").replace("games.odin", "games.valhalla").replace('"odin"', '"valhalla"')
        text = text.replace("odin.", "valhalla.").replace("most=6", "most=3")  # fewer tables to check
        file.write_text(text, encoding="utf-8")
    return copy


def test_a_folder_being_written(tmp_path: Path) -> None:
    copy = folder(tmp_path)
    done = run(tmp_path, "check", str(copy), "--matches", "1")
    assert done.returncode == 0, done.stdout + done.stderr


BREAKS = {
    "observe.py": ("codes(held[p] & s.seen)", "codes(held[p])", "the view shows what a redeal changes"),
    "rules.py": ("s.hands[seat] = hand | beaten", "s.hands[seat] = hand", "a card seen taken is in no hand"),
    "text/fr.ftl": ("log-pass", "log-passing", "log-pass"),
    "text/en.ftl": ("option-first-help = ", "option-fir-help = ", "option-first-help is missing in en"),
    "text/rulebook.fr.md": ("{#valhalla.round.end}", "{#valhalla.round.fin}", "valhalla.round.end is in en, not in fr"),
    "__init__.py": ("valhalla.options.target", "valhalla.options.goal", "names the rule valhalla.options.goal"),
    "sheet.toml": ("hand = 9", "hand = 10", "hand must be a whole number from 1 to 9"),
    "moves.py": ("str(card % 9 + 1)", "str(card % 3 + 1)", "share the text"),
    "bot.py": ("return best\n", "return best + 1\n", "not legal"),
    "state.py": ("s.hands = self.hands[:]", "s.hands = self.hands", "a copy is not independent"),
}


@pytest.mark.parametrize("file", BREAKS)
def test_what_is_broken_is_found(file: str, tmp_path: Path) -> None:
    copy = folder(tmp_path)
    old, new, found = BREAKS[file]
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    done = run(tmp_path, "check", str(copy), "--matches", "1")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "✗" in done.stdout
    assert found in " ".join(done.stdout.split())
    assert "Traceback" not in done.stdout + done.stderr


def test_a_folder_without_its_files(tmp_path: Path) -> None:
    copy = folder(tmp_path)
    (copy / "terminal.py").unlink()
    (copy / "text" / "fr.ftl").unlink()
    done = run(tmp_path, "check", str(copy))
    assert done.returncode == 1
    assert "terminal.py" in done.stdout
    assert "text/fr.ftl is missing" in done.stdout
    (copy / "__init__.py").write_text("META = ")
    assert run(tmp_path, "check", str(copy)).returncode == 2
