"""What stewards set right by hand: facts on the sheets, and the course of the game."""

from typing import Any

from ledger.contract import EventType
from ledger.games.cursus_honorum.corrections import course, facts, together
from ledger.games.cursus_honorum.state import World

__all__ = ("EVENTS", "course", "facts", "together")

EVENTS: tuple[EventType[World, Any], ...] = (*facts.EVENTS, *course.EVENTS)
