"""What stewards set right by hand: facts on the sheets, and the course of the game."""

from typing import Any

from ledger.contract import EntryType
from ledger.games.cursus_honorum.corrections import course, facts, together
from ledger.games.cursus_honorum.state import World

__all__ = ("ENTRIES", "course", "facts", "together")

ENTRIES: tuple[EntryType[World, Any], ...] = (*facts.ENTRIES, *course.ENTRIES)
