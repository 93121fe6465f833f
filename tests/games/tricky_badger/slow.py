"""Tricky Badger once more, slowly: on the words of a position, with nothing taken from the rules under test."""

from copy import deepcopy
from typing import Any

PICKING, PLAYING, AIMING, KEEPING, CAGING, TRAPPING, GIVING, OVER = range(8)
COLOURS = {"o": "orange", "b": "blue", "g": "green", "u": "purple", "p": "pink"}
ORDER = list(COLOURS.values())
POINTS = {"badger": 3, "female": 1, "male": 1, "twig": -1}
HAMSTERS = ("female", "male")
FOOD = ("wheat", "weevil")
TRAMPLES = {("o", 1): 5, ("o", 11): 7, ("p", 7): 5, ("p", 1): 3}


def kind(code: str) -> str:
    """Return the type of a card: `female` of `female(2)-wheat-trap` and of `female(2)-up`."""
    return code.split("-")[0].split("(")[0]


def points(code: str) -> int:
    """Return the points of one card, as its name says, or those of its type."""
    return int(code.split("(")[1][:-1]) if "(" in code else POINTS.get(code, 0)


def value(leaf: str) -> int:
    return int(leaf[1:])


def parts(code: str) -> list[str]:
    """Take a find apart; a minus may stand in parentheses."""
    return code.replace("(-", "(~").replace("-", " ").replace("(~", "(-").split()


def held_by(code: str) -> list[str]:
    """Name the types of what is associated to an animal."""
    return [kind(part) for part in parts(code)[1:]]


def join(animal: str, thing: str) -> str:
    """Associate an object to an animal: bone or food first, cage or trap last."""
    cards = [*parts(animal), thing]
    return "-".join([cards[0], *sorted(cards[1:], key=lambda part: kind(part) in ("cage", "trap"))])


def winner_of(trick: list[tuple[int, str]], up: bool, tramples: dict[tuple[str, int], int]) -> int:
    """Find who wins a trick, given in the order of play."""
    laid = [leaf for _, leaf in trick]
    contest = []
    for seat, leaf in trick:
        rank = ("p" if leaf[0] == "p" else "o", value(leaf))
        if f"{leaf[0]}{tramples.get(rank)}" not in laid:
            contest.append((seat, leaf))
    pink = [(seat, leaf) for seat, leaf in contest if leaf[0] == "p"]
    fit = pink or [(seat, leaf) for seat, leaf in contest if leaf[0] == laid[0][0]]
    pick = max if up else min
    return pick(fit, key=lambda entry: value(entry[1]))[0]


