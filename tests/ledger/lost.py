"""A lost server, and a second one that continues from a copy of its ledger."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from api.copies.takeover_hold import record_restoration
from ledger.export.document import read_export, write_export
from ledger.scribe.scribe import open_scribe
from ledger.seal import head_digest
from ledger.store import open_store
from ledger.store.base import Batch, SideWrite, Store
from ledger.verify import OutsideFacts, Report, verify_export
from ledger.verify.takeovers import TAKEN_OVER_TYPE
from tests.ledger.room import WitnessedYard
from tests.toy.yard import YardGame

KINDS = ("secret", "note", "head")


def copy_store(yard: YardGame) -> Store:
    """Return a copy of a yard's store in its present state."""
    store = open_store("memory:")
    sides = [
        SideWrite(kind, key, value)
        for kind in KINDS
        for key, value in yard.store.side_values("yard", kind).items()
    ]
    rows = tuple(yard.store.read("yard"))
    store.append(Batch("yard", 0, b"", rows, yard.store.head("yard")[1], tuple(sides)))
    return store


class YardOnLostServer:
    """A room whose server is lost. `at` is the time of the copy.

    `before` is the last export that the lost server could have made.
    """

    def __init__(self) -> None:
        self.room = WitnessedYard()
        self.yard = self.room.yard
        self.heads: list[dict[str, object]] = []

    def play_minute(self) -> None:
        """Let a minute pass, and give ada's phone the digest of a new head."""
        for head in self.yard.pass_minute():
            self.heads.append({"digest": head_digest(head).hex(), "at": self.yard.now})

    def witness_file(self) -> bytes:
        """Return the witness file of ada's phone."""
        return self.room.witness_file(heads=self.heads)

    def copy(self) -> None:
        """Copy the ledger. Later entries will be lost."""
        self.store, self.at = copy_store(self.yard), self.yard.now

    def continue_from_copy(self, *, taken_over: bool = True) -> None:
        """Continue from the copy on another server."""
        self.before = export_lines(self.yard)
        self.yard.store = self.store
        scribe = open_scribe(self.yard.machine, self.store, "yard", Random(self.at).randbytes)
        self.yard.scribe = scribe
        record_restoration(scribe, self.at)
        if taken_over:
            self.yard.does("nurse", "take-over")
            self.yard.does("nurse", "resume")

    def play_to_end(self) -> None:
        """Play to the end."""
        self.yard.does("nurse", "announce-closing", minutes=1)
        self.yard.does("nurse", "confirm-closing", card="nurse-2")
        self.yard.wait(minutes=1).wake_clock()
        assert self.yard.state.kernel.status == "closed"

    def verify_second_server(self, *witnesses: bytes, others: Sequence[list[bytes]] = ()) -> Report:
        """Return the report on the export of the second server."""
        outside = OutsideFacts(
            witnesses=self.room.outside_evidence(*witnesses).witnesses,
            exports=tuple(read_export(other) for other in others),
        )
        return verify_export(export_lines(self.yard), outside)


def lost_server_with_act(act: str = "throw", **fields: Any) -> YardOnLostServer:
    """Return three acts: one in the copy, a lost one, and this act on the second server."""
    lost = YardOnLostServer()
    lost.room.send_and_record("throw")
    lost.play_minute()
    lost.copy()
    lost.room.send_and_record("give", to="bea", nuts=1)
    lost.play_minute()
    lost.continue_from_copy()
    lost.play_minute()
    lost.room.send_and_record(act, **fields)
    lost.play_minute()
    return lost


def forge_export(lost: YardOnLostServer, change: dict[str, Any]) -> list[bytes]:
    """Return an export with a changed takeover, sealed by the holder of the keys."""
    rows = [row.state for row in lost.yard.store.read("yard")]
    for place, stored in enumerate(rows):
        entry = json.loads(stored)
        if entry["type"] == TAKEN_OVER_TYPE:
            entry["body"] |= change
            rows[place] = msgspec.json.encode(entry)
    return list(write_export(rows, lost.yard.scribe.keys))


def export_lines(yard: YardGame) -> list[bytes]:
    """Return the export of a yard."""
    rows = [row.state for row in yard.store.read("yard")]
    return list(write_export(rows, yard.scribe.keys, yard.scribe.heads()))
