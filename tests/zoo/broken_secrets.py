"""Toys that tell what they should not."""

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.rng import Rng
from ludotheque.engine.rules import Choice, Rules, State
from ludotheque.view import Prompt, Reason
from tests.zoo.cage import Cage
from tests.zoo.culprits import CULPRITS, Culprit, caught_by
from tests.zoo.shelf.crows.observe import public, seated
from tests.zoo.shelf.crows.rules import CrowsRules, cards_of
from tests.zoo.shelf.crows.state import CrowsState
from tests.zoo.shelf.crows.view import CrowsView


@caught_by("check_redeal_shows_nothing", "check_moments_show_nothing", instead_of="crows.observe.seated")
def shows_all_hands(rules: CrowsRules, s: CrowsState, seat: int, shown: CrowsView) -> CrowsView:
    codes = rules.pieces()["card"]
    held = [codes[card] for mask in s.hands for card in cards_of(mask)]
    return replace(seated(rules, s, seat, shown), hand=held)


@caught_by("check_spectators", instead_of="crows.observe.public")
def shows_spectators_a_hand(rules: CrowsRules, s: CrowsState) -> CrowsView:
    codes = rules.pieces()["card"]
    return replace(public(rules, s), hand=[codes[card] for card in cards_of(s.hands[0])])


@caught_by("check_strangers")
class AnySeat(CrowsRules):
    """A seat that does not exist is taken for a spectator, or for the last one."""

    def viewer(self, seat: int | None) -> int:
        return -1 if seat is None else seat


class FeaturesOfAnySeat(Cage):
    """A seat that does not exist is given the numbers of the last one."""

    def features(self, rules: Rules, s: State, seat: int) -> dict[str, float]:
        return super().features(rules, s, seat % int(rules.seats))


CULPRITS["FeaturesOfAnySeat"] = Culprit(FeaturesOfAnySeat("crows"), ["check_strangers"])


@caught_by("check_reasons", instead_of="crows.reasons.reason")
def tells_what_it_cannot_know(rules: CrowsRules, s: CrowsState, seat: int, choice: Choice) -> Reason:
    other = cards_of(s.hands[(seat + 1) % rules.seats])
    return Reason("play", {"card": other[0] if other else 0})


@caught_by("check_reasons", instead_of="crows.reasons.compare")
def compares_what_it_cannot_know(
    rules: CrowsRules, s: CrowsState, seat: int, choice: Choice, other: Choice
) -> Reason | None:
    held = cards_of(s.hands[(seat + 1) % rules.seats])
    return Reason("play", {"card": held[0] if held else 0})


@caught_by("check_features_show_nothing", instead_of="crows.features.write")
def features_of_the_next_seat(rules: CrowsRules, s: CrowsState, seat: int, out: vec[float], at: int) -> None:
    for card in range(rules.cards):
        out[at + card + 1] = float(s.hands[(seat + 1) % rules.seats] >> card & 1)


@caught_by("check_journal_tells_no_more")
class TellingJournal(CrowsRules):
    """Everybody is told what somebody draws."""

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        super().apply(s, seat, move, journal)
        for event in journal.events if journal is not None else []:
            event.seen = -1


@caught_by("check_journal_tells_no_more")
class SecretKnowledge(CrowsRules):
    """A redeal knows which card the last seat drew, though nobody was told."""

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, CrowsState)
        kept = s.hands[self.seats - 1]
        super().redeal(s, seat, rng)
        if seat != self.seats - 1:
            low = kept & -kept
            for p in range(self.seats - 1):
                if s.hands[p] & low:
                    return
            s.rng = Rng(low)


@caught_by("check_rng_stays_secret", instead_of="crows.observe.public")
def shows_rng(rules: CrowsRules, s: CrowsState) -> CrowsView:
    shown = public(rules, s)
    return replace(shown, prompt=Prompt(shown.prompt.key, {**shown.prompt.args, "rng": s.rng.a}))


@caught_by("check_rng_stays_secret")
class TellingLuck(CrowsRules):
    """The journal tells the numbers that come next."""

    def apply(self, s: State, seat: int, move: int, journal: Journal | None) -> None:
        super().apply(s, seat, move, journal)
        if journal is not None:
            journal.add("play", {"seat": seat, "card": 0, "rng": s.rng.a})


