"""TRIB: winter tribute, and what ghosts take of it."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, DutyType, EntryType
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.tributum import edicts, paying, shares

ACTS: tuple[Act[World, Any], ...] = (
    paying.COLLECT,
    paying.PAY,
    edicts.REPEAT,
    edicts.MULTIPLY,
)
ENTRIES: tuple[EntryType[World, Any], ...] = (
    *paying.ENTRIES,
    *edicts.ENTRIES,
    *shares.ENTRIES,
)
DUTIES: tuple[DutyType[World], ...] = shares.DUTIES
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = ()
