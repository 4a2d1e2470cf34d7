"""The state of the thiasos (BACCH)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FreedBacchants:
    """The people who once followed a god of the thiasos and were set free."""

    liberated: frozenset[str] = frozenset()
