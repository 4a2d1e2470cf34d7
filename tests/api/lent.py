"""A store that outlives its host."""

from typing import Any

from ledger.store.base import Batch, StoreError
from ledger.store.memory import MemoryStore


class LentStore:
    """A store that several hosts use one after the other, and that fails when told to.

    What comes when it is `cut_off` is lost, as for a server that was killed. Of the next
    `unanswered` batches it says that they failed, and they are written.
    """

    def __init__(self) -> None:
        self.inner = MemoryStore()
        self.failing: Exception | None = None
        self.cut_off = False
        self.unanswered = 0
        self.batches: list[Batch] = []

    def append(self, batch: Batch) -> None:
        if self.failing is not None:
            raise self.failing
        if self.cut_off:
            return
        self.batches.append(batch)
        self.inner.append(batch)
        if self.unanswered:
            self.unanswered -= 1
            raise StoreError("The database cannot be reached.")

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)
