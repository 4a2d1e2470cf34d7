"""FED: the agreements that become federations when a turn ends, and the others (DIP-FED-01).

Nobody is united with a stranger: everybody of a federation has agreed to everybody of it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from ledger.games.roman_diplomacy.state import World

FEWEST = 2
"""A federation has so many members at least."""

UNNAMED = ""
"""A federation that nobody has agreed on yet."""

Pair = tuple[str, str]
"""Two players, in the order in which they joined."""


@dataclass(frozen=True, slots=True)
class Union:
    """A federation that was agreed on in this turn, with all whom it would unite.

    `missing` are the pairs of them that have not agreed to each other. With any it does not begin;
    nor does it with fewer than two members.
    """

    name: str
    members: tuple[str, ...]
    missing: tuple[Pair, ...] = ()

    @property
    def begins(self) -> bool:
        """Whether it begins when the turn ends."""
        return len(self.members) >= FEWEST and not self.missing

    @property
    def apart(self) -> tuple[str, ...]:
        """Return the members who have not agreed to another member."""
        return tuple(who for who in self.members if any(who in pair for pair in self.missing))


def unions_of(world: World) -> tuple[Union, ...]:
    """Return the unions of this turn's agreements, in the order in which they were made.

    The first agreement unites first. A later agreement would unite its people with all of their
    sides by then; it is dropped if two of these have not agreed to each other. Agreements that come
    to the same people are one, under the name that was agreed on last.
    """
    sides = {who: frozenset(world.members(who)) for who in world.playing}
    agreed = set(_agreed_pairs(world))
    found: list[Union] = []
    for name in world.agreed_on:
        here = tuple(who for who in world.uniting[name] if who in sides)
        union = _among(name, here, sides, agreed)
        if union.begins:
            sides |= dict.fromkeys(union.members, frozenset(union.members))
            found = [
                one for one in found if not (one.begins and {*one.members} <= {*union.members})
            ]
        found.append(union)
    return tuple(found)


def _among(
    name: str, here: tuple[str, ...], sides: Mapping[str, frozenset[str]], agreed: set[Pair]
) -> Union:
    """The union of these people with all of their sides; of one alone there is none."""
    if len(here) < FEWEST:
        return Union(name, here)
    together = frozenset[str]().union(*(sides[who] for who in here))
    members = tuple(who for who in sides if who in together)
    return Union(name, members, tuple(p for p in combinations(members, 2) if p not in agreed))


def _agreed_pairs(world: World) -> Iterator[Pair]:
    """Yield the pairs that are of one side, or are in one agreement."""
    agreements = tuple(map(frozenset, world.uniting.values()))
    for one, other in combinations(world.playing, 2):
        both = {one, other}
        if world.side(one) == world.side(other) or any(both <= people for people in agreements):
            yield one, other


def unions_known(world: World) -> tuple[Union, ...]:
    """Return the agreements as everybody may know them.

    That somebody leaves a federation is told with the results of the turn (DIP-DEFED-01).
    """
    return unions_of(world if world.phase == "movement" else _parted(world))


def unions_told(world: World) -> tuple[Union, ...]:
    """Return the unions that phones tell of: one for the same people, as last agreed on."""
    return tuple({one.members: one for one in unions_known(world) if one.members}.values())


def apart_with(world: World, people: Iterable[str]) -> tuple[str, ...]:
    """Return who would lack an agreement with somebody if these agreed now to unite."""
    agreed = world.uniting.set(UNNAMED, tuple(people))
    asked = replace(world, uniting=agreed, agreed_on=(*world.agreed_on, UNNAMED))
    return unions_known(asked)[-1].apart


def _parted(world: World) -> World:
    """The world without the memberships of those who leave when the turn ends."""
    for who in world.leaving.intersection(world.playing):
        world = world.changed(who, union="")
    return world


def left_alone(world: World) -> tuple[str, ...]:
    """Return those who are the only one of their federation: it is none any more."""
    return tuple(
        who for who in world.playing if world.empire(who).union and len(world.members(who)) == 1
    )
