"""CLI: patroni and their clientes."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, EntryType
from ledger.games.ludi_romani.clientela import bonds, service, taking
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.weave import Consequence, People


def _patronus(state: Game, who: str) -> bool:
    return bool(taking.clients_of(state, who))


def _cliens(state: Game, who: str) -> bool:
    return bool(state.world.person(who).patroni)


ACTS: tuple[Act[World, Any], ...] = (
    taking.TAKE,
    taking.SEEK,
    taking.RELEASE,
    service.DEMAND,
    service.EXECUTE,
)
ENTRIES: tuple[EntryType[World, Any], ...] = (*bonds.ENTRIES, *service.ENTRIES)
VOICES: tuple[People, ...] = (service.leave_to_fight,)
RECORDERS: tuple[People, ...] = (service.votes_for,)
CONSEQUENCES: tuple[Consequence, ...] = (bonds.loosened,)
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (
    ("CLI-07", _patronus),
    ("CLI-15", _cliens),
)
