"""A player of Morituri on a phone."""

import re

from playwright.sync_api import Locator

from tests.browser import player
from tests.browser.phone import Phone
from tests.browser.player import PROMPT, Player

COVER = re.compile("Gladiators race")

CHOICE = ".set:enabled"
MAIN = ".mor-main:enabled:not([aria-busy=true])"
CONSENT = ".choice-panel .card-acts .primary:enabled"
HAND_OVER = ".choice-panel.asked .button:not(.quiet-button)"
PASS = ".pass .button"


def found_table(phone: Phone, *people: str) -> None:
    """Found a table of four: these people on this phone, bots in the free seats."""
    player.found_table(phone, COVER, *people)


class GladiatorPlayer(Player):
    """Plays for every gladiator who has a seat on the phone."""

    over = ".the-end"
    ready = f"{PASS}, {CONSENT}, {HAND_OVER}, {CHOICE}, {MAIN}"
    scene = """() => [".turn", ".choice-panel", ".duel", ".strip", ".mor-bar", ".pass", ".last"]
      .map((one) => document.querySelector(one)?.innerText ?? "").join("|")"""

    def tap_next_act(self) -> None:
        """Tap the next act. Tap nothing while another player has to agree."""
        self.tap_first(self._next_button())

    def _next_button(self) -> Locator:
        if self.is_on_screen(PASS):
            self._look("pass")
            return self.page.locator(PASS)
        if self.is_on_screen(CONSENT):
            self._look("asked-to-agree")
            return self.page.locator(CONSENT)
        if self.is_on_screen(".choice-panel.asked"):
            self._look("asked")
            return self.page.locator(HAND_OVER)
        if self.is_on_screen(CHOICE):
            self._look(f"choice-{self._first_words('.choice-panel h2')[:5]}")
            return self.page.locator(CHOICE)
        return self._main_button()

    def _main_button(self) -> Locator:
        """Return the big button, or the button that ends a fight to the death in one tap."""
        if self.is_on_screen(".duel"):
            self._look(f"fight-{self._stage_name()}")
            onward = self.page.get_by_role("button", name="Fight on to the end", disabled=False)
            if onward.count():
                self._look("to-the-death")
                return onward
        self._look(self._first_words(".mor-main"))
        return self.page.locator(MAIN)

    def _stage_name(self) -> str:
        mood = self.page.locator(".mood")
        stage = mood.first.get_attribute("data-stage", timeout=PROMPT) if mood.count() else ""
        return stage or "strike"

    def _first_words(self, selector: str) -> str:
        """Return the first words of an element, to make a name of them."""
        words = self.text_of(self.page.locator(selector)).lower()
        return "-".join(re.findall(r"[a-z]+", words)[:2])
