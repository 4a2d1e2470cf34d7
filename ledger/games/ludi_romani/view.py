"""The parts of the view that are this game's own: people, purses, places, the market."""

from collections.abc import Iterator
from typing import Any

from ledger.audience import EVERYBODY
from ledger.contract import Slice
from ledger.games.ludi_romani.state import Game


def slices(state: Game) -> Iterator[tuple[str, Slice]]:
    """Every slice of the view that this game adds to the kernel's."""
    _: Any = EVERYBODY
    yield from ()
