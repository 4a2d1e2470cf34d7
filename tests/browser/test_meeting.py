"""Two people meet: one shows a code, the other scans it, and the name is filled into forms."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest
import segno
from playwright.sync_api import BrowserType, FilePayload, expect

from tests.browser.dealing import (
    agree_one_after_other,
    lay_filled_goods,
    lay_on_table,
    mark_goods,
    table_side,
    wait_for_table_with,
)
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import NO_RECEIPT, SIZES, SMALL, Phone, Size
from tests.browser.served import ServedLedger

SIDE = 480
"""Width and height of the made-up camera's picture (pixels)."""


def picture_of_code(phone: Phone) -> bytes:
    """Open the owner's code, and return a picture of the code like that of a phone's camera."""
    phone.open_sheet("Menu")
    phone.open_sheet(re.compile("^Meet somebody"))
    code = phone.topmost_sheet.locator(".qr")
    expect(code.locator("path")).to_have_attribute("d", re.compile("^M"))
    return code.screenshot()


def scan_picture(phone: Phone, picture: bytes) -> None:
    """Scan a picture of the code."""
    file: FilePayload = {"name": "code.png", "mimeType": "image/png", "buffer": picture}
    phone.topmost_sheet.locator("input[type=file]").set_input_files(files=[file])


