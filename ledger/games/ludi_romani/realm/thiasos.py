"""Who followed a god of the thiasos, and was set free (BACCH)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Thiasos:
    """Who followed a god of the thiasos, and was set free (BACCH)."""
