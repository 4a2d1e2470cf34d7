"""Reading a scenario file for the ruleset that it names."""

from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from api.commands.console import shelved
from ledger.games.catalogue import GAMES
from ledger.scenario.yamlfile import ScenarioError, read_on


@dataclass(frozen=True, slots=True)
class ReadScenario:
    """A valid scenario as plain data, and the name of its ruleset."""

    ruleset: str
    data: dict[str, Any]


def read_scenario(file: Path | None, named: str = "") -> ReadScenario:
    """The scenario in a file, or a game's own when there is none.

    The file's `based_on` names the ruleset unless `named` does. Raise ScenarioError with every
    mistake in the file, and OSError.
    """
    if file is None:
        rules = shelved(named)
        return ReadScenario(rules.name, rules.scenario(None, rules.name))
    text = file.read_text(encoding="utf-8")
    rules = shelved(named or _based_on(text, file.name))
    return ReadScenario(rules.name, rules.scenario(text, file.name))


def _based_on(text: str, filename: str) -> str:
    """The ruleset that a file names, or the one it probably means; "" where it names none.

    Raise ScenarioError for a name that is like none.
    """
    document, problems = read_on(text, filename)
    value = document.value
    named: object = value.get("based_on") if isinstance(value, dict) else None
    if not isinstance(named, str):
        return ""
    if named in GAMES:
        return named
    close: list[str] = get_close_matches(named, GAMES, n=1)
    if close:
        return close[0]  # which then says that this is not its name, beside all else
    message = f"there is no game called '{named}'; there are {', '.join(GAMES)}"
    raise ScenarioError([*problems, document.problem(("based_on",), message)])
