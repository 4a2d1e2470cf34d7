"""Somebody who plays Cursus Honorum on a phone: sees what the screen offers, and taps it."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.phone import Phone

COVER = re.compile("Dice for dignitas")
SEATS = 4
PATIENCE = 60_000
"""So many milliseconds bots may take for their turns on a busy machine."""

GOOD = re.compile("^Die .*(political capital|skill)")
"""Dice that this player keeps."""

WORTH = 30
"""An office is stood for where the votes come in at least so many of a hundred cases."""

Look = Callable[[str], None]
"""Told what is on the screen each time, by a name for it."""

READY = ".cur-result, .pass .button, .cur-deeds:not([aria-busy=true]) .button:enabled"
"""What somebody at the phone waits for: the end, the next player, or something to do."""

SCENE = """() => [".turn", ".cur-deeds", ".pass", ".cur-result", ".cur-contest"]
  .flatMap((one) => [...document.querySelectorAll(one)])
  .map((one) => `${one.innerText} ${one.dataset.ballot ?? ""}`).join("|")"""
"""What stands on the screen, in short. After a tie the same dice are asked for once more."""


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


class Noble:
    """Plays on a phone, for everybody who has a seat on it, until the game is over."""

    def __init__(self, phone: Phone, look: Look = lambda _name: None) -> None:
        self.phone = phone
        self.taps = 0
        self._look = look

    def plays_to_the_end(self, most: int = 1500) -> None:
        """Play until somebody has won, which takes at most so many taps."""
        while not self.is_over():
            assert self.taps < most, "the game does not end"
            self.plays_on()

    def is_over(self) -> bool:
        """Wait until there is something to do; whether the game is over."""
        self._page.wait_for_selector(READY, timeout=PATIENCE)
        return self._page.locator(".cur-result").count() > 0

    @property
    def _page(self) -> Page:
        return self.phone.page

    @property
    def _deeds(self) -> Locator:
        return self._page.get_by_role("group", name="What you may do now")

    def plays_on(self) -> None:
        """Tap what seems best now, and wait until the screen has answered."""
        before = self._page.evaluate(SCENE)
        handed = self._page.get_by_role("button", name=re.compile("^I am "))
        if handed.count():
            self._look("pass")
            self._tap(handed)
        else:
            self._prepares()
            self._tap(self._best())
        self._page.wait_for_function(f"(before) => ({SCENE})() !== before", arg=before)

    def _tap(self, button: Locator) -> None:
        self.taps += 1
        button.tap()

    def _deed(self, name: str) -> Locator:
        return self._deeds.get_by_role("button", name=re.compile(name), disabled=False)

    def _best(self) -> Locator:
        """The deed that is drawn as the likeliest; where none is, the last."""
        likely = self._deeds.locator(".button.primary:enabled")
        return likely.first if likely.count() else self._deeds.locator(".button:enabled").last

    def _prepares(self) -> None:
        """Tap what the deed needs first: dice to keep, a victim, boxes, a luxury, an office."""
        if self._deed("again$").count():
            self._keeps()
        elif self._deed("^Hold back").count():
            self._first(self._page.get_by_role("button", name=re.compile("^Attack .* so far")))
            self._look("attack")
        elif self._deeds.get_by_text("skill left").count():
            self._page.locator("button.cur-box").last.tap()
            self._look("skills")
        elif self._deed("^End my turn").count():
            self._first(self._page.locator("button.cur-luxury[aria-pressed=false]"))
            self._look("luxuries")
        elif self._deed("^Stand for nothing").count():
            self._stands()
        elif self._deed("^Tick").count():
            self._look("dignitas")
        elif self._deed("vote di").count():
            self._look("votes")

    def _keeps(self) -> None:
        """Keep good dice, as long as there is one to roll again."""
        free = self._page.get_by_role("button", name=re.compile("^Die "), pressed=False)
        for label in [one.get_attribute("aria-label") or "" for one in free.all()][:-1]:
            if GOOD.search(label):
                self._page.get_by_role("button", name=label, exact=True).tap()
        self._look("dice")

    def _stands(self) -> None:
        """Choose the highest office that is likely to be won."""
        self._look("offices")
        for office in self._page.locator("button.cur-rung").all():
            chance = re.search(r"(\d+) %", office.inner_text())
            if chance and int(chance[1]) >= WORTH:
                office.tap()
                expect(self._deed("^Stand for [A-Z]")).to_be_visible()
                self._look("standing")
                return

    def _first(self, buttons: Locator) -> None:
        if buttons.count():
            buttons.first.tap()
