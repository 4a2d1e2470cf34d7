"""NUPT: weddings, and what a woman is who was married."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, DutyType, EntryType
from ledger.games.ludi_romani.nuptiae import freedom, wedding
from ledger.games.ludi_romani.state import Game, World

ACTS: tuple[Act[World, Any], ...] = (*wedding.ACTS, *freedom.ACTS)
ENTRIES: tuple[EntryType[World, Any], ...] = (*wedding.ENTRIES, *freedom.ENTRIES)
DUTIES: tuple[DutyType[World], ...] = ()
CLOSINGS = (freedom.in_arms,)
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = ()
