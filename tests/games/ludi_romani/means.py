"""Chance and words that tests lay out."""

import hashlib
from dataclasses import dataclass, field

from ledger.entry import Roll


@dataclass
class FixedMeans:
    """Chance and words of a test: dice fall as laid out, words are kept by their plain hash."""

    dice: list[int] = field(default_factory=list)
    act: str = ""

    def roll(self, name: str, sides: int) -> Roll:
        """The next die laid out."""
        return Roll(name, sides, self.dice.pop(0))

    def seed(self, period: int) -> str:
        """A seed that only names its period."""
        return f"{period:064x}"

    def keep(self, text: str) -> str:
        """The hash of the words."""
        return hashlib.sha256(text.encode()).hexdigest() if text else ""
