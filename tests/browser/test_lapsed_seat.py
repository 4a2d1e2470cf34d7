"""A phone's session lapses while the game goes on: the phone says so, and leads back."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import REFUSED, Phone
from tests.browser.served import ServedLedger
from tests.browser.tables import choose_player, found_table, let_next_throw

BACK = "Come back"
UNAUTHORIZED = "the server responded with a status of 401"
"""The answer to a phone that asks for its offers before it knows that its session has lapsed."""


def phone_message(phone: Phone) -> Locator:
    """Return the message of the phone above the game."""
    return phone.page.get_by_role("alert")


def expire_session_cookie(phone: Phone) -> None:
    """End the cookie, as if the phone had lain in a drawer.

    The phone may ask for its offers before its stream tells it that the session has lapsed.
    """
    phone.tolerate_errors(UNAUTHORIZED)
    phone.context.clear_cookies()
    phone.page.reload()


def test_a_phone_whose_session_has_lapsed_says_so_and_comes_back_with_one_tap(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.wait_for_text("500,000 D")
    expire_session_cookie(phone)
    expect(phone_message(phone)).to_contain_text(
        "This phone is signed out: it plays Cicero no more."
    )
    expect(phone.page.get_by_text("500,000 D")).to_have_count(0)
    looker.at(phone, "signed-out")
    phone.tap(BACK)
    phone.wait_for_text("500,000 D")
    expect(phone_message(phone)).to_have_count(0)
    phone.page.reload()
    phone.wait_until_live()
    phone.wait_for_text("500,000 D")
    expect(phone_message(phone)).to_have_count(0)


def test_a_lapsed_session_is_explained_in_spanish_as_well(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    phone = hands.new_phone(evening.address, locale="es")
    phone.scan(evening.card("cicero"))
    phone.tap("Entrar")
    phone.wait_until_live()
    expire_session_cookie(phone)
    phone.wait_for_text("Este teléfono ha quedado fuera: ya no lleva a Cicerón.")
    looker.at(phone, "signed-out-es")
    phone.tap("Volver")
    phone.wait_for_text("500.000 D")


def test_the_page_of_a_card_on_this_phone_does_not_mention_another_phone(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.context.clear_cookies()
    phone.scan(evening.card("cicero"))
    expect(phone.page.get_by_role("heading", name="Cicero")).to_be_visible()
    expect(phone_message(phone)).to_have_count(0)
    phone.tap("Enter")
    phone.wait_for_text("500,000 D")


def test_a_phone_is_told_that_its_card_has_moved_to_another_phone_meanwhile(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.page.goto("about:blank")
    phone.context.clear_cookies()
    other = hands.new_phone(evening.address)
    other.scan(evening.card("cicero"))
    expect(phone_message(other)).to_contain_text("only this phone plays Cicero from then on")
    other.tap("Move here")
    other.wait_for_text("500,000 D")
    phone.tolerate_errors(REFUSED, UNAUTHORIZED)
    phone.open_path(evening.path)
    phone.tap(BACK)
    expect(phone_message(phone)).to_contain_text("Cicero cannot be played here any more")
    looker.at(phone, "gone")
    phone.tap("Understood")
    expect(phone_message(phone)).to_have_count(0)
    phone.page.reload()
    phone.wait_until_live()
    expect(phone_message(phone)).to_have_count(0)
    other.wait_for_text("500,000 D")


def test_a_player_who_gave_the_cards_back_is_not_asked_to_come_back(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.open_sheet("Menu")
    phone.tap(re.compile("^Leave"), phone.topmost_sheet)
    expect(phone.page.get_by_role("heading", name="Acta Ludorum")).to_be_visible()
    phone.open_path(evening.path)
    phone.wait_until_live()
    expect(phone_message(phone)).to_have_count(0)


def test_the_founder_of_a_table_comes_back_to_every_seat_and_may_use_another_phone(
    inn: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    phone = hands.new_phone(inn.address)
    found_table(phone, "Ada", "Bea")
    expire_session_cookie(phone)
    for name in ("Ada", "Bea", "Host"):
        expect(phone_message(phone)).to_contain_text(name)
    phone.tap(BACK)
    expect(phone_message(phone)).to_have_count(0)
    choose_player(phone, "Ada")
    let_next_throw(phone)
    phone.open_sheet("Menu")
    phone.open_sheet(re.compile("^Invite"))
    phone.topmost_sheet.get_by_text("leads the table: for you alone").wait_for()
    looker.at(phone, "invite")
    phone.open_sheet(re.compile("^Host"))
    phone.topmost_sheet.get_by_text("With this code you play Host on another phone").wait_for()
    looker.at(phone, "own-code")
    link = phone.topmost_sheet.get_by_text("/c#").inner_text()
    other = hands.new_phone(inn.address)
    other.page.goto(link)
    other.tap("Move here")
    other.wait_until_live()
    other.go_to_tab("Console")
