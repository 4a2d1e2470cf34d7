"""MORS: why people die, and what becomes of what was theirs."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, DutyType, EntryType
from ledger.games.ludi_romani.mors import death, estate, sentence
from ledger.games.ludi_romani.state import Game, World

ACTS: tuple[Act[World, Any], ...] = ()
ENTRIES: tuple[EntryType[World, Any], ...] = (
    *death.ENTRIES,
    *sentence.ENTRIES,
    *estate.ENTRIES,
)
DUTIES: tuple[DutyType[World], ...] = (*sentence.DUTIES, *estate.DUTIES)
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = ()
