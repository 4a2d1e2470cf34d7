"""Cycles of decisions that depend only on each other (DATC 5.C).

The algorithm is by R. Tarjan (1972).
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from itertools import product
from typing import TypeAlias

Decision: TypeAlias = bool | None

MAX_DECISIONS_TRIED = 12
"""The maximum number of decisions to try out, for at most 4,096 cases.

With more decisions, every decision that was read counts as needed.
"""

TriedDecisions: TypeAlias = dict[frozenset[tuple[int, bool]], Decision]
"""The result of a decision for each possible case of the decisions that it reads."""


class WatchedDecisions(list[Decision]):
    """Decisions that remember which unknown decisions were read."""

    def __init__(self, decisions: list[Decision]) -> None:
        super().__init__(decisions)
        self.unknown: set[int] = set()

    def __getitem__(self, index: int) -> Decision:  # type: ignore[override]  # slices are not used
        """Return the decision, and note it if it is unknown."""
        decision = super().__getitem__(index)
        if decision is None:
            self.unknown.add(index)
        return decision


def first_sink_component(dependencies: Mapping[int, AbstractSet[int]]) -> frozenset[int]:
    """Return the first strongly connected component that depends on no node outside itself.

    Tarjan finds each component before the ones that depend on it. The nodes are numbered by the
    map, so the answer does not depend on the order of the keys.
    """
    return _Search(dependencies).first()


def decisions_needed(tried_decisions: TriedDecisions) -> set[int]:
    """Return the decisions that a decision needs because a change of one of them can change it."""
    return {
        other_index
        for case, decision in tried_decisions.items()
        for other_index, supposed_decision in case
        if tried_decisions[
            case - {(other_index, supposed_decision)} | {(other_index, not supposed_decision)}
        ]
        != decision
    }


def only_consistent_solution(
    nodes: AbstractSet[int], tried_decisions: Mapping[int, TriedDecisions]
) -> dict[int, bool] | None:
    """Return the only consistent solution for these decisions; None unless there is exactly one.

    The result depends on no other decision, even if others were read.
    """
    node_list, solutions = sorted(nodes), list[dict[int, bool]]()
    if len(node_list) > MAX_DECISIONS_TRIED:
        return None
    for case_values in product((False, True), repeat=len(node_list)):
        values_by_node = dict(zip(node_list, case_values, strict=True))
        if all(
            _decision_given_values(tried_decisions[node_index], values_by_node)
            == values_by_node[node_index]
            for node_index in node_list
        ):
            solutions.append(values_by_node)
    return solutions[0] if len(solutions) == 1 else None


def _decision_given_values(
    tried_decisions: TriedDecisions, values_by_node: Mapping[int, bool]
) -> Decision:
    """Return the result for these values of the other decisions."""
    nodes_of_case = (other_index for other_index, _ in next(iter(tried_decisions)))
    return tried_decisions[
        frozenset(
            (other_index, values_by_node.get(other_index, False)) for other_index in nodes_of_case
        )
    ]


class _Search:
    """A depth-first search. `low` is the earliest node that is reached from each node."""

    def __init__(self, dependencies: Mapping[int, AbstractSet[int]]) -> None:
        self._depends = dependencies
        self._low: dict[int, int] = {}
        self._path: list[int] = []

    def first(self) -> frozenset[int]:
        """Return the first component that depends on no node outside itself."""
        for node_index in sorted(self._depends):
            if node_index not in self._low:
                cycle = self._search_from(node_index)
                if cycle:
                    return cycle
        raise AssertionError("what is unknown depends on something")

    def _search_from(self, node_index: int) -> frozenset[int]:
        path_index = self._low[node_index] = len(self._path)
        self._path.append(node_index)
        for neighbour_index in sorted(self._depends[node_index] & self._depends.keys()):
            if neighbour_index not in self._low:
                cycle = self._search_from(neighbour_index)
                if cycle:
                    return cycle
            self._low[node_index] = min(self._low[node_index], self._low[neighbour_index])
        return (
            frozenset(self._path[path_index:])
            if self._low[node_index] == path_index
            else frozenset()
        )
