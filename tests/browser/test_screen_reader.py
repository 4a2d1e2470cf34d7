"""The main journeys with a screen reader: announcements, names, states, and spoken messages."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.heard import announced_elements, find_announced_element, nameless_elements
from tests.browser.phone import Phone
from tests.browser.scenes import take_last_seat_in_greece


def element_names(phone: Phone, role: str) -> list[str]:
    """Return the names of all elements of one role."""
    return [one.name for one in announced_elements(phone) if one.role == role]


def test_a_screen_reader_user_takes_a_card(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.new_phone(evening.address)
    phone.scan(evening.card("cicero"))
    phone.wait_for_text("Marcus Tullius Cicero")
    phone.wait_until_still()
    assert nameless_elements(phone) == []
    assert element_names(phone, "heading")[0] == "Cicero"
    phone.tap("Enter")
    phone.wait_until_live()
    phone.wait_until_still()
    assert nameless_elements(phone) == []
    assert "Screens" in element_names(phone, "navigation")
    assert len(element_names(phone, "main")) == 1
    assert [one.states for one in announced_elements(phone) if one.role == "status"]


def test_every_screen_of_a_player_has_names_and_one_main_part(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    for tab in ("Hand", "Acts", "Map", "People", "Chronicle"):
        phone.go_to_tab(tab)
        phone.wait_until_still()
        assert nameless_elements(phone) == [], tab
        assert len(element_names(phone, "main")) == 1, tab
        screens = phone.page.get_by_role("navigation", name="Screens")
        expect(screens.get_by_role("link", name=re.compile(f"^{tab}"))).to_have_attribute(
            "aria-current", "page"
        )


def test_a_screen_reader_user_composes_an_act_and_hears_its_result(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.act("Choose where to begin")
    phone.wait_until_still()
    dialog = [one for one in announced_elements(phone) if one.role == "dialog"]
    assert [one.states.get("modal") for one in dialog] == [True]
    assert nameless_elements(phone) == []
    assert find_announced_element(phone, "radio", "Gaul").states["checked"] == "false"
    phone.choose_option("Gaul")
    assert "Change" in find_announced_element(phone, "button", "Gaul").name
    assert "disabled" not in find_announced_element(phone, "button", "Choose where to begin").states
    phone.submit_sheet("Choose where to begin")
    expect(phone.page.locator(".toasts[role=status]")).to_contain_text("Gaul")
    spoken = [
        one for one in announced_elements(phone) if one.role == "status" and one.states.get("live")
    ]
    assert {one.states["live"] for one in spoken} == {"polite"}


def test_a_refusal_is_spoken_with_its_reason(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.tolerate_errors("status of 409")
    take_last_seat_in_greece(evening, phone)
    phone.wait_for_text("Greece would need a free seat")
    phone.wait_until_still()
    assert nameless_elements(phone) == []
    speaks_up = phone.topmost_sheet.locator("[aria-live=polite]").filter(has_text="free seat")
    expect(speaks_up).to_be_visible()
    assert "polite" in [one.states.get("live") for one in announced_elements(phone)]


def test_a_screen_reader_user_answers_as_a_god(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.of(evening, "minerva", "Minerva")
    evening.does("cicero", "choose-start", to="rome")
    evening.does("cicero", "buy-legions", seller="minerva", asset="legio_curialis", quantity=1)
    phone.wait_for_text("Cicero asks")
    phone.wait_until_still()
    assert nameless_elements(phone) == []
    assert find_announced_element(phone, "link", "Desk").name.startswith("Desk")
    agree = phone.page.get_by_role("button", name="Agree")
    expect(agree).to_be_enabled()
    assert "disabled" not in find_announced_element(phone, "button", "Agree").states
    agree.press("Enter")
    expect(agree).to_have_count(0)


def test_a_screen_reader_user_chooses_colours(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.open_sheet("Menu")
    phone.wait_for_text("Lamplight")
    assert find_announced_element(phone, "radio", "As the phone").states["checked"] == "true"
    phone.page.get_by_role("radio", name="Lamplight").press("ArrowLeft")
    assert find_announced_element(phone, "radio", "Day").states["checked"] == "true"
