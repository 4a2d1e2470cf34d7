"""Phones were dead and the game went on on paper: the Fates enter its acts afterwards."""

import re
import time

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import Hands
from tests.browser.looking import Looker
from tests.browser.phone import PATIENCE, Phone
from tests.browser.replayed import Viewer

MINUTE = 60_000
CLOCK = "at => new Date(at).toTimeString().slice(0, 5)"
"""The time of day on the phone's own clock."""


def a_full_minute_ago(evening: Evening) -> int:
    """Return the time one full minute after play began, in milliseconds.

    The server's clock is past it.
    """
    now: int = evening.view()["now"]
    full = -(-now // MINUTE) * MINUTE
    evening.served.skips_a_minute()
    until = time.monotonic() + PATIENCE / 1000
    while evening.view()["now"] < full:
        assert time.monotonic() < until
    return full


def enters(fates: Phone, who: str, where: str) -> None:
    """Record where a character begins, on the sheet for that."""
    fates.tap(re.compile(f"^{who}"), fates.sheet)
    expect(fates.sheet.get_by_role("heading", name=f"For {who}")).to_be_visible()
    fates.opens(re.compile("^Choose where to begin"))
    fates.choose(where)
    expect(fates.sheet.get_by_label("At what time")).to_be_visible()


def test_the_fates_enter_an_earlier_act_and_everybody_reads_both_times(
    evening: Evening, hands: Hands, looker: Looker
) -> None:
    happened = a_full_minute_ago(evening)
    fates = hands.of(evening, "fata", "The Fates")
    at = fates.page.evaluate(CLOCK, happened)
    fates.tab("Console")
    fates.opens("Act for a player")
    fates.sheet.get_by_label("It happened earlier").check()
    fates.sheet.get_by_label("At what time").fill(at)
    enters(fates, "Cicero", "Rome")
    looker.at(fates, "form")
    fates.tap("Choose where to begin", fates.sheet)
    expect(fates.sheet.get_by_role("heading", name="For Cicero")).to_be_visible()
    fates.tap("Somebody else", fates.sheet)
    expect(fates.sheet.get_by_label("At what time")).to_have_value(at)
    enters(fates, "Hirtius", "Gaul")
    fates.tap("Choose where to begin", fates.sheet)
    expect(fates.sheet.get_by_role("heading", name="For Hirtius")).to_be_visible()
    fates.closes()
    fates.tab("Chronicle")
    for who in ("Cicero", "Hirtius"):
        fates.reads(re.compile(f"{who} begins in .*happened {at}", re.DOTALL))
    looker.at(fates, "chronicle")
    fates.opens(re.compile("Cicero begins in Rome"))
    expect(fates.sheet).to_contain_text(re.compile(rf"entered \d\d:\d\d, happened {at}"))
    fates.closes()
    viewer = Viewer(fates, evening.path)
    viewer.begins()
    expect(viewer.words).to_contain_text(f"happened {at}")
