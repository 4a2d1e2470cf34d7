"""DATC's equations for one complete assignment: no decision is unknown, every strength a number.

An assignment tells of each order whether its move is made, its support given, or its fleet not
dislodged. `follows` is the value of one decision if all others are as assigned.
"""

from collections.abc import Iterable, Mapping, Sequence

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Move,
    Order,
    Piece,
    Readings,
    Support,
)
from tests.games.roman_diplomacy.slow.seas import convoy_routes

Assignment = Mapping[int, bool]


class OrderEquations:
    """The pieces of a position by number, each with its lawful order.

    `restless` are the numbers of pieces that were ordered to move earlier in the turn.
    """

    def __init__(
        self,
        board: Board,
        pieces: Sequence[Piece],
        orders: Sequence[Order],
        readings: Readings,
        restless: Iterable[int] = (),
    ) -> None:
        self.board = board
        self.pieces = pieces
        self.orders = orders
        self.readings = readings
        self.restless = frozenset(restless)
        self.decisions = [
            n for n, one in enumerate(orders) if isinstance(one, Move | Support | Convoy)
        ]
        self.sides = [
            readings.side(one.owner) if one.owner else f"nobody's at {one.at}" for one in pieces
        ]
        self.targets = [province_of(o.to) if isinstance(o, Move) else "" for o in orders]
        self._standing = {(p.province, p.kind == "G"): n for n, p in enumerate(pieces)}
        self._helpers = [self._supports_of(n) for n in range(len(pieces))]
        self._sailing = [self._goes_by_sea(n) for n in range(len(pieces))]
        self._routes = [self._all_routes(n) for n in range(len(pieces))]

    def side(self, number: int) -> str:
        """Return the side of a piece. A piece without an owner is a side alone."""
        return self.sides[number]

    def to(self, number: int) -> str:
        """Return the province that a piece moves to, or ""."""
        return self.targets[number]

    def standing(self, province: str, *, garrison: bool) -> int | None:
        """Return the number of the army or the garrison there."""
        return self._standing.get((province, garrison))

    def convoying_fleets(self, number: int) -> list[int]:
        """Return the fleets that are ordered to carry this move."""
        place = self.pieces[number].province
        return [
            fleet
            for fleet, order in enumerate(self.orders)
            if isinstance(order, Convoy) and order.origin == place and order.to == self.to(number)
        ]

    def moves_by_sea(self, number: int) -> bool:
        """Return whether this move goes by sea (DATC 4.A.3)."""
        return self._sailing[number]

    def _goes_by_sea(self, number: int) -> bool:
        order, piece = self.orders[number], self.pieces[number]
        if not isinstance(order, Move) or piece.kind != "A":
            return False
        if self.readings.edition == "1971":
            return self.to(number) not in self.board.provinces[piece.province].army
        own = any(self.side(fleet) == self.side(number) for fleet in self.convoying_fleets(number))
        return order.via or own or self.to(number) not in self.board.provinces[piece.province].army

    def routes(self, number: int) -> list[list[int]]:
        """Return every route by which the ordered fleets could carry a move."""
        return self._routes[number]

    def _all_routes(self, number: int) -> list[list[int]]:
        at = {self.pieces[fleet].province: fleet for fleet in self.convoying_fleets(number)}
        found = (
            convoy_routes(self.board, at, self.pieces[number].province, self.to(number))
            if at
            else ()
        )
        return [[at[sea] for sea in path] for path in found]

    def is_carried(self, number: int, made: Assignment) -> bool:
        """Return whether fleets carry this move; by the rules of 1971 every fleet must carry it."""
        ways = self.routes(number)
        if self.readings.edition == "1971":
            return bool(ways) and all(made[fleet] for way in ways for fleet in way)
        return any(all(made[fleet] for fleet in way) for way in ways)

    def can_pass(self, number: int, made: Assignment) -> bool:
        """Return whether an army is carried past an opposing one (4.A.3, 1971)."""
        old, army = self.readings.edition == "1971", self.pieces[number].kind == "A"
        return old and army and self.is_carried(number, made)

    def are_head_to_head(self, one: int, other: int, made: Assignment) -> bool:
        """Return whether these two pieces meet head to head."""
        if (
            self.to(one) != self.pieces[other].province
            or self.to(other) != self.pieces[one].province
            or self.moves_by_sea(one)
            or self.moves_by_sea(other)
        ):
            return False
        return not self.can_pass(one, made) and not self.can_pass(other, made)

    def has_path(self, number: int, made: Assignment) -> bool:
        """Return whether the moving piece has a way."""
        return not self.moves_by_sea(number) or self.is_carried(number, made)

    def _supports_of(self, number: int) -> list[int]:
        """Return the supports for a piece's action: for its move, or to hold if it was to stay."""
        order, place = self.orders[number], self.pieces[number].province
        found = []
        for giver, support in enumerate(self.orders):
            if not isinstance(support, Support) or support.origin != place:
                continue
            if isinstance(order, Move):
                helps = support.to in (order.to, province_of(order.to))
            else:
                helps = not support.to and number not in self.restless
            if helps:
                found.append(giver)
        return found

    def has_supported_action(self, giver: int) -> bool:
        """Return whether a support has an action to help."""
        return any(giver in helpers for helpers in self._helpers)

    def carries_army(self, fleet: int) -> bool:
        """Return whether this fleet carries an army, perhaps in exchange for another (4.A.3)."""
        order = self.orders[fleet]
        army = self.standing(order.origin, garrison=False) if isinstance(order, Convoy) else None
        if army is None or fleet not in self.convoying_fleets(army):
            return False
        return self.moves_by_sea(army) or self._is_exchange(army)

    def _is_exchange(self, army: int) -> bool:
        back = self.standing(self.to(army), garrison=False)
        if self.readings.edition != "1971" or self.pieces[army].kind != "A" or back is None:
            return False
        meets = self.to(back) == self.pieces[army].province and not self.moves_by_sea(back)
        return meets and bool(self.routes(army))

    def support_count(self, number: int, made: Assignment, without: set[str]) -> int:
        """Return the number of supports for a piece's action, without those of these sides."""
        givers = [one for one in self._helpers[number] if self.side(one) not in without]
        return sum(made[giver] for giver in givers)

    def attack(self, number: int, made: Assignment) -> int:
        """Return the attack strength (DATC 5.B.3)."""
        if not self.has_path(number, made):
            return 0
        against: set[str] = set()
        garrison = self.standing(self.to(number), garrison=True)
        if garrison is not None and self.side(garrison) != self.side(number):
            against.add(self.side(garrison))
        army = self.standing(self.to(number), garrison=False)
        if army is not None:
            gone = self.to(army) and made[army] and not self.are_head_to_head(army, number, made)
            if not gone and self.side(army) == self.side(number):
                return 0
            if not gone:
                against.add(self.side(army))
        return 1 + self.support_count(number, made, against)

    def hold_strength(self, number: int, made: Assignment) -> int:
        """Return the hold strength (DATC 5.B.5)."""
        if self.to(number):
            return 0 if made[number] else 1
        return 1 + self.support_count(number, made, set())

    def target_resistance(self, number: int, made: Assignment) -> int:
        """Return the strength that holds the place that a piece moves to."""
        found = [0]
        army = self.standing(self.to(number), garrison=False)
        garrison = self.standing(self.to(number), garrison=True)
        if army is not None and self.are_head_to_head(army, number, made):
            found.append(1 + self.support_count(army, made, set()))
        elif army is not None:
            found.append(self.hold_strength(army, made))
        if garrison is not None and self.side(garrison) != self.side(number):
            found.append(self.hold_strength(garrison, made))
        if self.readings.joint and army is not None and garrison is not None and len(found) > 2:
            alone = found[1] if self.to(army) else 1  # hold support counts with the garrison's
            return alone + found[2]
        return max(found)

    def prevent_strength(self, number: int, made: Assignment) -> int:
        """Return the prevent strength (DATC 5.B.6)."""
        if not self.has_path(number, made):
            return 0
        army = self.standing(self.to(number), garrison=False)
        if army is not None and self.are_head_to_head(army, number, made) and made[army]:
            return 0
        return 1 + self.support_count(number, made, set())

    def pieces_moving_to(self, province: str) -> list[int]:
        """Return the pieces that move to a province."""
        return [n for n, target in enumerate(self.targets) if target == province]

    def moves_of_attackers(self, number: int) -> list[int]:
        """Return the moves of other sides to a piece's place."""
        moves = self.pieces_moving_to(self.pieces[number].province)
        return [other for other in moves if self.side(other) != self.side(number)]

    def equation_value(self, number: int, made: Assignment) -> bool:
        """Return the value of an order's decision if all others are as assigned."""
        order = self.orders[number]
        if isinstance(order, Move):
            strength = self.attack(number, made)
            rivals = [n for n in self.pieces_moving_to(self.to(number)) if n != number]
            return strength > self.target_resistance(number, made) and all(
                strength > self.prevent_strength(rival, made) for rival in rivals
            )
        if any(made[other] for other in self.moves_of_attackers(number)):
            return False
        if isinstance(order, Support):
            toward = province_of(order.to or order.origin)
            return not any(
                self.attack(other, made)
                for other in self.moves_of_attackers(number)
                if self.pieces[other].province != toward and not self.spares_support(other, toward)
            )
        return True

    def spares_support(self, attacker: int, toward: str) -> bool:
        """Return whether an army's attack on its own convoy does not cut support (4.A.2, 1971)."""
        if self.readings.edition != "1971" or self.pieces[attacker].kind != "A":
            return False
        back = self.standing(self.to(attacker), garrison=False)
        past = back is not None and self.to(back) == self.pieces[attacker].province
        if not self.moves_by_sea(attacker) and not past:
            return False
        carriers = {self.pieces[fleet].province for one in self.routes(attacker) for fleet in one}
        return toward in carriers
