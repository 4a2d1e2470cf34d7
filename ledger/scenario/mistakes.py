"""Every mistake of an organiser's file in one run, however many steps it takes to read it.

A step names all that is wrong with it, and the next one needs its result. So the wrong parts are
left out, and the file is read again: what is wrong besides shows then.
"""

from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

from ledger.scenario.yamlfile import Document, Path, Problem, ScenarioError, read_on

MOST = 8
"""How often a file is read again at most: twice as often as a game has steps."""

ENTRY = 2
"""The length of a path to a name in a section."""

T = TypeVar("T")


def read_whole(
    text: str | bytes,
    file: str,
    ruleset: str,
    load: Callable[[Document], T],
    sections: Collection[str] = (),
) -> T:
    """What `load` makes of a file for a ruleset. Raise ScenarioError with every mistake in it.

    In these `sections` names are defined that other parts of the file may use.
    """
    document, problems = read_on(text, file)
    found = [*problems]
    if isinstance(document.value, dict) and "based_on" not in document.value:
        message = f"the file does not say which game it changes; write `based_on: {ruleset}`"
        found.append(document.problem((), message))
        document = _named(document, ruleset)
    left_out = _LeftOut(sections)
    for _ in range(MOST):
        try:
            read = load(document)
        except ScenarioError as error:
            found += left_out.unexplained(document, error.problems)
            paths = [_known(document, problem.path) for problem in error.problems]
            left_out.add(document, paths)
            smaller = document.without(paths)
            if smaller is document:
                break
            document = _named(smaller, ruleset)
        else:
            if not found:
                return read
            break
    raise ScenarioError(dict.fromkeys(found))


def _named(document: Document, ruleset: str) -> Document:
    """The document with the game that it should name, if it names none any more."""
    value = document.value
    if not isinstance(value, dict) or "based_on" in value:
        return document
    named = {"based_on": ruleset, **value}
    return Document(document.file, named, document.lines, document.written)


def _known(document: Document, path: Path) -> Path:
    """A part that stands in the file, or what is around it; but no whole section for a part."""
    while len(path) > ENTRY and path not in document.lines:
        path = path[:-1]
    return path


class _LeftOut:
    """What was left out of a file so far, and what that explains."""

    def __init__(self, sections: Collection[str]) -> None:
        self._sections = sections
        self._paths: set[Path] = set()
        self._names: set[str] = set()

    def add(self, document: Document, paths: Iterable[Path]) -> None:
        """From now on these parts are left out."""
        for path in map(document.in_file, paths):
            self._paths.add(path)
            self._note_name(path)

    def unexplained(self, document: Document, problems: Collection[Problem]) -> list[Problem]:
        """The problems that are there besides: not because a part is left out."""
        places = {problem: document.in_file(problem.path) for problem in problems}
        left = [
            problem
            for problem in problems
            if not (
                self._has_lost(places[problem])
                # something is missing where something was left out
                or (problem.path not in document.lines and self._has_lost(places[problem][:-1]))
            )
        ]
        for problem in problems:
            if problem not in left:  # what is left of it cannot be used by others
                self._note_name(places[problem])
        return [problem for problem in left if not self._names_one(problem)]

    def _note_name(self, path: Path) -> None:
        if len(path) == ENTRY and path[0] in self._sections:
            self._names.add(str(path[1]))

    def _has_lost(self, place: Path) -> bool:
        """Whether a part, or something in it, was left out; of the whole file it tells nothing."""
        return bool(place) and any(path[: len(place)] == place for path in self._paths)

    def _names_one(self, problem: Problem) -> bool:
        return any(f"'{name}'" in problem.message for name in self._names)
