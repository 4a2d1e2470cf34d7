"""ORDERS: the form in which a phone sends orders, as steps for each piece.

A piece has a name such as `A rom`. The name and its steps make an order in the usual notation: `-
nap`, `- tun via convoy`, `S rom - nap`, `C rom - tun`, `H`, `R alb`. A fleet's path has a step for
each part. Places are named by their ids. The second of several dislodged pieces with one name is `F
thr 2`.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated

from pydantic import Field

from ledger.games.roman_diplomacy.adjudication.orders import (
    Build,
    Convoy,
    Disband,
    Move,
    Order,
    Piece,
    Retreat,
    Support,
)

MAX_STEPS = 40
"""The maximum number of steps of a piece, which is more than any empire has fleets."""

StepsOfOrder = Annotated[
    tuple[Annotated[str, Field(max_length=40)], ...],
    Field(min_length=1, max_length=MAX_STEPS, strict=False),
]
"""The steps of one piece."""

PieceName = Annotated[str, Field(max_length=20)]
StepsByPiece = Annotated[Mapping[PieceName, StepsOfOrder], Field(max_length=200)]
"""The steps of each piece that has an order, by the name of the piece."""

HOLD_STEP, DISBAND_STEP = "H", "D"
PIECE_NUMBERS = frozenset(map(str, range(2, MAX_STEPS + 1)))
"""The numbers of dislodged pieces with one name. The first piece has no number."""


def order_lines(steps_by_name: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Return the orders in the usual notation, in the order in which they were given."""
    return tuple(f"{piece} {' '.join(steps)}" for piece, steps in steps_by_name.items())


def numbered_name(piece_name: str, piece_number: int) -> str:
    """Return the name of the piece with this number among dislodged pieces of one name."""
    return piece_name if piece_number == 1 else f"{piece_name} {piece_number}"


def retreat_lines(steps_by_name: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Return the retreats in the usual notation.

    If several lines have one name, the first line is for the first piece. So earlier pieces need a
    line if a later piece has one. The function gives a disband to earlier pieces, which is also
    their result without a line.
    """
    lines = dict(steps_by_name)
    for piece in steps_by_name:
        piece_name, piece_number = _name_and_number(piece)
        for earlier_index in range(1, piece_number):
            lines.setdefault(numbered_name(piece_name, earlier_index), (DISBAND_STEP,))
    by_number = sorted(lines, key=lambda piece: _name_and_number(piece)[1])
    return tuple(f"{_name_and_number(piece)[0]} {' '.join(lines[piece])}" for piece in by_number)


def _name_and_number(piece: str) -> tuple[str, int]:
    piece_name, _, piece_number = piece.rpartition(" ")
    return (piece_name, int(piece_number)) if piece_number in PIECE_NUMBERS else (piece, 1)


def step_to(location: str, *, is_by_convoy: bool = False) -> str:
    """Return the step of a move to a location."""
    return f"- {location} via convoy" if is_by_convoy else f"- {location}"


def support_step(origin: str, destination: str = "") -> str:
    """Return the step of a support: to hold, or to move to a location."""
    return f"S {origin} - {destination}" if destination else f"S {origin}"


def convoy_step(origin: str, destination: str) -> str:
    """Return the step of a convoy."""
    return f"C {origin} - {destination}"


def retreat_step(location: str) -> str:
    """Return the step of a retreat to a location."""
    return f"R {location}"


def steps_of(order: Order | Retreat) -> tuple[str, ...]:
    """Return the steps of an order."""
    match order:
        case Move(to=destination, via=is_by_convoy, further=further_places):
            return (step_to(destination, is_by_convoy=is_by_convoy), *map(step_to, further_places))
        case Support(origin=origin, to=destination):
            return (support_step(origin, destination),)
        case Convoy(origin=origin, to=destination):
            return (convoy_step(origin, destination),)
        case Retreat(to=destination):
            return (retreat_step(destination),)
    return (HOLD_STEP,)


def steps_by_piece(orders: Iterable[Order], pieces: Iterable[Piece]) -> dict[str, tuple[str, ...]]:
    """Return the steps of these orders, by the names of their pieces."""
    names_by_place = {(piece.at, piece.kind == "G"): piece.name for piece in pieces}
    return {
        names_by_place[order.at, getattr(order, "garrison", False)]: steps_of(order)
        for order in orders
    }


def build_step(order: Build) -> str:
    """Return the step of a build, such as `F nap`, `B gal`."""
    return f"{'B' if order.barbarian else order.kind} {order.at}"


def disbanded_name(order: Disband, *, is_barbarian: bool) -> str:
    """Return the name of the piece that a disband removes, such as `A rom`."""
    return f"{'B' if is_barbarian else order.kind} {order.at}"
