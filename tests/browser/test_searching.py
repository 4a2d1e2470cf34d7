"""The search through everything on phones: lines and letters, with their time and author."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone
from tests.browser.served import ServedLedger

SCENARIO = "based_on: ludi_romani\nletters: both\n"
LETTER = "Come to the villa at Cumae, and bring the treasury with you"


def search_chronicle(phone: Phone, words: str) -> None:
    """Open the search from the chronicle, and search for these words."""
    phone.go_to_tab("Chronicle")
    phone.tap("Search")
    phone.topmost_sheet.get_by_role("searchbox").fill(words)


def vertical_gap(upper: Locator, lower: Locator) -> float:
    """Return the pixels between two elements, one below the other."""
    above, below = upper.bounding_box(), lower.bounding_box()
    assert above is not None
    assert below is not None
    return below["y"] - above["y"] - above["height"]


def test_players_find_their_own_letters_among_all_events_and_nobody_else_s(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, SCENARIO)
    evening.does("cicero", "give", to="octavian", asset="denarius", quantity=100_000)
    evening.does("cicero", "write-letter", to=["octavian"], text=LETTER)
    octavian = hands.of(evening, "octavian", "Octavian", size=SMALL)
    antony = hands.of(evening, "antony", "Antony")
    search_chronicle(octavian, "cicero")
    found = octavian.topmost_sheet.locator(".found-line")
    expect(found.first).to_contain_text(re.compile(r"\d\d:\d\d Cicero"))
    expect(found.first).to_contain_text(LETTER)
    expect(found.filter(has_text="gave")).to_have_count(1)
    looker.at(octavian, "search-everything")
    found.first.get_by_role("button", name=re.compile("villa")).click()
    expect(octavian.topmost_sheet.locator(".letter-text")).to_have_text(LETTER)
    looker.at(octavian, "search-letter")
    search_chronicle(antony, "villa")
    antony.wait_for_text("Nothing found")


def test_a_search_begins_with_its_scope_and_leads_players_to_a_person(
    evening: Evening, hands: PhoneProvider
) -> None:
    evening.does("cicero", "give", to="hirtius", asset="denarius", quantity=100_000)
    hirtius = hands.of(evening, "hirtius", "Hirtius", size=SMALL)
    hirtius.go_to_tab("Chronicle")
    button = hirtius.page.get_by_role("button", name="Search")
    assert vertical_gap(button, hirtius.page.locator(".segments").first) >= 6
    hirtius.tap("Search")
    hirtius.wait_for_text("People, places, what you may do")
    hirtius.topmost_sheet.get_by_role("searchbox").fill("hirtius")
    who = hirtius.topmost_sheet.get_by_role("button", name=re.compile("Hirtius")).first
    expect(hirtius.topmost_sheet.locator(".found-line").first).to_be_visible()
    assert vertical_gap(who, hirtius.topmost_sheet.locator(".found-line").first) <= 20
    hirtius.topmost_sheet.get_by_role("searchbox").fill("gave hirtius")
    found = hirtius.topmost_sheet.locator(".found-line")
    expect(found).to_have_count(1)
    found.get_by_role("button", name="Cicero", exact=True).click()
    expect(hirtius.topmost_sheet).to_contain_text("Marcus Tullius Cicero")
