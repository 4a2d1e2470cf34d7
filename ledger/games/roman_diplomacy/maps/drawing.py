"""What the drawing of a map says: an outline for each province, and the places in it."""

from typing import Annotated, Literal

from pydantic import Field

from ledger.games.roman_diplomacy.maps.model import Passage, ProvinceId
from ledger.scenario.facts import Fact, Text

Length = Annotated[float, Field(gt=0, le=10_000)]
Coordinate = Annotated[float, Field(ge=-10_000, le=10_000)]
Point = tuple[Coordinate, Coordinate]
"""To the right and downwards from the upper left corner, in units of the drawing."""

Path = Annotated[str, Field(min_length=1, max_length=40_000)]
"""An SVG path. An outline is closed, and made of M, L, H, V, C, Q and Z."""

Coast = Literal["nc", "sc", "ec", "wc"]


class NameDrawing(Fact):
    """Where the name of a province is written: its middle, and the height of its letters in units.

    `lines` where it is broken, `turn` in degrees clockwise. One that stands outside has a `leader`:
    a point of the province to which a thin line goes.
    """

    at: Point
    size: Length
    lines: tuple[Text, ...] = ()
    turn: Annotated[float, Field(ge=-90, le=90)] = 0
    leader: Point | None = None


class ProvinceDrawing(Fact):
    """The outline of a province and the places in it.

    `unit` for an army, and for a fleet unless `coasts` says where it lies; `dislodged` for a unit
    that has to retreat. A land has a `marker` of barbarians; a centre its city and its garrison.
    """

    outline: Path
    name: NameDrawing
    unit: Point
    dislodged: Point
    coasts: dict[Coast, Point] = Field(default_factory=dict)
    centre: Point | None = None
    garrison: Point | None = None
    marker: Point | None = None


class Decoration(Fact):
    """What belongs to no province: land that nobody enters, islands, waters, mountains."""

    kind: Literal["impassable", "island", "water", "mountains"]
    path: Path


class Drawing(Fact):
    """The drawing of a map.

    `size` is its width and height, `sign` how far a unit's sign reaches from its middle, all in
    units of the drawing. `links` are lines between neighbours whose outlines do not touch.
    """

    size: tuple[Length, Length]
    sign: Length
    provinces: dict[ProvinceId, ProvinceDrawing]
    links: dict[Passage, Path] = Field(default_factory=dict)
    decoration: tuple[Decoration, ...] = ()
