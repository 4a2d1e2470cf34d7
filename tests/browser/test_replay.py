"""A game replayed on its own screens, and the changes between two moments."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SIZES, SMALL, TALL, Phone, Size
from tests.browser.replayed import ReplayViewer, play_first_acts, secret_gift_entry_id
from tests.browser.scenes import close_game
from tests.browser.served import OTHER_NAME

WIDE: Size = (1280, 800)

COPY_FAILS = "document.execCommand = () => false"
"""A browser that neither sends nor copies."""


def open_replay_as_cicero(
    evening: Evening, hands: PhoneProvider, size: Size = TALL
) -> ReplayViewer:
    """Return Cicero's phone at the last moment, after the first acts of an evening."""
    viewer = ReplayViewer(hands.of(evening, "cicero", "Cicero", size=size), evening.path)
    play_first_acts(evening)
    viewer.open_replay()
    return viewer


@pytest.mark.parametrize("size", SIZES)
def test_the_replay_shows_the_screens_of_the_evening_at_another_moment(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    viewer = open_replay_as_cicero(evening, hands, size)
    phone = viewer.phone
    looker.at(phone, f"last-{size[0]}")
    expect(phone.page.locator(".replay-head")).to_contain_text("Replay")
    phone.wait_for_text("400,000 D")
    phone.page.keyboard.press("Home")
    viewer.wait_for_moment(0)
    phone.wait_for_text("500,000 D")
    for _ in range(viewer.last_moment_number):
        if "begins in Rome" in viewer.words.inner_text():
            break
        before = viewer.number
        phone.tap("One act on")
        viewer.wait_for_moment(before + 1)
    expect(viewer.words).to_contain_text("Cicero begins in Rome")
    for tab in ("Map", "People", "Chronicle", "Battle", "Senate"):
        viewer.open_tab(tab)
        looker.at(phone, f"{tab.lower()}-{size[0]}")
    viewer.open_tab("Chronicle")
    lines = phone.page.locator(".chronicle .line")
    expect(lines.first).to_contain_text("Cicero begins in Rome")
    expect(lines.filter(has_text="Hirtius begins")).to_have_count(0)
    phone.tap("Back to now")
    phone.wait_until_live()
    expect(lines.filter(has_text="Hirtius begins")).to_have_count(1)
    phone.go_to_tab("Hand")
    phone.wait_for_text("400,000 D")


def test_the_replay_moves_by_keyboard_button_and_finger_and_the_address_follows(
    evening: Evening, hands: PhoneProvider
) -> None:
    viewer = open_replay_as_cicero(evening, hands)
    page, last = viewer.page, viewer.last_moment_number
    steps = page.evaluate("history.length")
    page.keyboard.press("ArrowLeft")
    viewer.wait_for_moment(last - 1)
    page.keyboard.press("ArrowRight")
    viewer.wait_for_moment(last)
    viewer.time_line.focus()
    page.keyboard.press("ArrowLeft")
    viewer.wait_for_moment(last - 1)
    page.keyboard.press("PageUp")
    viewer.wait_for_moment(0)
    page.keyboard.press("End")
    viewer.wait_for_moment(last)
    viewer.phone.tap("To the beginning of the period")
    viewer.wait_for_moment(0)
    viewer.phone.tap("To the next period")
    viewer.wait_for_moment(last)
    viewer.drag_time_line(0)
    viewer.wait_for_moment(0)
    viewer.drag_time_line(1)
    viewer.wait_for_moment(last)
    viewer.drag_time_line(0.5)
    expect(viewer.time_line).not_to_have_value(str(last))
    middle, words = viewer.number, viewer.words.inner_text()
    assert 0 < middle < last
    assert page.evaluate("history.length") == steps
    expect(page).not_to_have_url(re.compile("/at$"))
    expect(page.locator(".replay-screen")).to_be_visible()
    page.wait_for_function("() => document.querySelector('.replay-range').value > 0")
    viewer.open_tab("People")
    page.reload()
    viewer.wait_for_any_moment()
    viewer.wait_for_moment(middle)
    assert viewer.words.inner_text() == words
    expect(page.get_by_role("link", name="People")).to_have_attribute("aria-current", "page")


def test_the_replay_plays_to_the_end_at_the_chosen_speed(
    evening: Evening, hands: PhoneProvider
) -> None:
    viewer = open_replay_as_cicero(evening, hands)
    phone, last = viewer.phone, viewer.last_moment_number
    phone.tap("Speed: an act a second")
    phone.tap("Speed: 4 acts a second")
    phone.page.keyboard.press("Home")
    viewer.wait_for_moment(0)
    phone.page.evaluate("document.activeElement.blur()")
    phone.page.keyboard.press(" ")
    expect(phone.page.get_by_role("button", name="Pause")).to_be_visible()
    viewer.wait_for_moment(last)
    expect(phone.page.get_by_role("button", name="Play")).to_be_visible()


def test_a_line_leads_to_its_moment_and_the_moment_to_the_line(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    play_first_acts(evening)
    phone.go_to_tab("Chronicle")
    phone.open_sheet(re.compile("Hirtius begins in Northern Italy"))
    looker.at(phone, "line")
    phone.tap("See this moment", phone.topmost_sheet)
    viewer = ReplayViewer(phone, evening.path)
    viewer.wait_for_any_moment()
    expect(viewer.words).to_contain_text("Hirtius begins in Northern Italy")
    phone.open_sheet(re.compile("Hirtius begins in Northern Italy"))
    expect(phone.topmost_sheet.get_by_role("heading", name="Entry")).to_be_visible()
    expect(phone.topmost_sheet.get_by_role("button", name="Report")).to_have_count(0)
    phone.close_sheet()
    viewer.wait_for_any_moment()
    phone.page.go_back()
    phone.wait_until_live()


@pytest.mark.parametrize("name", ["", OTHER_NAME])
def test_the_address_of_a_moment_opens_for_everybody_who_may_see_it(
    evening: Evening, hands: PhoneProvider, looker: Looker, name: str
) -> None:
    address = f"http://{name}:{evening.served.port}" if name else ""
    cicero = hands.of(evening, "cicero", "Cicero", address=address)
    play_first_acts(evening)
    viewer = ReplayViewer(cicero, evening.path)
    viewer.open_replay()
    cicero.tap("Send this moment")
    cicero.wait_for_text("The address is copied.")
    path = cicero.page.evaluate("location.pathname")
    octavian = hands.of(evening, "octavian", "Octavian")
    octavian.open_path(path)
    other = ReplayViewer(octavian, evening.path)
    other.wait_for_any_moment()
    expect(other.words).to_contain_text("Cicero goes")
    secret = secret_gift_entry_id(evening)
    octavian.open_path(f"{evening.path}/at/{secret}")
    octavian.wait_for_text("This moment cannot be seen from here")
    looker.at(octavian, "hidden")
    octavian.tap("See the whole game")
    other.wait_for_any_moment()
    cicero.open_path(f"{evening.path}/at/{secret}")
    viewer.wait_for_any_moment()
    expect(viewer.words).to_contain_text("100,000 D")


def test_an_address_that_cannot_be_copied_is_shown_as_text(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    address = f"http://{OTHER_NAME}:{evening.served.port}"
    phone = hands.of(evening, "cicero", "Cicero", address=address, size=SMALL)
    play_first_acts(evening)
    phone.context.add_init_script(COPY_FAILS)
    viewer = ReplayViewer(phone, evening.path)
    viewer.open_replay()
    phone.open_sheet("Send this moment")
    phone.wait_for_text(re.compile(rf"http://{OTHER_NAME}:\d+/g/\w+/at/\S+"))
    looker.at(phone, "address")


def test_a_past_moment_offers_no_acts(evening: Evening, hands: PhoneProvider) -> None:
    evening.does("cicero", "choose-start", to="rome")
    offer = {"seller": "minerva", "asset": "legio_curialis", "quantity": 1}
    evening.does("cicero", "buy-legions", **offer)
    minerva = hands.of(evening, "minerva", "Minerva")
    minerva.wait_for_text("Agree")
    viewer = ReplayViewer(minerva, evening.path)
    viewer.open_replay()
    expect(minerva.page.get_by_role("heading", name="This waited for you")).to_be_visible()
    expect(minerva.page.get_by_role("button", name="Agree")).to_have_count(0)
    expect(minerva.page.get_by_role("link", name="Acts")).to_have_count(0)
    viewer.open_tab("People")
    minerva.open_sheet(re.compile("^Cicero"))
    expect(minerva.topmost_sheet.get_by_text("What you may do")).to_have_count(0)
    minerva.close_sheet()
    evening.does("hirtius", "choose-start", to="northern_italy")
    expect(minerva.page.locator(".toast")).to_have_count(0)
    minerva.tap("Back to now")
    minerva.go_to_tab("Desk")
    minerva.wait_for_text("Agree")


def test_a_steward_looks_back_while_the_game_goes_on(
    evening: Evening, hands: PhoneProvider
) -> None:
    viewer = ReplayViewer(hands.of(evening, "fata", "The Fates"), evening.path)
    play_first_acts(evening)
    viewer.open_replay()
    before = viewer.last_moment_number
    viewer.page.keyboard.press("Home")
    viewer.wait_for_moment(0)
    evening.does("pollio", "choose-start", to="spain")
    viewer.wait_for_moment(0)
    viewer.page.keyboard.press("End")
    expect(viewer.words).to_contain_text("Pollio begins in Spain")
    assert viewer.last_moment_number > before


def test_when_the_game_is_closed_everybody_sees_the_whole_replay(
    evening: Evening, hands: PhoneProvider
) -> None:
    play_first_acts(evening)
    room = hands.guest_phone(evening)
    viewer = ReplayViewer(room, evening.path)
    viewer.open_replay()
    before = viewer.last_moment_number
    close_game(evening)
    viewer.open_replay()
    assert viewer.last_moment_number > before
    room.open_path(f"{evening.path}/at/{secret_gift_entry_id(evening)}")
    viewer.wait_for_any_moment()
    expect(viewer.words).to_contain_text("100,000 D")


def test_on_a_wide_screen_the_chronicle_stands_beside_the_replay(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    play_first_acts(evening)
    room = hands.new_phone(evening.address, WIDE)
    viewer = ReplayViewer(room, evening.path)
    viewer.open_replay()
    beside = room.page.get_by_role("complementary")
    expect(beside.locator(".line").first).to_contain_text("Cicero goes")
    room.page.keyboard.press("ArrowLeft")
    expect(beside.locator(".line").first).to_contain_text("Pansa begins in Gaul")
    expect(room.page.get_by_role("link", name="Chronicle")).to_have_count(0)
    looker.at(room, "wide")


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_two_moments_are_shown_side_by_side(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    viewer = open_replay_as_cicero(evening, hands, size)
    phone = viewer.phone
    phone.tap("Compare from here")
    viewer.page.keyboard.press("Home")
    viewer.wait_for_moment(0)
    looker.at(phone, f"comparing-{size[0]}")
    phone.tap("Compare")
    cicero = phone.page.get_by_role("table").filter(has_text="Cicero").first
    expect(cicero.get_by_role("row", name=re.compile("^Denarii"))).to_have_text(
        re.compile("500,000 D.*400,000 D.*−100,000")
    )
    expect(cicero.get_by_role("row", name=re.compile("^Where"))).to_contain_text("Northern Italy")
    looker.at(phone, f"changes-{size[0]}")
    phone.page.get_by_role("button", name="See this moment").first.click()
    viewer.wait_for_any_moment()
    viewer.wait_for_moment(0)


def test_the_pages_that_look_back_lead_to_the_replay(
    evening: Evening, hands: PhoneProvider
) -> None:
    play_first_acts(evening)
    room: Phone = hands.new_phone(evening.address)
    room.open_path(f"{evening.path}/after")
    room.tap(re.compile("^Replay"))
    ReplayViewer(room, evening.path).wait_for_any_moment()
