"""Taps that a phone feels, counted; and how many the README promises for a deed."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.phone import Phone

README = Path(__file__).parents[2] / "pwa" / "README.md"
ROW = re.compile(r"^\| ([a-z][^|]*?) \| (\d+) \|", re.MULTILINE)

FEELS = """document.addEventListener("pointerdown", (event) => {
  if (event.isTrusted) sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1;
}, true)"""
"""Not at the window: there Playwright holds back a tap that would hit something else, such as a
sheet that still moves, and taps again."""

FELT = "Number(sessionStorage.taps ?? 0)"


def promised() -> dict[str, int]:
    """The taps that each deed takes, by the README of the phone."""
    part = README.read_text("utf-8").partition("## Taps\n")[2].partition("\n## ")[0]
    return {deed: int(taps) for deed, taps in ROW.findall(part)}


class Finger:
    """Counts what a phone feels of each deed."""

    def __init__(self) -> None:
        self.counted: dict[str, int] = {}

    def watches(self, phone: Phone) -> Phone:
        """Count the taps on this phone, from the next page that it opens."""
        phone.page.add_init_script(FEELS)
        return phone

    @contextmanager
    def does(self, phone: Phone, deed: str) -> Iterator[Phone]:
        """Count the taps of a deed, which is done on this phone while this lasts."""
        before = phone.page.evaluate(FELT) if phone.page.url.startswith("http") else 0
        yield phone
        self.counted[deed] = phone.page.evaluate(FELT) - before
