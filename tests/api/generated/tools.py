"""The foreign programs that read the API's description."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from deploy.bootstrap import find_npm

ROOT = Path(__file__).resolve().parents[3]
BINARIES = ROOT / "pwa" / "node_modules" / ".bin"
PATIENCE = 600
"""The longest time in seconds of an installation."""


@cache
def client_generator_folder() -> Path:
    """Return the folder of the Python client generator's programs, installed once and then kept.

    The generator has a separate environment, because it needs an older typer than the project has.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned: str = project["dependency-groups"]["client"][0]
    place = ROOT / ".rivals" / "python" / pinned.replace(" ", "")
    programs = place / "bin"
    if not (programs / "openapi-python-client").exists():
        _run([sys.executable, "-m", "venv", "--clear", str(place)])
        quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
        _run([str(programs / "python"), "-m", "pip", "install", *quiet, pinned])
    return programs


def run_node_tool(
    name: str, arguments: Sequence[str], folder: Path
) -> subprocess.CompletedProcess[str]:
    """Run a program of the phone's development packages in a folder, and return its result."""
    _, path = find_npm()
    return subprocess.run(
        [str(BINARIES / name), *arguments],
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL)
