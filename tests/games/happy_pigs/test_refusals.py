"""Refusals: the first rule that a move breaks, in the order of the rulebook, however the move was said."""

import random

import pytest

import ludotheque as lt
from ludotheque.cli import entry
from ludotheque.text.rulebook import rulebook
from ludotheque.text.words import Words
from tests.games.happy_pigs.packer import fits
from tests.games.happy_pigs.slow import ACTIONS, GOODS, ITEMS, PIGS, SIZES, bigger, counted, size_of
from tests.games.happy_pigs.tables import GAME, choose, sheet, table
from tests.games.tables import play, refusal, state
from tests.games.views import view_of

FOOTPRINTS = ((2, 2), (3, 2), (3, 3), (4, 3))
BOOK = list(rulebook("happy_pigs", "en").rules())
FARM = "$9 3 fields 1 baby 1 medium 1 big-v 1 small-v 2 supplement 1 vaccine"


@pytest.mark.parametrize(
    ("action", "text", "rule"),
    [
        ("feed", "feed big", "pigs.feed.grow"),
        ("feed", "feed big-v supplement", "pigs.feed.grow"),
        ("feed", "feed baby medium", "pigs.feed.grow"),
        ("feed", "feed medium supplement", "pigs.feed.supplement"),
        ("feed", "feed baby supplement supplement", "pigs.feed.supplement"),
        ("feed", "feed baby amulet", "pigs.mate.amulet"),
        ("feed", "feed goat", "table.owner"),
        ("feed", "mate medium", "pigs.phase4.order"),
        ("feed", "mate goat", "pigs.phase4.order"),
        ("feed", "sell baby baby", "pigs.phase4.order"),
        ("mate", "mate medium", "pigs.moves.alike"),
        ("mate", "mate small", "pigs.mate.birth"),
        ("mate", "mate amulet amulet", "pigs.mate.amulet"),
        ("mate", "mate supplement", "pigs.feed.supplement"),
        ("mate", "mate goat", "table.owner"),
        ("mate", "feed big", "pigs.phase4.order"),
        ("buy", "buy vaccine amulet", "pigs.buy.one"),
        ("buy", "buy 2 vaccine", "pigs.buy.one"),
        ("buy", "buy big big", "pigs.money"),
        ("buy", "buy goat", "table.owner"),
        ("buy", "buy baby-v", "table.owner"),
        ("sell", "sell baby medium", "pigs.sell.one"),
        ("sell", "sell vaccine", "pigs.sell.one"),
        ("sell", "sell goat", "table.owner"),
        ("feed", "vaccinate small-v", "pigs.vaccine.use"),
        ("feed", "vaccinate baby fed", "pigs.vaccine.use"),
        ("feed", "vaccinate goat", "table.owner"),
        ("feed", "discard baby", "pigs.field.keep"),
        ("feed", "discard vaccine", "table.owner"),
        ("feed", "choose nothing", "table.step"),
        ("feed", "choose", "table.step"),
        ("feed", "save 30-baby", "table.step"),
        ("feed", "take 99", "table.step"),
        ("feed", "grow big", "table.step"),
        ("feed", "", "table.owner"),
        ("feed", "dance", "table.owner"),
    ],
)
def test_texts_that_name_no_move_while_acting(action: str, text: str, rule: str) -> None:
    match = table([FARM, ""], actions=f"{action} sell mate")
    assert refusal(match, 0, text) == rule


@pytest.mark.rule("pigs.phase2.secret")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("choose nothing", "pigs.phase2.secret"),
        ("choose", "pigs.phase2.secret"),
        ("choose feed neutral-goat", "pigs.two.neutral"),
        ("feed big", "table.step"),
        ("mate medium", "table.step"),
        ("buy goat", "table.step"),
        ("discard baby", "pigs.field.keep"),
        ("vaccinate small-v", "pigs.vaccine.use"),
        ("dance", "table.owner"),
    ],
)
def test_texts_that_name_no_move_while_choosing(text: str, rule: str) -> None:
    assert refusal(table([FARM, ""]), 0, text) == rule


@pytest.mark.rule("pigs.setup.purchases")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("feed big", "pigs.setup.purchases"),
        ("mate medium", "pigs.setup.purchases"),
        ("vaccinate small-v", "pigs.setup.purchases"),
        ("choose nothing", "table.step"),
        ("buy field field", "pigs.buy.one"),
    ],
)
def test_texts_that_name_no_move_before_the_year(text: str, rule: str) -> None:
    assert refusal(GAME.match(2, 1, first=0), 0, text) == rule


@pytest.mark.parametrize(
    ("card", "text", "rule"),
    [
        ("season-of-love", "take 99", "pigs.setup.supply"),
        ("season-of-love", "take 0", "table.owner"),
        ("season-of-love", "take 1 amulet", "pigs.effect.growth"),
        ("season-of-love", "grow medium supplement", "table.step"),
        ("acorn-fall", "grow small supplement", "pigs.effect.growth"),
        ("acorn-fall", "grow goat", "table.owner"),
        ("acorn-fall", "take 99", "table.step"),
        ("acorn-fall", "feed big", "table.step"),
    ],
)
def test_texts_that_name_no_move_while_the_season_gives(card: str, text: str, rule: str) -> None:
    match = table(["3 fields 2 medium 2 small", "", ""], card=card, actions="sell sell sell")
    play(match, "stop")
    assert state(match)["phase"] == 3
    assert refusal(match, 0, text) == rule


