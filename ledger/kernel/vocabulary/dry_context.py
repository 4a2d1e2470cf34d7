"""The context of a dry run, which rolls, reveals and stores nothing."""

from dataclasses import dataclass

from ledger.language.free_text import FreeText
from ledger.record.entry import Roll


class UndecidedError(Exception):
    """Raised if a dry run needs a die, so that its outcome cannot be known beforehand."""


@dataclass(frozen=True, slots=True)
class DryContext:
    """A context for trying an act: it rolls no dice and stores no words.

    The seeds and digests are dummies, so that the context reveals nothing about the real ones.
    """

    act: str = "dry"

    def roll(self, die_name: str, sides: int) -> Roll:
        """Raise UndecidedError instead of rolling a die."""
        raise UndecidedError(die_name)

    def seed(self, period_number: int) -> str:
        """Return a dummy seed."""
        return "dry"

    def store_words(self, text: FreeText) -> str:
        """Return a dummy digest, "" for no words."""
        return "dry" if text else ""

    def read_text(self, digest: str) -> str:
        """Return "": a dry run knows no words."""
        return ""
