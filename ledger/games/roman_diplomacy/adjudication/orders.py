"""Pieces and orders of the phases of movement, retreat and adjustment."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import msgspec

from ledger.games.roman_diplomacy.adjudication.board import Kind, province_of

Edition = Literal["2023", "1971"]

Letter = Literal["A", "F", "G", "B"]
"""The kind of a piece as orders name it: army, fleet, garrison, barbarian army."""


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A piece on the board: army, fleet or garrison; `owner` is "" for a neutral garrison.

    A `barbarian` army belongs to its hirer, or to nobody ("") while it is in disorder.
    """

    kind: Kind
    at: str
    owner: str = ""
    barbarian: bool = False

    @property
    def province(self) -> str:
        """The province in which it stands."""
        return province_of(self.at)

    @property
    def letter(self) -> Letter:
        """The letter by which orders name its kind."""
        return "B" if self.barbarian else self.kind

    @property
    def name(self) -> str:
        """How orders name it, such as `A rom`."""
        return f"{self.letter} {self.at}"


class Hold(msgspec.Struct, frozen=True, gc=False):
    """Stay. `garrison` when the order is to the garrison there, and so in all orders."""

    at: str
    garrison: bool = False


class Move(msgspec.Struct, frozen=True, gc=False):
    """Go to another location. `via` asks for a convoy; `further` are the later parts of a path."""

    at: str
    to: str
    via: bool = False
    further: tuple[str, ...] = ()
    garrison: bool = False


class Support(msgspec.Struct, frozen=True, gc=False):
    """Support what stands in `origin`: to hold where `to` is "", else its move to `to`."""

    at: str
    origin: str
    to: str = ""
    garrison: bool = False


class Convoy(msgspec.Struct, frozen=True, gc=False):
    """Carry an army over the sea from `origin` to `to`."""

    at: str
    origin: str
    to: str
    garrison: bool = False


Order: TypeAlias = Hold | Move | Support | Convoy


class Retreat(msgspec.Struct, frozen=True, gc=False):
    """Retreat from a province to a location."""

    at: str
    to: str


class Build(msgspec.Struct, frozen=True, gc=False):
    """Build a piece: an army, a fleet, or (`barbarian`) raise a barbarian army."""

    kind: Kind
    at: str
    barbarian: bool = False


class Disband(msgspec.Struct, frozen=True, gc=False):
    """Take a piece off the board."""

    kind: Kind
    at: str


class Waive(msgspec.Struct, frozen=True, gc=False):
    """Leave a build unused."""


@dataclass(frozen=True, slots=True)
class Impulse:
    """What one impulse of a turn knows of the others.

    `later` are the steps (from, to) that fleets mean to take afterwards, so that a support for one
    of them waits; `restless` the provinces whose pieces were ordered to move: they take no support
    to hold.
    """

    later: frozenset[tuple[str, str]] = frozenset()
    restless: frozenset[str] = frozenset()


ONLY = Impulse()
"""The one impulse of a turn in which no fleet has a path."""


def own_side(owner: str) -> str:
    """Everybody is a side alone."""
    return owner


@dataclass(frozen=True, slots=True)
class Readings:
    """How the adjudicator reads what rulebooks leave open.

    `side` gives the side of an owner: a federation's members have one. `joint` when a garrison and
    the army beside it defend together (D-07, joint_2). Of D-10: `lasting_supports` when a support
    to hold lasts for all impulses, `standoffs_close` when no fleet enters a province in which a
    stand-off was in an earlier one. `reasons` may be left out for speed.
    """

    edition: Edition = "2023"
    joint: bool = False
    lasting_supports: bool = True
    standoffs_close: bool = False
    reasons: bool = True
    side: Callable[[str], str] = field(default=own_side)
