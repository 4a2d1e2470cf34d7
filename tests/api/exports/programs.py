"""Foreign programs that read our books: bean-check and hledger."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

BEAN_CHECK = Path(sys.executable).with_name("bean-check")
HLEDGER = os.environ.get("ACTA_HLEDGER") or shutil.which("hledger") or ""

needs_hledger = pytest.mark.skipif(not HLEDGER, reason="hledger is not installed")


def complaints_of_bean_check(file: Path) -> str:
    """Return the complaints of bean-check about these books, or nothing if there are none."""
    return _run_for_complaints(str(BEAN_CHECK), "--no-cache", str(file))


def complaints_of_hledger(file: Path) -> str:
    """Return the complaints of a strict hledger about these books, or nothing if there are none."""
    return _run_for_complaints(HLEDGER, "--file", str(file), "check", "--strict")


def _run_for_complaints(*command: str) -> str:
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    return (run.stdout + run.stderr) or ("" if run.returncode == 0 else f"exit {run.returncode}")
