"""The scenario of Cursus Honorum: the printed data, with an organiser's changes."""

from ledger.games.cursus_honorum.scenario.defaults import declared_readings, default_scenario
from ledger.games.cursus_honorum.scenario.doubts import check_scenario
from ledger.games.cursus_honorum.scenario.load import load_scenario
from ledger.games.cursus_honorum.scenario.model import (
    FEWEST_PLAYERS,
    MAX_PLAYERS,
    Level,
    Luxury,
    Office,
    Penalty,
    Scenario,
    Skill,
)

__all__ = [
    "FEWEST_PLAYERS",
    "MAX_PLAYERS",
    "Level",
    "Luxury",
    "Office",
    "Penalty",
    "Scenario",
    "Skill",
    "check_scenario",
    "declared_readings",
    "default_scenario",
    "load_scenario",
]
