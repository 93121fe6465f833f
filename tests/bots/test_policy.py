"""Policies: what was learned plays, at the tables it is for, and says so elsewhere."""

import sys
from pathlib import Path

import numpy as np
import pytest

import ludotheque as lt
from ludotheque.bots.levels import bot_rng, make, named
from ludotheque.bots.policy import PolicyBot
from ludotheque.engine.bot import ask
from tests.bots import policies


@pytest.mark.parametrize("name", list(lt.all_games()))
def test_a_policy_plays_as_its_weights_say(name: str, tmp_path: Path) -> None:
    """The move that is worth most, as plain arithmetic finds it; the same again from another copy of the bot."""
    box = lt.game(name)
    level = f"policy:{policies.write(tmp_path / 'own.npz', name, box.meta.least)}"
    bot, other = make(level, box), make(level, box)
    assert isinstance(bot, PolicyBot)
    match = box.match(box.meta.least, seed=3)
    held = bot.policy.weights
    several = 0
    for decision in range(60):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.rules.legal_moves(match.state, seat)
        move = int(ask(bot, match.rules, match.state, seat, bot_rng(3, decision)))
        assert move == ask(other, match.rules, match.state, seat, bot_rng(4, decision))
        if len(legal) > 1:
            several += 1
            known = np.array(list(box.features(match.rules, match.state, seat).values()), np.float32) @ held["state"]
            worth = []
            for one in legal:
                done = sum(held["move"][bot.policy.rows[word]] for word in match.rules.choice(one).text.split())
                first = np.maximum(known + done + held["bias"], 0)
                second = np.maximum(first @ held["hidden"] + held["hidden_bias"], 0)
                worth.append(second @ held["worth"])
            assert worth[legal.index(move)] == pytest.approx(max(worth), abs=1e-4)
        match.play(seat, move)
    assert several > 5


def test_studies(tmp_path: Path) -> None:
    level = f"policy:{policies.write(tmp_path / 'Own.npz', 'odin', 2)}"
    found = lt.simulate("odin", 2, [level, "random"], 4)
    assert [row.name for row in found.levels] == [level, "random"]
    assert found == lt.simulate("odin", 2, [level, "random"], 4)


def test_what_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = policies.write(tmp_path / "good.npz", "odin", 2)
    junk = tmp_path / "junk.npz"
    junk.write_bytes(b"not a policy")
    bent = policies.write(tmp_path / "bent.npz", "odin", 2, hidden=np.zeros((3, 3)))
    pickled = policies.write(tmp_path / "pickled.npz", "odin", 2, words=np.array([{}], object))
    for file, game, seats, sentence in (
        (tmp_path / "none.npz", "odin", 2, "there is no file"),
        (tmp_path, "odin", 2, "is not a policy"),
        (junk, "odin", 2, "is not a policy"),
        (bent, "odin", 2, "is not a policy"),
        (pickled, "odin", 2, "is not a policy"),
        (good, "hygge", 2, "is a policy for odin, not for Hygge"),
        (good, "odin", 3, "is a policy for 2 players"),
    ):
        with pytest.raises(lt.Refused, match=sentence):
            lt.simulate(game, seats, [f"policy:{file}"], 1)
    assert not named(f"policy:{good}")  # for strangers, such as a server's, there is no such level
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(lt.Refused, match=r'numpy: pip install "ludotheque\[research\]"'):
        make(f"policy:{good}", lt.game("odin"))
