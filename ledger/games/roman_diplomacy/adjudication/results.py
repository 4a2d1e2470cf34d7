"""The result of each order, and its reason."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from ledger.games.roman_diplomacy.adjudication.legality import Fault
from ledger.games.roman_diplomacy.adjudication.orders import Order, Piece

Verdict: TypeAlias = Literal["succeeds", "fails", "void", "illegal"]
"""The verdict on an order.

`void` means that no other order matches it, and `illegal` that it could never be carried out. In
both cases the piece holds.
"""

Cause: TypeAlias = (
    Fault
    | Literal[
        "unopposed",
        "stronger",
        "held",
        "dislodged",
        "bounced",
        "head-to-head",
        "resisted",
        "own-piece",
        "no-convoy",
        "convoy-broken",
        "given",
        "cut",
        "no-such-move",
        "it-moves",
        "carried",
        "unused",
    ]
)


class Reason(msgspec.Struct, frozen=True, gc=False):
    """The reason for an order's result.

    `against` is the province from which the piece was cut, bounced or dislodged, or where it was
    resisted. `own` and `other` are the strengths that met there; 0 if there was none.
    """

    cause: Cause
    against: str = ""
    own: int = 0
    other: int = 0


class Result(msgspec.Struct, frozen=True, gc=False):
    """The result of one piece's order."""

    piece: Piece
    order: Order
    verdict: Verdict
    reason: Reason | None = None
    dislodged_from: str = ""
    """The province of the attacker that dislodged the piece, regardless of the piece's order."""


class Dislodged(msgspec.Struct, frozen=True, gc=False):
    """A piece that must retreat.

    `attacker` is the province of its attacker; "" if there is none. `by_sea` says whether the
    attacker came by convoy.
    """

    piece: Piece
    attacker: str
    by_sea: bool = False


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The result of one impulse."""

    results: tuple[Result, ...]
    """Every result, in the order of the map."""
    pieces: tuple[Piece, ...]
    """The position after the impulse."""
    dislodged: tuple[Dislodged, ...] = ()
    """The pieces that have left the board until they retreat."""
    destroyed: tuple[Piece, ...] = ()
    """The destroyed garrisons."""
    contested: frozenset[str] = frozenset()
    """The provinces that a stand-off left empty. No piece may retreat there."""
    moved: Mapping[str, str] = msgspec.field(default_factory=dict)
    """The province that each moved piece entered, by the province that it left."""
