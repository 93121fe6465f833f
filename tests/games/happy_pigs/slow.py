"""Happy Pigs once more, slowly and from the rulebook alone: names and dictionaries, no tables.

It shares nothing with the game but the words of positions and choices and the text of the sheet, and is played
beside it in lockstep. It does not shuffle: it takes over the year that was dealt.
"""

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from itertools import product
from typing import Any

from tests.games.happy_pigs.packer import fits

SIZES = ["baby", "small", "medium", "big"]
PIGS = [*SIZES, *[f"{size}-v" for size in SIZES]]
ITEMS = ["vaccine", "supplement", "amulet"]
GOODS = [*SIZES, *ITEMS, "field"]
ACTIONS = ["feed", "mate", "buy", "sell"]
PHASES = ["prepare", "choose", "act", "effect", "save", "over"]


def size_of(pig: str) -> str:
    return pig.removesuffix("-v")


def bigger(pig: str, steps: int) -> str:
    """Name a pig after it has grown."""
    return PIGS[PIGS.index(pig) + steps]


def counted(names: list[str], pieces: list[str]) -> dict[str, int]:
    return {name: pieces.count(name) for name in names}


def listed(names: list[str], counts: dict[str, int]) -> list[str]:
    return [name for name in names for _ in range(counts[name])]


class Box:
    """What the sheet says."""

    def __init__(self, text: str) -> None:
        told = tomllib.loads(text)
        self.dollars = told["start"]["dollars"]
        self.purchases = told["start"]["purchases"]
        self.field_price, self.field_step = told["land"]["price"], told["land"]["step"]
        self.width, self.height = told["field"]["width"], told["field"]["height"]
        self.footprints = tuple((row["width"], row["height"]) for row in told["footprint"])
        self.prices = {row["name"]: row["price"] for row in told["pig"] + told["item"]}
        self.counts = {row["name"]: row["count"] for row in told["pig"] + told["item"]}
        self.counts["field"] = told["land"]["count"]
        self.cards = {row["name"]: row for row in told["card"]}
        self.seasons = [
            s for s in ("spring", "summer", "autumn", "winter") if any(c["season"] == s for c in told["card"])
        ]
        self.deck = len(told["card"]) // len(self.seasons)
        self.kept = self.deck - told["year"]["removed"]
        self.rounds = self.kept * len(self.seasons)


