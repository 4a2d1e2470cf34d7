"""The board: provinces with their coasts, and the borders that armies and fleets can cross.

A location is a province (`spa`) or, for a fleet, one of its coasts (`spa/sc`).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal

Terrain = Literal["sea", "coastal", "inland"]
PieceKind = Literal["A", "F", "G"]
"""Army, fleet or garrison. A barbarian army is an army."""

NO_COASTS: frozenset[str] = frozenset()


@lru_cache(maxsize=4096)
def province_of(location: str) -> str:
    """Return the province of a location: `spa` for `spa/sc`."""
    return location.partition("/")[0]


def coast_of(location: str) -> str:
    """Return the coast of a location: `sc` for `spa/sc`, "" for `spa`."""
    return location.partition("/")[2]


@dataclass(frozen=True, slots=True)
class Province:
    """A province of the map."""

    id: str
    name: str
    terrain: Terrain
    centre: bool
    edge: bool
    """Whether barbarians can enter this province from outside the map (ROMDIP-BARB)."""
    coasts: tuple[str, ...]
    army: frozenset[str]
    """The provinces that an army can reach from this province by land, including passages."""
    fleet: Mapping[str, frozenset[str]]
    """The locations that a fleet reaches, by the coast of the fleet.

    The key is "" if the coast is not split.
    """

    @property
    def can_hold_armies(self) -> bool:
        """Whether armies can be in this province."""
        return self.terrain != "sea"

    @property
    def sea(self) -> bool:
        """Whether fleets can convoy in this province."""
        return self.terrain == "sea"

    @property
    def fleet_locations(self) -> tuple[str, ...]:
        """The locations in this province at which a fleet can be; none inland."""
        if self.coasts:
            return tuple(f"{self.id}/{coast}" for coast in self.coasts)
        return (self.id,) if self.fleet else ()


@dataclass(frozen=True, eq=False)
class Board:
    """All provinces of a map, by their ids.

    Values derived from them are computed once. A board is equal only to itself, so that caches can
    use it as a key.
    """

    provinces: Mapping[str, Province]

    @cached_property
    def fleet_reach(self) -> Mapping[str, frozenset[str]]:
        """The locations that a fleet reaches, by its location."""
        return {
            f"{province.id}/{coast}" if coast else province.id: reachable_locations
            for province in self.provinces.values()
            for coast, reachable_locations in province.fleet.items()
        }

    @cached_property
    def provinces_reached_by_fleet(self) -> Mapping[str, frozenset[str]]:
        """The provinces that a fleet can move to, on any coast, by its location."""
        return {
            location: frozenset(map(province_of, reachable_locations))
            for location, reachable_locations in self.fleet_reach.items()
        }

    @cached_property
    def adjacent_seas(self) -> Mapping[str, frozenset[str]]:
        """The seas beside each province, even if the province is a sea."""
        return {
            province.id: frozenset(
                province
                for location in province.fleet_locations
                for province in self.provinces_reached_by_fleet[location]
                if self.provinces[province].sea
            )
            for province in self.provinces.values()
        }

    def has_location(self, location: str) -> bool:
        """Return whether the map has this location: a province, or one of a province's coasts."""
        if location in self.provinces:
            return True
        province = self.provinces.get(province_of(location))
        return province is not None and coast_of(location) in province.coasts

    def touches(self, piece_kind: PieceKind, place: str) -> frozenset[str]:
        """Return the provinces into which a piece at this location could move or give support."""
        if piece_kind == "F":
            return self.provinces_reached_by_fleet.get(place, NO_COASTS)
        province = self.provinces.get(province_of(place))
        return NO_COASTS if province is None else province.army

    def coasts_reached(self, place: str, province: str) -> tuple[str, ...]:
        """Return the locations of a province that a fleet at this location can reach, in order."""
        return self._coasts_reached.get((place, province), ())

    @cached_property
    def _coasts_reached(self) -> Mapping[tuple[str, str], tuple[str, ...]]:
        coasts: dict[tuple[str, str], tuple[str, ...]] = {}
        for origin, reachable_locations in self.fleet_reach.items():
            for destination in sorted(reachable_locations):
                place = origin, province_of(destination)
                coasts[place] = (*coasts.get(place, ()), destination)
        return coasts

    def can_fleets_carry(self, fleets: Iterable[str], origin: str, target: str) -> bool:
        """Return whether fleets in these seas form a chain from one coastal province to another."""
        free_seas = set(fleets)
        seas_to_visit = set(self.adjacent_seas[origin] & free_seas)
        goals = self.adjacent_seas[target]
        while seas_to_visit:
            if seas_to_visit & goals:
                return True
            free_seas -= seas_to_visit
            seas_to_visit = {
                sea for edge_sea in seas_to_visit for sea in self.adjacent_seas[edge_sea]
            } & free_seas
        return False


def board_from_provinces(provinces: Iterable[Province]) -> Board:
    """Return the board of these provinces."""
    return Board({province.id: province for province in provinces})
