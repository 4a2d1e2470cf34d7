"""The search of people who look back: every found line leads to its moment of the replay."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.archived import open_archive, write_archive
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, TALL, Phone, Size
from tests.browser.scenes import close_game
from tests.browser.served import ServedLedger

LETTERS = "based_on: ludi_romani\nletters: both\n"
LETTER = "Come to the villa at Cumae"


def search_on_screen(phone: Phone, words: str) -> Locator:
    """Open the search of this screen, search for these words, and return the found lines."""
    phone.page.get_by_role("button", name="Search", exact=True).first.click()
    phone.topmost_sheet.get_by_role("searchbox").fill(words)
    return phone.topmost_sheet.locator(".found-line")


def open_found_line(phone: Phone, line: Locator, words: str) -> None:
    """Tap a found line, and check that the replay shows the moment of this line."""
    line.locator("button").first.click()
    expect(phone.page.locator(".replay-moment")).to_contain_text(words)
    expect(phone.page.locator(".replay-head")).to_contain_text("Replay")
    expect(phone.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", [TALL, SMALL])
def test_a_search_of_a_closed_game_finds_everything_and_leads_to_its_moment(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero", size=size)
    evening.does("cicero", "choose-start", to="rome")
    evening.does("cicero", "give", to="hirtius", asset="denarius", quantity=100_000)
    evening.does("hirtius", "choose-start", to="northern_italy")
    close_game(evening)
    cicero.open_path(f"{evening.path}/after")
    looker.at(cicero, f"look-back-{size[0]}")
    found = search_on_screen(cicero, "gave")
    expect(found).to_have_count(1)
    expect(found).to_contain_text(re.compile(r"\d\d:\d\d Cicero"))
    looker.at(cicero, f"found-{size[0]}")
    open_found_line(cicero, found, "Cicero gave Hirtius")
    looker.at(cicero, f"moment-{size[0]}")
    tabs = cicero.page.get_by_role("navigation", name="Screens").last
    if size == SMALL:  # the head of the replay has no room for the search on this size of screen
        tabs.get_by_role("link", name="Chronicle").click()
    found = search_on_screen(cicero, "hirtius northern")
    expect(found).to_have_count(1)
    looker.at(cicero, f"from-the-replay-{size[0]}")
    open_found_line(cicero, found, "Hirtius begins in Northern Italy")
    tabs.get_by_role("link", name="Chronicle").click()
    open_found_line(cicero, search_on_screen(cicero, "begins rome").first, "Cicero begins in Rome")
    expect(cicero.page.locator(".chronicle")).to_be_visible()
    search_on_screen(cicero, "northern italy")
    cicero.topmost_sheet.get_by_role("button", name="Northern Italy", exact=True).click()
    expect(cicero.topmost_sheet.last).to_contain_text("Northern Italy")
    assert hands.unexpected_faults() == []


def test_names_of_the_cast_do_not_find_the_beginning_of_the_game(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    cicero.go_to_tab("Chronicle")
    search_on_screen(cicero, "begins")
    expect(cicero.topmost_sheet.locator(".found-line").first).to_be_visible()
    cicero.topmost_sheet.get_by_role("searchbox").fill("pansa")
    cicero.wait_for_text("Nothing found")


@pytest.mark.parametrize("ruleset", ["ludi_romani", "cursus_honorum"])
def test_an_archive_in_the_phone_alone_is_searched_and_leads_to_its_moments(
    tmp_path: Path, browser: Browser, looker: Looker, ruleset: str
) -> None:
    phone = open_archive(browser, write_archive(tmp_path, ruleset, 60))
    looker.at(phone, f"{ruleset}-archive")
    phone.go_to_tab("Chronicle")
    # the inner text is empty in the frame in which lines out of sight are removed
    name = phone.page.locator(".line .name[data-kind=who]").first.text_content()
    assert name
    found = search_on_screen(phone, name)
    expect(found.first).to_contain_text(re.compile(r"\d\d:\d\d"))
    looker.at(phone, f"{ruleset}-archive-found")
    said = found.first.locator(".option-text > span:nth-child(2)").inner_text()
    open_found_line(phone, found.first, said)
    looker.at(phone, f"{ruleset}-archive-moment")
    found = search_on_screen(phone, "the game begins")
    open_found_line(phone, found.last, "the game begins")
    search_on_screen(phone, "no such words")
    phone.wait_for_text("Nothing found")
    assert phone.faults == []


def test_letters_are_found_in_the_archives_of_their_readers_and_in_no_other(
    shared_server: ServedLedger,
    hands: PhoneProvider,
    looker: Looker,
    browser: Browser,
    tmp_path: Path,
) -> None:
    evening = Evening(shared_server, LETTERS)
    evening.does("cicero", "write-letter", to=["octavian"], text=LETTER)
    phones = {who: hands.of(evening, who, who.title()) for who in ("octavian", "antony")}
    close_game(evening)
    for who, phone in phones.items():
        phone.tap("Menu")
        phone.tap(re.compile("^Look back"), phone.topmost_sheet)
        phone.tap(re.compile("^Take my evening home"))
        phone.tap("Make the file")
        keep = phone.page.get_by_role("link", name=re.compile("^Keep it"))
        expect(keep).to_be_visible()
        with phone.page.expect_download() as kept:
            keep.click()
        kept.value.save_as(tmp_path / f"{who}.html")
    reader = open_archive(browser, tmp_path / "octavian.html")
    found = search_on_screen(reader, "villa")
    expect(found).to_have_count(1)
    expect(found).to_contain_text(LETTER)
    looker.at(reader, "letter-in-archive")
    open_found_line(reader, found, "Cicero")
    other = open_archive(browser, tmp_path / "antony.html")
    search_on_screen(other, "villa")
    other.wait_for_text("Nothing found")
    looks = other.topmost_sheet.get_by_role("searchbox")
    looks.fill("letter octavian")
    other.wait_for_text("Nothing found")
    assert reader.faults == other.faults == []
