"""The game as its rulebook has it: the data files of this folder, read once."""

import copy
import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from ledger.games.ludi_romani.scenario.model import Scenario
from ledger.games.ludi_romani.scenario.switch import SwitchData
from ledger.games.ludi_romani.scenario.words import Fact, Text
from ledger.yamlfile import read_yaml


class Power(Fact):
    """What a power of a god lets it do, how often, and the rules that say so."""

    id: Text
    text: str
    rules: tuple[str, ...]
    limit: str = ""


@cache
def default_scenario() -> Scenario:
    """The scenario of the rulebook, with nothing replaced."""
    return Scenario.model_validate_json(json.dumps(default_data()))


def default_data() -> dict[str, Any]:
    """The plain data of the default scenario, the caller's own to change."""
    return copy.deepcopy(_default_data())


@cache
def switches() -> Mapping[str, SwitchData]:
    """Every declared reading, by its name, in the order of the rules screen."""
    return {
        name: SwitchData.model_validate_json(json.dumps({"id": name, **declared}))
        for name, declared in _read("switches").items()
    }


@cache
def powers() -> Mapping[str, Power]:
    """Every power a god may have, by its name."""
    return {
        name: Power.model_validate_json(json.dumps({"id": name, **declared}))
        for name, declared in _read("powers").items()
    }


@cache
def _default_data() -> dict[str, Any]:
    numina = {name: {"role": "numen", **numen} for name, numen in _read("numina").items()}
    cast = _read("cast") | numina
    board, money, calendar = _read("map"), _read("prices"), _read("calendar")
    return {
        "based_on": "ludi_romani",
        "title": "Ludi Romani",
        "cast": with_ids(cast),
        "regions": with_ids(board["regions"]),
        "roads": board["roads"],
        "optional_roads": board["optional_roads"],
        "prices": money["prices"],
        "chips": money["chips"],
        "limits": money["limits"],
        "calendar": numbered(calendar["periods"]),
        "clock": calendar["clock"],
        "year_names": {},
        "switches": {name: switch.default for name, switch in switches().items()},
        "dice": "server",
        "contest_seconds": 2,
    }


def with_ids(entries: Mapping[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The same entries, each knowing the name it is listed under."""
    return {name: {"id": name, **entry} for name, entry in entries.items()}


def numbered(periods: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The periods with their place in the calendar, from 1."""
    return [{"seq": seq, **period} for seq, period in enumerate(periods, start=1)]


def _read(name: str) -> dict[str, Any]:
    path = files("ledger.games.ludi_romani").joinpath("data", f"{name}.yaml")
    value = read_yaml(path.read_bytes(), f"{name}.yaml").value
    return value if isinstance(value, dict) else {}
