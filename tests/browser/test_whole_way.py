"""An organiser goes the whole way in a browser, from a template to the morning after.

No step needs a terminal. Where something goes wrong on the way, the page says so and loses nothing.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.organiser_page import go_to_step, make_event, sign_in, wait_until_saved
from tests.browser.phone import TALL, Phone
from tests.browser.served import HURRIED, ServedLedger
from tests.disks import mount_disk, unmount_disk

DISK_SIZE = 40_000_000
"""The size of a small disk in bytes. The ledger of one game fits on it."""


def choose_address(browser: Phone) -> None:
    """Type two wrong addresses, read what is wrong with them, and type the right address."""
    page = browser.page
    go_to_step(page, "Address for phones")
    field = page.get_by_label("Address for phones")
    field.fill("the hall")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value("the hall")
    field.fill("http://192.0.2.7:8044")
    expect(field).to_have_attribute("aria-invalid", "false")
    expect(page.get_by_text("No phone reaches this server")).to_be_visible()
    field.fill(browser.address)
    expect(page.get_by_text("Only this machine can open")).to_be_visible()
    wait_until_saved(page)


def change_in_two_windows(browser: Phone) -> None:
    """Change the same field in two windows, and let the organiser choose a value."""
    second = browser.window()
    for window in (browser, second):
        window.tolerate_errors("status of 412")
    second.page.goto(browser.page.url)
    for window in (browser, second):
        go_to_step(window.page, "Event")
    second.page.get_by_label("Length in minutes").fill("150")
    wait_until_saved(second.page)
    browser.page.get_by_label("Length in minutes").fill("180")
    choice = browser.page.get_by_role("group", name="Length in minutes")
    browser.tap("Mine: 180", choice)
    wait_until_saved(browser.page)
    second.page.close()


def rehearse(browser: Phone) -> None:
    """Let bots play the event, look at the wall, and end the rehearsal."""
    page = browser.page
    go_to_step(page, "Try it")
    browser.tap("Start the rehearsal")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Open the wall").tap()
    expect(opened.value.locator(".wall, main").first).to_be_visible()
    opened.value.close()
    browser.tap("End the rehearsal")
    expect(page.get_by_role("button", name="Start the rehearsal")).to_be_visible()


def found_game(browser: Phone) -> None:
    """Found the game of the open event."""
    go_to_step(browser.page, "Found and print")
    browser.tap("Found the game")
    browser.tap("Found it now")


def codes_of(page: Page, name: str) -> list[str]:
    """Return the typed codes on the printed cards of a character."""
    cards = page.locator(".printed-card").filter(has=page.get_by_role("heading", name=name))
    return cards.locator("b").all_inner_texts()


def enter_by_code(hands: PhoneProvider, address: str, code: str) -> Phone:
    """Return a phone whose owner typed the code of a card."""
    phone = hands.new_phone(address, TALL)
    phone.open_path("/")
    phone.page.get_by_role("textbox").fill(code)
    phone.tap("Show my card")
    phone.tap("Enter")
    phone.wait_until_live()
    return phone


def test_an_event_for_forty_goes_from_the_template_to_the_morning_after(
    hands: PhoneProvider, shared_server: ServedLedger, looker: Looker
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    make_event(browser)
    go_to_step(page, "Event")
    page.get_by_label("Name of the event").fill("Saturnalia")
    page.get_by_label("Day").fill("2026-12-17")
    page.get_by_label("Play begins at").fill("18:30")
    wait_until_saved(page)
    change_in_two_windows(browser)
    choose_address(browser)
    rehearse(browser)
    found_game(browser)
    expect(page.get_by_role("heading", name="The game is founded")).to_be_visible()
    browser.tap("Make the cards")
    expect(page.locator(".printed-card .qr path[d^=M]").last).to_be_attached()
    codes = codes_of(page, "The Fates")
    agrippa = codes_of(page, "Agrippa")
    browser.tap("The page of the game")
    fates = enter_by_code(hands, shared_server.address, codes[0])
    enter_by_code(hands, shared_server.address, agrippa[0])
    looker.store_picture(browser, "before")
    fates.tap(re.compile("^Begin the evening"))
    expect(page.get_by_text(re.compile("^being played"))).to_be_visible()
    looker.store_picture(browser, "night")
    page.go_back()
    expect(page.get_by_text("Play has begun, so all cards stay as they are.")).to_be_visible()
    page.go_forward()
    browser.tap("Pause the game")
    expect(page.get_by_text(re.compile("^paused"))).to_be_visible()
    browser.tap("Let the game go on")
    expect(page.get_by_text(re.compile("^being played"))).to_be_visible()
    close_by_stewards(fates, enter_by_code(hands, shared_server.address, codes[1]), looker)
    expect(page.get_by_text(re.compile("^The game closes at"))).to_be_visible()
    shared_server.skip_minute()
    shared_server.skip_minute()
    expect(page.get_by_text("The game is closed.")).to_be_visible()
    for name, button in (("Verify the ledger", "Verify"), ("The book", "Make the book")):
        part = page.get_by_role("region", name=name, exact=True)
        browser.tap(button, part)
        expect(part.get_by_text(re.compile("^Finished"))).to_be_visible(timeout=60_000)
    expect(page.get_by_text("Everything fits: no entry was changed")).to_be_visible()
    looker.store_picture(browser, "morning")


def close_by_stewards(first: Phone, second: Phone, looker: Looker) -> None:
    """Let one steward announce the closing, and a second one agree."""
    first.tap("Announce the closing")
    looker.store_picture(first, "announce")
    first.topmost_sheet.get_by_role("button", name="1", exact=True).tap()
    first.tap("Announce the closing", first.topmost_sheet)
    looker.store_picture(second, "second")
    expect(second.page.get_by_role("button", name="Agree to the closing")).to_be_in_viewport()
    second.tap("Agree to the closing")
    second.tap("Agree to the closing", second.topmost_sheet)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Yield the folder of a disk of `DISK_SIZE`."""
    place = tmp_path / "disk"
    mount_disk(place, "-t", "tmpfs", "-o", f"size={DISK_SIZE}", "tmpfs")
    yield place
    unmount_disk(place)


def fill_disk(folder: Path) -> Path:
    """Fill a disk to its last byte, and return the file that fills it."""
    file = folder / "ballast"
    with file.open("wb", buffering=0) as ballast, suppress(OSError):
        while ballast.write(bytes(65_536)):
            pass
    return file


def test_a_full_disk_founds_nothing_and_with_room_again_the_event_is_complete(
    hands: PhoneProvider, small_disk: Path
) -> None:
    with ServedLedger(small_disk, program=HURRIED) as server:
        browser = sign_in(hands, server)
        page = browser.page
        browser.tolerate_errors("status of 503")
        make_event(browser)
        choose_address(browser)
        ballast = fill_disk(small_disk)
        found_game(browser)
        expect(page.get_by_role("alert")).to_contain_text("nothing was recorded")
        ballast.unlink()
        found_game(browser)
        expect(page.get_by_role("heading", name="The game is founded")).to_be_visible()
        go_to_step(page, "Address for phones")
        expect(page.get_by_label("Address for phones")).to_have_value(server.address)
