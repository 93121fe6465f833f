"""The rules of Odin, in rulebook order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.meta import Options, first_seat
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import OWNER, STEP, Choice, Rules, State, places
from ludotheque.engine.tables import table
from ludotheque.games.odin.moves import (
    ACTIONS,
    BIT,
    BITS9,
    CARDS,
    CARDS_OF,
    CODES,
    COLOUR_EXACT,
    COLOUR_EXACT_SPANS,
    COLOUR_SPANS,
    COLOUR_SUBS,
    COUNT_OF,
    LARGEST_BEATEN,
    LOWEST9,
    NUMBER_OF,
    PAIR_INDEX,
    PASS,
    PLAYS,
    SAME,
    SMALLEST_BEATING,
    TAKE,
    VALUE_EXACT,
    VALUE_EXACT_SPANS,
    VALUE_SPANS,
    VALUE_SUBS,
    members,
)
from ludotheque.games.odin.sheet import Sheet, fits
from ludotheque.games.odin.state import FOLLOW, OPEN, OVER, OdinState
from ludotheque.games.odin.state import TAKE as TAKING

DARK: Final = (1, 4)  # red and black look alike by candlelight
PAIRS: Final = [(a, b) for a in range(6) for b in range(a + 1, 6) if a in DARK or b in DARK]
MOST: Final = 512  # more moves than any hand of nine can have
LONGEST: Final = 100_000  # decisions: hands never grow and every trick sheds a card, so every round ends


def build(seats: int, options: Options, sheet: Sheet) -> "OdinRules":
    """Make the rules of a table from its checked options."""
    four_colours = options["four_colours"] is True
    fits(sheet, seats, four_colours)
    target = 0 if options["single_round"] is True else int(options["target"])
    return OdinRules(seats, sheet.deck, sheet.hand, target, four_colours, first_seat(options))


class OdinRules(Rules):
    """Odin for so many seats. `deck` is the mask of cards in the box, `target` 0 a single round."""

    def __init__(self, seats: int, deck: int, hand: int, target: int, four_colours: bool, first: int) -> None:
        super().__init__(seats, ACTIONS, MOST, LONGEST)
        self.deck: i64 = deck
        self.hand: i64 = hand
        self.target: i64 = target
        self.four_colours = four_colours
        self.first = first  # -1: drawn at random
        self.left = table([*range(1, seats), 0])  # the seat to the left of each
        self.pile = table(members(deck))  # in order, to be copied and shuffled

    # Setup

    def start(self, seed: int) -> OdinState:
        rng = Rng(seed)
        s = OdinState(rng)
        s.hands = vec[i64]([0] * self.seats)
        s.points = vec[i64]([0] * self.seats)
        s.opener = self.first if self.first >= 0 else rng.below(self.seats)
        if self.four_colours:
            a, b = PAIRS[rng.below(len(PAIRS))]
            s.box = self.deck & ((511 << 9 * a) | (511 << 9 * b))
        self.deal(s)
        return s

    def deal(self, s: OdinState) -> None:
        """Shuffle all cards in use and deal a hand to each; the rest is set aside unseen."""
        pile = self.pile[:]
        s.rng.shuffle(pile, self.gather(self.deck & ~s.box, pile), self.seats * self.hand)
        card: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            hand: i64 = 0
            last = card + self.hand
            while card < last:
                hand |= BIT[pile[card]]
                card += 1
            s.hands[seat] = hand
            seat += 1
        s.seen = 0
        s.phase = OPEN
        s.turn = s.opener
        s.leader = s.opener
        s.centre = -1
        s.beaten = 0
        s.passes = 0
        s.discards = 0

    def gather(self, cards: i64, pile: vec[i64]) -> i64:
        """Put cards on the pile, always in the same order, and count them: a deal depends on the luck alone."""
        if cards == self.deck:
            return len(pile)
        n: i64 = 0
        card: i64 = 0
        while card < CARDS:
            if cards & BIT[card]:
                pile[n] = card
                n += 1
            card += 1
        return n

    # A turn: what may be done

    def to_move(self, s: State) -> i64:
        assert isinstance(s, OdinState)
        return s.turn

    def fill_moves(self, s: State, seat: i64, moves: vec[i64]) -> i64:
        assert isinstance(s, OdinState)
        if seat != s.turn:
            return 0
        if s.phase == FOLLOW:
            return fill_follow(s.hands[seat], s.centre, moves)
        if s.phase == OPEN:
            return fill_open(s.hands[seat], moves)
        return fill_take(s.beaten, moves)

    def sample(self, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(s, OdinState)
        if s.phase == FOLLOW:
            return sample_follow(s.hands[seat], s.centre, rng, self.buffer)
        return self.buffer[rng.below(self.fill_moves(s, seat, self.buffer))]

    # A turn: doing it

    def apply(self, s: State, seat: i64, move: i64, journal: Journal | None) -> None:
        assert isinstance(s, OdinState)
        if move == PASS:
            self.do_pass(s, seat, journal)
        elif move < PASS:
            self.do_play(s, seat, move, journal)
        else:
            self.do_take(s, seat, move - TAKE, journal)

    def do_play(self, s: OdinState, seat: i64, move: i64, journal: Journal | None) -> None:
        cards = CARDS_OF[move]
        if journal is not None:
            key = "open" if s.phase == OPEN else "play"
            journal.add(key, {"seat": seat, "cards": members(cards), "number": NUMBER_OF[move]})
        hand = s.hands[seat] & ~cards
        s.seen &= ~cards
        beaten: i64 = 0
        if s.centre >= 0:
            beaten = CARDS_OF[s.centre]
        s.centre = move
        s.leader = seat
        s.passes = 0
        if hand == 0:
            s.hands[seat] = 0
            s.discards |= beaten
            self.end_round(s, seat, journal)
            return
        if beaten & (beaten - 1):
            s.hands[seat] = hand
            s.beaten = beaten
            s.phase = TAKING
            return
        s.hands[seat] = hand | beaten
        s.seen |= beaten
        s.phase = FOLLOW
        s.turn = self.left[seat]
        if journal is not None and beaten:
            journal.add("take", {"seat": seat, "card": members(beaten)[0]})

    def do_take(self, s: OdinState, seat: i64, card: i64, journal: Journal | None) -> None:
        taken = BIT[card]
        s.hands[seat] |= taken
        s.seen |= taken
        s.discards |= s.beaten & ~taken
        if journal is not None:
            journal.add("choose", {"seat": seat, "card": card, "cards": members(s.beaten & ~taken)})
        s.beaten = 0
        s.phase = FOLLOW
        s.turn = self.left[seat]

    def do_pass(self, s: OdinState, seat: i64, journal: Journal | None) -> None:
        if journal is not None:
            journal.add("pass", {"seat": seat})
        s.passes += 1
        if s.passes < self.seats - 1:
            s.turn = self.left[seat]
            return
        # All the others passed: the trick is over, and its last player is not asked again.
        if journal is not None:
            journal.add("trick", {"seat": s.leader})
        s.discards |= CARDS_OF[s.centre]
        s.centre = -1
        s.passes = 0
        s.phase = OPEN
        s.turn = s.leader

    # End of a round, end of the game

    def end_round(self, s: OdinState, out: i64, journal: Journal | None) -> None:
        if journal is not None:
            journal.add("out", {"seat": out})
        high: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            left = count(s.hands[seat])
            s.points[seat] += left
            if s.points[seat] > high:
                high = s.points[seat]
            if journal is not None and left:
                journal.add("show", {"seat": seat, "cards": members(s.hands[seat]), "points": left})
            seat += 1
        if high >= self.target:
            s.phase = OVER
            s.turn = -1
            if journal is not None:
                journal.add("end", {})
            return
        s.round += 1
        s.opener = self.left[s.opener]
        self.deal(s)
        if journal is not None:
            journal.add("round", {"round": s.round + 1, "seat": s.opener})

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, OdinState)
        return [s.points[seat] for seat in range(self.seats)]

    def ranking(self, s: State) -> list[int]:
        return places(self.scores(s), high=False)

    # What a seat cannot know

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, OdinState)
        viewer = self.viewer(seat)
        s.rng = Rng(rng.seed())
        if s.phase == OVER:
            return  # the hands have been shown
        pile = self.pile[:]
        n = self.gather(self.unseen(s, viewer), pile)
        rng.shuffle(pile, n, n)
        card: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != viewer:
                hand = s.hands[other] & s.seen
                last = card + count(s.hands[other] & ~s.seen)
                while card < last:
                    hand |= BIT[pile[card]]
                    card += 1
                s.hands[other] = hand
            other += 1

    def unseen(self, s: OdinState, seat: i64) -> i64:
        """Give the cards whose place a seat (-1: a spectator) does not know: hidden in hands, or set aside."""
        shown = s.box | s.discards | s.beaten | s.seen
        if s.centre >= 0:
            shown |= CARDS_OF[s.centre]
        if seat >= 0:
            shown |= s.hands[seat]
        return self.deck & ~shown

    # Refusals, in the order of the rulebook

    def refusal(self, s: State, seat: int, move: int) -> str:
        assert isinstance(s, OdinState)
        cards = CARDS_OF[move]
        if s.phase == TAKING:
            if move >= TAKE:
                return "odin.take.one"
            return "odin.take.when"
        if move >= TAKE:
            return STEP
        if move == PASS:
            return "odin.open.no-pass"
        if cards & ~s.hands[seat]:
            return OWNER
        if s.phase == OPEN:
            return "odin.open.single"
        laid, wanted = COUNT_OF[move], COUNT_OF[s.centre]
        if laid < wanted or laid > wanted + 1:
            return "odin.play.out-follows" if cards == s.hands[seat] else "odin.play.count"
        return "odin.play.value"

    def text_refusal(self, s: State, seat: int, text: str) -> str:
        words = text.split()
        if len(words) < 3 or words[0] != "play":
            return OWNER
        for word in words[1:]:
            if word not in CODES:
                return OWNER
        return "odin.play.set"

    # Words and checks

    def choice(self, move: int) -> Choice:
        if move == PASS:
            return Choice(move, "pass", {}, "pass")
        if move >= TAKE:
            return Choice(move, "take", {"card": move - TAKE}, f"take {CODES[move - TAKE]}")
        cards = members(CARDS_OF[move])
        return Choice(move, "play", {"cards": cards}, "play " + " ".join([CODES[card] for card in cards]))

    def pieces(self) -> dict[str, list[str]]:
        return {"card": CODES, "play": PLAYS}

    def audit(self, s: State) -> str:
        assert isinstance(s, OdinState)
        if not (OPEN <= s.phase <= OVER and -1 <= s.centre < PASS and 0 <= s.round < 1000):
            return "a counter is out of bounds"
        if not (0 <= s.opener < self.seats and 0 <= s.leader < self.seats and 0 <= s.passes < self.seats):
            return "a seat is out of bounds"
        if (s.turn != -1) if s.phase == OVER else not 0 <= s.turn < self.seats:
            return "nobody, or nobody there is, to act"
        centre = CARDS_OF[s.centre] if s.centre >= 0 else 0
        if (s.centre >= 0) != (s.phase != OPEN) or (s.beaten != 0) != (s.phase == TAKING):
            return "the centre does not fit the step"
        together: i64 = 0
        held: i64 = 0
        for part in [s.box, centre, s.beaten, s.discards, *list(s.hands)]:
            if part & together or part & ~self.deck:
                return "a card lies in two places, or is not of this box"
            together |= part
        for seat in range(self.seats):
            hand = s.hands[seat]
            held |= hand
            if count(hand) > self.hand or (hand == 0) != (s.phase == OVER and seat == s.leader):
                return "a hand has too many cards, or none"
            if not 0 <= s.points[seat] < 1000:
                return "a score is out of bounds"
        if s.seen & ~held:
            return "a card seen taken is in no hand"
        return ""


def count(cards: i64) -> i64:
    """Count the cards of a mask."""
    return (
        BITS9[cards & 511]
        + BITS9[(cards >> 9) & 511]
        + BITS9[(cards >> 18) & 511]
        + BITS9[(cards >> 27) & 511]
        + BITS9[(cards >> 36) & 511]
        + BITS9[(cards >> 45) & 511]
    )


def colours_with(hand: i64, value: i64) -> i64:
    """Tell, a bit per colour, who holds a value (from 0)."""
    # Nine bits are one colour, and 2**9 leaves 2 when divided by 255: what is 9 k bits up comes down to bit k.
    return ((hand >> value) & 0o1001001001001001) % 255


def fill_open(hand: i64, moves: vec[i64]) -> i64:
    """Write the openings: each single card, and the whole hand if it shares one colour or one value."""
    n: i64 = 0
    values: i64 = 0
    rest = hand
    base: i64 = -1
    while rest:
        subset = rest & 511
        if subset:
            values |= subset
            single = subset
            while single:
                moves[n] = base + (single & -single)
                n += 1
                single &= single - 1
            if rest == subset and n == BITS9[subset] and n > 1:  # no other colour, before or after
                moves[n] = base + subset
                return n + 1
        rest >>= 9
        base += 511
    if n > 1 and values & (values - 1) == 0:
        value = LOWEST9[values]
        moves[n] = SAME + value * 57 + PAIR_INDEX[colours_with(hand, value)]
        n += 1
    return n


def fill_follow(hand: i64, centre: i64, moves: vec[i64]) -> i64:
    """Write the plays that beat the centre, with as many cards or one more; and pass."""
    wanted = COUNT_OF[centre]
    beaten = LARGEST_BEATEN[centre]
    row = wanted << 9
    n: i64 = 0
    ones: i64 = 0  # values held in one colour at least
    twos: i64 = 0  # values held in two colours at least
    threes: i64 = 0
    rest = hand & 0x7FFFFFF  # three colours at a time: interpreted Python is quick with numbers below 2**30
    more = hand >> 27
    base: i64 = -1
    if rest == 0:
        rest = more
        more = 0
        base = 3 * 511 - 1
    while rest:
        subset = rest & 511
        if subset:
            threes |= twos & subset
            twos |= ones & subset
            ones |= subset
            held = BITS9[subset]
            if held > wanted:
                span = COLOUR_SPANS[row | subset]
                i = span >> 10
                last = i + (span & 1023)
                while i < last:
                    submask = COLOUR_SUBS[i]
                    if submask > beaten or BITS9[submask] != wanted:
                        moves[n] = base + submask
                        n += 1
                    i += 1
            elif held == wanted and subset > beaten:
                moves[n] = base + subset
                n += 1
        rest >>= 9
        if rest:
            base += 511
        elif more:
            rest = more
            more = 0
            base = 3 * 511 - 1
    if wanted == 2:
        low = SMALLEST_BEATING[centre]
        twos = threes | (twos >> low << low)  # two cards of a lower value beat nothing
    elif wanted > 2:
        twos = threes
    while twos:
        value = LOWEST9[twos]
        twos &= twos - 1
        span = VALUE_SPANS[wanted << 6 | colours_with(hand, value)]
        if span:
            equal = value >= SMALLEST_BEATING[centre]  # with as many cards
            base = SAME + value * 57
            i = span >> 10
            last = i + (span & 1023)
            while i < last:
                submask = VALUE_SUBS[i]
                if equal or BITS9[submask] != wanted:
                    moves[n] = base + PAIR_INDEX[submask]
                    n += 1
                i += 1
    moves[n] = PASS
    return n + 1


def fill_take(beaten: i64, moves: vec[i64]) -> i64:
    """Write one move for each card of the beaten centre."""
    n: i64 = 0
    base: i64 = TAKE
    while beaten:
        subset = beaten & 511
        while subset:
            moves[n] = base + LOWEST9[subset]
            n += 1
            subset &= subset - 1
        beaten >>= 9
        base += 9
    return n


def sample_follow(hand: i64, centre: i64, rng: Rng, counts: vec[i64]) -> i64:
    """Draw one of the moves of `fill_follow`, each equally likely, by counting them first."""
    wanted = COUNT_OF[centre]
    beaten = LARGEST_BEATEN[centre]
    row = wanted << 9
    total: i64 = 0
    ones: i64 = 0
    twos: i64 = 0
    rest = hand
    colour: i64 = 0
    while rest:
        subset = rest & 511
        plays: i64 = 0
        if subset:
            twos |= ones & subset
            ones |= subset
            plays = COLOUR_EXACT_SPANS[row + 512 | subset] & 1023  # with one more card
            if subset > beaten:
                plays += larger(COLOUR_EXACT_SPANS[row | subset], beaten)
            total += plays
        counts[colour] = plays
        rest >>= 9
        colour += 1
    pairs = twos
    while pairs:
        total += beating_sets(hand, LOWEST9[pairs], centre)
        pairs &= pairs - 1
    if total == 0:
        return PASS
    drawn = rng.below(total + 1)
    if drawn == total:
        return PASS
    rest = hand
    colour = 0
    while rest:
        plays = counts[colour]
        if drawn < plays:
            return colour * 511 - 1 + from_the_top(COLOUR_EXACT, COLOUR_EXACT_SPANS, row | rest & 511, 512, drawn)
        drawn -= plays
        rest >>= 9
        colour += 1
    while True:
        value = LOWEST9[twos]
        twos &= twos - 1
        plays = beating_sets(hand, value, centre)
        if drawn < plays:
            column = wanted << 6 | colours_with(hand, value)
            return SAME + value * 57 + PAIR_INDEX[from_the_top(VALUE_EXACT, VALUE_EXACT_SPANS, column, 64, drawn)]
        drawn -= plays


def larger(span: i64, beaten: i64) -> i64:
    """Count the subsets of a span that make a larger number than the beaten one."""
    first = span >> 10
    last = first + (span & 1023)
    i = last
    while i > first and COLOUR_EXACT[i - 1] > beaten:
        i -= 1
    return last - i


def beating_sets(hand: i64, value: i64, centre: i64) -> i64:
    """Count the plays of one value (from 0) that beat the centre."""
    column = COUNT_OF[centre] << 6 | colours_with(hand, value)
    sets = VALUE_EXACT_SPANS[column + 64] & 1023
    if value >= SMALLEST_BEATING[centre]:
        sets += VALUE_EXACT_SPANS[column] & 1023
    return sets


def from_the_top(submasks: vec[i64], spans: vec[i64], at: i64, step: i64, drawn: i64) -> i64:
    """Pick a submask: first come those with one more card, then, from the largest down, those with as many."""
    span = spans[at + step]
    if drawn < span & 1023:
        return submasks[(span >> 10) + drawn]
    drawn -= span & 1023
    span = spans[at]
    return submasks[(span >> 10) + (span & 1023) - 1 - drawn]
