"""A typed number is read correctly or refused at its field.

A typed number is never taken for another number.
"""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import Phone
from tests.browser.served import ServedLedger

COUNT = {"en-GB": "Count and compare", "es": "Contar y comparar"}
TO_TYPE = re.compile("Tap to type|Toca para escribir")


def type_number(phone: Phone, text: str, within: Locator) -> None:
    """Tap the number, or the field with a refusal, and type a number."""
    field = within.get_by_role("textbox")
    if not field.count():
        within.get_by_role("button", name=TO_TYPE).tap()
    field.fill(text)


def count_denarii(hands: PhoneProvider, evening: Evening, locale: str) -> Phone:
    """Let the Fates count the denarii of Cicero, and return their phone."""
    phone = hands.new_phone(evening.address, locale=locale)
    phone.scan(evening.card("fata"))
    phone.tap(re.compile("^(Enter|Entrar)$"))
    phone.wait_until_live()
    phone.tap(COUNT[locale])
    phone.choose_option(re.compile("^Cicer"))
    phone.choose_option(re.compile("^Denari"))
    return phone


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en-GB", "400,000.00"),
        ("en-GB", "٤٠٠٠٠٠"),
        ("en-GB", "４００，０００"),
        ("es", "400.000"),
        ("es", "400.000,00"),
    ],
)
def test_typed_money_is_read_in_the_language_of_the_phone(
    evening: Evening, hands: PhoneProvider, locale: str, text: str
) -> None:
    phone = count_denarii(hands, evening, locale)
    type_number(phone, text, phone.topmost_sheet)
    phone.page.keyboard.press("Enter")
    expect(phone.topmost_sheet.get_by_role("button", name=TO_TYPE)).to_contain_text(
        re.compile(r"400[.,]000 D")
    )


@pytest.mark.parametrize(("locale", "text"), [("en-GB", "400.000"), ("es", "400,000")])
def test_ambiguous_money_is_refused_and_not_sent(
    evening: Evening, hands: PhoneProvider, looker: Looker, locale: str, text: str
) -> None:
    phone = count_denarii(hands, evening, locale)
    send = phone.topmost_sheet.get_by_role("button", name=COUNT[locale], exact=True)
    type_number(phone, text, phone.topmost_sheet)
    send.tap(force=True)
    refused = phone.topmost_sheet.get_by_role("alert")
    expect(refused).to_contain_text(text)
    expect(send).to_be_disabled()
    expect(phone.topmost_sheet.get_by_role("textbox")).to_have_value(text)
    looker.at(phone, f"refused-{locale}")
    type_number(phone, "400000", phone.topmost_sheet)
    phone.page.keyboard.press("Enter")
    expect(refused).to_have_count(0)
    expect(phone.page.get_by_role("dialog")).to_have_count(1)
    assert evening.amount_of("cicero", "denarius") == 500_000


def test_a_table_is_founded_only_with_the_typed_number_of_players(
    own_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    phone = hands.new_phone(own_server.address)
    phone.open_path("/new/cursus_honorum")
    players = phone.page.get_by_role("group", name="How many play")
    seats = phone.page.locator(".seat-list > li")
    expect(players.get_by_role("button", name=TO_TYPE)).to_be_visible()
    usual = seats.count()
    for text in ("2.5", "abc", "99", "1", "½", "2,5"):
        type_number(phone, text, players)
        phone.page.get_by_role("button", name="Begin", exact=True).tap(force=True)
        expect(players.get_by_role("alert")).to_be_visible()
        expect(phone.page.get_by_role("button", name="Begin", exact=True)).to_be_disabled()
        expect(seats).to_have_count(usual)
    looker.at(phone, "players-refused")
    for text, number in (("3.0", 3), ("٤", 4), ("３", 3)):
        type_number(phone, text, players)
        phone.page.keyboard.press("Enter")
        expect(seats).to_have_count(number)
    phone.tap("Begin")
    phone.wait_until_live()
