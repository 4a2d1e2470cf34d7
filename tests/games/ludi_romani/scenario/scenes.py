"""Scenes that tests of scenario share."""

from textwrap import dedent

from ledger.games.ludi_romani.scenario.load import load_scenario
from ledger.games.ludi_romani.scenario.model import Scenario


def load_changed_scenario(changes: str) -> Scenario:
    return load_scenario("based_on: ludi_romani\n" + dedent(changes), "evening.yaml")
