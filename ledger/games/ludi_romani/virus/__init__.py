"""VIRUS: poison."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, DutyType, EntryType
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.virus import serving


def _deals(state: Game, character: str) -> bool:
    return has_power(state, character, "execute_virus")


ACTS: tuple[Act[World, Any], ...] = (serving.SERVE,)
ENTRIES: tuple[EntryType[World, Any], ...] = serving.ENTRIES
DUTIES: tuple[DutyType[World], ...] = serving.DUTIES
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (
    ("VIRUS-04", _deals),
    ("VIRUS-06", _deals),
)
