"""An organiser looks after the games of a server in a browser, without a card."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.organisers import LAPTOP, found_table, open_game_page
from tests.browser.phone import SMALL, Size
from tests.browser.served import ADMIN, ServedLedger


def test_an_organiser_ends_a_table_from_the_list(
    hands: PhoneProvider, shared_server: ServedLedger, looker: Looker
) -> None:
    table = found_table(shared_server)
    browser = hands.new_phone(shared_server.address, LAPTOP)
    browser.open_path(f"/organiser#{ADMIN}")
    row = browser.page.locator(f"[data-game='{table}']")
    browser.tap(re.compile("^End"), row)
    expect(row.get_by_text("A closed game can never be opened again.")).to_be_visible()
    looker.at(browser, "end-a-table")
    browser.tap("Leave it as it is", row)
    browser.tap(re.compile("^End"), row)
    browser.tap("Close it for ever", row)
    expect(row.get_by_text(re.compile("closes at"))).to_be_visible()
    expect(row.get_by_role("button", name=re.compile("^End"))).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "small"])
def test_the_page_of_an_evening_says_who_closes_it_while_it_is_played(
    hands: PhoneProvider, evening: Evening, shared_server: ServedLedger, looker: Looker, size: Size
) -> None:
    browser = open_game_page(hands, shared_server, evening.id, size)
    expect(browser.page.get_by_text(re.compile("its stewards close it"))).to_be_visible()
    expect(browser.page.get_by_role("link", name="Open the console")).to_be_visible()
    looker.at(browser, f"evening-{size[0]}")


def test_the_night_shows_phones_machine_and_faults_and_pauses_the_game(
    hands: PhoneProvider, evening: Evening, shared_server: ServedLedger, looker: Looker
) -> None:
    evening.does("cicero", "introduce", name="Ada")
    browser = open_game_page(hands, shared_server, evening.id)
    page = browser.page
    phones = page.get_by_role("region", name="Phones", exact=True)
    expect(phones.get_by_text(re.compile("not come yet"))).to_be_visible()
    server = page.get_by_role("region", name="The server", exact=True)
    expect(server.get_by_text(re.compile("Room on the disk: .*GB"))).to_be_visible()
    browser.tap("Pause the game")
    expect(page.get_by_text(re.compile("^paused"))).to_be_visible()
    looker.at(browser, "night")
    browser.tap("Let the game go on")
    expect(page.get_by_text(re.compile("^being played"))).to_be_visible()


def test_a_phone_that_is_only_reloaded_has_a_steady_link(
    hands: PhoneProvider, evening: Evening, shared_server: ServedLedger
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    browser = open_game_page(hands, shared_server, evening.id)
    phones = browser.page.get_by_role("region", name="Phones", exact=True)
    expect(phones.get_by_text("Every phone that listens has a steady link.")).to_be_visible()
    for _reload in range(3):
        cicero.page.reload()
        cicero.wait_until_live()
    browser.page.reload()
    expect(phones.get_by_text("Every phone that listens has a steady link.")).to_be_visible()


def test_an_organiser_chooses_the_folder_of_the_copies(
    hands: PhoneProvider, evening_of_its_own: Evening, looker: Looker, tmp_path: Path
) -> None:
    evening = evening_of_its_own
    browser = open_game_page(hands, evening.served, evening.id)
    browser.tolerate_errors("status of 400")
    warning = browser.page.get_by_text(re.compile("No copies of the ledger are made."))
    expect(warning).to_be_visible()
    form = browser.page.get_by_role("form", name="Copies of the ledger")
    form.get_by_label("Folder on the server's machine").fill(str(tmp_path / "none"))
    browser.tap("Copy from now on", form)
    expect(form.get_by_role("alert")).to_contain_text("There is no such folder")
    form.get_by_label("Folder on the server's machine").fill(str(tmp_path))
    browser.tap("Copy from now on", form)
    expect(form.get_by_role("status")).to_contain_text(str(tmp_path))
    expect(browser.page.get_by_text(re.compile("^Last copy of the ledger"))).to_be_visible()
    assert list(tmp_path.glob("acta-*.copy"))
    expect(warning).to_have_count(0)
    looker.at(browser, "copies")
    browser.tap("Make no more copies", form)
    expect(form.get_by_role("status")).to_have_count(0)


def test_a_stranger_is_asked_for_a_token_on_the_page_of_a_game(
    hands: PhoneProvider, evening: Evening, shared_server: ServedLedger
) -> None:
    stranger = hands.new_phone(shared_server.address, LAPTOP)
    stranger.tolerate_errors("status of 401")
    stranger.open_path(f"/organiser/games/{evening.id}")
    expect(stranger.page.get_by_label("Token")).to_be_visible()
    expect(stranger.page.get_by_role("heading", name="Close the game")).to_have_count(0)