@caught_by("check_redeal_knows_nothing")
class RedealInOrder(CrowsRules):
    """A redeal shuffles the hidden cards from where they really lie."""

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, CrowsState)
        s.rng = Rng(rng.seed())
        pile = [card for p in range(self.seats) if p != seat for card in cards_of(s.hands[p])]
        pile += list(s.deck[: s.left])
        mixed = vec[i64](pile)
        rng.shuffle(mixed, len(pile), len(pile))
        left = list(mixed)
        for p in range(self.seats):
            if p != seat:
                s.hands[p] = sum(1 << left.pop() for _ in cards_of(s.hands[p]))
        for n in range(s.left):
            s.deck[n] = left.pop()


@caught_by("check_knowledge", "check_fair_redeals")
class RedealOfNothing(CrowsRules):
    """A redeal leaves every card where it is."""

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        s.rng = Rng(rng.seed())


@caught_by("check_fair_redeals")
class BiasedRedeal(CrowsRules):
    """A redeal cuts the hidden cards, and does not shuffle them."""

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        assert isinstance(s, CrowsState)
        s.rng = Rng(rng.seed())
        known = sum(s.played) | (0 if seat is None else s.hands[seat])
        pile = [card for card in range(self.cards) if not known >> card & 1]
        cut = rng.below(len(pile)) if pile else 0
        pile = pile[cut:] + pile[:cut]
        for p in range(self.seats):
            if p != seat:
                s.hands[p] = sum(1 << pile.pop() for _ in cards_of(s.hands[p]))
        for n in range(s.left):
            s.deck[n] = pile.pop()


@caught_by("check_redeal_is_sound")
class LosingRedeal(CrowsRules):
    """A redeal loses a card of the deck."""

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        super().redeal(s, seat, rng)
        assert isinstance(s, CrowsState)
        if s.left:
            s.deck[0] = s.deck[s.left - 1]


@caught_by("check_redeal_is_sound")
class LuckyRedeal(CrowsRules):
    """A redeal keeps the real random state."""

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        kept = s.rng
        super().redeal(s, seat, rng)
        s.rng = kept


@caught_by("check_redeal_shows_nothing")
class StealingRedeal(CrowsRules):
    """A redeal exchanges the seat's own hand too."""

    def redeal(self, s: State, seat: int | None, rng: Rng) -> None:
        super().redeal(s, None, rng)


@caught_by("check_fair_redraws")
class RedrawOfChanceAlone(CrowsRules):
    """A redraw forgets the deck: what is drawn next stays as it was dealt."""

    def redraw(self, s: State, rng: Rng) -> None:
        s.rng = Rng(rng.seed())


@caught_by("check_redraw_keeps_what_is_known")
class RedrawOfHands(CrowsRules):
    """A redraw deals the hands again, too."""

    def redraw(self, s: State, rng: Rng) -> None:
        self.redeal(s, None, rng)


@caught_by("check_redraw_keeps_what_is_known")
class RedrawOfOneHand(CrowsRules):
    """A redraw changes what its holder alone knows: a card of the first seat for one of the deck."""

    def redraw(self, s: State, rng: Rng) -> None:
        super().redraw(s, rng)
        assert isinstance(s, CrowsState)
        held = cards_of(s.hands[0])
        if s.left and held:
            s.hands[0] += (1 << s.deck[0]) - (1 << held[0])
            s.deck[0] = held[0]


@caught_by("check_redraw_keeps_what_is_known")
class LuckyRedraw(CrowsRules):
    """A redraw keeps the real random state."""

    def redraw(self, s: State, rng: Rng) -> None:
        kept = s.rng
        super().redraw(s, rng)
        s.rng = kept


@caught_by("check_redraw_keeps_what_is_known")
class RedrawInOrder(CrowsRules):
    """A redraw shuffles the deck from where it really lies."""

    def redraw(self, s: State, rng: Rng) -> None:
        assert isinstance(s, CrowsState)
        s.rng = Rng(rng.seed())
        rng.shuffle(s.deck, s.left, s.left)


@caught_by("check_redraw_keeps_what_is_known")
class LosingRedraw(CrowsRules):
    """A redraw loses a card of the deck."""

    def redraw(self, s: State, rng: Rng) -> None:
        super().redraw(s, rng)
        assert isinstance(s, CrowsState)
        if s.left:
            s.deck[0] = s.deck[s.left - 1]
