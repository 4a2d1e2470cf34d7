"""The order to copy the ledger into a folder. A task beside the server follows the order."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple


class CopyOrder(NamedTuple):
    """A folder for copies, and the seconds between two copies."""

    folder: Path
    seconds: float


class CopyOrders:
    """The present order of a server. It is not stored, so it ends with the server."""

    def __init__(self) -> None:
        self.order: CopyOrder | None = None
        """The present order; None if no copies are made."""
        self.is_followed = False
        """Whether a task makes the copies. Without it, an order would have no effect."""
        self._changed = asyncio.Event()

    def give(self, order: CopyOrder | None) -> None:
        """Replace the order. None ends the copies."""
        self.order = order
        self._changed.set()

    async def wait_for_change(self, seconds: float | None = None) -> None:
        """Wait until the order is replaced, or for this number of seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), seconds)
        self._changed.clear()
