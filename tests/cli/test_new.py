"""`ludotheque new`: what it writes is a game."""

from pathlib import Path

from tests.cli.terminal import run


def test_a_new_game_passes_the_check(tmp_path: Path) -> None:
    made = run(tmp_path, "new", "river_bank", "--in", str(tmp_path))
    assert made.returncode == 0, made.stderr
    game = str(tmp_path / "river_bank")
    assert run(tmp_path, "check", game, "--write").returncode == 0
    checked = run(tmp_path, "check", game)
    assert checked.returncode == 0, checked.stdout
    assert "✗" not in checked.stdout
    written = [
        file.read_text("utf-8") for file in tmp_path.rglob("*.*") if file.is_file() and "pycache" not in str(file)
    ]
    assert len(written) >= 18
    assert not any("my_game" in text or "MyGame" in text or "mygame" in text for text in written)


def test_a_broken_game_does_not_pass(tmp_path: Path) -> None:
    run(tmp_path, "new", "river_bank", "--in", str(tmp_path))
    rules = tmp_path / "river_bank" / "rules.py"
    whole = rules.read_text("utf-8")
    broken = whole.replace("known |= s.hands[viewer]", "known |= 0")  # a redeal that forgets one's own hand
    assert broken != whole
    rules.write_text(broken, "utf-8")
    checked = run(tmp_path, "check", str(tmp_path / "river_bank"))
    assert checked.returncode == 1
    assert "audit-twice" in " ".join(checked.stdout.split())


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "river_bank").mkdir()
    refused = run(tmp_path, "new", "river_bank", "--in", str(tmp_path))
    assert refused.returncode == 2
    assert "nothing was written" in refused.stderr
    assert not list((tmp_path / "river_bank").iterdir())


def test_bad_names_are_refused(tmp_path: Path) -> None:
    for name in ("River", "class", "a/b", "", "9lives", "x" * 40):
        refused = run(tmp_path, "new", name, "--in", str(tmp_path))
        assert refused.returncode == 2
        assert "Traceback" not in refused.stderr
        assert not list(tmp_path.iterdir())
