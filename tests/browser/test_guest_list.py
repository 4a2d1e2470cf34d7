"""The organiser adds guests from a spreadsheet."""

import io
from urllib.parse import urlsplit

import pytest
from openpyxl import Workbook
from playwright.sync_api import Page, expect

from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.organiser_page import LAPTOP, go_to_step, make_event, sign_in
from tests.browser.phone import SMALL, Phone, Size
from tests.browser.served import ADMIN, ServedLedger

BAD_LIST = """Guests;;
Name;Wish;Food
Ada;Marcus Antonius (Antony);no nuts
;Cicero;
Ben;nobody at all;
ADA;;
"""
HEADINGS = ("Whom", "Part", "Menu")


def upload(page: Page, name: str, content: bytes | str) -> None:
    """Choose a spreadsheet on the step with the guests."""
    data = content.encode() if isinstance(content, str) else content
    page.locator("input.organiser-file").set_input_files(
        {"name": name, "mimeType": "application/octet-stream", "buffer": data}
    )


def open_guests(browser: Phone) -> Page:
    """Make an event, and return the page at the step with its guests."""
    make_event(browser, 12)
    go_to_step(browser.page, "Guests")
    return browser.page


def test_a_bad_spreadsheet_saves_nothing_and_each_fault_stands_at_its_row(
    hands: PhoneProvider, shared_server: ServedLedger, looker: Looker
) -> None:
    browser = sign_in(hands, shared_server)
    page = open_guests(browser)
    browser.tolerate_errors("status of 400")
    upload(page, "guests.xlsx", b"PK\x03\x04 cut off")
    expect(page.get_by_role("alert")).to_contain_text("The file cannot be read as a spreadsheet.")
    upload(page, "guests.csv", "x" * 600_000)
    expect(page.get_by_role("alert")).to_contain_text("The file is too large.")
    upload(page, "guests.csv", BAD_LIST)
    preview = page.get_by_role("group", name="Guests in the spreadsheet")
    rows = preview.locator("li")
    expect(rows).to_have_count(4)
    expect(page.get_by_role("alert")).to_have_count(0)
    for index, sentence in (
        (1, "There is no name."),
        (2, "No character and no role is called “nobody at all”. The wish is left out."),
        (3, "This guest stands in row 3 already."),
    ):
        expect(rows.nth(index)).to_contain_text(sentence)
    looker.at(browser, "guests-import")
    browser.tap("Take nobody")
    expect(page.get_by_text("Nobody has signed up yet.")).to_be_visible()
    upload(page, "guests.csv", BAD_LIST)
    rows.nth(2).locator("label").tap()
    expect(preview.get_by_role("status")).to_have_text("Rows that become guests: 1 of 4.")
    browser.tap("Take this guest")
    expect(page.locator(".organiser-guests > li")).to_have_count(1)
    expect(page.locator(".organiser-guests > li")).to_contain_text("no nuts")
    upload(page, "guests.csv", BAD_LIST)
    expect(rows.first).to_contain_text("This guest is on the list already.")


def test_the_organiser_chooses_the_columns_of_a_workbook(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = open_guests(browser)
    browser.tolerate_errors("status of 400")
    book, file = Workbook(), io.BytesIO()
    sheet = book.create_sheet("List")
    for row in (HEADINGS, ("Zoë", "Cicero", "vegan"), ("Yan", "", "")):
        sheet.append(row)
    book.save(file)
    upload(page, "guests.xlsx", file.getvalue())
    preview = page.get_by_role("group", name="Guests in the spreadsheet")
    page.get_by_label("Column 1").select_option(label="is left out")
    expect(page.get_by_role("alert")).to_contain_text("Choose the column with the names")
    for column, kind in ((1, "Name"), (2, "Wishes"), (3, "Food")):
        page.get_by_label(f"Column {column}").select_option(label=kind)
    expect(page.get_by_role("alert")).to_have_count(0)
    # The first row has headings that nobody knows, so it is left out by hand.
    preview.locator("li label").first.tap()
    browser.tap("Take these 2 guests")
    guests = page.locator(".organiser-guests > li")
    expect(guests).to_have_count(2)
    expect(guests.first).to_contain_text("Wishes: Marcus Tullius Cicero")


@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "small"])
def test_the_preview_of_a_spreadsheet_is_accessible_and_fits(
    hands: PhoneProvider, shared_server: ServedLedger, looker: Looker, locale: str, size: Size
) -> None:
    browser = sign_in(hands, shared_server)
    make_event(browser, 12)
    path = urlsplit(browser.page.url).path
    phone = hands.new_phone(shared_server.address, size, locale=locale)
    phone.open_path(f"{path}#{ADMIN}")
    phone.page.locator(".organiser-step").nth(9).tap()
    upload(phone.page, "guests.csv", BAD_LIST)
    expect(phone.page.locator(".organiser-import > li")).to_have_count(4)
    looker.at(phone, f"guests-import-{size[0]}-{locale}")
