"""A search for outlines that touch or overlap, by scan lines across the drawing."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ledger.games.roman_diplomacy.maps.outline import Ring, edges_of_outline

NUMBER_OF_LINES = 700
"""The number of scan lines across the longer side, in each direction."""

_STEPS_APART = 2.0
"""The maximum gap between outlines that touch, in distances between scan lines."""

ProvincePair = frozenset[str]
_SumsByPair = defaultdict[ProvincePair, float]


class LineStretch(NamedTuple):
    """A part of a scan line inside a province."""

    start: float
    end: float
    place: str


class BorderMeasures(NamedTuple):
    """The length of the common border of each pair of provinces, and the area of their overlap.

    Length and area are in units of the drawing.
    """

    adjacent_lengths: Mapping[ProvincePair, float]
    shared_areas: Mapping[ProvincePair, float]


def measure_borders(
    outlines: Mapping[str, tuple[Ring, ...]], longest_side: float
) -> BorderMeasures:
    """Return how the outlines of a drawing meet. `longest_side` is its longer side."""
    step = longest_side / NUMBER_OF_LINES
    adjacent_lengths, shared_areas = _SumsByPair(float), _SumsByPair(float)
    for is_vertical in (False, True):
        for stretches in _stretches_by_line(outlines, step, is_vertical=is_vertical).values():
            _count_along_line(sorted(stretches), step, adjacent_lengths, shared_areas)
    return BorderMeasures(
        {pair: length * step for pair, length in adjacent_lengths.items()},
        {pair: length * step / 2 for pair, length in shared_areas.items()},
    )


def _count_along_line(
    stretches: list[LineStretch],
    step: float,
    adjacent_lengths: _SumsByPair,
    shared_areas: _SumsByPair,
) -> None:
    """Count the neighbours and overlaps along one scan line."""
    for stretch_index, stretch in enumerate(stretches):
        for other_stretch in stretches[stretch_index + 1 :]:
            gap_length = other_stretch.start - stretch.end
            if gap_length > _STEPS_APART * step:
                break
            if stretch.place != other_stretch.place:
                pair = frozenset((stretch.place, other_stretch.place))
                adjacent_lengths[pair] += 1
                if gap_length < 0:
                    shared_areas[pair] += min(stretch.end, other_stretch.end) - other_stretch.start


def _stretches_by_line(
    outlines: Mapping[str, tuple[Ring, ...]], step: float, *, is_vertical: bool
) -> Mapping[int, list[LineStretch]]:
    """Return the stretches on each scan line by its number; `is_vertical`: from top to bottom."""
    stretches: dict[int, list[LineStretch]] = {}
    for province_id, outline in outlines.items():
        for line_number, crossing_numbers in _crossings(
            outline, step, is_vertical=is_vertical
        ).items():
            crossing_numbers.sort()
            pairs = zip(crossing_numbers[::2], crossing_numbers[1::2], strict=True)
            stretches.setdefault(line_number, []).extend(
                LineStretch(*pair, province_id) for pair in pairs
            )
    return stretches


def _crossings(
    outline: tuple[Ring, ...], step: float, *, is_vertical: bool
) -> Mapping[int, list[float]]:
    crossings: dict[int, list[float]] = {}
    for (ax, ay), (bx, by) in edges_of_outline(outline):
        start_point, end_point = ((ay, ax), (by, bx)) if is_vertical else ((ax, ay), (bx, by))
        for line_number, crossing_point in _lines_crossed(start_point, end_point, step):
            crossings.setdefault(line_number, []).append(crossing_point)
    return crossings


def _lines_crossed(
    first_point: tuple[float, float], second_point: tuple[float, float], step: float
) -> Iterator[tuple[int, float]]:
    """Yield the scan lines that a straight piece of an outline crosses.

    Line n lies at (n + 0.37) steps, where few corners are.
    """
    (ax, ay), (bx, by) = sorted((first_point, second_point), key=lambda point: point[1])
    line_number = int(ay / step - 0.37) - 1
    while (line_number + 0.37) * step <= ay:
        line_number += 1
    while (crossing := (line_number + 0.37) * step) <= by:
        yield line_number, ax + (crossing - ay) * (bx - ax) / (by - ay)
        line_number += 1
