"""The thiasos (BACCH)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Thiasos:
    """Who once followed a god of the thiasos and was set free."""

    liberated: frozenset[str] = frozenset()
