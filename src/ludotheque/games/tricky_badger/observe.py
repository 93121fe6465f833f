"""What a seat sees of Tricky Badger, built up from nothing."""

from msgspec.structs import replace

from ludotheque.engine.masks import BIT, members
from ludotheque.games.tricky_badger.finds import BADGER, FEMALE, MALE, TWIG, TYPES
from ludotheque.games.tricky_badger.leaves import CODES, COLOUR_MASK, COLOUR_OF, NAMES
from ludotheque.games.tricky_badger.rules import BadgerRules
from ludotheque.games.tricky_badger.state import (
    AIMING,
    CAGING,
    GIVING,
    KEEPING,
    OVER,
    PICKING,
    PLAYING,
    TRAPPING,
    BadgerState,
)
from ludotheque.games.tricky_badger.view import BadgerFind, BadgerPlayer, BadgerPrize, BadgerView
from ludotheque.view import Prompt


def leaf_codes(leaves: int) -> list[str]:
    return [CODES[leaf] for leaf in members(leaves)]


def prize_of(rules: BadgerRules, prize: int) -> BadgerPrize:
    box = rules.box
    return BadgerPrize(
        code=box.prize_codes[prize],
        type=TYPES[box.type_of[prize]],
        points=box.points_of[prize],
        up=bool(box.up_of[prize]),
    )


def find_of(rules: BadgerRules, number: int) -> BadgerFind:
    find = rules.box.finds[number]
    return BadgerFind(find.code, [TYPES[kind] for kind, _ in find.parts], sum(points for _, points in find.parts))


def collection(rules: BadgerRules, s: BadgerState, seat: int) -> list[int]:
    """List the finds of a seat by number, equal ones as often as they are there."""
    base = seat * rules.box.size
    counts = list(s.collections[base : base + rules.box.size])
    return [number for number, n in enumerate(counts) if n for _ in range(n)]


def sources(rules: BadgerRules, s: BadgerState, seat: int, finds: list[int]) -> dict[str, int]:
    """Add up the points of a seat by where they come from: badger.score."""
    held = [rules.box.finds[number] for number in finds]
    types = [find.base[0] for find in held]
    bases = {kind: sum(find.base[1] for find in held if find.base[0] == kind) for kind in (BADGER, FEMALE, MALE)}
    points = {
        "badgers": bases[BADGER],
        "hamsters": bases[FEMALE] + bases[MALE],
        "couple": 1 if FEMALE in types and MALE in types else 0,
        "fed": sum(1 for find in held if find.base[0] != BADGER and find.partner is not None),
        "twigs": int(rules.twig_points(s, seat * rules.box.size)),
        "objects": sum(part[1] for find in held for part in find.parts if part[0] not in (BADGER, FEMALE, MALE, TWIG)),
    }
    if not any(printed for kind, printed in rules.box.sorts if kind not in (BADGER, FEMALE, MALE, TWIG)):
        del points["objects"]  # in a box where they are worth nothing
    return points


def tie(rules: BadgerRules, s: BadgerState) -> str:
    """Name what broke a tie for the first place, if anything did: badger.tie."""
    for name, ties in (("hamsters", 3), ("badgers", 2)):
        before, after = rules.standing(s, ties - 1), rules.standing(s, ties)
        if before.count(max(before)) > after.count(max(after)):
            return name
    return ""


def ahead(rules: BadgerRules, s: BadgerState) -> int:
    """Return who wins the trick as it lies, or has won it."""
    under_way = s.winner < 0 and s.phase == PLAYING and s.turn != s.first
    return int(rules.ahead(s)) if under_way else int(s.winner)


def public(rules: BadgerRules, s: BadgerState) -> BadgerView:
    """Show what everyone sees: badger.info.public, and of the past what badger.info.memory lists."""
    over = s.phase == OVER
    held = [collection(rules, s, p) for p in range(rules.seats)]
    points = [sources(rules, s, p, held[p]) for p in range(rules.seats)]
    leaves = int(rules.leaves).bit_count()
    hands = [int(s.hands[p]) for p in range(rules.seats)]
    scores = rules.scores(s)
    return BadgerView(
        seat=None,
        waiting=rules.waiting(s),
        over=over,
        scores=scores,
        ranking=rules.ranking(s) if over else [],
        breakdown=points if over else [],
        tie=tie(rules, s) if over else "",
        prompt=prompt(rules, s, None),
        hand=[],
        players=[
            BadgerPlayer(
                hand=hands[p].bit_count(),
                leaf=CODES[s.table[p]] if s.table[p] >= 0 else "",
                voids=[name for colour, name in enumerate(NAMES) if s.voids[p] & BIT[colour]],
                finds=[find_of(rules, number) for number in held[p]],
                points=scores[p],
                sources=points[p],
            )
            for p in range(rules.seats)
        ],
        prizes=[prize_of(rules, prize) for prize, n in enumerate(s.prizes) for _ in range(n)],
        prize=prize_of(rules, s.prize) if s.prize >= 0 else None,
        arriving=find_of(rules, s.arriving) if s.arriving >= 0 else None,
        ahead=ahead(rules, s),
        trampled=[CODES[out] for out, _ in rules.trampled(s)],
        first=int(s.first),
        winner=int(s.winner),
        played=leaf_codes(s.played),
        undealt=leaves - int(s.played).bit_count() - sum(hand.bit_count() for hand in hands),
        discards=[find_of(rules, number) for number, n in enumerate(list(s.discards)) for _ in range(n)],
        deck=sum(1 for card in s.deck if card >= 0),
        round=int(s.round) + 1,
        rounds=int(rules.rounds),
        trick=min(int(s.trick) + 1, int(rules.hand)),
        tricks=int(rules.hand),
    )


def seated(rules: BadgerRules, s: BadgerState, seat: int, shown: BadgerView) -> BadgerView:
    """Add to what everyone sees what a seat alone knows: its hand (badger.info.hidden)."""
    asked = prompt(rules, s, seat) if seat == s.turn else shown.prompt
    return replace(shown, seat=seat, prompt=asked, hand=leaf_codes(s.hands[seat]))


def prompt(rules: BadgerRules, s: BadgerState, seat: int | None) -> Prompt:
    """Describe whose turn it is and what is due."""
    if s.phase == OVER:
        return Prompt("over", {})
    turn = int(s.turn)
    you = "-you" if seat == turn else ""
    args: dict[str, int | list[int]] = {"seat": turn}
    if s.phase == PICKING:
        return Prompt("prize" + you, args)
    if s.phase == PLAYING:
        led = int(s.table[s.first])
        if led < 0:
            return Prompt("lead" + you, args)
        colour = int(COLOUR_OF[led])
        # Whether a hand can follow is its owner's to know.
        free = you and not s.hands[turn] & COLOUR_MASK[colour]
        return Prompt("free-you" if free else "follow" + you, {**args, "colour": colour})
    if s.phase in (KEEPING, GIVING):
        name = "keep" if s.phase == KEEPING else "give" if rules.box.step[s.arriving] else "add"
        return Prompt(name + you, {**args, "find": int(s.arriving)})
    names = {AIMING: "magpie", CAGING: "cage", TRAPPING: "trap"}
    return Prompt(names[int(s.phase)] + you, args)
