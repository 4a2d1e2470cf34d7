"""Reads a scenario file for the ruleset that it names."""

from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from api.commands.console import find_ruleset
from ledger.games.catalogue import GAMES
from ledger.scenario.yamlfile import ScenarioError, read_with_problems


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
    scenario_text = file.read_text(encoding="utf-8")
    rules = find_ruleset(ruleset_name or _ruleset_name(scenario_text, file.name))
    return ReadScenario(rules.name, rules.scenarios.read(scenario_text, file.name))


def _ruleset_name(scenario_text: str, filename: str) -> str:
    """Return the ruleset that a file names, or the one with a similar name; "" if it names none.

    Raises: ScenarioError: no ruleset has a similar name.
    """
    document, problems = read_with_problems(scenario_text, filename)
    scenario_data = document.value
    base_name: object = scenario_data.get("based_on") if isinstance(scenario_data, dict) else None
    if not isinstance(base_name, str):
        return ""
    if base_name in GAMES:
        return base_name
    similar_names: list[str] = get_close_matches(base_name, GAMES, n=1)
    if similar_names:
        return similar_names[0]  # this ruleset then reports the wrong name, with all other mistakes
    sentence = f"there is no game called '{base_name}'; there are {', '.join(GAMES)}"
    raise ScenarioError([*problems, document.problem(("based_on",), sentence)])
