"""Requests that expire with their season: both phones say so, and one tap asks again."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL
from tests.browser.scenes import ask_minerva_for_legion

EXPIRED = "Expired requests"
WHY = "Expired: Motus (the move) began before all had agreed."
LINE = re.compile(
    r"Motus \(the move\) began before all agreed to what Cicero asked for: Buy legions"
)
ASKED = "Asked. It counts when they agree."


def test_a_request_that_expires_stays_on_both_phones_and_is_asked_again_with_one_tap(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    minerva = hands.of(evening, "minerva", "Minerva", SMALL)
    livia = hands.of(evening, "livia", "Livia")
    ask_minerva_for_legion(cicero)
    minerva.wait_for_text("Cicero asks")
    cicero.go_to_tab("Hand")
    evening.does("apollo", "announce-season")
    for phone in (cicero, minerva):
        phone.wait_for_text(EXPIRED)
        phone.wait_for_text(WHY)
    expect(cicero.page.get_by_text(ASKED)).to_have_count(0)
    looker.at(cicero, "expired-own")
    looker.at(minerva, "expired-asked")
    cicero.page.reload()
    cicero.wait_for_text(EXPIRED)
    for phone in (cicero, minerva):
        phone.go_to_tab("Chronicle")
        phone.wait_for_line(LINE)
    livia.go_to_tab("Chronicle")
    livia.wait_for_line(re.compile(r"Motus \(the move\) begins"))
    expect(livia.page.get_by_text(LINE)).to_have_count(0)
    cicero.go_to_tab("Hand")
    cicero.tap("Ask again")
    cicero.wait_for_text("Still needs the word of Minerva")
    expect(cicero.page.get_by_text(EXPIRED)).to_have_count(0)
    minerva.page.get_by_role("link", name=re.compile("^Desk")).tap()
    minerva.tap("Agree")
    cicero.wait_for_text("1 legio curialis")


def test_the_asked_god_removes_an_expired_request(evening: Evening, hands: PhoneProvider) -> None:
    evening.does("cicero", "buy-legions", seller="minerva", asset="legio_curialis", quantity=1)
    minerva = hands.of(evening, "minerva", "Minerva")
    evening.does("apollo", "announce-season")
    minerva.wait_for_text(WHY)
    minerva.tap("Remove")
    expect(minerva.page.get_by_text(EXPIRED)).to_have_count(0)
    minerva.page.reload()
    minerva.wait_until_live()
    expect(minerva.page.get_by_text(EXPIRED)).to_have_count(0)
