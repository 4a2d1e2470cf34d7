"""Every command looks for the ledger in the same place as the server."""

from pathlib import Path

import pytest

from tests.api.commands.running import run_expecting_failure, run_successfully


@pytest.mark.parametrize(
    "command",
    [
        ("cards",),
        ("export",),
        ("report",),
        ("archive",),
        ("rebuild",),
        ("forget",),
        ("backup", "copy.db"),
        ("erase", "game", "person"),
        ("query", "select 1"),
        ("serve",),
        ("doctor",),
    ],
)
def test_every_command_finds_the_ledger_where_the_server_does(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ACTA_STORE", "elsewhere.db")
    monkeypatch.setenv("ACTA_KEEP_NAMES_DAYS", "30")
    assert "There is no ledger file elsewhere.db" in run_expecting_failure(*command)


def test_a_game_is_founded_where_the_server_looks_for_it(
    scenario: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ACTA_STORE", "elsewhere.db")
    told = run_successfully("found", scenario, "--address", "http://localhost:8044")
    assert "in elsewhere.db" in told
    assert "acta serve --store elsewhere.db" in told
    assert Path("elsewhere.db").exists()
    assert not Path("acta.db").exists()


def test_a_server_without_a_ledger_names_both_ways_to_begin() -> None:
    told = " ".join(run_expecting_failure("serve").split())
    assert "acta found makes one" in told
    assert "acta serve --organise makes one" in told
