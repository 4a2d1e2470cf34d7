"""Orders that carry armies by fleet to places that they do not reach by land."""

from collections.abc import Iterator

from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.strategy.plan import Plan
from ledger.games.roman_diplomacy.strategy.worth import Worths

CONVOY_WORTH_FACTOR = 1.5
"""The ratio by which a coast must be worth more than the army's way by land.

A convoy must be worth the fleets that it uses.
"""


def order_convoys(plan: Plan, worths: Worths) -> None:
    """Order convoys of armies to coasts that are worth far more than their ways by land."""
    for army in plan.free_pieces():
        if army.kind == "A":
            _order_convoy(plan, worths, army)


def _order_convoy(plan: Plan, worths: Worths, army: Piece) -> None:
    walking_worth = max(
        worths.standing("A", place) for place in (army.at, *plan.situation.locations_in_reach(army))
    )
    coasts = {
        destination: seas
        for destination, seas in _coasts_in_convoy_reach(plan, army)
        if plan.can_be_entered(destination) and not plan.situation.has_resistance(destination)
    }
    best_destination = max(
        sorted(coasts), key=lambda destination: worths.standing("A", destination), default=""
    )
    if (
        best_destination
        and worths.standing("A", best_destination) > CONVOY_WORTH_FACTOR * walking_worth
    ):
        plan.order_move(army, best_destination, is_by_convoy=True)
        for sea in coasts[best_destination]:
            plan.order_convoy(plan.situation.unit_by_province[sea], army, best_destination)


def _coasts_in_convoy_reach(plan: Plan, army: Piece) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the coasts that free fleets can carry an army to, with the shortest chain of seas."""
    board = plan.situation.board
    free_seas = {piece.province for piece in plan.free_pieces() if piece.kind == "F"}
    free_seas = {place for place in free_seas if board.provinces[place].sea}
    first_seas = sorted(board.adjacent_seas[army.province] & free_seas)
    chains: dict[str, tuple[str, ...]] = {sea: (sea,) for sea in first_seas}
    for sea in first_seas:
        for next_sea in sorted((board.adjacent_seas[sea] & free_seas) - chains.keys()):
            chains[next_sea] = (*chains[sea], next_sea)
            first_seas.append(next_sea)
    for province_id, province in sorted(board.provinces.items()):
        adjacent_chains = [
            chains[sea] for sea in sorted(board.adjacent_seas[province_id] & chains.keys())
        ]
        if province.can_hold_armies and province_id != army.province and adjacent_chains:
            yield province_id, min(adjacent_chains, key=len)
