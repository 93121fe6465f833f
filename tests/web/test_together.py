"""People at one table: invited by a code, with a seat that moves between devices, and led on to the rematch."""

import json
import re

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.axe import complaints
from tests.web.guest import Guest
from tests.web.sitting import Sitting, no_raw_keys
from tests.web.test_games import finish

pytestmark = pytest.mark.on_wheel

SEATS = "localStorage.getItem('ludotheque.seats')"


def lose_the_answer(route: Route) -> None:
    route.fetch()
    route.abort()


def test_invited_moved_and_played_again(browser: Browser, address: str) -> None:
    """Anna opens a table; a French friend without a name joins; Anna's seat goes to her phone; they play again."""
    desk = Sitting(browser, address)
    phone = Sitting(browser, address, 390, 664)
    friend = Sitting(browser, address, 390, 664, locale="fr")
    watcher = Sitting(browser, address)
    try:
        wishes = [{"kind": "mine"}, {"kind": "open"}]
        opened = desk.ask("/api/tables", {"game": "hygge", "seats": wishes, "private": True})
        table, secrets = opened["table"], [opened["secrets"]["0"], opened["host"]]
        desk.come(table, secrets)
        expect(desk.page.get_by_role("img", name="QR code of this table")).to_be_visible()
        assert complaints(desk.page) == []

        # A person who gives no name is “you” to themselves, and has one in the language of the reader to others.
        friend.go(f"/table/{table}")
        friend.page.get_by_role("button", name="Prendre place").click()
        expect(friend.page.locator(".who b")).to_have_text(["Joueur 1", "Vous"])
        expect(desk.page.locator(".who b")).to_have_text(["You", "Player 2"])

        # The seat moves: the phone has it though it hears no answer, the desk watches, and the code is worth nothing.
        desk.page.get_by_role("button", name="Move my seat to another device").click()
        expect(desk.page.get_by_role("img", name="QR code of your seat")).to_be_visible()
        assert complaints(desk.page) == []
        no_raw_keys(desk.page)
        passage = f"/table/{table}#seat={'.'.join(secrets)}"
        phone.page.route("**/move", lose_the_answer, times=1)
        phone.go(passage)
        expect(phone.page.locator(".who b", has_text="You")).to_have_count(1)
        assert phone.page.url == f"{address}/table/{table}"
        expect(desk.page.get_by_role("button", name="Move my seat to another device")).to_have_count(0)
        assert table not in json.loads(desk.page.evaluate(SEATS) or "{}")
        with watcher.page.expect_response(lambda answer: answer.url.endswith("/move")) as refused:
            watcher.go(passage)
        assert refused.value.status == 403
        expect(watcher.page.get_by_text("The game starts when everyone is seated.")).to_be_visible()

        # Both seats are played to the end from elsewhere; then one asks for a rematch, and all the others come along.
        kept = [json.loads(one.page.evaluate(SEATS))[table]["secrets"] for one in (phone, friend)]
        phone.page.get_by_role("button", name="Start").click()
        phone.page.wait_for_selector("main .frame")

        # What the friend says hangs at their panel; over the result, where no panel is seen, it is told.
        other = Guest(address, table, kept[1])
        other.ask(t="say", seat=1, phrase="good-luck")
        other.close()
        expect(phone.page.locator(".panel .says")).to_have_text("Good luck, everyone!")
        finish(address, table, [secret for some in kept for secret in some])
        friend.page.get_by_role("button", name="Revanche").wait_for()
        other = Guest(address, table, kept[0])
        other.ask(t="say", seat=0, phrase="well-played")
        expect(friend.page.locator(".toast")).to_have_text(re.compile(r"Joueur 1\s: Bien joué\s!"))
        other.ask(t="rematch")
        other.close()
        friend.page.get_by_role("button", name="Rejoindre la revanche").click()
        watcher.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        friend.page.wait_for_url(watcher.page.url)
        phone.page.get_by_role("button", name="Join the rematch").wait_for()
    finally:
        for one in (desk, phone, friend, watcher):
            one.close()
