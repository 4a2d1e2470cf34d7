"""Servers are killed at any moment of a loaded evening. Every acknowledged act is there once."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES, DATABASES = 1_000, 300


def run_campaign_process(*asked: str) -> subprocess.CompletedProcess[str]:
    """A campaign in a separate process, whose copies are the servers."""
    command = [sys.executable, "-m", "tests.crashes.nursery", *asked]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def run_campaign(*asked: str) -> str:
    """Run a campaign and return its last output. Every promise must be kept."""
    done = run_campaign_process(*asked)
    assert done.returncode == 0, done.stdout + done.stderr
    sys.stdout.write(done.stdout)
    return done.stdout


def test_a_server_that_is_killed_at_any_moment_loses_and_doubles_nothing() -> None:
    assert "8 kills" in run_campaign("--kills", "8")


def test_no_acknowledged_act_is_lost_on_a_database() -> None:
    assert "3 kills" in run_campaign("--kills", "3", "--database")


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("early", "was acknowledged"),
        pytest.param("again", "nobody sent", marks=pytest.mark.soak),  # this takes fifty kills
    ],
)
def test_a_campaign_finds_a_fault_that_is_put_in(fault: str, sentence: str) -> None:
    # the campaign ends at the first fault
    done = run_campaign_process("--kills", "200", "--fault", fault)
    assert done.returncode == 1
    assert sentence in done.stdout


@pytest.mark.soak
def test_a_thousand_kills_lose_and_double_nothing() -> None:
    assert f"{FILES} kills" in run_campaign("--kills", str(FILES), "--seed", "2")


@pytest.mark.soak
def test_hundreds_of_kills_on_a_database_lose_and_double_nothing() -> None:
    assert f"{DATABASES} kills" in run_campaign(
        "--kills", str(DATABASES), "--seed", "3", "--database"
    )
