"""The season's clock is the server's, whatever a phone's own clock says."""

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import Phone

SHIFT = """(() => {
  const Right = Date;
  const now = () => Right.now() + WRONG;
  globalThis.Date = new Proxy(Right, {
    construct: (date, given) => (given.length ? new date(...given) : new date(now())),
    get: (date, name) => (name === "now" ? now : Reflect.get(date, name)),
  });
})()"""
"""A phone's clock that is wrong by this number of milliseconds, from before the app starts."""

FRAME = 1
"""The greatest delay in seconds of a new second on the screen."""


@pytest.mark.parametrize("wrong", [71_000, -71_000], ids=["ahead", "behind"])
def test_a_phone_whose_clock_is_71_seconds_wrong_shows_the_season_s_time_as_others_do(
    evening: Evening, hands: PhoneProvider, wrong: int
) -> None:
    phone = hands.new_phone(evening.address)
    phone.page.add_init_script(SHIFT.replace("WRONG", str(wrong)))
    phone.enter(evening.card("cicero"), "Cicero")
    right = hands.of(evening, "hirtius", "Hirtius")
    ahead = [one.page.evaluate("Date.now()") for one in (phone, right, phone)]
    assert ahead[0] - wrong <= ahead[1] <= ahead[2] - wrong
    evening.does("apollo", "announce-season")
    for one in (phone, right):
        one.wait_for_text("Motus")
    before, shown, after = (
        _remaining_seconds(right),
        _remaining_seconds(phone),
        _remaining_seconds(right),
    )
    assert after - FRAME <= shown <= before + FRAME


def _remaining_seconds(phone: Phone) -> int:
    """Return the remaining seconds of the season on the screen."""
    clock = phone.page.locator(".clock-left")
    expect(clock).to_be_visible()
    minutes, seconds = clock.inner_text().split(":")
    return int(minutes) * 60 + int(seconds)
