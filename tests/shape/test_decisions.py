"""Each decision has three parts, and the index lists it once with its number and title."""

import re
from pathlib import PurePosixPath

import pytest

from tests.shape.tree import text_of_file, tracked_files

FOLDER = PurePosixPath("ledger/decisions")
INDEX = FOLDER / "README.md"
PAGES = [path for path in tracked_files() if path.parent == FOLDER and path != INDEX]
PARTS = ["Problem", "Decision", "Consequences"]
PART = re.compile(r"^\*\*(.+?)\.\*\*", re.MULTILINE)
"""The name of a part, in bold letters at the beginning of a line."""

LISTED = re.compile(r"^\* \[(\d+)\. (.+)\]\(([^)]+)\)$", re.MULTILINE)
TITLE = re.compile(r"# (.+)\n\n")


def faults_of_decision(page: str) -> list[str]:
    """Return the faults in the form of a decision."""
    title = TITLE.match(page)
    body = page[title.end() :] if title else page
    names = PART.findall(body)
    texts = [part.strip() for part in PART.split(body)[2::2]]
    found = {
        "no title": not title,
        f"its parts are {names}": names != PARTS,
        "text before the first part": not body.startswith("**"),
        "a part without text": not all(texts),
        "headings below the title": bool(re.search(r"^#", body, re.MULTILINE)),
    }
    return [fault for fault, is_found in found.items() if is_found]


def expected_index_line(page: PurePosixPath) -> tuple[str, str, str]:
    """Return the line of the index for a decision: number, title and file."""
    title = TITLE.match(text_of_file(page))
    return str(int(page.name[:4])), title[1] if title else "", page.name


def indexed_decisions(index: str) -> list[tuple[str, str, str]]:
    """Return number, title and file of each line of the index."""
    return LISTED.findall(index)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_decision_has_a_title_and_three_parts(page: PurePosixPath) -> None:
    assert faults_of_decision(text_of_file(page)) == []


def test_the_index_lists_each_decision_once_in_order() -> None:
    assert PAGES
    assert indexed_decisions(text_of_file(INDEX)) == [
        expected_index_line(page) for page in sorted(PAGES)
    ]


def test_every_link_of_the_index_stands_in_a_line_of_its_own() -> None:
    assert text_of_file(INDEX).count("](") == len(indexed_decisions(text_of_file(INDEX)))


def test_no_two_decisions_share_a_number() -> None:
    numbers = [page.name[:4] for page in PAGES]
    assert sorted(set(numbers)) == sorted(numbers)


@pytest.mark.parametrize(
    "page",
    [
        "# Title\n\n**Problem.** A.\n\n**Decision.** B.\n",
        "# Title\n\n**Decision.** A.\n\n**Problem.** B.\n\n**Consequences.** C.\n",
        "# Title\n\n**Problem.** A.\n\n**Decision.**\n\n**Consequences.** C.\n",
        "# Title\n\nBefore.\n\n**Problem.** A.\n\n**Decision.** B.\n\n**Consequences.** C.\n",
        "# Title\n\n**Problem.** A.\n\n**Decision.** B.\n\n**Consequences.** C.\n\n**Left.** D.\n",
        "# Title\n\n**Problem.** A.\n\n## More\n\n**Decision.** B.\n\n**Consequences.** C.\n",
        "**Problem.** A.\n\n**Decision.** B.\n\n**Consequences.** C.\n",
    ],
)
def test_a_decision_of_another_form_is_found(page: str) -> None:
    assert faults_of_decision(page)
