"""Seals on phones are stored during play, checked after the game, and given away as a file."""

import re
from pathlib import Path

import httpx2
from playwright.sync_api import expect

from ledger.verify import OutsideFacts, Status, read_witness, verify_export
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import WALL, Phone
from tests.browser.projector import SMALL_WORDS, SMALLEST
from tests.browser.scenes import ask_minerva_for_legion, close_game
from tests.browser.served import OTHER_NAME

WHILE = 30_000
"""The longest wait in milliseconds, because phones do not all ask in the same second."""


def check_seal_on_wall(wall: Phone) -> None:
    """Check that the wall shows the eight words of the closed game's seal, and that they fit."""
    words = wall.page.get_by_text(re.compile(r"^([a-z]{3,8} ){7}[a-z]{3,8}$"))
    expect(words).to_be_visible()
    assert wall.page.evaluate(SMALL_WORDS, SMALLEST) == []
    assert wall.page.evaluate("document.documentElement.scrollHeight") <= WALL[1]
    assert wall.page.evaluate("document.documentElement.scrollWidth") <= WALL[0]


def test_over_plain_http_a_phone_sees_that_its_seals_fit_and_its_file_vouches_for_the_export(
    evening: Evening, hands: PhoneProvider, looker: Looker, tmp_path: Path
) -> None:
    address = f"http://{OTHER_NAME}:{evening.served.port}"
    phone = hands.of(evening, "cicero", "Cicero", address=address)
    wall = hands.wall_phone(evening)
    wall.wait_for_line("the game begins")
    ask_minerva_for_legion(phone)
    close_game(evening)
    check_seal_on_wall(wall)
    phone.wait_for_text("The game is over")
    phone.tap("Menu")
    with phone.page.expect_download() as download:
        phone.tap(re.compile("Keep what this phone saw"), phone.topmost_sheet)
    file = tmp_path / "phone.json"
    download.value.save_as(file)
    export = httpx2.get(f"{evening.address}/api/v1/games/{evening.id}/export.jsonl")
    witness = read_witness(file.read_bytes())
    report = verify_export(
        export.content.splitlines(keepends=True), OutsideFacts(witnesses=(witness,))
    )
    assert witness.heads
    assert report.status in (Status.HOLDS, Status.WITHHELD), report.lines()
    phone.tap(re.compile("^Look back"), phone.topmost_sheet)
    phone.tap(re.compile("^Check it yourself"))
    said = phone.page.get_by_text(re.compile("seals? of the game, and"))
    expect(said).to_be_visible(timeout=WHILE)
    phone.tap("Check now")
    phone.wait_for_text("Everything fits")
    phone.wait_for_text(re.compile(r"The \d+ lines that this phone was shown"))
    phone.wait_for_text(
        re.compile("of this phone (was|were) answered as done, and (is|all are) there")
    )
    looker.at(phone, "check")
