"""Open sheets survive a reload, and the back button closes what is on top, once."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.chaos import ChaosProxy
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import NO_NETWORK, NO_RECEIPT, SIZES, Phone, Size
from tests.browser.scenes import LAND

CHOSEN = re.compile("^Northern Italy.*Change")
STORED = (
    """() => (history.state?.sheets.at(-1)?.name?.[1]?.preset ?? {}).to === "northern_italy\""""
)
"""Whether the browser has stored the choice of the open form."""


def begin_in_rome(evening: Evening, phone: Phone) -> None:
    """Let Cicero begin in Rome, and show his acts."""
    evening.does("cicero", "choose-start", to="rome")
    phone.go_to_tab("Acts")
    expect(phone.page.get_by_role("button", name=re.compile(f"^{LAND}")).first).to_be_visible()


def expect_sheets(phone: Phone, *headings: str) -> None:
    """Wait until exactly these sheets are open, the top sheet last."""
    expect(phone.page.get_by_role("dialog")).to_have_count(len(headings))
    for sheet, heading in zip(phone.page.get_by_role("dialog").all(), headings, strict=True):
        expect(sheet.get_by_role("heading", name=heading, exact=True).first).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_choices_of_a_form_survive_a_reload_without_a_network(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy, size: Size
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero", size, chaos.address, keeps=True)
    begin_in_rome(evening, cicero)
    cicero.wait_until_app_is_stored()
    cicero.tolerate_errors(NO_NETWORK, NO_RECEIPT)
    chaos.turn("resets")
    cicero.wait_until_offline()
    cicero.act(LAND)
    cicero.choose_option("Northern Italy")
    cicero.page.wait_for_function(STORED)
    cicero.page.reload()
    expect_sheets(cicero, LAND)
    expect(cicero.topmost_sheet.get_by_role("button", name=CHOSEN)).to_be_visible()
    cicero.submit_sheet(LAND)
    chaos.turn("passes")
    cicero.wait_until_live()
    expect(cicero.connection_badge).not_to_have_accessible_name(re.compile("waiting"))
    assert "cicero" in evening.view()["slices"]["place/northern_italy"]["here"]
    cicero.page.reload()
    cicero.wait_until_live()
    expect_sheets(cicero)


def test_a_form_keeps_its_choices_over_a_reload_and_back_closes_it_once(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    evening.does("cicero", "choose-start", to="rome")
    cicero.act(LAND)
    cicero.choose_option("Northern Italy")
    cicero.page.wait_for_function(STORED)
    for _ in range(2):
        cicero.page.reload()
        expect_sheets(cicero, LAND)
        expect(cicero.topmost_sheet.get_by_role("button", name=CHOSEN)).to_be_visible()
    cicero.page.go_back()
    expect_sheets(cicero)
    expect(cicero.page).to_have_url(re.compile("/acts$"))
    cicero.page.go_back()
    expect(cicero.page).not_to_have_url(re.compile("/acts$"))


def test_the_menu_stays_open_over_a_reload_without_the_sheet_above_it(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    cicero.go_to_tab("Acts")
    cicero.open_sheet("Menu")
    cicero.open_sheet(re.compile("^Meet somebody"))
    cicero.page.reload()
    expect_sheets(cicero, "An evening")
    cicero.page.go_back()
    expect_sheets(cicero)
    expect(cicero.page).to_have_url(re.compile("/acts$"))
    cicero.open_sheet("Menu")
    cicero.page.go_back()
    expect_sheets(cicero)
    expect(cicero.page).to_have_url(re.compile("/acts$"))


def test_a_person_s_page_stays_open_over_a_reload_and_returns_with_the_back_button(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    cicero.go_to_tab("People")
    cicero.open_sheet(re.compile("^Antony"))
    cicero.page.reload()
    expect_sheets(cicero, "Antony")
    cicero.page.go_back()
    expect_sheets(cicero)
    expect(cicero.page).to_have_url(re.compile("/people$"))
