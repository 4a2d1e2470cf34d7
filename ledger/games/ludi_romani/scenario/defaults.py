"""The data of the game in its rulebook, read once from the files of this folder."""

import copy
from collections.abc import Mapping
from functools import cache
from typing import Any

from ledger.games.ludi_romani.scenario.model import Scenario
from ledger.scenario.facts import Fact, Text
from ledger.scenario.files import game_data, model_from_data, switches_of, with_names_as_ids
from ledger.scenario.readings import switches_changeable_in_play
from ledger.scenario.switch import SwitchData


class Power(Fact):
    """A power of a god."""

    id: Text
    text: str
    """The right that the power gives to the god."""

    rules: tuple[str, ...]
    """The IDs of the rules about the power."""

    limit: str = ""
    """The limit on the use of the power; empty if there is none."""


@cache
def default_scenario() -> Scenario:
    """Return the unchanged scenario of the rulebook."""
    return model_from_data(Scenario, default_data())


def default_data() -> dict[str, Any]:
    """Return the plain data of the default scenario, which the caller may change."""
    return copy.deepcopy(_default_data())


@cache
def declared_readings() -> Mapping[str, SwitchData]:
    """Return every declared reading, by its name, in the order of the rules screen."""
    return switches_of("ludi_romani")


@cache
def powers() -> Mapping[str, Power]:
    """Return every power a god may have, by its name."""
    return {
        power_id: model_from_data(Power, {"id": power_id, **power})
        for power_id, power in _load_data("powers").items()
    }


@cache
def _default_data() -> dict[str, Any]:
    numina = {
        numen_id: {"role": "numen", **numen} for numen_id, numen in _load_data("numina").items()
    }
    characters = _load_data("cast") | numina
    board, money, calendar = (_load_data("map"), _load_data("prices"), _load_data("calendar"))
    return {
        "based_on": "ludi_romani",
        "title": "Ludi Romani",
        "cast": with_names_as_ids(characters),
        "regions": with_names_as_ids(board["regions"]),
        "roads": board["roads"],
        "optional_roads": board["optional_roads"],
        "prices": money["prices"],
        "chips": money["chips"],
        "sides": money["sides"],
        "limits": money["limits"],
        "calendar": numbered_periods(calendar["periods"]),
        "clock": calendar["clock"],
        "year_names": {},
        "switches": {
            switch_name: switch.default for switch_name, switch in declared_readings().items()
        },
        "dice": "server",  # FATA-11
        "contest_seconds": 2,  # SEDES-11
        "ballot": "open",  # SEN-02
        "letters": {},
        "score_board": True,
        "actium": _load_data("actium"),
    }


def numbered_periods(periods: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the periods with their place in the calendar, from 1."""
    return [{"seq": seq, **period} for seq, period in enumerate(periods, start=1)]


def _load_data(file_name: str) -> dict[str, Any]:
    return game_data("ludi_romani", file_name)


READINGS = switches_changeable_in_play(declared_readings().values())
"""The readings that stewards may change in play.

Readings that are fixed before the game are left out.
"""
