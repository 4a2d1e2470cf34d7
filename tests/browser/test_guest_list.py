"""The organiser adds guests from a spreadsheet."""

import io
import re
from urllib.parse import urlsplit

import httpx2
import pytest
from openpyxl import Workbook
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.organiser_page import (
    LAPTOP,
    go_to_step,
    make_event,
    sign_in,
    wait_until_saved,
)
from tests.browser.organisers import OPERATOR
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
        (3, "Row 3 already has this guest."),
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


def test_the_guests_are_taken_only_as_the_preview_shows_them(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = open_guests(browser)
    upload(page, "guests.csv", "Name;Remark\nAda;vegan\n")
    take = page.get_by_role("button", name="Take this guest")
    expect(take).to_be_enabled()
    held_requests: list[Route] = []

    def hold(route: Route) -> None:
        held_requests.append(route)

    page.route("**/guest-file", hold)
    with page.expect_request("**/guest-file"):
        page.get_by_label("Remark").select_option(label="Food")
    expect(take).to_be_disabled()
    for request in held_requests:
        request.continue_()
    expect(take).to_be_enabled()
    page.unroute("**/guest-file", hold)
    take.tap()
    expect(guest_row(page, "Ada")).to_contain_text("vegan")


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


def add_at_door(page: Page, name: str, character: str) -> None:
    """Add a person without a sign-up, with a free character."""
    page.get_by_label("Name of the person").fill(name)
    page.get_by_label("Free character").select_option(label=character)
    page.get_by_role("button", name="Add the person").tap()
    expect(page.get_by_label("Name of the person")).to_have_value("")
    expect(guest_row(page, name)).to_be_visible()


def call_api(browser: Phone, path: str, body: object = None) -> None:
    """Send a request about the open event, as another window of the organiser does."""
    event = urlsplit(browser.page.url).path.split("/")[2]
    url = f"{browser.address}/api/v1/organiser/events/{event}/{path}"
    httpx2.post(url, json=body, headers=OPERATOR).raise_for_status()


def guest_row(page: Page, name: str) -> Locator:
    """Return the part of the list about a guest."""
    heading = page.locator("strong", has_text=name)
    return page.locator(".organiser-guests > li").filter(has=heading)


def test_a_guest_who_does_not_come_leaves_the_character_to_somebody_at_the_door(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = open_guests(browser)
    page.get_by_text("Somebody comes without a sign-up").tap()
    add_at_door(page, "Ada", "Marcus Tullius Cicero")
    ada = guest_row(page, "Ada")
    arrived = ada.get_by_role("button", name="Arrived")
    expect(arrived).to_have_attribute("aria-pressed", "true")
    ada.get_by_role("button", name="Does not come").tap()
    expect(ada).to_contain_text("Does not come. The place and the character are free for others.")
    expect(arrived).to_have_attribute("aria-pressed", "false")
    add_at_door(page, "Zoë", "Marcus Tullius Cicero")
    expect(page.get_by_text("With a place: 1.")).to_be_visible()
    page.get_by_text("Characters without a guest").tap()
    expect(page.get_by_text("may stay empty").first).to_be_visible()
    ada.get_by_role("button", name="Does not come").tap()
    expect(ada.get_by_label("Character of Ada")).to_have_value("")
    # With a character of her own, Ada swaps it.
    ada.get_by_label("Character of Ada").select_option(value="antony")
    ada.get_by_label("Character of Ada").select_option(
        label="Marcus Tullius Cicero (swap with Zoë)"
    )
    zoe = guest_row(page, "Zoë")
    expect(zoe.get_by_label("Character of Zoë")).to_have_value("antony")


def test_a_refused_person_at_the_door_stays_typed_and_the_list_is_read_again(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = open_guests(browser)
    browser.tolerate_errors("status of 400")
    page.get_by_text("Somebody comes without a sign-up").tap()
    page.get_by_label("Name of the person").fill("Zoë")
    page.get_by_label("Free character").select_option(value="cicero")
    call_api(browser, "guests", {"name": "Ada", "character": "cicero"})
    page.get_by_role("button", name="Add the person").tap()
    expect(page.get_by_role("alert")).to_contain_text("Another guest has this character.")
    expect(page.get_by_label("Name of the person")).to_have_value("Zoë")
    expect(guest_row(page, "Ada").get_by_label("Character of Ada")).to_have_value("cicero")
    page.get_by_role("button", name="Add the person").tap()
    expect(guest_row(page, "Zoë")).to_be_visible()


def test_a_guest_who_does_not_come_gets_no_e_mail(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = open_guests(browser)
    upload(page, "guests.csv", "Name;E-mail\nAda;ada@example.org\nBen;ben@example.org\n")
    browser.tap("Take these 2 guests")
    page.get_by_text("One e-mail for all").tap()
    addresses = page.get_by_label("Addresses of guests")
    expect(addresses).to_have_value("ada@example.org, ben@example.org")
    guest_row(page, "Ada").get_by_role("button", name="Does not come").tap()
    expect(addresses).to_have_value("ben@example.org")
    expect(page.get_by_text("E-mail to Ada")).to_have_count(0)
    expect(page.get_by_text("E-mail to Ben")).to_be_visible()


def test_a_proposal_stays_while_a_guest_is_confirmed(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = open_guests(browser)
    upload(page, "guests.csv", "Name\nAda\nBen\n")
    browser.tap("Take these 2 guests")
    browser.tap("Propose characters by wishes")
    proposal = page.get_by_role("group", name="Proposal")
    expect(proposal.locator("li")).to_have_count(2)
    guest_row(page, "Ada").get_by_role("button", name="Place confirmed").tap()
    expect(guest_row(page, "Ada").get_by_text("Confirmed", exact=True)).to_be_visible()
    expect(proposal.locator("li")).to_have_count(2)
    guest_row(page, "Ben").get_by_role("button", name="Does not come").tap()
    expect(proposal.locator("li")).to_have_count(1)
    browser.tap("Take the proposal")
    expect(proposal).to_have_count(0)
    expect(guest_row(page, "Ada").locator("select")).not_to_have_value("")


def test_the_names_reach_the_console_and_the_e_mail_has_the_links(
    hands: PhoneProvider, shared_server: ServedLedger, looker: Looker
) -> None:
    browser = sign_in(hands, shared_server)
    page = open_guests(browser)
    file = "Name;E-mail\nAda;ada@example.org\n"
    upload(page, "guests.csv", file)
    browser.tap("Take this guest")
    ada = guest_row(page, "Ada")
    ada.get_by_label("Character of Ada").select_option(value="cicero")
    page.get_by_text("E-mail to Ada").tap()
    text = ada.get_by_label("Text")
    expect(text).to_have_value(re.compile("You play Marcus Tullius Cicero."))
    expect(text).not_to_have_value(re.compile("#"))
    browser.tap("Make a new link for the text")
    expect(text).to_have_value(re.compile(r"/event/[0-9a-f]+#[0-9a-f]{32}"))
    href = ada.get_by_role("link", name="Open in the e-mail program").get_attribute("href")
    assert href is not None
    assert href.startswith("mailto:ada%40example.org?subject=")
    page.get_by_text("One e-mail for all").tap()
    expect(page.get_by_label("Addresses of guests")).to_have_value("ada@example.org")
    go_to_step(page, "Address for phones")
    page.get_by_label("Address for phones").fill(shared_server.address)
    wait_until_saved(page)
    go_to_step(page, "Found and print")
    browser.tap("Found the game")
    browser.tap("Found it now")
    browser.tap("Make the cards")
    expect(page.locator(".printed-card").first).to_be_visible()
    go_to_step(page, "Guests")
    console = page.get_by_role("group", name="Names on the console")
    expect(console).to_contain_text("lacks the name of one guest")
    browser.tap("Hand the names to the console")
    expect(console).to_contain_text("has the names of all guests")
    page.get_by_text("E-mail to Ada").tap()
    expect(text).to_have_value(re.compile(r"/c#\w+"))
    looker.at(browser, "guests-founded")
    page.get_by_text("E-mail to Ada").tap()
    call_api(browser, "cards")
    browser.tolerate_errors("status of 404")
    page.get_by_text("E-mail to Ada").tap()
    expect(text).to_have_value(re.compile("#"))
    expect(ada).to_contain_text("only if this window has made the newest cards")
    expect(text).not_to_have_value(re.compile("/c#"))


def test_signing_out_forgets_the_secrets_of_the_guests(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    browser = sign_in(hands, shared_server)
    page = open_guests(browser)
    upload(page, "guests.csv", "Name\nAda\n")
    browser.tap("Take this guest")
    text = guest_row(page, "Ada").get_by_label("Text")
    page.get_by_text("E-mail to Ada").tap()
    browser.tap("Make a new link for the text")
    expect(text).to_have_value(re.compile("#"))
    # Without a reload, which would forget everything.
    browser.tap("My events")
    browser.tap("Sign out of this browser")
    expect(page.get_by_role("button", name="Sign out of this browser")).to_have_count(0)
    page.go_back()
    page.get_by_label("Token").fill(ADMIN)
    browser.tap("Enter")
    expect(page.get_by_role("button", name="Sign out of this browser")).to_be_visible()
    page.go_back()
    page.get_by_text("E-mail to Ada").tap()
    expect(text).to_be_visible()
    expect(text).not_to_have_value(re.compile("#"))
