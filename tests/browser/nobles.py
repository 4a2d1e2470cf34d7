"""A player of Cursus Honorum on a phone."""

import re

from playwright.sync_api import Locator

from tests.browser import player
from tests.browser.phone import Phone
from tests.browser.player import PROMPT, Player

COVER = re.compile("Dice for dignitas")

GOOD = re.compile("^Die .*(political capital|skill)")
"""The faces of dice that this player keeps."""

WORTH = 30
"""The least chance of enough votes (in a hundred) with which this player stands for an office."""

PASS = ".pass .button"
DEEDS = ".cur-deeds:not([aria-busy=true]) .button:enabled:not(:has-text('Step back'))"
"""The deeds that this player does. A player who has chosen an office does not change their mind."""


def found_table(phone: Phone, *people: str) -> None:
    """Found a table of four: these people on this phone, bots in the free seats."""
    player.found_table(phone, COVER, *people)


class NoblePlayer(Player):
    """Plays for everybody who has a seat on the phone."""

    over = ".cur-result"
    ready = f"{PASS}, {DEEDS}"
    scene = """() => [".turn", ".cur-deeds", ".pass", ".cur-result", ".cur-contest"]
      .flatMap((one) => [...document.querySelectorAll(one)])
      .map((one) => `${one.innerText} ${one.dataset.ballot ?? ""}`).join("|")"""
    """The screen in short. After a tie the same dice are asked for once more."""

    def tap_next_act(self) -> None:
        """Prepare the deed, and do it."""
        if self.is_on_screen(PASS):
            self._look("pass")
            self.tap_first(self.page.locator(PASS))
        elif self.is_on_screen(DEEDS):
            self._tap_requirements("|".join(self.page.locator(DEEDS).all_inner_texts()).lower())
            self.tap_first(self._likeliest_deed())

    def _likeliest_deed(self) -> Locator:
        """Return the deed that the screen shows as the likeliest.

        If it shows none, return the last deed.
        """
        likely = self.page.locator(f"{DEEDS}.primary")
        return likely if likely.count() else self.page.locator(DEEDS).last

    def _tap_requirements(self, deeds: str) -> None:
        """Tap the needs of the deed first: dice to keep, a victim, boxes, a luxury, an office."""
        if re.search(r"again\b", deeds):
            self._keep_dice()
        elif "hold back" in deeds:
            self._tap_first(self.page.get_by_role("button", name=re.compile("^Attack .* so far")))
            self._look("attack")
        elif self.page.locator(".cur-deeds", has_text="skill left").count():
            self._tap_first(self.page.locator("button.cur-box").last)
            self._look("skills")
        elif "end my turn" in deeds:
            self._tap_first(self.page.locator("button.cur-luxury[aria-pressed=false]"))
            self._look("luxuries")
        elif "stand for nothing" in deeds:
            self._stand_for_office()
        elif "tick" in deeds:
            self._look("dignitas")
        elif "vote di" in deeds:
            self._look("votes")

    def _keep_dice(self) -> None:
        """Keep good dice while at least one die is left to roll again."""
        free = self.page.get_by_role("button", name=re.compile("^Die "), pressed=False)
        labels = [one.get_attribute("aria-label", timeout=PROMPT) or "" for one in free.all()]
        for label in labels[:-1]:
            if GOOD.search(label):
                self._tap_first(self.page.get_by_role("button", name=label, exact=True))
        self._look("dice")

    def _stand_for_office(self) -> None:
        """Choose the highest office that is likely to be won."""
        self._look("offices")
        for office in self.page.locator("button.cur-rung").all():
            chance = re.search(r"(\d+) %", self.text_of(office))
            if chance and int(chance[1]) >= WORTH:
                office.tap(timeout=PROMPT)
                self.page.locator(f"{DEEDS}.primary").wait_for(timeout=PROMPT)
                self._look("standing")
                return

    def _tap_first(self, buttons: Locator) -> None:
        if buttons.count():
            buttons.first.tap(timeout=PROMPT)
