"""The rules of Happy Pigs, in rulebook order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.meta import Options, first_seat
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Choice, Rules, State
from ludotheque.engine.tables import table
from ludotheque.games.happy_pigs import audit, choices, effects, redeal, refusals, scoring, season
from ludotheque.games.happy_pigs.actions import perform
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.legal import (
    concerned,
    fill_act,
    fill_choose,
    fill_effect,
    fill_prepare,
    fill_save,
    may_act,
    may_buy_any,
)
from ludotheque.games.happy_pigs.moves import (
    ACTIONS,
    FEEDING,
    FIELD,
    ITEMS,
    PIGS,
    PROGRAM,
    SAVE,
    SAVES,
    SIZES,
    STOP,
    saved,
)
from ludotheque.games.happy_pigs.scoring import final_sale
from ludotheque.games.happy_pigs.shares import hinders, note_shares, share
from ludotheque.games.happy_pigs.sheet import Sheet, fits
from ludotheque.games.happy_pigs.state import ACTING, CHOOSING, GIVING, OVER, PREPARING, SAVING, PigsState

LONGEST: Final = 10_000  # decisions: 16 rounds of at most 80 actions in all, and a vaccination for each vaccine had


def build(seats: int, options: Options, sheet: Sheet) -> "PigsRules":
    """Make the rules of a table from its checked options."""
    fits(sheet, seats)
    forecast = options["forecast"] is True
    return PigsRules(seats, Box(sheet), forecast, options["open_choice"] is True, first_seat(options))


class PigsRules(Rules):
    """Happy Pigs for so many seats."""

    def __init__(self, seats: int, box: Box, forecast: bool, open_choice: bool, first: int) -> None:
        super().__init__(seats, ACTIONS, SAVES, LONGEST)
        self.box = box
        self.forecast = forecast
        self.open_choice = open_choice
        self.first = first  # -1: drawn at random
        self.scratch = table([0] * SAVE)  # more than any step but saving needs

    # Setting up

    def start(self, seed: int) -> PigsState:
        """Set up a match (pigs.setup.supply, pigs.setup.player, pigs.setup.seasons, pigs.setup.first)."""
        rng = Rng(seed)
        box = self.box
        s = PigsState(rng)
        s.supply = vec[i64](box.counts)
        s.supply[FIELD] -= self.seats
        s.money = vec[i64]([box.dollars] * self.seats)
        s.land = vec[i64]([1] * self.seats)
        s.pigs = vec[i64]([0] * (PIGS * self.seats))
        s.items = vec[i64]([0] * (ITEMS * self.seats))
        s.actions = vec[i64]([-1] * self.seats)
        s.shares = vec[i64]([0] * self.seats)
        s.fed = vec[i64]([0] * PIGS)
        s.picks = vec[i64]([0] * (SIZES * self.seats))
        s.ready = vec[i64]([0] * self.seats)
        s.first = self.first if self.first >= 0 else rng.below(self.seats)
        s.holder = 1 - s.first if self.seats == 2 else -1  # pigs.two.neutral
        s.turn = s.first
        s.year = vec[i64](range(box.cards))
        redeal.shuffle_year(box, s.year, 0, rng)
        self.settle(s, None)
        return s

    # Whose turn it is

    def to_move(self, s: State) -> i64:
        assert isinstance(s, PigsState)
        return s.turn

    def waiting(self, s: State) -> list[int]:
        assert isinstance(s, PigsState)
        if s.phase == CHOOSING and not self.open_choice:
            return [seat for seat in range(self.seats) if s.actions[seat] < 0]
        if s.phase == SAVING:
            return [seat for seat in range(self.seats) if not s.ready[seat]]
        return [s.turn] if s.turn >= 0 else []

    def revising(self, s: State) -> list[int]:
        assert isinstance(s, PigsState)
        if s.phase == CHOOSING and not self.open_choice:
            return [seat for seat in range(self.seats) if s.actions[seat] >= 0]
        if s.phase == SAVING:
            return [seat for seat in range(self.seats) if s.ready[seat] and concerned(s, seat)]
        return []

    def stage(self, s: State) -> i64:
        assert isinstance(s, PigsState)
        return s.round

    def fill_moves(self, s: State, seat: i64, moves: vec[i64]) -> i64:
        assert isinstance(s, PigsState)
        if seat == s.turn:
            if s.phase == ACTING:
                return fill_act(self.box, s, seat, moves)
            if s.phase == PREPARING:
                return fill_prepare(self.box, s, seat, moves)
            if s.phase == GIVING:
                return fill_effect(self.box, s, seat, moves)
        if seat < 0 or seat >= self.seats:
            return 0
        if s.phase == CHOOSING and (seat == s.turn or not self.open_choice):
            return fill_choose(seat == s.holder, moves)
        return fill_save(s, seat, moves) if s.phase == SAVING else 0

    def apply(self, s: State, seat: i64, move: i64, journal: Journal | None) -> None:
        assert isinstance(s, PigsState)
        if s.phase == ACTING or s.phase == PREPARING:
            if move != STOP:
                perform(self.box, s, seat, move, journal)
            elif s.phase == ACTING:
                self.end_share(s, journal)
            else:
                self.end_purchases(s, journal)
        elif s.phase == CHOOSING:
            self.do_choose(s, seat, move, journal)
        elif s.phase == GIVING:
            season.take(self.box, s, seat, move, journal)
            self.end_gift(s, journal)
        else:
            self.do_save(s, seat, move - SAVE, journal)
        self.settle(s, journal)

    def settle(self, s: PigsState, journal: Journal | None) -> None:
        """Go on until someone has a real choice: what can only be done in one way is done."""
        while True:
            if s.phase == ACTING:
                if s.used < s.shares[s.turn] and may_act(self.box, s, s.turn, self.scratch):
                    return
                self.end_share(s, journal)
            elif s.phase == GIVING:
                if fill_effect(self.box, s, s.turn, self.scratch) > 1:
                    return
                self.end_gift(s, journal)
            elif s.phase == PREPARING:
                if s.used < self.box.purchases and may_buy_any(self.box, s, s.turn):
                    return
                self.end_purchases(s, journal)
            else:
                return

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    # Before the first round: pigs.setup.purchases

    def end_purchases(self, s: PigsState, journal: Journal | None) -> None:
        """Let the next player prepare, or begin the year."""
        if journal is not None:
            journal.add("prepared", {"seat": s.turn, "count": s.used, "dollars": s.money[s.turn]})
        s.used = 0
        s.turn = self.left_of(s.turn)
        if s.turn == s.first:
            self.begin_round(s, journal)

    # Phase 1: pigs.phase1.season

    def begin_round(self, s: PigsState, journal: Journal | None) -> None:
        """Turn up the season card; everyone chooses an action."""
        box = self.box
        s.card = s.year[redeal.place_of(box, s.round)]
        s.neutral = -1
        seat: i64 = 0
        while seat < self.seats:
            s.actions[seat] = -1
            s.shares[seat] = 0
            seat += 1
        s.phase = CHOOSING
        s.turn = s.first if self.open_choice else 0
        if journal is not None:
            self.note_round(s, journal)

    def note_round(self, s: PigsState, journal: Journal) -> None:
        """Note the season card of a round and, with the forecast, the next one (pigs.variant.forecast)."""
        box = self.box
        if s.round % box.kept == 0:
            journal.add("season", {"season": box.season_numbers[s.round // box.kept]})
        journal.add("round", {"round": s.round + 1, "card": s.card, "seat": s.first})
        if self.forecast and s.round + 1 < box.rounds:
            journal.add("forecast", {"card": s.year[redeal.place_of(box, s.round + 1)]})

    def begins_unnoted(self, s: PigsState) -> bool:
        """Return whether the first round is not in the journal yet: where nobody can prepare, it begins by itself."""
        return s.round == 0 and max(s.actions) < 0 and self.start(0).phase == CHOOSING

    # Phase 2: pigs.phase2.secret

    def do_choose(self, s: PigsState, seat: i64, move: i64, journal: Journal | None) -> None:
        """Program an action, and with the neutral tiles a neutral one; nobody sees it before all have chosen.

        With the open choice everyone sees it, and the next player chooses (pigs.variant.open).
        """
        if journal is not None:
            if self.begins_unnoted(s):
                self.note_round(s, journal)
            if s.actions[seat] < 0 and not self.open_choice:
                journal.add("chosen", {"seat": seat})
        if move >= PROGRAM:
            s.actions[seat] = (move - PROGRAM) // 4
            s.neutral = (move - PROGRAM) % 4
        else:
            s.actions[seat] = move
        if self.open_choice:
            if journal is not None:
                self.note_open(s, seat, journal)
            s.turn = self.left_of(seat)
            if s.turn == s.first:
                self.reveal(s, journal)
            return
        other: i64 = 0
        while other < self.seats:
            if s.actions[other] < 0:
                s.turn = other
                return
            other += 1
        self.reveal(s, journal)

    def note_open(self, s: PigsState, seat: i64, journal: Journal) -> None:
        """Note an action chosen openly; the neutral tile is shown with it (pigs.two.open)."""
        if seat == s.holder:
            journal.add("shown-both", {"seat": seat, "action": s.actions[seat], "action_neutral": s.neutral})
        else:
            journal.add("shown", {"seat": seat, "action": s.actions[seat]})

    # Phase 3: pigs.phase3.share

    def reveal(self, s: PigsState, journal: Journal | None) -> None:
        """Share the limit of each action among those who chose it, one by one from the first player."""
        seat: i64 = 0
        while seat < self.seats:
            s.shares[seat] = share(self.box, s, seat, self.seats)
            seat += 1
        s.phase = ACTING
        s.turn = s.first
        s.used = 0
        if journal is not None:
            note_shares(s, int(self.seats), journal)
            journal.mark("reveal", s, {"seat": s.first})

    # Phase 4: pigs.phase4.order

    def end_share(self, s: PigsState, journal: Journal | None) -> None:
        """Pay for the actions not performed (pigs.phase4.unused), and let the next player act."""
        unused = s.shares[s.turn] - s.used
        s.money[s.turn] += unused
        if journal is not None and unused:
            journal.add("unused", {"seat": s.turn, "count": unused})
        if s.actions[s.turn] == FEEDING and s.used:
            pig: i64 = 0
            while pig < PIGS:
                s.fed[pig] = 0
                pig += 1
        s.used = 0
        s.turn = self.left_of(s.turn)
        if s.turn == s.first:
            self.begin_effect(s, journal)

    # Phase 5: pigs.phase5.effect, in the order of pigs.effect.order

    def begin_effect(self, s: PigsState, journal: Journal | None) -> None:
        """Apply the effect of the season card: gifts are asked for one by one, money goes without asking."""
        effect = self.box.effect[s.card]
        s.phase = GIVING
        if effect == effects.GROW or effect == effects.GIFT or effect == effects.LOVE:
            return
        if effect == effects.SHOW:
            season.give_prize(self.box, s, self.seats, journal)
        elif effect == effects.INCOME or effect == effects.TAX or effect == effects.HERD:
            season.settle_accounts(self.box, s, self.seats, journal)
        self.end_effect(s, journal)

    def end_gift(self, s: PigsState, journal: Journal | None) -> None:
        """Let the season give to the next player."""
        s.turn = self.left_of(s.turn)
        if s.turn == s.first:
            self.end_effect(s, journal)

    def end_effect(self, s: PigsState, journal: Journal | None) -> None:
        """Go on to the change of season after the last card of one, else to the next round."""
        if journal is not None and effects.GROW <= self.box.effect[s.card] <= effects.SHOW:
            journal.mark("effect", s, {"card": s.card})
        if (s.round + 1) % self.box.kept:
            self.end_round(s, journal)
        else:
            self.begin_change(s, journal)

    def end_round(self, s: PigsState, journal: Journal | None) -> None:
        """Pass the neutral tiles if they were in the way, and the first-player token to the left."""
        if hinders(s):  # pigs.two.passes
            s.holder = 1 - s.holder
        s.first = self.left_of(s.first)  # pigs.phase5.first
        s.round += 1
        self.begin_round(s, journal)

    # Change of season: pigs.season.choice, then pigs.season.loss

    def begin_change(self, s: PigsState, journal: Journal | None) -> None:
        """Ask all who have vaccines and unvaccinated pigs, at once, which ones they save."""
        s.phase = SAVING
        seat: i64 = 0
        while seat < self.seats:
            s.ready[seat] = 0 if concerned(s, seat) else 1
            seat += 1
        self.wait_for_savers(s, journal)

    def do_save(self, s: PigsState, seat: i64, number: i64, journal: Journal | None) -> None:
        """Choose the pigs to vaccinate; nobody sees it before all have chosen."""
        if journal is not None and not s.ready[seat]:
            journal.add("saved", {"seat": seat})
        size: i64 = 0
        while size < SIZES:
            s.picks[seat * SIZES + size] = saved(number, size)
            size += 1
        s.ready[seat] = 1
        self.wait_for_savers(s, journal)

    def wait_for_savers(self, s: PigsState, journal: Journal | None) -> None:
        """Wait for the lowest seat that has not chosen; once all have, change the season."""
        seat: i64 = 0
        while seat < self.seats:
            if not s.ready[seat]:
                s.turn = seat
                return
            seat += 1
        season.change(s, self.seats, journal)
        if s.round + 1 == self.box.rounds:
            self.end(s, journal)
        else:
            self.end_round(s, journal)

    # End of the game: pigs.end.sale, pigs.end.tie

    def end(self, s: PigsState, journal: Journal | None) -> None:
        """End the year: the pigs left are sold. They stay on their fields, to be looked at."""
        s.phase = OVER
        s.turn = -1
        if journal is None:
            return
        for seat in range(self.seats):
            dollars = final_sale(self.box, s, seat)
            if dollars:
                journal.add("sale", {"seat": seat, "dollars": dollars})
        journal.add("end", {})

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, PigsState)
        if s.phase != OVER:
            return [s.money[seat] for seat in range(self.seats)]
        return [s.money[seat] + final_sale(self.box, s, seat) for seat in range(self.seats)]

    def ranking(self, s: State) -> list[int]:
        assert isinstance(s, PigsState)
        return scoring.ranking(self.box, s, self.scores(s))

    # What a seat cannot know, and what it may not do

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, PigsState)
        viewer = self.viewer(seat)
        redeal.redeal(self.box, s, viewer, rng, self.seats, self.forecast, self.open_choice)

    def redraw(self, s: State, rng: Rng) -> None:
        assert isinstance(s, PigsState)
        redeal.redraw(self.box, s, rng, self.forecast)

    def refusal(self, s: State, seat: int, move: int) -> str:
        assert isinstance(s, PigsState)
        return refusals.refusal(self.box, s, seat, move)

    def text_refusal(self, s: State, seat: int, text: str) -> str:
        assert isinstance(s, PigsState)
        return refusals.text_refusal(self.box, s, seat, text)

    # Words and checks

    def choice(self, move: int) -> Choice:
        return choices.choice(move)

    def parse(self, text: str) -> int:
        return choices.parse(text)

    def pieces(self) -> dict[str, list[str]]:
        return choices.pieces(self.box)

    def audit(self, s: State) -> str:
        assert isinstance(s, PigsState)
        return audit.audit(self.box, s, self.seats, self.open_choice)
