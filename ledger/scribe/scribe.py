"""The scribe: the impure path from requests to durable entries.

The scribe takes the waiting requests and decides each on the state after the requests before it.
The scribe appends all entries in one transaction at the expected position and head, and only then
acknowledges. A failed commit needs no rollback in memory: the scribe drops the new state and keeps
the earlier state.
"""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from typing import Any

from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.request import Outcome, Request
from ledger.language.grammar import count_text
from ledger.record.entry import Entry
from ledger.record.state import State
from ledger.scribe.commit_decisions import (
    HEIR_ROW,
    KEYS_ROW,
    CommitDecisions,
    DecidingTools,
    QueuedRequest,
)
from ledger.scribe.commits import DamagedError, PreparedBatch, RemoteNews, decode_row
from ledger.scribe.durable_context import Randomness
from ledger.scribe.heads import (
    HeadSigner,
    chain_of_heads,
    head_kind_after,
    is_clock_head_due,
    published_heads,
)
from ledger.scribe.snapshots import Snapshots
from ledger.scribe.submission_rows import SUBMISSION_KIND as SUBMISSIONS
from ledger.scribe.submission_rows import DamagedRowError, EncryptedRows
from ledger.scribe.submissions import Submissions, SubmissionsForClock
from ledger.scribe.texts import Texts
from ledger.seal import Chain, SealError, SealKeys, Tree, head_digest
from ledger.store.base import Batch, Row, SideWrite, Store

MAX_RECENT_REQUESTS = 64
"""The number of newest heads that phones may still sign."""


