"""Fixtures for all tests of outages: a Redis, and PostgreSQL servers on ports."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.outages.clusters import Clusters, clusters
from tests.waking import Waking, waking


@pytest.fixture
def redis() -> Iterator[Waking]:
    with TemporaryDirectory(prefix="re") as folder, waking(Path(folder)) as running:
        yield running


@pytest.fixture
def machines() -> Iterator[Clusters]:
    with TemporaryDirectory(prefix="pg") as folder, clusters(Path(folder)) as made:
        yield made
