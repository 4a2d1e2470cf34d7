"""Corrections by stewards: changed facts on the record sheets, and a changed course of the game."""

from ledger.contract.chapter import Chapter
from ledger.games.cursus_honorum.corrections import correctors, course, facts
from ledger.games.cursus_honorum.state import World

__all__ = ("CORRECTIONS", "correctors", "course", "facts")

CORRECTIONS: Chapter[World] = Chapter(
    "CUR-META",
    acts=(facts.SET_FACT, course.SET_COURSE),
    events=(*facts.EVENTS, *course.EVENTS),
)
