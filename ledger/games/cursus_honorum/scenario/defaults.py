"""The data of the printed game, read once from the files of this folder."""

import copy
from collections.abc import Mapping
from functools import cache
from typing import Any

from ledger.games.cursus_honorum.scenario.model import Scenario
from ledger.scenario.files import game_data, model_from_data, switches_of, with_names_as_ids
from ledger.scenario.switch import SwitchData

RULESET = "cursus_honorum"

TABLES_WITH_IDS = ("nobles", "levels", "skills", "luxuries", "offices")
"""The tables of the data files in which the key of each row is its id."""


@cache
def default_scenario() -> Scenario:
    """Return the printed scenario, without changes: four players."""
    return model_from_data(Scenario, with_row_ids(default_data()))


def default_data() -> dict[str, Any]:
    """Return a copy of the plain data of the printed scenario, which the caller may change."""
    return copy.deepcopy(_default_data())


@cache
def declared_readings() -> Mapping[str, SwitchData]:
    """Return every reading by its name, in the order of the rulebook."""
    return switches_of(RULESET)


def with_row_ids(plain_scenario: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data with each row's key as its field `id`."""
    tables = {
        table: plain_scenario[table]
        for table in TABLES_WITH_IDS
        if isinstance(plain_scenario.get(table), Mapping)
    }
    return {**plain_scenario, **{table: with_names_as_ids(rows) for table, rows in tables.items()}}


@cache
def _default_data() -> dict[str, Any]:
    readings = {switch_name: switch.default for switch_name, switch in declared_readings().items()}
    return {**game_data(RULESET, "game"), "switches": readings}
