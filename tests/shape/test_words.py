"""Forbidden text in files: addresses of one machine, unfinished work, code kept as a comment."""

import re
from collections.abc import Iterable
from pathlib import PurePosixPath

import pytest

from tests.shape.tree import phone_scripts, text_of_file, tracked_files

REGISTRY = re.compile(
    r"https?://[\w.-]*(?:\bregistry\.|pypi|pythonhosted|npmjs|npmmirror|artifactory|nexus)"
    r"|--(?:extra-)?index-url"
)
PATH_OF_A_MACHINE = re.compile(r"(?<![\w.$}>*-])/(?:work|tmp|root|Users|home/\w+)/\w")
NEIGHBOURING_FOLDER = re.compile(r"[.]{2}/shared\b|\bshared/(?:rules|research)/")
# the brackets prevent the pattern from finding itself
LEFT_OVER = re.compile(r"\b(?:TO[D]O|FIX[M]E|X[X]X)\b")
STATEMENT_IN_A_COMMENT = re.compile(
    r"^\s*//\s*(?:(?:import|export|const|let|return|await)\b.*;|(?:if|for|while) \(.*\{)\s*$"
)


def lines_matching_pattern(pattern: re.Pattern[str], paths: Iterable[PurePosixPath]) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()[:100]}"
        for path in paths
        for number, line in enumerate(text_of_file(path).splitlines(), start=1)
        if pattern.search(line)
    ]


def test_no_file_names_a_package_registry() -> None:
    assert lines_matching_pattern(REGISTRY, tracked_files()) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert lines_matching_pattern(PATH_OF_A_MACHINE, tracked_files()) == []


def test_no_file_reaches_outside_the_project() -> None:
    assert lines_matching_pattern(NEIGHBOURING_FOLDER, tracked_files()) == []


def test_lock_files_say_what_to_install_and_not_from_where() -> None:
    locks = [path for path in tracked_files() if path.name == "package-lock.json"]
    assert lines_matching_pattern(re.compile(r'"resolved":'), locks) == []


def test_no_file_has_a_note_of_unfinished_work() -> None:
    assert lines_matching_pattern(LEFT_OVER, tracked_files()) == []


def test_no_typescript_is_kept_as_a_comment() -> None:
    assert lines_matching_pattern(STATEMENT_IN_A_COMMENT, phone_scripts()) == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (REGISTRY, "https://" + "registry.example/left-pad.tgz"),
        (PATH_OF_A_MACHINE, "open('" + "/root" + "/game.sqlite')"),
        (NEIGHBOURING_FOLDER, "../" + "shared"),
        (LEFT_OVER, "# TO" + "DO: later"),
        (STATEMENT_IN_A_COMMENT, "  // const seat = 3;"),
    ],
)
def test_each_pattern_finds_its_examples(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (PATH_OF_A_MACHINE, "tests/tmp/thing"),
        (STATEMENT_IN_A_COMMENT, "// let the person decide"),
        (NEIGHBOURING_FOLDER, "words shared by all games"),
    ],
)
def test_no_pattern_finds_allowed_text(pattern: re.Pattern[str], line: str) -> None:
    assert not pattern.search(line)
