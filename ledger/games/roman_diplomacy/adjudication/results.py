"""What became of each order, and why."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from ledger.games.roman_diplomacy.adjudication.legality import Fault
from ledger.games.roman_diplomacy.adjudication.orders import Order, Piece

Verdict: TypeAlias = Literal["succeeds", "fails", "void", "illegal"]
"""`void`: no other order matches it. `illegal`: it never could be carried out; the piece holds."""

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
    """Why an order ended as it did.

    `against` is the province from which it was cut, bounced or dislodged, or where it was resisted;
    `own` and `other` are the strengths that met there, 0 where none did.
    """

    cause: Cause
    against: str = ""
    own: int = 0
    other: int = 0


class Result(msgspec.Struct, frozen=True, gc=False):
    """One piece, the order it had, what became of it, and why.

    `dislodged_from` is the province from which the piece itself was dislodged, whatever its order.
    """

    piece: Piece
    order: Order
    verdict: Verdict
    reason: Reason | None = None
    dislodged_from: str = ""


class Dislodged(msgspec.Struct, frozen=True, gc=False):
    """A piece that must retreat. `attacker` is where the attack came from, "" if it came by sea."""

    piece: Piece
    attacker: str
    by_sea: bool = False


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The end of one moment: every result in the order of the map, and the position after it.

    `dislodged` have left the board until they retreat; `destroyed` are garrisons; `contested` are
    provinces that a stand-off left empty, to which nobody may retreat.
    """

    results: tuple[Result, ...]
    pieces: tuple[Piece, ...]
    dislodged: tuple[Dislodged, ...] = ()
    destroyed: tuple[Piece, ...] = ()
    contested: frozenset[str] = frozenset()
    moved: Mapping[str, str] = msgspec.field(default_factory=dict)
