"""Many windows of one browser over HTTP/1.1, which has six connections for all of them."""

import re

import pytest
from playwright.sync_api import BrowserContext, Request, expect

from tests.browser.evening import Evening
from tests.browser.hands import Hands
from tests.browser.looking import Looker
from tests.browser.phone import Phone
from tests.browser.scenes import BEGIN, begins_in_gaul
from tests.browser.served import Served

BEGINS = re.compile("Cicero begins in Gaul")
CROWDED = "Not live: other windows of this browser show other games"
MANY = 8
MOST = 4


class Streams:
    """The open streams of a browser."""

    def __init__(self, context: BrowserContext) -> None:
        self.open: set[Request] = set()
        context.on("request", self._begun)
        context.on("requestfinished", self._over)
        context.on("requestfailed", self._over)

    def _begun(self, asked: Request) -> None:
        if "/live" in asked.url:
            self.open.add(asked)

    def _over(self, asked: Request) -> None:
        self.open.discard(asked)


def more_windows(phone: Phone, path: str, number: int) -> list[Phone]:
    """Return more windows of the browser, each with this page."""
    windows = [phone.window() for _ in range(number)]
    for window in windows:
        window.open(path)
    return windows


def shows(window: Phone) -> None:
    """Wait until a window shows recent acts."""
    window.tab("Chronicle")
    window.reads(BEGINS)


def test_eight_windows_share_one_stream_and_acts_get_a_connection(
    evening: Evening, hands: Hands
) -> None:
    first = hands.of(evening, "cicero", "Cicero")
    streams = Streams(first.context)
    windows = more_windows(first, evening.path, MANY - 2)
    wall = first.window()
    wall.open(f"{evening.path}/projector")
    for window in (first, *windows, wall):
        window.is_live()
    # the stream of the first window was opened before the count began
    assert len(streams.open) <= 1
    last = windows[-1]
    begins_in_gaul(last)
    expect(last.page.get_by_role("dialog")).to_have_count(0)
    for window in (first, *windows):
        shows(window)
    evening.does("apollo", "announce-season")
    for window in (first, *windows, wall):
        window.sees("Motus")


def test_when_the_leading_window_is_closed_another_leads(evening: Evening, hands: Hands) -> None:
    first = hands.of(evening, "cicero", "Cicero")
    windows = more_windows(first, evening.path, MANY - 1)
    for window in windows:
        window.is_live()
    first.page.close()
    begins_in_gaul(windows[0])
    for window in windows:
        shows(window)
        window.is_live()


def test_when_the_leading_window_is_frozen_another_leads(evening: Evening, hands: Hands) -> None:
    first = hands.of(evening, "cicero", "Cicero")
    windows = more_windows(first, evening.path, 2)
    for window in windows:
        window.is_live()
    session = first.context.new_cdp_session(first.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    evening.does("hirtius", "choose-start", to="gaul")
    for window in windows:
        window.tab("Chronicle")
        window.reads(re.compile("Hirtius begins in Gaul"))
        window.is_live()
    session.send("Page.setWebLifecycleState", {"state": "active"})
    begins_in_gaul(windows[0])
    for window in (first, *windows):
        shows(window)
        window.is_live()


@pytest.fixture
def games(shared_server: Served) -> list[Evening]:
    """Return more games than a browser has connections to spare."""
    return [Evening(shared_server) for _ in range(MANY)]


def test_of_eight_games_some_are_live_and_the_others_say_why_not_and_still_act(
    games: list[Evening], hands: Hands, looker: Looker
) -> None:
    phone = hands.of(games[-1], "cicero", "Cicero")
    phone.open("/")
    windows = [phone.window() for _ in games]
    for window, game in zip(windows[:MOST], games, strict=False):
        window.open(game.path)
        window.is_live()
    for window, game in zip(windows[MOST:], games[MOST:], strict=True):
        window.open(game.path)
        expect(window.page.get_by_text(CROWDED)).to_be_visible()
    for window in windows[:MOST]:
        window.is_live()
    last = windows[-1]
    looker.at(last, "crowded")
    begins_in_gaul(last)
    shows(last)
    for window in windows[:MOST]:
        window.page.close()
    for window in windows[MOST:]:
        window.is_live()
        expect(window.page.get_by_text(CROWDED)).to_have_count(0)


def test_a_card_taken_in_one_window_is_in_all_windows(evening: Evening, hands: Hands) -> None:
    first = hands.of(evening, "cicero", "Cicero")
    second = first.window()
    second.enter(evening.card("minerva"), "Minerva")
    second.sees("Record for a player")
    first.is_live()
    first.opens("Menu")
    expect(first.sheet.get_by_role("button", name=re.compile("^Minerva"))).to_be_visible()
    first.closes()
    first.sees(BEGIN)
    evening.shares("cicero", first.cookie)
    begins_in_gaul(first)
    second.tab("Chronicle")
    second.reads(BEGINS)
    shows(first)
