"""Any phone in any room: by day, by lamplight, in large text, on its side, in forced colours."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import TOLD_APART, TWICE, WIDE, set_font_size
from tests.browser.phone import Phone, Size
from tests.browser.scenes import place_character

ON_ITS_SIDE: Size = (640, 320)
NARROW: Size = (320, 640)

GROUND = "getComputedStyle(document.documentElement).getPropertyValue('--obsidian').trim()"
LIGHT = "#f2eadb"
DARK = "#0c0a0b"

TAKEN = """() => {
  const target = "button, a, input, select, textarea, summary, label";
  return [...document.querySelectorAll(".toast")].map((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const under = [...document.querySelectorAll(target)].filter((one) => {
      const box = one.getBoundingClientRect();
      const beside = box.left >= right || box.right <= left;
      return box.width && !beside && box.top < bottom && box.bottom > top;
    });
    return { taken: Boolean(hit?.closest(".toasts")), covered: under.length };
  });
}"""
"""Returns for each toast whether it takes a tap, and how many targets it covers."""


def choose_colours(phone: Phone, colours: str) -> None:
    """Choose a colour scheme in the menu."""
    phone.open_sheet("Menu")
    phone.page.get_by_role("radio", name=colours).press("Space")
    phone.close_sheet()


def wait_for_background(page: Page, ground: str) -> None:
    """Wait until the page has this background."""
    page.wait_for_function(f"ground => {GROUND} === ground", arg=ground)


def test_the_phone_follows_the_system_s_colours_until_a_scheme_is_chosen(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    wait_for_background(phone.page, DARK)
    phone.page.emulate_media(color_scheme="light")
    wait_for_background(phone.page, LIGHT)
    choose_colours(phone, "Lamplight")
    wait_for_background(phone.page, DARK)
    phone.page.reload()
    phone.wait_until_live()
    wait_for_background(phone.page, DARK)
    frames = phone.page.locator("meta[name=theme-color]").evaluate_all(
        "all => all.map(one => one.content)"
    )
    assert set(frames) == {DARK}
    choose_colours(phone, "As the phone")
    wait_for_background(phone.page, LIGHT)


def test_a_wall_is_dark_until_another_scheme_is_chosen(
    evening: Evening, hands: PhoneProvider
) -> None:
    wall = hands.wall_phone(evening)
    wall.page.emulate_media(color_scheme="light")
    wait_for_background(wall.page, DARK)
    wall.open_path(evening.path)
    wall.wait_until_live()
    wait_for_background(wall.page, LIGHT)


def test_a_passing_message_takes_no_tap_and_covers_nothing_where_there_is_room(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.act("Choose where to begin")
    phone.choose_option("Gaul")
    phone.submit_sheet("Choose where to begin")
    expect(phone.page.locator(".toast")).not_to_have_count(0)
    assert not any(one["taken"] for one in phone.page.evaluate(TAKEN))
    phone.go_to_tab("Chronicle")
    expect(phone.page.locator(".toast")).to_have_count(0)
    place_character(evening, "cicero", "rome")
    expect(phone.page.locator(".toast")).not_to_have_count(0)
    phone.wait_until_still()
    assert [one for one in phone.page.evaluate(TAKEN) if one["taken"] or one["covered"]] == []


@pytest.mark.parametrize("size", [NARROW, ON_ITS_SIDE], ids=["narrow", "on its side"])
def test_overtime_and_banners_fit_in_text_twice_as_large(
    evening: Evening, hands: PhoneProvider, size: Size
) -> None:
    phone = hands.of(evening, "cicero", "Cicero", size)
    set_font_size(phone, TWICE)
    evening.does("apollo", "announce-season")
    for _ in range(7):
        evening.served.skip_minute()
    expect(phone.page.locator(".clock")).to_have_attribute("data-over", "true", timeout=30_000)
    assert phone.page.evaluate(WIDE) <= 0
    evening.does("fata", "pause")
    phone.wait_for_text("stands still")
    phone.wait_until_still()
    assert phone.page.evaluate(WIDE) <= 0
    cut = phone.page.locator(".clock-left, .banner, .clock-name strong").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth).length"
    )
    assert cut == 0


def test_a_phone_on_its_side_shows_every_screen_and_the_end_of_every_form(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero", ON_ITS_SIDE)
    for tab in ("Hand", "Acts", "Map", "People", "Chronicle"):
        phone.go_to_tab(tab)
        phone.wait_until_still()
        assert phone.page.evaluate(WIDE) <= 0, tab
    phone.act("Buy legions")
    phone.choose_option("Minerva")
    expect(phone.topmost_sheet.get_by_role("button", name="Ask Minerva")).to_be_in_viewport()


def test_the_chosen_item_is_distinguishable_in_forced_colours(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.page.emulate_media(forced_colors="active")
    phone.go_to_tab("Map")
    phone.wait_until_still()
    pressed = ['.segment[aria-pressed="true"]', '.segment[aria-pressed="false"]']
    assert phone.page.evaluate(TOLD_APART, pressed)
    assert phone.page.evaluate(
        TOLD_APART, ['.tab[aria-current="page"]', ".tab:not([aria-current])"]
    )
    phone.tap("List")
    seats = phone.page.locator(".seats").first
    expect(seats).to_be_visible()
    evening.does("hirtius", "choose-start", to="rome")
    expect(phone.page.locator('.seats i[data-taken="true"]')).not_to_have_count(0)
    taken = ['.seats i[data-taken="true"]', '.seats i:not([data-taken="true"])']
    assert phone.page.evaluate(TOLD_APART, taken)


def test_the_switch_in_the_menu_shows_its_state_in_forced_colours(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.page.emulate_media(forced_colors="active")
    phone.open_sheet("Menu")
    knob = "getComputedStyle(document.querySelector('.switch'), '::after')"
    off = phone.page.evaluate(f"{knob}.backgroundColor + {knob}.transform")
    phone.page.get_by_role("checkbox", name=re.compile("Keep the screen on")).press("Space")
    phone.wait_until_still()
    assert phone.page.evaluate(f"{knob}.backgroundColor + {knob}.transform") != off
    track = "getComputedStyle(document.querySelector('.switch'))"
    assert phone.page.evaluate(f"{knob}.backgroundColor !== {track}.backgroundColor")
