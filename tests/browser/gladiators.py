"""Somebody who plays Morituri on a phone: sees what the screen offers, and taps it."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.phone import REFUSED, Phone

COVER = re.compile("Gladiators race")
SEATS = 4
PATIENCE = 60_000
"""So many milliseconds bots may take for their turns on a busy machine."""

PROMPT = 3_000
"""So many milliseconds are given to a button or a word before the screen is read again."""

Look = Callable[[str], None]
"""Told what is on the screen each time, by a name for it."""

CHOICE = ".set:enabled"
MAIN = ".mor-main:enabled:not([aria-busy=true])"
CONSENT = ".choice-panel .card-acts .primary:enabled"
HAND_OVER = ".choice-panel.asked .button:not(.quiet-button)"
READY = f".the-end, .pass .button, {CONSENT}, {HAND_OVER}, {CHOICE}, {MAIN}"
"""What somebody at the phone waits for: the end, the next player, or something to do."""

SCENE = """() => [".turn", ".choice-panel", ".duel", ".strip", ".mor-bar", ".pass", ".last"]
  .map((one) => document.querySelector(one)?.innerText ?? "").join("|")"""
"""What stands on the screen, in short."""


def founds(phone: Phone, *people: str) -> None:
    """Found a table of four: these people on this phone, bots in the seats that are left."""
    phone.open("/")
    phone.tap(COVER)
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


class Lanista:
    """Plays on a phone, for every gladiator who has a seat on it, until the game is over."""

    def __init__(self, phone: Phone, look: Look = lambda _name: None) -> None:
        self.phone = phone
        self.taps = 0
        self._look = look
        # Who strikes a moment after the opponent may find the fight decided.
        phone.expects(REFUSED)

    def plays_to_the_end(self, most: int = 1500) -> None:
        """Play until somebody has won or nobody is alive, which takes at most so many taps."""
        while not self.is_over():
            assert self.taps < most, "the game does not end"
            self.decides()

    def plays_on(self, taps: int) -> None:
        """Play so many taps, unless the game is over before."""
        for _ in range(taps):
            if self.is_over():
                return
            self.decides()

    def is_over(self) -> bool:
        """Wait until there is something to do; whether the game is over."""
        self._page.wait_for_selector(READY, timeout=PATIENCE)
        return self._page.locator(".the-end").count() > 0

    def decides(self) -> None:
        """Tap what comes next, and wait until the screen has answered."""
        before = self._page.evaluate(SCENE)
        try:
            self._taps()
        except TooLate:
            # An opponent was quicker: what was about to be tapped is no longer there.
            if self._page.evaluate(SCENE) == before:
                raise
            return
        self._page.wait_for_function(
            f"(before) => ({SCENE})() !== before", arg=before, timeout=PATIENCE
        )

    def _taps(self) -> None:
        button = self._next()
        if button is not None and button.count():
            self.taps += 1
            button.first.tap(timeout=PROMPT)

    @property
    def _page(self) -> Page:
        return self.phone.page

    def _next(self) -> Locator | None:
        """The button to tap now; None while somebody else has to agree."""
        if self._there(".pass .button"):
            self._look("pass")
            return self._page.locator(".pass .button")
        if self._there(CONSENT):
            self._look("asked-to-agree")
            return self._page.locator(CONSENT)
        if self._there(".choice-panel.asked"):
            self._look("asked")
            return self._page.locator(HAND_OVER)
        if self._there(CHOICE):
            self._look(f"choice-{self._word('.choice-panel h2')[:5]}")
            return self._page.locator(CHOICE)
        return self._acts()

    def _acts(self) -> Locator:
        """The big button, or the way through a fight to the death at one tap."""
        if self._there(".duel"):
            self._look(f"fight-{self._stage()}")
        onward = self._page.get_by_role("button", name="Fight on to the end")
        if onward.count() and onward.is_enabled():
            self._look("to-the-death")
            return onward
        self._look(self._word(".mor-main"))
        return self._page.locator(MAIN)

    def _stage(self) -> str:
        mood = self._page.locator(".mood")
        return (
            (mood.first.get_attribute("data-stage", timeout=PROMPT) or "")
            if mood.count()
            else "strike"
        )

    def _there(self, selector: str) -> bool:
        return self._page.locator(selector).count() > 0

    def _word(self, selector: str) -> str:
        """The first words of what is read there, for a name."""
        text = self._page.locator(selector).first.inner_text(timeout=PROMPT).lower()
        return "-".join(re.findall(r"[a-z]+", text)[:2])
