"""Reading an organiser's file as a scenario, or listing the faults of the file."""

from collections.abc import Iterable, Mapping
from typing import Any

from ledger.games.cursus_honorum.scenario.defaults import (
    RULESET,
    TABLES_WITH_IDS,
    declared_readings,
    default_data,
    default_scenario,
    with_row_ids,
)
from ledger.games.cursus_honorum.scenario.faults import faults_of
from ledger.games.cursus_honorum.scenario.model import FEWEST_PLAYERS, MAX_PLAYERS, Scenario
from ledger.scenario.mistakes import load_with_all_problems
from ledger.scenario.readings import faults_of_readings
from ledger.scenario.sentences import Fault, named_fields_of, refuse_faults, validate_model
from ledger.scenario.yamlfile import Document


def load_scenario(text: str | bytes | None, filename: str) -> Scenario:
    """Return the printed scenario with the changes of this file; None changes nothing.

    A table's rows are changed field by field, `null` removes a row, lists are replaced whole.
    `players` may be a number. Raise ScenarioError with the file, line and field of every problem.
    """
    if text is None:
        return default_scenario()
    return load_with_all_problems(text, filename, RULESET, _load_document, TABLES_WITH_IDS)


def _load_document(document: Document) -> Scenario:
    settings = named_fields_of(document, RULESET)
    refuse_faults(_value_faults(settings), document)
    plain_scenario = with_row_ids(_apply_removals(_merge_settings(default_data(), settings)))
    scenario = validate_model(Scenario, plain_scenario, document)
    refuse_faults(faults_of(scenario), document)
    return scenario


def _value_faults(settings: Mapping[str, Any]) -> Iterable[Fault]:
    """Yield impossible numbers of players, and unknown or impossible readings."""
    players = settings.get("players")
    if isinstance(players, int) and not FEWEST_PLAYERS <= players <= MAX_PLAYERS:
        yield ("players",), f"from {FEWEST_PLAYERS} to {MAX_PLAYERS} play, not {players}"
    yield from faults_of_readings(settings, declared_readings())


def _merge_settings(base_settings: Any, settings: Any) -> Any:
    """Return `base_settings` with the changes of `settings`.

    Mappings are changed field by field. Other values are replaced.
    """
    if not (isinstance(base_settings, dict) and isinstance(settings, dict)):
        return settings
    merged_settings = {
        setting_name: _merge_settings(base_settings.get(setting_name), setting)
        for setting_name, setting in settings.items()
    }
    return {**base_settings, **merged_settings}


def _apply_removals(plain_scenario: dict[str, Any]) -> dict[str, Any]:
    """Return the data without removed rows, with player ids in place of a number of players."""
    for table in TABLES_WITH_IDS:
        if isinstance(plain_scenario.get(table), dict):
            plain_scenario[table] = {
                row_key: row for row_key, row in plain_scenario[table].items() if row is not None
            }
    if isinstance(plain_scenario["players"], int) and isinstance(plain_scenario["nobles"], dict):
        plain_scenario["players"] = list(plain_scenario["nobles"])[: plain_scenario["players"]]
    return plain_scenario
