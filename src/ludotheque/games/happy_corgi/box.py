"""A box on the table: what its sheet says, as tables, for so many seats and with these options."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.tables import table
from ludotheque.games.happy_corgi.cards import ACTIONS, CARDS, CODES, COPIES, KINDS
from ludotheque.games.happy_corgi.moves import ACTIVITIES
from ludotheque.games.happy_corgi.places import BASKET, PLACES
from ludotheque.games.happy_corgi.sheet import ASKED, Sheet

SLOTS: Final = 4096  # hands that are remembered


class Box:
    """Tables of the rules. Nothing in it changes, but for scratch: piles to shuffle in, what the bot has rated."""

    def __init__(self, seats: int, sheet: Sheet, target: int, expert: bool, combos: bool) -> None:
        self.seats: i64 = seats
        self.target: i64 = target  # hugs (corgi.end.trigger)
        self.expert = expert
        self.combos = combos
        self.hand: i64 = sheet.hand
        self.river: i64 = sheet.river
        self.poops: i64 = sheet.poops
        self.cats: i64 = sheet.cats
        self.dogs: i64 = sheet.dogs
        self.shuffled = sheet.shuffled
        self.everyone: i64 = (1 << (seats + 1)) - 1  # all seats and the spectators, a bit each

        card_of = [card for card in range(CARDS) for _ in range(sheet.copies[card])]
        masks = [sum(1 << i for i, held in enumerate(card_of) if held == card) for card in range(CARDS)]
        self.copies: i64 = len(card_of)
        self.all: i64 = (1 << len(card_of)) - 1
        self.card_of = table(card_of)
        self.copies_of = table(masks)
        self.first_copy = table([sum(sheet.copies[:card]) for card in range(CARDS)])
        self.with_action = table(
            [sum(masks[action * len(KINDS) : (action + 1) * len(KINDS)]) for action in range(len(ACTIONS))]
        )
        self.copy_codes = [f"{CODES[card]}-{card_of[:i].count(card) + 1}" for i, card in enumerate(card_of)]

        self.activities: i64 = len(sheet.activities)
        self.all_activities: i64 = (1 << len(sheet.activities)) - 1
        # Moves know sixteen activities; a sheet may list fewer.
        self.activity_codes = sheet.activities + [f"none-{i}" for i in range(len(sheet.activities), ACTIVITIES)]
        self.asked = table([action for asked in sheet.asked for action in (asked + [0] * ASKED)[:ASKED]])
        self.asks = table([len(asked) for asked in sheet.asked])
        self.actions_asked = table([sum({1 << action for action in asked}) for asked in sheet.asked])
        self.worth = table(sheet.hugs)
        sizes = [len(KINDS) ** len(asked) for asked in sheet.asked]
        self.payments: i64 = sum(sizes)
        self.first_payment = table([sum(sizes[:activity]) for activity in range(len(sizes))])
        self.paid_for = table([activity for activity, size in enumerate(sizes) for _ in range(size)])

        basket = sheet.blue if expert else sheet.violet
        sides = [side for place in range(BASKET) for side in (sheet.fronts[place], sheet.backs[place])]
        sides += [basket, basket]
        self.effects = table(sides)  # front and back of each place

        self.pile = table([0] * COPIES)
        self.old_pile = table([0] * COPIES)
        self.lost_pile = table([0] * COPIES)
        # How doubtful cards are weighed: a row for each kind and one before, a number for each card and one before.
        self.kinds = table([0] * CARDS)
        self.sizes = table([0] * CARDS)
        self.ways = vec[float]([0.0] * ((CARDS + 1) * (COPIES + 1)))
        self.weights = vec[float]([0.0] * (COPIES + 1))
        self.next_copy = table([0] * CARDS)
        self.near = table([0] * PLACES)  # the places that a card reaches
        self.far = table([0] * PLACES)
        self.before = table([0] * (seats + 1))
        self.dealt = table([0] * (seats + 1))
        # What the bot hopes for with a hand while these activities lie there
        self.hoped_hands = table([-1] * SLOTS)
        self.hoped_lying = table([0] * SLOTS)
        self.hopes = vec[float]([0.0] * SLOTS)


def left_of(box: Box, seat: i64) -> i64:
    """Return the next seat clockwise."""
    if seat + 1 == box.seats:
        return 0
    return seat + 1
