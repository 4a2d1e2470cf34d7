"""My evening: my acts and the acts on me, on the phone and on paper."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone
from tests.browser.scenes import ask_minerva_for_legion, close_game

ONE_LINE = 40
"""The maximum height in CSS pixels that a sentence on paper has if no other text is below it."""


def open_my_evening(phone: Phone) -> None:
    """Open my evening from the menu."""
    phone.open_sheet("Menu")
    phone.tap(re.compile("^Look back"), phone.topmost_sheet)
    phone.tap(re.compile("^My evening"))


def test_my_evening_tells_my_acts_and_others_read_no_more_of_it_than_they_may(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    hirtius = hands.of(evening, "hirtius", "Hirtius", SMALL)
    ask_minerva_for_legion(cicero)
    evening.does("minerva", "consent", petition=evening.petition("minerva"))
    cicero.go_to_tab("Hand")
    cicero.wait_for_text("1 legio curialis")
    open_my_evening(cicero)
    cicero.wait_for_text("Cicero bought 1 legio curialis from Minerva")
    dealings = cicero.page.locator(".story-dealings")
    expect(dealings).to_contain_text("Minerva")
    expect(cicero.page.locator("article")).to_contain_text("200,000 D")
    looker.at(cicero, "story")
    open_my_evening(hirtius)
    hirtius.page.get_by_label("Whose evening").select_option("cicero")
    hirtius.wait_for_text("Cicero bought 1 legio curialis from Minerva")
    looker.at(hirtius, "story-of-another")
    assert "200,000 D" not in hirtius.page.locator("article").inner_text()
    cicero.page.emulate_media(media="print")
    assert not cicero.page.get_by_role("navigation").first.is_visible()
    assert cicero.page.get_by_text("Cicero bought 1 legio curialis").first.is_visible()
    plain = cicero.page.locator(".story-lines li:not(:has(.legs))").first.bounding_box()
    assert plain is not None
    assert plain["height"] < ONE_LINE
    assert hands.unexpected_faults() == []


def test_five_pictures_come_first_and_one_tap_makes_a_file(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero", SMALL)
    ask_minerva_for_legion(cicero)
    evening.does("minerva", "consent", petition=evening.petition("minerva"))
    close_game(evening)
    cicero.wait_for_text("The game is over")
    expect(cicero.page.locator(".banner")).to_have_count(1)
    open_my_evening(cicero)
    pictures = cicero.page.locator(".story-picture")
    expect(pictures).to_have_count(5)
    expect(pictures.first).to_contain_text("Rise and fall")
    expect(pictures.first).to_contain_text("At most 300,000 D")
    looker.at(cicero, "story-pictures")
    with cicero.page.expect_download() as made:
        pictures.first.get_by_role("button", name="Save this picture").tap()
    assert made.value.suggested_filename == f"{evening.id}-rise.png"
    assert made.value.path().read_bytes().startswith(b"\x89PNG")
    expect(cicero.page.locator(".story-lines").get_by_text("asks Minerva")).to_have_count(0)
