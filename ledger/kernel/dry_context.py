"""The context of a dry run: nothing is rolled, revealed or kept."""

from ledger.entry import Roll
from ledger.free_text import FreeText


class UndecidedError(Exception):
    """A dry run needs a die, so its outcome cannot be known beforehand."""


class DryContext:
    """A context that gives nothing away: no dice, no real seeds, no words kept.

    The end of a period can be tried out: its seed is a dummy.
    """

    act = "dry"

    def roll(self, name: str, sides: int) -> Roll:
        """No die at all: raise UndecidedError."""
        raise UndecidedError(name)

    def seed(self, period: int) -> str:
        """A dummy seed."""
        return "dry"

    def keep(self, words: FreeText) -> str:
        """A dummy digest, "" for no words."""
        return "dry" if words else ""