class Scribe:
    """One game: its state and free words in memory, its ledger in the store.

    Other servers may write the game as well. If another server has written, a commit raises
    ConflictError, and the other commits must be adopted first. `revision` counts the commits.
    `recent` holds the digests (hex) of the newest heads.
    """

    def __init__(
        self,
        machine: Machine[Any],
        store: Store,
        game: str,
        keys: SealKeys,
        randomness: Randomness,
        heir: SealKeys | None = None,
    ) -> None:
        self.machine = machine
        self.store = store
        self.game = game
        self.randomness = randomness
        self.state: State[Any] = machine.blank_state()
        self.submissions = Submissions()
        self.texts = Texts()
        self.tree = Tree()
        self.chain = Chain()
        self.recent: tuple[str, ...] = ()
        self.revision = 0
        self.snapshots = Snapshots(machine)
        encrypted_rows = EncryptedRows(game, keys, randomness)
        self.tools = DecidingTools(machine, keys, keys.seeds(), encrypted_rows, randomness, heir)

    @property
    def keys(self) -> SealKeys:
        """Return the current secrets of the seal."""
        return self.tools.keys

    def keep_takeover_keys(self, heir: SealKeys) -> None:
        """Keep these secrets for the takeover of a restored ledger."""
        self.tools = replace(self.tools, heir=heir)

    def load(self) -> "Scribe":
        """Check the stored entries against the stored head and fold them. Raises DamagedError."""
        # Read the revision first, so that commits of other servers after this line are read again.
        self.revision = self.store.revisions((self.game,)).get(self.game, 0)
        position, head = self.store.head(self.game)
        rows = tuple(islice(self.store.read(self.game), position))
        tree = Tree().extend(self.keys.entry_leaf_hash(row.position, row.state) for row in rows)
        if tree.size != position or (position and tree.root != head):
            tree_entries = count_text(tree.size, "entry does", "entries do")
            raise DamagedError(
                f"the ledger of {self.game} was changed behind our back: its "
                f"{tree_entries} not match the seal over {position}"
            )
        with without_garbage_collection():
            entries = [decode_row(self.machine.registry, self.game, row) for row in rows]
            self.state = self.snapshots.fold_entries(self.state, entries)
        self.tree = tree
        self.submissions = self._stored_submissions()
        self.texts.load(self.store, self.game)
        self.chain = self._stored_chain()
        self.recent = (self.chain.digest.hex(),) if self.chain.number else ()
        return self

    def _stored_chain(self) -> Chain:
        try:
            return chain_of_heads(self.store, self.game)
        except SealError as error:
            raise DamagedError(f"the heads of {self.game} cannot be read: {error}") from error

    def _stored_submissions(self) -> Submissions:
        submission_rows = self.store.side_values(self.game, SUBMISSIONS)
        try:
            return self.tools.locked.rows_after_writes(self.submissions, submission_rows)
        except DamagedRowError as error:
            raise DamagedError(f"the ledger of {self.game} cannot be read: {error}") from error

    def write_first_entry(self, entry: Entry, writes: Sequence[SideWrite] = ()) -> None:
        """Write entry 1 of a new game, with its secrets. Raises ConflictError if it exists."""
        self.write_new_game(self.first_batch(entry), writes)

    def first_batch(self, entry: Entry) -> Batch:
        """Adopt entry 1 of a new game, and return the batch that makes it durable.

        No code may rely on the game before this batch is written, because writing may fail.
        """
        entry_bytes = self.machine.registry.encode(entry)
        tree = self.tree.append(self.keys.entry_leaf_hash(1, entry_bytes))
        secrets = (SideWrite("secret", KEYS_ROW, self.keys.to_bytes()),)
        self._adopt_entry(entry)
        self.tree = tree
        return Batch(self.game, 0, b"", (Row(1, entry.type, entry_bytes),), tree.root, secrets)

    def write_new_game(self, first_batch: Batch, writes: Sequence[SideWrite] = ()) -> None:
        """Write a new game and its side rows. Either all are written or none.

        Raises ConflictError if a game of this name exists, and StoreError.
        """
        self.store.append(replace(first_batch, side_writes=(*first_batch.side_writes, *writes)))
        self.texts.adopt(writes)
        self.revision = 1

    def answer(self, request: Request, now: int, writes: tuple[SideWrite, ...] = ()) -> Outcome:
        """Decide one request, commit and adopt it. Raises StoreError."""
        return self.answer_all((QueuedRequest(request, writes),), now)[0]

    def answer_all(self, queue: Sequence[QueuedRequest], now: int) -> tuple[Outcome, ...]:
        """Decide several requests in order and commit them together. Raises StoreError."""
        batch = self.prepare(queue, now)
        self.commit(batch)
        self.adopt(batch)
        return batch.answers

    def catch_up(self, now: int) -> None:
        """Commit all acts that are due by `now`, in several steps if necessary.

        Raises StoreError.
        """
        self.answer_all((), now)
        while self.is_due(now):
            self.answer_all((), now)

    def prepare(
        self, queue: Sequence[QueuedRequest], now: int, *, is_minute_head: bool = False
    ) -> PreparedBatch:
        """Decide all waiting requests on the current state. No row is written yet.

        If `is_minute_head` is true, the clock asks for a head, which is signed if the game runs.
        """
        durable_position = self.state.log.position
        decisions = CommitDecisions(
            self.tools, now, durable_position, self.state, self.submissions, self.text
        )
        decisions.carry_out_due_acts()
        for queued_request in queue:
            decisions.decide(queued_request)
        sealed_batch = self._seal_batch(decisions)
        return self._with_clock_head(sealed_batch, now) if is_minute_head else sealed_batch

    def _seal_batch(self, decided: CommitDecisions) -> PreparedBatch:
        encode, keys = self.machine.registry.encode, decided.tools.keys
        entries = tuple(decided.entries)
        rows = tuple(Row(entry.position, entry.type, encode(entry)) for entry in entries)
        tree, head_signer = self.tree, HeadSigner(self.game, keys, self.chain)
        for entry, row in zip(entries, rows, strict=True):
            tree = tree.append(keys.entry_leaf_hash(row.position, row.state))
            head_kind = head_kind_after(entry)
            if head_kind is not None:
                head_signer.sign(head_kind, tree, entry.at)
        return PreparedBatch(
            game=self.game,
            expected=self.state.log.position,
            before=self._current_root(),
            rows=rows,
            head=tree.root if rows else self._current_root(),
            side_writes=(*decided.side_writes, *head_signer.side_writes()),
            revision=self.revision,
            answers=tuple(decided.answers),
            entries=entries,
            state=decided.state,
            submissions=decided.submissions,
            tree=tree,
            chain=head_signer.chain,
            tools=decided.tools,
            heads=tuple(head_signer.heads),
        )

    def _with_clock_head(self, batch: PreparedBatch, now: int) -> PreparedBatch:
        if not is_clock_head_due(batch.state.kernel, batch.chain, now):
            return batch
        head_signer = HeadSigner(self.game, batch.tools.keys, batch.chain)
        head_signer.sign("minute", batch.tree, now)
        return replace(
            batch,
            side_writes=(*batch.side_writes, *head_signer.side_writes()),
            chain=head_signer.chain,
            heads=(*batch.heads, *head_signer.heads),
        )

    def _current_root(self) -> bytes:
        return self.tree.root if self.tree.size else b""

    def commit(self, batch: PreparedBatch) -> None:
        """Make a batch durable. Raises ConflictError or StoreError if no row was written."""
        if batch.rows or batch.side_writes:
            self.store.append(batch)

    def adopt(self, batch: PreparedBatch | RemoteNews) -> None:
        """Adopt the state after a durable commit of this server or of another server."""
        if isinstance(batch, RemoteNews):
            self.revision = batch.revision
        elif batch.rows or batch.side_writes:
            self.revision += 1
        self.snapshots.store_snapshot(self.state, batch.state)
        self.state = batch.state
        self.submissions = batch.submissions
        self.texts.adopt(batch.side_writes)
        self.tree = batch.tree
        self.chain = batch.chain
        self.tools = batch.tools
        digests = (head_digest(head).hex() for head in batch.heads)
        self.recent = (*self.recent, *digests)[-MAX_RECENT_REQUESTS:]

    def _adopt_entry(self, entry: Entry) -> None:
        old_state = self.state
        self.state = self.machine.evolve(old_state, entry)
        self.snapshots.store_snapshot(old_state, self.state)

    def text(self, digest: str) -> str:
        """Return the free words of a digest, or "" if they were erased or never existed."""
        stored_text = self.texts.find_text(digest)
        return stored_text.text if stored_text else ""

    def is_erased(self, digest: str) -> bool:
        """Return whether free words of this digest existed and were erased."""
        return self.texts.is_erased(digest)

    def recorded_text(self, digest: str) -> str:
        """Return the free words of a digest, or "" if they do not match the digest."""
        text = self.texts.find_text(digest)
        return text.text if text is not None and text.fits_digest else ""

    @property
    def stored_submissions(self) -> SubmissionsForClock:
        """Return the submissions stored beside the ledger for open windows."""
        return SubmissionsForClock(self.submissions, self.keys, self.state.log.position)

    @property
    def opens_window_next(self) -> bool:
        """Return whether a window has its final seal, so that the next commit opens the window."""
        return any(window.final for window in self.state.kernel.windows.values())

    def is_due(self, now: int) -> bool:
        """Return whether an act is due by `now` (milliseconds)."""
        return bool(self.machine.due_act_name(self.state, now, self.stored_submissions))

    def heads(self) -> tuple[str, ...]:
        """Return every published head, oldest first."""
        return published_heads(self.store, self.game)


def open_scribe(machine: Machine[Any], store: Store, game: str, randomness: Randomness) -> Scribe:
    """Return the scribe of a stored game. Raises DamagedError if keys or entries do not fit."""
    stored_keys, stored_heir_keys = (
        store.side_value(game, "secret", row_key) for row_key in (KEYS_ROW, HEIR_ROW)
    )
    if stored_keys is None:
        raise DamagedError(f"the keys of {game} are not in this store")
    try:
        keys = SealKeys.from_bytes(stored_keys)
        heir = SealKeys.from_bytes(stored_heir_keys) if stored_heir_keys else None
    except SealError as error:
        raise DamagedError(f"the keys of {game} cannot be read: {error}") from error
    return Scribe(machine, store, game, keys, randomness, heir).load()


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Switch the collector off for the block. All objects made in it stay in use."""
    was_collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_collecting:
            gc.enable()
