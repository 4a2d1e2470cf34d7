"""Counted taps of a phone, and the numbers of taps that the README promises for deeds."""

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
"""Counts taps at the document.

Playwright holds back a tap that would hit something else, such as a moving sheet, and taps again. A
listener at the window would count both taps.
"""

FELT = "Number(sessionStorage.taps ?? 0)"


def promised_taps() -> dict[str, int]:
    """Return the taps of each deed in the README of the phone."""
    part = README.read_text("utf-8").partition("## Taps\n")[2].partition("\n## ")[0]
    return {deed: int(taps) for deed, taps in ROW.findall(part)}


class TapCounter:
    """Counts the taps of each deed on a phone."""

    def __init__(self) -> None:
        self.counted: dict[str, int] = {}

    def count_taps_on(self, phone: Phone) -> Phone:
        """Count the taps on this phone, from the next page that it opens."""
        phone.page.add_init_script(FEELS)
        return phone

    @contextmanager
    def does(self, phone: Phone, deed: str) -> Iterator[Phone]:
        """Yield the phone, and count the taps of a deed on it during the block."""
        before = phone.page.evaluate(FELT) if phone.page.url.startswith("http") else 0
        yield phone
        self.counted[deed] = phone.page.evaluate(FELT) - before

    def check_promises(self) -> None:
        """Check that the counted taps are those of the README."""
        table = promised_taps()
        assert self.counted == {deed: table.get(deed) for deed in self.counted}
