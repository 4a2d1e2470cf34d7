"""Every screen and every sheet, on both sizes of phones, is accessible.

The narrow phone is the harder one. `make soak` tests the wide phone, too.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SIZES, WALL, Phone, Size
from tests.browser.scenes import take_last_seat_in_greece
from tests.browser.served import ServedLedger
from tests.browser.tables import TALI, THROW, found_table, let_next_throw, switch_to_physical_dice

TABS = ("Map", "People", "Chronicle")
APPEAL = {
    "about": "move",
    "fields": {"to": "greece", "companions": []},
    "rules": ["SEDES-07"],
    "reason": "I stood in the door first",
}


@pytest.fixture(
    params=SIZES,
    ids=lambda size: f"{size[0]}x{size[1]}",
)
def size(request: pytest.FixtureRequest) -> Size:
    chosen: Size = request.param
    return chosen


@pytest.fixture
def folder(size: Size) -> str:
    """Return the folder for pictures of each size of phone."""
    return f"{size[0]}x{size[1]}"


def open_public_sheets(phone: Phone, looker: Looker, who: str) -> None:
    """Open the sheets that everybody may open."""
    phone.go_to_tab("Map")
    phone.open_sheet(re.compile("^Gaul"))
    looker.at(phone, f"{who}-place")
    phone.close_sheet()
    phone.go_to_tab("People")
    phone.open_sheet(re.compile("^Antony"))
    looker.at(phone, f"{who}-person")
    phone.close_sheet()
    phone.go_to_tab("Chronicle")
    phone.open_sheet(re.compile("Cicero begins in Rome"))
    looker.at(phone, f"{who}-line")
    phone.close_sheet()
    phone.open_sheet("Menu")
    looker.at(phone, f"{who}-menu")
    phone.close_sheet()


def test_the_front_page_and_the_page_of_a_card_are_accessible(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    phone = hands.new_phone(evening.address, size)
    phone.open_path("/")
    phone.wait_for_text("An evening")
    looker.at(phone, "games")
    phone.scan(evening.card("cicero"))
    phone.wait_for_text("Marcus Tullius Cicero")
    looker.at(phone, "claim")
    phone.tolerate_errors("status of 404")
    phone.scan("a-card-of-another-evening")
    phone.wait_for_text(re.compile("not known here"))
    looker.at(phone, "claim-unknown")


def test_the_screens_of_a_player_are_accessible(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    phone = hands.of(evening, "cicero", "Cicero", size)
    evening.does("cicero", "choose-start", to="rome")
    evening.does("cicero", "buy-legions", seller="minerva", asset="legio_curialis", quantity=1)
    phone.wait_for_text("Still needs the word")
    looker.at(phone, "hand")
    phone.go_to_tab("Acts")
    looker.at(phone, "acts")
    phone.act("Buy legions")
    looker.at(phone, "form-choice")
    phone.choose_option("Juno")
    phone.wait_for_text("You would have")
    looker.at(phone, "form-outlook")
    phone.close_sheet()
    phone.act("Give")
    phone.choose_option("Balbus")
    looker.at(phone, "form-give")
    phone.close_sheet()
    phone.open_sheet(re.compile("^Collect tribute"))
    phone.open_sheet("TRIB-01")
    looker.at(phone, "rule")
    phone.close_sheet()
    phone.close_sheet()
    for tab in TABS:
        phone.go_to_tab(tab)
        looker.at(phone, tab.lower())
    phone.go_to_tab("Map")
    phone.tap("List")
    looker.at(phone, "map-list")
    open_public_sheets(phone, looker, "player")


def test_the_screens_of_a_god_are_accessible(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    phone = hands.of(evening, "minerva", "Minerva", size)
    evening.does("cicero", "choose-start", to="rome")
    evening.does("cicero", "buy-legions", seller="minerva", asset="legio_curialis", quantity=1)
    phone.wait_for_text("Cicero asks")
    looker.at(phone, "desk")
    phone.open_sheet("Record for a player")
    looker.at(phone, "record-who")
    phone.tap(re.compile("^Cicero"), phone.topmost_sheet)
    expect(
        phone.topmost_sheet.get_by_role("button", name=re.compile("^Go by land"))
    ).to_be_visible()
    looker.at(phone, "record-what")
    phone.close_sheet()
    phone.go_to_tab("Acts")
    looker.at(phone, "god-acts")
    open_public_sheets(phone, looker, "god")


def test_the_screens_of_the_fates_are_accessible(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    phone = hands.of(evening, "fata", "The Fates", size)
    evening.does("cicero", "choose-start", to="rome")
    evening.does("apollo", "announce-season")
    looker.at(phone, "console")
    for tool in ("Pause the game", "Set right", "Set a fact", "Count and compare"):
        phone.open_sheet(tool)
        looker.at(phone, f"console-{tool.lower().replace(' ', '-')}")
        phone.close_sheet()
    phone.tap("Room")
    looker.at(phone, "console-room")
    phone.open_sheet(re.compile("^Marcus Tullius Cicero"))
    looker.at(phone, "console-person")
    phone.tap(re.compile("^New code for their card"), phone.topmost_sheet)
    phone.tap("Print a card anew", phone.topmost_sheet)
    phone.wait_for_text(re.compile(r"/c#\w+"))
    looker.at(phone, "console-new-card")
    phone.close_sheet()
    phone.close_sheet()
    phone.tap("Readings")
    looker.at(phone, "console-readings")
    open_public_sheets(phone, looker, "fates")


def test_the_screens_of_a_refusal_and_an_appeal_are_accessible(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero", size)
    fates = hands.of(evening, "fata", "The Fates", size)
    take_last_seat_in_greece(evening, cicero)
    looker.at(cicero, "form-refused")
    cicero.tap("Appeal", cicero.topmost_sheet)
    looker.at(cicero, "appeal")
    evening.does("cicero", "appeal", **APPEAL)
    fates.wait_for_text("I stood in the door first")
    looker.at(fates, "console-appeal")
    fates.open_sheet("Let it happen")
    looker.at(fates, "console-grant")


def test_the_screens_of_a_pause_and_of_a_moved_card_are_accessible(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    phone = hands.of(evening, "cicero", "Cicero", size)
    evening.does("fata", "pause", reason="Supper")
    phone.wait_for_text("Everything stands still")
    looker.at(phone, "hand-paused")
    other = hands.new_phone(evening.address, size)
    other.scan(evening.card("cicero"))
    other.wait_for_text("Move here")
    looker.at(other, "claim-taken")
    other.tap("Move here")
    phone.wait_for_text("Your card is not on this phone any more")
    looker.at(phone, "card-moved")


def test_the_page_of_a_rehearsal_is_accessible(
    own_server: ServedLedger, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    evening = Evening(own_server)
    phone = hands.new_phone(evening.address, size)
    phone.open_path("/rehearsal")
    phone.wait_for_text("Good first roles")
    looker.at(phone, "rehearsal")


def test_the_screens_of_a_table_game_are_accessible(
    inn: ServedLedger, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    phone = hands.new_phone(inn.address, size)
    phone.open_path("/")
    phone.wait_for_text(re.compile("2 to 4 players"))
    looker.at(phone, "table-door")
    phone.tap(TALI)
    phone.tap("A person", phone.page.get_by_role("listitem").nth(1))
    phone.page.get_by_role("textbox").nth(1).fill("Aulus")
    phone.wait_for_text("same name")
    looker.at(phone, "table-same-name")
    found_table(phone, "Ada", "Bea")
    phone.wait_for_text("Your turn, Ada")
    looker.at(phone, "table-turn")
    switch_to_physical_dice(phone, "Ada")
    phone.act(THROW)
    phone.topmost_sheet.get_by_role("button", name="5", exact=True).tap()
    looker.at(phone, "table-dice")
    phone.close_sheet()
    let_next_throw(phone)
    phone.wait_for_text("Pass the phone to Bea")
    looker.at(phone, "table-pass")
    phone.tap("I am Bea")
    phone.open_sheet("Menu")
    looker.at(phone, "table-menu")
    phone.open_sheet(re.compile("^Invite"))
    looker.at(phone, "table-invite")
    phone.open_sheet(re.compile("^Ada"))
    looker.at(phone, "table-seat")
    phone.close_sheet()
    phone.close_sheet()
    phone.open_sheet("Your name")
    looker.at(phone, "table-name")


def test_the_pages_of_the_rules_are_accessible(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    phone = hands.new_phone(evening.address, size)
    phone.open_path(f"{evening.path}/rules")
    phone.wait_until_live()
    looker.at(phone, "rules")
    phone.page.get_by_text("MERC", exact=True).tap()
    looker.at(phone, "rules-open")
    for part in ("Readings", "Latin"):
        phone.tap(part)
        looker.at(phone, f"rules-{part.lower()}")


def test_the_wall_is_accessible(
    evening: Evening, hands: PhoneProvider, request: pytest.FixtureRequest
) -> None:
    looker = Looker("wall", shots=request.config.getoption("shots", default=False))
    wall = hands.wall_phone(evening)
    wall.wait_for_line("the game begins")
    looker.at(wall, f"{WALL[0]}x{WALL[1]}")
    assert looker.faults == []


def test_the_check_of_accessibility_finds_planted_faults(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.guest_phone(evening)
    phone.page.evaluate(
        """() => document.querySelector("main").insertAdjacentHTML("beforeend", `
          <div style="width: 3000px">wide</div>
          <p style="position: relative; z-index: 9; color: #222; background: #111">dim</p>
          <button style="display: block; width: 30px; height: 20px">tiny</button>`)"""
    )
    looker = Looker("planted", shots=False)
    looker.at(phone, "planted")
    found = " ".join(looker.faults)
    for fault in ("px too wide", "color-contrast", "too small, 30 by 20: tiny"):
        assert fault in found
