"""The number of repetitions of a test: few in `make test`, many in `make soak`."""

from collections.abc import Iterable
from typing import Any

import pytest


def seeds(few: int, many: int, first: int = 0) -> list[Any]:
    """Return `many` seeds. All seeds after the first `few` run only in `make soak`."""
    longer = (pytest.param(first + n, marks=pytest.mark.soak) for n in range(few, many))
    return [*range(first, first + few), *longer]


def soak_parameters(every: Iterable[Any], *kept: Any) -> list[Any]:
    """Return all these values. Values that are not in `kept` run only in `make soak`."""
    return [one if one in kept else pytest.param(one, marks=pytest.mark.soak) for one in every]
