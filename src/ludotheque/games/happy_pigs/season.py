"""What the seasons do: their effects, and the change from one to the next."""

from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.games.happy_pigs import effects
from ludotheque.games.happy_pigs.actions import grow, vaccinate
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.legal import breeders, owned
from ludotheque.games.happy_pigs.moves import BABY, GROW, ITEM, ITEMS, PIGS, SIZES, SMALL, TAKE, VACCINATED
from ludotheque.games.happy_pigs.state import PigsState

# Gifts, which may be declined


def take(box: Box, s: PigsState, seat: i64, move: i64, journal: Journal | None) -> None:
    """Take what the season gives, or some of it, or nothing; this is not an action (pigs.effect.growth)."""
    count = move - TAKE
    if count < 0:
        size = (move - GROW) >> 1
        pig = size + VACCINATED if (move - GROW) & 1 else size
        grow(s, seat, pig, pig + 1)
        if journal is not None:
            journal.add("grow", {"seat": seat, "pig": pig, "pig_grown": pig + 1})
    elif count == 0:
        if journal is not None:
            journal.add("declined", {"seat": seat})
    elif box.effect[s.card] == effects.GIFT:
        item = box.about[s.card]
        s.items[seat * ITEMS + item] += count
        s.supply[ITEM + item] -= count
        if journal is not None:
            journal.add("gift", {"seat": seat, "item": item})
    else:
        s.pigs[seat * PIGS + BABY] += count
        s.supply[BABY] -= count
        if journal is not None:
            journal.add("love", {"seat": seat, "count": count})


# Money, which goes without asking


def settle_accounts(box: Box, s: PigsState, seats: i64, journal: Journal | None) -> None:
    """Pay all players, or let them pay, from the first player on."""
    step: i64 = 0
    while step < seats:
        settle_account(box, s, (s.first + step) % seats, journal)
        step += 1


def settle_account(box: Box, s: PigsState, seat: i64, journal: Journal | None) -> None:
    """Pay a player, or let the player pay as far as there is money (pigs.money)."""
    effect = box.effect[s.card]
    dollars = box.amount[s.card]
    if effect == effects.INCOME:
        dollars *= owned(s, seat, box.about[s.card])
    elif effect == effects.HERD:
        if herd(s, seat) < box.at_least[s.card]:
            dollars = 0
    else:
        dollars *= s.land[seat]
        if dollars > s.money[seat]:
            dollars = s.money[seat]
        s.money[seat] -= dollars
        if journal is not None and dollars:
            journal.add("tax", {"seat": seat, "card": s.card, "dollars": dollars})
        return
    s.money[seat] += dollars
    if journal is not None and dollars:
        journal.add("income", {"seat": seat, "card": s.card, "dollars": dollars})


def give_prize(box: Box, s: PigsState, seats: i64, journal: Journal | None) -> None:
    """Pay the prize of a show to the player who owns the most, and to all who tie."""
    most: i64 = 1
    seat: i64 = 0
    while seat < seats:
        shown = exhibits(box, s, seat)
        if shown > most:
            most = shown
        seat += 1
    step: i64 = 0
    while step < seats:
        seat = (s.first + step) % seats
        if exhibits(box, s, seat) == most:
            s.money[seat] += box.amount[s.card]
            if journal is not None:
                journal.add("prize", {"seat": seat, "card": s.card, "dollars": box.amount[s.card]})
        step += 1


def exhibits(box: Box, s: PigsState, seat: i64) -> i64:
    """Count the pigs a player shows."""
    size = box.about[s.card]
    return herd(s, seat) if size == effects.ANY else owned(s, seat, size)


def herd(s: PigsState, seat: i64) -> i64:
    """Count all pigs of a player."""
    return owned(s, seat, BABY) + owned(s, seat, SMALL) + breeders(s, seat)


# The change of season


def change(s: PigsState, seats: i64, journal: Journal | None) -> None:
    """Vaccinate what has been picked, then take what is not vaccinated, from the first player on."""
    step: i64 = 0
    while step < seats:
        save_pigs(s, (s.first + step) % seats, journal)
        step += 1
    told = 0
    if journal is not None:
        told = len(journal.events)
        journal.mark("season", s)
    step = 0
    while step < seats:
        lose_pigs(s, (s.first + step) % seats, journal)
        step += 1
    if journal is not None and len(journal.events) > told:
        journal.mark("lost", s)


def save_pigs(s: PigsState, seat: i64, journal: Journal | None) -> None:
    """Vaccinate the pigs a player has picked (pigs.season.choice)."""
    s.ready[seat] = 0
    size: i64 = 0
    while size < SIZES:
        count = s.picks[seat * SIZES + size]
        if count:
            s.picks[seat * SIZES + size] = 0
            vaccinate(s, seat, size, count)
            if journal is not None:
                journal.add("save", {"seat": seat, "size": size, "count": count})
        size += 1


def lose_pigs(s: PigsState, seat: i64, journal: Journal | None) -> None:
    """Take a player's unvaccinated pigs back to the market (pigs.season.loss)."""
    size: i64 = 0
    while size < SIZES:
        count = s.pigs[seat * PIGS + size]
        if count:
            s.pigs[seat * PIGS + size] = 0
            s.supply[size] += count
            if journal is not None:
                journal.add("lose", {"seat": seat, "size": size, "count": count})
        size += 1
