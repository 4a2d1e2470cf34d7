"""`acta rehearse --report`: the report on any scenario, as a table and as JSON."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from api.cli import app
from api.commands import rehearse
from ledger.games.ludi_romani.scenario.recommended_cast import recommended_scenario
from tests.api.commands.running import run_expecting_failure, run_successfully


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    """Return the file of an evening of two summers for five people."""
    file = tmp_path / "short.yaml"
    text = recommended_scenario(5).replace("summers: 8", "summers: 2")
    file.write_text(text, encoding="utf-8")
    return file


def test_a_report_tells_the_length_the_moments_and_who_had_little_to_do(scenario: Path) -> None:
    output = run_successfully("rehearse", scenario, "--seed", 7, "--report")
    assert "Ludi Romani V: a rehearsal" in output
    assert "By the timetable the evening lasts 17 minutes." in output
    assert "the seed 7" in output


def test_a_report_as_json_has_the_figures_and_is_the_same_again(scenario: Path) -> None:
    first, again = (
        json.loads(run_successfully("rehearse", scenario, "--seed", 7, "--json")) for _ in range(2)
    )
    assert first == again
    assert first["seed"] == 7
    assert first["minutes"] == 17
    assert first["periods"] == 6
    assert first["acts"] > first["characters"]
    for quiet in first["quiet"]:
        assert quiet.keys() == {"character", "name", "acts", "longest_pause"}


def test_a_table_game_is_reported_for_its_number_of_players() -> None:
    output = run_successfully(
        "rehearse", "--ruleset", "morituri", "--players", 3, "--seed", 7, "--json"
    )
    report = json.loads(output)
    assert report["characters"] == 3
    assert report["minutes"] == 0
    assert report["moments"]


def test_a_report_on_a_broken_file_names_the_mistake(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text("based_on: ludi_romani\ncalendar: {summers: 0}\n", encoding="utf-8")
    told = run_expecting_failure("rehearse", broken, "--report")
    assert "broken.yaml, line 2, calendar.summers" in told


@pytest.mark.parametrize("report", ["--report", "--json"])
@pytest.mark.parametrize(
    ("option", "value"),
    [("--store", "kept.db"), ("--games", "2"), ("--acts", "60"), ("--temper", "random")],
)
def test_an_option_that_has_no_effect_on_a_report_is_refused(
    report: str, option: str, value: str
) -> None:
    told = run_expecting_failure("rehearse", report, option, value)
    assert f"A report has no {option}." in told


def test_a_report_as_json_is_utf_8_whatever_letters_the_terminal_has(
    scenario: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rehearse, "report_document", lambda _report: {"name": "Ἀκτιάς"})
    arguments = ["rehearse", str(scenario), "--seed", "7", "--json"]
    printed = CliRunner(charset="ascii").invoke(app, arguments)
    assert json.loads(printed.stdout_bytes.decode()) == {"name": "Ἀκτιάς"}
