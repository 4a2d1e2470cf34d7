"""The drawing of a map: an outline for each province, and the places in it."""

from typing import Annotated, Literal

from pydantic import Field

from ledger.games.roman_diplomacy.maps.model import Passage, ProvinceId
from ledger.scenario.facts import Fact, Text

Length = Annotated[float, Field(gt=0, le=10_000)]
Coordinate = Annotated[float, Field(ge=-10_000, le=10_000)]
Point = tuple[Coordinate, Coordinate]
"""A point (x to the right, y down) from the upper left corner, in units of the drawing."""

Path = Annotated[str, Field(min_length=1, max_length=40_000)]
"""An SVG path. An outline is closed, and made of M, L, H, V, C, Q and Z."""

Coast = Literal["nc", "sc", "ec", "wc"]


class NameDrawing(Fact):
    """The name of a province on the map."""

    at: Point
    """The middle of the name."""
    size: Length
    """The height of the name's letters, in units of the drawing."""
    lines: tuple[Text, ...] = ()
    """The lines of a broken name; empty for one line."""
    turn: Annotated[float, Field(ge=-90, le=90)] = 0
    """The angle of the name, in degrees clockwise."""
    leader: Point | None = None
    """The end of a thin line from a name outside the province to the province."""


class ProvinceDrawing(Fact):
    """The outline of a province and the places in it."""

    outline: Path
    name: NameDrawing
    unit: Point
    """The place of an army. It is also a fleet's place, unless `coasts` names one."""
    dislodged: Point
    """The place of a unit that has to retreat."""
    coasts: dict[Coast, Point] = Field(default_factory=dict)
    """The place of a fleet on each coast of a split coast."""
    centre: Point | None = None
    """The place of the city of a centre."""
    garrison: Point | None = None
    """The place of the garrison of a centre."""
    marker: Point | None = None
    """The place of the sign of barbarians, for land."""


class Decoration(Fact):
    """A decoration outside the provinces: impassable land, islands, waters, mountains."""

    kind: Literal["impassable", "island", "water", "mountains"]
    path: Path


class Drawing(Fact):
    """The drawing of a map."""

    size: tuple[Length, Length]
    """The width and the height, in units of the drawing."""
    sign: Length
    """The distance from the middle of a unit's sign to its edge, in the same units."""
    provinces: dict[ProvinceId, ProvinceDrawing]
    links: dict[Passage, Path] = Field(default_factory=dict)
    """Lines between neighbours whose outlines do not touch."""
    decoration: tuple[Decoration, ...] = ()
