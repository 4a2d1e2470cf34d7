"""SETUP: the start of a game, with an empty record sheet for each player."""

from collections.abc import Iterator, Mapping
from typing import Any

from ledger.contract.founding import Founding
from ledger.contract.outline import ScenarioOutline
from ledger.games.cursus_honorum.scenario import (
    Scenario,
    check_scenario,
    declared_readings,
    load_scenario,
)
from ledger.games.cursus_honorum.state import DIGNITAS, WEALTH, Person, World
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Posting
from ledger.record.shared_map import Map
from ledger.scenario.files import model_from_data, plain_data
from ledger.scenario.readings import outlined_readings
from ledger.scenario.tables import round_fields, table_founding


def scenario_data(text: str | None, filename: str) -> dict[str, Any]:
    """Return an organiser's file as plain data for entry 1. Raise ScenarioError."""
    return plain_data(load_scenario(text, filename))


def scenario_of(plain_scenario: Mapping[str, Any]) -> Scenario:
    """Return the scenario of plain data."""
    return model_from_data(Scenario, plain_scenario)


def scenario_text_for(player_count: int) -> str:
    """Return the text of the usual scenario for this number of players."""
    return f"based_on: cursus_honorum\nplayers: {player_count}\n"


def outline() -> ScenarioOutline:
    """Return the readings, which an organiser can set without writing a file."""
    return ScenarioOutline(readings=outlined_readings(declared_readings().values()))


def doubts(plain_scenario: dict[str, Any]) -> tuple[str, ...]:
    """Return the doubts about a scenario, as sentences for the organiser."""
    doubts_found = check_scenario(scenario_of(plain_scenario))
    return tuple(f"{doubt.message} ({doubt.rule})" for doubt in doubts_found)


def found_game(plain_scenario: Mapping[str, Any]) -> Founding[World]:
    """Return the start of a game from a scenario's plain data (CUR-SETUP-01, CUR-SETUP-04)."""
    scenario = scenario_of(plain_scenario)
    latecomers = scenario.latecomers
    people = {
        player: Person(player, 0 if player in latecomers else 1) for player in scenario.seated
    }
    return table_founding(
        scenario,
        World(scenario, Map(people), scenario.players),
        round_fields(1),
        seated_characters=scenario.seated,
        postings=tuple(_postings(scenario)),
        dice=scenario.dice,
    )


def _postings(scenario: Scenario) -> Iterator[Posting]:
    for player in scenario.seated:
        for asset, amount in (
            (DIGNITAS, scenario.start.dignitas),
            (WEALTH, scenario.start.wealth),
        ):
            if amount:
                yield Posting(asset, ORIGIN_ACCOUNT, player, amount)
