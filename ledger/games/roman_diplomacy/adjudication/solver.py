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
    MAX_DECISIONS_TRIED,
    Decision,
    TriedDecisions,
    WatchedDecisions,
    decisions_needed,
    first_sink_component,
    only_consistent_solution,
)
from ledger.games.roman_diplomacy.adjudication.order_sheet import NO_PIECE, OrderSheet
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Move,
    Readings,
    Support,
)

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
        for piece_index in self.sheet.idle:
            self.made[piece_index] = True
        indices = list(self.sheet.deciding)
        while indices:
            undecided_indices = [
                piece_index for piece_index in indices if not self._try_to_decide(piece_index)
            ]
            if len(undecided_indices) == len(indices):
                self._break_cycle(undecided_indices)
                undecided_indices = [
                    piece_index
                    for piece_index in undecided_indices
                    if self.made[piece_index] is None
                ]
            indices = undecided_indices
        return self

    def _try_to_decide(self, piece_index: int) -> bool:
        decision = self.decision_so_far(piece_index)
        self.made[piece_index] = decision
        return decision is not None

    def decision_so_far(self, piece_index: int) -> Decision:
        """Return the decision that follows from earlier decisions; None if it is still unknown."""
        order = self.sheet.orders[piece_index]
        if isinstance(order, Move):
            return self._decide_move(piece_index)
        return (
            self._decide_support(piece_index, order)
            if isinstance(order, Support)
            else self._decide_convoy(piece_index)
        )

    def _break_cycle(self, undecided_indices: list[int]) -> None:
        """Decide orders that depend only on each other, by the backup rule (DATC 5.C, 5.F).

        If the cycle contains a convoy, its fleets count as dislodged (S. Szykman's rule). Pieces
        that only follow one another all move. All other orders fail (DATC 5.B.9).
        """
        dependencies = {
            piece_index: self._dependencies_of(piece_index) for piece_index in undecided_indices
        }
        nodes, orders = first_sink_component(dependencies), self.sheet.orders
        if all(len(dependencies[piece_index]) <= MAX_DECISIONS_TRIED for piece_index in nodes):
            nodes = self._orders_in_cycle(nodes)
        convoys = [piece_index for piece_index in nodes if isinstance(orders[piece_index], Convoy)]
        are_all_moves = all(isinstance(orders[piece_index], Move) for piece_index in nodes)
        for piece_index in convoys or nodes:
            self.made[piece_index] = are_all_moves and not convoys

    def _orders_in_cycle(self, indices: frozenset[int]) -> frozenset[int]:
        """Return the orders that really need each other; none if some of them could be decided.

        Trying out each case decides more than the worst and the best case do. A support that has no
        effect is read, but not needed. If exactly one solution is consistent, the solver takes it.
        """
        tried_decisions = {
            piece_index: self._decisions_by_case(piece_index) for piece_index in indices
        }
        decided_nodes = {
            piece_index
            for piece_index in indices
            if len({*tried_decisions[piece_index].values()}) == 1
        }
        for piece_index in decided_nodes:
            self.made[piece_index] = next(iter(tried_decisions[piece_index].values()))
        if decided_nodes:
            return frozenset()
        nodes = first_sink_component(
            {piece_index: decisions_needed(tried_decisions[piece_index]) for piece_index in indices}
        )
        solution = only_consistent_solution(nodes, tried_decisions) or {}
        for piece_index, decision in solution.items():
            self.made[piece_index] = decision
        return frozenset() if solution else nodes

    def _dependencies_of(self, piece_index: int) -> set[int]:
        decisions = self.made
        watched_decisions = WatchedDecisions(decisions)
        self.made = watched_decisions
        self.decision_so_far(piece_index)
        self.made = decisions
        return watched_decisions.unknown

    def _decisions_by_case(self, piece_index: int) -> TriedDecisions:
        """Return this decision for each possible case of the unknown decisions that it reads."""
        other_indices = sorted(self._dependencies_of(piece_index) - {piece_index})
        decisions: TriedDecisions = {}
        for case_values in product((False, True), repeat=len(other_indices)):
            case = tuple(zip(other_indices, case_values, strict=True))
            for other_index, supposed_decision in case:
                self.made[other_index] = supposed_decision
            decisions[frozenset(case)] = self.decision_so_far(piece_index)
        for other_index in other_indices:
            self.made[other_index] = None
        return decisions

    def _decide_move(self, piece_index: int) -> Decision:
        """Decide a move: it succeeds if it is stronger than the resistance and than each rival."""
        lower_limit, upper_limit = self.attack(piece_index)
        if not upper_limit:
            return False
        resistance = self.resisting_strength(piece_index)
        is_beaten = upper_limit <= resistance[0]
        is_sure = lower_limit > resistance[1]
        for rival_index in self.sheet.movers[self.sheet.targets[piece_index]]:
            if rival_index != piece_index:
                rival_lower, rival_upper = self.prevent_strength(rival_index)
                is_beaten = is_beaten or upper_limit <= rival_lower
                is_sure = is_sure and lower_limit > rival_upper
        return False if is_beaten else True if is_sure else None

    def _decide_support(self, piece_index: int, order: Support) -> Decision:
        """Decide a support: it is cut by an attack from another province, or by dislodgement."""
        target_province = province_of(order.to or order.origin)
        is_decided = True
        for mover_index in self.sheet.foes[piece_index]:
            lower_limit, upper_limit = (1, 1) if self.made[mover_index] else (0, 0)
            if self.made[mover_index] is None:
                upper_limit = 1
            if self._is_cutting_support(mover_index, target_province):
                rival_lower, rival_upper = self.attack(mover_index)
                lower_limit, upper_limit = (
                    max(lower_limit, rival_lower),
                    max(upper_limit, rival_upper),
                )
            if lower_limit:
                return False
            is_decided = is_decided and not upper_limit
        return True if is_decided else None

    def _is_cutting_support(self, mover_index: int, target_province: str) -> bool:
        """Return whether this attack would cut support towards a province, if it has any strength.

        In the edition of 1971 an army does not cut support for an attack on its own convoy.
        """
        if self.sheet.origins[mover_index] == target_province:
            return False
        sheet = self.sheet
        is_exempt = (
            self.readings.edition == "1971" and mover_index in sheet.by_sea | sheet.exchanging
        )
        return not (is_exempt and target_province in sheet.seas_of_needed_fleets(mover_index))

    def _decide_convoy(self, piece_index: int) -> Decision:
        """Decide a convoy: it works while its fleet is not dislodged."""
        convoy_moves = [self.made[mover_index] for mover_index in self.sheet.foes[piece_index]]
        return False if True in convoy_moves else None if None in convoy_moves else True

    def path(self, piece_index: int) -> StrengthRange:
        """Return 1 if the piece can get to its target. By sea it needs fleets that carry it."""
        return self._carrying_strength(piece_index) if piece_index in self.sheet.by_sea else (1, 1)

    def _carrying_strength(self, piece_index: int) -> StrengthRange:
        """Return 1 if fleets carry the piece all the way."""
        fleets = self.sheet.carrying_fleets(piece_index)
        certain_seas = {sea for sea, fleet_index in fleets.items() if self.made[fleet_index]}
        possible_seas = {
            sea for sea, fleet_index in fleets.items() if self.made[fleet_index] is not False
        }
        if self.readings.edition == "1971":
            seas = self.sheet.seas_of_needed_fleets(piece_index)
            return int(bool(seas) and seas <= certain_seas), int(
                bool(seas) and seas <= possible_seas
            )
        origin, target = self.sheet.origins[piece_index], self.sheet.targets[piece_index]
        can_carry = bool(possible_seas) and self.board.can_fleets_carry(
            possible_seas, origin, target
        )
        return int(can_carry and self.board.can_fleets_carry(certain_seas, origin, target)), int(
            can_carry
        )

    def support_strength(
        self, supporters: list[int], sides_against: Sequence[str] = ()
    ) -> StrengthRange:
        """Return 1 plus the number of given supports.

        Supports by sides in `sides_against` do not count.
        """
        lower_limit = upper_limit = 1
        decisions, sides = self.made, self.sheet.sides
        for piece_index in supporters:
            if sides_against and sides[piece_index] in sides_against:
                continue
            decision = decisions[piece_index]
            if decision is not False:
                upper_limit += 1
                lower_limit += decision is True
        return lower_limit, upper_limit

    def attack(self, piece_index: int) -> StrengthRange:
        """Return the attack strength (DATC 5.B.3); 0 against a staying piece of the same side."""
        path = self.path(piece_index)
        if not path[1]:
            return 0, 0
        army_index, garrison_index = self.sheet.ahead[piece_index]
        is_vacant = army_index < 0 or self._does_army_leave(army_index, piece_index)
        lower_limit, upper_limit = self._strength_against(
            piece_index, NO_PIECE if is_vacant else army_index, garrison_index
        )
        if is_vacant is None:
            rival_lower, rival_upper = self._strength_against(piece_index, NO_PIECE, garrison_index)
            lower_limit, upper_limit = min(lower_limit, rival_lower), max(upper_limit, rival_upper)
        return (lower_limit if path[0] else 0), upper_limit

    def _strength_against(
        self, piece_index: int, army_index: int, garrison_index: int
    ) -> StrengthRange:
        """Return a move's strength against these pieces.

        Supports of a defender's own side do not count.
        """
        sides, supporters = self.sheet.sides, self.sheet.supporters[piece_index]
        side = sides[piece_index]
        if army_index >= 0 and sides[army_index] == side:
            return 0, 0
        if not supporters:
            return 1, 1
        defending_sides = [
            sides[defender_index]
            for defender_index in (army_index, garrison_index)
            if defender_index >= 0 and sides[defender_index] != side
        ]
        return self.support_strength(supporters, defending_sides)

    def _does_army_leave(self, army_index: int, attacker_index: int) -> Decision:
        """Return whether the army leaves. Armies that exchange places head to head do not leave."""
        does_move = self.made[army_index] if army_index in self.sheet.targets_set else False
        if does_move is False:
            return False
        do_pieces_meet = self.do_meet(army_index, attacker_index)
        return False if do_pieces_meet else None if do_pieces_meet is None else does_move

    def do_meet(self, first_index: int, second_index: int) -> Decision:
        """Return whether two pieces that exchange places meet, because no fleet carries one."""
        sheet = self.sheet
        if not sheet.are_head_to_head(first_index, second_index):
            return False
        carried_moves = [
            self._carrying_strength(piece_index)
            for piece_index in (first_index, second_index)
            if piece_index in sheet.exchanging
        ]
        if (1, 1) in carried_moves:
            return False
        return None if (0, 1) in carried_moves else True

    def resisting_strength(self, piece_index: int) -> StrengthRange:
        """Return the strength that resists a move (DIP-CITY-05, DIP-CITY-06).

        It is the strength of a holding piece, or of a piece that comes head to head.
        """
        sheet = self.sheet
        side = sheet.sides[piece_index]
        army_index, garrison_index = sheet.ahead[piece_index]
        army_strength = (
            (0, 0) if army_index < 0 else self._resistance_of_army(army_index, piece_index)
        )
        if garrison_index < 0 or sheet.sides[garrison_index] == side:
            return army_strength
        garrison_strength = self.hold_strength(garrison_index)
        if self.readings.joint:
            is_army_staying = army_index >= 0 and army_index not in sheet.targets_set
            army_strength = (
                (1, 1) if is_army_staying else army_strength
            )  # support to hold counts for both, and once
            return army_strength[0] + garrison_strength[0], army_strength[1] + garrison_strength[1]
        return max(army_strength[0], garrison_strength[0]), max(
            army_strength[1], garrison_strength[1]
        )

    def _resistance_of_army(self, army_index: int, attacker_index: int) -> StrengthRange:
        do_pieces_meet = self.do_meet(army_index, attacker_index)
        if do_pieces_meet is False:
            return self.hold_strength(army_index)
        forward_strength = self.support_strength(self.sheet.supporters[army_index])
        if do_pieces_meet:
            return forward_strength
        hold_strength_range = self.hold_strength(army_index)
        return min(forward_strength[0], hold_strength_range[0]), max(
            forward_strength[1], hold_strength_range[1]
        )

    def hold_strength(self, piece_index: int) -> StrengthRange:
        """Return the hold strength (DATC 5.B.5).

        A piece ordered to move takes no support to hold.
        """
        if piece_index not in self.sheet.targets_set:
            return self.support_strength(self.sheet.holders[piece_index])
        does_move = self.made[piece_index]
        return (0 if does_move is not False else 1), (1 if does_move is not True else 0)

    def prevent_strength(self, piece_index: int) -> StrengthRange:
        """Return the prevent strength (DATC 5.B.6).

        The strength is 0 if the piece that comes head to head succeeds.
        """
        path = self.path(piece_index)
        if not path[1]:
            return 0, 0
        lower_limit, upper_limit = self.support_strength(self.sheet.supporters[piece_index])
        opponent_index = self.sheet.ahead[piece_index][0]
        do_pieces_meet = opponent_index >= 0 and self.do_meet(opponent_index, piece_index)
        if do_pieces_meet and self.made[opponent_index]:
            return 0, 0
        if do_pieces_meet is not False and self.made[opponent_index] is not False:
            lower_limit = 0
        return (lower_limit if path[0] else 0), upper_limit


def solve_orders(board: Board, sheet: OrderSheet, readings: Readings) -> Solver:
    """Return a solver with every decision of these orders made."""
    return Solver(board, sheet, readings).solve()
