"""Passing, and the end of a trick."""

import re
from pathlib import Path

import pytest

from ludotheque.text.words import Words
from tests.cli.terminal import run
from tests.games.odin.tables import FOLLOW, OPEN, hand, table
from tests.games.tables import events, refusal, state, texts


@pytest.mark.rule("odin.pass.free")
def test_passing_although_able() -> None:
    match = table(["p1", "k5 k6", "p2"], turn=1, centre="b1")
    assert "play k5" in texts(match)
    match.play(1, "pass")
    assert match.waiting == [2]
    assert (state(match)["passes"], state(match)["centre"], state(match)["leader"]) == (1, "b1", 0)
    assert hand(match, 1) == ["k5", "k6"]
    assert match.story() == ["Player 2 passes."]


@pytest.mark.rule("odin.pass.forced")
def test_a_forced_pass_is_asked() -> None:
    match = table(["p1 b9", "k5 k6", "p2 r1"])
    match.play(0, "play b9")
    match.play(1, "pass")
    assert match.waiting == [2]
    assert texts(match) == ["pass"]
    assert events(match) == ["open", "pass"]


@pytest.mark.rule("odin.pass.forced")
def test_nothing_to_play_says_so() -> None:
    """In the prompt and in a hint; whoever could play is told otherwise, and so is everybody else."""
    match = table(["k9 k7 k6", "k5 b8 b2", "p2 r9"], turn=2, centre="k3 k4")
    stuck = Words("odin", "en").prompt(match.view(2).prompt, match.rules, ["A", "B", "C"])
    assert stuck == "Nothing in your hand beats 43: pass."
    assert match.view(0).prompt.key == "follow"
    passing = match.legal(2)[0]
    reason = match.game.part("reasons").reason(match.rules, match.state.copy(), 2, passing)
    assert (reason.key, reason.args) == ("stuck", {"number": 43})
    match.play(2, "pass")
    assert match.view(0).prompt.key == "follow-you"
    passing = next(choice for choice in match.legal(0) if choice.kind == "pass")
    assert match.game.part("reasons").reason(match.rules, match.state.copy(), 0, passing).key == "pass"


@pytest.mark.rule("odin.play.count")
def test_a_lone_card_is_one_too_few() -> None:
    match = table(["p1", "o3 b9 k8"], turn=1, centre="b3 r3")
    assert match.why(1, "play o3") == "odin.play.count"


@pytest.mark.rule("odin.pass.forced")
@pytest.mark.parametrize("asked", [False, True])
def test_the_terminal_passes_for_those_who_asked_it_to(asked: bool, tmp_path: Path) -> None:
    """The first choice at each turn: sooner or later, the only one is to pass."""
    wish = ["play", "odin", "--seats", "3", "--seed", "1", "-o", "single_round=on", *(["--auto-pass"] if asked else [])]
    done = run(tmp_path, *wish, said="list\n1\n" * 60)
    assert done.returncode == 0, done.stderr
    only = re.findall(r"(?<!\d  )\n +1  Pass\n(?! +2  )", done.stdout)
    assert bool(only) is not asked
    assert "Player 1 passes." in done.stdout


@pytest.mark.rule("odin.pass.returns")
def test_a_pass_is_not_final() -> None:
    match = table(["b3 b9", "k4 k8", "p5 p6"])
    match.play(0, "play b3")
    match.play(1, "pass")
    match.play(2, "play p5")
    match.play(0, "pass")
    assert match.waiting == [1]
    assert "play k8" in texts(match)
    match.play(1, "play k8")
    assert state(match)["leader"] == 1


@pytest.mark.rule("odin.trick.end")
def test_trick_ends_when_all_others_passed() -> None:
    match = table(["b3 b9", "k4 k8", "p5 p6"], discards="o1")
    match.play(0, "play b3")
    match.play(1, "play k4")
    match.play(2, "pass")
    assert state(match)["phase"] == FOLLOW
    match.play(0, "pass")
    now = state(match)
    # The last player is not asked again: they lead at once.
    assert match.waiting == [1]
    assert (now["phase"], now["centre"], now["passes"]) == (OPEN, "-", 0)
    assert (now["leader"], now["opener"]) == (1, 0)
    assert now["discards"] == ["k4", "o1"]
    assert [hand(match, seat) for seat in range(3)] == [["b9"], ["b3", "k8"], ["p5", "p6"]]
    assert events(match)[-2:] == ["pass", "trick"]
    assert match.journal[-1].args == {"seat": 1}
    assert refusal(match, 1, "pass") == "odin.open.no-pass"


@pytest.mark.rule("odin.trick.end")
def test_every_play_restarts_the_count_of_passes() -> None:
    match = table(["b3 b9", "k4 k8", "p5 p6", "o6 o7"])
    match.play(0, "play b3")
    match.play(1, "pass")
    match.play(2, "pass")
    assert state(match)["passes"] == 2
    match.play(3, "play o6")
    assert state(match)["passes"] == 0
    match.play(0, "pass")
    match.play(1, "pass")
    assert match.waiting == [2]
    assert state(match)["phase"] == FOLLOW
    match.play(2, "pass")
    assert match.waiting == [3]
    assert state(match)["phase"] == OPEN


@pytest.mark.rule("odin.trick.end")
def test_with_two_one_pass_ends_it() -> None:
    match = table(["b3 b9", "k4 k8"])
    match.play(0, "play b3")
    match.play(1, "pass")
    assert match.waiting == [0]
    assert state(match)["phase"] == OPEN
    assert state(match)["discards"] == ["b3"]
