"""Pieces and orders of the phases of movement, retreat and adjustment."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import msgspec

from ledger.games.roman_diplomacy.adjudication.board import PieceKind, province_of

Edition = Literal["2023", "1971"]

PieceLetter = Literal["A", "F", "G", "B"]
"""The kind of a piece in orders: A for army, F for fleet, G for garrison, B for barbarian army."""


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A piece on the board: army, fleet or garrison. `owner` is "" for a neutral garrison.

    A `barbarian` army belongs to the empire that hired it, or has no owner ("") while in disorder.
    """

    kind: PieceKind
    at: str
    owner: str = ""
    barbarian: bool = False

    @property
    def province(self) -> str:
        """The province in which the piece is."""
        return province_of(self.at)

    @property
    def letter(self) -> PieceLetter:
        """The letter of the piece's kind in orders."""
        return "B" if self.barbarian else self.kind

    @property
    def name(self) -> str:
        """The piece's name in orders, such as `A rom`."""
        return f"{self.letter} {self.at}"


class Hold(msgspec.Struct, frozen=True, gc=False):
    """An order to hold, by which a piece stays.

    In all orders `garrison` says whether the order is for the garrison of the province.
    """

    at: str
    garrison: bool = False


class Move(msgspec.Struct, frozen=True, gc=False):
    """An order to move. `via` asks for a convoy. `further` are the later parts of a path."""

    at: str
    to: str
    via: bool = False
    further: tuple[str, ...] = ()
    garrison: bool = False


class Support(msgspec.Struct, frozen=True, gc=False):
    """Support for the piece in `origin`: to hold if `to` is "", otherwise for its move to `to`."""

    at: str
    origin: str
    to: str = ""
    garrison: bool = False


class Convoy(msgspec.Struct, frozen=True, gc=False):
    """A convoy of an army over the sea from `origin` to `to`."""

    at: str
    origin: str
    to: str
    garrison: bool = False


Order: TypeAlias = Hold | Move | Support | Convoy


class Retreat(msgspec.Struct, frozen=True, gc=False):
    """A retreat from a province to a location."""

    at: str
    to: str


class Build(msgspec.Struct, frozen=True, gc=False):
    """The building of an army or a fleet, or (`barbarian`) the raising of a barbarian army."""

    kind: PieceKind
    at: str
    barbarian: bool = False


class Disband(msgspec.Struct, frozen=True, gc=False):
    """The removal of a piece from the board."""

    kind: PieceKind
    at: str


class Waive(msgspec.Struct, frozen=True, gc=False):
    """An order to leave a build unused."""


@dataclass(frozen=True, slots=True)
class Impulse:
    """The facts about the other impulses of a turn that one impulse needs."""

    later: frozenset[tuple[str, str]] = frozenset()
    """The steps (from, to) that fleets plan for later. A support for such a step waits."""
    restless: frozenset[str] = frozenset()
    """The provinces of pieces that were ordered to move. These pieces take no support to hold."""


ONLY_IMPULSE = Impulse()
"""The facts for the only impulse of a turn without a fleet's path."""


def side_without_federations(owner: str) -> str:
    """Return the owner itself, because without federations each owner is a side."""
    return owner


@dataclass(frozen=True, slots=True)
class Readings:
    """The readings of points that the rulebooks leave open."""

    edition: Edition = "2023"
    """The edition of the Diplomacy rulebook."""
    joint: bool = False
    """Whether a garrison and the army beside it defend together (D-07, joint_2)."""
    lasting_supports: bool = True
    """Whether a support to hold lasts for all impulses (D-10)."""
    standoffs_close: bool = False
    """Whether a province with a stand-off is closed to fleets in later impulses (D-10)."""
    reasons: bool = True
    """Whether results have reasons. Without reasons adjudication is faster."""
    side: Callable[[str], str] = field(default=side_without_federations)
    """A function from an owner to a side. Members of a federation share one."""
