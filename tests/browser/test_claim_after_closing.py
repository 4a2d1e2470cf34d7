"""The morning after: a card scanned when the game is over opens the evening."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL
from tests.browser.scenes import close_game


def test_a_new_phone_sees_the_closed_evening_of_its_card(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    evening.does("cicero", "give", to="octavia", asset="denarius", quantity=100_000)
    first = hands.of(evening, "minerva", "Minerva")
    close_game(evening)
    fresh = hands.new_phone(evening.address)
    fresh.scan(evening.card("cleopatra"))
    expect(fresh.page.get_by_role("heading", name="Cleopatra")).to_be_visible()
    fresh.wait_for_text("The game is over. You see all of it here")
    looker.at(fresh, "claim-over")
    fresh.tap("See the evening")
    expect(fresh.page).to_have_url(f"{evening.address}{evening.path}/after")
    looker.at(fresh, "after-claim-over")
    fresh.tap(re.compile("^My evening"))
    expect(fresh.page.get_by_role("heading", name=re.compile("Cleopatra"))).to_be_visible()

    other = hands.new_phone(evening.address, SMALL)
    other.scan(evening.card("minerva"))
    other.wait_for_text("the card of Minerva stays on its phone")
    looker.at(other, "claim-over-elsewhere")
    other.tap("See the evening")
    expect(other.page).to_have_url(f"{evening.address}{evening.path}/after/story/minerva")
    expect(other.page.get_by_role("heading", name=re.compile("Minerva"))).to_be_visible()
    looker.at(other, "story-over-elsewhere")
    held = first.page.evaluate("fetch('/api/v1/session').then((answer) => answer.json())")
    assert [card["card"] for card in held["cards"]] == ["minerva-1"]
