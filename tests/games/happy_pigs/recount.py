"""The dollars of Happy Pigs counted again, from the journal and the sheet alone."""

import tomllib
from typing import Any

import ludotheque as lt

SIZES = ["baby", "small", "medium", "big"]
ITEMS = ["vaccine", "supplement", "amulet"]
ACTIONS = ["feed", "mate", "buy", "sell"]


class Ledger:
    """Every farm as the journal tells it."""

    def __init__(self, match: lt.Match) -> None:
        self.sheet: dict[str, Any] = tomllib.loads(
            match.game.text("sheet.toml") if match.sheet is None else match.sheet
        )
        self.codes = match.rules.pieces()["card"]
        self.seats = match.seats
        self.money = [self.sheet["start"]["dollars"]] * self.seats
        self.land = [1] * self.seats
        self.pigs = [[0] * 8 for _ in range(self.seats)]  # by size, then by size vaccinated
        self.shares: dict[int, int] = {}
        self.done = [0] * self.seats
        self.chosen: list[tuple[int, int]] = []  # seat and action, in turn order
        self.neutral = -1
        self.card: dict[str, Any] = {}

    def price(self, name: str, group: str) -> int:
        listed = {row["name"]: row["price"] for row in self.sheet["pig"] + self.sheet["item"]}
        return self.reduced(listed[name], name, group)

    def reduced(self, price: int, name: str, group: str) -> int:
        if self.card.get("goods") in (name, group):
            price = 0 if self.card["effect"] == "free" else price - self.card["dollars"]
        return max(0, price)

    def owned(self, seat: int, size: int) -> int:
        return self.pigs[seat][size] + self.pigs[seat][size + 4]

    def sale(self, size: int) -> int:
        markup = self.card["dollars"] if self.card["effect"] == "markup" and self.card["pig"] == SIZES[size] else 0
        return int(self.sheet["pig"][size]["price"] + markup)

    def check_shares(self) -> None:
        """Deal out each limit once more."""
        for action, name in enumerate(ACTIONS):
            sharers = [seat for seat, chosen in self.chosen if chosen == action]
            if self.neutral == action:
                sharers.append(-1)
            dealt = dict.fromkeys(sharers, 0)
            for number in range(self.card[name] if sharers else 0):
                dealt[sharers[number % len(sharers)]] += 1
            for seat in sharers:
                assert seat < 0 or self.shares[seat] == dealt[seat]

    def pay(self, seat: int, dollars: int, told: int) -> None:
        """Move money as the rules say, which must be as much as the journal tells."""
        assert abs(dollars) == told
        self.money[seat] += dollars
        assert self.money[seat] >= 0

    def read(self, key: str, args: Any) -> None:
        """Follow one event."""
        seat, dollars = args.get("seat", -1), args.get("dollars", 0)
        if key == "round":
            self.card = next(card for card in self.sheet["card"] if card["name"] == self.codes[args["card"]])
            self.done, self.shares, self.chosen, self.neutral = [0] * self.seats, {}, [], -1
        elif key == "share":
            self.shares[seat] = args["count"]
            self.chosen.append((seat, args["action"]))
        elif key == "hinder":
            self.neutral = args["action"]
        elif key == "unused":
            self.check_shares()
            assert self.shares[seat] - self.done[seat] == args["count"]
            self.money[seat] += args["count"]
        elif key.startswith("buy-"):
            self.done[seat] += 1
            if key == "buy-field":
                land = self.sheet["land"]
                price = land["price"] + land["step"] * (self.land[seat] - 1)
                self.pay(seat, -self.reduced(price, "field", "fields"), dollars)
                self.land[seat] += 1
            elif key == "buy-item":
                self.pay(seat, -self.price(ITEMS[args["item"]], "items"), dollars)
            else:
                self.pay(seat, -self.price(SIZES[args["pig"]], "pigs"), dollars)
                self.pigs[seat][args["pig"]] += 1
        elif key == "sell":
            self.done[seat] += 1
            self.pigs[seat][args["pig"]] -= 1
            self.pay(seat, self.sale(args["pig"] % 4), dollars)
        elif key in ("feed", "feed-supplement", "grow"):
            self.done[seat] += key != "grow"
            self.pigs[seat][args["pig"]] -= 1
            self.pigs[seat][args["pig_grown"]] += 1
        elif key in ("mate", "mate-amulet"):
            self.done[seat] += 1
            self.pigs[seat][int(key == "mate-amulet")] += 1
        elif key == "love":
            self.pigs[seat][0] += args["count"]
        elif key in ("vaccinate", "save"):
            size, count = args.get("pig", args.get("size")), args.get("count", 1)
            self.pigs[seat][size] -= count
            self.pigs[seat][size + 4] += count
        elif key == "lose":
            assert self.pigs[seat][args["size"]] == args["count"]
            self.pigs[seat][args["size"]] = 0
        elif key == "tax":
            self.pay(seat, -min(self.money[seat], self.card["dollars"] * self.land[seat]), dollars)
        elif key == "income":
            size = SIZES.index(self.card["pig"]) if self.card["effect"] == "income" else -1
            self.pay(seat, self.card["dollars"] * (self.owned(seat, size) if size >= 0 else 1), dollars)
        elif key == "prize":
            self.pay(seat, self.card["dollars"], dollars)
        assert seat < 0 or min(self.pigs[seat]) >= 0


def recount(match: lt.Match) -> list[int]:
    """Follow the journal to the end, and sell what is left at the printed prices."""
    ledger = Ledger(match)
    for event in match.journal:
        ledger.read(event.key, event.args)
    prices = [row["price"] for row in ledger.sheet["pig"]]
    lost = [sum(farm[:4]) for farm in ledger.pigs]
    assert lost == [0] * match.seats  # what is not vaccinated does not see the end of winter
    sold = [sum(ledger.owned(seat, size) * prices[size] for size in range(4)) for seat in range(match.seats)]
    return [ledger.money[seat] + sold[seat] for seat in range(match.seats)]
