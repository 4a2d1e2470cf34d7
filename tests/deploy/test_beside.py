"""Targets of make run beside each other, until one of them fails."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

BESIDE = Path(__file__).resolve().parents[2] / "deploy" / "beside.py"

MAKEFILE = """\
first: ; @echo one begins; cat < met; echo one ends
meets: ; @echo two begins; echo and is met > met; echo two ends
second: ; @echo three
broken: ; @echo a fault; exit 3
endless: ; @echo $$$$ > pid; exec sleep 1000
waits: ; @until [ -s pid ]; do sleep 0.01; done
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "Makefile").write_text(MAKEFILE)
    os.mkfifo(tmp_path / "met")
    return tmp_path


def beside(folder: Path, *lanes: str) -> tuple[int, str]:
    """The exit status of such a run, and all that it printed."""
    command = [sys.executable, str(BESIDE), "make", *lanes]
    done = subprocess.run(
        command,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def test_lanes_run_at_the_same_time_and_targets_of_a_lane_in_order(folder: Path) -> None:
    status, said = beside(folder, "first second", "meets")
    assert status == 0, said
    grouped = said[said.index("one begins") :].splitlines()
    assert grouped[:3] == ["one begins", "and is met", "one ends"]
    assert said.index("---- first passed") < said.index("three") < said.index("---- second passed")


def test_the_first_failure_is_named_and_ends_what_still_runs(folder: Path) -> None:
    status, said = beside(folder, "waits broken second", "endless")
    assert status == 1
    assert "a fault" in said
    assert "---- broken failed" in said
    assert said.splitlines()[-1] == "make: this failed first: broken"
    assert "three" not in said
    with pytest.raises(ProcessLookupError):
        os.kill(int((folder / "pid").read_text()), 0)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_nothing_is_left_when_it_is_interrupted(folder: Path, sign: signal.Signals) -> None:
    command = [sys.executable, str(BESIDE), "make", "waits second", "endless"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert any("second passed" in line for line in run.stdout)
        run.send_signal(sign)
        assert run.wait() == 1
    with pytest.raises(ProcessLookupError):
        os.kill(int((folder / "pid").read_text()), 0)
