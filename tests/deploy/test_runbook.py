"""What deploy/README.md and the other pages tell an organiser to type can be typed."""

import re
from pathlib import PurePosixPath

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from api.cli import app
from api.settings import Settings
from ledger.verify.status import MEANINGS, NOT_CARRIED_OUT, Status
from tests.api.commands.running import succeeds
from tests.deploy.typed import wrong_with
from tests.shape.tree import files, text

RUNBOOK = PurePosixPath("deploy/README.md")
SEAL = PurePosixPath("ledger/verify/README.md")
FENCED = re.compile(r"^ *```\w*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
NOT_SET_BY_HAND = {"ACTA_REHEARSAL"}
"""Settings that a command gives: `acta play` alone plays rehearsals."""
PAGES = [path for path in files() if path.name in ("README.md", "CONTRIBUTING.md")]


def lines_in(page: str) -> list[str]:
    """Return what a page tells people to type: the lines of its fenced blocks that call `acta`."""
    blocks = [line.strip() for block in FENCED.findall(page) for line in block.splitlines()]
    return [line for line in blocks if re.match(r"(\.venv/bin/)?acta ", line)]


TYPED = [(str(path), line) for path in PAGES for line in lines_in(text(path))]


@pytest.mark.parametrize(("page", "line"), TYPED)
def test_a_line_that_a_page_tells_to_type_is_understood(page: str, line: str) -> None:
    assert not wrong_with(line), f"{page}: {line}"


def test_the_runbook_goes_from_the_scenario_to_the_verified_export() -> None:
    evening = text(RUNBOOK).partition("\n## HTTPS\n")[0]
    told = [line.split()[1] for line in lines_in(evening)]
    assert {"check", "rehearse", "found", "serve", "backup", "restore", "cards"} <= set(told)
    assert told[-2:] == ["export", "verify"]


@pytest.mark.parametrize(
    "line", ["acta bury my.yaml", "acta serve --wide", "acta rehearse --games x"]
)
def test_a_line_that_nobody_can_type_is_found(line: str) -> None:
    assert wrong_with(line)


def test_the_runbook_names_every_command() -> None:
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    named = re.findall(r"^\| `acta ([\w-]+)", text(RUNBOOK), re.MULTILINE)
    assert set(named) == group.commands.keys()


def test_the_runbook_names_every_setting_and_no_other() -> None:
    table = text(RUNBOOK).split("## Settings")[1].split("##")[0]
    named = set(re.findall(r"`(ACTA_\w+)`", table))
    assert named == {f"ACTA_{name.upper()}" for name in Settings.model_fields} - NOT_SET_BY_HAND


def test_the_page_and_the_help_tell_the_same_of_every_exit_status_of_a_verification() -> None:
    assert MEANINGS.keys() == set(Status)
    rows = re.findall(r"^\| ([\d, ]+) \| (.*) \|$", text(SEAL), re.MULTILINE)
    told = {int(number): means for row, means in rows for number in row.split(",")}
    failed = set(NOT_CARRIED_OUT)
    assert {number: told[number] for number in told.keys() - failed} == MEANINGS
    assert failed < told.keys()
    helped = " ".join(succeeds("verify", "--help").split())
    for row, means in rows:
        assert f"{row}: {means}" in helped, row
