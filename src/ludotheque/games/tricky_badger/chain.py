"""What a prize does once it is won: associating, eating, quarrelling, stealing, step by step.

Each function that carries out a step returns whether the effect is over. If not, the winner is asked, and the phase
says what for.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.engine.journal import Journal
from ludotheque.engine.tables import table
from ludotheque.games.tricky_badger.box import Box
from ludotheque.games.tricky_badger.finds import BONE, CAGE, MAGPIE, TRAP, TWIG
from ludotheque.games.tricky_badger.moves import Space
from ludotheque.games.tricky_badger.state import AIMING, CAGING, GIVING, KEEPING, TRAPPING, BadgerState


class Chain:
    """Carry out the effects of prizes at a table."""

    def __init__(self, box: Box, space: Space, seats: int) -> None:
        self.box = box
        self.space = space
        self.seats: i64 = seats
        self.moves = table([0] * 64)

    # Winning a prize: badger.trick.win

    def award(self, s: BadgerState, journal: Journal | None) -> bool:
        """Let the winner of the trick have the prize."""
        kind = self.box.type_of[s.prize]
        find = self.box.find_of[s.prize]
        if kind == MAGPIE:
            s.phase = AIMING
        elif kind == CAGE:
            s.phase = CAGING
        elif kind == TRAP:
            s.phase = TRAPPING
        else:
            s.prize = -1
            return self.arrive(s, find, journal)
        targets = self.fill(s, self.moves)
        if targets > 1:
            s.turn = s.winner
            return False
        if targets == 1:
            return self.carry_out(s, self.moves[0], journal)
        # badger.magpie.gone, badger.cage.none: without a target it is discarded; with one it must be used
        if journal is not None:
            journal.add("useless", {"seat": s.winner, "find": find})
        self.discard_prize(s)
        return True

    def fill(self, s: BadgerState, moves: vec[i64]) -> i64:
        """Write what the winner may do now, ascending."""
        box = self.box
        if s.phase == AIMING:  # badger.magpie.eat, badger.magpie.steal
            return self.fill_targets(s, 0, box.food, box.magpie_from_others, moves)
        if s.phase == CAGING:  # badger.cage.use
            return self.fill_animals(s, box.uncaged, moves)
        if s.phase == TRAPPING:  # badger.trap.use
            return self.fill_animals(s, box.untrapped, moves)
        if s.phase == KEEPING:
            moves[0] = self.space.keep
            moves[1] = self.space.discard
            return 2
        return self.fill_mates(s, s.arriving, moves)

    def fill_animals(self, s: BadgerState, animals: vec[i64], moves: vec[i64]) -> i64:
        """Write the winner's own animals to protect, then those of others to steal."""
        base = s.winner * self.box.size
        n: i64 = 0
        i: i64 = 0
        while i < len(animals):
            if s.collections[base + animals[i]]:
                moves[n] = self.space.protect + animals[i]
                n += 1
            i += 1
        return self.fill_targets(s, n, self.box.nothing, animals, moves)

    def fill_targets(self, s: BadgerState, n: i64, own: vec[i64], others: vec[i64], moves: vec[i64]) -> i64:
        """Write, after n moves, the finds to aim at: some in the winner's own collection, some in others'."""
        seat: i64 = 0
        while seat < self.seats:
            base = seat * self.box.size
            targets = others
            if seat == s.winner:
                targets = own
            i: i64 = 0
            while i < len(targets):
                if s.collections[base + targets[i]]:
                    moves[n] = self.space.aim + base + targets[i]
                    n += 1
                i += 1
            seat += 1
        return n

    def fill_mates(self, s: BadgerState, find: i64, moves: vec[i64]) -> i64:
        """Write what an arriving find can be associated with in the winner's collection: badger.assoc.pairs."""
        box = self.box
        base = s.winner * box.size
        n: i64 = 0
        i = box.mates_from[find]
        last = box.mates_from[find + 1]
        while i < last:
            if s.collections[base + box.mates[i]]:
                moves[n] = self.space.give + box.mates[i]
                n += 1
            i += 1
        return n

    def carry_out(self, s: BadgerState, move: i64, journal: Journal | None) -> bool:
        """Do what the winner decided."""
        if move >= self.space.aim:
            target = move - self.space.aim
            if s.phase == AIMING:
                return self.aim_magpie(s, target, journal)
            return self.steal_animal(s, target, journal)
        if move >= self.space.protect:
            return self.protect(s, move - self.space.protect, journal)
        if move >= self.space.give:
            return self.associate(s, move - self.space.give, journal)
        return self.keep_or_not(s, move == self.space.keep, journal)

    def discard_prize(self, s: BadgerState) -> None:
        s.discards[self.box.find_of[s.prize]] += 1
        s.prize = -1

    # Arriving in a collection: badger.assoc.first

    def arrive(self, s: BadgerState, find: i64, journal: Journal | None) -> bool:
        """Bring a find into the winner's collection, and associate it if it can be: badger.assoc.must."""
        n = self.fill_mates(s, find, self.moves)
        s.arriving = find
        if n > 1:  # badger.assoc.choice
            s.phase = GIVING
            s.turn = s.winner
            return False
        if n == 1:
            return self.associate(s, self.moves[0] - self.space.give, journal)
        s.arriving = -1
        s.collections[s.winner * self.box.size + find] += 1
        return self.settle(s, journal)

    def associate(self, s: BadgerState, mate: i64, journal: Journal | None) -> bool:
        """Associate what arrives with a find of the collection, for good: an animal with an object, or the reverse."""
        box = self.box
        base = s.winner * box.size
        animal = s.arriving
        thing = mate
        if box.step[mate] == 0:
            animal = mate
            thing = s.arriving
        if journal is not None:
            journal.add("associate", {"seat": s.winner, "find": animal, "find_thing": thing})
        s.arriving = -1
        s.collections[base + mate] -= 1
        s.collections[base + animal + box.step[thing]] += 1
        return self.settle(s, journal)

    # Animals and objects

    def settle(self, s: BadgerState, journal: Journal | None) -> bool:
        """Let hunger and quarrels take their course in the winner's collection.

        Cages and traps make no difference: badger.cage.theft-only.
        """
        box = self.box
        base = s.winner * box.size
        if self.held(s, base, box.hamsters):
            if self.held(s, base, box.hungry):  # badger.badger.eats, badger.badger.bone
                self.lose(s, base, box.hamsters, "eaten", journal)
            elif self.held(s, base, box.males) > 1:  # badger.male.quarrel
                self.lose(s, base, box.hamsters, "quarrel", journal)
        # badger.weevil.eats
        if self.held(s, base, box.weevils) and self.held(s, base, box.wheat):
            self.lose(s, base, box.wheat, "nibbled", journal)
        return True

    def held(self, s: BadgerState, base: i64, finds: vec[i64]) -> i64:
        """Count the finds of a kind in the collection that starts at `base`."""
        n: i64 = 0
        i: i64 = 0
        while i < len(finds):
            n += s.collections[base + finds[i]]
            i += 1
        return n

    def lose(self, s: BadgerState, base: i64, finds: vec[i64], key: str, journal: Journal | None) -> None:
        """Discard all finds of a kind, each with what is associated to it."""
        box = self.box
        if journal is not None:
            lost = [find for find in finds for _ in range(s.collections[base + find])]
            journal.add(key, {"seat": s.winner, "finds": lost})
            journal.mark("loss", s, {"seat": s.winner, "finds": lost})
        i: i64 = 0
        while i < len(finds):
            find = finds[i]
            n = s.collections[base + find]
            if n:
                s.collections[base + find] = 0
                s.discards[box.part_a[find]] += n
                if box.part_b[find] >= 0:
                    s.discards[box.part_b[find]] += n
                if box.part_c[find] >= 0:
                    s.discards[box.part_c[find]] += n
            i += 1

    # The magpie: badger.magpie.*

    def aim_magpie(self, s: BadgerState, target: i64, journal: Journal | None) -> bool:
        """Eat a loose food, or take a loose bone or twig: `target` is its place among all collections."""
        box = self.box
        find = target % box.size
        s.collections[target] -= 1
        kind = box.type_of_find[find]
        steals = kind in (BONE, TWIG)
        if journal is not None:
            key = "pecked" if steals else "eat"
            journal.add(key, {"seat": s.winner, "other": target // box.size, "find": find})
        if steals:
            s.arriving = find
            s.phase = KEEPING
            s.turn = s.winner
            return False
        s.discards[find] += 1
        self.discard_prize(s)
        return True

    def keep_or_not(self, s: BadgerState, keep: bool, journal: Journal | None) -> bool:
        """Add what the magpie stole to the collection, or discard it; the magpie is gone."""
        find = s.arriving
        s.arriving = -1
        self.discard_prize(s)
        if journal is not None:
            journal.add("keep" if keep else "discard", {"seat": s.winner, "find": find})
        if keep:
            return self.arrive(s, find, journal)
        s.discards[find] += 1
        return True

    # The cage and the trap: badger.cage.*, badger.trap.use

    def steal_animal(self, s: BadgerState, target: i64, journal: Journal | None) -> bool:
        """Take an animal with all that is associated to it; the cage or trap joins it for good.

        It arrives like a card that is won: badger.cage.arrival.
        """
        box = self.box
        find = target % box.size
        cover = box.find_of[s.prize]
        if journal is not None:
            owner = target // box.size
            journal.add("rob", {"seat": s.winner, "other": owner, "find": find, "find_thing": cover})
        s.prize = -1
        s.collections[target] -= 1
        return self.arrive(s, find + box.step[cover], journal)

    def protect(self, s: BadgerState, find: i64, journal: Journal | None) -> bool:
        """Let the cage or trap join an animal of the winner's for good."""
        box = self.box
        base = s.winner * box.size
        cover = box.find_of[s.prize]
        if journal is not None:
            journal.add("protect", {"seat": s.winner, "find": find, "find_thing": cover})
        s.prize = -1
        s.collections[base + find] -= 1
        s.collections[base + find + box.step[cover]] += 1
        return True
