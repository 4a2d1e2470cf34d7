"""After the game: the screens of another player at a moment, shared by their address."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.archived import open_archive, write_archive
from tests.browser.evening import Evening
from tests.browser.hands import Hands
from tests.browser.looking import Looker
from tests.browser.phone import SIZES, SMALL, TALL, Phone, Size
from tests.browser.replayed import Viewer, given_in_secret, plays
from tests.browser.scenes import close_game

WIDE: Size = (1280, 800)


def sees_as(phone: Phone, name: str) -> None:
    """Choose whose screens to see."""
    phone.opens("Whose screens?")
    phone.sheet.get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(phone.page.get_by_role("dialog")).to_have_count(0)


def screens_of(phone: Phone) -> list[str]:
    """Return the screens at the moment."""
    return (
        phone.page.get_by_role("navigation", name="Screens").get_by_role("link").all_inner_texts()
    )


@pytest.mark.parametrize("size", [*SIZES, WIDE])
def test_a_player_sees_the_screens_of_another_and_sends_them_on(
    evening: Evening, hands: Hands, looker: Looker, size: Size
) -> None:
    plays(evening)
    secret = given_in_secret(evening)
    octavian = hands.of(evening, "octavian", "Octavian", size=size)
    close_game(evening)
    viewer = Viewer(octavian, evening.path)
    viewer.begins()
    octavian.opens("Whose screens?")
    looker.at(octavian, f"whose-{size[0]}")
    octavian.closes()
    sees_as(octavian, "Cicero")
    strip = octavian.page.locator(".replay-whose")
    expect(strip).to_contain_text("As Cicero")
    octavian.sees("400,000 D")
    looker.at(octavian, f"as-cicero-{size[0]}")
    viewer.tab("People")
    octavian.tap("Send this moment")
    octavian.sees("The address is copied.")
    path = octavian.page.evaluate("location.pathname")
    assert path.endswith("/people~cicero")
    room = hands.room(evening)
    room.open(path)
    other = Viewer(room, evening.path)
    other.is_there()
    expect(room.page.locator(".replay-whose")).to_contain_text("As Cicero")
    expect(room.page.get_by_role("link", name="People")).to_have_attribute("aria-current", "page")
    other.tab("Hand")
    room.sees("400,000 D")
    room.page.keyboard.press("Home")
    other.is_at(0)
    room.sees("500,000 D")
    room.open(f"{evening.path}/at/{secret}/hand~pansa")
    other.is_there()
    expect(other.words).to_contain_text("Pansa could not see this.")
    looker.at(room, "unread")
    room.tap("My own screens")
    expect(room.page.locator(".replay-whose")).to_have_count(0)
    expect(other.words).not_to_contain_text("could not see")


def test_the_replay_shows_desks_of_gods_the_console_and_the_public_wall(
    evening: Evening, hands: Hands, looker: Looker
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    plays(evening)
    close_game(evening)
    viewer = Viewer(cicero, evening.path)
    viewer.begins()
    sees_as(cicero, "Juppiter")
    viewer.tab("Desk")
    expect(cicero.page.locator(".replay-whose")).to_contain_text("As Juppiter")
    looker.at(cicero, "as-juppiter")
    sees_as(cicero, "The Fates")
    viewer.tab("Console")
    expect(cicero.page.locator(".period-card")).to_be_visible()
    looker.at(cicero, "as-the-fates")
    assert "Hand" not in screens_of(cicero)
    sees_as(cicero, "The wall")
    expect(cicero.page.locator(".replay-whose")).to_contain_text("As on the wall")
    assert not {"Hand", "Desk", "Console"} & set(screens_of(cicero))
    viewer.tab("Chronicle")
    lines = cicero.page.locator(".chronicle .line")
    expect(lines.first).to_be_visible()
    expect(lines.filter(has_text="100,000 D")).to_have_count(0)
    looker.at(cicero, "as-the-wall")
    cicero.tap("My own screens")
    expect(lines.filter(has_text="100,000 D")).to_have_count(1)


def test_in_play_nobody_chooses_other_screens_not_even_the_fates(
    evening: Evening, hands: Hands, looker: Looker
) -> None:
    plays(evening)
    for who, name in (("octavian", "Octavian"), ("fata", "The Fates")):
        phone = hands.of(evening, who, name)
        viewer = Viewer(phone, evening.path)
        viewer.begins()
        expect(phone.page.get_by_role("button", name="Whose screens?")).to_have_count(0)
        phone.open(f"{evening.path}/at/{_moment(phone)}/hand~cicero")
        viewer.is_there()
        phone.sees("Other people’s screens can be seen once the game is over.")
        expect(phone.page.get_by_text("400,000 D")).to_have_count(0)
        looker.at(phone, f"later-{who}")


def test_a_character_that_nobody_played_has_no_screens(evening: Evening, hands: Hands) -> None:
    cicero = hands.of(evening, "cicero", "Cicero", size=SMALL)
    plays(evening)
    close_game(evening)
    viewer = Viewer(cicero, evening.path)
    viewer.begins()
    cicero.open(f"{evening.path}/at/{_moment(cicero)}/hand~catilina")
    viewer.is_there()
    cicero.sees("Nobody of this name played in this game.")
    cicero.sees("400,000 D")


def _moment(phone: Phone) -> str:
    return str(phone.page.evaluate("location.pathname.split('/at/')[1].split('/')[0]"))


def test_an_archive_shows_the_screens_of_others_too(
    browser: Browser, tmp_path: Path, looker: Looker
) -> None:
    phone = open_archive(browser, write_archive(tmp_path, "cursus_honorum", 60), TALL)
    phone.tap(re.compile("^Replay"))
    viewer = Viewer(phone, "")
    expect(viewer.line).to_be_attached()
    phone.opens("Whose screens?")
    choices = phone.sheet.locator(".menu").last.get_by_role("button")
    name = choices.last.locator(".option-name").inner_text()
    choices.last.click()
    expect(phone.page.locator(".replay-whose")).to_contain_text(f"As {name}")
    viewer.line.press("ArrowLeft")
    expect(phone.page.locator(".replay-whose")).to_contain_text(f"As {name}")
    looker.at(phone, "archive")
