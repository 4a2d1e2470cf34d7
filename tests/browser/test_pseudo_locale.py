"""In an invented language, every word on the screen shows whether it comes from a file of texts."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import SMALL, Phone
from tests.browser.pseudo import (
    LOCALE,
    go_to_tab,
    lengthen_text,
    open_sheet,
    pseudo_faults,
    pseudo_localize_phone,
    pseudo_translate,
    unknown_words,
    words_of_names,
)

LINES = """() => Math.max(...[...document.querySelectorAll(".tab-name")].map((one) =>
  Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))))"""
"""Returns the number of lines of the longest name at the bottom of the screen."""

SEAS = {"MARE", "INTERNVM", "AEGYPTIVM", "PONTVS", "EVXINVS", "OCEANVS", "HADRIA"}
"""Names that are drawn on the map, in Latin in every language."""


def accented_phone(hands: PhoneProvider, evening: Evening, who: str) -> Phone:
    """Return the smallest phone of a player who has entered, with accented texts."""
    phone = hands.new_phone(evening.address, SMALL, locale=LOCALE)
    pseudo_localize_phone(phone)
    phone.scan(evening.card(who))
    phone.tap(re.compile(lengthen_text("Entrar")))
    phone.wait_until_live()
    evening.use_phone_session(who, phone.cookie)
    return phone


def test_a_player_reads_only_text_that_translators_can_see(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = accented_phone(hands, evening, "cicero")
    evening.does("cicero", "choose-start", to="rome")
    names = words_of_names(evening.view("cicero")) | SEAS
    found = {"hand": pseudo_faults(phone, names)}
    assert phone.page.evaluate(LINES) <= 2
    for tab, sheet in (
        ("acts", "main button"),
        ("map", ".lr-label[data-place=rome]"),
        ("people", ".people-list button"),
        ("chronicle", "main li button"),
    ):
        go_to_tab(phone, tab)
        found[tab] = pseudo_faults(phone, names)
        open_sheet(phone, sheet)
        found[f"{tab}, opened"] = pseudo_faults(phone, names)
        phone.page.keyboard.press("Escape")
        expect(phone.page.get_by_role("dialog")).to_have_count(0)
    assert {screen: one for screen, one in found.items() if one} == {}


def test_a_god_at_the_desk_reads_only_text_that_translators_can_see(
    evening: Evening, hands: PhoneProvider
) -> None:
    evening.does("cicero", "buy-legions", seller="minerva", asset="legio_curialis", quantity=2)
    phone = accented_phone(hands, evening, "minerva")
    names = words_of_names(evening.view("minerva"))
    expect(phone.page.locator(".tab-count")).to_be_visible()
    assert pseudo_faults(phone, names) == []
    phone.page.get_by_role("searchbox").first.fill("tulli")
    open_sheet(phone, f"main :text('{lengthen_text('Cicerón')}')")
    assert pseudo_faults(phone, names) == []


def test_an_accented_text_keeps_its_gaps_and_a_word_without_accents_is_found() -> None:
    source = (
        'a = { $n ->\n    [one] uno\n   *[other] { $n } de { -x }\n}\nalso-b = c\n-x = y{" z"}\n'
    )
    assert pseudo_translate(source) == (
        'a =\n    { "[!! " }{ $n ->\n        [one] úúñöö\n'
        '       *[other] { $n } đéé { -x }\n    }{ " !!]" }\n'
        'also-b = ç\n-x = ý{ " ž" }\n'
    )
    names = words_of_names({"slices": [{"name": "Marcus Tullius", "id": "cicero"}]})
    assert unknown_words(
        ["[!! ààšéé !!]", "Tullius", "SEDES-07", "44", "cicero", "not so"], names
    ) == [
        "cicero",
        "not so",
    ]
