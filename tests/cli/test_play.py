"""Whole matches at a real terminal, in both languages, and leaving them in every way."""

import json
import random
import re
import signal
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.cli import saves
from ludotheque.games.odin.moves import CODES
from ludotheque.games.odin.view import OdinView
from ludotheque.text.words import Words
from tests.cli.terminal import PROMPT, Terminal, run

# The terminal is the same on every build; on the wheel it waits less.
pytestmark = [pytest.mark.on_wheel, pytest.mark.slow]

END = {"en": "The game is recorded", "fr": "La partie est enregistrée"}
LOCALE = {"en": "en_GB.UTF-8", "fr": "fr_FR.UTF-8"}


def saved(state: Path) -> list[Path]:
    return sorted((state / "ludotheque" / "saves").glob("*.json"))


def choose(table: Terminal, rng: random.Random) -> str:
    """Type the number of one of the choices; return all that was printed until the next prompt, or the end."""
    table.type("list")
    listed = re.findall(r"^ +(\d+)  \S", table.expect(PROMPT), re.MULTILINE)
    table.type(rng.choice(listed))
    return table.expect(PROMPT, *END.values())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", lt.all_games())
def test_a_match_from_start_to_end(game: str, lang: str, tmp_path: Path) -> None:
    rng = random.Random(game + lang)
    least = str(lt.game(game).meta.least)
    with Terminal(
        tmp_path, "play", game, "--seats", least, "--bots", "easy", "--seed", "5", locale=LOCALE[lang]
    ) as table:
        said = table.expect(PROMPT, END[lang])
        for command, answer in {
            "?": "quit" if lang == "en" else "quitter",
            "log": "",
            "hint": "",
            "rules": ".",
        }.items():
            table.type(command)
            assert answer in table.expect(PROMPT)
        while END[lang] not in said:
            said = choose(table, rng)
        table.end()
        assert table.process.returncode == 0
        assert "Traceback" not in table.seen
    (kept,) = (tmp_path / "ludotheque" / "records").glob("*.json")
    assert kept.name in table.seen.replace("\n", "")
    record = lt.Record.from_json(kept.read_text())
    assert lt.replay(record).over
    assert record.scores
    assert saved(tmp_path) == []
    words = Words("", lang)
    winner = [words("player", {"number": 1}), *words("bot-names").split(", ")][record.ranking.index(1)]
    assert winner in said


def test_what_a_person_types(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "odin", "--seed", "7", "--first", "1", "--seats", "3") as table:
        screen = table.expect(PROMPT)
        assert "Lead the trick: play one card." in screen
        hand = re.findall(r"[brpgko][1-9]", screen.split("Your hand")[1].splitlines()[0])
        assert len(hand) == 9
        table.type("p")
        assert "odin.open.no-pass" in table.expect(PROMPT)
        table.type(f"why {hand[0]} {hand[-1]}")
        assert "odin.open.single" in table.expect(PROMPT) or "odin.play.set" in table.seen
        missing = next(code for code in CODES if code not in hand)
        table.type(missing)
        assert "Not yours to play" in table.expect(PROMPT)
        table.type("gibberish")
        assert "I don’t know the move “gibberish”" in table.expect(PROMPT)
        table.type("99")
        assert "I don’t know the move “99”" in table.expect(PROMPT)
        table.type("rules whole-hand")
        assert "Our ruling." in table.expect(PROMPT)
        table.type("hint")
        assert "Hint: Play" in table.expect(PROMPT)
        table.type(f"why {hand[0]}")
        assert "That is allowed." in table.expect(PROMPT)
        table.type(hand[0].upper())
        assert f"Player 1 leads with {Words('odin', 'en')(f'card-{hand[0]}')}." in table.expect(PROMPT)


def test_french_letters_and_words(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "odin", "--seed", "7", "--first", "1", locale="fr_FR.UTF-8") as table:
        screen = table.expect(PROMPT)
        hand = re.findall(r"[brsvno][1-9]", screen.split("Votre main")[1].splitlines()[0])
        assert len(hand) == 9
        table.type("passe")
        assert "Quand vous entamez un pli, vous devez poser quelque chose" in table.expect(PROMPT)
        table.type(f"pourquoi {hand[0]}")
        assert "C’est permis." in table.expect(PROMPT)
        table.type(hand[0])
        assert "Joueur 1 entame" in table.expect(PROMPT)
        table.type("quitter")
        assert table.end() == 0
        assert "Pour la reprendre\u202f: `ludotheque play odin`" in table.seen


