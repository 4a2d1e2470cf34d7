"""Fights against a war god or the bearer of the Ring (PROEL-34 to 39, RING)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Duels:
    """Fights against a war god or the bearer of the Ring (PROEL-34 to 39, RING)."""
