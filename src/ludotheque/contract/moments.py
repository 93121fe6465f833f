"""Moments: they are declared, no states to act in, honest, and the same again; checks of a match that was played."""

import msgspec

import ludotheque as lt
from ludotheque.contract.hidden import who
from ludotheque.contract.play import SPECTATOR, Played, play
from ludotheque.contract.tables import by_chance
from ludotheque.engine.journal import Moment
from ludotheque.engine.rng import Rng


def some(game: Played) -> list[tuple[int, Moment]]:
    """Choose the first, the middle and the last moment of each mark, with the numbers of their moves."""
    of_mark: dict[str, list[tuple[int, Moment]]] = {}
    for number, moments in enumerate(game.moments):
        for moment in moments:
            of_mark.setdefault(moment.mark, []).append((number, moment))
    return [found[i] for found in of_mark.values() for i in sorted({0, len(found) // 2, len(found) - 1})]


def check_every_mark_occurs(game: lt.Game) -> None:
    """Every mark that the game declares is set in some match."""
    missing = set(game.meta.moments)
    for table in by_chance(game):
        if not missing:
            return
        missing -= {moment.mark for moments in play(table, table.seed).moments for moment in moments}
    assert not missing, f"{game.name}: no match has a moment marked {sorted(missing)}"


def check_marks(game: Played) -> None:
    """Every moment has a mark that the game declares, and its place among the events of its move."""
    for number, moments in enumerate(game.moments):
        at = 0
        for moment in moments:
            assert moment.mark in game.table.game.meta.moments, f"{game.at(number)}: {moment} is not declared"
            assert at <= moment.at <= len(game.events[number]), f"{game.at(number)}: {moment} is out of place"
            at = moment.at


def check_nobody_acts_in_moments(game: Played) -> None:
    """A moment is not a state of the match: nobody is to act, and nothing is decided yet."""
    for number, moment in some(game):
        for seat in (SPECTATOR, *range(game.table.seats)):
            view = game.table.game.view_at(game.match.rules, moment, seat)
            decided = view.over or view.ranking or view.breakdown or view.tie
            assert not decided, f"{game.at(number)}: at {moment} the match is over already"
            assert not view.waiting, f"{game.at(number)}: at {moment} somebody is to act"


def check_moments_stay(game: Played) -> None:
    """Played again, the moments are the same; and they stay so while play goes on."""
    match = game.table.match(game.seed)
    fresh: list[str] = []
    for seat, move in game.moves:
        match.play(seat, move)
        fresh += [written(moment) for moment in match.moments]
    later = [written(moment) for step in match for moment in step.moments]
    assert later == fresh, f"{game}: a moment has changed since"
    first = [written(moment) for moments in game.moments for moment in moments]
    assert first == fresh, f"{game}: played again, the moments are not the same"


def written(moment: Moment) -> str:
    return f"{moment} {moment.args} {moment.state.digest()}"


def check_moments_show_nothing(game: Played) -> None:
    """Redeal all that a seat cannot know at a moment: what it is shown stays byte for byte the same."""
    rules, rng = game.match.rules, Rng(1)
    for number, moment in some(game):
        for seat in (SPECTATOR, *range(game.table.seats)):
            copy = moment.state.copy()
            rules.redeal(copy, seat, rng)
            other = Moment(moment.mark, moment.at, copy, moment.args)
            one, two = (msgspec.json.encode(game.table.game.view_at(rules, twin, seat)) for twin in (moment, other))
            assert one == two, f"{game.at(number)}: {moment} shows {who(seat)} what it cannot know:\n{one!r}\n{two!r}"
