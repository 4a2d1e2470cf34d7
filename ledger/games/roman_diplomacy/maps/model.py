"""What a map file says, and the board that it gives."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from ledger.games.roman_diplomacy.adjudication.board import Board, Province, board_of, province_of
from ledger.scenario.facts import Fact, Text

ProvinceId = Annotated[str, Field(pattern=r"^[a-z]{3}$")]
Location = Annotated[str, Field(pattern=r"^[a-z]{3}(/[nsew]c)?$")]
Passage = Annotated[str, Field(pattern=r"^[a-z]{3}-[a-z]{3}$")]
Coasts = dict[Literal["nc", "sc", "ec", "wc"], tuple[Location, ...]]


class ProvinceData(Fact):
    """A province; none is closed to anybody (DIP2-06). `fleet` is by coast where that is split.

    `edge`: barbarians come in from beyond the map (D-29).
    """

    name: Text
    terrain: Literal["sea", "coastal", "inland"]
    centre: bool = False
    edge: bool = False
    army: tuple[ProvinceId, ...] = ()
    fleet: tuple[Location, ...] | Coasts = ()

    @property
    def coasts(self) -> Mapping[str, tuple[str, ...]]:
        """The locations that fleets reach, by coast; "" for a coast that is not split."""
        if isinstance(self.fleet, tuple):
            return {"": self.fleet} if self.fleet else {}
        return {str(coast): reached for coast, reached in self.fleet.items()}

    @property
    def neighbours(self) -> frozenset[str]:
        """The provinces that border on it, by land or by sea."""
        by_sea = (province_of(other) for reached in self.coasts.values() for other in reached)
        return frozenset((*self.army, *by_sea))


class ProvinceChange(Fact):
    """What an overlay says of a province instead."""

    army: tuple[ProvinceId, ...] | None = None
    fleet: tuple[Location, ...] | Coasts | None = None


class MapData(Fact):
    """A map file.

    `seas` are those of the Mediterranean and the Black Sea; `passages` direct links over water that
    armies and barbarians use: they stand among the borders, too (DIP2-07). `stand_in`: it stands
    for another board. `notice` says whose data it is, to whoever looks at the map.
    """

    title: Text
    seas: tuple[ProvinceId, ...]
    provinces: dict[ProvinceId, ProvinceData]
    passages: tuple[Passage, ...] = ()
    overlays: dict[str, dict[ProvinceId, ProvinceChange]] = Field(default_factory=dict)
    stand_in: bool = False  # DIP2-02
    notice: Annotated[str, Field(max_length=240)] = ""

    def with_overlay(self, name: str) -> "MapData":
        """The map with an overlay laid on it. Raise KeyError for one that it does not have."""
        changed = {
            place: self.provinces[place].model_copy(update=change.model_dump(exclude_unset=True))
            for place, change in self.overlays[name].items()
        }
        return self.model_copy(update={"provinces": {**self.provinces, **changed}})

    def board(self) -> Board:
        """The board for the adjudicator."""
        return board_of(
            Province(
                id=place,
                name=one.name,
                terrain=one.terrain,
                centre=one.centre,
                edge=one.edge,
                coasts=tuple(coast for coast in one.coasts if coast),
                army=frozenset(one.army),
                fleet={coast: frozenset(reached) for coast, reached in one.coasts.items()},
            )
            for place, one in self.provinces.items()
        )

    def imperial_cities(self) -> tuple[str, ...]:
        """The centres on the coast of the Mediterranean or the Black Sea (DIP-PLAY-02)."""
        return tuple(
            place
            for place, one in sorted(self.provinces.items())
            if one.centre and not one.neighbours.isdisjoint(self.seas)
        )
