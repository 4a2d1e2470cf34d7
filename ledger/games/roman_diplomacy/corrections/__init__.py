"""Corrections by the GM, or by all players together (ACTA-08)."""

from ledger.contract.chapter import Chapter
from ledger.games.roman_diplomacy.corrections import board, course, readjudication
from ledger.games.roman_diplomacy.state import World

__all__ = ("CORRECTIONS",)

CORRECTIONS: Chapter[World] = Chapter("DIP-START", modules=(board, course, readjudication))
