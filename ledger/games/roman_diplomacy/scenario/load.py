"""Reading an organiser's file as a scenario, or listing the faults of the file."""

import copy
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from ledger.games.roman_diplomacy.maps.drawing_check import faults_of_drawing
from ledger.games.roman_diplomacy.maps.load import (
    SHIPPED_MAPS,
    load_shipped_drawing,
    load_shipped_map,
)
from ledger.games.roman_diplomacy.maps.map_faults import faults_of as faults_of_map
from ledger.games.roman_diplomacy.maps.map_faults import too_few_cities_faults
from ledger.games.roman_diplomacy.maps.model import MapData
from ledger.games.roman_diplomacy.scenario.model import FEWEST_PLAYERS, MAX_PLAYERS, Scenario
from ledger.scenario.deadlines import faults_of_deadlines
from ledger.scenario.files import game_data, model_from_data, switches_of, with_names_as_ids
from ledger.scenario.letters import letter_faults
from ledger.scenario.mistakes import load_with_all_problems
from ledger.scenario.readings import faults_of_readings
from ledger.scenario.sentences import (
    Fault,
    named_fields_of,
    refuse_faults,
    spelling_hint,
    validate_model,
)
from ledger.scenario.switch import SwitchData, value_as_written
from ledger.scenario.yamlfile import Document

RULESET = "roman_diplomacy"
GAME_VARIANTS = ("I", "II")
DEADLINE_PHASES = ("movement", "retreats", "trades", "partings", "adjustments")
"""The phases with windows, by their names in `deadlines`."""

PERIOD_KINDS = ("spring_ad", "autumn_ad", "spring_bc", "autumn_bc")
"""The kinds of periods, by their names in `letters`."""


def load_scenario(text: str | bytes | None, filename: str) -> Scenario:
    """Return Roman Diplomacy I, or II by `variant`, with this file's changes; None changes nothing.

    `map` is a map in the file with its `drawing`, or the name of a map that comes with the game.
    `players` is a number or a list of seats. `switches` are changed one by one. Any other field is
    replaced as a whole. Raise ScenarioError with the file, line and field of every problem.
    """
    if text is None:
        return default_scenario("I")
    return load_with_all_problems(text, filename, RULESET, _load_document, ("seats",))


def _load_document(document: Document) -> Scenario:
    settings = named_fields_of(document, RULESET)
    refuse_faults(_value_faults(settings), document)
    scenario = validate_model(Scenario, _merge_with_default(settings), document)
    refuse_faults(_faults_of(scenario), document)
    return scenario


@cache
def default_scenario(variant: str) -> Scenario:
    """Return one of the two games, without changes."""
    return model_from_data(Scenario, default_data(variant))


def default_data(variant: str) -> dict[str, Any]:
    """Return a copy of the plain data of one of the two games, which the caller may change."""
    return copy.deepcopy(_default_data(variant))


@cache
def declared_readings() -> Mapping[str, SwitchData]:
    """Return every reading by its name, in the order of the rulebook."""
    return switches_of(RULESET)


@cache
def _default_data(variant: str) -> dict[str, Any]:
    game = game_data(RULESET, "game")
    variant_data = game["variants"][variant]
    return {
        "based_on": RULESET,
        "variant": variant,
        **{
            setting_name: variant_data[setting_name]
            for setting_name in ("title", "calendar", "win_centres", "special_sites")
        },
        **_plain_map_with_drawing(variant_data["map"]),
        **{
            setting_name: game[setting_name]
            for setting_name in ("disorder", "players", "stewards", "deadlines")
        },
        "seats": with_names_as_ids(game["seats"]),
        "switches": {
            switch_name: switch.default for switch_name, switch in declared_readings().items()
        },
    }


def _plain_map_with_drawing(map_name: str) -> dict[str, Any]:
    """Return a map that comes with the game as plain data, with its drawing."""
    return {
        "map": map_as_played(map_name).model_dump(mode="json", exclude={"overlays"}),
        "drawing": load_shipped_drawing(map_name).model_dump(mode="json"),
    }


