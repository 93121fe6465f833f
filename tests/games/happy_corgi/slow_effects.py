"""What the places do, once more."""

from itertools import combinations
from typing import TYPE_CHECKING

from tests.games.happy_corgi.slow_box import PLACES, card_of
from tests.games.happy_corgi.slow_memory import enter, leave, watch

if TYPE_CHECKING:
    from tests.games.happy_corgi.slow import Slow


def effect(game: "Slow") -> str:
    place = game.corgis[game.player]
    return game.box.sides[place][place in game.flipped]


def others_with(game: "Slow", least: int) -> list[int]:
    return [p for p in range(game.seats) if p != game.player and len(game.hands[p]) >= least]


def free(game: "Slow") -> list[str]:
    """List the places without corgi, cat or dog."""
    return [
        place
        for place in game.lying()
        if place != "basket" and place not in game.corgis and game.animals[PLACES.index(place)] == "-"
    ]


def sitting(game: "Slow", animal: str) -> list[str]:
    return [place for place in PLACES if game.animals[PLACES.index(place)] == animal]


def beginnings(game: "Slow") -> list[str]:
    """List the ways to begin the effect where the player stands; none if it is not offered."""
    me, name = game.player, effect(game)
    hand = game.cards(me)
    if name in ("draw-1", "draw-2-discard-1"):
        return ["use"] * game.can_draw()
    if name == "send-dogs":
        return ["use"] * (game.can_draw() or game.dogs[me] > 0)
    if name == "new-river":
        return ["use"] * bool(game.river_cards())
    if name == "pass-left":
        return ["use"] * any(game.hands)
    if name == "take-river":
        return [f"take {card}" for card in game.river_cards()]
    if name == "discard-1-draw-2":
        return [f"discard {card}" for card in hand]
    if name == "swap-river":
        return [f"put {card}" for card in hand]
    if name in ("swap-hands", "steal", "steal-richer", "make-discard"):
        least = len(game.hands[me]) + 1 if name == "steal-richer" else 1
        able = hand or name != "swap-hands"
        return [f"player {p + 1}" for p in others_with(game, least)] if able else []
    if name == "take-poop":
        return [f"fetch {activity}" for activity in game.poops[me]]
    if name == "swap-activities":
        left = [activity for activity in game.box.activities if activity in game.cells]
        return [f"trade {one} {two}" for one, two in combinations(left, 2)]
    if name == "swap-places":
        lying = [place for place in game.lying() if place != "basket"]
        return [f"shift {one} {two}" for one, two in combinations(lying, 2)]
    if name == "move-corgi":
        return [
            f"corgi {p + 1} {place}"
            for p in others_with(game, 0)
            for place in game.lying()
            if game.distance(p, place) == 1
        ]
    if name == "put-cat":
        return [f"cat {place}" for place in free(game)] if len(sitting(game, "cat")) < game.box.cats else []
    if name == "put-dog":
        out = len(sitting(game, "dog")) + sum(game.dogs)
        return [f"dog {place}" for place in free(game)] if out < game.box.dogs else []
    assert name == "move-animal"
    sources = sitting(game, "cat") + sitting(game, "dog")
    return [f"slide {source}>{place}" for source in sources for place in free(game)]


def possible(game: "Slow") -> bool:
    return bool(beginnings(game))


def begin(game: "Slow", kind: str, named: list[str]) -> None:
    """Do the first step of the effect."""
    me, name = game.player, effect(game)
    if kind == "use":
        use(game, name)
        return
    if kind == "take":
        game.take_and_replace(me, named[0])
    elif kind == "discard":
        game.discard(me, named[0])
        game.draw_into(me)
        game.draw_into(me)
    elif kind == "put":
        copy = game.pick(me, named[0])
        leave(game, me, copy, game.everyone)
        game.laid = copy
        ask_river(game)
        return
    elif kind == "player":
        other = int(named[0]) - 1
        if name in ("swap-hands", "make-discard"):
            game.partner = other
            ask(game, me if name == "swap-hands" else other, "give" if name == "swap-hands" else "victim")
            return
        game.steal(me, other)
    elif kind == "corgi":
        other = int(named[0]) - 1
        game.leave_place(game.corgis[other])
        game.corgis[other] = named[1]
    elif kind == "fetch":
        game.poops[me].remove(named[0])
        game.reserve[me] += 1
    elif kind == "trade":
        one, two = (game.cells.index(activity) for activity in named)
        game.cells[one], game.cells[two] = game.cells[two], game.cells[one]
    elif kind == "shift":
        one, two = (PLACES.index(place) for place in named)
        game.spots[one], game.spots[two] = game.spots[two], game.spots[one]
    elif kind in ("cat", "dog"):
        game.animals[PLACES.index(named[0])] = kind
    else:
        source, place = (PLACES.index(part) for part in named[0].split(">"))
        game.animals[place], game.animals[source] = game.animals[source], "-"
    game.flip()


def use(game: "Slow", name: str) -> None:
    me = game.player
    if name == "send-dogs" and game.dogs[me]:
        game.dogs[me] = 0
    elif name in ("send-dogs", "draw-1"):
        game.draw_into(me)
    elif name == "draw-2-discard-1":
        game.draw_into(me)
        game.draw_into(me)
        ask(game, me, "discard")
        return
    elif name == "new-river":
        for slot, copy in enumerate(game.river):
            if copy != "-":
                game.drop(copy)
            game.river[slot] = "-"
        game.refill()
        ask_river(game)
        return
    else:
        game.phase = "kitchen"
        for p, hand in enumerate(game.hands):
            if len(hand) == 1:
                game.chosen[p] = card_of(hand[0])
        pass_on(game)
        return
    game.flip()


def ask(game: "Slow", seat: int, step: str) -> None:
    """Ask for a card of a hand; a single one needs no asking."""
    game.phase, game.turn = step, seat
    if len(game.hands[seat]) == 1:
        go_on(game, seat, card_of(game.hands[seat][0]))


def ask_river(game: "Slow") -> None:
    cards = game.river_cards()
    game.phase = "river"
    if len(cards) == 1:
        go_on(game, game.player, cards[0])
    elif not cards:
        if game.laid != "-":
            game.river[game.river.index("-")] = game.laid
            game.laid = "-"
        game.flip()


def go_on(game: "Slow", seat: int, card: str) -> None:
    """Carry out what was decided on the way."""
    if game.phase == "river":
        if game.laid == "-":
            game.take_and_replace(seat, card)
        else:
            slot = game.take(seat, card)
            game.river[slot], game.laid = game.laid, "-"
    elif game.phase in ("discard", "victim"):
        game.discard(seat, card)
    elif game.phase == "give":
        taken = game.random_copy(game.partner)
        leave(game, game.partner, taken, [seat])
        game.taken = taken
        game.exchange(seat, game.partner, card)
    else:
        game.chosen[seat] = card
        pass_on(game)
        return
    game.flip()


def pass_on(game: "Slow") -> None:
    """Let the cards for the left move once all have been chosen."""
    owing = game.waiting()
    if owing:
        game.turn = owing[0]
        return
    passed = {p: game.pick(p, card) for p, card in enumerate(game.chosen) if card != "-"}
    for p, copy in passed.items():
        watch(game, p, copy, [(p + 1) % game.seats])
    for p, copy in passed.items():
        game.hands[p].remove(copy)
    for p, copy in passed.items():
        enter(game, (p + 1) % game.seats, copy, [p])
        game.chosen[p] = "-"
    game.flip()
