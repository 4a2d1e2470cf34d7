"""Holidays and dropped years (FER)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Feriae:
    """Holidays and dropped years (FER)."""
