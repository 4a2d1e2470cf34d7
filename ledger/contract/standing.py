"""What somebody is, by role and by what binds them, and what an act makes of it."""

from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from types import MappingProxyType
from typing import Any, NamedTuple, TypedDict, TypeVar

from ledger.contract.offer import Known
from ledger.record.objection import Args

W = TypeVar("W")


class Standing(NamedTuple):
    """Something that somebody is, such as a consul or somebody's wife: the message of `key`."""

    key: str
    args: Args = MappingProxyType({})

    def __hash__(self) -> int:
        """Equal ones have equal keys."""
        return hash(self.key)


Standings = Mapping[str, AbstractSet[Standing]]
"""By character, what that one is."""

Stands = Callable[[Known[W]], Standings]
"""From a state as somebody may know it to what everybody is in it, as far as that one knows."""


class Becoming(NamedTuple):
    """That somebody becomes something, or (`ceases`) is it no more."""

    who: str
    standing: Standing
    ceases: bool


class BecomingDoc(TypedDict):
    """Something that somebody becomes or ceases to be."""

    who: str
    """The character."""
    key: str
    """The key of the message that says what they become."""
    args: dict[str, Any]
    """The values for the gaps of the message, by their names."""
    ceases: bool
    """Whether they cease to be it."""


def nothing_in_particular(_known: Known[Any]) -> Standings:
    """Nobody is anything that an act could change."""
    return {}


def becomings(before: Standings, after: Standings) -> Iterator[Becoming]:
    """What everybody ceases to be, and then becomes, between two moments."""
    for who in sorted({*before, *after}):
        was, is_now = before.get(who, frozenset()), after.get(who, frozenset())
        for standing in _sorted(was - is_now):
            yield Becoming(who, standing, ceases=True)
        for standing in _sorted(is_now - was):
            yield Becoming(who, standing, ceases=False)


def _sorted(standings: AbstractSet[Standing]) -> list[Standing]:
    return sorted(standings, key=lambda one: (one.key, sorted(map(str, one.args.items()))))


def becoming_document(becoming: Becoming) -> BecomingDoc:
    """A becoming for phones."""
    who, (key, args), ceases = becoming
    return {"who": who, "key": key, "args": dict(args), "ceases": ceases}
