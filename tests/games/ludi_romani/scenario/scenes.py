"""Scenes that tests of scenario share."""

from textwrap import dedent

from ledger.games.ludi_romani.scenario import (
    Scenario,
    load_scenario,
)


def loaded(changes: str) -> Scenario:
    return load_scenario("based_on: ludi_romani\n" + dedent(changes), "evening.yaml")
