"""Map files, read and checked, and the maps that come with the game."""

from functools import cache
from importlib.resources import files
from typing import Any

from ledger.games.roman_diplomacy.maps.drawing import Drawing
from ledger.games.roman_diplomacy.maps.drawing_check import faults_of_drawing
from ledger.games.roman_diplomacy.maps.map_faults import faults_of
from ledger.games.roman_diplomacy.maps.model import MapData
from ledger.scenario.sentences import refuse_faults, validate_model
from ledger.scenario.yamlfile import Document, ScenarioError, read_yaml

SHIPPED_MAPS = ("standard", "classical", "mare_parvum")
"""The maps that come with the game, by name."""


def load_map(text: str | bytes, filename: str) -> MapData:
    """Return the map of this file.

    Raise ScenarioError with the file, line and field of every problem.
    """
    document = read_yaml(text, filename)
    map_data = validate_model(
        MapData, _named_fields(document, "a map", "title, seas, provinces"), document
    )
    refuse_faults(faults_of(map_data), document)
    return map_data


def load_drawing(text: str | bytes, filename: str, map_data: MapData) -> Drawing:
    """Return the drawing of this map in a file.

    Raise ScenarioError with the line of every problem.
    """
    document = read_yaml(text, filename)
    drawing = validate_model(
        Drawing, _named_fields(document, "a drawing", "size, sign, provinces"), document
    )
    refuse_faults(faults_of_drawing(drawing, map_data), document)
    return drawing


def _named_fields(document: Document, object_name: str, fields: str) -> dict[str, Any]:
    if not isinstance(document.value, dict):
        message = f"{object_name} is a group of named fields: {fields}"
        raise ScenarioError([document.problem((), message)])
    return dict(document.value)


@cache
def load_shipped_map(map_name: str) -> MapData:
    """Return a map that comes with the game. Raise KeyError for an unknown name."""
    if map_name not in SHIPPED_MAPS:
        raise KeyError(map_name)
    return load_map(_read_file(f"{map_name}.yaml"), f"{map_name}.yaml")


@cache
def load_shipped_drawing(map_name: str) -> Drawing:
    """Return the drawing of a map that comes with the game. Raise KeyError for an unknown name."""
    map_data, filename = load_shipped_map(map_name), f"{map_name}.drawing.yaml"
    return load_drawing(_read_file(filename), filename, map_data)


def _read_file(filename: str) -> bytes:
    return files("ledger.games.roman_diplomacy").joinpath("maps", filename).read_bytes()
