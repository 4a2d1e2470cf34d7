"""TRIB: winter tribute, as far as no ghost takes part of it."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, DutyType, EntryType
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.tributum import edicts, paying

ACTS: tuple[Act[World, Any], ...] = (
    paying.COLLECT,
    paying.PAY,
    edicts.REPEAT,
    edicts.MULTIPLY,
)
ENTRIES: tuple[EntryType[World, Any], ...] = (*paying.ENTRIES, *edicts.ENTRIES)
DUTIES: tuple[DutyType[World], ...] = ()
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = ()