class Slow:
    """A table of Tricky Badger in lists of words."""

    def __init__(self, position: dict[str, Any], tricks: int = 9, rounds: int = 5) -> None:
        position = deepcopy(position)
        self.tricks = tricks
        self.rounds = rounds
        self.tramples = TRAMPLES
        self.seats = len(position["hands"])
        self.hands: list[list[str]] = position["hands"]
        self.voids: list[list[str]] = position["voids"]
        self.played: list[str] = position["played"]
        self.deck: list[str] = [card for card in position["deck"] if card != "-"]
        self.prizes: list[str] = position["prizes"][0]
        self.prize: str = position["prize"]
        self.laid: list[str] = position["table"]
        self.collections: list[list[str]] = position["collections"]
        self.discards: list[str] = position["discards"][0]
        self.arriving: str = position["arriving"]
        self.round: int = position["round"]
        self.first: int = position["first"]
        self.trick: int = position["trick"]
        self.phase: int = position["phase"]
        self.turn: int = position["turn"]
        self.winner: int = position["winner"]
        self.next_hands: list[list[str]] | None = None  # of the round to come, if they are known

    def position(self) -> dict[str, Any]:
        """Return the state as a position, in no particular order."""
        return {
            "round": self.round,
            "first": self.first,
            "hands": [sorted(hand) for hand in self.hands],
            "voids": [sorted(void) for void in self.voids],
            "played": sorted(self.played),
            "deck": self.deck,
            "prizes": sorted(self.prizes),
            "trick": self.trick,
            "phase": self.phase,
            "turn": self.turn,
            "prize": self.prize,
            "table": self.laid,
            "winner": self.winner,
            "arriving": self.arriving,
            "collections": [sorted(held) for held in self.collections],
            "discards": sorted(self.discards),
        }

    # What may be done

    def legal(self) -> set[str]:
        if self.phase == OVER:
            return set()
        if self.phase == PICKING:
            return {f"prize {prize}" for prize in self.prizes}
        if self.phase == PLAYING:
            led = self.laid[self.first][0]
            hand = self.hands[self.turn]
            return {f"play {leaf}" for leaf in [leaf for leaf in hand if leaf[0] == led] or hand}
        if self.phase == KEEPING:
            return {"keep", "discard"}
        if self.phase == GIVING:
            return {f"give {mate}" for mate in self.mates()}
        return self.targets()

    def targets(self) -> set[str]:
        found = set()
        for seat, held in enumerate(self.collections):
            for code in held:
                mine = seat == self.winner
                if (
                    (self.phase == AIMING and (kind(code) in FOOD or (kind(code) in ("bone", "twig") and not mine)))
                    or (self.phase == CAGING and kind(code) == "badger" and "cage" not in held_by(code))
                    or (self.phase == TRAPPING and kind(code) in HAMSTERS and "trap" not in held_by(code))
                ):
                    if mine and self.phase != AIMING:
                        found.add(f"protect {code}")
                    else:
                        found.add(f"{'eat' if kind(code) in FOOD else 'steal'} {seat + 1} {code}")
        return found

    def mates(self) -> set[str]:
        """Name what could be associated with what arrives."""
        arrives = kind(self.arriving)
        busy = [part for part in held_by(self.arriving) if part not in ("cage", "trap")]
        found = set()
        for code in self.collections[self.winner]:
            free = not [part for part in held_by(code) if part not in ("cage", "trap")]
            other = kind(code)
            if (
                (arrives in FOOD and other in HAMSTERS and free)
                or (arrives == "bone" and other == "badger" and free)
                or (arrives in HAMSTERS and other in FOOD and not busy)
                or (arrives == "badger" and other == "bone" and not busy)
            ):
                found.add(code)
        return found

    # Doing it

    def do(self, text: str) -> bool:
        """Make a move, and carry out what leaves no choice; return whether new hands are needed."""
        before = self.round
        self.make(text)
        while self.phase not in (PLAYING, OVER) and len(self.legal()) == 1:
            self.make(min(self.legal()))
        return self.round != before

    def make(self, text: str) -> None:
        verb, *words = text.split()
        if verb == "prize":
            self.prizes.remove(words[0])
            self.prize = words[0]
            self.phase = PLAYING
        elif verb == "play":
            self.play(words[0])
        elif verb == "give":
            self.associate(words[0])
        elif verb in ("keep", "discard"):
            self.discards.append("magpie")
            self.prize = "-"
            if verb == "keep":
                self.arrive(self.arriving)
            else:
                self.discards.append(self.arriving)
                self.arriving = "-"
                self.end_trick()
        elif verb == "protect":
            self.aim(self.winner, words[0])
        else:
            self.aim(int(words[0]) - 1, words[1])

    def play(self, leaf: str) -> None:
        seat = self.turn
        self.hands[seat].remove(leaf)
        self.played.append(leaf)
        self.laid[seat] = leaf
        led = COLOURS[self.laid[self.first][0]]
        if COLOURS[leaf[0]] != led and led not in self.voids[seat]:
            self.voids[seat].append(led)
        self.turn = (seat + 1) % self.seats
        if self.turn != self.first:
            return
        order = [(self.first + step) % self.seats for step in range(self.seats)]
        trick = [(seat, self.laid[seat]) for seat in order]
        self.winner = winner_of(trick, self.prize.endswith("-up"), self.tramples)
        self.turn = self.winner
        effects = {"magpie": AIMING, "cage": CAGING, "trap": TRAPPING}
        card = self.prize.rsplit("-", 1)[0]
        if kind(card) not in effects:
            self.prize = "-"
            self.arrive(card)
            return
        self.phase = effects[kind(card)]
        if not self.targets():
            self.discards.append(card)
            self.end_trick()

    def aim(self, owner: int, code: str) -> None:
        self.collections[owner].remove(code)
        card = self.prize.rsplit("-", 1)[0]
        if self.phase == AIMING:
            if kind(code) in FOOD:
                self.discards += [code, card]
                self.end_trick()
            else:
                self.arriving = code
                self.phase = KEEPING
            return
        self.prize = "-"
        shut = join(code, card)
        if owner == self.winner:
            self.collections[owner].append(shut)
            self.end_trick()
        else:
            self.arrive(shut)

    def arrive(self, code: str) -> None:
        self.arriving = code
        if self.mates():
            self.phase = GIVING  # chosen at once if there is but one
            return
        self.collections[self.winner].append(code)
        self.settle()

    def associate(self, mate: str) -> None:
        animal, thing = (self.arriving, mate) if kind(mate) in (*FOOD, "bone") else (mate, self.arriving)
        self.collections[self.winner].remove(mate)
        self.collections[self.winner].append(join(animal, thing))
        self.settle()

    def settle(self) -> None:
        self.arriving = "-"
        held = self.collections[self.winner]
        hungry = any(kind(code) == "badger" and "bone" not in held_by(code) for code in held)
        quarrel = sum(kind(code) == "male" for code in held) > 1
        nibbled = any(kind(code) == "weevil" for code in held)
        for code in held[:]:
            if (kind(code) in HAMSTERS and (hungry or quarrel)) or (kind(code) == "wheat" and nibbled):
                held.remove(code)
                self.discards += parts(code)
        self.end_trick()

    def end_trick(self) -> None:
        self.winner = -1
        self.prize = "-"
        self.laid = ["-"] * self.seats
        self.first = (self.first + 1) % self.seats
        self.turn = self.first
        self.phase = PICKING
        self.trick += 1
        if self.trick < self.tricks:
            return
        self.discards.append(self.prizes.pop().rsplit("-", 1)[0])
        assert not self.prizes
        if self.round + 1 == self.rounds:
            self.phase = OVER
            self.turn = -1
            return
        self.round += 1
        self.trick = 0
        self.played = []
        self.voids = [[] for _ in range(self.seats)]
        self.prizes, self.deck = self.deck[: self.tricks + 1], self.deck[self.tricks + 1 :]
        if self.next_hands is not None:
            self.hands = deepcopy(self.next_hands)

    # Looking back and ahead

    def scores(self) -> list[int]:
        return [score(held) for held in self.collections]

    def nodes(self, depth: int, known: dict[tuple[int, str], int] | None = None) -> int:
        """Count the sequences of so many moves; from a position met before it is known."""
        if depth == 0:
            return 1
        known = {} if known is None else known
        key = (depth, str(self.position()))
        if key not in known:
            nodes = 0
            for text in self.legal():
                then = deepcopy(self)
                then.do(text)
                nodes += then.nodes(depth - 1, known)
            known[key] = nodes
        return known[key]


def score(held: list[str]) -> int:
    """Count a collection."""
    twigs = [code for code in held if kind(code) == "twig"]
    total = sum(points(part) for code in held for part in parts(code) if kind(code) != "twig")
    total += 2 * len(twigs) if len(twigs) >= 5 else sum(points(code) for code in twigs)
    total += sum(1 for code in held if kind(code) in HAMSTERS and set(held_by(code)) & set(FOOD))
    return total + (1 if {"male", "female"} <= {kind(code) for code in held} else 0)
