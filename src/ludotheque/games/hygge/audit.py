"""What can be wrong with a state of Hygge: what no game leads to. A finding is a text key, empty if all is well."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.masks import BIT
from ludotheque.games.hygge.box import ENOUGH, Box, weigh
from ludotheque.games.hygge.legal import bare, can_store, fill_last, held
from ludotheque.games.hygge.moves import (
    ACTIONS,
    ANIMALS,
    CARDS,
    DISCARD,
    NOTHING,
    OBJECTS,
    STORE,
    WINTER,
    animal_of,
    objects_of,
)
from ludotheque.games.hygge.state import LAST, OVER, TAKING, HyggeState


def audit(box: Box, games: i64, s: HyggeState) -> str:
    """Return what is wrong first, in rulebook order."""
    return (
        wrong_step(box, games, s)
        or wrong_cards(box, s)
        or wrong_deck(box, s)
        or wrong_stock(box, s)
        or wrong_piles(box, s)
        or wrong_last_store(box, s)
        or wrong_last_actions(box, s)
        or wrong_points(box, s)
        or wrong_past(box, s)
    )


def wrong_step(box: Box, games: i64, s: HyggeState) -> str:
    if not TAKING <= s.phase <= OVER:
        return "audit-step"
    if not 0 <= s.game < games or (s.phase == OVER and s.game != games - 1):
        return "audit-game"
    if (s.turn != -1) if s.phase == OVER else not 0 <= s.turn < box.seats:
        return "audit-turn"
    return ""


def wrong_cards(box: Box, s: HyggeState) -> str:
    """Check that every card of the box lies somewhere, once (hygge.setup.deck)."""
    if min(s.front) < 0 or min(s.stored) < 0:
        return "audit-negative"
    found = [0] * CARDS
    for pile in (s.deck, s.stock, s.discarded):
        for card in pile:
            if not -1 <= card < CARDS:
                return "audit-no-card"
            if card >= 0:
                found[card] += 1
    for i in range(len(s.front)):
        found[i % CARDS] += s.front[i] + s.stored[i]
    found[WINTER] -= s.phase < LAST  # once it is out, it lies nowhere
    return "" if found == list(box.copies) else "audit-lost"


def wrong_deck(box: Box, s: HyggeState) -> str:
    """Check the order of the deck (hygge.setup.winter), and that refills can have left it so (hygge.check.refill)."""
    if not 0 <= s.left <= box.cards + 1:
        return "audit-deck-size"
    deck = list(s.deck)
    top = len(deck) - s.left
    if max(deck[:top], default=-1) >= 0 or min(deck[top:], default=0) < 0:
        return "audit-deck-gap"
    if s.phase < LAST:
        if WINTER not in deck or deck.index(WINTER) < len(deck) - box.hiding:
            return "audit-winter"
        return "" if refilled(box, box.cards + 1 - s.left) else "audit-deck-size"
    if s.left >= box.hiding:
        return "audit-winter"
    # The winter card cut the last refill short: of the cards in the stock, up to three were there before it.
    drawn = box.cards - s.left
    laid = cards_in(s.stock)
    return "" if any(refilled(box, drawn - laid + rest) for rest in range(min(ENOUGH, laid + 1))) else "audit-deck-size"


def refilled(box: Box, drawn: i64) -> bool:
    """Return whether a first deal and any number of full refills draw so many cards."""
    extra = drawn - box.places
    return any(n * (box.places - ENOUGH + 1) <= extra <= n * box.places for n in range(box.cards))


def wrong_stock(box: Box, s: HyggeState) -> str:
    """Check that the gaps of the stock are lines that were taken (hygge.take.line), or what winter left empty."""
    cards = held(s.stock)
    number = cards_in(s.stock)
    if s.phase >= LAST:
        closed = all(s.stock[place] >= 0 for place in range(number))
        return "" if closed and number < box.places else "audit-gaps"
    empty = [mask for mask in box.line_mask if mask and not mask & cards]
    for place in range(len(s.stock)):
        if not cards & BIT[place] and not any(mask & BIT[place] for mask in empty):
            return "audit-gaps"
    if s.phase == TAKING:
        return "" if number >= ENOUGH else "audit-refill"
    if not can_store(box, s.front, s.turn * CARDS):
        return "audit-not-storing"
    # There were enough cards before this turn took a line.
    taken = max([sum(1 for bit in BIT if mask & bit) for mask in empty], default=0)
    lying = sum(s.front[s.turn * CARDS : (s.turn + 1) * CARDS])
    return "" if taken and number + min(taken, lying) >= ENOUGH else "audit-gaps"


def wrong_piles(box: Box, s: HyggeState) -> str:
    """Check that the animals of each pile can have stored its objects (hygge.store.match)."""
    for seat in range(box.seats):
        if not storable(box, list(s.stored[seat * CARDS : (seat + 1) * CARDS])):
            return "audit-pile"
    return ""


def storable(box: Box, pile: list[int]) -> bool:
    """Return whether stores can have made a pile: one animal each, and some kind of object for some of its paws.

    Each animal must find a kind, and no kind more animals than it has copies; each kind must find an animal, and no
    animal more kinds than it has paws. Where both can be done, both can be done at once (Mendelsohn and Dulmage).
    """
    animals = [animal for animal in range(ANIMALS) for _ in range(pile[animal])]
    reach = [[box.reach[i] for i in range(box.reach_from[animal], box.reach_from[animal + 1])] for animal in animals]
    kinds = [kind for kind in range(OBJECTS) if pile[ANIMALS + kind]]
    stores = [[kind for kind in reached if kind in kinds] for reached in reach]
    storers = [[number for number, reached in enumerate(reach) if kind in reached] for kind in kinds]
    return matched(stores, pile[ANIMALS:]) and matched(storers, [int(box.cost[animal]) for animal in animals])


def matched(wishes: list[list[int]], room: list[int]) -> bool:
    """Return whether each can have one of the things it wishes for, where there is room for so many at each."""
    given: list[list[int]] = [[] for _ in room]
    return all(settled(number, wishes, room, given, set()) for number in range(len(wishes)))


def settled(number: int, wishes: list[list[int]], room: list[int], given: list[list[int]], tried: set[int]) -> bool:
    """Find room for one at something it wishes for, moving others elsewhere if need be."""
    for thing in wishes[number]:
        if thing in tried:
            continue
        tried.add(thing)
        if len(given[thing]) < room[thing]:
            given[thing].append(number)
            return True
        for i, other in enumerate(given[thing]):
            if settled(other, wishes, room, given, tried):
                given[thing][i] = number
                return True
    return False


def wrong_last_store(box: Box, s: HyggeState) -> str:
    """Check what was stored in the last turn, and still shows (hygge.info.memory)."""
    copies = list(s.copies)
    if s.store == -1:
        return "" if s.storer == -1 and copies == [0, 0] else "audit-just-stored"
    if not (STORE <= s.store < DISCARD and 0 <= s.storer < box.seats) or s.phase not in (TAKING, LAST):
        return "audit-just-stored"
    animal, objects = animal_of(s.store), objects_of(s.store)
    if len(objects) == 1 and copies[1] != 0:
        return "audit-just-stored"
    pile = list(s.stored[s.storer * CARDS : (s.storer + 1) * CARDS])
    stored = [0] * CARDS
    stored[animal] = 1
    for card, n in zip(objects, copies, strict=False):
        # Every copy was stored, and nothing has been taken since.
        if n <= 0 or s.front[s.storer * CARDS + card]:
            return "audit-just-stored"
        stored[card] = n
    before = [pile[card] - stored[card] for card in range(CARDS)]
    if min(before) < 0 or not storable(box, before) or not storable(box, stored):
        return "audit-just-stored"
    # The next player's turn, or, after a refill, once more the same one's (hygge.check.again).
    after = s.storer if cards_in(s.stock) == box.places else (s.storer + 1) % box.seats
    return "" if s.phase == LAST or s.turn == after else "audit-turn"


def wrong_last_actions(box: Box, s: HyggeState) -> str:
    """Check what was chosen in secret (hygge.end.order), and discarded (hygge.end.last-action)."""
    moves = vec[i64]([0] * ACTIONS)
    open_seats = [seat for seat in range(box.seats) if s.chosen[seat] == -1]
    if s.phase != OVER and max(s.discarded) >= 0:
        return "audit-discarded"
    if s.phase != LAST:
        return "audit-early-action" if len(open_seats) < box.seats else ""
    if not open_seats or s.turn != open_seats[0]:
        return "audit-turn"
    for seat in range(box.seats):
        legal = [NOTHING] if bare(s, seat) else list(moves[: fill_last(box, s, seat, moves)])
        if s.chosen[seat] not in legal and (s.chosen[seat] != -1 or bare(s, seat)):
            return "audit-last-action"
    return ""


def wrong_points(box: Box, s: HyggeState) -> str:
    """Check the points of this game, and that those to come have none (hygge.score.stored, hygge.score.left)."""
    now = s.game * box.seats
    for seat in range(box.seats):
        points: i64 = 0
        if s.phase == OVER:
            points = weigh(box.flakes, s.stored, seat * CARDS) - weigh(box.cost, s.front, seat * CARDS)
        if s.results[now + seat] != points:
            return "audit-points"
    if any(s.results[i] != 0 for i in range(now + box.seats, len(s.results))):
        return "audit-points"
    return ""


def wrong_past(box: Box, s: HyggeState) -> str:
    """Check that the cards of a box can have scored what the earlier games of a match did (hygge.match.three)."""
    flakes = s.game * weigh(box.flakes, box.copies, 0)
    costs = s.game * weigh(box.cost, box.copies, 0)
    for seat in range(box.seats):
        minus = s.minus[seat]
        if s.phase == OVER:
            minus -= weigh(box.cost, s.front, seat * CARDS)
        stored = minus + sum(s.results[game * box.seats + seat] for game in range(s.game))
        if minus < 0 or stored < 0:
            return "audit-past"
        costs -= minus
        flakes -= stored
    return "" if costs >= 0 and flakes >= 0 else "audit-past"


def cards_in(stock: vec[i64]) -> int:
    """Count the cards of the stock."""
    return sum(1 for card in stock if card >= 0)
