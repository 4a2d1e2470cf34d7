"""A hundred people: the people nearby come first, and the list keeps its place."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL
from tests.browser.scenes import place_character

SCROLLED = 400


def test_companions_and_partners_come_first_and_the_list_keeps_its_place(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    for who, place in (("cicero", "rome"), ("balbus", "rome"), ("pansa", "syria")):
        place_character(evening, who, place)
    phone = hands.of(evening, "cicero", "Cicero", SMALL)
    evening.does("cicero", "give", to="pansa", asset="denarius", quantity=100_000)
    phone.go_to_tab("People")
    lists = phone.page.locator(".people-list")
    expect(lists).to_have_count(3)
    expect(phone.page.get_by_role("heading", name="With you")).to_be_visible()
    expect(lists.nth(0)).to_contain_text("Balbus")
    expect(lists.nth(1).get_by_role("listitem").first).to_contain_text("Pansa")
    expect(lists.nth(2)).to_contain_text("Octavian")
    looker.at(phone, "people-near")
    phone.page.evaluate(f"scrollTo(0, {SCROLLED})")
    phone.go_to_tab("Map")
    expect(phone.page.get_by_role("region", name="Map")).to_be_visible()
    phone.go_to_tab("People")
    expect(lists).to_have_count(3)
    phone.page.wait_for_function(f"Math.abs(scrollY - {SCROLLED}) < 3")
    phone.page.get_by_role("searchbox").fill("anto")
    expect(phone.page.get_by_role("button", name=re.compile("^Antony"))).to_be_visible()
