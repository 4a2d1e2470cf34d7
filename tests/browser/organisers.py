"""Browsers of organisers, and the tables that they look after."""

import httpx2
from playwright.sync_api import expect

from tests.browser.hands import PhoneProvider
from tests.browser.phone import Phone, Size
from tests.browser.served import ADMIN, ServedLedger

LAPTOP: Size = (1280, 800)
OPERATOR = {"Authorization": f"Bearer {ADMIN}"}


def open_game_page(
    hands: PhoneProvider, server: ServedLedger, game: str, size: Size = LAPTOP, locale: str = "en"
) -> Phone:
    """Return a browser of an organiser with the page of a game."""
    browser = hands.new_phone(server.address, size, locale=locale)
    browser.open_path(f"/organiser#{ADMIN}")
    expect(browser.page.get_by_role("radio").first).to_be_attached()
    browser.open_path(f"/organiser/games/{game}")
    expect(browser.page.get_by_role("heading", level=1)).to_be_visible()
    return browser


def found_table(server: ServedLedger) -> str:
    """Return the id of a new table of the gladiators' race."""
    players = [{"name": "Ada"}, {"name": "Ben"}]
    answer = httpx2.post(
        f"{server.address}/api/v1/games",
        json={"ruleset": "morituri", "players": players},
        headers=OPERATOR,
    )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["game"])
