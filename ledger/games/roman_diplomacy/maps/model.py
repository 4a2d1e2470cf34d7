"""The data of a map file, and the board that is made from it."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from ledger.games.roman_diplomacy.adjudication.board import (
    Board,
    Province,
    board_from_provinces,
    province_of,
)
from ledger.scenario.facts import Fact, Text

ProvinceId = Annotated[str, Field(pattern=r"^[a-z]{3}$")]
Location = Annotated[str, Field(pattern=r"^[a-z]{3}(/[nsew]c)?$")]
Passage = Annotated[str, Field(pattern=r"^[a-z]{3}-[a-z]{3}$")]
LocationsByCoast = dict[Literal["nc", "sc", "ec", "wc"], tuple[Location, ...]]


class ProvinceData(Fact):
    """A province. Every province is open to all pieces (DIP2-06)."""

    name: Text
    terrain: Literal["sea", "coastal", "inland"]
    centre: bool = False
    edge: bool = False
    """Whether barbarians can enter the province from outside the map (D-29)."""
    army: tuple[ProvinceId, ...] = ()
    fleet: tuple[Location, ...] | LocationsByCoast = ()
    """The locations that fleets reach, by coast where the coast is split."""

    @property
    def coasts(self) -> Mapping[str, tuple[str, ...]]:
        """The locations that fleets reach, by coast; "" for a coast that is not split."""
        if isinstance(self.fleet, tuple):
            return {"": self.fleet} if self.fleet else {}
        return {
            str(coast): reachable_locations for coast, reachable_locations in self.fleet.items()
        }

    @property
    def neighbours(self) -> frozenset[str]:
        """The neighbouring provinces, by land or by sea."""
        by_sea = (
            province_of(neighbour)
            for reachable_locations in self.coasts.values()
            for neighbour in reachable_locations
        )
        return frozenset((*self.army, *by_sea))


class ProvinceChange(Fact):
    """The changes of a province in an overlay."""

    army: tuple[ProvinceId, ...] | None = None
    fleet: tuple[Location, ...] | LocationsByCoast | None = None


class MapData(Fact):
    """A map file."""

    title: Text
    seas: tuple[ProvinceId, ...]
    """The seas of the Mediterranean and the Black Sea."""
    provinces: dict[ProvinceId, ProvinceData]
    passages: tuple[Passage, ...] = ()
    """Direct links over water for armies and barbarians.

    The links are also included in the borders (DIP2-07).
    """
    overlays: dict[str, dict[ProvinceId, ProvinceChange]] = Field(default_factory=dict)
    """Changes of provinces, by the name of the overlay."""
    stand_in: bool = False  # DIP2-02
    """Whether the map is used in place of another board."""
    notice: Annotated[str, Field(max_length=240)] = ""
    """The owner of the map data, shown with the map."""

    def with_overlay(self, overlay: str) -> "MapData":
        """Return the map with an overlay. Raise KeyError for an unknown overlay."""
        changed_provinces = {
            place: self.provinces[place].model_copy(update=change.model_dump(exclude_unset=True))
            for place, change in self.overlays[overlay].items()
        }
        return self.model_copy(update={"provinces": {**self.provinces, **changed_provinces}})

    def board(self) -> Board:
        """Return the board for the adjudicator."""
        return board_from_provinces(
            Province(
                id=province_id,
                name=province.name,
                terrain=province.terrain,
                centre=province.centre,
                edge=province.edge,
                coasts=tuple(coast for coast in province.coasts if coast),
                army=frozenset(province.army),
                fleet={
                    coast: frozenset(reachable_locations)
                    for coast, reachable_locations in province.coasts.items()
                },
            )
            for province_id, province in self.provinces.items()
        )

    def imperial_cities(self) -> tuple[str, ...]:
        """Return the centres on the coast of the Mediterranean or the Black Sea (DIP-PLAY-02)."""
        return tuple(
            province_id
            for province_id, province in sorted(self.provinces.items())
            if province.centre and not province.neighbours.isdisjoint(self.seas)
        )
