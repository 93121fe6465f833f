"""The levels: legal, reproducible, and each stronger than the one below."""

import pytest

import ludotheque as lt
from ludotheque.bots.levels import LEVELS, bot_rng, make, named
from ludotheque.engine.bot import ask
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.research.simulate import prepare, simulate

GAMES = 60  # at a table, for each step of the ladder


def test_names() -> None:
    assert list(LEVELS) == ["random", "easy", "medium"]
    with pytest.raises(lt.Refused, match="unknown bot level clever; choose from random, easy and medium"):
        make("clever", lt.game("odin"))


def test_a_level_answers_to_its_former_name() -> None:
    """Records, saves and commands from before may say greedy."""
    assert [named(level) for level in ("greedy", "medium", "clever", "")] == ["medium", "medium", "", ""]
    assert type(make("greedy", lt.game("odin"))) is type(make("medium", lt.game("odin")))
    assert prepare("odin", 3, ["greedy", "easy"], 0, {}, None).lineup == ("medium", "easy", "medium")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", lt.all_games())
def test_legal_and_reproducible(game: str, level: str) -> None:
    box = lt.game(game)
    match = box.match(box.meta.most, 2)
    bot = make(level, box)
    for number in range(60):
        if match.over:
            break
        seat = match.waiting[0]
        moves = {int(ask(bot, match.rules, match.state, seat, bot_rng(2, number))) for _ in range(2)}
        moves.add(int(ask(make(level, box), match.rules, match.state, seat, bot_rng(2, number))))
        assert len(moves) == 1
        match.play(seat, moves.pop())


@pytest.mark.slow
@pytest.mark.on_wheel
@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("easy", "random")])
@pytest.mark.parametrize("game", lt.all_games())
def test_each_level_beats_the_one_below(game: str, better: str, worse: str) -> None:
    meta = lt.game(game).meta
    seats = max(meta.least, 3 if meta.most > 2 else 2)
    row = simulate(game, seats, [better] + [worse] * (seats - 1), GAMES, seed=100).levels[0]
    assert row.won.low > 1 / seats, row


def test_random_chooses_evenly() -> None:
    match = lt.game("odin").match(4, 3)
    seat = match.waiting[0]
    moves = match.rules.legal_moves(match.state, seat)
    bot = make("random", match.game)
    rng = Rng(5)
    counts = dict.fromkeys(moves, 0)
    for _ in range(500 * len(moves)):
        counts[int(bot.choose(match.rules, match.state, seat, rng))] += 1
    assert all(400 < count < 600 for count in counts.values())


def test_easy_slips_now_and_then() -> None:
    match = lt.game("odin").match(4, 3)
    seat = match.waiting[0]
    best = int(ask(make("medium", match.game), match.rules, match.state, seat, Rng(1)))
    rng = Rng(5)
    easy = [int(ask(make("easy", match.game), match.rules, match.state, seat, rng)) for _ in range(1000)]
    # three in five on purpose, and one ninth of the rest by chance
    assert 580 < easy.count(best) < 710


def test_chance_is_never_shared() -> None:
    seen = {tuple(bot_rng(seed, decision).words()) for seed in (0, 1, SEEDS - 1) for decision in range(200)}
    assert len(seen) == 600
    assert tuple(Rng(0).words()) not in seen
