"""Which outlines lie side by side and which overlap, found along lines across the drawing."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ledger.games.roman_diplomacy.maps.outline import Ring, edges

LINES = 700
"""So many lines are laid across the longer side, in both directions."""

_NEAR = 2.0
"""Outlines side by side have at most so many times the distance of two lines between them."""

Pair = frozenset[str]
_Sums = defaultdict[Pair, float]


class Stretch(NamedTuple):
    """A part of a line that lies in a province."""

    start: float
    end: float
    place: str


class Meetings(NamedTuple):
    """For each pair that meets: how long side by side, and the area in common, in units."""

    beside: Mapping[Pair, float]
    shared: Mapping[Pair, float]


def meetings(outlines: Mapping[str, tuple[Ring, ...]], longest: float) -> Meetings:
    """How the outlines of a drawing meet, whose longer side is `longest`."""
    step = longest / LINES
    beside, shared = _Sums(float), _Sums(float)
    for turned in (False, True):
        for line in _lines(outlines, step, turned=turned).values():
            _along(sorted(line), step, beside, shared)
    return Meetings(
        {pair: length * step for pair, length in beside.items()},
        {pair: length * step / 2 for pair, length in shared.items()},
    )


def _along(line: list[Stretch], step: float, beside: _Sums, shared: _Sums) -> None:
    """Count one line: which stretches follow each other, and which overlap by how much."""
    for index, here in enumerate(line):
        for there in line[index + 1 :]:
            gap = there.start - here.end
            if gap > _NEAR * step:
                break
            if here.place != there.place:
                pair = frozenset((here.place, there.place))
                beside[pair] += 1
                if gap < 0:
                    shared[pair] += min(here.end, there.end) - there.start


def _lines(
    outlines: Mapping[str, tuple[Ring, ...]], step: float, *, turned: bool
) -> Mapping[int, list[Stretch]]:
    """The stretches on each line by its number; `turned` for those from top to bottom."""
    found: dict[int, list[Stretch]] = {}
    for place, outline in outlines.items():
        for number, crossed in _crossings(outline, step, turned=turned).items():
            crossed.sort()
            pairs = zip(crossed[::2], crossed[1::2], strict=True)
            found.setdefault(number, []).extend(Stretch(*pair, place) for pair in pairs)
    return found


def _crossings(
    outline: tuple[Ring, ...], step: float, *, turned: bool
) -> Mapping[int, list[float]]:
    found: dict[int, list[float]] = {}
    for (ax, ay), (bx, by) in edges(outline):
        one, other = ((ay, ax), (by, bx)) if turned else ((ax, ay), (bx, by))
        for number, at in _crossed(one, other, step):
            found.setdefault(number, []).append(at)
    return found


def _crossed(
    one: tuple[float, float], other: tuple[float, float], step: float
) -> Iterator[tuple[int, float]]:
    """The lines that a piece crosses; line n lies at (n + 0.37) steps, where few corners are."""
    (ax, ay), (bx, by) = sorted((one, other), key=lambda spot: spot[1])
    number = int(ay / step - 0.37) - 1
    while (number + 0.37) * step <= ay:
        number += 1
    while (at := (number + 0.37) * step) <= by:
        yield number, ax + (at - ay) * (bx - ax) / (by - ay)
        number += 1
