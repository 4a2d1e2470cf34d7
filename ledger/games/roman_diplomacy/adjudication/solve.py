"""The decisions of one impulse, made from partial information (DATC 5.B and 5.E; Kruijswijk 2009).

Each order has one decision: whether a move succeeds, a support is given, or a convoying fleet
stays. A decision is unknown at first, and never changes after it is made. An unknown decision is
judged in its worst case and in its best case. If both cases agree, the decision is made. A strength
is a pair of a minimum and a maximum.
"""

from collections.abc import Sequence
from itertools import product
from typing import TypeAlias

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.cycles import (
    MOST_DECISIONS_TRIED,
    Decision,
    TriedDecisions,
    WatchedDecisions,
    decisions_needed,
    first_sink_component,
    only_consistent_solution,
)
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Move,
    Readings,
    Support,
)
from ledger.games.roman_diplomacy.adjudication.sheet import NO_PIECE, OrderSheet

StrengthRange: TypeAlias = tuple[int, int]
"""The minimum and the maximum that a strength can have."""


class Solver:
    """The solver, which makes every decision of a sheet of orders."""

    def __init__(self, board: Board, sheet: OrderSheet, readings: Readings) -> None:
        self.board = board
        self.sheet = sheet
        self.readings = readings
        self.made: list[Decision] = [None] * len(sheet.pieces)

    def solve(self) -> "Solver":
        """Make all decisions, and return this solver."""
        for index in self.sheet.idle:
            self.made[index] = True
        indices = list(self.sheet.deciding)
        while indices:
            undecided = [index for index in indices if not self._try_to_decide(index)]
            if len(undecided) == len(indices):
                self._break_cycle(undecided)
                undecided = [index for index in undecided if self.made[index] is None]
            indices = undecided
        return self

    def _try_to_decide(self, index: int) -> bool:
        decision = self.decision_so_far(index)
        self.made[index] = decision
        return decision is not None

    def decision_so_far(self, index: int) -> Decision:
        """Return the decision that follows from earlier decisions; None if it is still unknown."""
        order = self.sheet.orders[index]
        if isinstance(order, Move):
            return self._decide_move(index)
        return (
            self._decide_support(index, order)
            if isinstance(order, Support)
            else self._decide_convoy(index)
        )

    def _break_cycle(self, undecided: list[int]) -> None:
        """Decide orders that depend only on each other, by the backup rule (DATC 5.C, 5.F).

        If the cycle contains a convoy, its fleets count as dislodged (S. Szykman's rule). Pieces
        that only follow one another all move. All other orders fail (DATC 5.B.9).
        """
        dependencies = {index: self._dependencies_of(index) for index in undecided}
        nodes, orders = first_sink_component(dependencies), self.sheet.orders
        if all(len(dependencies[index]) <= MOST_DECISIONS_TRIED for index in nodes):
            nodes = self._orders_in_cycle(nodes)
        convoys = [index for index in nodes if isinstance(orders[index], Convoy)]
        are_all_moves = all(isinstance(orders[index], Move) for index in nodes)
        for index in convoys or nodes:
            self.made[index] = are_all_moves and not convoys

    def _orders_in_cycle(self, indices: frozenset[int]) -> frozenset[int]:
        """Return the orders that really need each other; none if some of them could be decided.

        Trying out each case decides more than the worst and the best case do. A support that has no
        effect is read, but not needed. If exactly one solution is consistent, the solver takes it.
        """
        tried = {index: self._decisions_by_case(index) for index in indices}
        constant = {index for index in indices if len({*tried[index].values()}) == 1}
        for index in constant:
            self.made[index] = next(iter(tried[index].values()))
        if constant:
            return frozenset()
        nodes = first_sink_component({index: decisions_needed(tried[index]) for index in indices})
        solution = only_consistent_solution(nodes, tried) or {}
        for index, decision in solution.items():
            self.made[index] = decision
        return frozenset() if solution else nodes

    def _dependencies_of(self, index: int) -> set[int]:
        decisions = self.made
        watched_decisions = WatchedDecisions(decisions)
        self.made = watched_decisions
        self.decision_so_far(index)
        self.made = decisions
        return watched_decisions.unknown

    def _decisions_by_case(self, index: int) -> TriedDecisions:
        """Return this decision for each possible case of the unknown decisions that it reads."""
        other_indices = sorted(self._dependencies_of(index) - {index})
        decisions: TriedDecisions = {}
        for values in product((False, True), repeat=len(other_indices)):
            case = tuple(zip(other_indices, values, strict=True))
            for other_index, value in case:
                self.made[other_index] = value
            decisions[frozenset(case)] = self.decision_so_far(index)
        for other_index in other_indices:
            self.made[other_index] = None
        return decisions

    def _decide_move(self, index: int) -> Decision:
        """Decide a move: it succeeds if it is stronger than the resistance and than each rival."""
        lower, upper = self.attack(index)
        if not upper:
            return False
        resistance = self.resisting_strength(index)
        is_beaten = upper <= resistance[0]
        is_sure = lower > resistance[1]
        for rival in self.sheet.movers[self.sheet.targets[index]]:
            if rival != index:
                rival_lower, rival_upper = self.prevent_strength(rival)
                is_beaten = is_beaten or upper <= rival_lower
                is_sure = is_sure and lower > rival_upper
        return False if is_beaten else True if is_sure else None

    def _decide_support(self, index: int, order: Support) -> Decision:
        """Decide a support: it is cut by an attack from another province, or by dislodgement."""
        target_province = province_of(order.to or order.origin)
        known = True
        for mover in self.sheet.foes[index]:
            lower, upper = (1, 1) if self.made[mover] else (0, 0)
            if self.made[mover] is None:
                upper = 1
            if self._is_cutting_support(mover, target_province):
                rival_lower, rival_upper = self.attack(mover)
                lower, upper = max(lower, rival_lower), max(upper, rival_upper)
            if lower:
                return False
            known = known and not upper
        return True if known else None

    def _is_cutting_support(self, mover: int, target_province: str) -> bool:
        """Return whether this attack would cut support towards a province, if it has any strength.

        In the edition of 1971 an army does not cut support for an attack on its own convoy.
        """
        if self.sheet.origins[mover] == target_province:
            return False
        sheet = self.sheet
        is_exempt = self.readings.edition == "1971" and mover in sheet.by_sea | sheet.exchanging
        return not (is_exempt and target_province in sheet.seas_of_needed_fleets(mover))

    def _decide_convoy(self, index: int) -> Decision:
        """Decide a convoy: it works while its fleet is not dislodged."""
        convoy_moves = [self.made[mover] for mover in self.sheet.foes[index]]
        return False if True in convoy_moves else None if None in convoy_moves else True

    def path(self, index: int) -> StrengthRange:
        """Return 1 if the piece can get to its target. By sea it needs fleets that carry it."""
        return self._carrying_strength(index) if index in self.sheet.by_sea else (1, 1)

    def _carrying_strength(self, index: int) -> StrengthRange:
        """Return 1 if fleets carry the piece all the way."""
        fleets = self.sheet.carrying_fleets(index)
        certain_seas = {sea for sea, fleet in fleets.items() if self.made[fleet]}
        possible_seas = {sea for sea, fleet in fleets.items() if self.made[fleet] is not False}
        if self.readings.edition == "1971":
            seas = self.sheet.seas_of_needed_fleets(index)
            return int(bool(seas) and seas <= certain_seas), int(
                bool(seas) and seas <= possible_seas
            )
        origin, target = self.sheet.origins[index], self.sheet.targets[index]
        might_carry = bool(possible_seas) and self.board.can_fleets_carry(
            possible_seas, origin, target
        )
        return int(might_carry and self.board.can_fleets_carry(certain_seas, origin, target)), int(
            might_carry
        )

    def support_strength(
        self, supporters: list[int], sides_against: Sequence[str] = ()
    ) -> StrengthRange:
        """Return 1 plus the number of given supports.

        Supports by sides in `sides_against` do not count.
        """
        lower = upper = 1
        decisions, sides = self.made, self.sheet.sides
        for index in supporters:
            if sides_against and sides[index] in sides_against:
                continue
            decision = decisions[index]
            if decision is not False:
                upper += 1
                lower += decision is True
        return lower, upper

    def attack(self, index: int) -> StrengthRange:
        """Return the attack strength (DATC 5.B.3); 0 against a staying piece of the same side."""
        path = self.path(index)
        if not path[1]:
            return 0, 0
        army, garrison = self.sheet.ahead[index]
        is_vacant = army < 0 or self._does_army_leave(army, index)
        lower, upper = self._strength_against(index, NO_PIECE if is_vacant else army, garrison)
        if is_vacant is None:
            rival_lower, rival_upper = self._strength_against(index, NO_PIECE, garrison)
            lower, upper = min(lower, rival_lower), max(upper, rival_upper)
        return (lower if path[0] else 0), upper

    def _strength_against(self, index: int, army: int, garrison: int) -> StrengthRange:
        """Return a move's strength against these pieces.

        Supports of a defender's own side do not count.
        """
        sides, supporters = self.sheet.sides, self.sheet.supporters[index]
        side = sides[index]
        if army >= 0 and sides[army] == side:
            return 0, 0
        if not supporters:
            return 1, 1
        defending_sides = [
            sides[defender]
            for defender in (army, garrison)
            if defender >= 0 and sides[defender] != side
        ]
        return self.support_strength(supporters, defending_sides)

    def _does_army_leave(self, army: int, attacker: int) -> Decision:
        """Return whether the army leaves. Armies that exchange places head to head do not leave."""
        does_move = self.made[army] if army in self.sheet.targets_set else False
        if does_move is False:
            return False
        do_pieces_meet = self.do_meet(army, attacker)
        return False if do_pieces_meet else None if do_pieces_meet is None else does_move

    def do_meet(self, first: int, second: int) -> Decision:
        """Return whether two pieces that exchange places meet, because no fleet carries one."""
        sheet = self.sheet
        if not sheet.are_head_to_head(first, second):
            return False
        carried_moves = [
            self._carrying_strength(index) for index in (first, second) if index in sheet.exchanging
        ]
        if (1, 1) in carried_moves:
            return False
        return None if (0, 1) in carried_moves else True

    def resisting_strength(self, index: int) -> StrengthRange:
        """Return the strength that resists a move (DIP-CITY-05, DIP-CITY-06).

        It is the strength of a holding piece, or of a piece that comes head to head.
        """
        sheet = self.sheet
        side = sheet.sides[index]
        army, garrison = sheet.ahead[index]
        first = (0, 0) if army < 0 else self._resistance_of_army(army, index)
        if garrison < 0 or sheet.sides[garrison] == side:
            return first
        second = self.hold_strength(garrison)
        if self.readings.joint:
            is_army_staying = army >= 0 and army not in sheet.targets_set
            first = (
                (1, 1) if is_army_staying else first
            )  # support to hold counts for both, and once
            return first[0] + second[0], first[1] + second[1]
        return max(first[0], second[0]), max(first[1], second[1])

    def _resistance_of_army(self, army: int, attacker: int) -> StrengthRange:
        do_pieces_meet = self.do_meet(army, attacker)
        if do_pieces_meet is False:
            return self.hold_strength(army)
        forward_strength = self.support_strength(self.sheet.supporters[army])
        if do_pieces_meet:
            return forward_strength
        standing = self.hold_strength(army)
        return min(forward_strength[0], standing[0]), max(forward_strength[1], standing[1])

    def hold_strength(self, index: int) -> StrengthRange:
        """Return the hold strength (DATC 5.B.5).

        A piece ordered to move takes no support to hold.
        """
        if index not in self.sheet.targets_set:
            return self.support_strength(self.sheet.holders[index])
        does_move = self.made[index]
        return (0 if does_move is not False else 1), (1 if does_move is not True else 0)

    def prevent_strength(self, index: int) -> StrengthRange:
        """Return the prevent strength (DATC 5.B.6).

        The strength is 0 if the piece that comes head to head succeeds.
        """
        path = self.path(index)
        if not path[1]:
            return 0, 0
        lower, upper = self.support_strength(self.sheet.supporters[index])
        opponent = self.sheet.ahead[index][0]
        do_pieces_meet = opponent >= 0 and self.do_meet(opponent, index)
        if do_pieces_meet and self.made[opponent]:
            return 0, 0
        if do_pieces_meet is not False and self.made[opponent] is not False:
            lower = 0
        return (lower if path[0] else 0), upper


def solve_orders(board: Board, sheet: OrderSheet, readings: Readings) -> Solver:
    """Return a solver with every decision of these orders made."""
    return Solver(board, sheet, readings).solve()
