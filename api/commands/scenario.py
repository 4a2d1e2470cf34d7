"""Reads a scenario file for the ruleset that it names."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from api.commands.console import find_ruleset
from ledger.games.catalogue import GAMES
from ledger.scenario.based_on import named_ruleset


@dataclass(frozen=True, slots=True)
class ReadScenario:
    """A valid scenario as plain data, and the name of its ruleset."""

    ruleset: str
    data: dict[str, Any]


def read_scenario(file: Path | None, ruleset_name: str = "") -> ReadScenario:
    """Return the scenario in a file; without a file, the game's own scenario.

    Without `ruleset_name`, the file's `based_on` names the ruleset. Raises: ScenarioError, which
    lists every mistake in the file; OSError.
    """
    if file is None:
        rules = find_ruleset(ruleset_name)
        return ReadScenario(rules.name, rules.scenarios.read(None, rules.name))
    scenario_text = file.read_text(encoding="utf-8-sig")
    rules = find_ruleset(ruleset_name or named_ruleset(scenario_text, file.name, GAMES))
    return ReadScenario(rules.name, rules.scenarios.read(scenario_text, file.name))
