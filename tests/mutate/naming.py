"""The rules named by a docstring or a comment: `(SEDES-07)`, `(MARE-02, 03)`, `(MERC-07 to 09)`."""

import io
import re
import tokenize
from collections.abc import Iterator

from tests.rules import CODE

_GROUP = re.compile(r"\(([^()]*)\)")
_NAMED = re.compile(rf"(?P<code>{CODE})-(?P<first>\d+)|(?P<join>to|and|,)\s+(?P<more>\d+)\b")
_QUOTED = re.compile(r"""("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')""")
_COMMENT = re.compile(r"(?:^|\s)#(.*)$")

Rules = tuple[str, ...]


def rules_in_comment(comment: str) -> Rules:
    """Return the rules that a comment names, with or without parentheses."""
    return tuple(dict.fromkeys(_rules_in_text(comment)))


def rules_in_docstring(docstring: str | None) -> Rules:
    """Return the rules that a docstring names in parentheses."""
    groups = _GROUP.findall(" ".join((docstring or "").split()))
    return tuple(dict.fromkeys(rule for group in groups for rule in _rules_in_text(group)))


def _rules_in_text(text: str) -> Iterator[str]:
    code, last, width = "", 0, 0
    for found in _NAMED.finditer(text):
        if found["code"]:
            code, width = found["code"], len(found["first"])
            last = int(found["first"])
            yield f"{code}-{found['first']}"
        elif code:
            number = int(found["more"])
            first = last + 1 if found["join"] == "to" else number
            yield from (f"{code}-{n:0{width}}" for n in range(first, number + 1))
            last = number


def python_comments(source: str) -> dict[int, Rules]:
    """Return the rules named by comments behind code of a Python module, by line."""
    found = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        behind_code = token.type == tokenize.COMMENT and token.line[: token.start[1]].strip()
        if behind_code and (rules := rules_in_comment(token.string)):
            found[token.start[0]] = rules
    return found


def yaml_comments(text: str) -> dict[int, Rules]:
    """Return the rules named by comments behind values of a YAML file, by line."""
    found = {}
    for number, line in enumerate(text.splitlines(), start=1):
        comment = _COMMENT.search(_QUOTED.sub(lambda quoted: "_" * len(quoted[0]), line))
        if comment and line[: comment.start()].strip() and (rules := rules_in_comment(comment[1])):
            found[number] = rules
    return found
