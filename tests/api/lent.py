"""A store that outlives its host."""

import time
from collections.abc import Sequence
from typing import Any

from ledger.store.base import AppendResult, Batch, StoreError, append_each, new_worker_name
from ledger.store.memory import MemoryStore


class LentStore:
    """A store that several hosts use one after the other, and that fails when told to.

    Writes during `cut_off` are lost, as after a kill. The next `unanswered` batches are written and
    reported as failed. Each host has a separate name, as if it had a separate store.
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

    def append_all(self, batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        return append_each(self.append, batches)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


class SharedStore:
    """A store in memory, as it is open on one of several servers.

    `kill` acts as if the server ended.
    """

    is_shared = True

    def __init__(
        self, inner: MemoryStore, servers: set[str], words: dict[str, tuple[bytes, float]]
    ) -> None:
        self.inner = inner
        self._words = words
        self.worker = new_worker_name()
        self._servers = servers
        servers.add(self.worker)

    def workers(self) -> frozenset[str]:
        return frozenset(self._servers)

    def exchange_messages(self, message: bytes, lasting: float) -> tuple[bytes, ...]:
        now, words = time.monotonic(), self._words
        words[self.worker] = (message, now)
        others = (word for worker, word in words.items() if worker != self.worker)
        return tuple(word for word, at in others if at > now - lasting)

    def kill(self) -> None:
        self._servers.discard(self.worker)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


def lend_store(store: Any) -> Any:
    """Return the store for the next host. Its former host is gone, unless hosts share it."""
    inner = getattr(store, "inner", store)
    if isinstance(inner, MemoryStore) and not isinstance(store, SharedStore):
        inner.worker = new_worker_name()
    return store
