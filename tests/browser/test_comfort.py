"""Large text, no pointer, no motion: the game can still be played."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import TWICE, WIDE, set_font_size
from tests.browser.phone import SIZES, Size
from tests.browser.served import ServedLedger
from tests.browser.tables import TALI, found_table, let_next_throw

FOCUS = """() => {
  const one = document.activeElement;
  const { top, bottom, left, right } = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const under = document.elementFromPoint(x, y);
  const ring = [one, ...one.querySelectorAll("*"), one.parentElement].some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  return { name: one.innerText || one.ariaLabel || one.tagName,
    body: one === document.body, ring, seen: one.contains(under) || under?.contains(one) };
}"""


@pytest.mark.parametrize("size", SIZES)
def test_text_twice_as_large_still_fits(evening: Evening, hands: PhoneProvider, size: Size) -> None:
    phone = hands.new_phone(evening.address, size)
    set_font_size(phone, TWICE)
    phone.enter(evening.card("cicero"), "Cicero")
    assert phone.page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") >= TWICE
    too_wide = []
    for tab in ("Hand", "Acts", "Map", "People", "Chronicle"):
        phone.go_to_tab(tab)
        phone.wait_until_still()
        if phone.page.evaluate(WIDE) > 0:
            too_wide.append(tab)
    assert too_wide == []
    phone.act("Buy legions")
    phone.choose_option("Minerva")
    expect(phone.topmost_sheet.get_by_role("button", name="Ask Minerva")).to_be_in_viewport()
    assert phone.page.evaluate(WIDE) <= 0


@pytest.mark.parametrize("size", SIZES)
def test_a_table_can_be_set_up_in_text_twice_as_large(
    inn: ServedLedger, hands: PhoneProvider, size: Size
) -> None:
    phone = hands.new_phone(inn.address, size)
    set_font_size(phone, TWICE)
    phone.open_path("/")
    phone.tap(TALI)
    phone.wait_for_text("How many play")
    assert phone.page.evaluate(WIDE) <= 0
    found_table(phone, "Ada", "Bea")
    let_next_throw(phone)
    expect(phone.page.get_by_role("button", name="I am Bea")).to_be_in_viewport()
    assert phone.page.evaluate(WIDE) <= 0


def test_the_element_with_the_focus_shows_it_and_is_not_hidden(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.go_to_tab("Acts")
    phone.wait_for_text("Buy ships")
    unseen = []
    for _ in range(14):
        phone.page.keyboard.press("Tab")
        focus = phone.page.evaluate(FOCUS)
        if not focus["body"] and not (focus["ring"] and focus["seen"]):
            unseen.append(focus)
    assert unseen == []


def test_a_sheet_takes_the_focus_and_gives_it_back(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    menu = phone.page.get_by_role("button", name="Menu")
    menu.focus()
    phone.page.keyboard.press("Enter")
    expect(phone.topmost_sheet).to_be_visible()
    assert phone.page.evaluate("document.activeElement.closest('dialog') !== null")
    phone.page.keyboard.press("Escape")
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()


def test_an_act_can_be_done_with_the_keyboard_alone(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.go_to_tab("Acts")
    phone.page.get_by_role("button", name=re.compile("^Choose where to begin")).focus()
    phone.page.keyboard.press("Enter")
    phone.topmost_sheet.get_by_role("radio", name=re.compile("^Spain")).focus()
    phone.page.keyboard.press("ArrowDown")
    phone.page.keyboard.press("ArrowDown")
    phone.page.keyboard.press("ArrowUp")
    expect(phone.topmost_sheet.get_by_role("radio", name=re.compile("^Gaul"))).to_be_checked()
    phone.topmost_sheet.get_by_role("button", name="Choose where to begin").focus()
    phone.page.keyboard.press("Enter")
    phone.go_to_tab("Chronicle")
    phone.wait_for_line("Cicero begins in Gaul")


def test_nothing_moves_for_people_who_ask_for_reduced_motion(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.page.emulate_media(reduced_motion="reduce")
    phone.open_sheet("Menu")
    longest = (
        "Math.max(0, ...document.getAnimations().map((one) => one.effect.getTiming().duration))"
    )
    assert phone.page.evaluate(longest) < 1
