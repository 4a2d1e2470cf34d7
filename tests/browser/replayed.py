"""A phone that looks at a past moment of a game, with the time line and its buttons."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from ledger.games.catalogue import GAMES
from tests.browser.evening import Evening
from tests.browser.phone import Phone
from tests.load.rehearsed import Rehearsal

BEGAN = 1_700_000_000_000
"""The beginning of a game that was played ahead, in milliseconds."""


def play_first_acts(evening: Evening) -> None:
    """Let three people begin.

    Let one of them travel on, and let one give a secret gift to another.
    """
    evening.does("cicero", "choose-start", to="rome")
    evening.does("hirtius", "choose-start", to="northern_italy")
    evening.does("cicero", "give", to="hirtius", asset="denarius", quantity=100_000)
    evening.does("pansa", "choose-start", to="gaul")
    evening.does("cicero", "move", to="northern_italy")


def secret_gift_entry_id(evening: Evening) -> str:
    """Return the entry of the secret gift."""
    lines = evening.view("cicero")["entries"]
    return [str(line["id"]) for line in lines if line["c"].startswith("q") and line["legs"]][-1]


def may_never_stop(_world: Any) -> bool:
    """Return False, so that the bots play all their acts."""
    return False


def play_with_bots(
    folder: Path, ruleset: str, acts: int, there: Callable[[Any], object] = may_never_stop
) -> tuple[str, dict[str, str]]:
    """Let bots play a game in a file of this folder, and return its id and its cards.

    The bots play this number of acts. The bots stop earlier when `there` is true of the state's
    world.
    """
    rehearsal = Rehearsal(folder / "evening.db", GAMES[ruleset], None, 8, BEGAN)
    for _ in rehearsal.play_acts(acts):
        if there(rehearsal.scribe.state.world):
            break
    rehearsal.close()
    return rehearsal.game, dict(rehearsal.tokens)


class ReplayViewer:
    """A person who goes through a game on a phone."""

    def __init__(self, phone: Phone, path: str) -> None:
        self.phone = phone
        self.page = phone.page
        self._path = path

    def open_replay(self) -> None:
        """Open the replay at the last moment."""
        self.phone.open_path(f"{self._path}/at")
        self.wait_for_any_moment()

    def wait_for_any_moment(self) -> None:
        """Wait until some moment is shown."""
        expect(self.time_line).to_be_attached()
        expect(self.page).to_have_url(re.compile(r"/at/[^/]+"))

    @property
    def time_line(self) -> Locator:
        """The time line, as a keyboard and a screen reader know it."""
        return self.page.get_by_role("slider", name="Time line")

    @property
    def words(self) -> Locator:
        """The acts of the shown moment."""
        return self.page.locator(".replay-moment[aria-busy=false]")

    @property
    def number(self) -> int:
        """The number of the shown moment, from 0."""
        return int(self.time_line.input_value())

    @property
    def last_moment_number(self) -> int:
        """The number of the last moment."""
        return int(self.time_line.get_attribute("max") or "0")

    def wait_for_moment(self, number: int) -> None:
        """Wait until this moment is shown."""
        expect(self.time_line).to_have_value(str(number))
        expect(self.words).to_be_attached()

    def drag_time_line(self, share: float) -> None:
        """Put a finger on the middle of the line, and move it to a share of its length."""
        box = self.page.locator(".replay-line").bounding_box()
        assert box is not None
        height = box["y"] + box["height"] / 2
        self.page.mouse.move(box["x"] + box["width"] / 2, height)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + box["width"] * share, height, steps=4)
        self.page.mouse.up()

    def open_tab(self, name: str) -> None:
        """Open another screen at the same moment."""
        tabs = self.page.get_by_role("navigation", name="Screens")
        tabs.get_by_role("link", name=name, exact=True).click()
        link = tabs.get_by_role("link", name=name, exact=True)
        expect(link).to_have_attribute("aria-current", "page")


def open_replay_with_card(phone: Phone, game: str, token: str) -> ReplayViewer:
    """Enter a game with a card, and return the viewer of its replay, which is open."""
    phone.scan(token)
    phone.tap("Enter")
    phone.wait_until_live()
    viewer = ReplayViewer(phone, f"/g/{game}")
    viewer.open_replay()
    return viewer
