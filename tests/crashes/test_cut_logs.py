"""A log is cut off at any byte, as when the power fails.

Whole commits are left, and no half commit.

With `synchronous=FULL` (which the store sets and reads back) SQLite has the log on the disk before
it says that a commit is done. So of a log whose end was lost everything is there whose commit was
acknowledged before the disk had the last byte that is left.
"""

import shutil
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from ledger.scribe.scribe import open_scribe
from ledger.store.base import Batch
from ledger.store.sqlite import SqliteStore
from tests.toy.yard import MACHINE, YardGame, zero_bytes

ACTS = 8
HEAD, FRAME = 32, 24 + 4096
"""Bytes of the header of SQLite's log, and bytes of one page in the log with the page's header."""

SOME = 200


class LoggedEvening:
    """An evening in an unclosed file, with the bytes after each commit."""

    def __init__(self, folder: Path, kind: type[SqliteStore] = SqliteStore) -> None:
        self.path = folder / "evening.acta"
        self.log = folder / "evening.acta-wal"
        store = kind(self.path)
        yard = YardGame(store, randomness=Random(7).randbytes)
        self.commits: list[tuple[int, int]] = [
            (self._end_of_last_commit(), yard.state.log.position)
        ]
        for number in range(ACTS):
            yard.does("ada", "whisper", to="bea", words=f"the {number}. secret")
            self.commits.append((self._end_of_last_commit(), yard.state.log.position))
        self.copy = folder / "copy"
        self.copy.mkdir()
        self.bytes = self.log.read_bytes()[: self._end_of_last_commit()]
        shutil.copy(self.path, self.copy / "kept.acta")
        store.close()

    def _end_of_last_commit(self) -> int:
        """The byte at which the last commit ends.

        The bytes behind it in the log are from an earlier round.
        """
        log = self.log.read_bytes()
        end, salts = 0, log[16:24]
        for place in range(HEAD, len(log), FRAME):
            size, found = log[place + 4 : place + 8], log[place + 8 : place + 16]
            if found != salts:
                break
            if any(size):  # only the last page of a commit says how large the file is now
                end = place + FRAME
        return end

    @property
    def length(self) -> int:
        """The length of the log, in bytes."""
        return len(self.bytes)

    def cut_log(self, length: int, rest: bytes = b"") -> Path:
        """Write the database file beside a log of which this many bytes are left.

        Other bytes follow these bytes.
        """
        path = self.copy / "evening.acta"
        for old in self.copy.glob("evening.acta*"):
            old.unlink()
        shutil.copy(self.copy / "kept.acta", path)
        (self.copy / "evening.acta-wal").write_bytes(self.bytes[:length] + rest)
        return path

    def promised_position(self, length: int) -> int:
        """Return the last position that must be there when this many bytes of the log are left."""
        return max((position for end, position in self.commits if end <= length), default=0)


class SplitCommitStore(SqliteStore):
    """Writes the rows beside the entries of an act in a separate transaction."""

    def append(self, batch: Batch) -> None:
        batch = replace(batch, revision=None)  # otherwise one commit too many would be noticed
        if batch.rows and batch.side_writes and batch.expected:
            super().append(replace(batch, rows=(), head=batch.before))
            super().append(replace(batch, side_writes=()))
        else:
            super().append(batch)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[LoggedEvening]:
    memory = Path("/dev/shm")  # noqa: S108 - this folder is in memory, so no test waits for a disk
    with TemporaryDirectory(dir=memory if memory.is_dir() else tmp_path) as folder:
        yield LoggedEvening(Path(folder))


def check_after_cut(
    evening: LoggedEvening, length: int, rest: bytes = b"", *, look_only: bool = True
) -> None:
    """Open the rest of the log. The rest must have exactly the commits that were acknowledged."""
    with closing(SqliteStore(evening.cut_log(length, rest), is_read_only=look_only)) as store:
        promised = evening.promised_position(length)
        assert store.head("yard")[0] == promised, f"{length} bytes of the log"
        texts = max(0, promised - 1)
        assert len(store.side_values("yard", "text")) == texts
        if promised:
            assert open_scribe(MACHINE, store, "yard", zero_bytes).state.log.position == promised


def check_after_cuts(evening: LoggedEvening, lengths: Iterator[int]) -> None:
    """Do the same with these numbers of bytes of the log, one after the other."""
    for length in sorted(set(lengths)):
        check_after_cut(evening, length)


def lengths_around_edges(evening: LoggedEvening) -> Iterator[int]:
    """Return the numbers of bytes around each page of the log and around each commit."""
    for place in (*range(HEAD, evening.length, FRAME), *(end for end, _ in evening.commits)):
        yield from (n for n in range(place - 1, place + 2) if 0 <= n <= evening.length)


def test_the_whole_log_has_the_whole_evening(evening: LoggedEvening) -> None:
    assert evening.promised_position(evening.length) == ACTS + 1
    check_after_cut(evening, evening.length)
    check_after_cut(evening, evening.length, look_only=False)


def test_a_log_cut_about_a_page_or_a_commit_has_whole_commits(evening: LoggedEvening) -> None:
    check_after_cuts(evening, lengths_around_edges(evening))


def test_a_log_cut_at_any_byte_has_whole_commits(evening: LoggedEvening) -> None:
    chance = Random(3)
    for length in chance.sample(range(evening.length), SOME):
        check_after_cut(evening, length, look_only=chance.random() < 0.9)


@pytest.mark.parametrize("rest", [bytes(FRAME), b"\xff" * FRAME])
def test_what_the_disk_put_in_the_place_of_what_is_lost_is_not_believed(
    evening: LoggedEvening, rest: bytes
) -> None:
    for length in Random(4).sample(range(evening.length), SOME // 5):
        check_after_cut(evening, length, rest)


def test_a_log_with_one_byte_altered_has_what_stands_before_it(evening: LoggedEvening) -> None:
    chance = Random(5)
    for _ in range(SOME // 5):
        place = chance.randrange(HEAD, evening.length)
        rest = bytes([evening.bytes[place] ^ 0x40]) + evening.bytes[place + 1 :]
        check_after_cut(evening, place, rest)


def test_an_act_that_is_written_in_two_halves_is_found(tmp_path: Path) -> None:
    halved = LoggedEvening(tmp_path, SplitCommitStore)
    with pytest.raises(AssertionError):
        check_after_cuts(halved, lengths_around_edges(halved))


@pytest.mark.soak
def test_a_log_cut_at_every_byte_has_whole_commits(evening: LoggedEvening) -> None:
    for length in range(evening.length):
        check_after_cut(evening, length)


def test_a_copy_without_its_log_is_doubted(evening: LoggedEvening) -> None:
    path = evening.cut_log(0)
    path.with_name("evening.acta-wal").unlink()
    with closing(SqliteStore(path)) as store:
        assert "the acts made last may be missing" in store.doubt
