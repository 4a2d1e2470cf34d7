"""The last battle (ACTIUM, VICT)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Actium:
    """The last battle (ACTIUM, VICT)."""
