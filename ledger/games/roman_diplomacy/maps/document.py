"""What phones draw a map from: the map and its drawing as one document."""

from typing import TypedDict

from ledger.contract.picture import Picture, picture_of
from ledger.games.roman_diplomacy.maps.drawing import Drawing, NameDrawing, Point, ProvinceDrawing
from ledger.games.roman_diplomacy.maps.model import MapData, ProvinceData

Spot = list[float]


class LabelDoc(TypedDict):
    """Where a name is written and how: `at` is its middle, `turn` in degrees clockwise.

    A thin line goes to `leader` from a name that stands outside of its province.
    """

    at: Spot
    size: float
    lines: list[str]
    turn: float
    leader: Spot | None


class AreaDoc(TypedDict):
    """A province as it is drawn: its outline as an SVG path, and the places in it.

    `unit` is also a fleet's place unless `coasts` names its own; seas have no `marker`, and only
    centres a `centre` (the city) and a `garrison`.
    """

    name: str
    terrain: str
    outline: str
    label: LabelDoc
    unit: Spot
    dislodged: Spot
    coasts: dict[str, Spot]
    centre: Spot | None
    garrison: Spot | None
    marker: Spot | None


class DecorationDoc(TypedDict):
    """What belongs to no province, as an SVG path."""

    kind: str
    path: str


class MapDoc(TypedDict):
    """A map and its drawing. `stand_in` if it stands for another board, `notice` whose data it is.

    `size` is its width and height, `sign` how far a unit's sign reaches, in units of the drawing.
    """

    title: str
    notice: str
    stand_in: bool
    size: Spot
    sign: float
    provinces: dict[str, AreaDoc]
    links: dict[str, str]
    decoration: list[DecorationDoc]


def map_picture(given: MapData, drawing: Drawing) -> Picture:
    """The picture of the board: this document, under its digest."""
    return picture_of(map_document(given, drawing))


def map_document(given: MapData, drawing: Drawing) -> MapDoc:
    """A map and its drawing, which has no faults, as one document."""
    return {
        "title": given.title,
        "notice": given.notice,
        "stand_in": given.stand_in,
        "size": _spot(drawing.size),
        "sign": _short(drawing.sign),
        "provinces": {
            place: _area(one, drawing.provinces[place]) for place, one in given.provinces.items()
        },
        "links": dict(drawing.links),
        "decoration": [{"kind": one.kind, "path": one.path} for one in drawing.decoration],
    }


def _area(one: ProvinceData, drawn: ProvinceDrawing) -> AreaDoc:
    return {
        "name": one.name,
        "terrain": one.terrain,
        "outline": drawn.outline,
        "label": _label(drawn.name, one.name),
        "unit": _spot(drawn.unit),
        "dislodged": _spot(drawn.dislodged),
        "coasts": {coast: _spot(spot) for coast, spot in drawn.coasts.items()},
        "centre": _maybe(drawn.centre),
        "garrison": _maybe(drawn.garrison),
        "marker": _maybe(drawn.marker),
    }


def _label(drawn: NameDrawing, name: str) -> LabelDoc:
    return {
        "at": _spot(drawn.at),
        "size": _short(drawn.size),
        "lines": list(drawn.lines) or [name],
        "turn": _short(drawn.turn),
        "leader": _maybe(drawn.leader),
    }


def _maybe(spot: Point | None) -> Spot | None:
    return None if spot is None else _spot(spot)


def _spot(spot: Point) -> Spot:
    return [_short(length) for length in spot]


def _short(length: float) -> float:
    """The same length, without a decimal point where it needs none."""
    return int(length) if length == int(length) else round(length, 2)
