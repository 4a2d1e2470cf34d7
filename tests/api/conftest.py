"""The hall in which most tests of the API play, and two halls that share a store."""

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from tests.api.hall import Hall, open_hall
from tests.api.servers import open_shared_stores, two_halls


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    async with open_hall() as opened:
        yield opened


@pytest.fixture(params=["memory", "postgres"])
def stores(request: pytest.FixtureRequest) -> Iterator[Any]:
    database = request.getfixturevalue("database") if request.param == "postgres" else ""
    with open_shared_stores(database) as found:
        yield found


@pytest.fixture
async def halls(stores: Any) -> AsyncIterator[tuple[Hall, Hall]]:
    async with two_halls(stores) as pair:
        yield pair
