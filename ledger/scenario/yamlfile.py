"""Scenario files: YAML read into plain values, with the line of each value.

Only a plain part of YAML is allowed: no tags, anchors or aliases, one document, limited size.
Therefore no file can build an object or use much memory, and every problem names a line.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NoReturn, TypeAlias

import yaml

from ledger.contract.messages import messages_of
from ledger.language.legible_text import fault_of_name, harmless_text, normalized_name
from ledger.scenario.yaml_errors import unreadable_line_and_fault

MAX_BYTES = 1024 * 1024
MAX_DEPTH = 12
MAX_VALUES = 20_000
_TOO_DEEP_SENTENCE = f"lists and fields are nested more than {MAX_DEPTH} deep"

PlainValue: TypeAlias = "bool | int | float | str | list[PlainValue] | dict[str, PlainValue] | None"
Path: TypeAlias = tuple[str | int, ...]

_YAML_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WORD_VALUES: Mapping[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_STRANGE_LETTER = re.compile(r"[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_WHOLE_NUMBER = re.compile(r"[-+]?[0-9]{1,18}")
_DECIMAL_PATTERN = re.compile(r"[-+]?[0-9]{1,18}(\.[0-9]{1,18})?([eE][-+]?[0-9]{1,2})?")


@dataclass(frozen=True, slots=True)
class Problem:
    """A fault of a file: its place, its field (dotted, may be empty), and one sentence."""

    file: str
    line: int
    field: str
    message: str
    path: Path = ()
    """The place in the document that was read."""

    def __str__(self) -> str:
        place_text = f"{self.file}, line {self.line}"
        if self.field:
            place_text = f"{place_text}, {self.field}"
        return harmless_text(f"{place_text}: {self.message}")


class ScenarioError(Exception):
    """Raised if a scenario file cannot be used. It lists every problem, ordered by line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: problem.line))
        super().__init__("\n".join(str(problem) for problem in self.problems))


@dataclass(frozen=True, slots=True)
class Document:
    """The plain value of a file, and the line (from 1) of each part."""

    file: str
    value: PlainValue
    lines: Mapping[Path, int] = field(default_factory=dict)
    written: Mapping[Path, Path] = field(default_factory=dict)
    """The place of a part in the file, if other parts were left out of the value."""
    has_references: bool = False
    """Whether the file has anchors, aliases, tags or a second document, which are skipped."""

    def line(self, path: Path) -> int:
        """Return the line of this part, or of the nearest part around it in the file."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def problem(self, path: Path, message: str) -> Problem:
        """Return a problem with this part of the file."""
        place_name = ".".join(map(str, self.place_in_file(path)))
        return Problem(self.file, self.line(path), place_name, message, path)

    def place_in_file(self, path: Path) -> Path:
        """Return the place in the file of a part of the value."""
        known_path = path
        while known_path and known_path not in self.written:
            known_path = known_path[:-1]
        return (*self.written.get(known_path, known_path), *path[len(known_path) :])

    def without_parts(self, paths: Iterable[Path]) -> "Document":
        """Return the document without these parts; itself if it has none of them."""
        removed_paths = {path for path in paths if path and path in self.lines}
        if not removed_paths:
            return self
        line_numbers: dict[Path, int] = {}
        new_paths: dict[Path, Path] = {}

        def copy_remaining(value: PlainValue, new_path: Path, old_path: Path) -> PlainValue:
            line_numbers[new_path], new_paths[new_path] = (
                self.line(old_path),
                self.place_in_file(old_path),
            )
            if isinstance(value, dict):
                setting_names = [
                    setting_name
                    for setting_name in value
                    if (*old_path, setting_name) not in removed_paths
                ]
                return {
                    setting_name: copy_remaining(
                        value[setting_name], (*new_path, setting_name), (*old_path, setting_name)
                    )
                    for setting_name in setting_names
                }
            if isinstance(value, list):
                indexes_left = [
                    item_index
                    for item_index in range(len(value))
                    if (*old_path, item_index) not in removed_paths
                ]
                return [
                    copy_remaining(
                        value[item_index], (*new_path, new_item_index), (*old_path, item_index)
                    )
                    for new_item_index, item_index in enumerate(indexes_left)
                ]
            return value

        return Document(self.file, copy_remaining(self.value, (), ()), line_numbers, new_paths)


def read_yaml(text: str | bytes, file: str) -> Document:
    """Return the file as plain values. Raises ScenarioError if it is not plain YAML."""
    document, problems = read_with_problems(text, file)
    if problems:
        raise ScenarioError(problems)
    return document


def read_with_problems(text: str | bytes, file: str) -> tuple[Document, tuple[Problem, ...]]:
    """Return the file as plain values, and the problems that could be skipped.

    A skipped problem is a part that is more than plain YAML. Raises ScenarioError if the rest
    cannot be read.
    """
    content = _decode(text, file)
    reader = _YamlReader(file, yaml.parse(content, Loader=_YAML_LOADER))
    try:
        return reader.document(), tuple(reader.problems)
    except yaml.MarkedYAMLError as error:
        raise ScenarioError([*reader.problems, _yaml_problem(error, content, file)]) from None
    except yaml.YAMLError:
        raise ScenarioError([*reader.problems, _control_character_problem(content, file)]) from None


def _decode(text: str | bytes, file: str) -> str:
    content = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(content) > MAX_BYTES:
        message = f"the file is larger than {MAX_BYTES // 1024} KiB, so it is hardly a scenario"
        raise ScenarioError([Problem(file, 1, "", message)])
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line_number = content.count(b"\n", 0, error.start) + 1
        message = "the file is not text in UTF-8; save it again with that encoding"
        raise ScenarioError([Problem(file, line_number, "", message)]) from None


def _yaml_problem(error: yaml.MarkedYAMLError, content: str, file: str) -> Problem:
    if error.problem == "exceeded maximum nesting depth":  # the parser's own limit is above ours
        yaml_mark = error.problem_mark or error.context_mark
        return Problem(file, yaml_mark.line + 1 if yaml_mark else 1, "", _TOO_DEEP_SENTENCE)
    line_number, fault = unreadable_line_and_fault(error, content)
    return Problem(file, line_number, "", f"this is not YAML: {fault}")


def _control_character_problem(content: str, file: str) -> Problem:
    match = _STRANGE_LETTER.search(content)
    letter_offset = match.start() if match else 0
    character_name = f"U+{ord(content[letter_offset]):04X}" if match else "of an unknown kind"
    line_number = content.count("\n", 0, letter_offset) + 1
    return Problem(
        file, line_number, "", f"there is a control character here ({character_name}); remove it"
    )


def _line_of_event(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1


class _YamlReader:
    """A reader that makes plain values from parser events, and collects skippable problems."""

    def __init__(self, file: str, events: Iterator[yaml.Event]) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self._events = events
        self._lines: dict[Path, int] = {(): 1}
        self._has_references = False
        self._values = 0

    def document(self) -> Document:
        """Return the one document of the file. An empty file gives None."""
        event = self._skip_frame_events(next(self._events))
        if isinstance(event, yaml.StreamEndEvent):
            return Document(self.file, None, self._lines)
        value = self._read_value(event, ())
        event = self._skip_frame_events(next(self._events))
        if not isinstance(event, yaml.StreamEndEvent):
            self._has_references = True
            self._add_problem(
                event, (), "a second document starts here; a scenario is one document"
            )
        return Document(self.file, value, self._lines, has_references=self._has_references)

    def _skip_frame_events(self, event: yaml.Event) -> yaml.Event:
        frame_events = (yaml.StreamStartEvent, yaml.DocumentStartEvent, yaml.DocumentEndEvent)
        while isinstance(event, frame_events):
            event = next(self._events)
        return event

    def _read_value(self, event: yaml.Event, path: Path) -> PlainValue:
        self._values += 1
        if self._values > MAX_VALUES:
            self._raise_problem(event, (), f"the file has more than {MAX_VALUES} values")
        if len(path) > MAX_DEPTH:
            self._raise_problem(event, (), _TOO_DEEP_SENTENCE)
        if getattr(event, "anchor", None) or getattr(event, "tag", None):
            self._has_references = True
        if getattr(event, "anchor", None):  # an alias has the name of its anchor
            self._add_problem(
                event, path, "anchors (&) and aliases (*) are not allowed; write it out"
            )
        if getattr(event, "tag", None):
            self._add_problem(event, path, "tags (!) are not allowed; write the plain value")
        if isinstance(event, yaml.MappingStartEvent):
            return self._read_fields(path)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._read_items(path)
        return self._read_scalar(event, path)

    def _read_fields(self, path: Path) -> dict[str, PlainValue]:
        fields: dict[str, PlainValue] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                self._raise_problem(event, path, "a field needs a plain name before its colon")
            field_name = event.value
            self._add_illegible_problem(event, path, field_name)
            if field_name in fields:
                self._add_problem(event, (*path, field_name), "this field is given twice")
            self._lines[(*path, field_name)] = _line_of_event(event)
            fields[field_name] = self._read_value(next(self._events), (*path, field_name))
        return fields

    def _read_items(self, path: Path) -> list[PlainValue]:
        items: list[PlainValue] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            item_path = (*path, len(items))
            self._lines[item_path] = _line_of_event(event)
            items.append(self._read_value(event, item_path))
        return items

    def _read_scalar(self, event: yaml.Event, path: Path) -> PlainValue:
        style, text = getattr(event, "style", None), str(getattr(event, "value", ""))
        self._add_illegible_problem(event, path, text)
        if not text.isprintable():
            text = normalized_name(text)  # a block always ends with a line break
        if style:
            return text
        if text in _WORD_VALUES:
            return _WORD_VALUES[text]
        if _WHOLE_NUMBER.fullmatch(text):
            return int(text)
        return float(text) if _DECIMAL_PATTERN.fullmatch(text) else text

    def _add_illegible_problem(self, event: yaml.Event, path: Path, text: str) -> None:
        """Note a text with a forbidden letter, because all texts of a file are names."""
        fault = fault_of_name(text)
        if fault is not None:
            self._add_problem(event, path, messages_of().text(fault.key, fault.args))

    def _add_problem(self, event: yaml.Event, path: Path, message: str) -> None:
        line_number = _line_of_event(event)
        path_text = harmless_text(".".join(map(str, path)))
        self.problems.append(Problem(self.file, line_number, path_text, message, path))

    def _raise_problem(self, event: yaml.Event, path: Path, message: str) -> NoReturn:
        self._add_problem(event, path, message)
        raise ScenarioError(self.problems)
