"""Each promise of the page on threats names existing tests."""

import ast
import re
from functools import cache
from pathlib import PurePosixPath

import pytest

from tests.load.stranger_requests import all_requests
from tests.shape.tree import files_in, parse_module, text_of_file

PAGE = PurePosixPath("deploy/threats.md")
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
ROW = re.compile(r"^\| (.+) \| (.+) \|$", re.MULTILINE)
COSTS = "What a stranger's requests take"
PEOPLE = ("runs the server", "numen", "player", "neighbour with a camera", "venue's network")


@cache
def names_of_tests_in(path: PurePosixPath) -> frozenset[str]:
    """Return the names of the tests in a file."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return frozenset(node.name for node in parse_module(path).body if isinstance(node, functions))


def chapters() -> dict[str, str]:
    """Return the page's chapters by their headings."""
    _first, *rest = text_of_file(PAGE).split("\n## ")
    return {part.partition("\n")[0]: part for part in rest}


NAMES = sorted(set(NAMED.findall(text_of_file(PAGE))))


@pytest.mark.parametrize(("path", "name"), NAMES)
def test_every_test_named_for_a_promise_exists(path: str, name: str) -> None:
    assert PurePosixPath(path) in files_in("tests")
    assert name in names_of_tests_in(PurePosixPath(path))


def test_every_promise_names_a_test() -> None:
    promises = [
        row
        for heading, chapter in chapters().items()
        if heading not in ("Tokens", COSTS)
        for row in ROW.findall(chapter)
        if row[0] not in ("promised", "---", "---|---")
    ]
    assert len(promises) > 20
    assert [said for said, shown in promises if not NAMED.search(shown)] == []


@pytest.mark.parametrize("who", PEOPLE)
def test_the_page_says_for_every_attacker_what_is_promised_and_what_is_not(who: str) -> None:
    (chapter,) = (part for heading, part in chapters().items() if who in part.partition("\n")[0])
    assert "| promised | shown by |" in chapter
    assert "Not promised: " in chapter


def test_the_page_gives_the_cost_of_every_request_that_a_stranger_can_make() -> None:
    rows = re.findall(r"^\| (.+) \| [\d.]+ \| [\d.]+ \|$", chapters()[COSTS], re.MULTILINE)
    assert sorted(rows) == sorted({asked.name for asked in all_requests("game")})
