"""A stick for copies."""

from pathlib import Path

import pytest


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """A folder that is still empty."""
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder
