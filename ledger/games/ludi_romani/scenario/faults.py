"""What makes a scenario impossible, however well each of its values is written."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ledger.games.ludi_romani.scenario.defaults import default_scenario, powers
from ledger.games.ludi_romani.scenario.model import CharacterData, Region, Scenario
from ledger.games.ludi_romani.scenario.words import ANY_FREE_SEAT
from ledger.scenario.sentences import meant
from ledger.yamlfile import Path

Fault = tuple[Path, str]


def faults_of(scenario: Scenario, given: Mapping[str, Any]) -> Iterator[Fault]:
    """Every such fault, with the part of the organiser's file that it belongs to."""
    if not scenario.cast:
        yield ("cast",), "nobody is left in the cast"
    if not scenario.regions:
        yield ("regions",), "no region is left on the board"
    if not scenario.calendar:
        yield ("calendar",), "no period is left in the calendar"
    for character in scenario.cast.values():
        yield from _character(character, scenario)
    yield from _same_names(scenario)
    yield from _thrones(scenario)
    yield from _starts(scenario, given)
    for year in scenario.year_names:
        if not year.isdecimal():
            yield ("year_names", year), f"should be the number of a year BCE, not '{year}'"


def _character(character: CharacterData, scenario: Scenario) -> Iterator[Fault]:
    path = ("cast", character.id)
    start = character.start
    if start != ANY_FREE_SEAT and start not in scenario.regions:
        hint = meant(start, [*scenario.regions, ANY_FREE_SEAT])
        yield (*path, "start"), f"there is no region '{start}'{hint}"
    if character.dos_value and not character.holdings.get("dos"):
        yield (*path, "dos_value"), f"{character.short} has no dos for this sum to stand on"
    for at, power in enumerate(character.powers):
        if power not in powers():
            yield (*path, "powers", at), f"there is no power '{power}'{meant(power, powers())}"
    if character.mortal and (character.powers or character.sells or character.group):
        yield path, f"{character.short} is mortal; powers, sells and group are for gods"
    if not character.mortal and character.group is None:
        yield path, f"{character.short} is a numen and needs a group"


def _same_names(scenario: Scenario) -> Iterator[Fault]:
    first: dict[str, str] = {}
    for character in scenario.cast.values():
        other = first.setdefault(character.short, character.id)
        if other != character.id:
            yield ("cast", character.id, "short"), f"'{other}' is called {character.short} too"


def _thrones(scenario: Scenario) -> Iterator[Fault]:
    known = {**default_scenario().cast, **scenario.cast}
    held = Counter(region.throne for region in scenario.regions.values())
    for region in scenario.regions.values():
        path = ("regions", region.id, "throne")
        rex = region.throne
        if rex is None:
            continue
        if rex not in known:
            yield path, f"there is no rex '{rex}' for this throne{meant(rex, known)}"
        elif known[rex].role != "rex":
            yield path, f"{known[rex].short} is no rex, so has no throne"
        elif held[rex] > 1:
            yield path, f"{known[rex].short} has another throne already"


def _starts(scenario: Scenario, given: Mapping[str, Any]) -> Iterator[Fault]:
    for region in scenario.regions.values():
        sitting = [mortal for mortal in scenario.mortals if _needs_seat(mortal, region)]
        if len(sitting) > region.capacity:
            changed = [one.id for one in sitting if "start" in _change(given, one.id)]
            path: Path = ("cast", changed[-1], "start") if changed else ()
            yield (
                path or ("regions", region.id, "capacity"),
                f"{len(sitting)} mortals start in {region.name}, which seats {region.capacity}",
            )


def _needs_seat(mortal: CharacterData, region: Region) -> bool:
    return mortal.start == region.id and mortal.id != region.throne


def _change(given: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    return given.get("cast", {}).get(name) or {}
