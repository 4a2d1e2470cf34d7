"""BACCH: the thiasos of Dionysus, Ariadne and Silenus."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, EntryType
from ledger.games.ludi_romani.bacchants import band, command
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.weave import Consequence, People


def _bacchant(state: Game, who: str) -> bool:
    return bool(state.world.person(who).god)


ACTS: tuple[Act[World, Any], ...] = (
    band.APPEAL,
    band.CLAIM,
    command.EXECUTE,
    command.RELEASE,
)
ENTRIES: tuple[EntryType[World, Any], ...] = band.ENTRIES
VOICES: tuple[People, ...] = (command.leave_to_fight,)
RECORDERS: tuple[People, ...] = (command.gods_word,)
CONSEQUENCES: tuple[Consequence, ...] = (band.abandoned,)
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (
    ("BACCH-04", band.leads),
    ("BACCH-05", _bacchant),
)
