"""A separate yard for every test of the kernel."""

import pytest

from tests.toy.yard import YardGame


@pytest.fixture
def yard() -> YardGame:
    return YardGame()
