"""The drawings of our maps, compared with their maps by a geometry library."""

import gzip
from functools import cache
from importlib.resources import files
from itertools import combinations

import pytest
from shapely import box
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from ledger.games.roman_diplomacy.maps.drawing_doubts import doubts_of_drawing, name_size
from ledger.games.roman_diplomacy.maps.load import (
    SHIPPED_MAPS,
    load_shipped_drawing,
    load_shipped_map,
)
from ledger.games.roman_diplomacy.maps.outline import rings_of_path

LARGEST = 20 * 1024
"""The maximum size of a drawing's file, in bytes, compressed."""
SMALLEST = 13
"""The least height of letters in units: twelve pixels on a phone at the greatest zoom."""


@cache
def area_of_path(path: str) -> BaseGeometry:
    """Return the area of a path. A ring in another is a hole."""
    area: BaseGeometry = Polygon()
    for ring in rings_of_path(path):
        area = area.symmetric_difference(Polygon(ring))
    return area


def province_areas(name: str) -> dict[str, BaseGeometry]:
    """Return the area of every province of a map that comes with the game."""
    return {
        place: area_of_path(drawn.outline)
        for place, drawn in load_shipped_drawing(name).provinces.items()
    }


def neighbouring_pairs(name: str) -> set[frozenset[str]]:
    """Return every pair of provinces between which an army or a fleet goes."""
    provinces = load_shipped_map(name).provinces.items()
    return {frozenset((place, other)) for place, one in provinces for other in one.neighbours}


def lengths_of_common_borders(name: str) -> dict[frozenset[str], float]:
    """Return the length of every border that two outlines have in common, in units."""
    areas = province_areas(name)
    return {
        frozenset(pair): areas[pair[0]].intersection(areas[pair[1]]).length
        for pair in combinations(areas, 2)
        if areas[pair[0]].intersects(areas[pair[1]])
    }


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_our_drawings_have_no_doubts(name: str) -> None:
    assert doubts_of_drawing(load_shipped_drawing(name), load_shipped_map(name)) == ()


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_every_ring_is_simple_and_encloses_something(name: str) -> None:
    for place, drawn in load_shipped_drawing(name).provinces.items():
        for ring in rings_of_path(drawn.outline):
            assert Polygon(ring).is_valid, place
            assert Polygon(ring).area > 100, place


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_provinces_with_a_way_have_a_common_border_or_a_link(name: str) -> None:
    common = lengths_of_common_borders(name)
    linked = {frozenset(link.split("-")) for link in load_shipped_drawing(name).links}
    assert linked <= neighbouring_pairs(name)
    for pair in neighbouring_pairs(name) - linked:
        assert common.get(pair, 0) > 10, sorted(pair)


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_provinces_with_a_common_border_have_a_way(name: str) -> None:
    common = {pair for pair, length in lengths_of_common_borders(name).items() if length > 1}
    assert common
    assert common - neighbouring_pairs(name) == set()


@pytest.mark.rule("DIP2-07")
def test_the_passages_of_the_second_board_are_drawn_as_links() -> None:
    assert set(load_shipped_drawing("classical").links) == set(
        load_shipped_map("classical").passages
    )


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_provinces_do_not_overlap_and_leave_nothing_blank(name: str) -> None:
    drawing, areas = load_shipped_drawing(name), province_areas(name)
    wide, high = drawing.size
    solid = [area_of_path(one.path) for one in drawing.decoration if one.kind != "mountains"]
    assert sum(area.area for area in areas.values()) == pytest.approx(
        unary_union(list(areas.values())).area, abs=1
    )
    assert unary_union([*areas.values(), *solid]).area == pytest.approx(wide * high, abs=1)


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_points_of_a_province_lie_well_inside(name: str) -> None:
    for place, drawn in load_shipped_drawing(name).provinces.items():
        spots = (drawn.unit, drawn.dislodged, drawn.centre, drawn.garrison, drawn.marker)
        for spot in (*spots, *drawn.coasts.values()):
            if spot is not None:
                inside = area_of_path(drawn.outline)
                assert inside.contains(Point(spot)), place
                assert inside.boundary.distance(Point(spot)) > 4, place


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_a_name_is_legible_and_no_unit_hides_it(name: str) -> None:
    drawing = load_shipped_drawing(name)
    for place, drawn in drawing.provinces.items():
        (x, y), size = drawn.name.at, drawn.name.size
        wide, high = name_size(drawn.name, load_shipped_map(name).provinces[place].name)
        words = box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        assert size > SMALLEST, place
        assert words.distance(Point(drawn.unit)) > drawing.sign - 2, place
        assert drawn.name.leader or area_of_path(drawn.outline).contains(words), place


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_a_unit_that_is_dislodged_stands_apart_from_the_one_that_came(name: str) -> None:
    for place, drawn in load_shipped_drawing(name).provinces.items():
        assert Point(drawn.unit).distance(Point(drawn.dislodged)) > 18, place


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_a_drawing_is_small_enough_for_a_phone(name: str) -> None:
    folder = files("ledger.games.roman_diplomacy").joinpath("maps")
    raw = folder.joinpath(f"{name}.drawing.yaml").read_bytes()
    assert len(gzip.compress(raw)) < LARGEST


def test_switzerland_is_drawn_and_nobody_enters_it() -> None:
    drawing = load_shipped_drawing("standard")
    (alps,) = [area_of_path(one.path) for one in drawing.decoration if one.kind == "impassable"]
    around = {place for place, area in province_areas("standard").items() if area.touches(alps)}
    assert {"mar", "bur", "mun", "tyr", "pie"} <= around
    assert not any(area.overlaps(alps) for area in province_areas("standard").values())
