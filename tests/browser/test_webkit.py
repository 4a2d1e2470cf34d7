"""The phone in WebKit, the engine of iPhones: it enters, acts, and is back after a reload."""

from collections.abc import Iterator

import pytest

from tests.browser.evening import Evening
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