class Slow:
    """A table of Happy Pigs."""

    def __init__(self, told: Mapping[str, Any], seats: int, open_choice: bool, sheet: str) -> None:
        self.seats = seats
        self.open_choice = open_choice
        self.box = Box(sheet)
        self.supply: dict[str, int] = dict(zip(GOODS, told["supply"], strict=True))
        self.money: list[int] = list(told["money"])
        self.land: list[int] = list(told["land"])
        self.pigs = [counted(PIGS, herd) for herd in told["pigs"]]
        self.items = [counted(ITEMS, items) for items in told["items"]]
        self.year: list[str] = told["year"]
        self.first: int = told["first"]
        self.phase = PHASES[told["phase"]]
        self.turn: int = told["turn"]
        self.round: int = told["round"]
        self.actions: list[str] = list(told["actions"])
        self.holder: int = told["holder"]
        self.neutral: str = told["neutral"]
        self.shares: list[int] = list(told["shares"])
        self.used: int = told["used"]
        self.fed = counted(PIGS, told["fed"][0])
        picks: list[int] = told["picks"]
        self.picks = [{size: picks[4 * p + i] for i, size in enumerate(SIZES)} for p in range(seats)]
        self.ready: list[int] = list(told["ready"])

    def told(self) -> dict[str, Any]:
        """Return the state as a position does, but for the luck."""
        return {
            "supply": [self.supply[goods] for goods in GOODS],
            "money": self.money,
            "land": self.land,
            "pigs": [listed(PIGS, herd) for herd in self.pigs],
            "items": [listed(ITEMS, items) for items in self.items],
            "year": self.year,
            "first": self.first,
            "phase": PHASES.index(self.phase),
            "turn": self.turn,
            "round": self.round,
            "card": "-" if self.phase == "prepare" else self.card["name"],
            "actions": self.actions,
            "holder": self.holder,
            "neutral": self.neutral,
            "shares": self.shares,
            "used": self.used,
            "fed": [listed(PIGS, self.fed)],
            "picks": [picks[size] for picks in self.picks for size in SIZES],
            "ready": self.ready,
        }

    def copy(self) -> "Slow":
        other = Slow.__new__(Slow)
        other.__dict__ = {k: v if k in ("box", "year") else deepcopy(v) for k, v in self.__dict__.items()}
        return other

    @property
    def card(self) -> dict[str, Any]:
        season, number = divmod(self.round, self.box.kept)
        card: dict[str, Any] = self.box.cards[self.year[season * self.box.deck + number]]
        return card

    # Counting

    def owned(self, seat: int, size: str) -> int:
        return self.pigs[seat][size] + self.pigs[seat][f"{size}-v"]

    def herd(self, seat: int) -> int:
        return sum(self.pigs[seat].values())

    def room(self, seat: int, gone: str, come: list[str]) -> bool:
        """Return whether a farm has room once a pig (or none) has gone and others have come."""
        counts = {size: self.owned(seat, size) + come.count(size) - (size == gone) for size in SIZES}
        herd = (counts["baby"], counts["small"], counts["medium"], counts["big"])
        return fits(herd, self.land[seat], self.box.width, self.box.height, self.box.footprints)

    def price(self, seat: int, goods: str) -> int:
        """Return what goods cost this seat now."""
        if goods == "field":
            price = self.box.field_price + self.box.field_step * (self.land[seat] - 1)
        else:
            price = self.box.prices[goods]
        if self.phase == "prepare":
            return int(price)
        named = self.card.get("goods", "")
        group = "pigs" if goods in SIZES else "items" if goods in ITEMS else "fields"
        if named in (goods, group):
            price = 0 if self.card["effect"] == "free" else price - self.card["dollars"]
        return max(0, int(price))

    def sale(self, size: str) -> int:
        markup = self.card["dollars"] if self.card["effect"] == "markup" and self.card["pig"] == size else 0
        return int(self.box.prices[size] + markup)

    # What may be done

    def waiting(self) -> list[int]:
        everybody = range(self.seats)
        if self.phase == "over":
            return []
        if self.phase == "choose" and not self.open_choice:
            return [p for p in everybody if self.actions[p] == "-"]
        if self.phase == "save":
            return [p for p in everybody if not self.ready[p]]
        return [self.turn]

    def legal(self, seat: int) -> list[str]:
        """List the texts of all legal choices of a seat that is to act, in no particular order."""
        if self.phase == "choose":
            if seat == self.holder:
                return [f"choose {own} neutral-{other}" for own in ACTIONS for other in ACTIONS]
            return [f"choose {own}" for own in ACTIONS]
        if self.phase == "prepare":
            return [*self.purchases(seat), "stop"]
        if self.phase == "act":
            act = {"feed": self.meals, "mate": self.births, "buy": self.purchases, "sell": self.sales}
            return [*act[self.actions[seat]](seat), *self.vaccinations(seat), "stop"]
        if self.phase == "effect":
            return self.gifts(seat)
        return self.rescues(seat)

    def purchases(self, seat: int) -> list[str]:
        return [
            f"buy {goods}"
            for goods in GOODS
            if self.supply[goods]
            and self.price(seat, goods) <= self.money[seat]
            and (goods not in SIZES or self.room(seat, "", [goods]))
        ]

    def meals(self, seat: int) -> list[str]:
        found = []
        for pig in PIGS:
            if self.pigs[seat][pig] == self.fed[pig] or size_of(pig) == "big":
                continue
            if self.can_grow(seat, pig, 1):
                found.append(f"feed {pig}")
            if self.items[seat]["supplement"] and size_of(pig) != "medium" and self.can_grow(seat, pig, 2):
                found.append(f"feed {pig} supplement")
        return found

    def can_grow(self, seat: int, pig: str, steps: int) -> bool:
        grown = size_of(bigger(pig, steps))
        return self.supply[grown] > 0 and self.room(seat, size_of(pig), [grown])

    def births(self, seat: int) -> list[str]:
        if self.used >= self.owned(seat, "medium") + self.owned(seat, "big"):
            return []
        found = ["mate"] if self.supply["baby"] and self.room(seat, "", ["baby"]) else []
        if self.items[seat]["amulet"] and self.supply["small"] and self.room(seat, "", ["small"]):
            found.append("mate amulet")
        return found

    def sales(self, seat: int) -> list[str]:
        return [f"sell {pig}" for pig in PIGS if self.pigs[seat][pig]]

    def vaccinations(self, seat: int) -> list[str]:
        if not self.items[seat]["vaccine"]:
            return []
        unfed = [f"vaccinate {size}" for size in SIZES if self.pigs[seat][size] > self.fed[size]]
        return unfed + [f"vaccinate {size} fed" for size in SIZES if self.fed[size]]

    def gifts(self, seat: int) -> list[str]:
        found = ["decline"]
        effect = self.card["effect"]
        if effect == "grow":
            for pig in (self.card["pig"], f"{self.card['pig']}-v"):
                if self.pigs[seat][pig] and self.can_grow(seat, pig, 1):
                    found.append(f"grow {pig}")
        elif effect == "gift":
            found += ["take 1"] if self.supply[self.card["item"]] else []
        elif effect == "love":
            pairs = (self.owned(seat, "medium") + self.owned(seat, "big")) // 2
            for count in range(1, min(pairs, self.supply["baby"]) + 1):
                found += [f"take {count}"] if self.room(seat, "", ["baby"] * count) else []
        return found

    def rescues(self, seat: int) -> list[str]:
        found = []
        ranges = [range(self.pigs[seat][size] + 1) for size in reversed(SIZES)]
        for counts in product(*ranges):
            if sum(counts) <= self.items[seat]["vaccine"]:
                words = [f"{n}-{size}" for n, size in zip(counts, reversed(SIZES), strict=True) if n]
                found.append("save " + (" ".join(words) or "none"))
        return found

    # Doing it

    def do(self, seat: int, text: str) -> None:
        """Carry out a choice, and then all that leaves no choice."""
        kind, *words = text.split()
        if kind == "choose":
            self.choose(seat, words)
        elif kind == "save":
            self.picks[seat] = dict.fromkeys(SIZES, 0)
            for word in words if words != ["none"] else []:
                self.picks[seat][word.split("-")[1]] = int(word.split("-")[0])
            self.ready[seat] = 1
        elif kind == "stop":
            self.stop()
        elif self.phase == "effect":
            self.take(seat, kind, words)
            self.next_gift()
        else:
            self.act(seat, kind, words)
        self.go_on()

    def choose(self, seat: int, words: list[str]) -> None:
        self.actions[seat] = words[0]
        if len(words) == 2:
            self.neutral = words[1].removeprefix("neutral-")
        if self.open_choice:
            self.turn = (seat + 1) % self.seats

    def act(self, seat: int, kind: str, words: list[str]) -> None:
        farm, items = self.pigs[seat], self.items[seat]
        if kind == "vaccinate":
            size = words[0]
            farm[size] -= 1
            farm[f"{size}-v"] += 1
            items["vaccine"] -= 1
            self.supply["vaccine"] += 1
            if words[1:] == ["fed"]:
                self.fed[size] -= 1
                self.fed[f"{size}-v"] += 1
            return
        self.used += 1
        if kind == "buy":
            goods = words[0]
            self.money[seat] -= self.price(seat, goods)
            self.supply[goods] -= 1
            if goods in SIZES:
                farm[goods] += 1
            elif goods in ITEMS:
                items[goods] += 1
            else:
                self.land[seat] += 1
        elif kind == "sell":
            farm[words[0]] -= 1
            self.supply[size_of(words[0])] += 1
            self.money[seat] += self.sale(size_of(words[0]))
        elif kind == "mate":
            born = "small" if words else "baby"
            if words:
                items["amulet"] -= 1
                self.supply["amulet"] += 1
            farm[born] += 1
            self.supply[born] -= 1
        else:
            steps = len(words)
            if steps == 2:
                items["supplement"] -= 1
                self.supply["supplement"] += 1
            self.grow(seat, words[0], steps)
            self.fed[bigger(words[0], steps)] += 1

    def grow(self, seat: int, pig: str, steps: int) -> None:
        grown = bigger(pig, steps)
        self.pigs[seat][pig] -= 1
        self.pigs[seat][grown] += 1
        self.supply[size_of(pig)] += 1
        self.supply[size_of(grown)] -= 1

    def stop(self) -> None:
        """End the preparation or the share of the seat to act."""
        if self.phase == "act":
            self.money[self.turn] += self.shares[self.turn] - self.used
        self.used = 0
        self.fed = dict.fromkeys(PIGS, 0)
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.first:
            if self.phase == "prepare":
                self.begin_round()
            else:
                self.begin_effect()

    def take(self, seat: int, kind: str, words: list[str]) -> None:
        if kind == "grow":
            self.grow(seat, words[0], 1)
        elif kind == "take" and self.card["effect"] == "gift":
            self.items[seat][self.card["item"]] += 1
            self.supply[self.card["item"]] -= 1
        elif kind == "take":
            self.pigs[seat]["baby"] += int(words[0])
            self.supply["baby"] -= int(words[0])

    def next_gift(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.first:
            self.end_effect()

    def go_on(self) -> None:
        """Carry out all that leaves no choice."""
        while self.phase != "over":
            if self.phase == "choose":
                if "-" in self.actions:
                    self.turn = self.turn if self.open_choice else self.actions.index("-")
                    return
                self.reveal()
            elif self.phase == "save":
                if 0 in self.ready:
                    self.turn = self.ready.index(0)
                    return
                self.change_season()
            else:
                most = {"prepare": self.box.purchases, "act": self.shares[self.turn], "effect": 1}[self.phase]
                if self.used < most and len(self.legal(self.turn)) > 1:
                    return
                if self.phase == "effect":
                    self.next_gift()
                else:
                    self.stop()

    def begin_round(self) -> None:
        self.phase = "choose"
        self.actions = ["-"] * self.seats
        self.shares = [0] * self.seats
        self.neutral = "-"
        self.turn = self.first if self.open_choice else 0

    def reveal(self) -> None:
        """Deal each limit out, one by one, clockwise from the first player; a neutral tile in the way comes last."""
        order = [(self.first + step) % self.seats for step in range(self.seats)]
        for action in ACTIONS:
            sharers = [p for p in order if self.actions[p] == action]
            if self.in_the_way() and self.neutral == action:
                sharers.append(-1)
            for number in range(self.card[action] if sharers else 0):
                sharer = sharers[number % len(sharers)]
                if sharer >= 0:
                    self.shares[sharer] += 1
        self.phase = "act"
        self.turn = self.first

    def in_the_way(self) -> bool:
        return self.holder >= 0 and self.neutral == self.actions[1 - self.holder]

    def begin_effect(self) -> None:
        self.phase = "effect"
        effect, dollars = self.card["effect"], self.card.get("dollars", 0)
        if effect in ("grow", "gift", "love"):
            return
        everybody = range(self.seats)
        if effect == "income":
            for p in everybody:
                self.money[p] += dollars * self.owned(p, self.card["pig"])
        elif effect == "tax":
            for p in everybody:
                self.money[p] = max(0, self.money[p] - dollars * self.land[p])
        elif effect == "herd":
            for p in everybody:
                self.money[p] += dollars if self.herd(p) >= self.card["least"] else 0
        elif effect == "show":
            size = self.card["pig"]
            shown = [self.herd(p) if size == "any" else self.owned(p, size) for p in everybody]
            for p in everybody:
                self.money[p] += dollars if shown[p] == max(shown) > 0 else 0
        self.end_effect()

    def end_effect(self) -> None:
        if (self.round + 1) % self.box.kept:
            self.end_round()
            return
        self.phase = "save"
        self.ready = [int(not (self.items[p]["vaccine"] and self.plain(p))) for p in range(self.seats)]

    def plain(self, seat: int) -> int:
        return sum(self.pigs[seat][size] for size in SIZES)

    def change_season(self) -> None:
        for p in range(self.seats):
            for size in SIZES:
                saved, plain = self.picks[p][size], self.pigs[p][size]
                self.items[p]["vaccine"] -= saved
                self.supply["vaccine"] += saved
                self.pigs[p][f"{size}-v"] += saved
                self.pigs[p][size] = 0
                self.supply[size] += plain - saved
        self.picks = [dict.fromkeys(SIZES, 0) for _ in range(self.seats)]
        self.ready = [0] * self.seats
        if self.round + 1 == self.box.rounds:
            self.phase = "over"
            self.turn = -1
        else:
            self.end_round()

    def end_round(self) -> None:
        if self.in_the_way():
            self.holder = 1 - self.holder
        self.first = (self.first + 1) % self.seats
        self.round += 1
        self.begin_round()

    def nodes(self, depth: int) -> int:
        """Count the sequences of so many choices, the lowest seat choosing first."""
        if depth == 0:
            return 1
        if self.phase == "over":
            return 0
        seat = self.waiting()[0]
        legal = self.legal(seat)
        if depth == 1:
            return len(legal)
        total = 0
        for text in legal:
            then = self.copy()
            then.do(seat, text)
            total += then.nodes(depth - 1)
        return total

    # The end

    def scores(self) -> list[int]:
        sold = [sum(self.owned(p, size) * self.box.prices[size] for size in SIZES) for p in range(self.seats)]
        return [self.money[p] + sold[p] * (self.phase == "over") for p in range(self.seats)]

    def ranking(self) -> list[int]:
        """Rank by money; among those tied for the first place, items and fields count too."""
        scores = self.scores()
        keys = []
        for p in range(self.seats):
            goods = 0
            if scores[p] == max(scores):
                goods = sum(self.items[p][item] * self.box.prices[item] for item in ITEMS)
                goods += sum(self.box.field_price + self.box.field_step * n for n in range(self.land[p] - 1))
            keys.append((scores[p], goods))
        return [1 + sum(other > mine for other in keys) for mine in keys]
