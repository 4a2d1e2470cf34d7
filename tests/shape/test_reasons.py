"""A check that is switched off has its reason on the same line: `# noqa: S311 - bots choose by it`.

Behind `# type: ignore[misc]` the reason is a comment of its own, because mypy reads nothing else
there.
"""

import ast
import re
import tokenize
from collections.abc import Iterator
from io import StringIO
from pathlib import PurePosixPath

import pytest

from tests.shape.tree import files_in, parse_module, phone_scripts, text_of_file, tracked_files

PYTHON = ("ledger", "projections", "api", "deploy", "tests")
SWITCHED_OFF = re.compile(
    r"\b(?:noqa|nosec|type: ignore|mypy: |ruff: noqa|pragma: no \w+|fmt: off)"
    r"|(?:eslint|oxlint|biome|stylelint|prettier)-(?:disable|ignore)"
    r"|@ts-(?:ignore|expect-error|nocheck)|\b(?:v8|c8|istanbul) ignore"
)
REASON = re.compile(r" (?:-|#) \w.{4,}")
LEFT_OUT = {"skip", "skipif", "xfail", "importorskip"}
IN_A_SCRIPT = re.compile(r"\.(?:skip|skipIf|todo|fails|only)\(|\bx(?:it|test|describe)\(")


def comments_with_lines(source: str) -> Iterator[tuple[int, str]]:
    """Yield the comments of a Python file, with their lines."""
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def unexplained_lines(lines: Iterator[tuple[int, str]]) -> list[int]:
    """Return the lines that switch a check off without a reason behind it."""
    found = ((number, SWITCHED_OFF.search(line), line) for number, line in lines)
    return [n for n, off, line in found if off and not REASON.search(line, off.end())]


def unreasoned_skips(tree: ast.Module) -> list[int]:
    """Return the lines on which a test is skipped, or expected to fail, without a reason."""
    reasons = {
        id(call.func): {word.arg for word in call.keywords}
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
    }
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in LEFT_OUT
        if ast.unparse(node.value) in ("pytest", "pytest.mark")
        if "reason" not in reasons.get(id(node), ())
    ]


def line_locations(path: PurePosixPath, lines: list[int]) -> list[str]:
    return [f"{path}:{line}" for line in lines]


def test_every_check_that_python_code_switches_off_has_its_reason() -> None:
    found = {
        path: unexplained_lines(comments_with_lines(text_of_file(path)))
        for path in files_in(*PYTHON)
    }
    assert [place for path, lines in found.items() for place in line_locations(path, lines)] == []


def test_every_check_that_the_phone_app_switches_off_has_its_reason() -> None:
    sources = [*phone_scripts(), *files_in("pwa", suffixes=(".css", ".js", ".mjs", ".html"))]
    found = {
        path: unexplained_lines(enumerate(text_of_file(path).splitlines(), 1)) for path in sources
    }
    assert [place for path, lines in found.items() for place in line_locations(path, lines)] == []


def test_no_python_test_is_skipped_without_a_reason() -> None:
    found = {path: unreasoned_skips(parse_module(path)) for path in files_in("tests")}
    assert [place for path, lines in found.items() for place in line_locations(path, lines)] == []


def test_no_test_of_the_phone_app_is_skipped() -> None:
    tests = [path for path in phone_scripts() if ".test." in path.name]
    assert tests
    assert [str(path) for path in tests if IN_A_SCRIPT.search(text_of_file(path))] == []


def test_every_rule_that_is_off_everywhere_has_its_reason() -> None:
    (settings,) = (path for path in tracked_files() if str(path) == "pyproject.toml")
    ignored = re.compile(r'^    "[A-Z]+\d*",', re.MULTILINE)
    lines = text_of_file(settings).splitlines()
    rules = [line for line in lines if ignored.match(line)]
    assert rules
    assert [line for line in rules if not re.search(r"# \w", line)] == []


@pytest.mark.parametrize(
    ("line", "explained"),
    [
        ("# no" + "qa: S311", False),
        ("# no" + "qa: S311 - bots choose by it", True),
        ("# type: " + "ignore[misc]", False),
        ("# type: " + "ignore[misc]  # a type made here", True),
        ("// eslint-" + "disable-next-line no-console", False),
        ("// oxlint-" + "disable-next-line no-console - it is asked for", True),
        ("// @ts-" + "expect-error", False),
        ("# why a line is as it is", True),
    ],
)
def test_a_missing_reason_is_noticed(line: str, *, explained: bool) -> None:
    assert (unexplained_lines(iter([(1, line)])) == []) is explained


@pytest.mark.parametrize(
    ("source", "explained"),
    [
        ("@pytest.mark.skip\ndef test(): ...", False),
        ("@pytest.mark.xfail(strict=True)\ndef test(): ...", False),
        ("@pytest.mark.skipif(True, reason='no browser here')\ndef test(): ...", True),
        ("board.skip(1)", True),
    ],
)
def test_a_skipped_test_is_noticed(source: str, *, explained: bool) -> None:
    assert (unreasoned_skips(ast.parse(source)) == []) is explained
