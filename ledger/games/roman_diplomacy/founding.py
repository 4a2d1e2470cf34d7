"""START: how a game begins: garrisons in all centres, barbarians in all other land.

(DIP-START-01, DIP-START-02)
"""

import json
from collections.abc import Mapping
from typing import Any

from immutables import Map

from ledger.games.roman_diplomacy.adjudication.board import Board
from ledger.games.roman_diplomacy.scenario.model import Scenario
from ledger.games.roman_diplomacy.state import NOBODY, Standing, World


def scenario_of(data: Mapping[str, Any]) -> Scenario:
    """The scenario behind plain data."""
    return Scenario.model_validate_json(json.dumps(data))


def start_world(scenario: Scenario) -> World:
    """The world before anybody has joined."""
    board = scenario.map.board()
    start = standing_at_start(board, marked=bool(_marks_centres(scenario)))
    return World(scenario, board, start, start)


def _marks_centres(scenario: Scenario) -> bool:
    return scenario.switches.get("start.centre_barbarians") == "garrison_and_barbarians"


def standing_at_start(board: Board, *, marked: bool = False) -> Standing:
    """Every centre is neutral with a garrison, all other land barbarian (D-01).

    Centres are barbarian, too, if they are `marked`.
    """
    land = [one for one in board.provinces.values() if one.land]
    centres = {one.id: NOBODY for one in land if one.centre}
    barbarian = frozenset(one.id for one in land if marked or not one.centre)
    return Standing(Map(), Map(centres), Map(centres), barbarian)
