"""Scenario files: YAML read into plain values, with the line of each.

Only a plain part of YAML is allowed: no tags, anchors or aliases, one document, limited size. So
no file can build an object or use much memory, and every problem names a line.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NoReturn, TypeAlias

import yaml

from ledger.legible import fault_of_name, harmless, plain
from ledger.messages import messages_of

MAX_BYTES = 1024 * 1024
MAX_DEPTH = 12
MAX_VALUES = 20_000
_TOO_DEEP = f"lists and fields are nested more than {MAX_DEPTH} deep"

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"
Path: TypeAlias = tuple[str | int, ...]

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WORDS: Mapping[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_STRANGE = re.compile(r"[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_WHOLE = re.compile(r"[-+]?[0-9]{1,18}")
_DECIMAL = re.compile(r"[-+]?[0-9]{1,18}(\.[0-9]{1,18})?([eE][-+]?[0-9]{1,2})?")


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a file: where, in which field (dotted, may be empty), in one sentence."""

    file: str
    line: int
    field: str
    message: str

    def __str__(self) -> str:
        where = f"{self.file}, line {self.line}"
        if self.field:
            where = f"{where}, {self.field}"
        return f"{where}: {self.message}"


class ScenarioError(Exception):
    """A scenario file that cannot be used, with every problem found, in the order of its lines."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: problem.line))
        super().__init__("\n".join(str(problem) for problem in self.problems))


@dataclass(frozen=True, slots=True)
class Document:
    """The plain value of a file, and the line (from 1) where each part of it is written."""

    file: str
    value: Plain
    lines: Mapping[Path, int] = field(default_factory=dict)

    def line(self, path: Path) -> int:
        """The line of this part, or of the nearest part around it that the file has."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def problem(self, path: Path, message: str) -> Problem:
        """A problem with this part of the file."""
        return Problem(self.file, self.line(path), ".".join(map(str, path)), message)


def read_yaml(text: str | bytes, file: str) -> Document:
    """The file as plain values. Raise ScenarioError when it is not plain YAML."""
    content = _decoded(text, file)
    reader = _Reader(file, yaml.parse(content, Loader=_LOADER))
    try:
        document = reader.document()
    except yaml.MarkedYAMLError as error:
        raise ScenarioError([_not_yaml(error, file)]) from None
    except yaml.YAMLError:
        raise ScenarioError([_strange_character(content, file)]) from None
    if reader.problems:
        raise ScenarioError(reader.problems)
    return document


def _decoded(text: str | bytes, file: str) -> str:
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(raw) > MAX_BYTES:
        message = f"the file is larger than {MAX_BYTES // 1024} KiB, so it is hardly a scenario"
        raise ScenarioError([Problem(file, 1, "", message)])
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        message = "the file is not text in UTF-8; save it again with that encoding"
        raise ScenarioError([Problem(file, line, "", message)]) from None


def _not_yaml(error: yaml.MarkedYAMLError, file: str) -> Problem:
    mark = error.problem_mark or error.context_mark
    line = mark.line + 1 if mark else 1
    if error.problem == "exceeded maximum nesting depth":  # the parser's own limit lies beyond ours
        return Problem(file, line, "", _TOO_DEEP)
    hint = " (indent with spaces, not tabs)" if "cannot start any token" in str(error) else ""
    return Problem(file, line, "", f"this is not YAML: {error.problem}{hint}")


def _strange_character(content: str, file: str) -> Problem:
    strange = _STRANGE.search(content)
    at = strange.start() if strange else 0
    shown = f"U+{ord(content[at]):04X}" if strange else "of an unknown kind"
    line = content.count("\n", 0, at) + 1
    return Problem(file, line, "", f"there is a control character here ({shown}); remove it")


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1


class _Reader:
    """Plain values out of parser events. Problems that leave the rest readable are collected."""

    def __init__(self, file: str, events: Iterator[yaml.Event]) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self._events = events
        self._lines: dict[Path, int] = {(): 1}
        self._values = 0

    def document(self) -> Document:
        """The one document of the file; an empty file is None."""
        event = self._skipped(next(self._events))
        if isinstance(event, yaml.StreamEndEvent):
            return Document(self.file, None, self._lines)
        value = self._value(event, ())
        event = self._skipped(next(self._events))
        if not isinstance(event, yaml.StreamEndEvent):
            self._stop(event, (), "a second document starts here; a scenario is one document")
        return Document(self.file, value, self._lines)

    def _skipped(self, event: yaml.Event) -> yaml.Event:
        frame = (yaml.StreamStartEvent, yaml.DocumentStartEvent, yaml.DocumentEndEvent)
        while isinstance(event, frame):
            event = next(self._events)
        return event

    def _value(self, event: yaml.Event, path: Path) -> Plain:
        self._values += 1
        if self._values > MAX_VALUES:
            self._stop(event, (), f"the file has more than {MAX_VALUES} values")
        if len(path) > MAX_DEPTH:
            self._stop(event, (), _TOO_DEEP)
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            self._stop(event, path, "anchors (&) and aliases (*) are not allowed; write it out")
        if getattr(event, "tag", None):
            self._stop(event, path, "tags (!) are not allowed; write the plain value")
        if isinstance(event, yaml.MappingStartEvent):
            return self._fields(path)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._items(path)
        return self._scalar(event, path)

    def _fields(self, path: Path) -> dict[str, Plain]:
        fields: dict[str, Plain] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                self._stop(event, path, "a field needs a plain name before its colon")
            name = event.value
            self._note_illegible(event, path, name)
            if name in fields:
                self._note(event, (*path, name), "this field is given twice")
            self._lines[(*path, name)] = _line(event)
            fields[name] = self._value(next(self._events), (*path, name))
        return fields

    def _items(self, path: Path) -> list[Plain]:
        items: list[Plain] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            here = (*path, len(items))
            self._lines[here] = _line(event)
            items.append(self._value(event, here))
        return items

    def _scalar(self, event: yaml.Event, path: Path) -> Plain:
        style, text = getattr(event, "style", None), str(getattr(event, "value", ""))
        self._note_illegible(event, path, text)
        if not text.isprintable():
            text = plain(text)  # a block has a line break at its end, whatever stands in it
        if style:
            return text
        if text in _WORDS:
            return _WORDS[text]
        if _WHOLE.fullmatch(text):
            return int(text)
        return float(text) if _DECIMAL.fullmatch(text) else text

    def _note_illegible(self, event: yaml.Event, path: Path, text: str) -> None:
        """Note a text with a letter that no name may have: all texts of a file are names."""
        fault = fault_of_name(text)
        if fault is not None:
            self._note(event, path, messages_of().text(fault.key, fault.args))

    def _note(self, event: yaml.Event, path: Path, message: str) -> None:
        line = _line(event)
        shown = harmless(".".join(map(str, path)))
        self.problems.append(Problem(self.file, line, shown, message))

    def _stop(self, event: yaml.Event, path: Path, message: str) -> NoReturn:
        self._note(event, path, message)
        raise ScenarioError(self.problems)
