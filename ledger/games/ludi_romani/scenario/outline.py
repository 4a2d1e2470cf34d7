"""The parts of a scenario that an organiser can set without writing a file."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ledger.contract.outline import OutlinedCharacter, OutlinedSeason, ScenarioOutline
from ledger.games.ludi_romani.scenario.defaults import declared_readings, default_scenario
from ledger.scenario.readings import outlined_readings


def scenario_outline() -> ScenarioOutline:
    """Return the cast of the rulebook, the seasons that have a length, and the readings."""
    scenario = default_scenario()
    seasons = Counter(
        (period.kind, period.minutes) for period in scenario.calendar if period.minutes
    )
    return ScenarioOutline(
        cast=tuple(
            OutlinedCharacter(character.id, character.name, character.role, character.holdings)
            for character in scenario.cast.values()
        ),
        seasons=tuple(
            OutlinedSeason(kind, number, minutes) for (kind, minutes), number in seasons.items()
        ),
        readings=outlined_readings(declared_readings().values()),
    )


def season_numbers(scenario: Mapping[str, Any]) -> dict[str, int]:
    """Return the number of periods of each kind in a scenario, of those that have a length."""
    return dict(Counter(period["kind"] for period in scenario["calendar"] if period["minutes"]))
