"""Petrol rationing (DIP-FLEET-01)."""

import pytest

from ledger.games.roman_diplomacy.adjudication.orders import Convoy, Hold, Move, Piece, Support
from ledger.games.roman_diplomacy.adjudication.petrol import (
    fleet_orders_allowed,
    fleet_orders_left,
    orders_spent,
)

FLEETS = [Piece("F", place, "X") for place in ("alb", "wst", "sic")]
THREE_PARTS = Move("wst", "mid", further=("est", "thr"))


@pytest.mark.rule("DIP-FLEET-01")
def test_a_player_may_give_as_many_fleet_orders_as_they_have_fleets() -> None:
    others = [Piece("A", "bru", "X"), Piece("F", "est", "Y")]
    assert fleet_orders_allowed([*FLEETS, *others], "X") == len(FLEETS)


@pytest.mark.rule("DIP-FLEET-01")
def test_each_part_support_convoy_and_written_hold_costs_one() -> None:
    assert fleet_orders_left(FLEETS, "X", [THREE_PARTS]) == 0
    assert fleet_orders_left(FLEETS, "X", [THREE_PARTS, Support("sic", "wst", "mid")]) == -1
    assert fleet_orders_left(FLEETS, "X", [THREE_PARTS, Hold("sic")]) == -1
    assert fleet_orders_left(FLEETS, "X", [THREE_PARTS, Hold("sic")], costs_written_hold=False) == 0
    assert fleet_orders_left(FLEETS, "X", [Convoy("wst", "bru", "afr")]) == len(FLEETS) - 1
    assert fleet_orders_left(FLEETS, "X", []) == len(FLEETS)
    assert orders_spent(Hold("sic")) == 1
