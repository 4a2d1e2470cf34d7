"""Phones were dead, and the game went on on paper. The Fates enter those acts afterwards."""

import re
import time

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import PATIENCE, Phone
from tests.browser.replayed import ReplayViewer

MINUTE = 60_000
CLOCK = "at => new Date(at).toTimeString().slice(0, 5)"
"""The time of day on the phone's own clock."""


def minute_after_beginning(evening: Evening) -> int:
    """Return the time one full minute after play began, in milliseconds.

    The server's clock is past it.
    """
    now: int = evening.view()["now"]
    full = -(-now // MINUTE) * MINUTE
    evening.served.skip_minute()
    until = time.monotonic() + PATIENCE / 1000
    while evening.view()["now"] < full:
        assert time.monotonic() < until
    return full


def record_beginning(fates: Phone, who: str, where: str) -> None:
    """Record where a character begins, on the sheet for that."""
    fates.tap(re.compile(f"^{who}"), fates.topmost_sheet)
    expect(fates.topmost_sheet.get_by_role("heading", name=f"For {who}")).to_be_visible()
    fates.open_sheet(re.compile("^Choose where to begin"))
    fates.choose_option(where)
    expect(fates.topmost_sheet.get_by_label("At what time")).to_be_visible()


def test_the_fates_enter_an_earlier_act_and_everybody_reads_both_times(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    happened = minute_after_beginning(evening)
    fates = hands.of(evening, "fata", "The Fates")
    at = fates.page.evaluate(CLOCK, happened)
    fates.go_to_tab("Console")
    fates.open_sheet("Act for a player")
    fates.topmost_sheet.get_by_label("It happened earlier").check()
    fates.topmost_sheet.get_by_label("At what time").fill(at)
    record_beginning(fates, "Cicero", "Rome")
    looker.at(fates, "form")
    fates.tap("Choose where to begin", fates.topmost_sheet)
    expect(fates.topmost_sheet.get_by_role("heading", name="For Cicero")).to_be_visible()
    fates.tap("Somebody else", fates.topmost_sheet)
    expect(fates.topmost_sheet.get_by_label("At what time")).to_have_value(at)
    record_beginning(fates, "Hirtius", "Gaul")
    fates.tap("Choose where to begin", fates.topmost_sheet)
    expect(fates.topmost_sheet.get_by_role("heading", name="For Hirtius")).to_be_visible()
    fates.close_sheet()
    fates.go_to_tab("Chronicle")
    for who in ("Cicero", "Hirtius"):
        fates.wait_for_line(re.compile(f"{who} begins in .*happened {at}", re.DOTALL))
    looker.at(fates, "chronicle")
    fates.open_sheet(re.compile("Cicero begins in Rome"))
    expect(fates.topmost_sheet).to_contain_text(re.compile(rf"entered \d\d:\d\d, happened {at}"))
    fates.close_sheet()
    viewer = ReplayViewer(fates, evening.path)
    viewer.open_replay()
    expect(viewer.words).to_contain_text(f"happened {at}")
