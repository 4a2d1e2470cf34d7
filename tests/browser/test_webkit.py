"""The phone in WebKit, the engine of iPhones: it enters, acts, and is back after a reload."""

from collections.abc import Iterator

import pytest

from tests.browser.evening import Evening
from tests.browser.served import Served
from tests.browser.webkit import WebKit, missing_packages

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(bool(missing_packages()), reason=missing_packages() or "WebKit is here"),
]


@pytest.fixture
def webkit() -> Iterator[WebKit]:
    """Yield a browser with WebKit's engine."""
    with WebKit() as webkit:
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
"""Returns the place of Cicero in the phone's saved game, a moment after the news."""


def is_kept_and_live(served: Served, webkit: WebKit) -> Evening:
    """Let Cicero enter, begin in Gaul and read the chronicle on a phone that keeps the app."""
    evening = Evening(served)
    webkit.open(f"{evening.address}/c#{evening.card('cicero')}")
    webkit.sees("Marcus Tullius Cicero")
    webkit.taps("Enter")
    webkit.sees("Legiones")
    webkit.until(LIVE, "live")
    evening.shares("cicero", webkit.cookie)
    evening.does("cicero", "choose-start", to="gaul")
    webkit.taps("Chronicle")
    webkit.sees("Cicero begins in Gaul")
    webkit.until(KEPT, True)
    webkit.runs("location.reload()")
    webkit.until(CONTROLLED, True)
    webkit.until(LIVE, "live")
    webkit.sees("Cicero begins in Gaul")
    return evening


def test_an_iphone_like_browser_plays_and_is_back_after_a_reload(
    own_server: Served, webkit: WebKit
) -> None:
    evening = Evening(own_server)
    webkit.open(f"{evening.address}/c#{evening.card('cicero')}")
    webkit.sees("Marcus Tullius Cicero")
    webkit.taps("Enter")
    webkit.sees("Legiones")
    webkit.until(LIVE, "live")
    webkit.taps("Acts")
    webkit.taps("Choose where to begin")
    webkit.taps("Gaul")
    webkit.until("return document.querySelector('dialog .primary')?.disabled", False)
    webkit.runs("document.querySelector('dialog .primary').click()")
    webkit.until("return document.querySelectorAll('dialog').length", 0)
    webkit.taps("Chronicle")
    webkit.sees("Cicero begins in Gaul")
    webkit.until(KEPT, True)
    webkit.runs("location.reload()")
    webkit.until(CONTROLLED, True)
    webkit.until(LIVE, "live")
    webkit.sees("Cicero begins in Gaul")


def test_a_reload_without_the_server_shows_the_chronicle_and_a_screen_never_opened_before(
    own_server: Served, webkit: WebKit
) -> None:
    is_kept_and_live(own_server, webkit)
    webkit.until(SAVED, "gaul")
    own_server.kill()
    webkit.until(LIVE, "offline")
    webkit.runs("location.reload()")
    webkit.until(LIVE, "offline")
    webkit.sees("Cicero begins in Gaul")
    webkit.taps("People")
    webkit.sees("Antony")
    own_server.start()
    webkit.until(LIVE, "live")


def test_the_game_opens_again_after_another_address(own_server: Served, webkit: WebKit) -> None:
    evening = is_kept_and_live(own_server, webkit)
    webkit.runs("location.href = '/'")
    webkit.sees("New game")
    webkit.runs(f"location.href = '{evening.path}/chronicle'")
    webkit.sees("Cicero begins in Gaul")
    webkit.until(LIVE, "live")
    webkit.runs("history.go(-2)")
    webkit.sees("Cicero begins in Gaul")
    webkit.until(LIVE, "live")
