"""ORDERS: how a phone writes orders: for each piece the steps of what it shall do.

A piece is named as in `A rom`; its steps, put behind it, make an order in the usual notation:
`- nap`, `- tun via convoy`, `S rom - nap`, `C rom - tun`, `H`, `R alb`. A fleet's path has a step
for each part. Places are named by their ids. Of several dislodged pieces that would be named alike
the second is `F thr 2`.
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

MOST_STEPS = 40
"""A row has at most so many steps: no empire has as many fleets."""

Steps = Annotated[
    tuple[Annotated[str, Field(max_length=40)], ...],
    Field(min_length=1, max_length=MOST_STEPS, strict=False),
]
"""The steps of one piece."""

PieceName = Annotated[str, Field(max_length=20)]
Ordered = Annotated[Mapping[PieceName, Steps], Field(max_length=200)]
"""The steps of each piece that is given an order, by the name of the piece."""

HOLD, DISBAND = "H", "D"
NUMBERS = frozenset(map(str, range(2, MOST_STEPS + 1)))
"""Which of several dislodged pieces that are called alike; the first has no number."""


def lines_of(ordered: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The orders in the usual notation, in the order in which they were given."""
    return tuple(f"{piece} {' '.join(steps)}" for piece, steps in ordered.items())


def numbered(piece: str, number: int) -> str:
    """What the first, second, ... of several dislodged pieces that are called alike is named."""
    return piece if number == 1 else f"{piece} {number}"


def retreat_lines(ordered: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The retreats in the usual notation, in which the first line is for the first of those alike.

    So that a line is for the second, the first has one, too: it is disbanded, as if unsaid.
    """
    found = dict(ordered)
    for piece in ordered:
        name, number = _name_and_number(piece)
        for before in range(1, number):
            found.setdefault(numbered(name, before), (DISBAND,))
    by_number = sorted(found, key=lambda piece: _name_and_number(piece)[1])
    return tuple(f"{_name_and_number(piece)[0]} {' '.join(found[piece])}" for piece in by_number)


def _name_and_number(piece: str) -> tuple[str, int]:
    name, _, number = piece.rpartition(" ")
    return (name, int(number)) if number in NUMBERS else (piece, 1)


def step_to(location: str, *, via: bool = False) -> str:
    """The step by which a piece goes there."""
    return f"- {location} via convoy" if via else f"- {location}"


def support_step(origin: str, to: str = "") -> str:
    """The step by which a piece supports another one: to hold, or to go somewhere."""
    return f"S {origin} - {to}" if to else f"S {origin}"


def convoy_step(origin: str, to: str) -> str:
    """The step by which a fleet carries an army."""
    return f"C {origin} - {to}"


def retreat_step(location: str) -> str:
    """The step by which a dislodged piece goes there."""
    return f"R {location}"


def steps_of(order: Order | Retreat) -> tuple[str, ...]:
    """The steps of an order."""
    match order:
        case Move(to=to, via=via, further=further):
            return (step_to(to, via=via), *map(step_to, further))
        case Support(origin=origin, to=to):
            return (support_step(origin, to),)
        case Convoy(origin=origin, to=to):
            return (convoy_step(origin, to),)
        case Retreat(to=to):
            return (retreat_step(to),)
    return (HOLD,)


def ordered_of(orders: Iterable[Order], pieces: Iterable[Piece]) -> dict[str, tuple[str, ...]]:
    """The steps of these orders, each by the name of the piece that it is for."""
    names = {(one.at, one.kind == "G"): one.name for one in pieces}
    return {names[order.at, getattr(order, "garrison", False)]: steps_of(order) for order in orders}


def build_step(order: Build) -> str:
    """What a build puts on the board, such as `F nap`, `B gal`."""
    return f"{'B' if order.barbarian else order.kind} {order.at}"


def disbanded_name(order: Disband, *, barbarian: bool) -> str:
    """What a disband takes off the board, such as `A rom`."""
    return f"{'B' if barbarian else order.kind} {order.at}"
