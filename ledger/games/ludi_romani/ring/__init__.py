"""RING: the Ring of Gyges, which makes its wearer invisible."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, EntryType
from ledger.games.ludi_romani.ring import attack, lending
from ledger.games.ludi_romani.state import Game, World

ACTS: tuple[Act[World, Any], ...] = (lending.LEND, lending.RECLAIM, attack.ATTACK)
ENTRIES: tuple[EntryType[World, Any], ...] = lending.ENTRIES
FOR_GHOSTS: tuple[str, ...] = (attack.ATTACK.name,)
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = ()
