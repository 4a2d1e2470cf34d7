"""The faults of an event: of its scenario, as `acta check` says them, and of its own details."""

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from typing import Any, NamedTuple

from api.base.problems import kernel_sentence
from api.base.settings import ORIGIN_PATTERN
from api.models.organising import FieldProblem, ScenarioCheck
from api.organising.guest_storage import MAX_DAYS
from ledger.contract.messages import LANGUAGES
from ledger.contract.outline import PublicCharacter
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.first_entry import scenario_doubts
from ledger.language.legible_text import fault_of_name
from ledger.scenario.based_on import named_ruleset
from ledger.scenario.yamlfile import Problem, ScenarioError, read_with_problems

SCENARIO = "scenario"
"""The name of a scenario in its faults, in place of the name of a file."""

MAX_MINUTES = 24 * 60
MAX_PEOPLE = 1000

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_NUMBER = re.compile(r"[0-9]{1,9}")
_TIME_OF_DAY = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9]")


def ruleset_of(text: str, rulesets: Mapping[str, Ruleset[Any]]) -> str:
    """Return the ruleset that a scenario names; "" if it names none of these rulesets."""
    try:
        return named_ruleset(text, SCENARIO, rulesets)
    except ScenarioError:
        return ""


def scenario_values(text: str) -> dict[str, Any] | None:
    """Return a scenario as plain values; None if the text is not YAML with fields."""
    try:
        document, _problems = read_with_problems(text, SCENARIO)
    except ScenarioError:
        return None
    if document.value is None:
        return {}
    return document.value if isinstance(document.value, dict) else None


class CheckedScenario(NamedTuple):
    """The faults and doubts of a scenario, and the characters whom everybody may know."""

    check: ScenarioCheck
    cast: tuple[PublicCharacter, ...] | None
    """The characters; None if the scenario has faults."""


def check_scenario(text: str, rules: Ruleset[Any]) -> CheckedScenario:
    """Return the faults and doubts of a scenario's text, and its characters."""
    try:
        scenario_data = rules.scenarios.read(text, SCENARIO)
        doubts = scenario_doubts(rules, scenario_data)
    except ScenarioError as error:
        problems = [_scenario_problem(problem) for problem in error.problems]
        return CheckedScenario(ScenarioCheck(problems=problems, doubts=[], seasons={}), None)
    seasons = dict(rules.scenarios.season_numbers(scenario_data))
    check = ScenarioCheck(problems=[], doubts=list(doubts), seasons=seasons)
    return CheckedScenario(check, rules.scenarios.public_cast(scenario_data))


def _scenario_problem(problem: Problem) -> FieldProblem:
    return FieldProblem(
        part="scenario",
        path=[str(step) for step in problem.path],
        line=problem.line,
        sentence=problem.message,
    )


def detail_problems(details: Mapping[str, str]) -> Iterator[FieldProblem]:
    """Yield the faults of an event's own details. An empty detail has no fault."""
    for detail_name, find_fault in _FAULT_OF_DETAIL.items():
        text = details.get(detail_name, "").strip()
        sentence = find_fault(text) if text else ""
        if sentence:
            yield FieldProblem(part="event", path=[detail_name], line=0, sentence=sentence)


def _fault_of_event_name(text: str) -> str:
    fault = fault_of_name(text)
    return kernel_sentence(fault.key, **fault.args) if fault is not None else ""


def _fault_of_date(text: str) -> str:
    try:
        is_day = _DATE.fullmatch(text) is not None and bool(date.fromisoformat(text))
    except ValueError:
        is_day = False
    return "" if is_day else kernel_sentence("explained-event-date")


def _fault_of_time(text: str) -> str:
    return "" if _TIME_OF_DAY.fullmatch(text) else kernel_sentence("explained-event-time")


def _fault_of_number(maximum: int) -> Callable[[str], str]:
    def find_fault(text: str) -> str:
        is_number = _NUMBER.fullmatch(text) is not None and 1 <= int(text) <= maximum
        return "" if is_number else kernel_sentence("explained-event-number", n=maximum)

    return find_fault


def _fault_of_address(text: str) -> str:
    return "" if ORIGIN_PATTERN.fullmatch(text) else kernel_sentence("explained-event-address")


def _fault_of_languages(text: str) -> str:
    is_known = set(text.split()) <= set(LANGUAGES)
    languages = ", ".join(LANGUAGES)
    return "" if is_known else kernel_sentence("explained-event-languages", values=languages)


_FAULT_OF_DETAIL: Mapping[str, Callable[[str], str]] = {
    "name": _fault_of_event_name,
    "date": _fault_of_date,
    "begins": _fault_of_time,
    "minutes": _fault_of_number(MAX_MINUTES),
    "people": _fault_of_number(MAX_PEOPLE),
    "address": _fault_of_address,
    "languages": _fault_of_languages,
    "dinner": _fault_of_time,
    "places": _fault_of_number(MAX_PEOPLE),
    "until": _fault_of_date,
    "guest_days": _fault_of_number(MAX_DAYS),
}
