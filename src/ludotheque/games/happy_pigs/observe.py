"""What a seat sees of Happy Pigs, built up from nothing."""

from functools import lru_cache

from msgspec.structs import replace

from ludotheque.games.happy_pigs import effects
from ludotheque.games.happy_pigs.box import Box
from ludotheque.games.happy_pigs.choices import SEASON_CODES
from ludotheque.games.happy_pigs.legal import gift, owned, prices_row
from ludotheque.games.happy_pigs.moves import (
    ACTION_CODES,
    GOODS,
    GOODS_CODES,
    ITEM_CODES,
    ITEMS,
    PIGS,
    SIZE_CODES,
    SIZES,
    VACCINATED,
    VACCINE,
)
from ludotheque.games.happy_pigs.redeal import shown_cards
from ludotheque.games.happy_pigs.rules import PigsRules
from ludotheque.games.happy_pigs.scoring import final_sale
from ludotheque.games.happy_pigs.shares import hinders
from ludotheque.games.happy_pigs.state import ACTING, CHOOSING, GIVING, OVER, PREPARING, SAVING, PigsState
from ludotheque.games.happy_pigs.view import Pig, PigsPlayer, PigsView, SeasonCard, Stall
from ludotheque.view import Prompt

PHASES = ["prepare", "choose", "act", "effect", "save", "over"]


def arrangement(rules: PigsRules, s: PigsState, seat: int) -> list[Pig]:
    """Place a player's pigs on the fields: the same pigs stand in the same places from view to view."""
    herd = (int(owned(s, seat, 0)), int(owned(s, seat, 1)), int(owned(s, seat, 2)), int(owned(s, seat, 3)))
    feeding = s.phase == ACTING and s.turn == seat
    marks: list[list[tuple[bool, bool]]] = []  # by size: vaccinated and fed, vaccinated pigs first
    for size in range(SIZES):
        marks.append([])
        for vaccinated in (True, False):
            kind = size + VACCINATED if vaccinated else size
            fed = int(s.fed[kind]) if feeding else 0
            marks[size] += [(vaccinated, True)] * fed
            marks[size] += [(vaccinated, False)] * (int(s.pigs[seat * PIGS + kind]) - fed)
    pigs: list[Pig] = []
    for field, (size, x, y, rotated) in rules.box.fields.arrangement(int(s.land[seat]), herd):
        vaccinated, was_fed = marks[size].pop(0)
        pigs.append(Pig(SIZE_CODES[size], vaccinated, was_fed, field, x, y, rotated))
    return pigs


@lru_cache(maxsize=64)
def season_cards(box: Box) -> list[SeasonCard]:
    """List what is printed on the cards of a box; it never changes, so it is made once."""
    return [season_card(box, card) for card in range(box.cards)]


