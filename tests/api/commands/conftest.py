"""Fixtures of tests of commands: a separate folder, a short evening's scenario, and a server."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from tests.api.ear import serve_hall
from tests.api.hall import Hall, open_hall

SMALL = """
based_on: ludi_romani
title: A short evening
calendar:
  - {kind: aestas, year_bce: 44, minutes: 5}
  - {kind: motus, minutes: 1}
  - {kind: hiems, year_bce: 43, minutes: 5}
  - {kind: actium, year_bce: 31}
"""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    yield
    structlog.reset_defaults()  # the command's output stream is closed at the end of the command


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    file = tmp_path / "short.yaml"
    file.write_text(SMALL, encoding="utf-8")
    return file


@pytest.fixture
async def room() -> AsyncIterator[Hall]:
    """Yield a hall behind a real server, which commands can ask."""
    async with open_hall() as hall, serve_hall(hall) as hall.address:
        yield hall
