"""Somebody who plays a table's game on a phone: reads what the screen offers, and taps it.

The screen changes by itself too: bots and other phones are quicker at times. So whatever is read or
tapped is given little time, and who comes too late reads the screen anew.
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
"""So many milliseconds bots may take for their turns on a busy machine."""

PROMPT = 3_000
"""So many milliseconds are given to a button or a word before the screen is read anew."""

MOST = 1500
"""A whole game takes at most so many taps."""

Look = Callable[[str], None]
"""Told what is on the screen each time, by a name for it."""


def founds(phone: Phone, cover: re.Pattern[str], *people: str) -> None:
    """Found a table of four: these people on this phone, bots in the seats that are left."""
    phone.open("/")
    phone.tap(cover)
    phone.sees("How many play")
    seats = phone.page.get_by_role("list").get_by_role("listitem")
    while seats.count() < SEATS:
        phone.tap("More: How many play")
    for seat, name in enumerate(people):
        row = seats.nth(seat)
        if row.get_by_role("textbox").count() == 0:
            phone.tap("A person", row)
        row.get_by_role("textbox").fill(name)
    phone.tap("Begin")
    phone.is_live()


class Player(ABC):
    """Plays on a phone, for everybody who has a seat on it, until the game is over."""

    over: ClassVar[str]
    """What is seen in the end."""

    ready: ClassVar[str]
    """What somebody at the phone waits for: the end, the next player, or something to do."""

    scene: ClassVar[str]
    """What stands on the screen, in short."""

    def __init__(self, phone: Phone, look: Look = lambda _name: None) -> None:
        self.phone = phone
        self.taps = 0
        self._look = look
        self._late = 0
        # Who acts a moment after the opponent may find the matter decided.
        phone.expects(REFUSED)

    def plays_to_the_end(self) -> None:
        """Play until the game is over."""
        while not self.is_over():
            assert self.taps < MOST, "the game does not end"
            self.decides()

    def plays_on(self, times: int) -> None:
        """Decide so many times, unless the game is over before."""
        for _ in range(times):
            if self.is_over():
                return
            self.decides()

    def is_over(self) -> bool:
        """Wait until there is something to do; whether the game is over."""
        self.page.wait_for_selector(f"{self.over}, {self.ready}", timeout=PATIENCE)
        return self.there(self.over)

    def decides(self) -> None:
        """Do what comes next, and wait until the screen has answered."""
        before = self.page.evaluate(self.scene)
        try:
            self.acts()
            self.page.wait_for_function(
                f"(before) => ({self.scene})() !== before", arg=before, timeout=PROMPT
            )
        except TooLate:
            self._late += 1
            assert self._late < PATIENCE / PROMPT, f"nothing answers any more: {before}"
        else:
            self._late = 0

    @abstractmethod
    def acts(self) -> None:
        """Tap what seems best now; nothing while somebody else is waited for."""

    # --- the screen ------------------------------------------------------------------------------

    @property
    def page(self) -> Page:
        """The page that is played on."""
        return self.phone.page

    def there(self, selector: str) -> bool:
        """Whether this is on the screen now."""
        return self.page.locator(selector).count() > 0

    def taps_on(self, buttons: Locator) -> None:
        """Tap the first of these buttons, if there is one."""
        if buttons.count():
            self.taps += 1
            buttons.first.tap(timeout=PROMPT)

    def reads(self, words: Locator) -> str:
        """What is written there."""
        return words.first.inner_text(timeout=PROMPT)
