"""Who knows which card, once more: from what is seen when a card leaves a hand or enters one."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from tests.games.happy_corgi.slow_box import card_of

if TYPE_CHECKING:
    from tests.games.happy_corgi.slow import Slow


def hidden_from(game: "Slow", viewer: int) -> set[str]:
    """Return the copies whose place a viewer (one beyond the seats: a spectator) cannot tell."""
    open_to_all = {*game.discards, *game.river, game.laid}
    mine = set(game.hands[viewer]) if viewer < game.seats else set()
    if viewer in (game.player, game.partner):
        mine.add(game.taken)
    return set(game.box.copies) - open_to_all - mine - game.known[viewer]


def leave(game: "Slow", seat: int, copy: str, seers: Collection[int]) -> None:
    """Take a copy out of a hand."""
    watch(game, seat, copy, seers)
    game.hands[seat].remove(copy)


def watch(game: "Slow", seat: int, copy: str, seers: Collection[int]) -> None:
    """Look on while a copy is about to leave a hand."""
    hand = set(game.hands[seat])
    for viewer in range(game.seats + 1):
        if viewer == seat:
            continue
        if viewer in seers:
            see(game, viewer, hand, copy)
        elif len(hand) > 1:
            # They are in some hand, wherever; those in doubt stay in doubt.
            game.drawable[viewer] -= (game.known[viewer] & hand) - game.doubtful[viewer]
            game.known[viewer] -= hand
            game.secret[viewer] -= hand
            game.vague[viewer] |= hand


def see(game: "Slow", viewer: int, hand: set[str], copy: str) -> None:
    """Let a viewer see what leaves a hand: of alike copies, one that the holder knows it knows; else one it knows."""
    known, secret = game.known[viewer], game.secret[viewer]
    vague, drawable, doubtful = game.vague[viewer], game.drawable[viewer], game.doubtful[viewer]
    masks = (known, secret, vague, drawable, doubtful)
    kin = {other for other in hand if card_of(other) == card_of(copy)}
    gone = (kin & known) - secret or kin & known
    if gone:
        if copy not in gone:
            # The known one and the one that leaves change names, for this viewer.
            rename(masks, copy, min(gone, key=game.box.copies.index))
        known.remove(copy)
        secret.discard(copy)
    else:
        origins = {"vague" if c in vague else "new" if c in drawable else "old" for c in hand - known}
        hidden = hidden_from(game, viewer)
        lost = {c for c in hidden & doubtful if card_of(c) == card_of(copy)}
        if "vague" in origins and lost and copy not in lost:
            # The one that got lost may be the one that shows up: let it be that one.
            twin = min(lost, key=game.box.copies.index)
            rename(masks, copy, twin)
            vague.add(twin)
        alike = {c for c in hidden | doubtful if card_of(c) == card_of(copy)}
        if len(origins) > 1 or origins == {"vague"}:
            either = alike & drawable and alike - drawable
            if either:
                doubtful.add(copy)
            if either or "vague" in origins:
                vague |= hand - known
    vague.discard(copy)


def rename(masks: Collection[set[str]], one: str, two: str) -> None:
    """Let two alike copies change names, in all that a viewer knows of them."""
    for mask in masks:
        mask ^= {one, two} if len(mask & {one, two}) == 1 else set()


def enter(game: "Slow", seat: int, copy: str, seers: Collection[int]) -> None:
    """Put a copy into a hand; of those who knew it all the same, the new holder knows nothing."""
    game.hands[seat].append(copy)
    followed = copy in game.known[game.seats]
    for viewer in range(game.seats + 1):
        if viewer == seat or viewer in seers:
            game.vague[viewer].discard(copy)
            game.known[viewer].add(copy)
            game.secret[viewer].discard(copy)
        elif copy in game.known[viewer] and not followed:
            game.secret[viewer].add(copy)
    game.known[seat].remove(copy)
