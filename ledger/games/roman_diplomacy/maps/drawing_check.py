"""Faults of a drawing: missing parts, open outlines, and points in the wrong place."""

from collections.abc import Iterator, Mapping

from ledger.games.roman_diplomacy.maps.drawing import Drawing, Point, ProvinceDrawing
from ledger.games.roman_diplomacy.maps.model import MapData, ProvinceData
from ledger.games.roman_diplomacy.maps.outline import OutlineError, Ring, is_inside, rings_of_path
from ledger.scenario.sentences import Fault

Outlines = Mapping[str, tuple[Ring, ...]]


def faults_of_drawing(drawing: Drawing, map_data: MapData) -> Iterator[Fault]:
    """Yield each fault of a drawing of this map, with the part of the file where it is."""
    for province_id in map_data.provinces.keys() - drawing.provinces.keys():
        yield (
            ("provinces",),
            f"{map_data.provinces[province_id].name} ('{province_id}') is not drawn",
        )
    for province_id, province_drawing in drawing.provinces.items():
        if province_id not in map_data.provinces:
            yield ("provinces", province_id), f"the map has no province '{province_id}'"
            continue
        for field_path, message in _province_faults(
            drawing, province_drawing, map_data, province_id
        ):
            yield ("provinces", province_id, *field_path), message
    yield from _link_faults(drawing, map_data)


def outlines_of(drawing: Drawing) -> Outlines:
    """Return the rings of every outline. Raise OutlineError for a path that is not an outline."""
    return {
        province_id: rings_of_path(province_drawing.outline)
        for province_id, province_drawing in drawing.provinces.items()
    }


def _province_faults(
    drawing: Drawing, province_drawing: ProvinceDrawing, map_data: MapData, place: str
) -> Iterator[Fault]:
    province = map_data.provinces[place]
    try:
        outline = rings_of_path(province_drawing.outline)
    except OutlineError as error:
        yield ("outline",), f"the outline of {province.name} {error}"
        return
    width, height = drawing.size
    if any(not (0 <= x <= width and 0 <= y <= height) for ring in outline for x, y in ring):
        yield (
            ("outline",),
            f"the outline of {province.name} leaves the field of {width:g} by {height:g}",
        )
    yield from _missing_coast_faults(province_drawing, province, _coasts_of(map_data, place))
    for field_path, point in _points_with_fields(province_drawing):
        if not is_inside(point, outline):
            words = _KIND_WORDS.get(field_path[0], field_path[0])
            yield field_path, f"{words} of {province.name} is outside of its outline"


_KIND_WORDS = {
    "unit": "the place of the unit",
    "dislodged": "the place of the dislodged unit",
    "coasts": "the place of the fleet on a coast",
    "centre": "the city",
    "garrison": "the place of the garrison",
    "marker": "the place of the barbarians",
    "name": "without a leader to it, the name",
}


def _points_with_fields(
    province_drawing: ProvinceDrawing,
) -> Iterator[tuple[tuple[str, ...], Point]]:
    """Yield every point that must be inside the outline, with the name of its field."""
    for field in ("unit", "dislodged", "centre", "garrison", "marker"):
        spot = getattr(province_drawing, field)
        if spot is not None:
            yield (field,), spot
    for coast, spot in province_drawing.coasts.items():
        yield ("coasts", coast), spot
    yield ("name",), province_drawing.name.leader or province_drawing.name.at


def _coasts_of(map_data: MapData, place: str) -> frozenset[str]:
    """Return the coasts of a split province, on the map or on one of its overlays."""
    variants = (map_data, *(map_data.with_overlay(overlay) for overlay in map_data.overlays))
    return frozenset(
        coast for variant in variants for coast in variant.provinces[place].coasts if coast
    )


def _missing_coast_faults(
    province_drawing: ProvinceDrawing, province: ProvinceData, coasts: frozenset[str]
) -> Iterator[Fault]:
    for coast in sorted(coasts - province_drawing.coasts.keys()):
        yield ("coasts",), f"{province.name} has a coast '{coast}'; say where its fleet lies"
    for coast in sorted(province_drawing.coasts.keys() - coasts):
        yield ("coasts", coast), f"{province.name} has no coast '{coast}'"
    if province.terrain != "sea" and province_drawing.marker is None:
        yield ("marker",), f"{province.name} is a land; say where its barbarians are marked"
    for field in ("centre", "garrison"):
        if province.centre and getattr(province_drawing, field) is None:
            yield (field,), f"{province.name} is a centre; say where {_KIND_WORDS[field]} is"


def _link_faults(drawing: Drawing, map_data: MapData) -> Iterator[Fault]:
    for link in drawing.links:
        first_place, second_place = link.split("-")
        neighbours = (
            map_data.provinces[first_place].neighbours
            if first_place in map_data.provinces
            else frozenset()
        )
        if second_place not in neighbours:
            yield ("links", link), f"nothing goes from '{first_place}' to '{second_place}'"
