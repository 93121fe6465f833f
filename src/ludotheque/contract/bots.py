"""Bots are honest: checks of a moment."""

from ludotheque.contract.play import Moment, redealt
from ludotheque.engine.bot import Bot, ask
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Rules, State


class Watch(Bot):
    """Look at what a bot is given."""

    def __init__(self) -> None:
        self.given: State | None = None

    def choose(self, rules: Rules, s: State, seat: int, rng: Rng) -> int:
        self.given = s
        return -1


def check_bot_gets_a_redeal(moment: Moment) -> None:
    """A bot gets a redealt copy and nothing else."""
    before = moment.state.digest()
    for seat in moment.rules.waiting(moment.state):
        watch = Watch()
        ask(watch, moment.rules, moment.state, seat, moment.rng)
        assert watch.given is not None
        assert watch.given is not moment.state, f"{moment}: a bot was given the truth"
        expected = redealt(moment, seat, moment.rng)
        assert watch.given.digest() == expected.digest(), f"{moment}: what a bot was given is no redeal"
        assert moment.state.digest() == before, f"{moment}: asking a bot changed the state"


def check_bot_is_legal(moment: Moment) -> None:
    """A bot chooses a legal move, and leaves the real state alone."""
    bot = moment.table.game.bot()
    before = moment.state.digest()
    for seat in moment.rules.waiting(moment.state):
        move = ask(bot, moment.rules, moment.state, seat, moment.rng)
        legal = moment.rules.legal_moves(moment.state, seat)
        assert move in legal, f"{moment}: the bot at seat {seat} chose {move}, which is none of {legal}"
        assert moment.state.digest() == before, f"{moment}: the bot at seat {seat} changed the state"


def check_bot_does_not_peek(moment: Moment) -> None:
    """A bot chooses the same when only what it cannot know changes: the others' cards, the deck, the random state."""
    bot = moment.table.game.bot()
    rng = moment.rng
    for seat in moment.rules.waiting(moment.state):
        choice = ask(bot, moment.rules, moment.state, seat, Rng(5))
        reseeded = moment.state.copy()
        reseeded.rng.assign(Rng(777))
        for other in (redealt(moment, seat, rng), redealt(moment, seat, rng), reseeded):
            again = ask(bot, moment.rules, other, seat, Rng(5))
            assert again == choice, (
                f"{moment}: the bot at seat {seat} peeks: {moment.rules.choice(choice)} or {moment.rules.choice(again)}"
            )


def check_bot_is_reproducible(moment: Moment) -> None:
    """The same seed, the same choice: of this bot, of a fresh one, and whatever it was asked before."""
    game, rules = moment.table.game, moment.rules
    bot = game.bot()
    for seat in rules.waiting(moment.state):
        choice = ask(bot, rules, moment.state, seat, Rng(5))
        ask(bot, rules, moment.state, seat, Rng(6))
        for other in (bot, game.bot()):
            again = ask(other, rules, moment.state, seat, Rng(5))
            assert again == choice, f"{moment}: the bot at seat {seat} chooses {choice} or {again} with one seed"


def check_evaluation(moment: Moment) -> None:
    """Evaluations lie from 0 to 1, looking changes nothing, and at the end the winners lead."""
    bot = moment.table.game.bot()
    rules, s = moment.rules, moment.state
    before = s.digest()
    values = [bot.evaluate(rules, s, seat) for seat in range(moment.table.seats)]
    assert all(0.0 <= value <= 1.0 for value in values), f"{moment}: evaluations {values}"
    assert s.digest() == before, f"{moment}: evaluating changed the state"
    if rules.over(s):
        ranking = rules.ranking(s)
        first = [value for value, place in zip(values, ranking, strict=True) if place == 1]
        last = [value for value, place in zip(values, ranking, strict=True) if place > 1]
        assert not last or min(first) >= max(last), f"{moment}: places {ranking} are evaluated as {values}"
