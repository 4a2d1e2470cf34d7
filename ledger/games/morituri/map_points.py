"""The position of each space on the drawn map, by its degrees if the data give them."""

import math
from collections.abc import Mapping
from functools import lru_cache

from ledger.games.morituri.scenario import Scenario, SpaceData

MapPoint = tuple[float, float]


def points_of_spaces(scenario: Scenario) -> Mapping[str, MapPoint]:
    """Return (x, y) of each space, from 0 to 1 and from the north west, in one scale.

    Spaces without degrees lie between their neighbours on the track. Without any degrees all spaces
    lie in a row.
    """
    return _points_by_space(scenario.board.spaces)


@lru_cache(maxsize=32)
def _points_by_space(spaces: tuple[SpaceData, ...]) -> Mapping[str, MapPoint]:
    mercator_points = [_mercator_point(space) for space in spaces]
    if all(point is None for point in mercator_points):
        last_index = max(1, len(spaces) - 1)
        return {space.id: (space.n / last_index, 0.5) for space in spaces}
    points = [
        point or _interpolate_point(mercator_points, space_index)
        for space_index, point in enumerate(mercator_points)
    ]
    left_edge, top_edge = min(x for x, _ in points), min(y for _, y in points)
    width, height = max(x for x, _ in points) - left_edge, max(y for _, y in points) - top_edge
    scale = max(width, height) or 1.0
    return {
        space.id: (round((x - left_edge) / scale, 4), round((y - top_edge) / scale, 4))
        for space, (x, y) in zip(spaces, points, strict=True)
    }


def _mercator_point(space: SpaceData) -> MapPoint | None:
    """Return the space's point in the Mercator projection, the usual one for maps of Europe."""
    if space.lon is None or space.lat is None:
        return None
    latitude = max(-80.0, min(80.0, space.lat))
    north = math.log(math.tan(math.pi / 4 + math.radians(latitude) / 2))
    return math.radians(space.lon), -north


def _interpolate_point(mercator_points: list[MapPoint | None], space_index: int) -> MapPoint:
    earlier_index = next(
        (
            earlier_space
            for earlier_space in range(space_index, -1, -1)
            if mercator_points[earlier_space] is not None
        ),
        None,
    )
    later_index = next(
        (
            later_space
            for later_space in range(space_index, len(mercator_points))
            if mercator_points[later_space] is not None
        ),
        None,
    )
    earlier_point = mercator_points[earlier_index] if earlier_index is not None else None
    later_point = mercator_points[later_index] if later_index is not None else None
    if earlier_point is None or later_point is None or earlier_index is None or later_index is None:
        return earlier_point or later_point or (0.0, 0.0)
    part_of_way = (space_index - earlier_index) / (later_index - earlier_index)
    return earlier_point[0] + part_of_way * (later_point[0] - earlier_point[0]), earlier_point[
        1
    ] + part_of_way * (later_point[1] - earlier_point[1])
