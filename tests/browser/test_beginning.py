"""An evening founded for later: everybody reads that it waits, and the Fates begin it."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import SMALL
from tests.browser.served import ServedLedger

WAITS = "Play has not begun yet"


def test_play_begins_with_one_tap_of_the_fates(
    shared_server: ServedLedger, hands: PhoneProvider
) -> None:
    evening = Evening(shared_server, waits=True)
    fates = hands.of(evening, "fata", "The Fates", SMALL)
    cicero, wall = hands.of(evening, "cicero", "Cicero"), hands.wall_phone(evening)
    cicero.wait_for_text(WAITS)
    wall.wait_for_text("not begun yet")
    expect(cicero.page.get_by_role("timer")).to_have_text("5:00")
    fates.tap(re.compile("^Begin the evening: Aestas 44 BCE"))
    expect(cicero.page.get_by_text(WAITS)).to_be_hidden()
    expect(wall.page.get_by_text("not begun yet")).to_be_hidden()
    expect(cicero.page.get_by_role("timer")).not_to_have_text("5:00")
