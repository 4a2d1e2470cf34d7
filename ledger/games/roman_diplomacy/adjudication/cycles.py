"""Which orders depend on each other alone (DATC 5.C): R. Tarjan's components (1972)."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from itertools import product
from typing import TypeAlias

Decision: TypeAlias = bool | None

MOST_TRIED = 12
"""Where a decision looks at more unknown ones, to look at is taken for to need: 4,096 ways."""

Tried: TypeAlias = dict[frozenset[tuple[int, bool]], Decision]
"""A decision for each way in which those it looks at may be decided."""


class Watched(list[Decision]):
    """Decisions that remember which unknown ones were looked at."""

    def __init__(self, decisions: list[Decision]) -> None:
        super().__init__(decisions)
        self.unknown: set[int] = set()

    def __getitem__(self, index: int) -> Decision:  # type: ignore[override]  # slices are not used
        """The decision, noted if it is unknown."""
        decision = super().__getitem__(index)
        if decision is None:
            self.unknown.add(index)
        return decision


def sink_of(depends: Mapping[int, AbstractSet[int]]) -> frozenset[int]:
    """The first strongly connected component that depends on nothing outside itself.

    Tarjan finds components in the order in which none depends on a later one. So the answer does
    not hang on the order of the keys in a game: numbers follow the map.
    """
    return _Search(depends).first()


def needed(tried: Tried) -> set[int]:
    """Those on which a decision really depends: to change one of them alone can change it."""
    return {
        other
        for case, decision in tried.items()
        for other, value in case
        if tried[case - {(other, value)} | {(other, not value)}] != decision
    }


def only_consistent(core: AbstractSet[int], tried: Mapping[int, Tried]) -> dict[int, bool] | None:
    """The one way to decide these so that each follows from the others; None if not just one.

    They depend on nothing else: what they look at besides may be decided in any way.
    """
    numbers, found = sorted(core), list[dict[int, bool]]()
    if len(numbers) > MOST_TRIED:
        return None
    for values in product((False, True), repeat=len(numbers)):
        made = dict(zip(numbers, values, strict=True))
        if all(_follows(tried[number], made) == made[number] for number in numbers):
            found.append(made)
    return found[0] if len(found) == 1 else None


def _follows(tried: Tried, made: Mapping[int, bool]) -> Decision:
    """What was found for these decisions of others."""
    looked_at = (other for other, _ in next(iter(tried)))
    return tried[frozenset((other, made.get(other, False)) for other in looked_at)]


class _Search:
    """A walk in depth; `low` is the earliest node that is reached from each."""

    def __init__(self, depends: Mapping[int, AbstractSet[int]]) -> None:
        self._depends = depends
        self._low: dict[int, int] = {}
        self._path: list[int] = []

    def first(self) -> frozenset[int]:
        """The first component that depends on nothing outside itself."""
        for node in sorted(self._depends):
            if node not in self._low:
                found = self._walk(node)
                if found:
                    return found
        raise AssertionError("what is unknown depends on something")

    def _walk(self, node: int) -> frozenset[int]:
        place = self._low[node] = len(self._path)
        self._path.append(node)
        for other in sorted(self._depends[node] & self._depends.keys()):
            if other not in self._low:
                found = self._walk(other)
                if found:
                    return found
            self._low[node] = min(self._low[node], self._low[other])
        return frozenset(self._path[place:]) if self._low[node] == place else frozenset()
