"""After the game: the screens of another player at a moment, shared by their address."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.archived import open_archive, write_archive
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SIZES, SMALL, TALL, Phone, Size
from tests.browser.replayed import ReplayViewer, play_first_acts, secret_gift_entry_id
from tests.browser.scenes import close_game

WIDE: Size = (1280, 800)


def choose_viewer(phone: Phone, name: str) -> None:
    """Choose whose screens to see."""
    phone.open_sheet("Whose screens?")
    phone.topmost_sheet.get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(phone.page.get_by_role("dialog")).to_have_count(0)


def screen_names(phone: Phone) -> list[str]:
    """Return the screens at the moment."""
    return (
        phone.page.get_by_role("navigation", name="Screens").get_by_role("link").all_inner_texts()
    )


@pytest.mark.parametrize("size", [*SIZES, WIDE])
def test_a_player_sees_the_screens_of_another_and_sends_them_on(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    play_first_acts(evening)
    secret = secret_gift_entry_id(evening)
    octavian = hands.of(evening, "octavian", "Octavian", size=size)
    close_game(evening)
    viewer = ReplayViewer(octavian, evening.path)
    viewer.open_replay()
    octavian.open_sheet("Whose screens?")
    looker.at(octavian, f"whose-{size[0]}")
    octavian.close_sheet()
    choose_viewer(octavian, "Cicero")
    strip = octavian.page.locator(".replay-whose")
    expect(strip).to_contain_text("As Cicero")
    octavian.wait_for_text("400,000 D")
    looker.at(octavian, f"as-cicero-{size[0]}")
    viewer.open_tab("People")
    octavian.tap("Send this moment")
    octavian.wait_for_text("The address is copied.")
    path = octavian.page.evaluate("location.pathname")
    assert path.endswith("/people~cicero")
    room = hands.guest_phone(evening)
    room.open_path(path)
    other = ReplayViewer(room, evening.path)
    other.wait_for_any_moment()
    expect(room.page.locator(".replay-whose")).to_contain_text("As Cicero")
    expect(room.page.get_by_role("link", name="People")).to_have_attribute("aria-current", "page")
    other.open_tab("Hand")
    room.wait_for_text("400,000 D")
    room.page.keyboard.press("Home")
    other.wait_for_moment(0)
    room.wait_for_text("500,000 D")
    room.open_path(f"{evening.path}/at/{secret}/hand~pansa")
    other.wait_for_any_moment()
    expect(other.words).to_contain_text("Pansa could not see this.")
    looker.at(room, "unread")
    room.tap("My own screens")
    expect(room.page.locator(".replay-whose")).to_have_count(0)
    expect(other.words).not_to_contain_text("could not see")


def test_the_replay_shows_desks_of_gods_the_console_and_the_public_wall(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    play_first_acts(evening)
    close_game(evening)
    viewer = ReplayViewer(cicero, evening.path)
    viewer.open_replay()
    choose_viewer(cicero, "Juppiter")
    viewer.open_tab("Desk")
    expect(cicero.page.locator(".replay-whose")).to_contain_text("As Juppiter")
    looker.at(cicero, "as-juppiter")
    choose_viewer(cicero, "The Fates")
    viewer.open_tab("Console")
    expect(cicero.page.locator(".period-card")).to_be_visible()
    looker.at(cicero, "as-the-fates")
    assert "Hand" not in screen_names(cicero)
    choose_viewer(cicero, "The wall")
    expect(cicero.page.locator(".replay-whose")).to_contain_text("As on the wall")
    assert not {"Hand", "Desk", "Console"} & set(screen_names(cicero))
    viewer.open_tab("Chronicle")
    lines = cicero.page.locator(".chronicle .line")
    expect(lines.first).to_be_visible()
    expect(lines.filter(has_text="100,000 D")).to_have_count(0)
    looker.at(cicero, "as-the-wall")
    cicero.tap("My own screens")
    expect(lines.filter(has_text="100,000 D")).to_have_count(1)


def test_in_play_nobody_chooses_other_screens_not_even_the_fates(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    play_first_acts(evening)
    for who, name in (("octavian", "Octavian"), ("fata", "The Fates")):
        phone = hands.of(evening, who, name)
        viewer = ReplayViewer(phone, evening.path)
        viewer.open_replay()
        expect(phone.page.get_by_role("button", name="Whose screens?")).to_have_count(0)
        phone.open_path(f"{evening.path}/at/{_moment_in_address(phone)}/hand~cicero")
        viewer.wait_for_any_moment()
        phone.wait_for_text(
            "Other people’s screens can be seen once the stewards have closed the game."
        )
        expect(phone.page.get_by_text("400,000 D")).to_have_count(0)
        looker.at(phone, f"later-{who}")


def test_a_character_that_nobody_played_has_no_screens(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero", size=SMALL)
    play_first_acts(evening)
    close_game(evening)
    viewer = ReplayViewer(cicero, evening.path)
    viewer.open_replay()
    cicero.open_path(f"{evening.path}/at/{_moment_in_address(cicero)}/hand~catilina")
    viewer.wait_for_any_moment()
    cicero.wait_for_text("Nobody of this name played in this game.")
    cicero.wait_for_text("400,000 D")


def _moment_in_address(phone: Phone) -> str:
    return str(phone.page.evaluate("location.pathname.split('/at/')[1].split('/')[0]"))


def test_an_archive_shows_the_screens_of_others_too(
    browser: Browser, tmp_path: Path, looker: Looker
) -> None:
    phone = open_archive(browser, write_archive(tmp_path, "cursus_honorum", 60), TALL)
    phone.tap(re.compile("^Replay"))
    viewer = ReplayViewer(phone, "")
    expect(viewer.time_line).to_be_attached()
    phone.open_sheet("Whose screens?")
    choices = phone.topmost_sheet.locator(".menu").last.get_by_role("button")
    name = choices.last.locator(".option-name").inner_text()
    choices.last.click()
    expect(phone.page.locator(".replay-whose")).to_contain_text(f"As {name}")
    viewer.time_line.press("ArrowLeft")
    expect(phone.page.locator(".replay-whose")).to_contain_text(f"As {name}")
    looker.at(phone, "archive")
