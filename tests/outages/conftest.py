"""Fixtures for all tests of outages: a Redis, and PostgreSQL servers on ports."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.outages.clusters import PostgresClusters, open_clusters
from tests.waking import RedisServer, running_redis


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with TemporaryDirectory(prefix="re") as folder, running_redis(Path(folder)) as running:
        yield running


@pytest.fixture
def machines() -> Iterator[PostgresClusters]:
    with TemporaryDirectory(prefix="pg") as folder, open_clusters(Path(folder)) as made:
        yield made
