"""MERC: barter between mortals, purchase from gods, and gifts."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, EntryType
from ledger.games.ludi_romani.mercatus import commutatio, emptio, gifts
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game, World


def _mortal(state: Game, character: str) -> bool:
    return state.world.person(character).mortal


def _sells(state: Game, character: str) -> bool:
    return bool(state.world.scenario.cast[character].sells)


ACTS: tuple[Act[World, Any], ...] = (*emptio.ACTS, *commutatio.ACTS, *gifts.ACTS)
ENTRIES: tuple[EntryType[World, Any], ...] = (
    *emptio.ENTRIES,
    *commutatio.ENTRIES,
    *gifts.ENTRIES,
)
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (
    ("MERC-02", _mortal),
    ("MERC-06", lambda state, who: has_power(state, who, "witness_barter")),
    ("MERC-11", _sells),
    ("MERC-15", _mortal),
    ("MERC-22", _mortal),
)
