"""Faults that are put into the program on purpose, to check that a campaign finds them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.request import Request
from ledger.record.state import State
from ledger.store.base import Batch, Row
from ledger.store.sqlite import SqliteStore


def acknowledge_early(patch: pytest.MonkeyPatch) -> None:
    """Let a store say that a batch is written when it only waits together with other batches."""
    append, read, waiting = SqliteStore.append, SqliteStore.read, list[Batch]()

    def write_waiting(self: SqliteStore) -> None:
        for batch in waiting:
            append(self, batch)
        waiting.clear()

    def append_later(self: SqliteStore, batch: Batch) -> None:
        waiting.append(batch)
        if batch.expected == 0 or len(waiting) == 8:
            write_waiting(self)

    def write_and_read(self: SqliteStore, game: str, after: int = 0) -> Iterator[Row]:
        write_waiting(self)
        return read(self, game, after)

    patch.setattr(SqliteStore, "append", append_later)
    patch.setattr(SqliteStore, "read", write_and_read)  # so that only a kill shows the fault


def repeat_done_commands(patch: pytest.MonkeyPatch) -> None:
    """Let a command that was done before be done once more, under another id."""
    decide = Machine.decide

    def decide_with_new_id(
        self: Machine[Any], state: State[Any], request: Request, now: int, context: Any
    ) -> Any:
        if request.id in state.log.receipts:
            request = replace(request, id=f"{request.id}-again")
        return decide(self, state, request, now, context)

    patch.setattr(Machine, "decide", decide_with_new_id)


FAULTS: Mapping[str, Callable[[pytest.MonkeyPatch], None]] = {
    "early": acknowledge_early,
    "again": repeat_done_commands,
}
