"""Python's collector of garbage, kept away where all that is made stays alive."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Collect nothing meanwhile."""
    # all that is folded stays alive, and the collector would look at it again and again
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
