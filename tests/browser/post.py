"""The screen of letters on a phone."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone


def open_letters(phone: Phone, note: str = "") -> None:
    """Open the screen from the menu, which shows the number of unread letters."""
    phone.open_sheet("Menu")
    item = phone.topmost_sheet.get_by_role("button", name=re.compile("^Letters"))
    expect(item).to_contain_text(note)
    item.tap()
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    expect(phone.page.get_by_placeholder("Search in letters")).to_be_visible()


def newest_thread(phone: Phone, name: str) -> Locator:
    """Return the newest thread with this name in the list."""
    rows = phone.page.get_by_role("main").get_by_role("button", name=re.compile(f"^{name}"))
    return rows.first
