"""How often chance is tried: a few times in `make test`, more often in `make soak`."""

from typing import Any

import pytest


def seeds(few: int, many: int, first: int = 0) -> list[Any]:
    """So many seeds; those after the first few are for `make soak`."""
    longer = (pytest.param(first + n, marks=pytest.mark.soak) for n in range(few, many))
    return [*range(first, first + few), *longer]
