"""Changes of single fields in the text of a scenario. All other text stays as it was written.

The YAML library finds the place of each field. Only the text at this place is replaced, so the
comments, order, spelling and line ends of all other fields stay.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import yaml

from ledger.language.legible_text import normalized_name
from ledger.scenario.yamlfile import MAX_BYTES, PlainValue, ScenarioError, read_with_problems

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_PLAIN_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_./-]*( [A-Za-z0-9_./-]+)*")
_RESERVED_WORDS = frozenset({"null", "true", "false", "yes", "no", "on", "off", "y", "n"})
_LETTER_NOT_IN_YAML = re.compile(
    r"[^\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
_LINE_OF_COMMENT = re.compile(r"^[ \t]*#", re.MULTILINE)
_STEP = 2
"""Number of spaces by which new lines are indented below their field."""

FieldPath: TypeAlias = tuple[str, ...]


class UnchangeableError(Exception):
    """Raised if a field cannot be changed without changing other parts of the text."""

    def __init__(self, index: int = 0) -> None:
        super().__init__()
        self.index = index
        """The place of the change among the changes."""


class TextTooLargeError(UnchangeableError):
    """Raised if a change would make the text larger than is allowed."""


@dataclass(frozen=True, slots=True)
class FieldChange:
    """A change of one field: its new value, or its removal."""

    path: FieldPath
    value: PlainValue = None
    is_removal: bool = False


def changed_text(text: str, *changes: FieldChange, max_bytes: int = MAX_BYTES) -> str:
    """Return the text of a scenario after these changes. Texts are put on one line.

    Raises: ScenarioError: the text is not YAML. UnchangeableError, with the place of the change.
    """
    content = text.removeprefix("\ufeff")
    byte_order_mark = text[: len(text) - len(content)]
    expected_value = _value_of(content)
    # Reading is slow: the text after each change is read only if the last text is wrong.
    try:
        new_content = _content_after(content, expected_value, changes, max_bytes, is_read=False)
    except _UnexpectedTextError:
        new_content = _content_after(content, expected_value, changes, max_bytes, is_read=True)
    return byte_order_mark + new_content


class _UnexpectedTextError(Exception):
    """Raised if the text after all changes does not have the expected value."""


def _content_after(
    content: str,
    expected_value: dict[str, Any],
    changes: Sequence[FieldChange],
    max_bytes: int,
    *,
    is_read: bool,
) -> str:
    """Return a text after these changes, which has the expected value.

    `is_read`: read the text after each change, not only after the last one.
    """
    for index, written_change in enumerate(changes):
        change = replace(written_change, value=_legible_value(written_change.value))
        try:
            expected_value = _changed_value(expected_value, change)
            content = _Editor(content).changed_text(change)
        except (UnchangeableError, yaml.YAMLError) as error:
            raise UnchangeableError(index) from error
        if len(content.encode("utf-8", "surrogatepass")) > max_bytes:
            raise TextTooLargeError(index)
        if is_read and not _has_value(content, expected_value, changes[: index + 1]):
            raise UnchangeableError(index)
    if not is_read and not _has_value(content, expected_value, changes):
        raise _UnexpectedTextError
    return content


def _value_of(content: str) -> dict[str, Any]:
    """Return the plain value of a text.

    Raises: ScenarioError. UnchangeableError: an anchor, an alias or a tag may mislead the editor.
    """
    document, _problems = read_with_problems(content, "scenario")
    value = {} if document.value is None else document.value
    if document.has_references or not isinstance(value, dict):
        raise UnchangeableError
    return value


def _has_value(content: str, expected: dict[str, Any], changes: Sequence[FieldChange]) -> bool:
    """Return whether the text has this value. A section without fields may be left out."""
    try:
        value = _value_of(content)
    except (ScenarioError, UnchangeableError):
        return False
    for change in changes:
        value = _without_empty_sections(value, change.path)
        expected = _without_empty_sections(expected, change.path)
    return value == expected


def _without_empty_sections(document: dict[str, Any], path: FieldPath) -> dict[str, Any]:
    """Return a document without those sections of this path that have no fields."""
    first_key, *other_keys = path
    section = document.get(first_key)
    if not other_keys or not isinstance(section, dict):
        return document
    section = _without_empty_sections(section, tuple(other_keys))
    if section:
        return document | {first_key: section}
    return {key: value for key, value in document.items() if key != first_key}


def _legible_value(value: PlainValue) -> PlainValue:
    """Return a value as a reader returns it: its texts are on one line, with usual blanks."""
    if isinstance(value, str):
        return value if value.isprintable() else normalized_name(value)
    if isinstance(value, list):
        return [_legible_value(item) for item in value]
    if isinstance(value, dict):
        return {key: _legible_value(inner_value) for key, inner_value in value.items()}
    return value


def _changed_value(document: dict[str, Any], change: FieldChange) -> dict[str, Any]:
    """Return the plain value of a document after a change."""
    first_key, *other_keys = change.path
    if not other_keys:
        if change.is_removal:
            return {key: value for key, value in document.items() if key != first_key}
        return document | {first_key: change.value}
    section = document.get(first_key)
    if section is not None and not isinstance(section, dict):
        raise UnchangeableError
    if change.is_removal and first_key not in document:
        return document
    inner_change = replace(change, path=tuple(other_keys))
    return document | {first_key: _changed_value(section or {}, inner_change)}


class _Editor:
    """The text of one document, with the places of its parts."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._line_end = "\r\n" if "\r\n" in text else "\n"

    def changed_text(self, change: FieldChange) -> str:
        """Return the text after a change."""
        root = yaml.compose(self._text, Loader=_LOADER)
        if root is None:
            return self._text if change.is_removal else self._with_first_field(change)
        if change.is_removal:
            return self._without_field(root, change.path)
        return self._with_value(root, change.path, change.value)

    def _with_first_field(self, change: FieldChange) -> str:
        text = self._text
        if text and not text.endswith("\n"):
            text += self._line_end
        return text + self._new_lines(change.path, change.value, 0)

    def _with_value(self, root: yaml.Node, path: FieldPath, value: PlainValue) -> str:
        node, missing_path = root, path
        while missing_path:
            if not isinstance(node, yaml.MappingNode):
                return self._with_fields_in_empty_value(node, missing_path, value)
            entry = _entry_of(node, missing_path[0])
            if entry is None:
                return self._with_new_entry(node, missing_path, value)
            node, missing_path = entry[1], missing_path[1:]
        return self._with_replaced_value(node, flow_text(value))

    def _with_fields_in_empty_value(
        self, node: yaml.Node, path: FieldPath, value: PlainValue
    ) -> str:
        """Return the text with fields below a field that had no value."""
        if not isinstance(node, yaml.ScalarNode) or node.value not in {"", "~", "null"}:
            raise UnchangeableError
        return self._with_replaced_value(node, flow_text(_nested_value(path, value)))

    def _with_replaced_value(self, node: yaml.Node, new_value: str) -> str:
        start, end = node.start_mark.index, self._end_of(node)
        if isinstance(node, yaml.CollectionNode) and not node.flow_style:
            # A block begins on the line after its field. The value goes onto the field's line.
            start = len(self._text[:start].rstrip())
            # Another sign ends a comment after the colon, or is the dash before the block.
            if self._text[start - 1] != ":":
                raise UnchangeableError
        text_before = self._text[:start]
        gap = " " if text_before.endswith(":") else ""
        return f"{text_before}{gap}{new_value}{self._text[end:]}"

    def _with_new_entry(self, mapping: yaml.MappingNode, path: FieldPath, value: PlainValue) -> str:
        if mapping.flow_style:
            closing = mapping.end_mark.index - 1
            content_end = len(self._text[:closing].rstrip())
            comma = ", " if mapping.value and not self._text[:content_end].endswith(",") else ""
            entry_text = f"{flow_text(path[0])}: {flow_text(_nested_value(path[1:], value))}"
            return f"{self._text[:content_end]}{comma}{entry_text}{self._text[closing:]}"
        column = mapping.start_mark.column
        line_end = self._end_of_line(self._end_of(mapping))
        text_before = self._text[:line_end]
        if not text_before.endswith("\n"):
            text_before += self._line_end
        return text_before + self._new_lines(path, value, column) + self._text[line_end:]

    def _without_field(self, root: yaml.Node, path: FieldPath) -> str:
        node, entries = root, list[tuple[yaml.MappingNode, yaml.Node, yaml.Node]]()
        for key in path:
            if not isinstance(node, yaml.MappingNode):
                return self._text
            entry = _entry_of(node, key)
            if entry is None:
                return self._text
            entries.append((node, *entry))
            node = entry[1]
        # A section that would be empty is removed, too, unless a comment stands alone in it.
        section_key: yaml.Node | None = None
        while len(entries) > 1 and len(entries[-1][0].value) == 1:
            between = slice(entries[-2][1].end_mark.index, entries[-1][1].start_mark.index)
            if _LINE_OF_COMMENT.search(self._text[between]):
                section_key = entries[-2][1]
                break
            entries.pop()
        mapping, key_node, value_node = entries[-1]
        start, end = key_node.start_mark.index, self._end_of(value_node, key_node)
        if mapping.flow_style:
            return self._without_flow_entry(start, end)
        line_start = self._text.rfind("\n", 0, start) + 1
        if self._text[line_start:start].strip():
            raise UnchangeableError
        text_before = self._text[:line_start]
        if section_key is not None:
            colon = text_before.index(":", section_key.end_mark.index)
            text_before = f"{text_before[:colon]}: {{}}{text_before[colon + 1 :]}"
        return text_before + self._text[self._end_of_line(end) :]

    def _without_flow_entry(self, start: int, end: int) -> str:
        following = re.compile(r"\s*,\s*").match(self._text, end)
        if following:
            return self._text[:start] + self._text[following.end() :]
        text_before = re.sub(r"\s*,\s*\Z", "", self._text[:start])
        return text_before + self._text[end:]

    def _end_of(self, node: yaml.Node, key_node: yaml.Node | None = None) -> int:
        """Return where the text of a node ends, without the comments and empty lines after it."""
        if isinstance(node, yaml.CollectionNode) and not node.flow_style:
            last_entry = node.value[-1]
            return self._end_of(
                *(reversed(last_entry) if isinstance(last_entry, tuple) else (last_entry,))
            )
        end = int(node.end_mark.index)
        if isinstance(node, yaml.ScalarNode) and node.style in {"|", ">"}:
            return len(self._text[:end].rstrip())
        if key_node is not None and isinstance(node, yaml.ScalarNode) and not node.value:
            # For a missing value the library may give a place after the next comments.
            end = max(key_node.end_mark.index, min(end, self._end_of_line(key_node.end_mark.index)))
            return len(self._text[:end].rstrip())
        return end

    def _end_of_line(self, index: int) -> int:
        """Return where the next line begins."""
        line_end = self._text.find("\n", index)
        return len(self._text) if line_end < 0 else line_end + 1

    def _new_lines(self, path: FieldPath, value: PlainValue, column: int) -> str:
        *sections, field_name = path
        lines = [f"{flow_text(section)}:" for section in sections]
        lines.append(f"{flow_text(field_name)}: {flow_text(value)}")
        return "".join(
            f"{' ' * (column + depth * _STEP)}{line}{self._line_end}"
            for depth, line in enumerate(lines)
        )


