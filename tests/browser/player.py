"""A player of a table game on a phone, who reads the screen and taps it.

The screen may also change by itself, because bots and other phones act. Each read or tap therefore
has a short limit of time. After it the player reads the screen anew.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.phone import REFUSED, Phone

SEATS = 4
PATIENCE = 60_000
"""The longest wait in milliseconds for the turns of bots on a busy machine."""

PROMPT = 3_000
"""The longest wait in milliseconds for a button or a word, before the screen is read anew."""

MOST = 1500
"""The greatest number of taps of a whole game."""

Look = Callable[[str], None]
"""A function that gets a name for the screen each time."""


def found_table(phone: Phone, cover: re.Pattern[str], *people: str) -> None:
    """Found a table of four: these people on this phone, bots in the free seats."""
    phone.open_path("/")
    phone.tap(cover)
    phone.wait_for_text("How many play")
    seats = phone.page.get_by_role("list").get_by_role("listitem")
    while seats.count() < SEATS:
        phone.tap("More: How many play")
    for seat, name in enumerate(people):
        row = seats.nth(seat)
        if row.get_by_role("textbox").count() == 0:
            phone.tap("A person", row)
        row.get_by_role("textbox").fill(name)
    phone.tap("Begin")
    phone.wait_until_live()


class Player(ABC):
    """Plays on a phone for everybody who has a seat on it, until the game is over."""

    over: ClassVar[str]
    """The element that shows the end."""

    ready: ClassVar[str]
    """The elements that a player waits for: the end, the next player, or a possible act."""

    scene: ClassVar[str]
    """The screen in short."""

    def __init__(self, phone: Phone, look: Look = lambda _name: None) -> None:
        self.phone = phone
        self.taps = 0
        self._look = look
        self._late = 0
        # a player who acts a moment after the opponent may find that the act is no longer needed
        phone.tolerate_errors(REFUSED)

    def play_to_end(self) -> None:
        """Play until the game is over."""
        while not self.is_over():
            assert self.taps < MOST, "the game does not end"
            self.make_decision()

    def make_decisions(self, times: int) -> None:
        """Make this many decisions, unless the game ends before."""
        for _ in range(times):
            if self.is_over():
                return
            self.make_decision()

    def is_over(self) -> bool:
        """Wait until an act is possible, and return whether the game is over."""
        self.page.wait_for_selector(f"{self.over}, {self.ready}", timeout=PATIENCE)
        return self.is_on_screen(self.over)

    def make_decision(self) -> None:
        """Do the next act, and wait until the screen has answered."""
        before = self.page.evaluate(self.scene)
        try:
            self.tap_next_act()
            self.page.wait_for_function(
                f"(before) => ({self.scene})() !== before", arg=before, timeout=PROMPT
            )
        except TooLate:
            self._late += 1
            assert self._late < PATIENCE / PROMPT, f"nothing answers any more: {before}"
        else:
            self._late = 0

    @abstractmethod
    def tap_next_act(self) -> None:
        """Tap the best act that is possible now. Tap nothing while another player is awaited."""

    # --- the screen ------------------------------------------------------------------------------

    @property
    def page(self) -> Page:
        """The page of the game."""
        return self.phone.page

    def is_on_screen(self, selector: str) -> bool:
        """Return whether this element is on the screen now."""
        return self.page.locator(selector).count() > 0

    def tap_first(self, buttons: Locator) -> None:
        """Tap the first of these buttons that is on the screen, if there is one."""
        if buttons.count():
            self.taps += 1
            buttons.first.tap(timeout=PROMPT)

    def text_of(self, words: Locator) -> str:
        """Return the text of an element."""
        return words.first.inner_text(timeout=PROMPT)
