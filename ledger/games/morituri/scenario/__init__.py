"""The scenario of Morituri: the default board and deck, or the board and deck of an organiser."""

from ledger.games.morituri.scenario.doubts import doubts_of
from ledger.games.morituri.scenario.load import (
    declared_readings,
    default_data,
    default_scenario,
    load_scenario,
)
from ledger.games.morituri.scenario.model import (
    FEWEST_PLAYERS,
    MAX_PLAYERS,
    CardData,
    Check,
    Scenario,
    SpaceData,
)
from ledger.games.morituri.scenario.value_types import (
    GEAR_SLOTS,
    Slot,
)

__all__ = [
    "FEWEST_PLAYERS",
    "GEAR_SLOTS",
    "MAX_PLAYERS",
    "CardData",
    "Check",
    "Scenario",
    "Slot",
    "SpaceData",
    "declared_readings",
    "default_data",
    "default_scenario",
    "doubts_of",
    "load_scenario",
]
