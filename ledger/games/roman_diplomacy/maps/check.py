"""Faults of a map, such as borders in only one direction and unreachable places."""

from collections.abc import Iterator

from ledger.games.roman_diplomacy.adjudication.board import coast_of, province_of
from ledger.games.roman_diplomacy.maps.model import MapData
from ledger.language.grammar import count_text
from ledger.scenario.sentences import Fault


def faults_of(given: MapData) -> Iterator[Fault]:
    """Yield each fault with the part of the file where it is.

    Each overlay is checked on the map that it changes.
    """
    yield from _faults_in_map(given, ())
    for name in given.overlays:
        unknown = sorted(given.overlays[name].keys() - given.provinces.keys())
        for place in unknown:
            yield ("overlays", name, place), f"there is no province '{place}'"
        if not unknown:
            yield from _faults_in_map(given.with_overlay(name), ("overlays", name))


def too_few_cities_faults(given: MapData, players: int) -> Iterator[str]:
    """Yield a sentence if there are fewer imperial cities than players (DIP-PLAY-02)."""
    cities = len(given.imperial_cities())
    if cities < players:
        built = count_text(cities, "imperial city", "imperial cities")
        yield f"{given.title} has {built}, which is too few for {count_text(players, 'player')}"


def _faults_in_map(given: MapData, inside: tuple[str, ...]) -> Iterator[Fault]:
    for place in given.provinces:
        where = (*inside, place) if inside else ("provinces", place)
        for look in (_army_faults, _fleet_faults, _terrain_faults):
            yield from ((where, message) for message in look(given, place))
    yield from _unknown_sea_faults(given)
    yield from _unreachable_centre_faults(given)


def _army_faults(given: MapData, place: str) -> Iterator[str]:
    for neighbour in given.provinces[place].army:
        neighbour_province = given.provinces.get(neighbour)
        if neighbour_province is None:
            yield f"armies go to '{neighbour}', which is no province"
        elif place not in neighbour_province.army:
            yield f"armies go to {neighbour_province.name}, and not back"


def _fleet_faults(given: MapData, place: str) -> Iterator[str]:
    for coast, reach in given.provinces[place].coasts.items():
        location = f"{place}/{coast}" if coast else place
        for neighbour in reach:
            yield from _fleet_border_faults(given, location, neighbour)


def _fleet_border_faults(given: MapData, location: str, neighbour: str) -> Iterator[str]:
    neighbour_province = given.provinces.get(province_of(neighbour))
    if neighbour_province is None:
        yield f"fleets go to '{neighbour}', which is no province"
    elif coast_of(neighbour) not in neighbour_province.coasts:
        yield f"fleets go to '{neighbour}', which is no coast of {neighbour_province.name}"
    elif location not in neighbour_province.coasts[coast_of(neighbour)]:
        yield f"fleets go from '{location}' to '{neighbour}', and not back"


def _terrain_faults(given: MapData, place: str) -> Iterator[str]:
    province = given.provinces[place]
    if province.terrain == "sea" and province.army:
        yield f"{province.name} is a sea, where no army goes"
    if province.terrain == "sea" and (province.centre or province.edge):
        yield f"{province.name} is a sea, which is no centre and has no barbarians"
    if province.terrain == "inland" and province.coasts:
        yield f"{province.name} lies inland, where no fleet goes"
    if province.terrain == "coastal" and not province.coasts:
        yield f"{province.name} lies on a coast that no fleet reaches"


def _unknown_sea_faults(given: MapData) -> Iterator[Fault]:
    for place in given.seas:
        province = given.provinces.get(place)
        if province is None or province.terrain != "sea":
            yield ("seas",), f"'{place}' is no sea"


def _unreachable_centre_faults(given: MapData) -> Iterator[Fault]:
    """Yield the centres that neither armies nor fleets can reach from most other centres."""
    centres = [place for place, province in given.provinces.items() if province.centre]
    if not centres:
        yield ("provinces",), "no province is a centre"
        return
    connected_provinces = max((_connected_provinces(given, start) for start in centres), key=len)
    start = next(place for place in centres if place in connected_provinces)
    for place in centres:
        if place not in connected_provinces:
            where = given.provinces[place].name
            yield ("provinces", place), f"nobody can reach {where} from {start}"


def _connected_provinces(given: MapData, start: str) -> set[str]:
    found, edge = {start}, [start]
    while edge:
        province = given.provinces.get(edge.pop())
        fresh = (province.neighbours if province else frozenset()) - found
        found |= fresh
        edge += sorted(fresh)
    return found
