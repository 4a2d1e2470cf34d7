"""A translator changes the page although the page forbids it: new content is still right."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.chaos import ChaosProxy
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import NO_NETWORK, Phone
from tests.browser.scenes import ask_minerva_for_legion

TRANSLATE = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement.closest("font, script, style")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}"""
"""Does what Google's translator does to a page: it replaces each text by new elements."""

ALWAYS = f"() => setInterval({TRANSLATE}, 50)"
"""Translates the page again and again."""


def season_clock(phone: Phone) -> Locator:
    """Return the season's clock."""
    return phone.page.locator(".clock-left")


def season_seconds(phone: Phone) -> int:
    """Return the time on the season's clock, in seconds."""
    minutes, left = season_clock(phone).inner_text().split(":")
    return int(minutes) * 60 + int(left)


def check_screen(phone: Phone, evening: Evening, chaos: ChaosProxy) -> None:
    """Check that money, role, clock and badge follow the game."""
    before = season_seconds(phone)
    ask_minerva_for_legion(phone)
    evening.does("minerva", "consent", petition=evening.petition("minerva"))
    phone.go_to_tab("Hand")
    phone.wait_for_text("300,000 D")
    expect(phone.page.get_by_text("500,000 D")).to_have_count(0)
    phone.wait_for_text("Imperator")
    expect(phone.page.get_by_text("Senator", exact=True)).to_have_count(0)
    right = remaining_period_seconds(evening.view())
    assert season_seconds(phone) < before
    assert abs(season_seconds(phone) - right) <= 2
    phone.tolerate_errors(NO_NETWORK)
    chaos.turn("resets")
    expect(phone.connection_badge).to_contain_text(re.compile("offline", re.IGNORECASE))
    expect(phone.connection_badge).not_to_contain_text("live")
    chaos.turn("passes")
    expect(phone.connection_badge).to_contain_text("live")


def remaining_period_seconds(view: dict[str, Any]) -> int:
    """Return the remaining time of a period by the server's clock, in seconds."""
    period = view["slices"]["game"]["period"]
    ends = period["opened"] + period["paused"] + period["minutes"] * 60_000
    return int((ends - view["now"]) / 1_000)


def test_money_role_clock_and_badge_are_right_on_a_translated_page(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    phone = hands.of(evening, "cicero", "Cicero", address=chaos.address)
    phone.wait_for_text("500,000 D")
    phone.page.evaluate(TRANSLATE)
    check_screen(phone, evening, chaos)


def test_money_role_clock_and_badge_are_right_on_a_page_translated_repeatedly(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    phone = hands.of(evening, "cicero", "Cicero", address=chaos.address)
    phone.wait_for_text("500,000 D")
    phone.page.evaluate(ALWAYS)
    check_screen(phone, evening, chaos)


def test_the_page_asks_not_to_be_translated(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.guest_phone(evening)
    assert phone.page.evaluate("document.documentElement.translate") is False
    expect(phone.page.locator("meta[name=google]")).to_have_attribute("content", "notranslate")
