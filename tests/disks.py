"""Real disks for tests: small ones that are soon full, and write-protected ones."""

import subprocess
from pathlib import Path

import pytest


def mount_disk(where: Path, *how: str) -> None:
    """Mount a disk at this place, or skip the test if that is not allowed."""
    where.mkdir(exist_ok=True)
    done = subprocess.run(["mount", *how, str(where)], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(
            reason=f"disks can be mounted by root alone, and not here: {done.stderr.strip()}"
        )


def unmount_disk(where: Path) -> None:
    """Remove a disk, even if a program still uses it."""
    subprocess.run(["umount", "-l", str(where)], check=True)
