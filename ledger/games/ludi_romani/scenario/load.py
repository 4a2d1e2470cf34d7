"""The way from an organiser's file to a scenario, or to all problems in the file."""

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ledger.games.ludi_romani.scenario.changes import (
    WHOLE_SUBSECTION,
    ScenarioFile,
    path_as_written,
    with_named_sections,
)
from ledger.games.ludi_romani.scenario.defaults import (
    declared_readings,
    default_data,
    default_scenario,
    numbered_periods,
)
from ledger.games.ludi_romani.scenario.faults import faults_of
from ledger.games.ludi_romani.scenario.model import Scenario
from ledger.games.ludi_romani.scenario.sentences import parse_fact
from ledger.language.grammar import count_text
from ledger.scenario.mistakes import load_with_all_problems
from ledger.scenario.sentences import named_fields_of, refuse_faults, spelling_hint, value_text
from ledger.scenario.yamlfile import Document, Path

_ROMAN_NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
_COPY_PATTERN = re.compile(r"(?P<original>.+)_(?P<number>[2-9])")
ScenarioData = dict[str, Any]
Fault = tuple[Path, str]


def original_of_copy(copy_name: str) -> str | None:
    """Return the original of a copy's name: cicero for cicero_2; None for any other name."""
    copy_match = _COPY_PATTERN.fullmatch(copy_name)
    return copy_match["original"] if copy_match else None


def with_copies(
    cast: Mapping[str, dict[str, Any]], copies: Mapping[str, int], faults: list[tuple[Path, str]]
) -> dict[str, dict[str, Any]]:
    """Return the cast with every senator as often as `copies` says.

    Copies follow directly after their original in the list.
    """
    for character_id in copies.keys() - {WHOLE_SUBSECTION}:
        fault = _fault_of_copy(character_id, cast)
        if fault:
            faults.append((("copies", character_id), fault))
    result = {}
    for character_id, character in cast.items():
        result[character_id] = character
        if character.get("role") == "senator":
            for copy_number in range(2, copies.get(character_id, copies[WHOLE_SUBSECTION]) + 1):
                result[f"{character_id}_{copy_number}"] = _numbered_copy(character, copy_number)
    return result


def _fault_of_copy(copy_name: str, cast: Mapping[str, dict[str, Any]]) -> str:
    if copy_name not in cast:
        return f"there is no character '{copy_name}' in the cast{spelling_hint(copy_name, cast)}"
    if cast[copy_name].get("role") != "senator":
        return f"only senators are doubled, and '{copy_name}' is none"
    return ""


def _numbered_copy(character: dict[str, Any], copy_number: int) -> dict[str, Any]:
    numeral = _ROMAN_NUMERALS[copy_number - 1]
    return character | {
        "id": f"{character['id']}_{copy_number}",
        "name": f"{character['name']} {numeral}",
        "short": f"{character['short']} {numeral}",
    }


def merge_changes(settings: Mapping[str, Any]) -> tuple[ScenarioData, list[Fault]]:
    """Return the plain data of the changed scenario, and faults in the names of the changes."""
    plain_scenario = default_data()
    faults: list[Fault] = []
    for field_name in ("title", "dice", "contest_seconds", "ballot", "letters", "score_board"):
        plain_scenario[field_name] = settings.get(field_name, plain_scenario[field_name])
    for field_name in ("prices", "limits", "sides", "year_names"):
        plain_scenario[field_name] |= settings.get(field_name, {})
    _merge_actium(plain_scenario["actium"], settings.get("actium", {}), faults)
    _merge_switches(plain_scenario, settings, faults)
    _apply_cast_changes(plain_scenario, settings, faults)
    _merge_regions(plain_scenario, settings, faults)
    _merge_roads(plain_scenario, settings.get("roads", {}), faults)
    _merge_calendar(plain_scenario, settings.get("calendar", {}), faults)
    return plain_scenario, faults


def _merge_actium(sea: ScenarioData, settings: Mapping[str, Any], faults: list[Fault]) -> None:
    sea["values"] |= settings.get("values", {})
    sea |= {
        field_name: field_value
        for field_name, field_value in settings.items()
        if field_name != "values"
    }
    chart = sea["chart"]
    if not chart or any(
        lower_limit >= higher_limit for lower_limit, higher_limit in pairwise(chart)
    ):
        faults.append((("actium", "chart"), "each ship more needs a higher total than the last"))
    if not sea["naves_per_party"]:
        faults.append((("actium", "naves_per_party"), "a party needs at least one ship"))


