"""A legion is bought: asked for on one phone, agreed to on another, seen by the room."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import Hands
from tests.browser.phone import SIZES, SMALL, Size
from tests.browser.scenes import asks_for_a_legion

BOUGHT = re.compile("Cicero bought 1 legio curialis from Minerva and is now an imperator")
MONEY = re.compile(r"\d D\b|Denari")


@pytest.mark.parametrize("size", SIZES)
def test_the_form_says_what_it_costs_and_what_i_would_have_left(
    evening: Evening, hands: Hands, size: Size
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero", size)
    cicero.act("Buy legions")
    cicero.choose("Minerva")
    outlook = cicero.sheet.get_by_text("You would have left").locator("..")
    expect(outlook).to_contain_text("300,000 D")
    expect(outlook).to_contain_text("1 legio curialis")
    cicero.tap("More: How many", cicero.sheet)
    expect(outlook).to_contain_text("100,000 D")
    expect(cicero.sheet.get_by_role("button", name="More: How many")).to_be_disabled()


def test_a_god_agrees_with_one_tap_and_both_phones_see_it_without_a_reload(
    evening: Evening, hands: Hands
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    minerva = hands.of(evening, "minerva", "Minerva", SMALL)
    asks_for_a_legion(cicero)
    minerva.sees("Cicero asks")
    cicero.tab("Hand")
    cicero.sees("Still needs the word of Minerva")
    minerva.tap("Agree")
    cicero.sees("300,000 D")
    cicero.sees("Imperator")
    cicero.sees("1 legio curialis")
    minerva.sees("10,200,000 D")
    minerva.sees("14 legiones curiales")
    assert (cicero.loads, minerva.loads) == (1, 1)


def test_the_room_reads_of_the_purchase_but_of_no_money(evening: Evening, hands: Hands) -> None:
    room, cicero = hands.room(evening), hands.of(evening, "cicero", "Cicero")
    room.tab("Chronicle")
    asks_for_a_legion(cicero)
    evening.does("minerva", "consent", petition=evening.petition("minerva"))
    room.tap(BOUGHT)
    expect(room.sheet).to_contain_text("legio curialis")
    expect(room.sheet).not_to_contain_text(MONEY)
    cicero.tab("Chronicle")
    cicero.tap(BOUGHT)
    expect(cicero.sheet).to_contain_text("200,000 D")


def test_a_god_says_no_and_the_one_who_asked_is_told(evening: Evening, hands: Hands) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    minerva = hands.of(evening, "minerva", "Minerva")
    asks_for_a_legion(cicero)
    minerva.tap("Decline")
    expect(cicero.page.get_by_role("status").filter(has_text="said no")).to_be_visible()
    cicero.tab("Hand")
    cicero.sees("500,000 D")
    expect(cicero.page.get_by_text("Still needs the word")).to_be_hidden()


def test_what_i_asked_for_i_can_take_back(evening: Evening, hands: Hands) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    minerva = hands.of(evening, "minerva", "Minerva")
    asks_for_a_legion(cicero)
    minerva.sees("Cicero asks")
    cicero.tab("Hand")
    cicero.tap("Take back")
    cicero.tap("Take it back", cicero.sheet)
    minerva.sees("Nobody is asking for you just now")
    expect(cicero.page.get_by_text("Still needs the word")).to_be_hidden()
