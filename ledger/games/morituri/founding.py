"""SETUP: at the start all gladiators are on Start with two hit points, and the deck is shuffled."""

from collections.abc import Iterator, Mapping
from typing import Any

from ledger.contract.founding import Founding
from ledger.contract.outline import ScenarioOutline
from ledger.games.morituri.scenario import (
    Scenario,
    declared_readings,
    doubts_of,
    load_scenario,
)
from ledger.games.morituri.state import (
    HIT_POINT,
    PILE_ACCOUNT,
    SUPPLY_ACCOUNT,
    Gladiator,
    World,
    hit_point_card_account,
)
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Placement, Posting
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
    return f"based_on: morituri\nplayers: {player_count}\n"


def outline() -> ScenarioOutline:
    """Return the readings, which an organiser can set without writing a file."""
    return ScenarioOutline(readings=outlined_readings(declared_readings().values()))


def doubts(plain_scenario: dict[str, Any]) -> tuple[str, ...]:
    """Return the doubts about a scenario, as sentences for the organiser."""
    return tuple(
        f"{doubt.message} ({doubt.rule})" for doubt in doubts_of(scenario_of(plain_scenario))
    )


def found_game(plain_scenario: Mapping[str, Any]) -> Founding[World]:
    """Return the start of a game from a scenario's plain data.

    Each player has one gladiator (MOR-SETUP-01), on Start, without gear (MOR-SETUP-09), with two
    Hit Point cards (MOR-SETUP-03, MOR-HP-01). All other cards lie in the draw pile (MOR-SETUP-05).
    One Hit Point card lies on each bonus space (MOR-SETUP-06).
    """
    scenario = scenario_of(plain_scenario)
    players = scenario.players
    gladiators = Map({gladiator: Gladiator(gladiator) for gladiator in players})
    return table_founding(
        scenario,
        World(scenario, players, gladiators, players_to_cast=players),
        round_fields(1),
        postings=tuple(_postings(scenario)),
        placements=tuple(Placement(gladiator, scenario.first.id) for gladiator in players),
        dice=scenario.dice,
    )


def _postings(scenario: Scenario) -> Iterator[Posting]:
    for card in scenario.deck.cards:
        yield Posting(card.id, ORIGIN_ACCOUNT, PILE_ACCOUNT, card.count)
    points_dealt = 0
    for gladiator in scenario.players:
        yield Posting(HIT_POINT, ORIGIN_ACCOUNT, gladiator, scenario.start.hit_points)
        points_dealt += scenario.start.hit_points
    for space in scenario.board.spaces:
        if space.type == "hit_point":
            yield Posting(HIT_POINT, ORIGIN_ACCOUNT, hit_point_card_account(space.id), 1)
            points_dealt += 1
    if scenario.box.hit_point_cards > points_dealt:
        yield Posting(
            HIT_POINT, ORIGIN_ACCOUNT, SUPPLY_ACCOUNT, scenario.box.hit_point_cards - points_dealt
        )
