"""Groups of orders that depend on each other, each decided by all its assignments at once.

A decision is computed for every possible answer to its questions, so that its dependencies need no
assumption. The assignments of a group are numbered; a set of them is an integer with one bit for
each. A group of 12 orders has 4,096 assignments.
"""

from collections.abc import Iterator, Mapping

from ledger.games.roman_diplomacy.adjudication.orders import Convoy, Move
from tests.games.roman_diplomacy.slow.equations import Assignment, OrderEquations

MOST = 12
"""The maximum number of orders in a group."""

Decided = dict[int, bool]


class TooManyOrdersError(Exception):
    """More orders depend on each other than can be tried."""


class _UnassignedError(Exception):
    def __init__(self, number: int) -> None:
        self.number = number


class _PartialCase(dict[int, bool]):
    def __missing__(self, number: int) -> bool:
        raise _UnassignedError(number)


Answers = list[tuple[Mapping[int, bool], bool]]
"""The values of a decision, by the decisions of others that it reads."""


def values_in_each_case(equations: OrderEquations, number: int) -> Answers:
    """Return the value of a decision in each case. Raise TooManyOrdersError."""
    found: Answers = []
    waiting = [_PartialCase()]
    while waiting:
        case = waiting.pop()
        try:
            found.append((case, equations.equation_value(number, case)))
        except _UnassignedError as asked:
            if len(found) > 1 << MOST:
                raise TooManyOrdersError from None
            waiting += [_PartialCase({**case, asked.number: value}) for value in (False, True)]
    return found


def solve_slowly(equations: OrderEquations) -> tuple[Decided, list[list[int]]]:
    """Every decision about these orders, and the groups in which they were made.

    Raise TooManyOrdersError if a group has more orders than can be tried.
    """
    every = {number: values_in_each_case(equations, number) for number in equations.decisions}
    groups = list(_connected_groups(every))
    made: Decided = {}
    for members in groups:
        if len(members) > MOST:
            raise TooManyOrdersError
        made |= AssignmentGroup(equations, members, every).decide_all()
    return made, groups


def _connected_groups(every: Mapping[int, Answers]) -> Iterator[list[int]]:
    """Return the orders that are connected by the decisions they read."""
    beside: dict[int, set[int]] = {number: {number} for number in every}
    for number, cases in every.items():
        for other in {other for case, _ in cases for other in case}:
            beside[number].add(other)
            beside[other].add(number)
    left = set(every)
    while left:
        found, edge = set[int](), {min(left)}
        while edge:
            found |= edge
            edge = {other for one in edge for other in beside[one]} - found
        left -= found
        yield sorted(found)


class AssignmentGroup:
    """All assignments of some orders, as sets of their numbers."""

    def __init__(
        self, equations: OrderEquations, members: list[int], every: Mapping[int, Answers]
    ) -> None:
        self.equations = equations
        self.bits = {number: bit for bit, number in enumerate(members)}
        self.all = (1 << (1 << len(members))) - 1
        self.true = {number: self._assignments_where(number) for number in members}
        self.must = {number: self._assignments_forcing(every[number]) for number in members}

    def _assignments_where(self, number: int) -> int:
        """Return the assignments in which an order's decision is true."""
        run = 1 << self.bits[number]
        found, length = ((1 << run) - 1) << run, 2 * run
        while length < 1 << len(self.bits):
            found |= found << length
            length *= 2
        return found

    def _assignments_forcing(self, cases: Answers) -> int:
        """Return the assignments in which the other decisions make this one true."""
        return sum(self.matching_assignments(case) for case, value in cases if value)

    def matching_assignments(self, made: Assignment) -> int:
        """Return the assignments that agree with some decisions."""
        found = self.all
        for number, value in made.items():
            found &= self.true[number] if value else self.all ^ self.true[number]
        return found

    def consistent_assignments(self, numbers: list[int], made: Assignment) -> int:
        """Return the assignments that agree with these decisions and these orders' equations."""
        found = self.matching_assignments(made)
        for number in numbers:
            found &= self.all ^ self.true[number] ^ self.must[number]
        return found

    def decide_all(self) -> Decided:
        """Make every decision: first those that depend on nothing else, then the others."""
        made: Decided = {}
        while unknown := [number for number in self.bits if number not in made]:
            core = self._find_core(unknown, made)
            possible = self.consistent_assignments(core, made)
            others = len(unknown) - len(core)
            if possible.bit_count() == 1 << others:
                made |= {number: not possible & ~self.true[number] for number in core}
            else:
                made |= self._apply_backup_rule(core)
        self._take_only_assignment(made)
        return made

    def _take_only_assignment(self, made: Decided) -> None:
        """Take the assignment if exactly one agrees with all equations."""
        possible = self.consistent_assignments(list(self.bits), {})
        assert possible.bit_count() != 1 or possible == self.matching_assignments(made)

    def _find_core(self, unknown: list[int], made: Decided) -> list[int]:
        """Return orders that depend on each other and on no other order."""
        causes = {
            number: self._orders_changing_decision(number, unknown, made) for number in unknown
        }
        reached = {number: _reachable_orders(number, causes) for number in unknown}
        return next(
            sorted({number, *reached[number]})
            for number in unknown
            if all(number in reached[other] for other in reached[number])
        )

    def _orders_changing_decision(self, number: int, unknown: list[int], made: Decided) -> set[int]:
        """Return the orders that change this decision in some assignment if they alone change."""
        must, left = self.must[number], self.matching_assignments(made)
        found = set()
        for other in unknown:
            yes, run = self.true[other], 1 << self.bits[other]
            changed = (must & yes) >> run ^ must & ~yes
            if changed & left & ~yes:
                found.add(other)
        return found

    def _apply_backup_rule(self, core: list[int]) -> Decided:
        """Apply S.

        Szykman's rule; else orders that only follow one another move, and others fail.
        """
        orders = self.equations.orders
        convoys = [number for number in core if isinstance(orders[number], Convoy)]
        if convoys:
            return dict.fromkeys(convoys, False)
        return dict.fromkeys(core, all(isinstance(orders[number], Move) for number in core))


def _reachable_orders(number: int, causes: Mapping[int, set[int]]) -> set[int]:
    found: set[int] = set()
    edge = {number}
    while edge:
        edge = {other for one in edge for other in causes[one]} - found
        found |= edge
    return found
