"""The document from which phones draw a map: the map and its drawing."""

from typing import TypedDict

from ledger.contract.picture import Picture, picture_of
from ledger.games.roman_diplomacy.maps.drawing import Drawing, NameDrawing, Point, ProvinceDrawing
from ledger.games.roman_diplomacy.maps.model import MapData, ProvinceData

Spot = list[float]


class LabelDoc(TypedDict):
    """The name of a province on the map."""

    at: Spot
    """The middle of the name."""
    size: float
    """The height of the letters, in units of the drawing."""
    lines: list[str]
    """The lines of the name."""
    turn: float
    """The angle, in degrees clockwise."""
    leader: Spot | None
    """The end of a thin line to the province, from a name outside of it; null for none."""


class AreaDoc(TypedDict):
    """A province on the map."""

    name: str
    """The name of the province."""
    terrain: str
    """Its terrain: `sea`, `coastal` or `inland`."""
    outline: str
    """The outline, as an SVG path."""
    label: LabelDoc
    """The name on the map."""
    unit: Spot
    """The place of a unit; of a fleet too, unless `coasts` names its own."""
    dislodged: Spot
    """The place of a unit that has to retreat."""
    coasts: dict[str, Spot]
    """The place of a fleet on each coast of a split one."""
    centre: Spot | None
    """The place of the city; null without a centre."""
    garrison: Spot | None
    """The place of the garrison; null without a centre."""
    marker: Spot | None
    """The place of the sign of barbarians; null for a sea."""


class DecorationDoc(TypedDict):
    """A decoration outside the provinces, as an SVG path."""

    kind: str
    path: str


class MapDoc(TypedDict):
    """A map and its drawing."""

    title: str
    """The title of the map."""
    notice: str
    """The owner of the map data."""
    stand_in: bool
    """Whether it stands for another board."""
    size: Spot
    """The width and the height of the drawing, in its units."""
    sign: float
    """The distance from the middle of a unit's sign to its edge, in units of the drawing."""
    provinces: dict[str, AreaDoc]
    """The provinces by id."""
    links: dict[str, str]
    """Lines between neighbours whose outlines do not touch."""
    decoration: list[DecorationDoc]
    """The decorations."""


def map_picture(map_data: MapData, drawing: Drawing) -> Picture:
    """Return the picture of the board: this document under its digest."""
    return picture_of(map_document(map_data, drawing))


def map_document(map_data: MapData, drawing: Drawing) -> MapDoc:
    """Return a map and a drawing without faults as one document."""
    return {
        "title": map_data.title,
        "notice": map_data.notice,
        "stand_in": map_data.stand_in,
        "size": _rounded_spot(drawing.size),
        "sign": _integer_if_whole(drawing.sign),
        "provinces": {
            province_id: _area_doc(province, drawing.provinces[province_id])
            for province_id, province in map_data.provinces.items()
        },
        "links": dict(drawing.links),
        "decoration": [
            {"kind": decoration.kind, "path": decoration.path} for decoration in drawing.decoration
        ],
    }


def _area_doc(province: ProvinceData, province_drawing: ProvinceDrawing) -> AreaDoc:
    return {
        "name": province.name,
        "terrain": province.terrain,
        "outline": province_drawing.outline,
        "label": _label_doc(province_drawing.name, province.name),
        "unit": _rounded_spot(province_drawing.unit),
        "dislodged": _rounded_spot(province_drawing.dislodged),
        "coasts": {coast: _rounded_spot(spot) for coast, spot in province_drawing.coasts.items()},
        "centre": _spot_or_none(province_drawing.centre),
        "garrison": _spot_or_none(province_drawing.garrison),
        "marker": _spot_or_none(province_drawing.marker),
    }


def _label_doc(name_drawing: NameDrawing, province_name: str) -> LabelDoc:
    return {
        "at": _rounded_spot(name_drawing.at),
        "size": _integer_if_whole(name_drawing.size),
        "lines": list(name_drawing.lines) or [province_name],
        "turn": _integer_if_whole(name_drawing.turn),
        "leader": _spot_or_none(name_drawing.leader),
    }


def _spot_or_none(spot: Point | None) -> Spot | None:
    return None if spot is None else _rounded_spot(spot)


def _rounded_spot(spot: Point) -> Spot:
    return [_integer_if_whole(length) for length in spot]


def _integer_if_whole(length: float) -> float:
    """Return the same length, as an integer if it is a whole number."""
    return int(length) if length == int(length) else round(length, 2)
