"""Means for dry runs: nothing is rolled, revealed or kept."""

from ledger.entry import Roll
from ledger.free_text import FreeText


class UndecidedError(Exception):
    """A dry run came to a die: what follows nobody can say beforehand."""


class DryContext:
    """Means that give nothing away: no dice, no seeds, no words kept.

    What ends a period is foretold all the same, with a seed that is none.
    """

    act = "dry"

    def roll(self, name: str, sides: int) -> Roll:
        """No die at all: raise UndecidedError."""
        raise UndecidedError(name)

    def seed(self, period: int) -> str:
        """A seed that is none."""
        return "dry"

    def keep(self, words: FreeText) -> str:
        """A digest that is none."""
        return "dry" if words else ""
