"""A stick for copies."""

from pathlib import Path

import pytest


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """Return an empty folder."""
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder
