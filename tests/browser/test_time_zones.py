"""A phone travels while the app is open: every time on it is the time of its place."""

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.post import open_letters
from tests.browser.served import ServedLedger

ZONE = "Emulation.setTimezoneOverride"
ZONES = ("Europe/Madrid", "Asia/Tokyo")
SHOWN = """([at, timeZone]) => new Date(at).toLocaleTimeString("en-GB",
  { timeZone, hour: "2-digit", minute: "2-digit" })"""
"""Returns a time as it is written in a time zone."""


def test_a_phone_in_another_time_zone_shows_one_time_everywhere(
    shared_server: ServedLedger, hands: PhoneProvider
) -> None:
    evening = Evening(shared_server, "based_on: ludi_romani\nletters: both\n")
    cicero = hands.of(evening, "cicero", "Cicero")
    session = cicero.context.new_cdp_session(cicero.page)
    session.send(ZONE, {"timezoneId": "Europe/Madrid"})
    evening.does("octavian", "write-letter", to=["cicero"], text="Salve")
    open_letters(cicero, "one unread")
    letter = cicero.page.get_by_role("main").get_by_role("button").filter(has_text="Octavian")
    written = letter.locator("time").first
    at = written.get_attribute("datetime")
    madrid, tokyo = (cicero.page.evaluate(SHOWN, [at, zone]) for zone in ZONES)
    expect(written).to_contain_text(madrid)
    cicero.go_to_tab("Chronicle")
    row = cicero.page.get_by_role("main").locator("li time").last
    before = row.inner_text()
    session.send(ZONE, {"timezoneId": "Asia/Tokyo"})
    expect(row).not_to_have_text(before)
    open_letters(cicero)
    expect(written).to_contain_text(tokyo)
