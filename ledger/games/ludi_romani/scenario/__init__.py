"""The data that starts a game of Ludi Romani: as the rulebook has it, or as an organiser wants."""

from ledger.games.ludi_romani.scenario.defaults import Power, default_scenario, powers, switches
from ledger.games.ludi_romani.scenario.doubts import check_scenario
from ledger.games.ludi_romani.scenario.load import load_scenario
from ledger.games.ludi_romani.scenario.model import (
    CharacterData,
    Chips,
    Clock,
    Limits,
    Period,
    Prices,
    Region,
    Scenario,
    data_hash,
)
from ledger.games.ludi_romani.scenario.words import ANY_FREE_SEAT, ASSETS, CHIP, SALEABLE
from ledger.scenario.facts import Doubt, SwitchValue
from ledger.scenario.switch import SwitchData
from ledger.yamlfile import Problem, ScenarioError

__all__ = [
    "ANY_FREE_SEAT",
    "ASSETS",
    "CHIP",
    "SALEABLE",
    "CharacterData",
    "Chips",
    "Clock",
    "Doubt",
    "Limits",
    "Period",
    "Power",
    "Prices",
    "Problem",
    "Region",
    "Scenario",
    "ScenarioError",
    "SwitchData",
    "SwitchValue",
    "check_scenario",
    "data_hash",
    "default_scenario",
    "load_scenario",
    "powers",
    "switches",
]