def film_code(text: str, path: Path) -> Path:
    """Write a film of this code for the browser's made-up camera, and return its path."""
    dots = [list(row) for row in segno.make(text, error="m").matrix_iter(border=4)]
    scale = SIDE // len(dots)
    rows = bytearray()
    for y in range(SIDE):
        row = dots[min(y // scale, len(dots) - 1)]
        rows += bytes(16 if row[min(x // scale, len(row) - 1)] else 235 for x in range(SIDE))
    frame = b"FRAME\n" + bytes(rows) + b"\x80" * (SIDE * SIDE // 2)
    head = f"YUV4MPEG2 W{SIDE} H{SIDE} F10:1 Ip A1:1 C420jpeg\n".encode()
    path.write_bytes(head + frame * 3)
    return path


WAR = """based_on: roman_diplomacy
players: [gaius, julia]
"""


def meet_by_code(phone: Phone, picture: bytes, name: str) -> None:
    """Go from the reader's own code to the person whose code is on this picture."""
    phone.open_sheet("Scan a code")
    scan_picture(phone, picture)
    phone.wait_for_text(f"The server says: this is {name}.")


@pytest.mark.parametrize("size", SIZES)
def test_a_scanned_code_opens_the_possible_acts_with_the_name_filled_in(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    hirtius = hands.of(evening, "hirtius", "Hirtius")
    cicero = hands.of(evening, "cicero", "Cicero", size)
    picture = picture_of_code(hirtius)
    picture_of_code(cicero)
    looker.at(cicero, f"my-code-{size[0]}")
    cicero.open_sheet("Scan a code")
    looker.at(cicero, f"scanner-{size[0]}")
    scan_picture(cicero, picture)
    cicero.wait_for_text("The server says: this is Hirtius.")
    looker.at(cicero, f"met-{size[0]}")
    cicero.tap(re.compile("^Give"), cicero.topmost_sheet)
    expect(cicero.topmost_sheet.get_by_role("heading", name="Give")).to_be_visible()
    expect(cicero.topmost_sheet).to_contain_text("Hirtius")


def test_a_sale_by_scan_takes_two_taps_after_the_picture(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    minerva = hands.of(evening, "minerva", "Minerva")
    picture = picture_of_code(cicero)
    minerva.open_sheet("Scan a code")
    scan_picture(minerva, picture)
    expect(minerva.topmost_sheet.get_by_role("heading", name="For Cicero")).to_be_visible()
    minerva.tap("Buy legions", minerva.topmost_sheet)
    minerva.submit_sheet("Buy legions")
    minerva.wait_for_text("10,200,000 D")


@pytest.mark.parametrize("size", SIZES)
def test_two_players_meet_scan_each_other_and_trade_at_one_table(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    hirtius = hands.of(evening, "hirtius", "Hirtius", size)
    cicero = hands.of(evening, "cicero", "Cicero", size)
    for who in ("cicero", "hirtius"):
        evening.does(who, "choose-start", to="gaul")
    codes = picture_of_code(hirtius), picture_of_code(cicero)
    meet_by_code(hirtius, codes[1], "Cicero")
    looker.at(hirtius, f"met-to-trade-{size[0]}")
    hirtius.tap(re.compile("^Trade at one table"), hirtius.topmost_sheet)
    wait_for_table_with(hirtius, "Cicero")
    lay_on_table(hirtius, "classes")
    meet_by_code(cicero, codes[0], "Hirtius")
    cicero.tap(re.compile("^Trade at one table"), cicero.topmost_sheet)
    expect(table_side(cicero, "Hirtius gives")).to_contain_text("1 classis")
    lay_on_table(cicero, "Denarii")
    expect(table_side(hirtius, "Cicero gives")).to_contain_text("100,000 D")
    agree_one_after_other(hirtius, cicero)
    looker.at(cicero, f"met-and-traded-{size[0]}")
    assert [evening.amount_of(who, "classis") for who in ("cicero", "hirtius")] == [2, 0]
    assert evening.amount_of("cicero", "denarius") == 400_000


def test_two_emperors_meet_scan_each_other_and_swap_their_armies(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, WAR, ruleset="roman_diplomacy")
    gaius = hands.of(evening, "gaius", "Gaius", size=SMALL)
    julia = hands.of(evening, "julia", "Julia")
    for who, city in (("gaius", "rom"), ("julia", "tri")):
        evening.does(who, "found-empire", city=city)
        evening.does("host", "set-membership", who=who, name="Pax", reason="trial")
    for phone in (gaius, julia):
        phone.tap("I am ready")
    gaius.wait_for_text("trades among members")
    codes = picture_of_code(gaius), picture_of_code(julia)
    meet_by_code(gaius, codes[1], "Julia")
    looker.at(gaius, "emperors-met")
    gaius.tap(re.compile("^Trade at one table"), gaius.topmost_sheet)
    wait_for_table_with(gaius, "Julia")
    mark_goods(gaius, "You give: units", "Rome")
    lay_filled_goods(gaius)
    meet_by_code(julia, codes[0], "Gaius")
    julia.tap(re.compile("^Trade at one table"), julia.topmost_sheet)
    expect(table_side(julia, "Gaius gives")).to_contain_text("the unit in Rome")
    mark_goods(julia, "You give: units", "Trieste")
    lay_filled_goods(julia)
    expect(table_side(gaius, "Julia gives")).to_contain_text("the unit in Trieste")
    looker.at(julia, "emperors-table")
    agree_one_after_other(gaius, julia)
    standing = evening.view()["slices"]
    assert standing["place/rom"]["unit"]["owner"] == "julia"
    assert standing["place/tri"]["unit"]["owner"] == "gaius"


def test_an_expired_or_foreign_code_names_nobody(evening: Evening, hands: PhoneProvider) -> None:
    hirtius = hands.of(evening, "hirtius", "Hirtius")
    minerva = hands.of(evening, "minerva", "Minerva")
    picture = picture_of_code(hirtius)
    minerva.open_sheet("Scan a code")
    scan_picture(minerva, hirtius.page.screenshot(clip={"x": 0, "y": 0, "width": 40, "height": 40}))
    expect(minerva.topmost_sheet.get_by_role("alert")).to_contain_text("no code on this picture")
    minerva.tolerate_errors(NO_RECEIPT)
    evening.served.skip_minute()
    evening.served.skip_minute()
    scan_picture(minerva, picture)
    expect(minerva.topmost_sheet.get_by_role("alert")).to_contain_text("too old")


@pytest.fixture
def filming(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    evening: Evening,
    tmp_path: Path,
) -> Iterator[PhoneProvider]:
    """Yield phones whose camera sees the code of Hirtius."""
    shown = httpx2.get(
        f"{evening.address}/api/v1/games/{evening.id}/public-names?as=hirtius",
        headers=evening.session_headers("hirtius"),
    ).json()
    film = film_code(
        f"{evening.address}{evening.path}/people#{shown['name']}", tmp_path / "code.y4m"
    )
    camera = [
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={film}",
    ]
    args = [*browser_type_launch_args["args"], *camera]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": args})
    with ExitStack() as pockets:
        pockets.callback(browser.close)
        hands = PhoneProvider(browser, pockets)
        yield hands
        assert hands.unexpected_faults() == []


def test_the_camera_reads_a_code_by_itself(evening: Evening, filming: PhoneProvider) -> None:
    minerva = filming.of(evening, "minerva", "Minerva")
    minerva.open_sheet("Scan a code")
    expect(minerva.topmost_sheet.get_by_role("heading", name="For Hirtius")).to_be_visible()
