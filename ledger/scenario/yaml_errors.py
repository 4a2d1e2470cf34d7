"""Explains in plain words why a file is not valid YAML, and which line to correct.

The parser reports where it could not continue, in its own terms. The mistake is often many lines
earlier.
"""

import re
from collections.abc import Callable, Iterator

import yaml

_OPENING_QUOTE = re.compile(r"(?:^\s*|[:-]\s+|[\[{,]\s*)(?=[\"'])")
"""The place before a quotation mark that opens a text."""

_CLOSED_QUOTE = {'"': re.compile(r'"(?:[^"\\]|\\.)*"'), "'": re.compile(r"'(?:[^']|'')*'")}
"""A text in quotation marks of each kind, on one line."""

_COLON_SENTENCE = "there is a colon within this text; put the whole text into quotes"
_MISPLACED_SENTENCE = "this does not stand where a field can; indent it like the fields beside it"


def unreadable_line_and_fault(error: yaml.MarkedYAMLError, content: str) -> tuple[int, str]:
    """Return the line (from 1) of a text that a parser could not read, and the fault there."""
    lines = content.splitlines() or [""]
    line_number = min(_line_of(error.problem_mark or error.context_mark), len(lines))
    first_line = min(_line_of(error.context_mark or error.problem_mark), line_number)
    if quote_line := _line_of_open_quote(lines[:line_number]):
        return quote_line, "a quote is opened here and not closed in the same line"
    for pattern, sentence_function in _EXPLANATIONS:
        if re.search(pattern, error.problem or ""):
            return sentence_function(lines, line_number, first_line, error)
    return (
        line_number,
        "look at the quotes, colons and indentation of this line and of the one above",
    )


def _line_of(yaml_mark: yaml.Mark | None) -> int:
    return yaml_mark.line + 1 if yaml_mark else 1


def _line_of_open_quote(lines: list[str]) -> int:
    """Return the first line on which a text in quotes is not closed; 0 if there is none."""
    return next(
        (line_number for line_number, line in enumerate(lines, 1) if _has_open_quote(line)), 0
    )


def _has_open_quote(line: str) -> bool:
    remainder = line
    while match := _OPENING_QUOTE.search(remainder):
        if "#" in remainder[: match.start() + 1].split():
            return False  # within a remark
        quoted_text = remainder[match.end() :]
        closing_quote = _CLOSED_QUOTE[quoted_text[0]].match(quoted_text)
        if closing_quote is None:
            return True
        remainder = quoted_text[closing_quote.end() :]
    return False


LineAndSentence = tuple[int, str]
"""A line, and its fault."""

Explanation = Callable[[list[str], int, int, yaml.MarkedYAMLError], LineAndSentence]
"""A function from (lines, problem line, first line of its part, error) to a line and a fault."""


def _sayer_at_problem_line(sentence: str) -> Explanation:
    return lambda _lines, line_number, _start_line, _error: (line_number, sentence)


def _sayer_at_first_line(sentence: str) -> Explanation:
    return lambda _lines, _line_number, first_line, _error: (first_line, sentence)


def _explain_missing_field(
    lines: list[str], line_number: int, _start_line: int, error: yaml.MarkedYAMLError
) -> LineAndSentence:
    line = lines[line_number - 1]
    column = error.problem_mark.column if error.problem_mark else 0
    if line.strip().startswith("-"):
        return (
            line_number,
            "an entry of a list (-) stands among named fields; give it a name and a colon",
        )
    if line[:column].rstrip().endswith(('"', "'")):
        return (
            line_number,
            "there is more behind the closing quote; put all of it into one pair of quotes",
        )
    return line_number, _MISPLACED_SENTENCE


def _explain_misplaced_colon(
    lines: list[str], line_number: int, _start_line: int, _error: object
) -> LineAndSentence:
    """Return the fault of a misplaced colon.

    The colon is the second colon in a line, or it belongs to the line before.
    """
    content_lines = [
        candidate_number
        for candidate_number in range(1, line_number)
        if _without_comment(lines[candidate_number - 1])
    ]
    if not content_lines:
        return line_number, _COLON_SENTENCE
    last_number, line_above = content_lines[-1], _without_comment(lines[content_lines[-1] - 1])
    extra_indent = _indent(lines[line_number - 1]) - _indent(lines[last_number - 1])
    if extra_indent >= 0 and ":" not in line_above and not line_above.startswith("-"):
        return last_number, f"there is no colon behind '{line_above}'"
    return line_number, _MISPLACED_SENTENCE if extra_indent > 0 else _COLON_SENTENCE


def _explain_wrong_character(
    lines: list[str], line_number: int, _start_line: int, error: yaml.MarkedYAMLError
) -> LineAndSentence:
    column = error.problem_mark.column if error.problem_mark else 0
    character = lines[line_number - 1][column : column + 1]
    if character == "\t" or "\t" in lines[line_number - 1][:column]:
        return line_number, "indent with spaces, not tabs"
    return line_number, f"a text cannot begin with {character}; put it into quotes"


def _without_comment(line: str) -> str:
    """Return a line without its comment and surrounding blanks."""
    return re.split(r"(?:^|\s)#", line, maxsplit=1)[0].strip()


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _explanations_by_message() -> Iterator[tuple[str, Explanation]]:
    """Yield each message of the C parser and of the Python parser, with its meaning."""
    yield r"expected key|expected <block end>", _explain_missing_field
    yield r"mapping values are not allowed", _explain_misplaced_colon
    yield r"could not find expected ':'", _sayer_at_first_line("there is no colon behind this name")
    yield (
        r"',' or '\]'",
        _sayer_at_first_line("the list that begins here with [ is not closed with ]"),
    )
    yield (
        r"',' or '\}'",
        _sayer_at_first_line("the group that begins here with { is not closed with }"),
    )
    yield r"cannot start any token", _explain_wrong_character
    yield (
        r"alphabetic or numeric",
        _sayer_at_problem_line("a text cannot begin with * or &; put it into quotes"),
    )
    yield (
        r"escape",
        _sayer_at_problem_line(
            "a backslash in double quotes means more; use single quotes instead"
        ),
    )
    yield (
        r"sequence entries are not allowed",
        _sayer_at_problem_line(
            "a list begins below the name of its field, each entry on a line of its own"
        ),
    )
    yield (
        r"expected '-' indicator",
        _sayer_at_problem_line("a field stands among the entries of a list (-)"),
    )
    yield (
        r"node content",
        _sayer_at_problem_line("nothing can stand here; look for a bracket that is too many"),
    )
    yield (
        r"<document start>",
        _sayer_at_problem_line("a second document starts here; a scenario is one document"),
    )
    yield (
        r"comment or line break|chomping",
        _sayer_at_problem_line("a text cannot begin with > or |; put it into quotes"),
    )


_EXPLANATIONS = tuple(_explanations_by_message())
