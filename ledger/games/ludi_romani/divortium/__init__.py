"""DIV: divorce, and the dos that goes back."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, EntryType
from ledger.games.ludi_romani.divortium import granting, insolvent, means, paying
from ledger.games.ludi_romani.state import Game, World


def _owes(state: Game, character: str) -> bool:
    return state.world.bonds.owe(character)


ACTS: tuple[Act[World, Any], ...] = (*granting.ACTS, *means.ACTS)
ENTRIES: tuple[EntryType[World, Any], ...] = (
    *granting.ENTRIES,
    *paying.ENTRIES,
    *means.ENTRIES,
    *insolvent.ENTRIES,
)
DUTIES = insolvent.DUTIES
GUARDS = (means.dos_first,)
CONSEQUENCES = (insolvent.before_the_heirs, insolvent.judged_by_death)
CLOSINGS = (means.fallen_due,)
DUE = (means.called_in,)
DEATHS = (insolvent.bereft,)
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (("DIV-03", _owes),)
