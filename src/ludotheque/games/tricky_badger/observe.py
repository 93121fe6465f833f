"""Draw what a seat sees of Tricky Badger, built up from nothing."""

from msgspec.structs import replace

from ludotheque.games.tricky_badger.finds import BADGER, FEMALE, MALE, TWIG, TYPES
from ludotheque.games.tricky_badger.leaves import BIT, CODES, COLOUR_MASK, COLOUR_OF, NAMES, listed
from ludotheque.games.tricky_badger.rules import BadgerRules
from ludotheque.games.tricky_badger.state import CAGE, GIVE, KEEP, LEAF, MAGPIE, OVER, PRIZE, TRAP, BadgerState
from ludotheque.games.tricky_badger.view import BadgerFind, BadgerPlayer, BadgerPrize, BadgerView
from ludotheque.view import Prompt


def leaf_codes(leaves: int) -> list[str]:
    return [CODES[leaf] for leaf in listed(leaves)]


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


def finds_of(rules: BadgerRules, counts: list[int]) -> list[BadgerFind]:
    return [find_of(rules, number) for number, n in enumerate(counts) for _ in range(n)]


def collection(rules: BadgerRules, s: BadgerState, seat: int) -> list[int]:
    """Tell how many of each find a seat has."""
    size = int(rules.box.size)
    return [int(n) for n in s.collections][seat * size : (seat + 1) * size]


def sources(rules: BadgerRules, s: BadgerState, seat: int) -> dict[str, int]:
    """Tell where the points of a seat come from."""
    counts = collection(rules, s, seat)
    held = [find for number, find in enumerate(rules.box.finds) for _ in range(counts[number])]
    types = [find.base[0] for find in held]
    bases = {kind: sum(find.base[1] for find in held if find.base[0] == kind) for kind in (BADGER, FEMALE, MALE)}
    told = {
        "badgers": bases[BADGER],
        "hamsters": bases[FEMALE] + bases[MALE],
        "couple": 1 if FEMALE in types and MALE in types else 0,
        "fed": sum(1 for find in held if find.base[0] != BADGER and find.partner is not None),
        "twigs": int(rules.twig_points(s, seat * rules.box.size)),
        "objects": sum(part[1] for find in held for part in find.parts if part[0] not in (BADGER, FEMALE, MALE, TWIG)),
    }
    if not any(points for kind, points in rules.box.sorts if kind not in (BADGER, FEMALE, MALE, TWIG)):
        del told["objects"]  # in a box where they are worth nothing
    return told


def tie(rules: BadgerRules, s: BadgerState) -> str:
    """Name what broke a tie for the first place, if anything did."""
    for name, ties in (("hamsters", 3), ("badgers", 2)):
        before, after = rules.standing(s, ties - 1), rules.standing(s, ties)
        if before.count(max(before)) > after.count(max(after)):
            return name
    return ""


def public(rules: BadgerRules, s: BadgerState) -> BadgerView:
    """Show what everybody sees."""
    over = s.phase == OVER
    told = [sources(rules, s, p) for p in range(rules.seats)]
    scores = rules.scores(s)
    leaves = int(rules.leaves).bit_count()
    hands = [int(s.hands[p]) for p in range(rules.seats)]
    return BadgerView(
        seat=None,
        waiting=rules.waiting(s),
        over=over,
        scores=scores,
        ranking=rules.ranking(s) if over else [],
        breakdown=told if over else [],
        tie=tie(rules, s) if over else "",
        prompt=prompt(rules, s, None),
        hand=[],
        players=[
            BadgerPlayer(
                hand=hands[p].bit_count(),
                leaf=CODES[s.table[p]] if s.table[p] >= 0 else "",
                voids=[name for colour, name in enumerate(NAMES) if s.voids[p] & BIT[colour]],
                finds=finds_of(rules, collection(rules, s, p)),
                points=scores[p],
                sources=told[p],
            )
            for p in range(rules.seats)
        ],
        prizes=[prize_of(rules, prize) for prize, n in enumerate(s.prizes) for _ in range(n)],
        prize=prize_of(rules, s.prize) if s.prize >= 0 else None,
        arriving=find_of(rules, s.arriving) if s.arriving >= 0 else None,
        ahead=int(rules.ahead(s)) if s.phase == LEAF and s.turn != s.first else int(s.winner),
        trampled=[CODES[out] for out, _ in rules.trampled(s)],
        first=int(s.first),
        winner=int(s.winner),
        played=leaf_codes(s.played),
        undealt=leaves - int(s.played).bit_count() - sum(hand.bit_count() for hand in hands),
        discards=finds_of(rules, [int(n) for n in s.discards]),
        deck=sum(1 for card in s.deck if card >= 0),
        round=int(s.round) + 1,
        rounds=int(rules.rounds),
        trick=min(int(s.trick) + 1, int(rules.hand)),
        tricks=int(rules.hand),
    )


def seated(rules: BadgerRules, s: BadgerState, seat: int, shown: BadgerView) -> BadgerView:
    """Add to what everybody sees what a seat alone knows."""
    asked = prompt(rules, s, seat) if seat == s.turn else shown.prompt
    return replace(shown, seat=seat, prompt=asked, hand=leaf_codes(s.hands[seat]))


def prompt(rules: BadgerRules, s: BadgerState, seat: int | None) -> Prompt:
    """Say whose turn it is and what is wanted."""
    if s.phase == OVER:
        return Prompt("over", {})
    turn = int(s.turn)
    you = "-you" if seat == turn else ""
    args: dict[str, int | list[int]] = {"seat": turn}
    if s.phase == PRIZE:
        return Prompt("prize" + you, args)
    if s.phase == LEAF:
        led = int(s.table[s.first])
        if led < 0:
            return Prompt("lead" + you, args)
        colour = int(COLOUR_OF[led])
        # Whether a hand can follow is its owner's to know.
        free = you and not s.hands[turn] & COLOUR_MASK[colour]
        return Prompt("free-you" if free else "follow" + you, {**args, "colour": colour})
    if s.phase in (KEEP, GIVE):
        name = "keep" if s.phase == KEEP else "give" if rules.box.step[s.arriving] else "add"
        return Prompt(name + you, {**args, "find": int(s.arriving)})
    names = {MAGPIE: "magpie", CAGE: "cage", TRAP: "trap"}
    return Prompt(names[int(s.phase)] + you, args)
