"""The systemd unit and the release workflow name only existing files and commands."""

import configparser
import re
from pathlib import PurePosixPath
from typing import Any

import pytest
import yaml

from api import serve
from api.base.settings import Settings
from tests.deploy.typed import acta_error_of_line
from tests.shape.tree import text_of_file, tracked_files

UNIT = PurePosixPath("deploy/acta.service")
RELEASE = PurePosixPath(".github/workflows/release.yaml")
ACTION = re.compile(r"[\w-]+/[\w-]+@(?:release/)?v\d+")


class RepeatedKeyDict(dict[str, Any]):
    """A parser's dict that keeps every value of a repeated key, a line each."""

    def __setitem__(self, key: str, value: Any) -> None:
        if isinstance(value, list) and isinstance(self.get(key), list):
            value = [*self[key], *value]
        super().__setitem__(key, value)


@pytest.fixture
def unit() -> configparser.RawConfigParser:
    read = configparser.RawConfigParser(dict_type=RepeatedKeyDict, strict=False)
    read.optionxform = str  # type: ignore[assignment, method-assign] # letters count
    read.read_string(text_of_file(UNIT))
    return read


def test_the_unit_starts_a_valid_command(unit: configparser.RawConfigParser) -> None:
    command = unit["Service"]["ExecStart"].removeprefix("/opt/acta/bin/")
    assert acta_error_of_line(command) == ""
    assert unit["Service"]["Restart"] == "always"


def test_the_unit_uses_known_settings_and_its_ledger_lies_where_it_may_write(
    unit: configparser.RawConfigParser,
) -> None:
    pairs = re.findall(r"ACTA_(\w+)=(\S+)", unit["Service"]["Environment"])
    assert {name.lower() for name, _ in pairs} <= set(Settings.model_fields)
    folder = f"/var/lib/{unit['Service']['StateDirectory']}"
    assert unit["Service"]["WorkingDirectory"] == folder
    assert dict(pairs)["STORE"].startswith(f"{folder}/")


def test_the_unit_waits_longer_for_the_end_than_the_server_takes(
    unit: configparser.RawConfigParser,
) -> None:
    assert unit["Service"]["KillSignal"] == "SIGTERM"
    assert int(unit["Service"]["TimeoutStopSec"]) >= 2 * serve.STOP_SECONDS


@pytest.fixture
def jobs() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(text_of_file(RELEASE))["jobs"]
    return found


def steps_of_jobs(jobs: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in jobs.values() for step in job["steps"]]


def test_only_checked_audited_and_built_packages_are_published(jobs: dict[str, Any]) -> None:
    def needed_jobs(name: str) -> set[str]:
        needed = set(jobs[name].get("needs", ()))
        return needed.union(*map(needed_jobs, needed))

    for name in ("publish", "image"):
        assert needed_jobs(name) == {"build", "audit", "check"}
        assert jobs[name]["if"] == "github.ref_type == 'tag'"


def test_only_the_publishing_job_gets_an_identity_and_no_job_may_write(
    jobs: dict[str, Any],
) -> None:
    assert yaml.safe_load(text_of_file(RELEASE))["permissions"] == {"contents": "read"}
    allowed = {name: job["permissions"] for name, job in jobs.items() if "permissions" in job}
    assert allowed == {"publish": {"id-token": "write"}}


def test_each_action_has_a_version(jobs: dict[str, Any]) -> None:
    used = [step["uses"] for step in steps_of_jobs(jobs) if "uses" in step]
    assert len(used) > 8
    assert [one for one in used if not ACTION.fullmatch(one)] == []


def test_the_workflow_uses_existing_targets_extras_and_files(jobs: dict[str, Any]) -> None:
    run = "\n".join(step["run"] for step in steps_of_jobs(jobs) if "run" in step)
    targets = set(re.findall(r"^(\w+):", text_of_file(PurePosixPath("Makefile")), re.MULTILINE))
    assert set(re.findall(r"\bmake (\w+)", run)) <= targets
    project = text_of_file(PurePosixPath("pyproject.toml"))
    for extras in re.findall(r"'\.\[([\w,]+)\]'", run):
        assert all(f"\n{extra} = [" in project for extra in extras.split(","))
    assert ".ci/run" in run
    assert PurePosixPath(".ci/run") in tracked_files()
    image = next(step for step in steps_of_jobs(jobs) if "file" in step.get("with", {}))
    assert PurePosixPath(image["with"]["file"]) in tracked_files()
