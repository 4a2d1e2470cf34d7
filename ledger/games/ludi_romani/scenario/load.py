"""From an organiser's file to a scenario, or to everything that is wrong with it."""

from ledger.games.ludi_romani.scenario.changes import ScenarioFile, as_written, sections
from ledger.games.ludi_romani.scenario.defaults import default_scenario
from ledger.games.ludi_romani.scenario.faults import faults_of
from ledger.games.ludi_romani.scenario.merge import merged
from ledger.games.ludi_romani.scenario.model import Scenario
from ledger.games.ludi_romani.scenario.sentences import exact
from ledger.scenario.sentences import changes_of, refuse_faulty
from ledger.yamlfile import read_yaml


def load_scenario(text: str | bytes | None, filename: str) -> Scenario:
    """The scenario of the rulebook with the changes of this file; None changes nothing.

    `merge` says what each section means. Raise ScenarioError with the file, line and field of
    every problem: first what is wrong with single values, then what refers to nothing, then what
    does not fit together.
    """
    if text is None:
        return default_scenario()
    document = read_yaml(text, filename)
    changes = exact(ScenarioFile, sections(changes_of(document, "ludi_romani")), document)
    given = changes.model_dump(mode="json", exclude_unset=True, by_alias=True)
    data, faults = merged(given)
    refuse_faulty(faults, document, as_written)
    scenario = exact(Scenario, data, document)
    refuse_faulty(faults_of(scenario, given), document, as_written)
    return scenario
