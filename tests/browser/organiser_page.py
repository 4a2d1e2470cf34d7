"""An organiser's browser: signing in, making an event, and going through its steps."""

import re

from playwright.sync_api import Page, expect

from tests.browser.hands import PhoneProvider
from tests.browser.phone import Phone, Size
from tests.browser.served import ADMIN, ServedLedger

LAPTOP: Size = (1280, 800)


def sign_in(hands: PhoneProvider, server: ServedLedger, size: Size = LAPTOP) -> Phone:
    """Return a browser that opened the organiser's link."""
    browser = hands.new_phone(server.address, size)
    browser.open_path(f"/organiser#{ADMIN}")
    expect(browser.page.get_by_role("group", name="Which game")).to_be_visible()
    return browser


def make_event(browser: Phone, people: int = 40) -> None:
    """Make an event of Ludi Romani for this number of people, and wait until it is open."""
    browser.page.locator("label.option", has_text="Ludi Romani").tap()
    browser.tap(f"{people} people")
    expect(browser.page.get_by_role("navigation", name="Steps")).to_be_visible()


def go_to_step(page: Page, name: str) -> None:
    """Open a step."""
    page.get_by_role("navigation", name="Steps").get_by_role("button", name=name).tap()
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def wait_until_saved(page: Page) -> None:
    """Wait until every change is saved."""
    expect(page.locator(".organiser-head [role=status]")).to_have_text(re.compile("^Saved at"))
