"""A store that outlives its host."""

from typing import Any

from ledger.store.base import Batch
from ledger.store.memory import MemoryStore


class LentStore:
    """A store that several hosts use one after the other, and that fails when told to.

    What comes when it is `cut_off` is lost, as for a server that was killed.
    """

    def __init__(self) -> None:
        self.inner = MemoryStore()
        self.failing: Exception | None = None
        self.cut_off = False
        self.batches: list[Batch] = []

    def append(self, batch: Batch) -> None:
        if self.failing is not None:
            raise self.failing
        if self.cut_off:
            return
        self.batches.append(batch)
        self.inner.append(batch)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)
