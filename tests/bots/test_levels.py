"""The levels: legal, reproducible, and each stronger than the one below."""

import pytest
from librt.vecs import vec

import ludotheque as lt
from ludotheque.bots import levels
from ludotheque.bots.levels import LEVELS, OFFERED, bot_rng, make, named
from ludotheque.bots.overlooking import middle_of, spread_of
from ludotheque.bots.search import SearchBot
from ludotheque.engine.bot import ask, redealt
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.research.simulate import prepare, simulate

pytestmark = pytest.mark.on_wheel  # a search is slow interpreted, and the same

GAMES = 90  # at a table, for each step of the ladder


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let search try little: enough for its choices to be choices."""
    for level in levels.EFFORT:
        monkeypatch.setitem(levels.EFFORT, level, 0.001)


def test_names() -> None:
    assert OFFERED == ["beginner", "easy", "medium", "hard", "expert"]
    assert ["random", *OFFERED] == LEVELS
    with pytest.raises(
        lt.Refused, match="unknown bot level clever; choose from random, beginner, easy, medium, hard and"
    ):
        make("clever", lt.game("odin"))


def test_a_level_answers_to_its_former_name() -> None:
    """Records, saves and commands from before may say greedy."""
    assert [named(level) for level in ("greedy", "medium", "clever", "")] == ["medium", "medium", "", ""]
    assert type(make("greedy", lt.game("odin"))) is type(make("medium", lt.game("odin")))
    assert prepare("odin", 3, ["greedy", "easy"], 0, {}, None).lineup == ("medium", "easy", "medium")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", lt.all_games())
@pytest.mark.usefixtures("hasty")
def test_legal_and_reproducible(game: str, level: str) -> None:
    box = lt.game(game)
    match = box.match(box.meta.most, 2)
    bot = make(level, box)
    for number in range(8 if level in levels.EFFORT else 60):
        if match.over:
            break
        seat = match.waiting[0]
        moves = {int(ask(bot, match.rules, match.state, seat, bot_rng(2, number))) for _ in range(2)}
        moves.add(int(ask(make(level, box), match.rules, match.state, seat, bot_rng(2, number))))
        assert len(moves) == 1
        match.play(seat, moves.pop())


@pytest.mark.parametrize("level", OFFERED)
@pytest.mark.parametrize("game", lt.all_games())
@pytest.mark.usefixtures("hasty")
def test_no_level_knows_more_than_its_seat(game: str, level: str) -> None:
    """The same seed, the same choice, when only what the seat cannot see has changed."""
    box = lt.game(game)
    match = box.match(box.meta.least, 4)
    for _ in range(min(14, match.rules.longest // 2)):
        match.play(match.waiting[0], match.choose(match.waiting[0]).move)
    rules, s, bot = match.rules, match.state, make(level, box)
    for seat in match.waiting:
        choices = {
            int(ask(bot, rules, other, seat, Rng(5)))
            for other in (s, *(redealt(rules, s, seat, Rng(n)) for n in (1, 2)))
        }
        assert len(choices) == 1


@pytest.mark.parametrize("game", lt.all_games())
def test_what_a_heuristic_remembers_changes_nothing(game: str) -> None:
    """One that has rated other hands, farms and tables chooses as a new one does, and leaves the copy as it was."""
    box, used = lt.game(game), make("medium", lt.game(game))
    for seats in (box.meta.most, box.meta.least, box.meta.most):
        match = box.match(seats, seats)
        rules = match.rules
        for number in range(70):
            if match.over:
                break
            seat = match.waiting[0]
            s = redealt(rules, match.state, seat, Rng(number))
            before = s.digest()
            choices = {int(bot.choose(rules, s, seat, Rng(1))) for bot in (used, make("medium", box), used)}
            assert len(choices) == 1
            assert used.evaluate(rules, s, seat) == make("medium", box).evaluate(rules, s, seat)
            assert s.digest() == before
            # now and then something else than what is best, so that it sees more
            moves = rules.legal_moves(s, seat)
            match.play(seat, moves[number % len(moves)] if number % 5 == 0 else choices.pop())


@pytest.mark.slow
@pytest.mark.on_wheel
@pytest.mark.parametrize(
    ("better", "worse"), [("hard", "medium"), ("medium", "easy"), ("easy", "beginner"), ("beginner", "random")]
)
@pytest.mark.parametrize("game", lt.all_games())
def test_each_level_beats_the_one_below(game: str, better: str, worse: str) -> None:
    meta = lt.game(game).meta
    seats = max(meta.least, 3 if meta.most > 2 else 2)
    row = simulate(game, seats, [better] + [worse] * (seats - 1), GAMES, seed=100).levels[0]
    assert row.won.value > 1 / seats, row  # docs/bots.md has the intervals


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


def test_weak_levels_overlook_things_and_see_what_stands_out() -> None:
    match = lt.game("odin").match(4, 3)
    seat = match.waiting[0]
    best = int(ask(make("medium", match.game), match.rules, match.state, seat, Rng(1)))
    rng = Rng(5)
    found = {}
    for level in ("beginner", "easy"):
        bot = make(level, match.game)
        found[level] = [int(ask(bot, match.rules, match.state, seat, rng)) for _ in range(200)].count(best)
    assert 10 < found["beginner"] < 180 < found["easy"], found
    ratings = vec[float]([0.0, 0.1, 0.2, 0.3, 9.0])
    middle = middle_of(ratings)
    assert middle == 0.2
    assert spread_of(ratings, middle) == pytest.approx(0.1)


def test_people_wait_no_longer_than_promised() -> None:
    bot = make("expert", lt.game("odin"), 99.0)
    assert isinstance(bot, SearchBot)
    assert bot.seconds == levels.PATIENCE["expert"]
    alone = make("hard", lt.game("odin"))
    assert isinstance(alone, SearchBot)
    assert (alone.seconds, alone.effort) == (0.0, levels.EFFORT["hard"])


def test_chance_is_never_shared() -> None:
    seen = {tuple(bot_rng(seed, decision).words()) for seed in (0, 1, SEEDS - 1) for decision in range(200)}
    assert len(seen) == 600
    assert tuple(Rng(0).words()) not in seen
