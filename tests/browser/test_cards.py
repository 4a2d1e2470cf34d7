"""Printed cards in a browser: no name runs out of its card."""

import pytest
from playwright.sync_api import Page

from api.hosting.card_page import cards_page
from tests.api.christened import found_game_without_name_check

pytestmark = pytest.mark.browser

LONG = "Publius" * 10
ARABIC = "محمد بن عبد الله (5) العربي"
PAPER = {"A4": 794, "Letter": 816}
"""Width of a sheet in pixels of 1/96 inch."""

OUTSIDE = """() => [...document.querySelectorAll(".card")].flatMap((card) => {
  const { right } = card.getBoundingClientRect();
  const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const outside = [];
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    if (range.getBoundingClientRect().right > right) outside.push(range.toString());
  }
  return outside;
})"""
"""The words that are drawn to the right of their card."""
LEFT = """(one) => one.getBoundingClientRect().left
  - one.closest(".name").getBoundingClientRect().left"""


def print_cards(page: Page, width: int, name: str) -> None:
    """Show a page of cards in print on paper of this width."""
    founded = found_game_without_name_check(name, ARABIC, LONG, LONG)
    page.set_viewport_size({"width": width, "height": 1100})
    page.emulate_media(media="print")
    page.set_content(cards_page(founded.scribe, founded.tokens, f"http://{LONG}.test"))


@pytest.mark.parametrize("paper", PAPER)
def test_seventy_letters_without_a_blank_stay_inside_their_card(page: Page, paper: str) -> None:
    print_cards(page, PAPER[paper], LONG)
    outside = page.evaluate(OUTSIDE)
    assert outside == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PAPER[paper]


def test_a_right_to_left_name_changes_no_direction_on_its_card(page: Page) -> None:
    print_cards(page, PAPER["A4"], "Cicero")
    name = page.locator(".name bdi", has_text="محمد").first
    assert name.inner_text() == ARABIC
    # this name stands at the left of its card, like every name
    assert name.evaluate(LEFT) == pytest.approx(0, abs=1)
