"""What is wrong with a state: cards lost or doubled, a step, a last play or points that no game leads to.

It does not play backwards: a state that passes may still have no game behind it.
"""

from mypy_extensions import i64

from ludotheque.engine.masks import BIT, count, members
from ludotheque.games.odin.box import PAIRS, Box
from ludotheque.games.odin.moves import CARDS_OF, COUNT_OF, NUMBER_OF, PASS, play_of
from ludotheque.games.odin.state import FOLLOW, OPEN, OVER, TAKING, OdinState

MOST = 1000  # more rounds, and more points, than any game has


def audit(box: Box, s: OdinState) -> str:
    """Return the key of the first thing that is wrong with a state; nothing if all is well."""
    return (
        wrong_numbers(box, s)
        or wrong_cards(box, s)
        or wrong_step(box, s)
        or wrong_trick(box, s)
        or wrong_round(box, s)
        or wrong_points(box, s)
    )


def wrong_numbers(box: Box, s: OdinState) -> str:
    """Check that every number is one that its field may hold."""
    seats = box.seats
    if not (OPEN <= s.phase <= OVER and -1 <= s.centre < PASS and 0 <= s.round < MOST):
        return "audit-number"
    if not (0 <= s.opener < seats and 0 <= s.leader < seats and 0 <= s.passes < seats and -1 <= s.turn < seats):
        return "audit-number"
    if not all(0 <= points < MOST for points in s.points):
        return "audit-number"
    return ""


def wrong_cards(box: Box, s: OdinState) -> str:
    """Check that every card is in one place, that none is lost, and that hands and piles are of a possible size."""
    colours = [box.left_out(pair) for pair in PAIRS] if box.four_colours else [0]
    if s.box not in colours:
        return "audit-box"
    together: i64 = s.box
    held: i64 = 0
    for part in [centre_of(s), s.beaten, s.discards, *list(s.hands)]:
        if part & together or part & ~box.deck:
            return "audit-card"
        together |= part
    if count(together & ~s.box) != box.seats * box.hand:
        return "audit-lost"  # all that was dealt is still there
    for seat in range(box.seats):
        size = count(s.hands[seat])
        held |= s.hands[seat]
        if size > box.hand or (size == 0) != (s.phase == OVER and seat == s.leader):
            return "audit-hand"
    if s.seen & ~held:
        return "audit-seen"
    if s.top & ~s.discards or (play_of(s.top) < 0) != (s.discards == 0):
        return "audit-top"
    return ""


def wrong_step(box: Box, s: OdinState) -> str:
    """Check that the centre, the passes and the player to act are those of the step."""
    if (s.centre >= 0) != (s.phase != OPEN) or (s.beaten != 0) != (s.phase == TAKING) or count(s.beaten) == 1:
        return "audit-centre"
    if s.passes > (box.seats - 2 if s.phase == FOLLOW else 0):
        return "audit-passes"
    turn = s.leader
    if s.phase == FOLLOW:
        turn = (s.leader + 1 + s.passes) % box.seats
    elif s.phase == OVER:
        turn = -1
    return "" if s.turn == turn else "audit-turn"


def wrong_trick(box: Box, s: OdinState) -> str:
    """Check that the last player can have made the last play, as a lead or on what lay there before."""
    hand = s.hands[s.leader]
    if s.phase == TAKING:
        # Whoever played the beaten cards took one themselves.
        others = any(s.hands[seat] & s.seen for seat in range(box.seats) if seat != s.leader)
        sound = (
            beats(s.centre, s.beaten) and grown(s.discards, s.beaten) and others
        )  # whose play was beaten took a card
        return "" if sound and count(hand) + COUNT_OF[s.centre] <= box.hand else "audit-centre"
    if s.phase == OVER:
        if beats(s.centre, s.top) and grown(s.discards & ~s.top, s.top):
            return ""
        return "" if s.discards or first_lead(s) else "audit-centre"
    if s.phase == OPEN and s.discards == 0:
        if s.seen:
            return "audit-seen"
        return "" if s.leader == s.opener else "audit-leader"
    played = centre_of(s)
    before = s.discards
    if s.phase == OPEN:
        played = s.top
        before &= ~s.top
    size = count(played)
    if size == 1 and count(hand) < box.hand and (before or first_lead(s)):
        return ""  # as a lead
    taken = [BIT[card] for card in members(hand & s.seen)]
    if count(hand) + size - 1 > box.hand or not grown(before, played):
        return "audit-centre"
    move = play_of(played)
    if any(beats(move, card) for card in taken):
        return ""
    if s.phase == OPEN:  # what was discarded with the taken card lies somewhere below
        return "" if size > 2 and taken else "audit-centre"
    return "" if any(beats(move, card | s.top) for card in taken) else "audit-centre"


def wrong_round(box: Box, s: OdinState) -> str:
    """Check that the right player leads the round."""
    if (s.centre >= 0 or s.discards) and count(s.hands[s.opener]) == box.hand:
        return "audit-hand"  # the first lead costs a card, and hands never grow
    if box.first >= 0 and s.opener != (box.first + s.round) % box.seats:
        return "audit-opener"
    return ""


def wrong_points(box: Box, s: OdinState) -> str:
    """Check that the points can have been made in so many rounds, and that the game ends with the target."""
    rounds = int(s.round)
    least = most = 0  # of how many rounds the players can have gone out
    reached = False
    for seat in range(box.seats):
        points = int(s.points[seat])
        reached = reached or points >= box.target
        if s.phase == OVER:
            points -= int(count(s.hands[seat]))
        if points >= box.target > 0:
            return "audit-target"  # the game was over a round ago
        scored = -(-points // int(box.hand))  # in so many rounds at least
        if points < 0 or scored > rounds:
            return "audit-points"
        least += max(0, rounds - points)
        most += rounds - scored
    if not least <= rounds <= most:
        return "audit-points"  # each round, one player goes out, and all the others score
    if box.target == 0:
        return "audit-target" if rounds else ""
    return "audit-target" if reached != (s.phase == OVER) else ""


def centre_of(s: OdinState) -> i64:
    """Return the cards in the centre."""
    cards: i64 = 0
    if s.centre >= 0:
        cards = CARDS_OF[s.centre]
    return cards


def first_lead(s: OdinState) -> bool:
    """Return whether the last play can be the first of the round."""
    return s.leader == s.opener and s.seen == 0


def beats(move: i64, cards: i64) -> bool:
    """Return whether a play beats some cards, which must be a play themselves."""
    beaten = play_of(cards)
    if beaten < 0:
        return False
    return COUNT_OF[beaten] <= COUNT_OF[move] <= COUNT_OF[beaten] + 1 and NUMBER_OF[move] > NUMBER_OF[beaten]


def grown(discards: i64, played: i64) -> bool:
    """Return whether enough has been discarded for a trick to grow, a card at a time, to a play of this size."""
    size = count(played)
    return count(discards) >= (size - 1) * (size - 2) // 2
