"""MORS: why people die, and what becomes of what was theirs."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, DutyType, EntryType
from ledger.games.ludi_romani.mors import death, ends, estate, heirs, sentence, vestals, wills
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game, World


def _heads_vestals(state: Game, character: str) -> bool:
    return has_power(state, character, "head_vestals") and bool(vestals.vestals(state))


def _settles_estates(state: Game, character: str) -> bool:
    """Vesta is reminded of estates that wait for her (MORS-17)."""
    return bool(state.world.mors.estates) and character in wills.executors(state)


ACTS: tuple[Act[World, Any], ...] = (
    ends.EXECUTE,
    ends.RELEASE,
    wills.BEQUEATH,
    heirs.APPROVE,
    heirs.NAME_HEIR,
    vestals.CALL,
    vestals.VOTE,
)
ENTRIES: tuple[EntryType[World, Any], ...] = (
    *death.ENTRIES,
    *sentence.ENTRIES,
    *estate.ENTRIES,
    *wills.ENTRIES,
    *heirs.ENTRIES,
    *vestals.ENTRIES,
)
DUTIES: tuple[DutyType[World], ...] = (*sentence.DUTIES, *estate.DUTIES)
FOR_GHOSTS = ("bequeath",)
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (
    ("MORS-17", _settles_estates),
    ("MORS-18", _heads_vestals),
)
