"""Map files, read and checked; the maps that come with the game."""

from functools import cache
from importlib.resources import files
from typing import Any

from ledger.games.roman_diplomacy.maps.check import faults_of
from ledger.games.roman_diplomacy.maps.model import MapData
from ledger.scenario.sentences import refuse_faulty, validated
from ledger.yamlfile import Document, ScenarioError, read_yaml

SHIPPED = ("standard", "classical", "mare_parvum")
"""The maps that come with the game, by name."""


def load_map(text: str | bytes, filename: str) -> MapData:
    """The map of this file. Raise ScenarioError with the file, line and field of every problem."""
    document = read_yaml(text, filename)
    found = validated(MapData, _fields(document), document)
    refuse_faulty(faults_of(found), document)
    return found


def _fields(document: Document) -> dict[str, Any]:
    if not isinstance(document.value, dict):
        message = "a map is a group of named fields: title, seas, provinces"
        raise ScenarioError([document.problem((), message)])
    return dict(document.value)


@cache
def shipped(name: str) -> MapData:
    """A map that comes with the game. Raise KeyError when there is none of this name."""
    if name not in SHIPPED:
        raise KeyError(name)
    path = files("ledger.games.roman_diplomacy").joinpath("maps", f"{name}.yaml")
    return load_map(path.read_bytes(), f"{name}.yaml")