def map_as_played(map_name: str) -> MapData:
    """Return a map that comes with the game, with its overlay (DIP-MAP-02).

    The overlay is used in both games, because the drawing shows the map with it.
    """
    board, variants = load_shipped_map(map_name), game_data(RULESET, "game")["variants"].values()
    overlays = (variant["overlay"] for variant in variants if variant["map"] == map_name)
    return next((board.with_overlay(variant) for variant in overlays if variant), board)


def _value_faults(settings: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield unknown fields and readings, and impossible numbers of players."""
    fields = Scenario.model_fields
    for setting_name in settings:
        if setting_name not in fields:
            yield (
                (setting_name,),
                f"there is no field '{setting_name}' here{spelling_hint(setting_name, fields)}",
            )
    variant, players = settings.get("variant", "I"), settings.get("players")
    if variant not in GAME_VARIANTS:
        yield ("variant",), f"should be I or II, not {value_as_written(variant)}"
    people = settings.get("seats")
    player_count = len(people) if isinstance(people, Mapping) else len(default_data("I")["seats"])
    if isinstance(players, int) and not FEWEST_PLAYERS <= players <= min(MAX_PLAYERS, player_count):
        yield ("players",), f"from {FEWEST_PLAYERS} to {min(MAX_PLAYERS, player_count)} play here"
    board = settings.get("map")
    if isinstance(board, str) and board not in SHIPPED_MAPS:
        yield ("map",), f"there is no map '{board}'{spelling_hint(board, SHIPPED_MAPS)}"
    yield from faults_of_readings(settings, declared_readings())


def _merge_with_default(settings: Mapping[str, Any]) -> dict[str, Any]:
    default_settings = default_data(settings.get("variant", "I"))
    plain_scenario = default_settings | dict(settings)
    if isinstance(settings.get("switches"), Mapping):
        plain_scenario["switches"] = {**default_settings["switches"], **settings["switches"]}
    if isinstance(settings.get("map"), str):
        plain_scenario |= _plain_map_with_drawing(settings["map"])
    elif "map" in settings:
        plain_scenario["drawing"] = settings.get("drawing")
    if isinstance(settings.get("seats"), Mapping):
        plain_scenario["seats"] = with_names_as_ids(settings["seats"])
    if isinstance(plain_scenario["players"], int):
        plain_scenario["players"] = list(plain_scenario["seats"])[: plain_scenario["players"]]
    return plain_scenario


def _faults_of(scenario: Scenario) -> Iterator[Fault]:
    """Yield faults of a scenario: impossible combinations of values that are valid alone."""
    yield from _faults_within("map", faults_of_map(scenario.map))
    if scenario.drawing is not None:
        yield from _faults_within("drawing", faults_of_drawing(scenario.drawing, scenario.map))
    yield from _faults_within("deadlines", faults_of_deadlines(scenario.deadlines, DEADLINE_PHASES))
    yield from letter_faults(scenario.letters, PERIOD_KINDS)
    yield from _player_faults(scenario)
    for site_index, site in enumerate(scenario.special_sites):
        if site not in scenario.map.provinces:
            yield ("special_sites", site_index), f"the map has no province '{site}'"
    if scenario.win_centres > sum(province.centre for province in scenario.map.provinces.values()):
        yield ("win_centres",), "the map has fewer centres"


def _faults_within(field: str, faults: Iterable[Fault]) -> Iterator[Fault]:
    return (((field, *path), message) for path, message in faults)


def _player_faults(scenario: Scenario) -> Iterator[Fault]:
    for message in too_few_cities_faults(scenario.map, len(scenario.players)):
        yield ("players",), message
    for player_index, player in enumerate(scenario.players):
        if player not in scenario.seats:
            yield ("players", player_index), f"there is no '{player}' among the seats"
        elif player in scenario.players[:player_index]:
            yield ("players", player_index), f"{scenario.seats[player].name} is named twice"
