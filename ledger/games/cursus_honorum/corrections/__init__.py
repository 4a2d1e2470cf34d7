"""What stewards set right by hand: facts on the sheets, and the course of the game."""

from typing import Any

from ledger.contract import EntryType
from ledger.games.cursus_honorum.corrections import course, facts
from ledger.games.cursus_honorum.state import World

ENTRIES: tuple[EntryType[World, Any], ...] = (*facts.ENTRIES, *course.ENTRIES)
