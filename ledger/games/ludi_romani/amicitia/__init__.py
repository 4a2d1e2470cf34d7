"""AMIC: friendships, sworn or not, what friends lend each other, and what comes back."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ledger.contract import Act, DutyType, EntryType
from ledger.games.ludi_romani.amicitia import back, forming, lending, oath, recall, votes
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game, World


def _bereft(world: World, who: str) -> World:
    """Friendship ends with a death, and so does what a divorced wife is owed (MORS-20)."""
    return replace(world, bonds=world.bonds.bereft(who))


def _oversees(state: Game, character: str) -> bool:
    return has_power(state, character, "oversee_amicitia")


def _has_sworn(state: Game, character: str) -> bool:
    # Of unsworn friends, and of loans, not even a reminder may tell.
    return any(character in amicitia.sworn for amicitia in state.world.bonds.of(character))


ACTS: tuple[Act[World, Any], ...] = (
    *forming.ACTS,
    *oath.ACTS,
    *lending.ACTS,
    *recall.ACTS,
    *votes.ACTS,
)
ENTRIES: tuple[EntryType[World, Any], ...] = (
    *forming.ENTRIES,
    *oath.ENTRIES,
    *lending.ENTRIES,
    *back.ENTRIES,
)
DUTIES: tuple[DutyType[World], ...] = ()
DEATHS = (_bereft,)
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (
    ("AMIC-10", _oversees),
    ("AMIC-11", _has_sworn),
    ("AMIC-15", _oversees),
)
