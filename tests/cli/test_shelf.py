"""What can be read: the games, their rules, their sheets, and old matches."""

import json
import re
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.bots.levels import bot_rng, make
from ludotheque.engine.bot import ask
from ludotheque.text.rulebook import rulebook
from tests.cli.terminal import Terminal, run

LOCALES = {"en": "en_GB.UTF-8", "fr": "fr_CH.UTF-8"}

pytestmark = [pytest.mark.on_wheel, pytest.mark.slow]


@pytest.mark.parametrize("lang", LOCALES)
def test_games(lang: str, tmp_path: Path) -> None:
    done = run(tmp_path, "games", locale=LOCALES[lang])
    assert all(line.startswith("  ") for block in done.stdout.split("\n\n")[:-1] for line in block.split("\n")[1:])
    said = " ".join(done.stdout.split())
    for game in lt.all_games().values():
        assert game.meta.title in said
        assert game.meta.designers in said
        assert game.meta.publisher in said
        for option in game.meta.options:
            assert option.name == "first" or f"-o {option.name}=" in said
        if lang == "fr":
            assert not re.search(r"\b(by|the|two|name)\b", game.meta.designers), "names are names in any language"
    assert ("buy the box" if lang == "en" else "achetez la boîte") in said


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game", lt.all_games())
def test_rules(game: str, lang: str, tmp_path: Path) -> None:
    done = run(tmp_path, "rules", game, "--lang", lang)
    assert done.returncode == 0, done.stderr
    rules = rulebook(game, lang).rules()
    for rule in rules.values():
        assert f"{rule.title}  {rule.id}" in " ".join(done.stdout.split("\n")) or rule.id in done.stdout
    ours = sum(len(rule.ruling) for rule in [*rules.values(), *rulebook("", lang).rules().values()])
    assert len(re.findall({"en": r"Our ruling\.", "fr": r"Notre\s+interprétation\."}[lang], done.stdout)) == ours
    house = sum(len(rule.house) for rule in rules.values())
    assert len(re.findall({"en": r"House\s+value\.", "fr": r"Valeur\s+maison\."}[lang], done.stdout)) == house


def test_one_rule_by_its_id_or_its_end(tmp_path: Path) -> None:
    for said in ("odin.play.count", "play.count", "count", "COUNT"):
        done = run(tmp_path, "rules", "odin", said)
        assert done.stdout.startswith("How many cards  odin.play.count\n"), done.stdout
        assert done.stdout.count("odin.") == 1
    assert "table.turn" in run(tmp_path, "rules", "odin", "table.turn").stdout
    listed = run(tmp_path, "rules", "odin", "--list").stdout
    assert all(rule in listed for rule in rulebook("odin", "en").rules())


@pytest.mark.parametrize("game", lt.all_games())
def test_sheets_can_be_copied_and_played_with(game: str, tmp_path: Path) -> None:
    sheet = run(tmp_path, "sheet", game).stdout
    assert sheet == lt.game(game).text("sheet.toml")
    (tmp_path / "mine.toml").write_text("# my own box\n" + sheet, encoding="utf-8")
    done = run(tmp_path, "play", game, "--sheet", str(tmp_path / "mine.toml"), said="quit\n")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("locale", "word"), [("fr_FR.UTF-8", "joueurs"), ("de_DE.UTF-8", "players"), ("C", "players")])
def test_the_locale_chooses_the_language(locale: str, word: str, tmp_path: Path) -> None:
    assert word in run(tmp_path, "games", locale=locale).stdout


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of a short match between bots."""
    match = lt.game("odin").match(seats=3, seed=8, single_round=True)
    bot = make("medium", match.game)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, int(ask(bot, match.rules, match.state, seat, bot_rng(8, len(match.moves)))))
    path = tmp_path / "match.json"
    path.write_text(match.record().to_json())
    return path


def test_a_replay_told_at_once(record: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "replay", str(record), "--all")
    assert done.returncode == 0, done.stderr
    assert "goes out: the round is over." in done.stdout
    assert "wins." in done.stdout


def test_a_replay_step_by_step(record: Path, tmp_path: Path) -> None:
    moves = len(lt.Record.from_json(record.read_text()).moves)
    with Terminal(tmp_path, "replay", str(record), "--seat", "2") as screen:
        assert f"Move 0 of {moves}" in screen.expect("q quit")
        first = screen.seen
        assert "as Player 2 sees it" in first
        assert "Your hand" in first
        for keys, step in ((b" ", 1), (b"\x1b[C", 2), (b"\x1b[D", 1), (b"z", moves), (b"a", 0), (b"b", 0)):
            screen.press(keys)
            assert f"Move {step} of {moves}" in screen.expect("q quit")
        screen.press(b" ")
        screen.expect("q quit")
        screen.press(b"w")  # why that move
        assert re.search(r"Player \d: Play ", screen.expect("Or: "))
        screen.press(b"a")
        screen.expect("q quit")
        screen.press(b"0")
        assert "as a spectator sees it" in screen.expect("q quit")
        assert "Your hand" not in screen.seen[len(first) :].split("as a spectator sees it")[1]
        screen.press(b"q")
        assert screen.end() == 0


def test_a_record_that_lies_is_refused(record: Path, tmp_path: Path) -> None:
    told = json.loads(record.read_text())
    for change, reason in (
        ({"scores": [0, 0, 0]}, "is not the one its moves lead to"),
        ({"moves": told["moves"][1:]}, "move 1 of this record is not allowed"),
        ({"rules": 99}, "version 99 of the rules"),
        ({"game": "nosuch"}, "unknown game nosuch"),
        ({"seats": 9}, "players"),
        ({"sheet": "0" * 16}, "another sheet"),
    ):
        (tmp_path / "lie.json").write_text(json.dumps(told | change))
        done = run(tmp_path, "replay", str(tmp_path / "lie.json"), "--all")
        assert done.returncode == 2
        assert reason in done.stderr
        assert "Traceback" not in done.stderr
    refused = run(tmp_path, "replay", str(record), "--seat", "4")
    assert (refused.returncode, refused.stderr) == (2, "ludotheque: --seat takes a whole number from 1 to 3, not 4\n")
