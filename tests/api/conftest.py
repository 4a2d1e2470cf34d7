"""The hall that most tests of the API play in."""

from collections.abc import AsyncIterator

import pytest

from tests.api.hall import Hall, open_hall


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    async with open_hall() as opened:
        yield opened
