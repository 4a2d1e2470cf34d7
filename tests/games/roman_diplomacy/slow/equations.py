"""DATC's equations for one complete assignment: nothing is unknown, every strength is a number.

An assignment says of each order whether its move is made, its support given, its fleet not
dislodged. `follows` says what one decision must be if all others are as assigned.
"""

from collections.abc import Mapping, Sequence

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Move,
    Order,
    Piece,
    Readings,
    Support,
)

Assignment = Mapping[int, bool]


class Equations:
    """The pieces of a position by number, each with the lawful order it carries out."""

    def __init__(
        self, board: Board, pieces: Sequence[Piece], orders: Sequence[Order], readings: Readings
    ) -> None:
        self.board = board
        self.pieces = pieces
        self.orders = orders
        self.readings = readings
        self.decisions = [
            n for n, one in enumerate(orders) if isinstance(one, Move | Support | Convoy)
        ]

    def side(self, number: int) -> str:
        """The side of a piece; one that nobody owns is alone."""
        owner = self.pieces[number].owner
        return self.readings.side(owner) if owner else f"nobody's at {self.pieces[number].at}"

    def to(self, number: int) -> str:
        """The province that a piece moves to, or ""."""
        order = self.orders[number]
        return province_of(order.to) if isinstance(order, Move) else ""

    def standing(self, province: str, *, garrison: bool) -> int | None:
        """The number of the piece there, army or garrison."""
        for number, piece in enumerate(self.pieces):
            if piece.province == province and (piece.kind == "G") == garrison:
                return number
        return None

    def convoying(self, number: int) -> list[int]:
        """The fleets that are ordered to carry this move."""
        place = self.pieces[number].province
        return [
            fleet
            for fleet, order in enumerate(self.orders)
            if isinstance(order, Convoy) and order.origin == place and order.to == self.to(number)
        ]

    def by_sea(self, number: int) -> bool:
        """Whether this move goes by sea (DATC 4.A.3)."""
        order, piece = self.orders[number], self.pieces[number]
        if not isinstance(order, Move) or piece.kind != "A":
            return False
        if self.readings.edition == "1971":
            return self.to(number) not in self.board.provinces[piece.province].army
        own = any(self.pieces[fleet].owner == piece.owner for fleet in self.convoying(number))
        return order.via or own or self.to(number) not in self.board.provinces[piece.province].army

    def routes(self, number: int) -> list[list[int]]:
        """Every way in which the fleets ordered to carry a move could carry it."""
        goal = self.board.seas_beside[self.to(number)]
        at = {self.pieces[fleet].province: fleet for fleet in self.convoying(number)}
        paths = [[sea] for sea in at if sea in self.board.seas_beside[self.pieces[number].province]]
        found = []
        while paths:
            path = paths.pop()
            if path[-1] in goal:
                found.append([at[sea] for sea in path])
            onward = [sea for sea in self.board.seas_beside[path[-1]] if sea in at]
            paths += [[*path, sea] for sea in onward if sea not in path]
        return found

    def carried(self, number: int, made: Assignment) -> bool:
        """Whether fleets carry this move: by the edition of 1971 every one that could must."""
        routes = self.routes(number)
        every = all(made[fleet] for route in routes for fleet in route)
        some = any(all(made[fleet] for fleet in route) for route in routes)
        return every and some if self.readings.edition == "1971" else some

    def passes(self, number: int, made: Assignment) -> bool:
        """Whether an army is carried past another that comes towards it (4.A.3, 1971)."""
        old, army = self.readings.edition == "1971", self.pieces[number].kind == "A"
        return old and army and self.carried(number, made)

    def opposed(self, one: int, other: int, made: Assignment) -> bool:
        """Whether these two meet head to head."""
        if (
            self.to(one) != self.pieces[other].province
            or self.to(other) != self.pieces[one].province
            or self.by_sea(one)
            or self.by_sea(other)
        ):
            return False
        return not self.passes(one, made) and not self.passes(other, made)

    def has_path(self, number: int, made: Assignment) -> bool:
        """Whether the moving piece has a way."""
        return not self.by_sea(number) or self.carried(number, made)

    def supports(self, number: int, made: Assignment, without: set[str]) -> int:
        """How many supports help a piece to do what it does, none of these sides."""
        order, place = self.orders[number], self.pieces[number].province
        count = 0
        for giver, support in enumerate(self.orders):
            if (
                not isinstance(support, Support)
                or support.origin != place
                or self.side(giver) in without
            ):
                continue
            if isinstance(order, Move) and self.pieces[number].kind != "G":
                helps = support.to in (order.to, province_of(order.to))
            else:
                helps = not support.to
            count += helps and made[giver]
        return count

    def attack(self, number: int, made: Assignment) -> int:
        """DATC 5.B.3."""
        if not self.has_path(number, made):
            return 0
        against: set[str] = set()
        garrison = self.standing(self.to(number), garrison=True)
        if garrison is not None and self.side(garrison) != self.side(number):
            against.add(self.side(garrison))
        army = self.standing(self.to(number), garrison=False)
        if army is not None:
            gone = self.to(army) and made[army] and not self.opposed(army, number, made)
            if not gone and self.side(army) == self.side(number):
                return 0
            if not gone:
                against.add(self.side(army))
        return 1 + self.supports(number, made, against)

    def hold(self, number: int, made: Assignment) -> int:
        """DATC 5.B.5."""
        if self.to(number):
            return 0 if made[number] else 1
        return 1 + self.supports(number, made, set())

    def resistance(self, number: int, made: Assignment) -> int:
        """What holds the place that a piece moves to."""
        found = [0]
        army = self.standing(self.to(number), garrison=False)
        garrison = self.standing(self.to(number), garrison=True)
        if army is not None and self.opposed(army, number, made):
            found.append(1 + self.supports(army, made, set()))
        elif army is not None:
            found.append(self.hold(army, made))
        if garrison is not None and self.side(garrison) != self.side(number):
            found.append(self.hold(garrison, made))
        return sum(found) if self.readings.joint else max(found)

    def prevention(self, number: int, made: Assignment) -> int:
        """DATC 5.B.6."""
        if not self.has_path(number, made):
            return 0
        army = self.standing(self.to(number), garrison=False)
        if army is not None and self.opposed(army, number, made) and made[army]:
            return 0
        return 1 + self.supports(number, made, set())

    def attackers(self, number: int) -> list[int]:
        """The moves of other sides to where a piece stands."""
        place = self.pieces[number].province
        moves = [other for other in range(len(self.orders)) if self.to(other) == place]
        return [other for other in moves if self.side(other) != self.side(number)]

    def follows(self, number: int, made: Assignment) -> bool:
        """What the decision about an order must be, if all others are as assigned."""
        order = self.orders[number]
        if isinstance(order, Move):
            strength = self.attack(number, made)
            rivals = [
                n for n in range(len(self.orders)) if n != number and self.to(n) == self.to(number)
            ]
            others = [self.resistance(number, made), *(self.prevention(n, made) for n in rivals)]
            return strength > max(others)
        if any(made[other] for other in self.attackers(number)):
            return False
        if isinstance(order, Support):
            toward = province_of(order.to or order.origin)
            return not any(
                self.attack(other, made)
                for other in self.attackers(number)
                if self.pieces[other].province != toward and not self.spares(other, toward)
            )
        return True

    def spares(self, attacker: int, toward: str) -> bool:
        """Whether an army cuts no support against a fleet that is to carry it (4.A.2, 1971)."""
        if self.readings.edition != "1971" or self.pieces[attacker].kind != "A":
            return False
        back = self.standing(self.to(attacker), garrison=False)
        past = back is not None and self.to(back) == self.pieces[attacker].province
        if not self.by_sea(attacker) and not past:
            return False
        carriers = {self.pieces[fleet].province for one in self.routes(attacker) for fleet in one}
        return toward in carriers
