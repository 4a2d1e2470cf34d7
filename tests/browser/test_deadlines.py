"""Deadlines on a phone: reminders, its calendar, and messages while the app is closed."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import httpx2
import pytest
from icalendar import Calendar
from playwright.sync_api import Browser, expect

from api.keys.vapid import new_private_key
from tests.api.push.service import Browser as PushBrowser
from tests.browser.filled import JAR, found_game_with_jar
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, TALL, Phone, open_phone
from tests.browser.served import ServedLedger

NEAR_IN_HALF_AN_HOUR = 33
"""Minutes of a window. After half an hour, the last tenth of this window has begun."""

SUBSCRIBES = """(subscription) => {
  PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription });
}"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  for (const until = Date.now() + 5_000; Date.now() < until;) {
    const all = await registration.getNotifications();
    if (all.length) return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return [];
}"""
"""Waits five seconds for notifications, and returns those that are shown."""

DELIVERIES = 6
"""The number of times that a message is delivered before the test gives up."""


@pytest.fixture
def folder() -> str:
    """Return the folder for pictures of these screens."""
    return "deadlines"


@contextmanager
def open_push_service() -> Iterator[tuple[str, "Queue[bytes]"]]:
    """Yield a push service on 127.0.0.1: its origin, and the queue of its messages."""
    got: Queue[bytes] = Queue()

    class PushHandler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_args: object) -> None:
            """Write no log."""

    with ThreadingHTTPServer(("127.0.0.1", 0), PushHandler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}", got
        server.shutdown()


def deliver_push(phone: Phone, payload: bytes) -> None:
    """Hand a message to the phone's service worker, like its push service."""
    session = phone.context.new_cdp_session(phone.page)
    found: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        phone.page.wait_for_timeout(20)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": phone.address,
            "registrationId": found[0]["registrationId"],
            "data": payload.decode(),
        },
    )


def notifications_after_push(phone: Phone, payload: bytes) -> list[dict[str, Any]]:
    """Deliver a message until it is shown, and return the notifications that are shown.

    On a busy machine the browser drops a message for a service worker that is still starting.
    """
    for _ in range(DELIVERIES):
        deliver_push(phone, payload)
        if shown := phone.page.evaluate(SHOWN):
            return list(shown)
    return []


def test_a_player_who_is_not_ready_is_called_shortly_before_the_deadline(
    browser: Browser, tmp_path: Path
) -> None:
    with ServedLedger(tmp_path, program=JAR) as jar, open_phone(browser, jar.address, TALL) as ada:
        tokens = found_game_with_jar(jar, NEAR_IN_HALF_AN_HOUR)
        ada.enter(tokens["ada"], "Ada")
        with open_phone(browser, jar.address, TALL) as bea:
            bea.enter(tokens["bea"], "Bea")
            bea.wait_until_live()
            expect(ada.page).not_to_have_title(re.compile("Your turn"))
            jar.skip_half_hour()
            bea.tap("I am ready")
            expect(bea.page.locator(".card.call")).to_contain_text("nothing saved, ready")
            expect(ada.page).to_have_title(re.compile("Your turn"))
            alarm = ada.page.locator('.banner[data-tone="alarm"]')
            expect(alarm).to_contain_text("not ready")
            expect(bea.page).not_to_have_title(re.compile("Your turn"))
            ada.tap("I am ready")
            expect(ada.page).not_to_have_title(re.compile("Your turn"))
            assert ada.faults + bea.faults == []


def test_a_player_puts_their_deadlines_into_a_calendar(
    browser: Browser, tmp_path: Path, looker: Looker
) -> None:
    with ServedLedger(tmp_path, program=JAR) as jar, open_phone(browser, jar.address, SMALL) as ada:
        ada.enter(found_game_with_jar(jar)["ada"], "Ada")
        ada.open_sheet("Menu")
        ada.open_sheet(re.compile("^Deadlines"))
        expect(ada.topmost_sheet).to_contain_text("Ada owes this")
        expect(ada.topmost_sheet).to_contain_text("This server sends no messages to phones.")
        ada.tap("Make an address")
        address = ada.topmost_sheet.locator(".token").inner_text()
        looker.at(ada, "deadlines")
        feed = httpx2.get(address)
        (event,) = Calendar.from_ical(feed.content).walk("VEVENT")
        assert event["summary"] == "Guesses (Nuts in the yard)"
        ada.tap("End the address")
        expect(ada.topmost_sheet).to_contain_text("The address is dead.")
        assert httpx2.get(address).status_code == 404
        assert ada.faults == []


def test_a_message_that_arrived_while_the_app_was_closed_is_shown(
    whole_browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_push_service() as (origin, got):
        monkeypatch.setenv("ACTA_PUSH_KEY", new_private_key())
        monkeypatch.setenv("ACTA_PUSH_CONTACT", "mailto:host@example.org")
        monkeypatch.setenv("ACTA_PUSH_ORIGINS", origin)
        with (
            ServedLedger(tmp_path, program=JAR) as jar,
            open_phone(whole_browser, jar.address, TALL, keeps=True) as ada,
        ):
            ada.context.grant_permissions(["notifications"], origin=jar.address)
            ada.enter(found_game_with_jar(jar, NEAR_IN_HALF_AN_HOUR)["ada"], "Ada")
            ada.wait_until_app_is_stored()
            service = PushBrowser(origin, "ada")
            subscription = service.subscription("ada")
            ada.page.evaluate(SUBSCRIBES, {key: subscription[key] for key in ("endpoint", "keys")})
            ada.open_sheet("Menu")
            ada.open_sheet(re.compile("^Deadlines"))
            toggle = ada.topmost_sheet.get_by_label(re.compile("when the app is closed"))
            toggle.check()
            expect(toggle).to_be_checked()
            jar.skip_half_hour()
            said = service.decrypt_message(got.get(timeout=60))
            assert "Ada is not ready yet: Guesses" in json.loads(said)["body"]
            (shown,) = notifications_after_push(ada, said)
            assert shown["title"] == "Nuts in the yard"
            assert re.search(r"Guesses\. Until \w{3},? \d\d:\d\d\.$", shown["body"]), shown
            assert (shown["tag"], shown["data"]) == (
                json.loads(said)["tag"],
                json.loads(said)["url"],
            )
