"""Bonds: what binds characters to each other, as the rules of a game know it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from ledger.record.audience import EVERYBODY, Audience
from ledger.record.state import State

W = TypeVar("W")


class BondSide(NamedTuple):
    """What those of `who` are in a bond: the message `bond-<word>`, after which come those of `to`.

    Nobody is bound to themselves: `who` and `to` may have the same people.
    """

    word: str
    who: tuple[str, ...]
    to: tuple[str, ...] = ()


class BondTerm(NamedTuple):
    """Something that is agreed in a bond: a message, and what fills it."""

    key: str
    args: Mapping[str, Any] = MappingProxyType({})


class Bond(NamedTuple):
    """What binds some characters, as those of its `audience` may know it.

    `kind` is the same for all bonds alike, and `name` tells those of one kind apart. `amounts` is
    what was lent or is owed, by asset. It holds since `since`, and ends `until` then at the latest
    (milliseconds since the Unix epoch, 0 where no clock tells); what else ends it says a term.
    """

    kind: str
    name: str
    sides: tuple[BondSide, ...]
    audience: Audience = EVERYBODY
    terms: tuple[BondTerm, ...] = ()
    amounts: Mapping[str, int] = MappingProxyType({})
    since: int = 0
    until: int = 0


@dataclass(frozen=True)
class Binding(Generic[W]):
    """How a game says what binds whom.

    `kinds` are all there are, the weightiest first; `bonds` gives every bond. `source` are the
    immutable things of which it makes them: while they are the same objects nobody asks again.
    """

    kinds: tuple[str, ...]
    bonds: Callable[[State[W]], Iterable[Bond]]
    source: Callable[[State[W]], tuple[object, ...]]


NOTHING_BINDS: Binding[Any] = Binding((), lambda _state: (), lambda _state: ())
"""A game whose rules bind nobody to anybody."""
