"""What people type, read without a terminal."""

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

import ludotheque as lt
from ludotheque.cli import entry, session
from ludotheque.cli.saves import Save, Seat, fresh
from ludotheque.cli.session import Session
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules
from ludotheque.games.odin import typed
from ludotheque.text.reading import phrased
from ludotheque.text.words import Words

CARDS = {
    "r2 r8": "play r2 r8",
    "R8,r2": "play r2 r8",
    "r28": "play r2 r8",
    "7rb": "play b7 r7",
    "r 2 r 8": "play r2 r8",
    "r2 + r8": "play r2 r8",
    "play r2 r8": "play r2 r8",
    "p3": "play p3",
    "p": "pass",
    "pass": "pass",
    "passe": "pass",
    "r2 r2": "",
    "x9": "",
    "r0": "",
    "r2 hello": "",
    "28": "",
    "": "",
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("said", CARDS)
def test_cards_in_any_spelling(said: str, lang: str) -> None:
    assert typed.read(said, Words("odin", lang), []) == CARDS[said]


def test_cards_in_words() -> None:
    english, french = Words("odin", "en"), Words("odin", "fr")
    assert typed.read("red 2 red 8", english, []) == "play r2 r8"
    assert typed.read("rouge 2 et rouge 8", french, []) == "play r2 r8"
    assert typed.read("2 noir 8 noir", french, []) == "play k2 k8"
    assert typed.read("v3 n3 s3", french, []) == "play g3 k3 p3"
    assert typed.read("v3", english, []) == ""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", lt.all_games())
def test_every_choice_can_be_typed(game: str, lang: str) -> None:
    words = Words(game, lang)
    match = lt.game(game).match(lt.game(game).meta.least, 1)
    rng = Rng(1)
    for _ in range(40):
        if match.over:
            break
        choices = match.legal(match.waiting[0])
        for number, choice in enumerate(choices[:20], 1):
            for text in (choice.text, choice.text.upper()):
                assert entry.move_of(text, match, match.waiting[0], False, words).move == choice.move
            assert entry.move_of(str(number), match, match.waiting[0], True, words).move == choice.move
        match.play(match.waiting[0], choices[rng.below(len(choices))])


def test_numbers_count_only_when_they_were_shown() -> None:
    match = lt.game("odin").match(4, 1)
    assert entry.move_of("1", match, match.waiting[0], False, Words("odin", "en")).move == -1


@pytest.mark.rule("odin.play.set")
@pytest.mark.parametrize("said", ["r2 g8", "rouge 2 vert 8", "play r2 g8", "take r2 g8", "r2 r3 g8 k9"])
def test_cards_that_are_read_are_refused_by_a_rule(said: str) -> None:
    """Whether they are held or not, and whatever they do not have in common; what is no card at all is asked about."""
    french = Words("odin", "fr")
    for seed in range(20):
        match = lt.game("odin").match(3, seed, first=0)
        meant = entry.move_of(said, match, 0, False, french)
        assert (meant.move, bool(meant.rule)) == (-1, True)
        assert entry.move_of("zebra", match, 0, False, french) == entry.Meant(-1, "")
        match.play(0, match.legal(0)[0])
        hand = match.view(1).hand
        held = next(f"{a} {b}" for a in hand for b in hand if a[0] != b[0] and a[1] != b[1])
        assert entry.move_of(held, match, 1, False, Words("odin", "en")).rule == "odin.play.set"
        if not {"r2", "g8"} <= set(hand):
            assert entry.move_of("r2 g8", match, 1, False, Words("odin", "en")).rule == "table.owner"


def test_an_offered_phrase_is_that_choice_in_either_language() -> None:
    match = lt.game("odin").match(4, 1)
    seat = match.waiting[0]
    french, english = Words("odin", "fr"), Words("odin", "en")
    for choice in match.legal(seat):
        for words in (french, english):
            phrase = words.choice(choice, match.rules, [])
            for said in (phrase, f"{phrase.upper()} !", phrase.replace("è", "e").replace("é", "e")):
                assert entry.move_of(said, match, seat, False, english).move == choice.move


def test_names_of_players_are_understood() -> None:
    class Giving(Words):
        """Words that call a choice by a player."""

        def choice(self, choice: lt.Choice, rules: Rules, players: Sequence[str]) -> str:
            return f"Give it to {players[choice.move % 4]}"

        def other(self, lang: str) -> Words:
            return self

    match = lt.game("odin").match(4, 1)
    seat = match.waiting[0]
    words = Giving("odin", "en")
    called = ["Ada", "Basil", "Cléo", "Cleo"]
    first = {choice.move % 4: choice.move for choice in reversed(match.legal(seat))}
    few = [choice for choice in match.legal(seat) if choice.move in first.values()]
    assert phrased("give it to ADA", match, few, words, called) == [first[0]]
    assert phrased("give it to cleo", match, few, words, called) == [first[3]]  # exactly, before without accents
    assert phrased("Give it to Player 2", match, few, words, None) == [first[1]]
    assert entry.move_of("Give it to Ada", match, seat, False, words, called).move == -1  # several: ask, do not guess


def test_alike() -> None:
    match = lt.game("odin").match(4, 1)
    choices = match.legal(match.waiting[0])
    told = [Words("odin", "en").choice(choice, match.rules, []) for choice in choices]
    assert entry.alike("pla", choices, told) == list(range(1, len(choices) + 1))
    assert entry.alike(told[0].lower(), choices, told) == [1]
    assert entry.alike("zebra", choices, told) == []


def shown(match: lt.Match, save: Save, seat: int, lang: str) -> str:
    """Return all that a person at a seat could make the table print."""
    out = io.StringIO()
    session = Session(match, save, lang, Console(file=out, width=120, highlight=False, markup=False))
    session.heard[seat] = 0
    session.tell_events(seat)
    session.show_turn(seat)
    for line in ("log", "list", "table", "?", "why nonsense"):
        session.answer(seat, entry.read(line))
    return out.getvalue()


@pytest.mark.parametrize("game", lt.all_games())
def test_the_screen_tells_nothing_that_a_redeal_changes(game: str) -> None:
    match = lt.game(game).match(lt.game(game).meta.most, 3)
    save = fresh([Seat(f"P{seat}", "") for seat in range(match.seats)], match.record())
    rng = Rng(9)
    for turn in range(60):
        if match.over:
            break
        seat = match.waiting[0]
        if turn % 4 == 0:
            other = match.copy()
            match.rules.redeal(other.state, seat, rng)
            assert shown(match, save, seat, "en") == shown(other, save, seat, "en")
        match.play(seat, int(match.rules.sample(match.state, seat, rng)))


@pytest.mark.parametrize(("lang", "note"), [("en", "for up to 4 seconds"), ("fr", "jusqu’à 4 secondes")])
def test_an_expert_that_is_not_compiled_says_so(
    lang: str, note: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = lt.game("odin").match(2, 1)
    for interpreted, level, told in ((True, "expert", True), (True, "hard", False), (False, "expert", False)):
        monkeypatch.setattr(session, "INTERPRETED", interpreted)
        save, out = Save(tmp_path / "save.json", [Seat("Ada", ""), Seat("Bo", level)], match.record()), io.StringIO()
        Session(match, save, lang, Console(file=out, width=500)).welcome()
        assert (note in out.getvalue()) == told
