"""The parts of a scenario that an organiser can set without writing a file."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ledger.contract.outline import (
    OutlinedCharacter,
    OutlinedSeason,
    OutlinedStart,
    PublicCharacter,
    ScenarioOutline,
)
from ledger.games.ludi_romani.scenario.defaults import declared_readings, default_scenario
from ledger.games.ludi_romani.scenario.model import Scenario
from ledger.games.ludi_romani.scenario.value_types import ANY_FREE_SEAT
from ledger.scenario.files import model_from_data
from ledger.scenario.readings import outlined_readings

MAIN_READINGS = frozenset(
    {
        "valuation.suffragium",
        "prices.classis",
        "seats.numina_use_seats_in_hiems",
        "calendar.by_clock",
        "motus.needs_classes",
        "consul.method",
        "dead.no_will",
        "feriae.mode",
        "actium.lc_value",
    }
)
"""The readings that change the course of a whole evening."""


def scenario_outline() -> ScenarioOutline:
    """Return the cast of the rulebook, the seasons that have a length, and the readings."""
    scenario = default_scenario()
    seasons = Counter(
        (period.kind, period.minutes) for period in scenario.calendar if period.minutes
    )
    return ScenarioOutline(
        cast=tuple(
            OutlinedCharacter(
                character.id,
                character.name,
                character.role,
                character.holdings,
                character.start if character.start in scenario.regions else "",
                character.start if character.role not in ("numen", "rex") else "",
            )
            for character in scenario.cast.values()
        ),
        seasons=tuple(
            OutlinedSeason(season_kind, number, minutes)
            for (season_kind, minutes), number in seasons.items()
        ),
        starts=(
            OutlinedStart(ANY_FREE_SEAT, ""),
            *(
                OutlinedStart(region.id, region.name, region.capacity)
                for region in scenario.regions.values()
            ),
        ),
        readings=outlined_readings(declared_readings().values(), MAIN_READINGS),
    )


def season_numbers(scenario: Mapping[str, Any]) -> dict[str, int]:
    """Return the number of periods of each kind in a scenario, of those that have a length."""
    return dict(Counter(period["kind"] for period in scenario["calendar"] if period["minutes"]))


SECRET_GOODS = frozenset({"denarius", "virus", "ring_of_gyges"})
"""The goods whose amounts are secret in play.

Everybody knows the amounts of the rulebook, so only an organiser's own amounts are secret.
"""


def public_cast(data: Mapping[str, Any]) -> tuple[PublicCharacter, ...]:
    """Return the characters of a scenario, with what everybody may know before play begins."""
    scenario = model_from_data(Scenario, data)
    usual_cast = default_scenario().cast
    return tuple(
        PublicCharacter(
            character.id,
            character.name,
            character.role,
            {
                asset: amount
                for asset, amount in character.holdings.items()
                if asset not in SECRET_GOODS
                or (
                    character.id in usual_cast
                    and usual_cast[character.id].holdings.get(asset, 0) == amount
                )
            },
            region.name if (region := scenario.regions.get(character.start)) is not None else "",
            character.cards,
        )
        for character in scenario.cast.values()
    )
