"""An organiser closes a game and does the work of the morning after in a browser."""

import io
import re
import zipfile
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import Locator, Page, expect

from ledger.verify import verify_export
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.organisers import LAPTOP, OPERATOR, found_table, open_game_page
from tests.browser.phone import SMALL, Phone, Size
from tests.browser.served import ServedLedger


def close_game(server: ServedLedger, game: str) -> None:
    """Close a table or a paused evening at once, on a server whose clock can be moved."""
    path = f"{server.address}/api/v1/games/{game}/closing"
    assert httpx2.post(path, json={"minutes": 1}, headers=OPERATOR).is_success
    server.skip_minute()
    server.skip_minute()
    while httpx2.get(f"{server.address}/api/v1/games/{game}").json()["status"] != "closed":
        pass


def section(page: Page, name: str) -> Locator:
    """Return the part of the page with this name."""
    return page.get_by_role("region", name=name, exact=True)


def finish_job(browser: Phone, name: str, button: str) -> None:
    """Start a job, and wait until it has ended."""
    part = section(browser.page, name)
    browser.tap(button, part)
    expect(part.get_by_text(re.compile("^Finished"))).to_be_visible(timeout=60_000)


def download(page: Page, name: str, folder: Path) -> Path:
    """Return the downloaded file of a job."""
    with page.expect_download() as download:
        section(page, name).get_by_role("link", name=re.compile("^Download")).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_an_organiser_goes_from_closing_to_the_archive_of_everybody(
    hands: PhoneProvider, shared_server: ServedLedger, looker: Looker, tmp_path: Path
) -> None:
    table = found_table(shared_server)
    browser = open_game_page(hands, shared_server, table)
    page = browser.page
    expect(page.get_by_text("Close the game first")).to_be_visible()
    finish_job(browser, "Verify the ledger", "Verify")
    expect(page.get_by_text("Everything fits up to now.")).to_be_visible()
    browser.tap(re.compile("^Close the game"))
    browser.tap("Close it for ever")
    expect(page.get_by_text(re.compile("The game closes at"))).to_be_visible()
    shared_server.skip_minute()
    shared_server.skip_minute()
    expect(page.get_by_text("The game is closed.")).to_be_visible(timeout=20_000)
    finish_job(browser, "Export", "Make the export")
    with download(page, "Export", tmp_path).open("rb") as lines:
        assert verify_export(lines).ok
    finish_job(browser, "The book", "Make the book")
    assert b"<article" in download(page, "The book", tmp_path).read_bytes()
    finish_job(browser, "Archive for everybody", "Make the archive")
    archive = download(page, "Archive for everybody", tmp_path).read_bytes()
    with zipfile.ZipFile(io.BytesIO(archive)) as files:
        names = files.namelist()
    assert f"{table}-public.html" in names
    assert len(names) > 2
    verification = section(page, "Verify the ledger")
    page.get_by_text("Compare with words and files of phones").tap()
    words = verification.get_by_label("Words of seals that people noted")
    words.fill("lorem ipsum")
    browser.tolerate_errors("status of 400")
    browser.tap("Once more: Verify", verification)
    expect(verification.get_by_role("alert")).to_contain_text("not the words of a seal")
    summary = httpx2.get(f"{shared_server.address}/api/v1/games/{table}").json()
    words.fill("\n".join(summary["fingerprints"]))
    finish_job(browser, "Verify the ledger", "Once more: Verify")
    expect(page.get_by_text("Everything fits: no entry was changed")).to_be_visible()
    looker.at(browser, "morning")


def test_a_job_goes_on_while_the_page_is_reloaded(
    hands: PhoneProvider, evening: Evening, shared_server: ServedLedger, looker: Looker
) -> None:
    pause_and_close(evening)
    browser = open_game_page(hands, shared_server, evening.id)
    part = section(browser.page, "Archive for everybody")
    browser.tap("Make the archive", part)
    expect(part.get_by_role("progressbar")).to_be_visible()
    looker.at(browser, "job-runs")
    browser.page.reload()
    expect(part.get_by_role("progressbar")).to_be_visible()
    expect(part.get_by_role("link", name=re.compile("^Download"))).to_be_visible(timeout=120_000)


def pause_and_close(evening: Evening) -> None:
    """Close an evening that one of its stewards has paused."""
    evening.does("fata", "pause")
    close_game(evening.served, evening.id)


def test_an_organiser_erases_a_person_and_then_the_whole_game_after_a_second_tap(
    hands: PhoneProvider, shared_server: ServedLedger, looker: Looker
) -> None:
    table = found_table(shared_server)
    close_game(shared_server, table)
    browser = open_game_page(hands, shared_server, table)
    page = browser.page
    browser.tolerate_errors("status of 404")
    person = page.get_by_role("form", name="Erase a person")
    expect(person.get_by_role("button", name=re.compile("^Erase"))).to_be_disabled()
    person.get_by_label("Whose words").select_option(index=1)
    browser.tap(re.compile("^Erase"), person)
    expect(person.get_by_text("Nobody can bring these words back.")).to_be_visible()
    looker.at(browser, "erase-a-person")
    browser.tap("Erase for ever", person)
    expect(person.get_by_role("status")).to_be_visible()
    forget = page.get_by_role("form", name="Forget")
    forget.locator("label.option", has_text="The whole game").tap()
    expect(forget.get_by_role("button", name=re.compile("^Forget"))).to_be_disabled()
    forget.get_by_label(re.compile("type its title")).fill("Another game")
    expect(forget.get_by_role("button", name=re.compile("^Forget"))).to_be_disabled()
    title = httpx2.get(f"{shared_server.address}/api/v1/games/{table}").json()["title"]
    forget.get_by_label(re.compile("type its title")).fill(title)
    browser.tap(re.compile("^Forget"), forget)
    browser.tap("Erase for ever", forget)
    expect(page.get_by_role("group", name="Which game")).to_be_visible()
    expect(page.locator(f"[data-game='{table}']")).to_have_count(0)


def test_a_network_that_is_cut_is_said_and_the_page_goes_on_later(
    hands: PhoneProvider, evening: Evening, shared_server: ServedLedger
) -> None:
    browser = open_game_page(hands, shared_server, evening.id)
    browser.tolerate_errors("net::ERR_")
    browser.page.route("**/organiser/games/**", lambda route: route.abort())
    alert = browser.page.get_by_role("alert").first
    expect(alert).to_have_text("The server does not answer.", timeout=20_000)
    browser.page.unroute("**/organiser/games/**")
    expect(browser.page.get_by_role("alert")).to_have_count(0, timeout=20_000)


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "small"])
def test_the_morning_after_fits_and_speaks_spanish(
    hands: PhoneProvider, shared_server: ServedLedger, looker: Looker, size: Size
) -> None:
    table = found_table(shared_server)
    close_game(shared_server, table)
    browser = open_game_page(hands, shared_server, table, size, "es-ES")
    expect(browser.page.get_by_role("heading", name="La mañana siguiente")).to_be_visible()
    expect(browser.page.get_by_role("button", name="Hacer el cuaderno")).to_be_visible()
    looker.at(browser, f"spanish-{size[0]}")
