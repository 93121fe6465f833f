"""What a seat cannot know: the cards still to come, those removed, and what others have chosen in secret."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.rng import Rng
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.legal import concerned
from ludotheque.games.happy_pigs.moves import ITEMS, PIGS, SIZES, VACCINE
from ludotheque.games.happy_pigs.state import CHOOSING, PREPARING, SAVING, PigsState

# The year: for each season its cards in order, then those removed, in the order of their numbers. Since nobody ever
# learns in which order those lie, they have none (pigs.setup.seasons).


def place_of(box: Box, round_: i64) -> i64:
    """Return where in the year the card of a round lies."""
    return round_ // box.kept * box.deck + round_ % box.kept


def shown_cards(box: Box, s: PigsState, forecast: bool) -> i64:
    """Count the rounds whose card is face up, or was: this one and, with the forecast, the next one.

    pigs.variant.forecast: nothing is shown before the first round, and there is nothing to see in the last.
    """
    if s.phase == PREPARING:
        return 0
    shown = s.round + (2 if forecast else 1)
    return min(box.rounds, shown)


def shuffle_year(box: Box, year: vec[i64], shown: i64, rng: Rng) -> None:
    """Shuffle, season by season, the cards that have not been shown; what comes last is removed."""
    season: i64 = 0
    while season < box.seasons:
        start = season * box.deck
        known = shown - season * box.kept
        if known < 0:
            known = 0
        if known < box.kept:
            sort(year, start + known, start + box.deck)  # so that nothing of the old order matters
            i = start + known
            while i < start + box.kept:
                j = i + rng.below(start + box.deck - i)
                card = year[j]
                year[j] = year[i]
                year[i] = card
                i += 1
            sort(year, start + box.kept, start + box.deck)
        season += 1


def sort(numbers: vec[i64], start: i64, end: i64) -> None:
    """Sort a few numbers in place."""
    i = start + 1
    while i < end:
        number = numbers[i]
        j = i
        while j > start and numbers[j - 1] > number:
            numbers[j] = numbers[j - 1]
            j -= 1
        numbers[j] = number
        i += 1


def redraw(box: Box, s: PigsState, rng: Rng, forecast: bool) -> None:
    """Draw again what nobody knows: the cards to come, and those removed."""
    s.rng = Rng(rng.seed())
    shuffle_year(box, s.year, shown_cards(box, s, forecast), rng)


def redeal(box: Box, s: PigsState, seat: i64, rng: Rng, seats: i64, forecast: bool, open_choice: bool) -> None:
    """Deal again what a seat (-1: a spectator) cannot know; all that agrees with what it knows is equally likely.

    pigs.info.hidden: cards to come, cards removed, and what others have chosen in secret.
    """
    redraw(box, s, rng, forecast)
    other: i64 = 0
    while other < seats:
        if other != seat:
            if s.phase == CHOOSING and not open_choice and s.actions[other] >= 0:
                s.actions[other] = rng.below(4)
                if other == s.holder:
                    s.neutral = rng.below(4)
            elif s.phase == SAVING and s.ready[other] and concerned(s, other):
                redeal_picks(s, other, rng)
        other += 1


def redeal_picks(s: PigsState, seat: i64, rng: Rng) -> None:
    """Choose again the pigs a seat wants to vaccinate: all its choices are equally likely."""
    most = s.items[seat * ITEMS + VACCINE]
    drawn = rng.below(ways(s, seat, 0, most))
    size: i64 = 0
    while size < SIZES:
        count: i64 = 0
        while True:
            rest = ways(s, seat, size + 1, most - count)
            if drawn < rest:
                break
            drawn -= rest
            count += 1
        s.picks[seat * SIZES + size] = count
        most -= count
        size += 1


def ways(s: PigsState, seat: i64, size: i64, most: i64) -> i64:
    """Count the ways to pick at most so many pigs from this size on."""
    if size == SIZES:
        return 1
    found: i64 = 0
    count: i64 = 0
    while count <= most and count <= s.pigs[seat * PIGS + size]:
        found += ways(s, seat, size + 1, most - count)
        count += 1
    return found
