"""REX-04 to 06 and MORS-01 and 03: reges in Rome and their escorts, the proscribed in Rome."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, EntryType
from ledger.games.ludi_romani.gates import lone
from ledger.games.ludi_romani.roma import escorts, handed, judged
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.weave import Consequence, Guard

ACTS: tuple[Act[World, Any], ...] = (
    escorts.SEEK,
    judged.REPORT,
    judged.JUDGE,
    handed.HAND_OVER,
)
ENTRIES: tuple[EntryType[World, Any], ...] = (
    *escorts.ENTRIES,
    *judged.ENTRIES,
    *handed.ENTRIES,
)
GUARDS: tuple[Guard, ...] = (judged.held,)
CONSEQUENCES: tuple[Consequence, ...] = (escorts.parted, judged.left)
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (
    ("REX-04", lone),
    ("REX-05", lambda state, who: who in state.world.escorts.values()),
    ("SEN-15", lambda state, who: "proscribed" in state.world.person(who).statuses),
)
