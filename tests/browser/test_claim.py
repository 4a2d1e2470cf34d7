"""A scanned card shows its character and lets its holder in.

The card may be moved from another phone.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import SIZES, Size
from tests.browser.served import ServedLedger


@pytest.mark.parametrize("size", SIZES)
def test_a_scanned_card_shows_its_character_and_one_tap_enters(
    evening: Evening, hands: PhoneProvider, size: Size
) -> None:
    phone = hands.new_phone(evening.address, size)
    phone.scan(evening.card("cicero"))
    expect(phone.page.get_by_role("heading", name="Cicero")).to_be_visible()
    phone.wait_for_text("Marcus Tullius Cicero")
    phone.wait_for_text("Senator")
    phone.tap("Enter")
    expect(phone.page).to_have_url(f"{evening.address}{evening.path}")
    phone.wait_for_text("500,000 D")
    phone.wait_until_live()


def test_the_token_is_gone_from_the_address_and_from_the_history(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    assert evening.card("cicero") not in phone.page.url
    kept = phone.page.evaluate("JSON.stringify([localStorage, sessionStorage, history.state])")
    assert evening.card("cicero") not in kept
    phone.page.go_back()
    assert evening.card("cicero") not in phone.page.url


def test_no_script_can_read_the_cookie(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    (cookie,) = phone.context.cookies()
    assert cookie.get("httpOnly")
    assert cookie.get("sameSite") == "Lax"
    assert phone.page.evaluate("document.cookie") == ""


def test_an_unknown_card_says_so_and_leads_to_the_games(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(evening.address)
    phone.tolerate_errors("the server responded with a status of 404")
    phone.scan("a-card-of-another-evening")
    expect(phone.page.get_by_role("alert")).to_contain_text("not known here")
    phone.tap("All games")
    expect(phone.page.get_by_role("heading", name="Acta Ludorum")).to_be_visible()


def test_the_code_on_a_card_can_be_typed(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.new_phone(evening.address)
    phone.open_path("/")
    phone.page.get_by_role("textbox").fill(evening.card("cicero"))
    phone.tap("Show my card")
    expect(phone.page.get_by_role("heading", name="Cicero")).to_be_visible()


def test_a_card_moves_to_a_second_phone_when_asked_and_the_first_is_told_at_once(
    evening: Evening, hands: PhoneProvider
) -> None:
    first = hands.of(evening, "cicero", "Cicero")
    second = hands.new_phone(evening.address)
    second.scan(evening.card("cicero"))
    expect(second.page.get_by_role("alert")).to_contain_text(
        "The card of Cicero is on another phone"
    )
    first.wait_for_text("500,000 D")
    second.tap("Move here")
    second.wait_for_text("500,000 D")
    expect(first.page.get_by_role("alert")).to_contain_text("it is on another one")
    expect(first.page.get_by_text("500,000 D")).to_be_hidden()


def test_a_phone_with_two_cards_offers_both_hands(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.enter(evening.card("minerva"), "Minerva")
    phone.wait_for_text("Record for a player")
    phone.tap("Menu")
    phone.tap(re.compile("^Cicero"), phone.topmost_sheet)
    phone.wait_for_text("500,000 D")


def test_in_a_rehearsal_every_character_may_be_picked(
    own_server: ServedLedger, hands: PhoneProvider
) -> None:
    evening = Evening(own_server)
    phone = hands.new_phone(evening.address)
    phone.open_path("/rehearsal")
    phone.page.get_by_role("searchbox").fill("cicero")
    phone.page.get_by_role("button", name="Marcus Tullius Cicero").tap()
    phone.tap("Enter")
    phone.wait_for_text("500,000 D")
