"""Faults of a map, such as borders in only one direction and unreachable places."""

from collections.abc import Iterator

from ledger.games.roman_diplomacy.adjudication.board import coast_of, province_of
from ledger.games.roman_diplomacy.maps.model import MapData
from ledger.language.grammar import count_text
from ledger.scenario.sentences import Fault


def faults_of(map_data: MapData) -> Iterator[Fault]:
    """Yield each fault with the part of the file where it is.

    Each overlay is checked on the map that it changes.
    """
    yield from _faults_in_map(map_data, ())
    for overlay in map_data.overlays:
        unknown_provinces = sorted(map_data.overlays[overlay].keys() - map_data.provinces.keys())
        for province_id in unknown_provinces:
            yield ("overlays", overlay, province_id), f"there is no province '{province_id}'"
        if not unknown_provinces:
            yield from _faults_in_map(map_data.with_overlay(overlay), ("overlays", overlay))


def too_few_cities_faults(map_data: MapData, player_count: int) -> Iterator[str]:
    """Yield a sentence if there are fewer imperial cities than players (DIP-PLAY-02)."""
    city_count = len(map_data.imperial_cities())
    if city_count < player_count:
        cities_text = count_text(city_count, "imperial city", "imperial cities")
        players_text = count_text(player_count, "player")
        yield f"{map_data.title} has {cities_text}, which is too few for {players_text}"


def _faults_in_map(map_data: MapData, parent_path: tuple[str, ...]) -> Iterator[Fault]:
    for province_id in map_data.provinces:
        path = (*parent_path, province_id) if parent_path else ("provinces", province_id)
        for find_faults in (_army_faults, _fleet_faults, _terrain_faults):
            yield from ((path, message) for message in find_faults(map_data, province_id))
    yield from _unknown_sea_faults(map_data)
    yield from _unreachable_centre_faults(map_data)


def _army_faults(map_data: MapData, place: str) -> Iterator[str]:
    for neighbour in map_data.provinces[place].army:
        neighbour_province = map_data.provinces.get(neighbour)
        if neighbour_province is None:
            yield f"armies go to '{neighbour}', which is no province"
        elif place not in neighbour_province.army:
            yield f"armies go to {neighbour_province.name}, and not back"


def _fleet_faults(map_data: MapData, place: str) -> Iterator[str]:
    for coast, reachable_locations in map_data.provinces[place].coasts.items():
        location = f"{place}/{coast}" if coast else place
        for neighbour in reachable_locations:
            yield from _fleet_border_faults(map_data, location, neighbour)


def _fleet_border_faults(map_data: MapData, location: str, neighbour: str) -> Iterator[str]:
    neighbour_province = map_data.provinces.get(province_of(neighbour))
    if neighbour_province is None:
        yield f"fleets go to '{neighbour}', which is no province"
    elif coast_of(neighbour) not in neighbour_province.coasts:
        yield f"fleets go to '{neighbour}', which is no coast of {neighbour_province.name}"
    elif location not in neighbour_province.coasts[coast_of(neighbour)]:
        yield f"fleets go from '{location}' to '{neighbour}', and not back"


def _terrain_faults(map_data: MapData, place: str) -> Iterator[str]:
    province = map_data.provinces[place]
    if province.terrain == "sea" and province.army:
        yield f"{province.name} is a sea, where no army goes"
    if province.terrain == "sea" and (province.centre or province.edge):
        yield f"{province.name} is a sea, which is no centre and has no barbarians"
    if province.terrain == "inland" and province.coasts:
        yield f"{province.name} lies inland, where no fleet goes"
    if province.terrain == "coastal" and not province.coasts:
        yield f"{province.name} lies on a coast that no fleet reaches"


def _unknown_sea_faults(map_data: MapData) -> Iterator[Fault]:
    for place in map_data.seas:
        province = map_data.provinces.get(place)
        if province is None or province.terrain != "sea":
            yield ("seas",), f"'{place}' is no sea"


def _unreachable_centre_faults(map_data: MapData) -> Iterator[Fault]:
    """Yield the centres that neither armies nor fleets can reach from most other centres."""
    centres = [
        province_id for province_id, province in map_data.provinces.items() if province.centre
    ]
    if not centres:
        yield ("provinces",), "no province is a centre"
        return
    connected_provinces = max((_connected_provinces(map_data, start) for start in centres), key=len)
    start_centre = next(centre for centre in centres if centre in connected_provinces)
    for centre in centres:
        if centre not in connected_provinces:
            centre_name = map_data.provinces[centre].name
            yield ("provinces", centre), f"nobody can reach {centre_name} from {start_centre}"


def _connected_provinces(map_data: MapData, start_province: str) -> set[str]:
    provinces, provinces_to_visit = {start_province}, [start_province]
    while provinces_to_visit:
        province = map_data.provinces.get(provinces_to_visit.pop())
        new_provinces = (province.neighbours if province else frozenset()) - provinces
        provinces |= new_provinces
        provinces_to_visit += sorted(new_provinces)
    return provinces
