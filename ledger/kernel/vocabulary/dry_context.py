"""The context of a dry run: nothing is rolled, revealed or kept."""

from dataclasses import dataclass

from ledger.language.free_text import FreeText
from ledger.record.entry import Roll


class UndecidedError(Exception):
    """A dry run needs a die, so its outcome cannot be known beforehand."""


@dataclass(frozen=True, slots=True)
class DryContext:
    """A context for trying an act out: no dice are rolled and no words are kept.

    Its seeds and digests are dummies, so that it reveals nothing of the real ones.
    """

    act: str = "dry"

    def roll(self, name: str, sides: int) -> Roll:
        """No die at all: raise UndecidedError."""
        raise UndecidedError(name)

    def seed(self, period: int) -> str:
        """A dummy seed."""
        return "dry"

    def keep(self, words: FreeText) -> str:
        """A dummy digest, "" for no words."""
        return "dry" if words else ""

    def read(self, digest: str) -> str:
        """No words: a dry run knows none."""
        return ""
