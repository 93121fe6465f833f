"""Files are there whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

from ludotheque.cli import files


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "save.json"
    files.write(path, "first")
    real = os.fsync
    for fails in ("fsync", "replace"):

        def refuse(*_: object) -> None:
            raise OSError("no more room")

        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", refuse) if fails == "fsync" else patch.setattr(Path, "replace", refuse)
            with pytest.raises(OSError, match="no more room"):
                files.write(path, "second, and longer")
        assert path.read_text() == "first"
    assert os.fsync is real
    files.write(path, "second")
    assert path.read_text() == "second"
    assert [found.name for found in tmp_path.iterdir()] == ["save.json"]


def test_the_disk_has_it_before_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    real_fsync, real_replace = os.fsync, Path.replace

    def fsync(number: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(number).st_mode) else "file")
        real_fsync(number)

    def replace(path: Path, target: Path) -> Path:
        done.append("name")
        return real_replace(path, target)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(Path, "replace", replace)
    files.write(tmp_path / "save.json", "text")
    assert done == ["file", "name", "folder"]


def test_nobody_else_may_look(tmp_path: Path) -> None:
    files.make_folder(tmp_path / "state")
    files.write(tmp_path / "state" / "save.json", "all hands")
    assert stat.S_IMODE((tmp_path / "state").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "state" / "save.json").stat().st_mode) == 0o600


def test_where_state_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert files.state_folder() == tmp_path / "ludotheque"
    monkeypatch.setenv("XDG_STATE_HOME", "relative")  # the convention: only absolute paths count
    assert files.state_folder() == Path.home() / ".local" / "state" / "ludotheque"