def season_card(box: Box, card: int) -> SeasonCard:
    effect = int(box.effect[card])
    about = int(box.about[card])
    key = effects.EFFECTS[effect]
    args: dict[str, int | list[int]] = {}
    if effect == effects.SHOW and about == effects.ANY:
        key = "show-all"
    elif effect in (effects.GROW, effects.INCOME, effects.SHOW, effects.MARKUP):
        args["size"] = about
    elif effect == effects.GIFT:
        args["item"] = about
    elif effect in (effects.FREE, effects.DISCOUNT):
        args["goods"] = about
    if box.amount[card]:
        args["dollars"] = int(box.amount[card])
    if box.at_least[card]:
        args["least"] = int(box.at_least[card])
    limits = {code: int(box.limits[card * 4 + action]) for action, code in enumerate(ACTION_CODES)}
    season = SEASON_CODES[box.season_numbers[card // box.deck]]
    return SeasonCard(box.card_codes[card], season, limits, key, args)


def market(rules: PigsRules, s: PigsState, seat: int | None) -> list[Stall]:
    """List what the market has; the price of the next field is the seat's own (pigs.price.fields)."""
    row = prices_row(rules.box, s)
    land = 1 if seat is None else int(s.land[seat])
    return [
        Stall(
            GOODS_CODES[goods],
            int(s.supply[goods]),
            int(rules.box.price(row, goods, land)),
            int(rules.box.selling[row * SIZES + goods]) if goods < SIZES else 0,
        )
        for goods in range(GOODS)
    ]


def removed(rules: PigsRules, s: PigsState) -> list[str]:
    """Name the cards that follow by elimination: those of a season that has shown all its others (pigs.info.hidden)."""
    box = rules.box
    full = int(shown_cards(box, s, rules.forecast) // box.kept)
    places = [season * box.deck + place for season in range(full) for place in range(box.kept, box.deck)]
    return [box.card_codes[s.year[place]] for place in places]


def public(rules: PigsRules, s: PigsState) -> PigsView:
    """Return what everyone sees (pigs.info.public); whatever was revealed stays in view (pigs.info.memory)."""
    box = rules.box
    cards = season_cards(box)
    over = s.phase == OVER
    secret = s.phase == CHOOSING and not rules.open_choice
    revealed = s.phase not in (PREPARING, CHOOSING)
    shown = int(shown_cards(box, s, rules.forecast))
    faces = [int(s.year[r // box.kept * box.deck + r % box.kept]) for r in range(shown)]
    sales = [int(final_sale(box, s, p)) for p in range(rules.seats)]
    most = int(box.purchases) if s.phase == PREPARING else int(s.shares[s.turn]) if s.phase == ACTING else 0
    return PigsView(
        seat=None,
        waiting=rules.waiting(s),
        over=over,
        scores=rules.scores(s),
        ranking=rules.ranking(s) if over else [],
        breakdown=[{"money": int(s.money[p]), "pigs": sales[p]} for p in range(rules.seats)] if over else [],
        tie=tie(rules, s) if over else "",
        prompt=prompt(rules, s, None),
        players=[
            PigsPlayer(
                money=int(s.money[p]),
                fields=int(s.land[p]),
                pigs=arrangement(rules, s, p),
                items={code: int(s.items[p * ITEMS + item]) for item, code in enumerate(ITEM_CODES)},
                chosen=bool(s.ready[p]) if s.phase == SAVING else bool(s.phase == CHOOSING and s.actions[p] >= 0),
                action="" if secret else tile(s.actions[p]),
                share=int(s.shares[p]),
                first=bool(p == s.first),
                neutral=bool(p == s.holder),
            )
            for p in range(rules.seats)
        ],
        phase=PHASES[s.phase],
        round=0 if s.phase == PREPARING else int(s.round) + 1,
        rounds=int(box.rounds),
        season=SEASON_CODES[box.season_numbers[s.round // box.kept]],
        card=cards[s.card] if s.card >= 0 else None,
        forecast=cards[faces[s.round + 1]] if len(faces) > s.round + 1 else None,
        past=[box.card_codes[card] for card in faces[: s.round]],
        removed=removed(rules, s),
        cards=cards,
        market=market(rules, s, None),
        width=box.width,
        height=box.height,
        footprints={code: list(box.footprints[size]) for size, code in enumerate(SIZE_CODES)},
        mine="",
        mine_neutral="",
        picks=dict.fromkeys(SIZE_CODES, 0),
        neutral="" if secret else tile(s.neutral),
        hinders=revealed and hinders(s),
        used=int(s.used),
        left=most - int(s.used),
    )


def seated(rules: PigsRules, s: PigsState, seat: int, shown: PigsView) -> PigsView:
    """Add to what everyone sees what a seat alone knows."""
    secret = s.phase == CHOOSING and not rules.open_choice
    return replace(
        shown,
        seat=seat,
        prompt=prompt(rules, s, seat),
        market=market(rules, s, seat),
        mine=tile(s.actions[seat]) if secret else "",
        mine_neutral=tile(s.neutral) if secret and seat == s.holder else "",
        picks={code: int(s.picks[seat * SIZES + size]) for size, code in enumerate(SIZE_CODES)},
    )


def tile(action: int) -> str:
    """Name an action; nothing if there is none yet."""
    return ACTION_CODES[action] if action >= 0 else ""


def tie(rules: PigsRules, s: PigsState) -> str:
    """Name what broke a tie for the first place, if there was one."""
    scores = rules.scores(s)
    if scores.count(max(scores)) == 1:
        return ""
    return "shared" if rules.ranking(s).count(1) > 1 else "goods"


def prompt(rules: PigsRules, s: PigsState, seat: int | None) -> Prompt:
    """Return whose turn it is and what to do."""
    if s.phase == OVER:
        return Prompt("over", {})
    turn = int(s.turn)
    you = "-you" if seat == turn else ""
    waiting = rules.waiting(s)
    if s.phase == PREPARING:
        return Prompt("prepare" + you, {"seat": turn, "left": int(rules.box.purchases - s.used)})
    if s.phase == CHOOSING and rules.open_choice:
        both = "-both" if turn == s.holder else ""
        return Prompt("show" + both + you, {"seat": turn})
    if s.phase == CHOOSING:
        if seat is not None and seat in waiting:
            return Prompt("choose-both-you" if seat == s.holder else "choose-you", {})
        return Prompt("choose" if seat is None else "choose-done", {"seats": waiting})
    if s.phase == SAVING:
        if seat is not None and seat in waiting:
            return Prompt("save-you", {"count": int(s.items[seat * ITEMS + VACCINE])})
        return Prompt("save-done" if seat is not None and seat in rules.revising(s) else "save", {"seats": waiting})
    if s.phase == GIVING:
        effect = int(rules.box.effect[s.card])
        args: dict[str, int | list[int]] = {"seat": turn}
        if effect == effects.GIFT:
            args["item"] = int(rules.box.about[s.card])
        elif effect == effects.LOVE:
            args["count"] = int(gift(rules.box, s, turn))
        else:
            args["size"] = int(rules.box.about[s.card])
        return Prompt(effects.EFFECTS[effect] + you, args)
    assert s.phase == ACTING
    left = int(s.shares[turn] - s.used)
    return Prompt(ACTION_CODES[s.actions[turn]] + you, {"seat": turn, "left": left})
