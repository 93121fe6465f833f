"""Effects with black cats and mean dogs."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.masks import lowest
from ludotheque.engine.rules import OWNER, STEP
from ludotheque.games.happy_corgi import moves as m
from ludotheque.games.happy_corgi.animals import cats_on_board, dogs_out, free_places, occupied
from ludotheque.games.happy_corgi.board import DISTANCE
from ludotheque.games.happy_corgi.box import Box
from ludotheque.games.happy_corgi.deck import can_draw, draw_cards, fill_cards
from ludotheque.games.happy_corgi.effect import Effect, fill_use
from ludotheque.games.happy_corgi.places import BASKET, CAT, DOG
from ludotheque.games.happy_corgi.state import CorgiState
from ludotheque.games.happy_corgi.worth import DOGGED, DRAWN


class SendDogs(Effect):
    """Send away all your mean dogs (corgi.dog.take); with none, draw a card."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return s.dogs[s.player] > 0 or can_draw(s)

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        return fill_use(moves)

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        seat = s.player
        if s.dogs[seat] == 0:
            draw_cards(box, s, seat, 1, journal)
            return True
        if journal is not None:
            journal.add("dogs-gone", {"seat": seat, "count": s.dogs[seat]})
        s.dogs[seat] = 0
        return True

    def frees(self) -> bool:
        return True

    def promise(self, box: Box, s: CorgiState, seat: i64, hand: i64) -> float:
        return DOGGED if s.dogs[seat] else DRAWN


class PutCat(Effect):
    """Put a black cat from the supply on a free place."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return free_places(box, s) != 0 and cats_on_board(s) < box.cats

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        moves[0] = m.SKIP
        return fill_cards(free_places(box, s), m.CAT, moves, 1)

    def refusal(self, box: Box, s: CorgiState, move: int) -> str:
        return refuse_place(s, move - m.CAT) if m.CAT <= move < m.DOG else STEP

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        s.animals[move - m.CAT] = CAT
        if journal is not None:
            journal.add("cat", {"seat": s.player, "place": move - m.CAT})
        return True

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        return 0.05 + nuisance(box, s, seat, move - m.CAT)


class PutDog(Effect):
    """Put a mean dog from the supply on a free place."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return free_places(box, s) != 0 and dogs_out(box, s) < box.dogs

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        moves[0] = m.SKIP
        return fill_cards(free_places(box, s), m.DOG, moves, 1)

    def refusal(self, box: Box, s: CorgiState, move: int) -> str:
        return refuse_place(s, move - m.DOG) if m.DOG <= move < m.SLIDE else STEP

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        s.animals[move - m.DOG] = DOG
        if journal is not None:
            journal.add("dog", {"seat": s.player, "place": move - m.DOG})
        return True

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        return 0.05 + nuisance(box, s, seat, move - m.DOG)


class MoveAnimal(Effect):
    """Move a cat or a dog on the board to a free place."""

    def offered(self, box: Box, s: CorgiState) -> bool:
        return free_places(box, s) != 0 and occupied(s) != 0

    def fill(self, box: Box, s: CorgiState, moves: vec[i64]) -> i64:
        sources = occupied(s)
        free = free_places(box, s)
        moves[0] = m.SKIP
        n: i64 = 1
        while sources:
            n = fill_cards(free, m.SLIDE + BASKET * lowest(sources), moves, n)
            sources &= sources - 1
        return n

    def refusal(self, box: Box, s: CorgiState, move: int) -> str:
        if not m.SLIDE <= move < m.POOP:
            return STEP
        source, place = divmod(move - m.SLIDE, BASKET)
        return OWNER if s.animals[source] < 0 else refuse_place(s, place)

    def begin(self, box: Box, s: CorgiState, move: i64, journal: Journal | None) -> bool:
        source = (move - m.SLIDE) // BASKET
        place = (move - m.SLIDE) % BASKET
        s.animals[place] = s.animals[source]
        s.animals[source] = -1
        if journal is not None:
            args: dict[str, int | list[int]] = {
                "seat": s.player,
                "animal": s.animals[place],
                "place_from": source,
                "place_to": place,
            }
            journal.add("slide", args)
        return True

    def rating(self, box: Box, s: CorgiState, seat: i64, move: i64) -> float:
        source = (move - m.SLIDE) // BASKET
        rating = -nuisance(box, s, seat, source)
        if source == s.corgis[seat] and s.animals[source] == CAT:
            rating += 1.0  # it keeps this corgi from all activities
        return rating + nuisance(box, s, seat, (move - m.SLIDE) % BASKET)


def refuse_place(s: CorgiState, place: int) -> str:
    return OWNER if s.spots[place] < 0 else "corgi.pieces.free"


def nuisance(box: Box, s: CorgiState, seat: i64, place: i64) -> float:
    """Rate how much a cat or a dog on a place is in the way of the others rather than of this seat."""
    rating = 0.0
    other: i64 = 0
    while other < box.seats:
        if DISTANCE[9 * s.spots[s.corgis[other]] + s.spots[place]] == 1:
            if other == seat:
                rating -= 0.12
            else:
                rating += 0.1 + 0.01 * float(s.hugs[other])
        other += 1
    return rating
