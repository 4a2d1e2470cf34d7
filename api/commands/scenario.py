"""Reading a scenario file for the ruleset that it names."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from api.commands.console import shelved
from ledger.yamlfile import read_yaml


@dataclass(frozen=True, slots=True)
class ReadScenario:
    """A valid scenario as plain data, and the name of its ruleset."""

    ruleset: str
    data: dict[str, Any]


def read_scenario(file: Path | None, named: str = "") -> ReadScenario:
    """The scenario in a file, or a game's own when there is none.

    The file's `based_on` names the ruleset unless `named` does. Raise ScenarioError, OSError.
    """
    if file is None:
        rules = shelved(named)
        return ReadScenario(rules.name, rules.scenario(None, rules.name))
    text = file.read_text(encoding="utf-8")
    rules = shelved(named or _based_on(text, file.name))
    return ReadScenario(rules.name, rules.scenario(text, file.name))


def _based_on(text: str, filename: str) -> str:
    value = read_yaml(text, filename).value
    named = value.get("based_on", "") if isinstance(value, dict) else ""
    return named if isinstance(named, str) else ""
