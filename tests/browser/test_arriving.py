"""Arriving on a slow server, and taps on a screen that has just moved."""

import itertools
import re

from playwright.sync_api import Route, expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import NO_NETWORK, Phone
from tests.browser.scenes import ask_minerva_for_legion

KEEPS_TRYING = "This phone keeps trying."


def fail_first_requests(phone: Phone, address: str, times: int) -> None:
    """Let the network fail for the first requests to this address."""
    number = itertools.count()

    def answer(route: Route) -> None:
        if next(number) < times:
            route.abort()
        else:
            route.continue_()

    phone.page.route(address, answer)
    phone.tolerate_errors(NO_NETWORK)


def test_a_scanned_card_arrives_without_a_tap_when_the_server_answers_at_last(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    phone = hands.new_phone(evening.address)
    fail_first_requests(phone, "**/api/v1/claims/preview", 2)
    phone.scan(evening.card("cicero"))
    expect(phone.page.get_by_role("alert")).to_contain_text(KEEPS_TRYING)
    phone.wait_for_text(re.compile("^For .+ so far"))
    looker.at(phone, "keeps-trying")
    expect(phone.page.get_by_role("heading", name="Cicero")).to_be_visible()
    fail_first_requests(phone, "**/api/v1/claims", 1)
    phone.tap("Enter")
    expect(phone.page.get_by_role("alert")).to_contain_text(KEEPS_TRYING)
    phone.wait_until_live()


def test_the_list_of_games_arrives_without_a_tap(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.new_phone(evening.address)
    fail_first_requests(phone, "**/api/v1/games", 1)
    phone.open_path("/")
    expect(phone.page.get_by_role("alert")).to_contain_text(KEEPS_TRYING)
    expect(phone.page.get_by_role("alert")).to_have_count(0)
    phone.wait_for_text("An evening")


def test_a_tap_right_after_the_list_moved_opens_nothing(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    ask_minerva_for_legion(cicero)
    cicero.go_to_tab("Hand")
    cicero.wait_for_text("Still needs the word of Minerva")
    taps = cicero.page.evaluate_handle(
        """() => {
          const found = { held: 0, hit: 0 };
          new MutationObserver(() => {
            const screen = document.querySelector(".screen");
            if (screen.dataset.still !== "true") return;
            found.held += 1;
            for (const button of screen.querySelectorAll("button")) {
              const { x, y, width, height } = button.getBoundingClientRect();
              const there = document.elementFromPoint(x + width / 2, y + height / 2);
              if (there && screen.contains(there)) found.hit += 1;
            }
          }).observe(document.body, { subtree: true, attributes: true, childList: true });
          return found;
        }"""
    )
    evening.does("apollo", "announce-season")
    cicero.wait_for_text("Expired requests")
    cicero.wait_for_text("Motus")
    found = taps.json_value()
    assert found["held"] > 0
    assert found["hit"] == 0
    cicero.tap("Ask again")
    cicero.wait_for_text("Still needs the word of Minerva")
