"""The program in one file starts without Python and serves."""

import subprocess
import sys
import time
from pathlib import Path

import httpx2
import pytest

from tests.surroundings import ROOT, installing_environment

PATIENCE = 120.0


@pytest.fixture(scope="module")
def program() -> Path:
    """Build the program, and return its file."""
    command = [sys.executable, str(ROOT / "deploy" / "bootstrap.py"), "program"]
    subprocess.run(command, check=True, cwd=ROOT, env=installing_environment())
    return ROOT / "dist" / "acta"


@pytest.mark.soak
def test_the_program_in_one_file_serves_the_phone_app_without_python(
    program: Path, tmp_path: Path, nobody: int
) -> None:
    bare = {"HOME": str(tmp_path), "PATH": str(tmp_path)}
    said = subprocess.run(
        [program, "--version"], check=True, env=bare, capture_output=True, encoding="utf-8"
    )
    assert said.stdout.startswith("acta-ludorum ")
    address = f"http://127.0.0.1:{nobody}"
    with subprocess.Popen([program, "play", "--port", str(nobody)], cwd=tmp_path, env=bare) as play:
        try:
            until = time.monotonic() + PATIENCE
            while not _is_ready(address):
                assert time.monotonic() < until
                time.sleep(0.2)
            assert "<script" in httpx2.get(f"{address}/").text
            assert httpx2.get(f"{address}/api/v1/rehearsal").json()["cards"]
        finally:
            play.terminate()  # the program passes this on to the server that it unpacks


def _is_ready(address: str) -> bool:
    try:
        return bool(httpx2.get(f"{address}/readyz").json()["status"] == "ready")
    except httpx2.TransportError:
        return False
