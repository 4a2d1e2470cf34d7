"""The phone in WebKit, the engine of iPhones: the main journeys from the door to the archive."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.archived import write_archive
from tests.browser.evening import Evening
from tests.browser.scenes import place_character
from tests.browser.served import ServedLedger
from tests.browser.webkit import WebKitWindow, missing_packages

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(bool(missing_packages()), reason=missing_packages() or "WebKit is here"),
]


@pytest.fixture
def webkit() -> Iterator[WebKitWindow]:
    """Yield a browser with WebKit's engine."""
    with WebKitWindow() as webkit:
        yield webkit


LIVE = "return document.querySelector('.badge')?.dataset.state"
KEPT = "return navigator.serviceWorker.ready.then((one) => Boolean(one.active))"
CONTROLLED = "return Boolean(navigator.serviceWorker?.controller)"

SHEETS = "return document.querySelectorAll('dialog').length"
SENDS = "return document.querySelector('dialog .primary')?.disabled"
SEND = "document.querySelector('dialog .primary').click()"
READ_NEWS = """
for (const one of document.querySelectorAll("[role=alertdialog] button"))
  if (/^(Press and hold to read|Understood)$/.test(one.textContent.trim())) one.click();
return !document.querySelector("[role=alertdialog]") &&
  document.querySelector("main")?.textContent.includes("TEXT");
"""
"""Reads news that fills the screen, and returns whether the screen then shows a text."""

ROLLED = "return Number(document.querySelector('.lr-total')?.textContent) > 0"
LINES = "return document.querySelectorAll('main li').length > 0"

SUMMER = """based_on: ludi_romani
cast: {octavian: {start: greece, holdings: {legio_curialis: 2}}}
"""

SAVED = """
const asked = (request) =>
  new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
return asked(indexedDB.open("acta")).then((base) =>
  asked(base.transaction("games").objectStore("games").getAll()).then((games) => {
    base.close();
    return games[0]?.view.slices["person/cicero"]?.place;
  }));
"""
"""Returns Cicero's place in the game that the phone has stored, a moment after the news."""


def enter_and_begin(served: ServedLedger, webkit: WebKitWindow) -> Evening:
    """Let Cicero enter, begin in Gaul and read the chronicle on a phone that keeps the app."""
    evening = Evening(served)
    webkit.open_address(f"{evening.address}/c#{evening.card('cicero')}")
    webkit.wait_for_text("Marcus Tullius Cicero")
    webkit.tap_element("Enter")
    webkit.wait_for_text("Legiones")
    webkit.until(LIVE, "live")
    evening.use_phone_session("cicero", webkit.cookie)
    evening.does("cicero", "choose-start", to="gaul")
    webkit.tap_element("Chronicle")
    webkit.wait_for_text("Cicero begins in Gaul")
    webkit.until(KEPT, True)
    webkit.run_script("location.reload()")
    webkit.until(CONTROLLED, True)
    webkit.until(LIVE, "live")
    webkit.wait_for_text("Cicero begins in Gaul")
    return evening


def test_an_iphone_like_browser_plays_and_is_back_after_a_reload(
    own_server: ServedLedger, webkit: WebKitWindow
) -> None:
    evening = Evening(own_server)
    webkit.open_address(f"{evening.address}/c#{evening.card('cicero')}")
    webkit.wait_for_text("Marcus Tullius Cicero")
    webkit.tap_element("Enter")
    webkit.wait_for_text("Legiones")
    webkit.until(LIVE, "live")
    webkit.tap_element("Acts")
    webkit.tap_element("Choose where to begin")
    webkit.tap_element("Gaul")
    webkit.until("return document.querySelector('dialog .primary')?.disabled", False)
    webkit.run_script("document.querySelector('dialog .primary').click()")
    webkit.until("return document.querySelectorAll('dialog').length", 0)
    webkit.tap_element("Chronicle")
    webkit.wait_for_text("Cicero begins in Gaul")
    webkit.until(KEPT, True)
    webkit.run_script("location.reload()")
    webkit.until(CONTROLLED, True)
    webkit.until(LIVE, "live")
    webkit.wait_for_text("Cicero begins in Gaul")


def test_a_reload_without_the_server_shows_the_chronicle_and_a_screen_never_opened_before(
    own_server: ServedLedger, webkit: WebKitWindow
) -> None:
    enter_and_begin(own_server, webkit)
    webkit.until(SAVED, "gaul")
    own_server.kill()
    webkit.until(LIVE, "offline")
    webkit.run_script("location.reload()")
    webkit.until(LIVE, "offline")
    webkit.wait_for_text("Cicero begins in Gaul")
    webkit.tap_element("People")
    webkit.wait_for_text("Antony")
    own_server.start()
    webkit.until(LIVE, "live")


def test_the_game_opens_again_after_another_address(
    own_server: ServedLedger, webkit: WebKitWindow
) -> None:
    evening = enter_and_begin(own_server, webkit)
    webkit.run_script("location.href = '/'")
    webkit.wait_for_text("New game")
    webkit.run_script(f"location.href = '{evening.path}/chronicle'")
    webkit.wait_for_text("Cicero begins in Gaul")
    webkit.until(LIVE, "live")
    webkit.run_script("history.go(-2)")
    webkit.wait_for_text("Cicero begins in Gaul")
    webkit.until(LIVE, "live")


def test_an_iphone_like_browser_buys_a_legion_and_fights_a_battle(
    shared_server: ServedLedger, webkit: WebKitWindow
) -> None:
    evening = Evening(shared_server)
    webkit.open_address(f"{evening.address}/c#{evening.card('cicero')}")
    webkit.tap_element("Enter")
    webkit.until(LIVE, "live")
    webkit.tap_element("Acts")
    webkit.tap_element("Buy legions")
    webkit.tap_element("Minerva")
    webkit.until(SENDS, False)
    webkit.run_script(SEND)
    webkit.until(SHEETS, 0)
    evening.does("minerva", "consent", petition=evening.petition("minerva"))
    webkit.open_address(f"{evening.address}{evening.path}/hand")
    webkit.until(READ_NEWS.replace("TEXT", "300,000"), True)
    battle = Evening(shared_server, SUMMER)
    place_character(battle, "mars", "greece")
    webkit.open_address(f"{battle.address}/c#{battle.card('octavian')}")
    webkit.tap_element("Enter")
    webkit.until(LIVE, "live")
    battle.does("mars", "provoke", target="octavian", rival="m_brutus")
    webkit.open_address(f"{battle.address}{battle.path}/battle")
    webkit.until(READ_NEWS.replace("TEXT", "fight the god"), True)
    webkit.tap_element("fight the god")
    webkit.tap_element("Roll")
    webkit.until(ROLLED, True)


def test_an_iphone_like_browser_reads_an_archive_without_a_server(
    webkit: WebKitWindow, tmp_path: Path
) -> None:
    webkit.open_address(write_archive(tmp_path, "ludi_romani", 40).as_uri())
    webkit.wait_for_text("Archive of")
    webkit.tap_element("Chronicle")
    webkit.until(LINES, True)
