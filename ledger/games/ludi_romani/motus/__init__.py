"""MOTUS: who may move when, over land and by divine help."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, DutyType, EntryType
from ledger.games.ludi_romani.motus import fuga, gods, mercy, travel
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game, World


def _never_settles(state: Game, character: str) -> bool:
    return has_power(state, character, "move_freely")


ACTS: tuple[Act[World, Any], ...] = (
    travel.MOVE,
    gods.ROAM,
    gods.RESIDE,
    mercy.TRANSFER,
    mercy.PLEAD,
    fuga.FLEE,
)
ENTRIES: tuple[EntryType[World, Any], ...] = (
    *travel.ENTRIES,
    *gods.ENTRIES,
    *mercy.ENTRIES,
    *fuga.ENTRIES,
)
DUTIES: tuple[DutyType[World], ...] = ()
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (("MOTUS-13", _never_settles),)
