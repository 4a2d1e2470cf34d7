"""SETUP: the start of a game, with an empty record sheet for each player."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from immutables import Map

from ledger.contract.founding import CardPlan, Founding
from ledger.games.cursus_honorum.scenario import Scenario, check_scenario, load_scenario
from ledger.games.cursus_honorum.state import DIGNITAS, WEALTH, Person, World
from ledger.record.books import ORIGIN
from ledger.record.entry import Posting
from ledger.scenario.letters import letters_allowed

HOST = "host"
"""The character of the host, where the players are not stewards together."""

PERIODS = 4096


def scenario_data(text: str | None, filename: str) -> dict[str, Any]:
    """Return an organiser's file as plain data for entry 1. Raise ScenarioError."""
    data: dict[str, Any] = load_scenario(text, filename).model_dump(mode="json")
    return data


def scenario_of(data: Mapping[str, Any]) -> Scenario:
    """Return the scenario of plain data."""
    return Scenario.model_validate_json(json.dumps(data))


def scenario_for(players: int) -> str:
    """Return the text of the usual scenario for this number of players."""
    return f"based_on: cursus_honorum\nplayers: {players}\n"


def doubts(data: dict[str, Any]) -> tuple[str, ...]:
    """Return the doubts about a scenario, as sentences for the organiser."""
    found = check_scenario(scenario_of(data))
    return tuple(f"{doubt.message} ({doubt.rule})" for doubt in found)


def found(data: Mapping[str, Any]) -> Founding[World]:
    """Return the start of a game from a scenario's plain data (CUR-SETUP-01, CUR-SETUP-04)."""
    scenario = scenario_of(data)
    together = scenario.stewards == "players"
    late = scenario.latecomers
    people = {who: Person(who, 0 if who in late else 1) for who in scenario.seated}
    cards = [CardPlan(f"{who}-1", who) for who in scenario.seated]
    return Founding(
        world=World(scenario, Map(people), scenario.players),
        title=scenario.title,
        cards=tuple(cards if together else [*cards, CardPlan(f"{HOST}-1", HOST)]),
        stewards=scenario.players if together else (HOST,),
        postings=tuple(_postings(scenario)),
        placements=(),
        period=round_fields(1),
        switches=dict(scenario.switches),
        dice=scenario.dice,
        periods=PERIODS,
        letters=letters_allowed(scenario.letters),
        score_board=scenario.score_board,
        players=scenario.players,
    )


def round_fields(number: int) -> dict[str, Any]:
    """Return the fields of a round as the kernel's period, which has no length of its own."""
    return {"seq": number, "kind": "round", "key": "season-round", "year": None, "minutes": 0}


def _postings(scenario: Scenario) -> Iterator[Posting]:
    for who in scenario.seated:
        for asset, amount in (
            (DIGNITAS, scenario.start.dignitas),
            (WEALTH, scenario.start.wealth),
        ):
            if amount:
                yield Posting(asset, ORIGIN, who, amount)
