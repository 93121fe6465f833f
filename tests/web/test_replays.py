"""Which game to see again: a file, or one of those played in this browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import ludotheque
from tests.web.guest import Guest
from tests.web.sitting import Sitting

pytestmark = pytest.mark.on_wheel

GAME = min(ludotheque.all_games())


@pytest.fixture
def sitting(browser: Browser, address: str) -> Iterator[Sitting]:
    made = Sitting(browser, address, 390, 844)
    yield made
    made.close()


@pytest.mark.parametrize(
    ("content", "said"),
    [("{}", "Not a game record."), ("nothing", "This is not a record that can be read here.")],
)
def test_a_wrong_file_is_refused_in_a_sentence(sitting: Sitting, tmp_path: Path, content: str, said: str) -> None:
    """Under the button, so that it hides nothing."""
    file = tmp_path / "wrong.json"
    file.write_text(content)
    sitting.go("/replay")
    sitting.page.set_input_files("input[type=file]", file)
    refusal = sitting.page.get_by_role("alert")
    expect(refusal).to_contain_text(said)
    assert refusal.inner_text().endswith(".")
    title = sitting.page.get_by_role("heading", name="Replay").bounding_box()
    below = refusal.bounding_box()
    assert title
    assert below
    assert title["y"] + title["height"] < below["y"]


def test_a_finished_game_is_listed_with_its_result_and_date(sitting: Sitting) -> None:
    seats = ludotheque.game(GAME).meta.least
    wishes = [{"kind": "mine", "name": "Anna"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
    opened = sitting.ask("/api/tables", {"game": GAME, "seats": wishes, "private": True})
    secrets = [*opened["secrets"].values(), opened["host"]]
    guest = Guest(sitting.address, opened["table"], secrets)
    guest.ask(t="start")
    while view := guest.due():
        guest.play(view)
    guest.close()
    sitting.come(opened["table"], secrets)
    sitting.page.get_by_role("dialog").wait_for()
    (view,) = sitting.views.values()
    sitting.go("/replay")
    listed = sitting.page.locator("li a")
    score = str(view["view"]["scores"][0]).replace("-", "−")
    expect(listed).to_contain_text(f"Anna {score}")
    winners = [seat for seat, rank in enumerate(view["view"]["ranking"]) if rank == 1]
    expect(listed.locator(".won")).to_have_count(len(winners))
    expect(listed.locator("time")).not_to_be_empty()