def _merge_switches(
    plain_scenario: ScenarioData, settings: Mapping[str, Any], faults: list[Fault]
) -> None:
    readings = declared_readings()
    for switch, setting in settings.get("switches", {}).items():
        path = ("switches", switch)
        if switch not in readings:
            faults.append((path, f"there is no switch '{switch}'{spelling_hint(switch, readings)}"))
        elif not readings[switch].allows(setting):
            faults.append(
                (path, f"should be {readings[switch].allowed}, not {value_text(setting)}")
            )
        else:
            plain_scenario["switches"][switch] = setting
    _merge_alias_of_switch(
        plain_scenario, settings, faults, ("prices", "classis"), "prices.classis"
    )
    _merge_alias_of_switch(
        plain_scenario, settings, faults, ("copies", WHOLE_SUBSECTION), "setup.senator_copies"
    )
    plain_scenario["prices"]["classis"] = plain_scenario["switches"]["prices.classis"]


def _merge_alias_of_switch(
    plain_scenario: ScenarioData,
    settings: Mapping[str, Any],
    faults: list[Fault],
    path: tuple[str, str],
    switch: str,
) -> None:
    section, field_name = path
    field_value = settings.get(section, {}).get(field_name)
    if field_value is None:
        return
    if settings.get("switches", {}).get(switch, field_value) != field_value:
        faults.append((path, f"the switch {switch} says otherwise; give only one of the two"))
    plain_scenario["switches"][switch] = field_value


def _apply_cast_changes(
    plain_scenario: ScenarioData, settings: Mapping[str, Any], faults: list[Fault]
) -> None:
    cast, changes = plain_scenario["cast"], settings.get("cast", {})
    changes_of_copies = {
        character_id: change
        for character_id, change in changes.items()
        if original_of_copy(character_id) in cast
    }
    for character_id, change in changes.items():
        if character_id not in changes_of_copies:
            _merge_character(cast, character_id, change, faults)
    copies = {
        WHOLE_SUBSECTION: plain_scenario["switches"]["setup.senator_copies"],
        **settings.get("copies", {}),
    }
    plain_scenario["cast"] = with_copies(cast, copies, faults)
    for character_id, change in changes_of_copies.items():
        _merge_character(plain_scenario["cast"], character_id, change, faults)


def _merge_character(
    cast: ScenarioData, character_id: str, change: ScenarioData | None, faults: list[Fault]
) -> None:
    if character_id not in cast:
        if change is None or not {"name", "role"} <= change.keys():
            needs_text = " (a new one needs at least a name and a role)" if change else ""
            hint = spelling_hint(character_id, cast)
            faults.append(
                (
                    ("cast", character_id),
                    f"there is no character '{character_id}'{hint}{needs_text}",
                )
            )
            return
        cast[character_id] = {"id": character_id, "short": change["name"], "holdings": {}}
    if change is None:
        del cast[character_id]
        return
    holdings = cast[character_id]["holdings"] | (change.get("holdings") or {})
    nonzero_holdings = {asset: amount for asset, amount in holdings.items() if amount != 0}
    cast[character_id] = cast[character_id] | change | {"holdings": nonzero_holdings}


def _merge_regions(
    plain_scenario: ScenarioData, settings: Mapping[str, Any], faults: list[Fault]
) -> None:
    regions = plain_scenario["regions"]
    for region_id, change in settings.get("regions", {}).items():
        if region_id not in regions and not {"name", "kind", "capacity"} <= (change or {}).keys():
            needs_text = (
                " (a new one needs at least a name, a kind and a capacity)" if change else ""
            )
            hint = spelling_hint(region_id, regions)
            faults.append(
                (("regions", region_id), f"there is no region '{region_id}'{hint}{needs_text}")
            )
        elif change is None:
            del regions[region_id]
        else:
            regions[region_id] = {"id": region_id} | regions.get(region_id, {}) | change
    for roads in ("roads", "optional_roads"):
        plain_scenario[roads] = [
            road for road in plain_scenario[roads] if set(road) <= regions.keys()
        ]


