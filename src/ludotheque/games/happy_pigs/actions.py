"""What players do to their farms: the four actions, and vaccinating."""

from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.legal import prices_row
from ludotheque.games.happy_pigs.moves import (
    AMULET,
    AMULETS,
    BABY,
    BUY,
    FEED,
    FIELD,
    ITEM,
    ITEMS,
    MATE,
    PIGS,
    SELL,
    SIZES,
    SMALL,
    SUPPLEMENT,
    SUPPLEMENTS,
    VACCINATE,
    VACCINATE_FED,
    VACCINATED,
    VACCINE,
)
from ludotheque.games.happy_pigs.state import PigsState


def perform(box: Box, s: PigsState, seat: i64, move: i64, journal: Journal | None) -> None:
    """Perform an action once, or vaccinate a pig."""
    if move >= VACCINATE:
        use_vaccine(s, seat, move, journal)
    elif move >= SELL:
        sell(box, s, seat, move - SELL, journal)
    elif move >= MATE:
        mate(s, seat, move == AMULET, journal)
    elif move >= FEED:
        feed(s, seat, move, journal)
    else:
        buy(box, s, seat, move - BUY, journal)


def feed(s: PigsState, seat: i64, move: i64, journal: Journal | None) -> None:
    """Let a pig grow (pigs.feed.grow); with a supplement, by two sizes at once (pigs.feed.supplement)."""
    supplement = move >= SUPPLEMENT
    first: i64 = SUPPLEMENT if supplement else FEED
    size = (move - first) >> 1
    pig = size + VACCINATED if (move - first) & 1 else size
    grown = pig + 2 if supplement else pig + 1
    if supplement:
        s.items[seat * ITEMS + SUPPLEMENTS] -= 1
        s.supply[ITEM + SUPPLEMENTS] += 1
    grow(s, seat, pig, grown)
    s.fed[grown] += 1
    s.used += 1
    if journal is not None:
        key = "feed-supplement" if supplement else "feed"
        journal.add(key, {"seat": seat, "pig": pig, "pig_grown": grown})


def grow(s: PigsState, seat: i64, pig: i64, grown: i64) -> None:
    """Exchange a tile for a larger one; a vaccinated pig stays so (pigs.vaccine.lasts)."""
    s.pigs[seat * PIGS + pig] -= 1
    s.supply[pig & 3] += 1
    s.pigs[seat * PIGS + grown] += 1
    s.supply[grown & 3] -= 1


def mate(s: PigsState, seat: i64, amulet: bool, journal: Journal | None) -> None:
    """Let a pig give birth to a baby (pigs.mate.birth) or, with an amulet, to a small pig (pigs.mate.amulet)."""
    born: i64 = BABY
    if amulet:
        born = SMALL
        s.items[seat * ITEMS + AMULETS] -= 1
        s.supply[ITEM + AMULETS] += 1
    s.pigs[seat * PIGS + born] += 1
    s.supply[born] -= 1
    s.used += 1
    if journal is not None:
        journal.add("mate-amulet" if amulet else "mate", {"seat": seat})


def buy(box: Box, s: PigsState, seat: i64, goods: i64, journal: Journal | None) -> None:
    """Buy a pig, an item or a field (pigs.buy.one)."""
    price = box.price(prices_row(box, s), goods, s.land[seat])
    s.money[seat] -= price
    s.supply[goods] -= 1
    if goods < ITEM:
        s.pigs[seat * PIGS + goods] += 1
    elif goods < FIELD:
        s.items[seat * ITEMS + goods - ITEM] += 1
    else:
        s.land[seat] += 1
    s.used += 1
    if journal is None:
        return
    if goods < ITEM:
        journal.add("buy-pig", {"seat": seat, "pig": goods, "dollars": price})
    elif goods < FIELD:
        journal.add("buy-item", {"seat": seat, "item": goods - ITEM, "dollars": price})
    else:
        journal.add("buy-field", {"seat": seat, "dollars": price})


def sell(box: Box, s: PigsState, seat: i64, pig: i64, journal: Journal | None) -> None:
    """Sell a pig at the price of the round (pigs.sell.one)."""
    price = box.selling[s.card * SIZES + (pig & 3)]
    s.pigs[seat * PIGS + pig] -= 1
    s.supply[pig & 3] += 1
    s.money[seat] += price
    s.used += 1
    if journal is not None:
        journal.add("sell", {"seat": seat, "pig": pig, "dollars": price})


def use_vaccine(s: PigsState, seat: i64, move: i64, journal: Journal | None) -> None:
    """Vaccinate a pig; this is not an action (pigs.vaccine.use)."""
    size = move - VACCINATE
    if move >= VACCINATE_FED:
        size = move - VACCINATE_FED + 1
        s.fed[size] -= 1
        s.fed[size + VACCINATED] += 1
    vaccinate(s, seat, size, 1)
    if journal is not None:
        journal.add("vaccinate", {"seat": seat, "pig": size})


def vaccinate(s: PigsState, seat: i64, size: i64, count: i64) -> None:
    """Use vaccines on pigs of a size."""
    s.pigs[seat * PIGS + size] -= count
    s.pigs[seat * PIGS + size + VACCINATED] += count
    s.items[seat * ITEMS + VACCINE] -= count
    s.supply[ITEM + VACCINE] += count
