"""The game as its sheets have it: the data files of this folder, read once."""

import copy
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from ledger.games.cursus_honorum.scenario.model import Scenario
from ledger.scenario.files import data_of, switches_of, with_ids
from ledger.scenario.switch import SwitchData

RULESET = "cursus_honorum"

NAMED = ("nobles", "levels", "skills", "luxuries", "offices")
"""The tables whose rows are written under their ids."""


@cache
def default_scenario() -> Scenario:
    """The scenario of the sheets, with nothing replaced: four players."""
    return Scenario.model_validate_json(json.dumps(rows_named(default_data())))


def default_data() -> dict[str, Any]:
    """The plain data of the default scenario as it is written, the caller's own to change."""
    return copy.deepcopy(_default_data())


@cache
def switches() -> Mapping[str, SwitchData]:
    """Every reading, by its name, in the order of the rulebook."""
    return switches_of(RULESET)


def rows_named(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data with every row of a table knowing the name it is written under."""
    named = {table: data[table] for table in NAMED if isinstance(data.get(table), Mapping)}
    return {**data, **{table: with_ids(rows) for table, rows in named.items()}}


@cache
def _default_data() -> dict[str, Any]:
    readings = {name: switch.default for name, switch in switches().items()}
    return {**data_of(RULESET, "game"), "switches": readings}
