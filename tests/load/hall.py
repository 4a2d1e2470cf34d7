"""Expectations of people in a hall: to enter soon, and a god who answers a hundred people.

On a network like a crowded one of the third generation (400 kbit/s and a round trip of 400 ms) the
time runs from the scanned card to the live hand. At a desk it is the time of a god who agrees to
petitions one after the other by tapping. No tap works within 600 ms after each petition.
"""

import re
from collections.abc import Iterator
from time import perf_counter

from playwright.sync_api import Browser, expect

from tests.browser.evening import Evening
from tests.browser.phone import TALL, open_phone
from tests.browser.served import ServedLedger
from tests.load.browsers import PATH, measuring_browser_and_server
from tests.load.figures import Figure

IN, HUNDRED = 10.0, 300.0
"""The targets in seconds."""

MANY = 100
SLOW = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 400_000 / 8,
    "uploadThroughput": 400_000 / 8,
}
ASKING = (
    "cicero",
    "octavian",
    "antony",
    "lepidus",
    "cassius",
    "hirtius",
    "pansa",
    "ventidius",
    "plancus",
    "pollio",
    "philippus",
    "calenus",
)


def hall_figures() -> Iterator[Figure]:
    """Yield the seconds until a phone has entered, and until a hundred petitions are answered.

    Nothing is measured without a browser.
    """
    if not PATH:
        return
    with measuring_browser_and_server() as (browser, served):
        yield Figure(
            "from a scanned card to the hand, slow 3G, two taps",
            _time_phone_entry(browser, served),
            "s",
            IN,
        )
        pace = _time_petition_answers(browser, served) / len(ASKING)
        yield Figure(
            f"{MANY} petitions agreed to at a desk, at the pace of {len(ASKING)}",
            MANY * pace,
            "s",
            HUNDRED,
        )


def _time_phone_entry(browser: Browser, served: ServedLedger) -> float:
    """Return the seconds in which a new phone opens a card's address and enters."""
    evening = Evening(served)
    with open_phone(browser, served.address, TALL) as phone:
        session = phone.context.new_cdp_session(phone.page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW)
        begun = perf_counter()
        phone.enter(evening.card("cicero"), "Cicero")
        phone.wait_for_text("500,000 D")
        return perf_counter() - begun


def _time_petition_answers(browser: Browser, served: ServedLedger) -> float:
    evening = Evening(served)
    with open_phone(browser, served.address, TALL) as desk:
        desk.enter(evening.card("minerva"), "Minerva")
        for who in ASKING:
            evening.does(who, "buy-legions", seller="minerva", asset="legio_curialis", quantity=1)
        agree = desk.page.get_by_role("button", name="Agree", exact=True)
        expect(agree).to_have_count(len(ASKING))
        begun = perf_counter()
        for left in reversed(range(len(ASKING))):
            agree.first.tap()
            expect(agree).to_have_count(left)
        taken = perf_counter() - begun
        expect(desk.page.get_by_text(re.compile("bought 1")).first).to_be_visible()
        return taken
