"""What stewards set right by hand: facts on the sheets, and the course of the game."""

from ledger.games.cursus_honorum.corrections import course, facts, together

__all__ = ("EVENTS", "course", "facts", "together")

EVENTS = (*facts.EVENTS, *course.EVENTS)
