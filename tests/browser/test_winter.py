"""The twins announce winter, gods take residence, and tribute is collected."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider

NEXT = "Announce the next season"
RESIDENCE = "Take a winter residence"


def test_the_twins_announce_seasons_and_every_screen_follows(
    evening: Evening, hands: PhoneProvider
) -> None:
    apollo, wall = hands.of(evening, "apollo", "Apollo"), hands.wall_phone(evening)
    apollo.tap(NEXT)
    expect(apollo.topmost_sheet).to_contain_text("0 of 5 minutes have passed")
    apollo.tap(NEXT, apollo.topmost_sheet)
    apollo.wait_for_text("Motus")
    expect(wall.page.get_by_role("heading", name="Motus")).to_be_visible()
    diana = hands.of(evening, "diana", "Diana")
    diana.tap(NEXT)
    diana.tap(NEXT, diana.topmost_sheet)
    for phone in (apollo, diana, wall):
        phone.wait_for_text("Hiems")
    wall.wait_for_text(re.compile("^winter · 43 BCE"))


def test_a_god_takes_residence_and_a_mortal_collects(
    evening: Evening, hands: PhoneProvider
) -> None:
    hirtius = hands.of(evening, "hirtius", "Hirtius")
    minerva = hands.of(evening, "minerva", "Minerva")
    evening.does("hirtius", "choose-start", to="gaul")
    evening.does("minerva", "choose-start", to="rome")
    evening.does("apollo", "announce-season")
    evening.does("diana", "announce-season")
    for phone in (hirtius, minerva):
        phone.wait_for_text("Hiems")
    hirtius.wait_for_text("1,200,000 D")
    minerva.tap(RESIDENCE)
    minerva.choose_option("Gaul")
    minerva.tap(RESIDENCE, minerva.topmost_sheet)
    hirtius.go_to_tab("Map")
    expect(hirtius.page.get_by_role("button", name=re.compile("^Gaul"))).to_have_accessible_name(
        re.compile("^Gaul, 3 of 5 seats free, you are here")
    )
    hirtius.act("Collect tribute")
    expect(hirtius.topmost_sheet).to_contain_text("100,000 D")
    hirtius.tap("Collect tribute", hirtius.topmost_sheet)
    hirtius.go_to_tab("Hand")
    hirtius.wait_for_text("1,300,000 D")
    minerva.wait_for_text("9,900,000 D")
