"""Submissions for open windows, beside the ledger, with one row for each character and window."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import msgspec

from ledger.kernel.vocabulary.request import ReadyFlag, Refused, Request, StoredWithoutEntry
from ledger.kernel.windows.sealed_acts import submission_of
from ledger.record.shared_map import Map
from ledger.record.state import Window
from ledger.seal import Leaves, SealKeys
from ledger.seal.submission import Leaf, Submission
from ledger.seal.submission_leaves import submission_leaf_hash

CONFLICT_PROBLEM = "saved-elsewhere"
"""The problem if two phones save for one character without seeing each other's saves."""


class SubmissionRow(msgspec.Struct, frozen=True, tag="row"):
    """The submission of one character for one window."""

    window: str
    who: str
    saved: Submission | None = None
    """The current submission."""
    at: int = 0
    """The time when it was saved, in milliseconds since the epoch."""
    latest: dict[str, int] = {}
    """The last revision that each card sent."""
    ready: bool = False
    """The character's latest *ready* flag. A changed submission resets it."""
    said: int = 0
    """The revision of the *ready* flag."""
    ready_at: int = 0
    """The time of the *ready* flag, in milliseconds since the epoch."""


class SealRow(msgspec.Struct, frozen=True, tag="seal"):
    """The leaves of a window's last seal.

    The row is stored because the leaves cannot be computed again once a submission is replaced.
    """

    window: str
    number: int
    leaves: tuple[str, ...]
    """The hashes of the seal's leaves (hex)."""
    revisions: tuple[int, ...]
    """The revision in each leaf; 0 if there is no submission."""


class LeafProof(msgspec.Struct, frozen=True):
    """The proof that a character's leaf is under the last seal."""

    revision: int
    """The character's revision when the seal was made."""
    salt: str
    index: int
    size: int
    path: tuple[str, ...]


Key = tuple[str, str]
"""A window and a character. The character is "" in the key of a window's last seal."""


@dataclass(frozen=True)
class Submissions:
    """The rows of all open windows of one game. Immutable."""

    rows: Map[Key, SubmissionRow] = field(default_factory=Map)
    seals: Map[str, SealRow] = field(default_factory=Map)

    @classmethod
    def from_rows(cls, rows: Iterable[SubmissionRow | SealRow]) -> "Submissions":
        """Return the submissions with these stored rows."""
        all_rows = tuple(rows)
        submission_rows = {
            (row.window, row.who): row for row in all_rows if isinstance(row, SubmissionRow)
        }
        seals = {row.window: row for row in all_rows if isinstance(row, SealRow)}
        return cls(Map(submission_rows), Map(seals))

    def row_of(self, window: str, character: str) -> SubmissionRow:
        """Return the row of this character for this window, empty if there is none."""
        return self.rows.get((window, character)) or SubmissionRow(window, character)

    def accept_request(
        self, submission: Submission | ReadyFlag, now: int
    ) -> "tuple[Submissions, StoredWithoutEntry | Refused]":
        """Return the rows after a save or flag at `now` (milliseconds), and the answer."""
        row = self.row_of(submission.window, submission.who)
        if isinstance(submission, Submission):
            new_row, answer = _row_after_save(row, submission, now)
        else:
            new_row, answer = _row_after_flag(row, submission, now)
        if new_row is row:
            return self, answer
        return replace(self, rows=self.rows.set((row.window, row.who), new_row)), answer

    def repeated_answer(self, request: Request) -> StoredWithoutEntry | None:
        """Return the answer to a repeated request that equals the stored one, or None."""
        row = self.rows.get((request.window, request.actor))
        if row is None or row.saved is None or row.saved != submission_of(request):
            return None
        return StoredWithoutEntry(row.saved, row.at, is_repeated=True)

    def with_seal(self, seal: SealRow) -> "Submissions":
        """Return the rows with this seal in place of the window's last one."""
        return replace(self, seals=self.seals.set(seal.window, seal))

    def without_windows(self, windows: Iterable[str]) -> "tuple[Submissions, tuple[Key, ...]]":
        """Return the rows without these ended windows, and the keys of removed rows."""
        closed_windows = set(windows)
        rows = {
            row_key: row for row_key, row in self.rows.items() if row_key[0] not in closed_windows
        }
        seals = {
            window: seal for window, seal in self.seals.items() if window not in closed_windows
        }
        removed_keys = {*self.rows} - rows.keys() | {
            (row_key, "") for row_key in {*self.seals} - seals.keys()
        }
        return (
            (Submissions(Map(rows), Map(seals)), tuple(sorted(removed_keys)))
            if removed_keys
            else (self, ())
        )


