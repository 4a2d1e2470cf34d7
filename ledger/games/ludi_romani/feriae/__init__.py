"""FER: the holidays of 37 BCE, and years dropped from the calendar."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, DutyType, EntryType
from ledger.games.ludi_romani.feriae import holiday, mutatio
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.weave import Guard

ACTS: tuple[Act[World, Any], ...] = (holiday.AGREE, mutatio.ASK, mutatio.DROP)
ENTRIES: tuple[EntryType[World, Any], ...] = (*holiday.ENTRIES, *mutatio.ENTRIES)
GUARDS: tuple[Guard, ...] = (holiday.all_rest,)
DUTIES: tuple[DutyType[World], ...] = mutatio.DUTIES
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = ()
