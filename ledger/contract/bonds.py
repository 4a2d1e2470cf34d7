"""Bonds between characters, as the rules of a game know them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from ledger.record.audience import EVERYBODY, Audience
from ledger.record.state import State

W = TypeVar("W")


class BondSide(NamedTuple):
    """One side of a bond. No character is bound to itself."""

    word: str
    """The message `bond-<word>` tells the relation of the people in `who` to the people in `to`."""
    who: tuple[str, ...]
    """The characters on this side."""
    to: tuple[str, ...] = ()
    """The characters named after the message, perhaps the same as `who`."""


class BondTerm(NamedTuple):
    """A condition that is agreed in a bond: a message and its arguments."""

    key: str
    args: Mapping[str, Any] = MappingProxyType({})


class Bond(NamedTuple):
    """A bond between some characters, as its `audience` may know it."""

    kind: str
    """The kind of bond, such as a loan or a marriage."""
    name: str
    """The name that distinguishes bonds of one kind."""
    sides: tuple[BondSide, ...]
    audience: Audience = EVERYBODY
    terms: tuple[BondTerm, ...] = ()
    amounts: Mapping[str, int] = MappingProxyType({})
    """The number of units lent or owed, by asset."""
    since: int = 0
    """The start, in milliseconds since the Unix epoch; 0 if the start has no known time."""
    until: int = 0
    """The latest end, in milliseconds since the Unix epoch; 0 if the end has no fixed time.

    A term in `terms` tells any other event that ends the bond.
    """


@dataclass(frozen=True)
class GameBonds(Generic[W]):
    """The bonds of a game."""

    kinds: tuple[str, ...]
    """All kinds of bonds, the most important first."""
    bonds: Callable[[State[W]], Iterable[Bond]]
    """Gives every bond."""
    source: Callable[[State[W]], tuple[object, ...]]
    """Gives the immutable objects that the bonds are computed from.

    While these are the same objects, the bonds are not computed again.
    """


NOTHING_BINDS: GameBonds[Any] = GameBonds((), lambda _state: (), lambda _state: ())
"""The binding of a game without bonds."""
