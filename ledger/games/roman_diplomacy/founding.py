"""START: a game starts with garrisons in all centres, and barbarians in all other land.

Rules: DIP-START-01, DIP-START-02.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from ledger.contract.founding import Founding
from ledger.contract.outline import ScenarioOutline
from ledger.games.roman_diplomacy.adjudication.board import Board
from ledger.games.roman_diplomacy.calendar import year_of
from ledger.games.roman_diplomacy.maps.document import map_picture
from ledger.games.roman_diplomacy.maps.drawing_doubts import doubts_of_drawing
from ledger.games.roman_diplomacy.scenario.load import (
    declared_readings,
    default_data,
    load_scenario,
)
from ledger.games.roman_diplomacy.scenario.model import Calendar, Scenario
from ledger.games.roman_diplomacy.state import NO_OWNER, BoardPosition, World
from ledger.games.roman_diplomacy.tally import postings_between
from ledger.record.shared_map import Map
from ledger.scenario.files import model_from_data, plain_data
from ledger.scenario.readings import outlined_readings
from ledger.scenario.tables import table_founding

NUMBER_OF_SEATS = len(default_data("I")["seats"])
"""The number of seats at a table that is founded for a number of players."""


def scenario_data(text: str | None, filename: str) -> dict[str, Any]:
    """Return an organiser's file as plain data for entry 1. Raise ScenarioError."""
    return plain_data(load_scenario(text, filename))


def scenario_text_for(player_count: int) -> str:
    """Return the text of the usual scenario for this number of players."""
    return f"based_on: roman_diplomacy\nplayers: {player_count}\nletters: both\n"


def outline() -> ScenarioOutline:
    """Return the readings, which an organiser can set without writing a file."""
    return ScenarioOutline(readings=outlined_readings(declared_readings().values()))


def doubts(plain_scenario: dict[str, Any]) -> tuple[str, ...]:
    """Return the doubts about a scenario, as sentences for the organiser."""
    return tuple(_doubts(scenario_of(plain_scenario)))


def _doubts(scenario: Scenario) -> Iterator[str]:
    if scenario.drawing is None:
        yield "The map has no drawing: phones show lists instead of it."
    else:
        yield from doubts_of_drawing(scenario.drawing, scenario.map)
    if scenario.map.stand_in:
        yield f"The board is a stand-in: {scenario.map.title}."


def found_game(plain_scenario: Mapping[str, Any]) -> Founding[World]:
    """Return the start of a game from a scenario's plain data."""
    scenario = scenario_of(plain_scenario)
    world = world_at_start(scenario)
    return table_founding(
        scenario,
        world,
        period_fields_of_turn(scenario.calendar, 0),
        postings=postings_between(BoardPosition(), world.position),
    )


def period_fields_of_turn(
    calendar: Calendar, turn_number: int, period_number: int = 1
) -> dict[str, Any]:
    """Return the fields of a turn as the kernel's period with this number."""
    season = "autumn" if turn_number % 2 else "spring"
    year = year_of(calendar, turn_number)
    return {
        "seq": period_number,
        "kind": f"{season}_{year.era.lower()}",
        "key": f"season-{season}",
        "year": year.number,
        "minutes": 0,
    }


def scenario_of(plain_scenario: Mapping[str, Any]) -> Scenario:
    """Return the scenario of plain data."""
    return model_from_data(Scenario, plain_scenario)


def world_at_start(scenario: Scenario) -> World:
    """Return the world before any player has joined."""
    board = scenario.map.board()
    start_board = board_at_start(
        board, are_centres_marked=_do_barbarians_start_in_centres(scenario)
    )
    drawing = scenario.drawing
    picture = map_picture(scenario.map, drawing) if drawing is not None else None
    return World(scenario, board, start_board, start_board, picture=picture)


def _do_barbarians_start_in_centres(scenario: Scenario) -> bool:
    """Return whether a reading puts barbarians in centres, too (DIP-START-02)."""
    return scenario.switches.get("start.centre_barbarians") == "garrison_and_barbarians"


def board_at_start(board: Board, *, are_centres_marked: bool) -> BoardPosition:
    """Return the board at the start.

    Centres are neutral with garrisons (DIP-START-01), and land is barbarian.

    With `are_centres_marked`, centres are barbarian, too (DIP-START-02, D-01).
    """
    land_provinces = [province for province in board.provinces.values() if province.can_hold_armies]
    centres = {province.id: NO_OWNER for province in land_provinces if province.centre}
    barbarian = frozenset(
        province.id for province in land_provinces if are_centres_marked or not province.centre
    )
    return BoardPosition(Map(), Map(centres), Map(centres), barbarian)