def _entry_of(mapping: yaml.MappingNode, key: str) -> tuple[yaml.Node, yaml.Node] | None:
    """Return the key and the value of a field. If the field is given twice, the last one counts."""
    entries: Iterator[tuple[yaml.Node, yaml.Node]] = reversed(mapping.value)
    return next((entry for entry in entries if entry[0].value == key), None)


def _nested_value(path: FieldPath, value: PlainValue) -> PlainValue:
    for key in reversed(path):
        value = {key: value}
    return value


def _escaped_letter(match: re.Match[str]) -> str:
    return f"\\u{ord(match[0]):04x}"


def flow_text(value: PlainValue) -> str:
    """Return a value as it is written on one line."""
    if isinstance(value, str):
        is_plain = _PLAIN_WORD.fullmatch(value) and value.lower() not in _RESERVED_WORDS
        quoted_text = json.dumps(value, ensure_ascii=False)
        return value if is_plain else _LETTER_NOT_IN_YAML.sub(_escaped_letter, quoted_text)
    if isinstance(value, list):
        return f"[{', '.join(map(flow_text, value))}]"
    if isinstance(value, dict):
        fields = (f"{flow_text(key)}: {flow_text(inner)}" for key, inner in value.items())
        return f"{{{', '.join(fields)}}}"
    return json.dumps(value)
