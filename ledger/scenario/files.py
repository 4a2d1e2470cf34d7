"""A game's own data files, read once, whose rows contain their names."""

import json
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, TypeVar

from pydantic import BaseModel

from ledger.scenario.sentences import Fault
from ledger.scenario.switch import SwitchData
from ledger.scenario.yamlfile import read_yaml

M = TypeVar("M", bound=BaseModel)


def game_data(ruleset: str, name: str) -> dict[str, Any]:
    """Return the plain data of `data/<name>.yaml` of a game."""
    path = files(f"ledger.games.{ruleset}").joinpath("data", f"{name}.yaml")
    value = read_yaml(path.read_bytes(), f"{name}.yaml").value
    return value if isinstance(value, dict) else {}


def plain_data(model: BaseModel) -> dict[str, Any]:
    """Return a model as plain data, as entry 1 stores a scenario."""
    model_data: dict[str, Any] = model.model_dump(mode="json")
    return model_data


def model_from_data(model_type: type[M], model_data: Mapping[str, Any]) -> M:
    """Return the model of plain data. Raises: ValidationError."""
    return model_type.model_validate_json(json.dumps(model_data))


def with_names_as_ids(entries: Mapping[str, Any]) -> dict[str, Any]:
    """Return the same rows, each with the name that it is listed under as its id."""
    return {
        row_id: {"id": row_id, **entry} if isinstance(entry, dict) else entry
        for row_id, entry in entries.items()
    }


def faults_of_ids(tables: Mapping[str, Mapping[str, Any]]) -> Iterator[Fault]:
    """Yield the rows whose own id differs from the name that they are listed under.

    References use the name under which a row is listed, so a different id could not be found.
    """
    for table, rows in tables.items():
        for row_id, row in rows.items():
            if row.id != row_id:
                sentence = f"is listed as '{row_id}'; leave the id out, or let it be the same"
                yield (table, row_id, "id"), sentence


def switches_of(ruleset: str) -> dict[str, SwitchData]:
    """Return every reading in a game's `data/switches.yaml`, by name, in that order.

    A reading without a default has its first value.
    """
    return {
        switch_name: _switch_from_row(switch_name, row)
        for switch_name, row in game_data(ruleset, "switches").items()
    }


def _switch_from_row(switch_name: str, row: Mapping[str, Any]) -> SwitchData:
    default_field = {"default": row["values"][0]} if row.get("values") else {}
    return SwitchData.model_validate_json(json.dumps({"id": switch_name, **default_field, **row}))
