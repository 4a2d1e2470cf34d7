"""Challenges and battles of this summer (PROEL)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pugnae:
    """Challenges and battles of this summer (PROEL)."""
