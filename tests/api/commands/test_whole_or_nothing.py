"""A command makes its result whole, or it makes nothing and old files stay."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.api.commands.running import run_expecting_failure, run_successfully
from tests.api.commands.stores import game_heads_in_file


def test_a_page_that_cannot_be_written_prevents_the_founding_and_leaves_no_file(
    scenario: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_successfully("found", scenario)
    page, heads = Path("cards.html").read_bytes(), game_heads_in_file("acta.db")

    def fail_on_full_disk(*_given: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("api.hosting.card_page.CardPageWriter.write", fail_on_full_disk)
    assert "No space" in run_expecting_failure("found", scenario, "--force")
    assert "No space" in run_expecting_failure("cards", "--force")
    assert (Path("cards.html").read_bytes(), game_heads_in_file("acta.db")) == (page, heads)
    assert not [file.name for file in Path().iterdir() if file.name.endswith(".new")]


def test_a_founding_that_cannot_be_stored_leaves_the_old_page_of_cards(scenario: Path) -> None:
    run_successfully("found", scenario)
    page = Path("cards.html").read_bytes()
    with closing(sqlite3.connect("acta.db")) as file:
        no = "BEGIN SELECT RAISE(ABORT, 'no'); END"
        file.execute(f"CREATE TRIGGER full BEFORE INSERT ON stored_events {no}")
    for command in (("found", scenario), ("found", scenario, "--cards", "other.html"), ("cards",)):
        assert "acta.db" in run_expecting_failure(*command, "--force")
    assert Path("cards.html").read_bytes() == page
    assert not Path("other.html").exists()
