"""OpenSkill ratings: skills as Plackett and Luce's model has them, with what is known of them."""

from collections.abc import Iterable
from dataclasses import dataclass

from ludotheque.research.statistics import middle
from ludotheque.research.tournament.plan import Plan
from ludotheque.research.tournament.seated import Seated


@dataclass(frozen=True)
class Rating:
    """A skill, and the deviation of what is known of it."""

    mu: float
    sigma: float


def ratings(plan: Plan, games: Iterable[Seated]) -> dict[str, Rating]:
    """Rate the bots game by game; one that holds several seats is placed at their mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # a bot's skill does not drift
    rated = {bot: model.rating() for bot in plan.bots}
    for game in games:
        places = [middle(game.places(bot)) for bot in game.bots]
        teams = model.rate([[rated[bot]] for bot in game.bots], ranks=places)
        rated |= {bot: team[0] for bot, team in zip(game.bots, teams, strict=True)}
    return {bot: Rating(found.mu, found.sigma) for bot, found in rated.items()}