def test_another_players_turn_comes_before_everything() -> None:
    match = table([FARM, FARM], actions="feed sell mate")
    for text in ("feed big", "sell baby baby", "discard baby", "dance", "choose feed", "buy field"):
        assert refusal(match, 1, text) == "table.turn"


@pytest.mark.rule("pigs.love.count")
def test_no_room_comes_before_pairs() -> None:
    """Two babies are due and one fits: a third is neither due nor fits, and room stands first in the rulebook."""
    match = table(["2 fields 3 baby 4 big", ""], card="season-of-love", actions="feed feed sell")
    play(match, "stop")
    assert refusal(match, 0, "take 3") == "pigs.field.full"
    one = sheet(('name = "supplement"\ncount = 25', 'name = "supplement"\ncount = 1'))
    match = table(["", "", ""], card="long-days", actions="feed feed feed", sheet_text=one)
    assert refusal(match, 0, "take 2") == "pigs.setup.supply"


def broken(match: lt.Match, seat: int, text: str) -> set[str]:
    """Find all rules that an action of the preparatory turn or of phase 4 breaks, from the rulebook alone."""
    s = state(match)
    pigs = counted(PIGS, s["pigs"][seat])
    has = counted(ITEMS, s["items"][seat])
    sizes = {size: pigs[size] + pigs[f"{size}-v"] for size in SIZES}
    kind, *words = text.split()
    rules: set[str] = set()
    gained = ""
    if kind == "buy":
        gained = words[0]
        stalls = {stall.code: stall.price for stall in view_of(match, seat).market}
        if stalls[gained] > s["money"][seat]:
            rules.add("pigs.money")
    elif kind == "feed" and pigs[words[0]] and ("supplement" not in words or has["supplement"]):
        gained = size_of(bigger(words[0], len(words)))
        sizes[size_of(words[0])] -= 1
        fed = counted(PIGS, s["fed"][0])[words[0]] if s["phase"] == 2 else 0
        if fed == pigs[words[0]]:
            rules.add("pigs.feed.grow")
    elif kind == "mate":
        if not words or has["amulet"]:
            gained = "small" if words else "baby"
        if s["used"] >= sizes["medium"] + sizes["big"]:
            rules.add("pigs.mate.birth")
    if gained and not s["supply"][GOODS.index(gained)]:
        rules.add("pigs.setup.supply")
    if gained in SIZES:
        sizes[gained] += 1
        herd = (sizes["baby"], sizes["small"], sizes["medium"], sizes["big"])
        if not fits(herd, s["land"][seat], 8, 4, FOOTPRINTS):
            rules.add("pigs.field.full")
    if s["phase"] == 0:
        rules |= {"pigs.setup.purchases"} if kind != "buy" else set()
    elif kind != s["actions"][seat]:
        rules.add("pigs.phase4.order")
    return rules


def test_the_first_rule_in_the_order_of_the_rulebook() -> None:
    """Try all actions at every moment of a few scarce years."""
    few = sheet(("count = (50|48|25)", "count = 4"), ("dollars = 45", "dollars = 30"))
    met: set[str] = set()
    for seed in range(3):
        match = GAME.match(2, seed, few)
        rng = random.Random(seed)
        moves = [move for move in range(112) if match.rules.choice(move).text.split()[0] in ACTIONS]
        assert len(moves) == 28
        while not match.over:
            seat = match.waiting[0]
            if state(match)["phase"] in (0, 2):
                legal = match.rules.legal_moves(match.state, seat)
                for move in set(moves) - set(legal):
                    text = match.rules.choice(move).text
                    named = match.rules.why_not(match.state, seat, move)
                    assert named == match.rules.why_not_text(match.state, seat, text)
                    rules = broken(match, seat, text)
                    assert named == min(rules, key=BOOK.index, default="table.owner"), (text, rules)
                    met.add(named)
            match.play(seat, rng.choice(match.legal(seat)))
    assert met == {
        *("pigs.setup.supply", "pigs.money", "pigs.setup.purchases", "pigs.field.full"),
        *("pigs.phase4.order", "pigs.feed.grow", "pigs.mate.birth", "table.owner"),
    }


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_typed_words_are_refused_like_moves(lang: str) -> None:
    """Whatever way a move is said, the same rule stands against it."""
    words = Words("happy_pigs", lang)
    match = table([FARM, ""])
    choose(match, "mate sell feed")
    said = {
        "en": ["Feed a medium pig", "Sell a baby", "Breed a medium pig"],
        "fr": ["Nourrir un cochon moyen", "Vendre un bébé", "Reproduire un cochon moyen"],
    }
    expected = ["pigs.phase4.order", "pigs.phase4.order", "pigs.moves.alike"]
    for text, rule in zip(said[lang], expected, strict=True):
        meant = entry.move_of(text, match, 0, False, words)
        named = match.rules.why_not(match.state, 0, meant.move) if meant.move >= 0 else meant.rule
        assert named == rule, text
