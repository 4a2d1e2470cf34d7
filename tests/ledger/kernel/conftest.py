"""Every test of the kernel has a yard of its own."""

import pytest

from tests.toy.yard import YardGame


@pytest.fixture
def yard() -> YardGame:
    return YardGame()
