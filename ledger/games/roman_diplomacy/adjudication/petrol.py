"""Petrol rationing: the number of orders that a player may give to fleets.

Rules: DIP-FLEET-01 to 03, D-09.
"""

from collections.abc import Iterable

from ledger.games.roman_diplomacy.adjudication.orders import Hold, Move, Order, Piece


def orders_spent(order: Order, *, costs_written_hold: bool = True) -> int:
    """Return the fleet orders that one order costs: one for each part of a path (DIP-FLEET-01)."""
    if isinstance(order, Hold):
        return int(costs_written_hold)
    return 1 + len(order.further) if isinstance(order, Move) else 1


def fleet_orders_allowed(pieces: Iterable[Piece], owner: str) -> int:
    """Return the fleet orders that a player may give, which is the number of fleets.

    Rule: DIP-FLEET-01.
    """
    return sum(piece.kind == "F" and piece.owner == owner for piece in pieces)


def fleet_orders_left(
    pieces: Iterable[Piece],
    owner: str,
    fleet_orders: Iterable[Order],
    *,
    costs_written_hold: bool = True,
) -> int:
    """Return the fleet orders left to a player; negative if there were too many."""
    order_counts = (
        orders_spent(order, costs_written_hold=costs_written_hold) for order in fleet_orders
    )
    return fleet_orders_allowed(pieces, owner) - sum(order_counts)
