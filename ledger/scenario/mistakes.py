"""All mistakes of an organiser's file in one run, although reading takes several steps.

Each step reports all its mistakes, but the next step needs the result of the step before. So the
wrong parts are left out, and the file is read again. The second reading shows the mistakes of the
next step.
"""

from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

from ledger.scenario.yamlfile import Document, Path, Problem, ScenarioError, read_with_problems

ROUND_LIMIT = 8
"""Maximum number of further readings of a file: twice the number of a game's steps."""

ENTRY = 2
"""The length of a path that leads to a named entry in a section."""

T = TypeVar("T")


def load_with_all_problems(
    text: str | bytes,
    file: str,
    ruleset: str,
    load: Callable[[Document], T],
    sections: Collection[str] = (),
) -> T:
    """Return the result of `load` for a file and a ruleset.

    Raises ScenarioError with every mistake in the file. The `sections` define names that other
    parts of the file may use.
    """
    document, problems = read_with_problems(text, file)
    all_problems = [*problems]
    if isinstance(document.value, dict) and "based_on" not in document.value:
        sentence = f"the file does not say which game it changes; write `based_on: {ruleset}`"
        all_problems.append(document.problem((), sentence))
        document = _with_ruleset_name(document, ruleset)
    left_out_parts = _LeftOutParts(sections)
    for _ in range(ROUND_LIMIT):
        try:
            scenario = load(document)
        except ScenarioError as error:
            all_problems += left_out_parts.unexplained_problems(document, error.problems)
            paths = [_nearest_part(document, problem.path) for problem in error.problems]
            left_out_parts.add(document, paths)
            smaller_document = document.without_parts(paths)
            if smaller_document is document:
                break
            document = _with_ruleset_name(smaller_document, ruleset)
        else:
            if not all_problems:
                return scenario
            break
    raise ScenarioError(dict.fromkeys(all_problems))


def _with_ruleset_name(document: Document, ruleset: str) -> Document:
    """Return the document with the name of its game, which may have been left out."""
    value = document.value
    if not isinstance(value, dict) or "based_on" in value:
        return document
    document_with_base = {"based_on": ruleset, **value}
    return Document(document.file, document_with_base, document.lines, document.written)


def _nearest_part(document: Document, path: Path) -> Path:
    """Return a part if the file has it, or else the part around it.

    A whole section is never returned for a part of it.
    """
    while len(path) > ENTRY and path not in document.lines:
        path = path[:-1]
    return path


class _LeftOutParts:
    """The parts of a file that were left out so far, and the problems that they explain."""

    def __init__(self, sections: Collection[str]) -> None:
        self._sections = sections
        self._paths: set[Path] = set()
        self._names: set[str] = set()

    def add(self, document: Document, paths: Iterable[Path]) -> None:
        """Record that these parts are left out from now on."""
        for path in map(document.place_in_file, paths):
            self._paths.add(path)
            self._remember_lost_name(path)

    def unexplained_problems(
        self, document: Document, problems: Collection[Problem]
    ) -> list[Problem]:
        """Return the problems that are not caused by a part that was left out."""
        places = {problem: document.place_in_file(problem.path) for problem in problems}
        parts_left = [
            problem
            for problem in problems
            if not (
                self._has_lost(places[problem])
                # The part seems missing only because it was left out.
                or (problem.path not in document.lines and self._has_lost(places[problem][:-1]))
            )
        ]
        for problem in problems:
            if problem not in parts_left:  # other parts cannot use the rest of it
                self._remember_lost_name(places[problem])
        return [problem for problem in parts_left if not self._mentions_lost_name(problem)]

    def _remember_lost_name(self, path: Path) -> None:
        if len(path) == ENTRY and path[0] in self._sections:
            self._names.add(str(path[1]))

    def _has_lost(self, place: Path) -> bool:
        """Return whether a part, or a piece of it, was left out; False for the whole file."""
        return bool(place) and any(path[: len(place)] == place for path in self._paths)

    def _mentions_lost_name(self, problem: Problem) -> bool:
        return any(f"'{setting_name}'" in problem.message for setting_name in self._names)