def _merge_roads(
    plain_scenario: ScenarioData, settings: Mapping[str, Any], faults: list[Fault]
) -> None:
    for field in (WHOLE_SUBSECTION, "add", "remove"):
        for road_index, road in enumerate(settings.get(field) or ()):
            faults.extend(
                _road_faults(("roads", field, road_index), road, plain_scenario["regions"])
            )
    roads = {frozenset(road): road for road in plain_scenario["roads"]}
    if settings.get(WHOLE_SUBSECTION) is not None:
        roads = {}
    for field in (WHOLE_SUBSECTION, "add"):
        for road_index, road in enumerate(settings.get(field) or ()):
            if frozenset(road) in roads:
                faults.append(
                    (("roads", field, road_index), f"the road {_road_name(road)} is there already")
                )
            roads[frozenset(road)] = road
    for road_index, road in enumerate(settings.get("remove") or ()):
        if roads.pop(frozenset(road), None) is None:
            faults.append((("roads", "remove", road_index), f"there is no road {_road_name(road)}"))
    plain_scenario["roads"] = list(roads.values())
    closed_roads = (
        road for road in plain_scenario["optional_roads"] if frozenset(road) not in roads
    )
    plain_scenario["optional_roads"] = list(closed_roads)


def _road_faults(path: Path, road: list[str], regions: ScenarioData) -> list[Fault]:
    faults: list[Fault] = [
        ((*path, road_end), f"there is no region '{region}'{spelling_hint(region, regions)}")
        for road_end, region in enumerate(road)
        if region not in regions
    ]
    if road[0] == road[1]:
        faults.append((path, f"a road joins two regions, not '{road[0]}' with itself"))
    return faults


def _road_name(road: list[str]) -> str:
    return " - ".join(road)


def _merge_calendar(
    plain_scenario: ScenarioData, settings: Mapping[str, Any], faults: list[Fault]
) -> None:
    if settings.get(WHOLE_SUBSECTION) is not None:
        plain_scenario["calendar"] = numbered_periods(settings[WHOLE_SUBSECTION])
    if settings.get("summers") is not None:
        summers, periods = settings["summers"], plain_scenario["calendar"]
        known_summers = sum(period["kind"] == "aestas" for period in periods)
        if summers > known_summers:
            sentence = f"the calendar has {count_text(known_summers, 'summer')}, not {summers}"
            faults.append((("calendar", "summers"), sentence))
        else:
            plain_scenario["calendar"] = _first_summers(periods, summers)
    plain_scenario["clock"] |= settings.get("clock", {})
    minutes = settings.get("minutes", {})
    for period in plain_scenario["calendar"]:
        if period["kind"] in minutes:
            period["minutes"] = minutes[period["kind"]]


def _first_summers(calendar: list[ScenarioData], summer_count: int) -> list[ScenarioData]:
    """Return the calendar up to this number of summers, and then Actium."""
    summer_indexes = [index for index, period in enumerate(calendar) if period["kind"] == "aestas"]
    last_index = summer_indexes[summer_count - 1]
    actium = calendar[-1] | {"seq": last_index + 2}
    return [*calendar[: last_index + 1], actium]


def load_scenario(text: str | bytes | None, filename: str) -> Scenario:
    """Return the scenario of the rulebook with the changes of this file; None changes nothing.

    `merge_changes` applies each section.

    Raises: ScenarioError: the file has problems, listed with file, line and field. First come wrong
    values, then names of missing things, then values that do not fit together.
    """
    if text is None:
        return default_scenario()
    return load_with_all_problems(
        text, filename, "ludi_romani", _load_document, ("cast", "regions")
    )


def _load_document(document: Document) -> Scenario:
    changes = parse_fact(
        ScenarioFile, with_named_sections(named_fields_of(document, "ludi_romani")), document
    )
    settings = changes.model_dump(mode="json", exclude_unset=True, by_alias=True)
    plain_scenario, faults = merge_changes(settings)
    refuse_faults(faults, document, path_as_written)
    scenario = parse_fact(Scenario, plain_scenario, document)
    refuse_faults(faults_of(scenario, settings), document, path_as_written)
    return scenario