def _row_after_save(
    row: SubmissionRow, submission: Submission, now: int
) -> tuple[SubmissionRow, StoredWithoutEntry | Refused]:
    old_submission = row.saved
    if old_submission is not None and submission == old_submission:
        return row, StoredWithoutEntry(old_submission, row.at, is_repeated=True)
    if old_submission is None or submission.revision > old_submission.revision:
        latest_revisions = {**row.latest, submission.card: submission.revision}
        is_ready = row.ready and not _differs_from_ready_save(old_submission, submission)
        new_row = msgspec.structs.replace(
            row, saved=submission, at=now, latest=latest_revisions, ready=is_ready
        )
        return new_row, StoredWithoutEntry(submission, now)
    if submission.revision < old_submission.revision and submission.revision <= row.latest.get(
        submission.card, 0
    ):
        return row, StoredWithoutEntry(submission, row.at, is_superseded=True)
    return row, Refused(CONFLICT_PROBLEM)


def _differs_from_ready_save(old_submission: Submission | None, submission: Submission) -> bool:
    """Return whether a save differs from the earlier save to which the *ready* flag belongs."""
    return old_submission is None or (old_submission.type, old_submission.fields) != (
        submission.type,
        submission.fields,
    )


def _row_after_flag(
    row: SubmissionRow, flag: ReadyFlag, now: int
) -> tuple[SubmissionRow, StoredWithoutEntry | Refused]:
    if flag.revision > row.said:
        ready_row = msgspec.structs.replace(row, ready=flag.ready, said=flag.revision, ready_at=now)
        return ready_row, StoredWithoutEntry(flag, now)
    if flag.revision < row.said:
        return row, StoredWithoutEntry(flag, row.ready_at, is_superseded=True)
    if flag.ready == row.ready:
        return row, StoredWithoutEntry(flag, row.ready_at, is_repeated=True)
    # A later save has reset this flag. A phone that repeats the old flag must not get a conflict,
    # because the server had accepted the flag.
    is_taken_back = flag.ready and row.saved is not None and row.at >= row.ready_at
    return row, StoredWithoutEntry(
        flag, row.ready_at, is_superseded=True
    ) if is_taken_back else Refused(CONFLICT_PROBLEM)


@dataclass(frozen=True)
class SubmissionsForClock:
    """The submissions as the clock reads them (see `ledger.kernel.windows.clock`)."""

    submissions: Submissions
    keys: SealKeys
    durable_position: int

    def ready_characters(self, window: Window) -> tuple[str, ...]:
        """Return the ready characters among the characters who owe a submission, in their order."""
        return tuple(
            character
            for character in window.owed
            if self.submissions.row_of(window.id, character).ready
        )

    def root(self, window: Window, seal_number: int) -> str:
        """Return the root (hex) over the leaves of this seal, from the current rows."""
        leaves = _leaf_tree(self.seal(window, seal_number))
        return leaves.root(len(leaves)).hex()

    def leaves(self, window: Window) -> tuple[Leaf, ...]:
        """Return the leaves of the window's last seal."""
        return tuple(self._leaf(window, window.seal, character) for character in window.owed)

    def seal(self, window: Window, seal_number: int) -> SealRow:
        """Return this seal, from the current rows."""
        leaves = [self._leaf(window, seal_number, character) for character in window.owed]
        hashes = (submission_leaf_hash(window.id, seal_number, leaf).hex() for leaf in leaves)
        revisions = (leaf.saved.revision if leaf.saved else 0 for leaf in leaves)
        return SealRow(window.id, seal_number, tuple(hashes), tuple(revisions))

    def proof(self, window: Window, character: str) -> LeafProof | None:
        """Return the proof that a character's leaf is under the window's last seal.

        Return None if no seal was made since the character began to owe a submission. Raises
        ValueError for a character who owes nothing.
        """
        seal, leaf_index = self.submissions.seals.get(window.id), window.owed.index(character)
        if seal is None or leaf_index >= len(seal.leaves):
            return None
        leaf_count = len(seal.leaves)
        path = (node.hex() for node in _leaf_tree(seal).inclusion_proof(leaf_index, leaf_count))
        salt = self.keys.leaf_salt(window.id, seal.number, character).hex()
        return LeafProof(seal.revisions[leaf_index], salt, leaf_index, leaf_count, tuple(path))

    def _leaf(self, window: Window, seal_number: int, character: str) -> Leaf:
        salt = self.keys.leaf_salt(window.id, seal_number, character).hex()
        return Leaf(character, salt, self.submissions.row_of(window.id, character).saved)


def _leaf_tree(seal: SealRow) -> Leaves:
    return Leaves([bytes.fromhex(leaf) for leaf in seal.leaves])
