"""How often the same is tried: a few times in `make test`, more often in `make soak`."""

from collections.abc import Iterable
from typing import Any

import pytest


def seeds(few: int, many: int, first: int = 0) -> list[Any]:
    """So many seeds; those after the first few are for `make soak`."""
    longer = (pytest.param(first + n, marks=pytest.mark.soak) for n in range(few, many))
    return [*range(first, first + few), *longer]


def mostly_soaked(every: Iterable[Any], *kept: Any) -> list[Any]:
    """All of these as they are; those that are not kept are for `make soak`."""
    return [one if one in kept else pytest.param(one, marks=pytest.mark.soak) for one in every]
