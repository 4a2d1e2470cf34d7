"""The scenario of the rulebook with an organiser's changes.

- `cast`, `regions`: changed field by field; `null` leaves one out (a region takes its roads with
  it); a new name adds one. `holdings` change asset by asset. Lists replace lists.
- `copies`: doubles senators. A copy starts as its original does, under the name `cicero_2`, by
  which the file may change it further.
- `roads`: a list is the whole list; `add` and `remove` change the list there is.
- `calendar`: a list is the whole list; `minutes` sets lengths by kind, `clock` the times.
- `prices`, `limits`, `sides`, `switches`, `year_names`: changed name by name; `actium` too, its
  `chart` as a whole list.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ledger.games.ludi_romani.scenario.changes import WHOLE
from ledger.games.ludi_romani.scenario.copies import original, with_copies
from ledger.games.ludi_romani.scenario.defaults import default_data, numbered, switches
from ledger.scenario.sentences import as_given, meant
from ledger.yamlfile import Path

Data = dict[str, Any]
Fault = tuple[Path, str]


def merged(given: Mapping[str, Any]) -> tuple[Data, list[Fault]]:
    """The plain data of the changed scenario, and what in the changes refers to nothing."""
    data = default_data()
    faults: list[Fault] = []
    for name in ("title", "dice", "contest_seconds", "ballot"):
        data[name] = given.get(name, data[name])
    for name in ("prices", "limits", "sides", "year_names"):
        data[name] |= given.get(name, {})
    _actium(data["actium"], given.get("actium", {}), faults)
    _switches(data, given, faults)
    _cast(data, given, faults)
    _regions(data, given, faults)
    _roads(data, given.get("roads", {}), faults)
    _calendar(data, given.get("calendar", {}))
    return data, faults


def _actium(sea: Data, given: Mapping[str, Any], faults: list[Fault]) -> None:
    sea["values"] |= given.get("values", {})
    sea |= {name: value for name, value in given.items() if name != "values"}
    chart = sea["chart"]
    if not chart or any(less >= more for less, more in pairwise(chart)):
        faults.append((("actium", "chart"), "each ship more needs a higher total than the last"))
    if not sea["naves_per_party"]:
        faults.append((("actium", "naves_per_party"), "a party needs at least one ship"))


def _switches(data: Data, given: Mapping[str, Any], faults: list[Fault]) -> None:
    declared = switches()
    for name, value in given.get("switches", {}).items():
        path = ("switches", name)
        if name not in declared:
            faults.append((path, f"there is no switch '{name}'{meant(name, declared)}"))
        elif not declared[name].allows(value):
            faults.append((path, f"should be {declared[name].allowed}, not {as_given(value)}"))
        else:
            data["switches"][name] = value
    _said_once(data, given, faults, ("prices", "classis"), "prices.classis")
    _said_once(data, given, faults, ("copies", WHOLE), "setup.senator_copies")
    data["prices"]["classis"] = data["switches"]["prices.classis"]


def _said_once(
    data: Data, given: Mapping[str, Any], faults: list[Fault], path: tuple[str, str], switch: str
) -> None:
    section, name = path
    value = given.get(section, {}).get(name)
    if value is None:
        return
    if given.get("switches", {}).get(switch, value) != value:
        faults.append((path, f"the switch {switch} says otherwise; give only one of the two"))
    data["switches"][switch] = value


def _cast(data: Data, given: Mapping[str, Any], faults: list[Fault]) -> None:
    cast, changes = data["cast"], given.get("cast", {})
    of_copies = {name: change for name, change in changes.items() if original(name) in cast}
    for name, change in changes.items():
        if name not in of_copies:
            _character(cast, name, change, faults)
    copies = {WHOLE: data["switches"]["setup.senator_copies"], **given.get("copies", {})}
    data["cast"] = with_copies(cast, copies, faults)
    for name, change in of_copies.items():
        _character(data["cast"], name, change, faults)


def _character(cast: Data, name: str, change: Data | None, faults: list[Fault]) -> None:
    if name not in cast:
        if change is None or not {"name", "role"} <= change.keys():
            needs = " (a new one needs at least a name and a role)" if change else ""
            hint = meant(name, cast)
            faults.append((("cast", name), f"there is no character '{name}'{hint}{needs}"))
            return
        cast[name] = {"id": name, "short": change["name"], "holdings": {}}
    if change is None:
        del cast[name]
        return
    holdings = cast[name]["holdings"] | (change.get("holdings") or {})
    held = {asset: count for asset, count in holdings.items() if count != 0}
    cast[name] = cast[name] | change | {"holdings": held}


def _regions(data: Data, given: Mapping[str, Any], faults: list[Fault]) -> None:
    regions = data["regions"]
    for name, change in given.get("regions", {}).items():
        if name not in regions and not {"name", "kind", "capacity"} <= (change or {}).keys():
            needs = " (a new one needs at least a name, a kind and a capacity)" if change else ""
            hint = meant(name, regions)
            faults.append((("regions", name), f"there is no region '{name}'{hint}{needs}"))
        elif change is None:
            del regions[name]
        else:
            regions[name] = {"id": name} | regions.get(name, {}) | change
    for roads in ("roads", "optional_roads"):
        data[roads] = [road for road in data[roads] if set(road) <= regions.keys()]


def _roads(data: Data, given: Mapping[str, Any], faults: list[Fault]) -> None:
    for part in (WHOLE, "add", "remove"):
        for at, road in enumerate(given.get(part) or ()):
            faults.extend(_road_faults(("roads", part, at), road, data["regions"]))
    roads = {frozenset(road): road for road in data["roads"]}
    if given.get(WHOLE) is not None:
        roads = {}
    for part in (WHOLE, "add"):
        for at, road in enumerate(given.get(part) or ()):
            if frozenset(road) in roads:
                faults.append((("roads", part, at), f"the road {_named(road)} is there already"))
            roads[frozenset(road)] = road
    for at, road in enumerate(given.get("remove") or ()):
        if roads.pop(frozenset(road), None) is None:
            faults.append((("roads", "remove", at), f"there is no road {_named(road)}"))
    data["roads"] = list(roads.values())
    closed = (road for road in data["optional_roads"] if frozenset(road) not in roads)
    data["optional_roads"] = list(closed)


def _road_faults(path: Path, road: list[str], regions: Data) -> list[Fault]:
    faults: list[Fault] = [
        ((*path, end), f"there is no region '{region}'{meant(region, regions)}")
        for end, region in enumerate(road)
        if region not in regions
    ]
    if road[0] == road[1]:
        faults.append((path, f"a road joins two regions, not '{road[0]}' with itself"))
    return faults


def _named(road: list[str]) -> str:
    return " - ".join(road)


def _calendar(data: Data, given: Mapping[str, Any]) -> None:
    if given.get(WHOLE) is not None:
        data["calendar"] = numbered(given[WHOLE])
    data["clock"] |= given.get("clock", {})
    minutes = given.get("minutes", {})
    for period in data["calendar"]:
        if period["kind"] in minutes:
            period["minutes"] = minutes[period["kind"]]
