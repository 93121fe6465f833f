"""Balance reports: the same figures however they were played, intervals that hold, and a page that needs nothing."""

import csv
import io
import math
import random
import re
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.bots.levels import bot_rng, make
from ludotheque.engine.loop import recorded_game
from ludotheque.research import extras
from ludotheque.research.ratios import Ratios
from ludotheque.research.report.items import Items
from ludotheque.research.report.labels import Labels
from ludotheque.research.report.probes import NeverBot
from ludotheque.research.report.rows import Row, difference
from ludotheque.research.report.run import Balance, report
from ludotheque.research.report.standing_out import standing_out
from ludotheque.research.report.study import prepare
from ludotheque.research.statistics import Estimate, clustered, clustered_share
from tests.cli.terminal import run

pytestmark = pytest.mark.on_wheel

SHORT = {"single_round": True}


def test_ratios_have_the_intervals_of_their_games() -> None:
    chance = random.Random(7)
    shares = [chance.randrange(0, 5) for _ in range(60)]
    ratios, other = Ratios(2), Ratios(2)
    for number, share in enumerate(shares):
        (ratios if number % 3 else other).add(share, 4)
    ratios.merge(other)
    told, known = ratios.share((1, 0), (0, 1)), clustered_share([share / 4 for share in shares])
    assert (told.value, told.low, told.high) == pytest.approx((known.value, known.low, known.high))
    told, known = ratios.ratio((1, 0), (0, 1)), clustered([share / 4 for share in shares])
    assert (told.value, told.low, told.high) == pytest.approx((known.value, known.low, known.high))
    assert ratios.contrast(((1, 0), (0, 1)), ((1, 0), (0, 1))) == Estimate(0.0, 0.0, 0.0)
    assert math.isnan(Ratios(2).ratio((1, 0), (0, 1)).value)
    # a count that most games do not have, over one that all have
    whole, part = Ratios(1), Ratios(2)
    for share in shares:
        whole.add(4)
        if share:
            part.add(share, 4)
    assert part.within(whole).ratio((1, 0), (0, 1)) == ratios.ratio((1, 0), (0, 1))


def test_a_report_is_the_same_however_it_was_played() -> None:
    found, again = (
        report(
            "odin", seats=[2, 3], games=6, probes=2, jobs=jobs, seed=5, options=SHORT, changes={"single_round": False}
        )
        for jobs in (1, 2)
    )
    assert again == found
    decisions = {(row.seats, row.version): row.figure.value for row in found.rows if row.measure == "decisions"}
    for seats in (2, 3):
        assert decisions[seats, 0] < decisions[seats, 1]  # one round is shorter than many
        won = [row.figure.value for row in found.rows if (row.table, row.measure, row.seats) == ("seat", "won", seats)]
        assert sum(won) == pytest.approx(2)  # everything, in each version
    assert {row.table for row in found.rows} == {
        *("table", "seat", "length", "lead", "source", "when", "choice", "probe")
    }
    for row in found.rows:
        assert not row.figure.value < row.figure.low - 1e-9, row
        assert not row.figure.value > row.figure.high + 1e-9, row


def test_the_page_is_whole() -> None:
    found = report("hygge", seats=[2, 4], games=5, probes=1, changes={"match": True})
    page = found.html()
    for word in ("What stands out", "seat 1", "match=on"):
        assert word in page
    assert page.count("<section>") == page.count("</section>") == 10
    assert page.count('<svg class="plot"') > 15
    # nothing is fetched, nothing runs, and no colour is Matplotlib's
    assert not re.search(r"<script|<link|<img|@import|src=|url\((?!#)", page)
    assert not re.search(r"#0[1-3]0|#0000a", page)
    assert set(re.findall(r"https?://[^\"< ]+", page)) <= {"http://www.w3.org/1999/xlink", "http://www.w3.org/2000/svg"}
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', page)) <= {(one, "") for one in ids} | {
        ("", one) for one in ids
    }
    for lang in ("en", "fr"):
        lines = list(csv.DictReader(io.StringIO(found.csv(lang))))
        assert len(lines) == len(found.rows)
        assert {line["version"] for line in lines} == {Labels(found.study, lang)("plain"), "match=on"}


def test_what_stands_out_is_told() -> None:
    study = prepare("odin", "medium", [2], 10, 0, 0, {}, {}, None)

    def row(table: str, about: tuple[str, ...], measure: str, *figure: float) -> Row:
        return Row(table, 0, 2, about, measure, Estimate(*figure), 10)

    labels = Labels(study, "en")
    fair = [row("seat", ("0",), "won", 0.49, 0.4, 0.6), row("seat", ("1",), "won", 0.51, 0.4, 0.6)]
    assert standing_out(labels, fair) == []
    unfair = [row("seat", ("0",), "won", 0.25, 0.2, 0.3), row("probe", ("pass", "", ""), "won", -0.2, -0.3, -0.1)]
    told = standing_out(labels, [*unfair, row("choice", ("pass", "", ""), "chosen", 0, 0, 0.01)])
    assert told == [
        "With 2 players, seat 1 wins 25.0 [20.0\u00a0–\u00a030.0]% of the games; its fair share is 50.0%.",
        "“Pass”: a player who never does this wins less often, by −20.0 [−30.0\u00a0–\u00a0−10.0]%.",
        "Possible, but hardly ever chosen by these bots: “Pass”.",
    ]
    assert difference(Estimate(3, 0, 7), Estimate(1, -3, 2)) == Estimate(2, 2 - math.hypot(3, 1), 2 + math.hypot(4, 4))


def test_a_vow_is_kept_where_anything_else_can_be_done() -> None:
    box = lt.game("happy_corgi")
    rules = box.rules(3, {"first": 0})
    items = Items(rules)
    vow = items.bit(("take", "", ""))
    bots = [make("medium", box) for _ in range(3)]
    free = recorded_game(rules, rules.start(4), bots, bot_rng(4, 0))
    assert any(seat == 1 and items.mask(move) & vow for seat, move in free)
    bots[1] = NeverBot(make("medium", box), make("medium", box), items, vow)
    s = rules.start(4)
    for seat, move in recorded_game(rules, rules.start(4), bots, bot_rng(4, 0)):
        if seat == 1 and items.mask(move) & vow:
            assert all(items.mask(other) & vow for other in rules.legal_moves(s, seat))
        rules.apply(s, seat, move, None)


def test_the_command_writes_a_page_and_its_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["report", "odin", "--seats", "2", "-o", "single_round=on", "--games", "4", "--probes", "0"]
    done = run(tmp_path, *arguments, "--to", str(tmp_path / "odin.html"), "--lang", "fr")
    assert done.returncode == 0, done.stderr
    assert "4 parties à chaque table" in done.stdout
    assert '<html lang="fr">' in (tmp_path / "odin.html").read_text("utf-8")
    assert (tmp_path / "odin.csv").read_text("utf-8").startswith("game,version,players")
    with pytest.raises(lt.Refused, match="no option speed"):
        report("odin", changes={"speed": 1})
    with pytest.raises(lt.Refused, match="games must be a whole number"):
        report("odin", games=0)
    monkeypatch.setattr(extras, "find_spec", lambda package: None)
    with pytest.raises(lt.Refused, match=r'matplotlib: pip install "ludotheque\[study\]"'):
        Balance(prepare("odin", "medium", [2], 10, 0, 0, {}, {}, None), []).html()
