"""Bots are honest: checks of a decision."""

from ludotheque.contract.play import Decision, redealt
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


def check_bot_gets_a_redeal(decision: Decision) -> None:
    """A bot gets a redealt copy and nothing else."""
    before = decision.state.digest()
    for seat in decision.rules.waiting(decision.state):
        watch = Watch()
        ask(watch, decision.rules, decision.state, seat, decision.rng)
        assert watch.given is not None
        assert watch.given is not decision.state, f"{decision}: a bot was given the truth"
        expected = redealt(decision, seat, decision.rng)
        assert watch.given.digest() == expected.digest(), f"{decision}: what a bot was given is not a redeal"
        assert decision.state.digest() == before, f"{decision}: asking a bot changed the state"


def check_bot_is_legal(decision: Decision) -> None:
    """A bot chooses a legal move, and leaves the real state alone."""
    bot = decision.table.game.bot()
    before = decision.state.digest()
    for seat in decision.rules.waiting(decision.state):
        move = ask(bot, decision.rules, decision.state, seat, decision.rng)
        legal = decision.rules.legal_moves(decision.state, seat)
        assert move in legal, f"{decision}: the bot at seat {seat} chose {move}, which is not one of {legal}"
        assert decision.state.digest() == before, f"{decision}: the bot at seat {seat} changed the state"


def check_bot_does_not_peek(decision: Decision) -> None:
    """A bot chooses the same when only what it cannot know changes: the others' cards, the deck, the random state."""
    bot = decision.table.game.bot()
    rng = decision.rng
    for seat in decision.rules.waiting(decision.state):
        choice = ask(bot, decision.rules, decision.state, seat, Rng(5))
        reseeded = decision.state.copy()
        reseeded.rng.assign(Rng(777))
        for other in (redealt(decision, seat, rng), redealt(decision, seat, rng), reseeded):
            again = ask(bot, decision.rules, other, seat, Rng(5))
            one, two = decision.rules.choice(choice), decision.rules.choice(again)
            assert again == choice, f"{decision}: the bot at seat {seat} peeks: {one} or {two}"


def check_bot_is_reproducible(decision: Decision) -> None:
    """The same seed, the same choice: of this bot, of a fresh one, and whatever it was asked before."""
    game, rules = decision.table.game, decision.rules
    bot = game.bot()
    for seat in rules.waiting(decision.state):
        choice = ask(bot, rules, decision.state, seat, Rng(5))
        ask(bot, rules, decision.state, seat, Rng(6))
        for other in (bot, game.bot()):
            again = ask(other, rules, decision.state, seat, Rng(5))
            assert again == choice, f"{decision}: the bot at seat {seat} chooses {choice} or {again} with one seed"


def check_evaluation(decision: Decision) -> None:
    """Evaluations lie from 0 to 1, looking changes nothing, and at the end the winners lead."""
    bot = decision.table.game.bot()
    rules, s = decision.rules, decision.state
    before = s.digest()
    values = [bot.evaluate(rules, s, seat) for seat in range(decision.table.seats)]
    assert all(0.0 <= value <= 1.0 for value in values), f"{decision}: evaluations {values}"
    assert s.digest() == before, f"{decision}: evaluating changed the state"
    if rules.over(s):
        ranking = rules.ranking(s)
        first = [value for value, place in zip(values, ranking, strict=True) if place == 1]
        last = [value for value, place in zip(values, ranking, strict=True) if place > 1]
        assert not last or min(first) >= max(last), f"{decision}: places {ranking} are evaluated as {values}"
