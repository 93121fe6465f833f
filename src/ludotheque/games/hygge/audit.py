"""What can be wrong with a state of Hygge."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.hygge.box import ENOUGH, Box, weigh
from ludotheque.games.hygge.legal import bare, can_store, fill_last
from ludotheque.games.hygge.moves import ACTIONS, CARDS, DISCARD, NOTHING, WINTER, animal_of, objects_of
from ludotheque.games.hygge.moves import STORE as STORING
from ludotheque.games.hygge.state import LAST, OVER, STORE, TAKE, HyggeState


def audit(box: Box, games: i64, s: HyggeState) -> str:
    """Say what is wrong, or nothing."""
    return (
        wrong_cards(box, s)
        or wrong_deck(box, s)
        or wrong_step(box, s)
        or wrong_store(box, s)
        or wrong_last(box, s)
        or wrong_points(box, games, s)
    )


def wrong_cards(box: Box, s: HyggeState) -> str:
    if min(s.front) < 0 or min(s.stored) < 0:
        return "a count is negative"
    found = [0] * CARDS
    for pile in (s.deck, s.stock, s.discarded):
        for card in pile:
            if not -1 <= card < CARDS:
                return "there is no such card"
            if card >= 0:
                found[card] += 1
    for i in range(len(s.front)):
        found[i % CARDS] += s.front[i] + s.stored[i]
    found[WINTER] -= s.phase < LAST  # once it is out, it lies nowhere
    if found != list(box.copies):
        return "a card is lost, or there is one too many"
    return ""


def wrong_deck(box: Box, s: HyggeState) -> str:
    if not 0 <= s.left <= box.cards + 1:
        return "a deck has no such number of cards"
    deck = list(s.deck)
    top = len(deck) - s.left
    if max(deck[:top], default=-1) >= 0 or min(deck[top:], default=0) < 0:
        return "the deck does not lie at the bottom of its pile"
    winter = WINTER in deck
    if winter != (s.phase < LAST) or (winter and deck.index(WINTER) < len(deck) - box.hiding):
        return "the winter card is out of place"
    return ""


def wrong_step(box: Box, s: HyggeState) -> str:
    if not TAKE <= s.phase <= OVER:
        return "there is no such step"
    if (s.turn != -1) if s.phase == OVER else not 0 <= s.turn < box.seats:
        return "nobody, or nobody there is, to act"
    if s.phase == TAKE and sum(1 for card in s.stock if card >= 0) < ENOUGH:
        return "the stock should have been refilled"
    if s.phase == STORE and not can_store(box, s.front, s.turn * CARDS):
        return "there is nothing to store"
    return ""


def wrong_store(box: Box, s: HyggeState) -> str:
    """Check what was stored in the last turn, and still shows."""
    copies = list(s.copies)
    if s.store == -1:
        return "" if s.storer == -1 and copies == [0, 0] else "somebody stored, but not what"
    if not (STORING <= s.store < DISCARD and 0 <= s.storer < box.seats) or s.phase not in (TAKE, LAST):
        return "what was stored in the last turn does not fit"
    pile = s.stored[s.storer * CARDS : (s.storer + 1) * CARDS]
    objects = objects_of(s.store)
    if pile[animal_of(s.store)] == 0 or not all(0 < copies[i] <= pile[objects[i]] for i in range(len(objects))):
        return "what was stored in the last turn is not in the pile"
    return "" if len(objects) == 2 or copies[1] == 0 else "there are copies of nothing"


def wrong_last(box: Box, s: HyggeState) -> str:
    moves = vec[i64]([0] * ACTIONS)
    open_seats = [seat for seat in range(box.seats) if s.chosen[seat] == -1]
    if s.phase != LAST:
        if len(open_seats) < box.seats:
            return "it is not the time for a last action"
    elif not open_seats or s.turn != open_seats[0]:
        return "the last actions should have been revealed, or another seat is to act"
    else:
        for seat in range(box.seats):
            legal = [NOTHING] if bare(s, seat) else list(moves[: fill_last(box, s, seat, moves)])
            if s.chosen[seat] not in legal and (s.chosen[seat] != -1 or bare(s, seat)):
                return "a last action is not possible"
    if s.phase != OVER and max(s.discarded) >= 0:
        return "it is not the time to discard"
    return ""


def wrong_points(box: Box, games: i64, s: HyggeState) -> str:
    if not 0 <= s.game < games or (s.phase == OVER and s.game != games - 1):
        return "a match has no such game"
    if not all(-1000 <= points <= 1000 for points in s.results) or not all(0 <= minus <= 1000 for minus in s.minus):
        return "a score is out of bounds"
    done = s.game * box.seats
    for seat in range(box.seats):
        if s.phase == OVER:
            minus = weigh(box.cost, s.front, seat * CARDS)
            points = weigh(box.flakes, s.stored, seat * CARDS) - minus
            if s.results[done + seat] != points or s.minus[seat] < minus:
                return "the points are not those of the cards"
        elif s.results[done + seat] != 0:
            return "a game has points before its end"
    if any(s.results[i] != 0 for i in range(done + box.seats, len(s.results))):
        return "a game has points before its start"
    if s.game == 0 and s.phase != OVER and max(s.minus) > 0:
        return "there are negative points before the end of a game"
    return ""