def unseen(match: lt.Match) -> set[str]:
    """Return the codes of the cards that the first player has not seen since the deal: in other hands, or set aside."""
    view = match.view(0)
    assert isinstance(view, OdinView)
    seen = {*view.hand, *view.centre, *view.beaten, *view.discards, *view.box}
    return set(CODES) - seen - {code for player in view.players for code in player.seen}


@pytest.mark.parametrize("seed", range(3))
def test_no_hidden_card_is_ever_printed(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    words = Words("odin", "en")
    prompts = 0
    with Terminal(tmp_path, "play", "odin", "--seed", str(seed), "-o", "single_round=on") as table:
        said = table.expect(PROMPT)
        while END["en"] not in said:
            prompts += 1
            for command in ("hint", "log", "table"):
                table.type(command)
                said += table.expect(PROMPT)
            (save,) = saved(tmp_path)
            match = lt.replay(saves.read(save).record)
            hidden = unseen(match)
            assert hidden
            for code in hidden:
                assert f" {code} " not in said
                assert words(f"card-{code}") not in said
            said = choose(table, rng)
        table.end()
    assert prompts > 1


def test_a_killed_match_goes_on_where_it_was(tmp_path: Path) -> None:
    rng = random.Random(1)
    arguments = ("play", "odin", "--seats", "3", "--seed", "11")
    with Terminal(tmp_path, *arguments) as table:
        table.expect(PROMPT)
        choose(table, rng)
        choose(table, rng)
        screen = choose(table, rng)
        table.signal(signal.SIGKILL)
        table.end()
    (save,) = saved(tmp_path)
    before = saves.read(save).record
    assert len(before.moves) >= 9
    table_shown = screen[screen.index("Round 1") : screen.index("Your hand")]
    with Terminal(tmp_path, "play", "odin") as table:
        assert "You have an unfinished game" in table.expect("[1] ")
        table.type("")
        assert table_shown in table.expect(PROMPT)
        said = ""
        while END["en"] not in said:
            said = choose(table, rng)
        table.end()
    (kept,) = (tmp_path / "ludotheque" / "records").glob("*.json")
    record = lt.Record.from_json(kept.read_text())
    assert record.moves[: len(before.moves)] == before.moves
    assert saved(tmp_path) == []


LEAVING = {"ctrl-c": (b"\x03", 130), "ctrl-d": (b"\x04", 0), "quit": (b"quit\n", 0)}


@pytest.mark.parametrize("way", [*LEAVING, "term", "hup"])
def test_leaving_loses_nothing(way: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "odin", "--seats", "2", "--seed", "3") as table:
        table.expect(PROMPT)
        choose(table, random.Random(2))
        if way in LEAVING:
            keys, code = LEAVING[way]
            table.press(keys)
        else:
            number = {"term": signal.SIGTERM, "hup": signal.SIGHUP}[way]
            table.signal(number)
            code = 128 + number
        assert table.end() == code
        assert "Game saved. Resume it with `" in table.seen
        assert "Traceback" not in table.seen
    (save,) = saved(tmp_path)
    record = saves.read(save).record
    assert lt.replay(record).moves == record.moves != []
    assert list(save.parent.glob("*.new")) == []
    with Terminal(tmp_path, "play", "odin", "--resume") as table:
        table.expect(PROMPT)


def test_two_terminals_do_not_share_a_match(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "odin", "--seed", "3") as table:
        table.expect(PROMPT)
        done = run(tmp_path, "play", "odin", "--resume")
        assert done.returncode == 2
        assert "there is no unfinished game" in done.stderr


def test_a_new_match_never_overwrites_one_that_was_left(tmp_path: Path) -> None:
    for number in range(1, 4):
        done = run(tmp_path, "play", "odin", "--seed", "3", "--new", said="quit\n")
        assert done.returncode == 0, done.stderr
        assert len(saved(tmp_path)) == number
    done = run(tmp_path, "play", "odin", said="n\nquit\n")
    assert "You have unfinished games" in done.stdout
    assert len(saved(tmp_path)) == 4


def test_a_wish_that_cannot_be_is_refused_before_anything_is_offered(tmp_path: Path) -> None:
    run(tmp_path, "play", "odin", "--seed", "3", said="quit\n")
    done = run(tmp_path, "play", "odin", "--seats", "9", said="\nquit\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Odin is for 2 to 6 players, not 9" in done.stderr


def test_saves_that_cannot_be_read_are_left_alone(tmp_path: Path) -> None:
    run(tmp_path, "play", "odin", "--seed", "3", said="quit\n")
    (save,) = saved(tmp_path)
    told = json.loads(save.read_text())
    for name, text in {
        "cut": save.read_text()[:-20],
        "other": "{}",
        "list": "[]",
        "binary": "\x00\x01",
        "players": json.dumps(told | {"players": [1, 2, 3, 4]}),
        "deep": "[" * 100_000,
    }.items():
        save.with_name(f"{name}.json").write_text(text)
    told["record"]["rules"] = 99
    save.write_text(json.dumps(told))
    done = run(tmp_path, "play", "odin", said="1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "can’t be resumed: this record was played under version 99 of the rules" in " ".join(done.stdout.split())
    assert len(saved(tmp_path)) == 8
    assert json.loads(save.read_text()) == told


def test_examples_are_in_the_language_of_the_table_and_can_be_typed(tmp_path: Path) -> None:
    for lang, verb in (("fr", "prendre la "), ("en", "take ")):
        arguments = ("play", "hygge", "--lang", lang, "--seats", "2", "--first", "1", "--seed", "3", "--new")
        shown = " ".join(run(tmp_path, *arguments, said="?\nquit\n").stdout.split())
        example = re.search(r"(?:like|par exemple) `([^`]+)`", shown)
        assert example, shown
        assert example[1].startswith(verb)
        (save,) = saved(tmp_path)
        save.unlink()
        assert run(tmp_path, *arguments, said=f"{example[1]}\nquit\n").returncode == 0
        (save,) = saved(tmp_path)
        assert json.loads(save.read_text())["record"]["moves"]
        save.unlink()


def test_a_save_from_before_names_its_bots_as_they_are_now_called(tmp_path: Path) -> None:
    run(tmp_path, "play", "odin", "--seed", "3", said="quit\n")
    (save,) = saved(tmp_path)
    text = save.read_text()
    assert '"level": "medium"' in text
    save.write_text(text.replace('"level": "medium"', '"level": "greedy"'))
    done = run(tmp_path, "play", "--resume", said="quit\n")
    assert "Bots (medium): Ada, Basil and Cleo." in done.stdout


def test_several_people_and_the_curtain(tmp_path: Path) -> None:
    arguments = ("play", "odin", "--seats", "3", "--humans", "2", "--name", "Ann", "--name", "Bob", "--first", "1")
    with Terminal(tmp_path, *arguments, "--seed", "4", "-o", "single_round=on") as table:
        screen = table.expect("ready.")
        assert "The keyboard goes to Ann" in screen
        assert "Your hand" not in screen
        table.type("")
        shown = table.expect(PROMPT)
        assert "Your hand" in shown
        table.type("list")
        table.expect(PROMPT)
        table.type("1")
        screen = table.expect("ready.")
        assert "The keyboard goes to Bob" in screen
        assert "Your hand" not in screen
        raw = table.raw.decode()
        cleared = raw.rindex("\x1b[2J\x1b[3J\x1b[H")  # the screen and what can be scrolled back to
        assert cleared > raw.rindex("Your hand")
        table.type("quit")
        assert table.end() == 0


def test_watching_bots(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "odin", "--humans", "0", "--seed", "1", "--record", str(tmp_path / "r.json"))
    assert done.returncode == 0, done.stderr
    assert "Ada" in done.stdout
    assert lt.replay(lt.Record.from_json((tmp_path / "r.json").read_text())).over
    again = run(tmp_path, "play", "odin", "--humans", "0", "--seed", "1", "--record", str(tmp_path / "again.json"))
    assert again.returncode == 0
    assert (tmp_path / "again.json").read_text() == (tmp_path / "r.json").read_text()


def test_the_menu(tmp_path: Path) -> None:
    names = list(lt.all_games())
    done = run(tmp_path, "play", said=f"x\n{names.index('odin') + 1}\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Shed your cards" in done.stdout
    assert f"Type a number from 1 to {len(names)}" in done.stdout
    assert len(saved(tmp_path)) == 1


def test_no_place_to_save_is_no_reason_not_to_play(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = run(blocked, "play", "odin", "--seed", "3", said="list\n1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "(This game can’t be saved: part of the path is not a folder.)" in done.stdout
    assert "Player 1" in done.stdout
