"""PEST: the plague of Apollo and Diana."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, EntryType
from ledger.games.ludi_romani.pestis import flight, marker
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.weave import Closing, Consequence, Guard, Season

ACTS: tuple[Act[World, Any], ...] = (marker.STRIKE, marker.LIFT, marker.TRAPPED)
ENTRIES: tuple[EntryType[World, Any], ...] = (*marker.ENTRIES, *flight.ENTRIES)
GUARDS: tuple[Guard, ...] = (marker.at_season_end,)
CONSEQUENCES: tuple[Consequence, ...] = (flight.got_away,)
CLOSINGS: tuple[Closing, ...] = (marker.year_up,)
SEASON: tuple[Season, ...] = (marker.one_period_less,)
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (
    ("PEST-05", lambda state, who: who in flight.staying(state)),
)
