"""From an organiser's file to a scenario, or to everything that is wrong with it."""

from collections.abc import Iterable

from ledger.games.ludi_romani.scenario.changes import ScenarioFile, as_written, sections
from ledger.games.ludi_romani.scenario.defaults import default_scenario
from ledger.games.ludi_romani.scenario.faults import faults_of
from ledger.games.ludi_romani.scenario.merge import Fault, merged
from ledger.games.ludi_romani.scenario.model import Scenario
from ledger.games.ludi_romani.scenario.sentences import exact
from ledger.yamlfile import Document, ScenarioError, read_yaml


def load_scenario(text: str | bytes | None, filename: str) -> Scenario:
    """The scenario of the rulebook with the changes of this file; None changes nothing.

    `merge` says what each section means. Raise ScenarioError with the file, line and field of
    every problem: first what is wrong with single values, then what refers to nothing, then what
    does not fit together.
    """
    if text is None:
        return default_scenario()
    document = read_yaml(text, filename)
    if document.value is None:
        raise ScenarioError(
            [document.problem((), "the file is empty; write `based_on: ludi_romani` at least")]
        )
    if not isinstance(document.value, dict):
        message = "a scenario is a group of named fields, such as `title: Our evening`"
        raise ScenarioError([document.problem((), message)])
    if "based_on" not in document.value:
        message = "the file does not say which game it changes; write `based_on: ludi_romani`"
        raise ScenarioError([document.problem((), message)])
    changes = exact(ScenarioFile, sections(document.value), document)
    given = changes.model_dump(mode="json", exclude_unset=True, by_alias=True)
    data, faults = merged(given)
    _refuse(faults, document)
    scenario = exact(Scenario, data, document)
    _refuse(faults_of(scenario, given), document)
    return scenario


def _refuse(faults: Iterable[Fault], document: Document) -> None:
    problems = [document.problem(as_written(path), message) for path, message in faults]
    if problems:
        raise ScenarioError(problems)
