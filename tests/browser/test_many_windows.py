"""Many windows of one browser over HTTP/1.1, which has six connections for all of them."""

import re

import pytest
from playwright.sync_api import BrowserContext, Request, expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import Phone
from tests.browser.scenes import BEGIN, choose_gaul_to_begin
from tests.browser.served import ServedLedger

BEGINS = re.compile("Cicero begins in Gaul")
CROWDED = "Not live: other windows of this browser show other games"
MANY = 8
MOST = 4


class OpenStreams:
    """The open streams of a browser."""

    def __init__(self, context: BrowserContext) -> None:
        self.open: set[Request] = set()
        context.on("request", self._note_begin)
        context.on("requestfinished", self._note_end)
        context.on("requestfailed", self._note_end)

    def _note_begin(self, asked: Request) -> None:
        if "/live" in asked.url:
            self.open.add(asked)

    def _note_end(self, asked: Request) -> None:
        self.open.discard(asked)


def more_windows(phone: Phone, path: str, number: int) -> list[Phone]:
    """Return more windows of the browser, each with this page."""
    windows = [phone.window() for _ in range(number)]
    for window in windows:
        window.open_path(path)
    return windows


def wait_for_recent_acts(window: Phone) -> None:
    """Wait until a window shows recent acts."""
    window.go_to_tab("Chronicle")
    window.wait_for_line(BEGINS)


def test_eight_windows_share_one_stream_and_acts_get_a_connection(
    evening: Evening, hands: PhoneProvider
) -> None:
    first = hands.of(evening, "cicero", "Cicero")
    streams = OpenStreams(first.context)
    windows = more_windows(first, evening.path, MANY - 2)
    wall = first.window()
    wall.open_path(f"{evening.path}/projector")
    for window in (first, *windows, wall):
        window.wait_until_live()
    # the stream of the first window was opened before the count began
    assert len(streams.open) <= 1
    last = windows[-1]
    choose_gaul_to_begin(last)
    expect(last.page.get_by_role("dialog")).to_have_count(0)
    for window in (first, *windows):
        wait_for_recent_acts(window)
    evening.does("apollo", "announce-season")
    for window in (first, *windows, wall):
        window.wait_for_text("Motus")


def test_when_the_leading_window_is_closed_another_leads(
    evening: Evening, hands: PhoneProvider
) -> None:
    first = hands.of(evening, "cicero", "Cicero")
    windows = more_windows(first, evening.path, MANY - 1)
    for window in windows:
        window.wait_until_live()
    first.page.close()
    choose_gaul_to_begin(windows[0])
    for window in windows:
        wait_for_recent_acts(window)
        window.wait_until_live()


def test_when_the_leading_window_is_frozen_another_leads(
    evening: Evening, hands: PhoneProvider
) -> None:
    first = hands.of(evening, "cicero", "Cicero")
    windows = more_windows(first, evening.path, 2)
    for window in windows:
        window.wait_until_live()
    session = first.context.new_cdp_session(first.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    evening.does("hirtius", "choose-start", to="gaul")
    for window in windows:
        window.go_to_tab("Chronicle")
        window.wait_for_line(re.compile("Hirtius begins in Gaul"))
        window.wait_until_live()
    session.send("Page.setWebLifecycleState", {"state": "active"})
    choose_gaul_to_begin(windows[0])
    for window in (first, *windows):
        wait_for_recent_acts(window)
        window.wait_until_live()


@pytest.fixture
def games(shared_server: ServedLedger) -> list[Evening]:
    """Return more games than a browser has connections to spare."""
    return [Evening(shared_server) for _ in range(MANY)]


def test_of_eight_games_some_are_live_and_the_others_say_why_not_and_still_act(
    games: list[Evening], hands: PhoneProvider, looker: Looker
) -> None:
    phone = hands.of(games[-1], "cicero", "Cicero")
    phone.open_path("/")
    windows = [phone.window() for _ in games]
    for window, game in zip(windows[:MOST], games, strict=False):
        window.open_path(game.path)
        window.wait_until_live()
    for window, game in zip(windows[MOST:], games[MOST:], strict=True):
        window.open_path(game.path)
        expect(window.page.get_by_text(CROWDED)).to_be_visible()
    for window in windows[:MOST]:
        window.wait_until_live()
    last = windows[-1]
    looker.at(last, "crowded")
    choose_gaul_to_begin(last)
    wait_for_recent_acts(last)
    for window in windows[:MOST]:
        window.page.close()
    for window in windows[MOST:]:
        window.wait_until_live()
        expect(window.page.get_by_text(CROWDED)).to_have_count(0)


def test_a_card_taken_in_one_window_is_in_all_windows(
    evening: Evening, hands: PhoneProvider
) -> None:
    first = hands.of(evening, "cicero", "Cicero")
    second = first.window()
    second.enter(evening.card("minerva"), "Minerva")
    second.wait_for_text("Record for a player")
    first.wait_until_live()
    first.open_sheet("Menu")
    expect(first.topmost_sheet.get_by_role("button", name=re.compile("^Minerva"))).to_be_visible()
    first.close_sheet()
    first.wait_for_text(BEGIN)
    evening.use_phone_session("cicero", first.cookie)
    choose_gaul_to_begin(first)
    second.go_to_tab("Chronicle")
    second.wait_for_line(BEGINS)
    wait_for_recent_acts(first)
