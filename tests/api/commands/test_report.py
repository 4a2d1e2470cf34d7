"""The book that `acta report` writes of a rehearsed evening, without a server."""

import re
import stat
from pathlib import Path

import pytest

from tests.api.commands.running import run_expecting_failure, run_successfully


@pytest.fixture
def kept(scenario: Path) -> None:
    run_successfully("rehearse", scenario, "--acts", 40, "--seed", 7, "--store", "acta.db")


@pytest.mark.usefixtures("kept")
def test_the_book_has_a_page_with_the_acts_of_each_person() -> None:
    run_successfully("report")
    text = Path("report.html").read_text(encoding="utf-8")
    named = re.findall(r"<h2>(.*?)</h2>", text)
    assert len(named) == len(set(named)) > 10
    assert text.count("<article") == len(named)
    assert "How it ended" in text
    assert re.search(r"<time>\d\d:\d\d</time>", text)
    assert stat.S_IMODE(Path("report.html").stat().st_mode) == 0o600


@pytest.mark.usefixtures("kept")
def test_the_book_loads_nothing_from_the_network() -> None:
    run_successfully("report", "--to", "book.html")
    text = Path("book.html").read_text(encoding="utf-8")
    assert re.findall(r"""(?:src|href)=["'](?!#)|url\(|<script""", text) == []


@pytest.mark.usefixtures("kept")
def test_the_book_can_hold_one_character_and_an_unknown_name_is_reported() -> None:
    run_successfully("report", "--only", "minerva", "--to", "minerva.html")
    assert Path("minerva.html").read_text(encoding="utf-8").count("<article") == 1
    assert "Nobody here is called dio" in run_expecting_failure("report", "--only", "dio")
