"""A phone's session lapses while the game goes on: the phone says so, and leads back."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.evening import Evening
from tests.browser.hands import Hands
from tests.browser.looking import Looker
from tests.browser.phone import REFUSED, Phone
from tests.browser.served import Served
from tests.browser.tables import founds, passes, plays_as

BACK = "Come back"
UNAUTHORIZED = "the server responded with a status of 401"
"""The answer to a phone that asks for its offers before it knows that its session has lapsed."""


def phone_message(phone: Phone) -> Locator:
    """Return the message of the phone above the game."""
    return phone.page.get_by_role("alert")


def lapses(phone: Phone) -> None:
    """End the cookie, as if the phone had lain in a drawer."""
    phone.context.clear_cookies()
    phone.page.reload()


def test_a_phone_whose_session_has_lapsed_says_so_and_comes_back_with_one_tap(
    evening: Evening, hands: Hands, looker: Looker
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.sees("500,000 D")
    lapses(phone)
    expect(phone_message(phone)).to_contain_text(
        "This phone is signed out: it plays Cicero no more."
    )
    expect(phone.page.get_by_text("500,000 D")).to_have_count(0)
    looker.at(phone, "signed-out")
    phone.tap(BACK)
    phone.sees("500,000 D")
    expect(phone_message(phone)).to_have_count(0)
    phone.page.reload()
    phone.is_live()
    phone.sees("500,000 D")
    expect(phone_message(phone)).to_have_count(0)


def test_a_lapsed_session_is_explained_in_spanish_as_well(
    evening: Evening, hands: Hands, looker: Looker
) -> None:
    phone = hands.new(evening.address, locale="es")
    phone.scan(evening.card("cicero"))
    phone.tap("Entrar")
    phone.is_live()
    lapses(phone)
    phone.sees("Este teléfono ha quedado fuera: ya no lleva a Cicerón.")
    looker.at(phone, "signed-out-es")
    phone.tap("Volver")
    phone.sees("500.000 D")


def test_the_page_of_a_card_on_this_phone_does_not_mention_another_phone(
    evening: Evening, hands: Hands
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.context.clear_cookies()
    phone.scan(evening.card("cicero"))
    expect(phone.page.get_by_role("heading", name="Cicero")).to_be_visible()
    expect(phone_message(phone)).to_have_count(0)
    phone.tap("Enter")
    phone.sees("500,000 D")


def test_a_phone_is_told_that_its_card_has_moved_to_another_phone_meanwhile(
    evening: Evening, hands: Hands, looker: Looker
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.page.goto("about:blank")
    phone.context.clear_cookies()
    other = hands.new(evening.address)
    other.scan(evening.card("cicero"))
    expect(phone_message(other)).to_contain_text("only this phone plays Cicero from then on")
    other.tap("Move here")
    other.sees("500,000 D")
    phone.open(evening.path)
    phone.expects(REFUSED)
    phone.tap(BACK)
    expect(phone_message(phone)).to_contain_text("Cicero cannot be played here any more")
    looker.at(phone, "gone")
    phone.tap("Understood")
    expect(phone_message(phone)).to_have_count(0)
    phone.page.reload()
    phone.is_live()
    expect(phone_message(phone)).to_have_count(0)
    other.sees("500,000 D")


def test_a_player_who_gave_the_cards_back_is_not_asked_to_come_back(
    evening: Evening, hands: Hands
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.opens("Menu")
    phone.tap(re.compile("^Leave"), phone.sheet)
    expect(phone.page.get_by_role("heading", name="Acta Ludorum")).to_be_visible()
    phone.open(evening.path)
    phone.is_live()
    expect(phone_message(phone)).to_have_count(0)


def test_the_founder_of_a_table_comes_back_to_every_seat_and_may_use_another_phone(
    inn: Served, hands: Hands, looker: Looker
) -> None:
    phone = hands.new(inn.address)
    founds(phone, "Ada", "Bea")
    phone.expects(UNAUTHORIZED)
    lapses(phone)
    for name in ("Ada", "Bea", "Host"):
        expect(phone_message(phone)).to_contain_text(name)
    phone.tap(BACK)
    expect(phone_message(phone)).to_have_count(0)
    plays_as(phone, "Ada")
    passes(phone)
    phone.opens("Menu")
    phone.opens(re.compile("^Invite"))
    phone.sheet.get_by_text("leads the table: for you alone").wait_for()
    looker.at(phone, "invite")
    phone.opens(re.compile("^Host"))
    phone.sheet.get_by_text("With this code you play Host on another phone").wait_for()
    looker.at(phone, "own-code")
    link = phone.sheet.get_by_text("/c#").inner_text()
    other = hands.new(inn.address)
    other.page.goto(link)
    other.tap("Move here")
    other.is_live()
    other.tab("Console")
