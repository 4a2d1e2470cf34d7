"""A server serves although its terminal accepts no output."""

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx2
import pytest

from ledger.store import open_store

ACTA = Path(sys.executable).with_name("acta")
PATIENCE = 60.0


def is_server_ready_in_time(port: int) -> bool:
    """Return whether the server is ready within the time of a slow machine's start."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            return bool(httpx2.get(f"http://127.0.0.1:{port}/readyz").json()["status"] == "ready")
        except httpx2.TransportError:
            time.sleep(0.1)
    return False


@pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="only where the system has a full device"
)
@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_server_goes_on_when_its_terminal_takes_no_more_output(
    command: str, tmp_path: Path, nobody: int
) -> None:
    open_store(str(tmp_path / "acta.db")).close()
    with Path("/dev/full").open("w") as full:
        server = subprocess.Popen(
            [ACTA, command, "--port", str(nobody)],
            stdout=full,
            stderr=full,
            cwd=tmp_path,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        try:
            assert is_server_ready_in_time(nobody)
        finally:
            server.terminate()
            server.wait()
