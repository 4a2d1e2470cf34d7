"""Outlines of a drawing: SVG paths of straight lines and simple curves, as rings of points."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

Spot = tuple[float, float]
Ring = tuple[Spot, ...]

_TOKEN_PATTERN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_SEPARATOR_PATTERN = re.compile(r"[\s,]*")
_NUMBERS_BY_COMMAND = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0}
"""The commands that an outline can have, with the number of coordinates of each."""

_PIECES_PER_CURVE = 8
"""The number of straight pieces that replace a curve."""


class OutlineError(ValueError):
    """A path that is not an outline. The message tells why."""


@dataclass(slots=True)
class _Pen:
    """The drawing pen: its position, and the rings that it has drawn so far."""

    closed_rings: list[Ring] = field(default_factory=list)
    open_ring: list[Spot] = field(default_factory=list)
    position: Spot = (0, 0)


def rings_of_path(path: str) -> tuple[Ring, ...]:
    """Return the closed rings of a path, each without a repeated first point.

    Curves become straight pieces. Lower-case commands count from the position of the pen. Raise
    OutlineError for commands other than M L H V C Q Z, for missing numbers, and for an open ring.
    """
    pen = _Pen()
    for command, path_numbers in _path_commands(path):
        _draw(pen, command, path_numbers)
    _lift_pen(pen)
    if not pen.closed_rings:
        raise OutlineError("is empty: it begins with M and ends with Z")
    return tuple(pen.closed_rings)


def is_inside(spot: Spot, outline: tuple[Ring, ...]) -> bool:
    """Return whether a point lies within an outline. A ring in another ring is a hole."""
    x, y = spot
    is_odd_crossing = False
    for (ax, ay), (bx, by) in edges_of_outline(outline):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            is_odd_crossing = not is_odd_crossing
    return is_odd_crossing


def edges_of_outline(outline: tuple[Ring, ...]) -> Iterator[tuple[Spot, Spot]]:
    """Yield every straight piece of an outline."""
    for ring in outline:
        yield from zip(ring, (*ring[1:], ring[0]), strict=True)


def _path_commands(path: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Yield the commands of a path with their numbers.

    Numbers without a command repeat the last command.
    """
    tokens = _tokens(path)
    token_index, command = 0, ""
    while token_index < len(tokens):
        if tokens[token_index].isalpha():
            command, token_index = tokens[token_index], token_index + 1
        elif command in ("", "Z", "z"):
            raise OutlineError(f"has a number where a command should be: {tokens[token_index]}")
        numbers_needed = _NUMBERS_BY_COMMAND.get(command.upper())
        if numbers_needed is None:
            raise OutlineError(f"has a command '{command}'; write M, L, H, V, C, Q or Z")
        path_numbers = tokens[token_index : token_index + numbers_needed]
        if len(path_numbers) < numbers_needed or any(token.isalpha() for token in path_numbers):
            raise OutlineError(f"has too few numbers after '{command}': it takes {numbers_needed}")
        yield command, tuple(map(float, path_numbers))
        token_index += numbers_needed
        command = {"M": "L", "m": "l"}.get(command, command)


def _tokens(path: str) -> list[str]:
    tokens, column = [], _end_of_match(_SEPARATOR_PATTERN, path, 0)
    while column < len(path):
        token = _TOKEN_PATTERN.match(path, column)
        if token is None:
            raise OutlineError(f"has '{path[column]}', which belongs to no path")
        tokens.append(token[0])
        column = _end_of_match(_SEPARATOR_PATTERN, path, token.end())
    return tokens


def _end_of_match(pattern: re.Pattern[str], text: str, column: int) -> int:
    match = pattern.match(text, column)
    return match.end() if match else column


def _draw(pen: _Pen, command: str, path_numbers: tuple[float, ...]) -> None:
    absolute_command = command.upper()
    if absolute_command == "Z":
        _close_ring(pen)
        return
    dx, dy = pen.position if command.islower() else (0.0, 0.0)
    if absolute_command == "H":
        spots = [(path_numbers[0] + dx, pen.position[1])]
    elif absolute_command == "V":
        spots = [(pen.position[0], path_numbers[0] + dy)]
    else:
        pairs = zip(path_numbers[::2], path_numbers[1::2], strict=True)
        spots = [(x + dx, y + dy) for x, y in pairs]
    if absolute_command == "M":
        _lift_pen(pen)
    elif not pen.open_ring:
        pen.open_ring.append(pen.position)
    pen.open_ring += _points_on_curve((pen.position, *spots)) if absolute_command in "CQ" else spots
    pen.position = spots[-1]


def _points_on_curve(control_points: tuple[Spot, ...]) -> list[Spot]:
    """Return points along a Bézier curve, without its first point."""
    points = []
    for step in range(1, _PIECES_PER_CURVE + 1):
        fraction, level_points = step / _PIECES_PER_CURVE, list(control_points)
        while len(level_points) > 1:
            level_points = [
                (ax + (bx - ax) * fraction, ay + (by - ay) * fraction)
                for (ax, ay), (bx, by) in pairwise(level_points)
            ]
        points.append(level_points[0])
    return points


def _close_ring(pen: _Pen) -> None:
    ring = (
        pen.open_ring[:-1]
        if len(pen.open_ring) > 1 and pen.open_ring[-1] == pen.open_ring[0]
        else pen.open_ring
    )
    if len(ring) < 3:  # noqa: PLR2004 - fewer corners enclose nothing
        raise OutlineError("has a ring of fewer than three corners")
    pen.closed_rings.append(tuple(ring))
    pen.position, pen.open_ring = ring[0], []


def _lift_pen(pen: _Pen) -> None:
    """Lift the pen. Raise OutlineError if the ring that it drew is not closed."""
    if len(pen.open_ring) > 1 and pen.open_ring[-1] == pen.open_ring[0]:
        _close_ring(pen)
    elif pen.open_ring:
        x, y = pen.open_ring[0]
        raise OutlineError(f"is not closed: what begins at {x:g} {y:g} should end with Z")
