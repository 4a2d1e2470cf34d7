"""A file that lost its log opens with a warning. A complete file never does.

This is true no matter how the server ended.
"""

import gzip
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ledger.store.copy import copy_ledger
from ledger.store.memory import MemoryStore
from ledger.store.sqlite import SqliteStore
from tests.evenings.kept import KEPT
from tests.ledger.store.contract import distinct_rows, fill_game
from tests.ledger.store.files import write_ledger
from tests.ledger.store.writers import writing_server

LOG = "-wal"


def warning_at_opening(path: Path, *, read_only: bool = True) -> str:
    """Return the warning of a file at its opening, and close the file cleanly."""
    with closing(SqliteStore(path, is_read_only=read_only)) as store:
        return store.doubt


def copy_without_side_files(path: Path, name: str = "copy.acta") -> Path:
    """Return a copy of the file as a file manager makes it, without the files beside it."""
    folder = path.with_name("elsewhere")
    folder.mkdir(exist_ok=True)
    return Path(shutil.copy(path, folder / name))


@pytest.mark.parametrize("read_only", [True, False])
def test_a_copy_of_a_file_in_use_without_its_log_opens_with_a_warning(
    path: Path, *, read_only: bool
) -> None:
    write_ledger(path, 2)
    with closing(SqliteStore(path)) as server:
        fill_game(server, "alba", 3)
        copy = copy_without_side_files(path)
    with closing(SqliteStore(copy, is_read_only=read_only)) as store:
        assert store.doubt.startswith("copy.acta was copied without the -wal file")
        assert "`acta backup`" in store.doubt
        assert tuple(store.read("alba")) == distinct_rows(1, 2)


def test_copies_of_a_new_file_and_of_a_killed_server_s_file_open_with_a_warning(path: Path) -> None:
    with writing_server(path) as server:
        assert server.stdout is not None
        server.stdout.readline()
        copy = copy_without_side_files(path)
    assert warning_at_opening(copy)
    assert warning_at_opening(copy_without_side_files(path, "later.acta"))


def test_a_log_lost_beside_the_original_file_causes_a_warning(path: Path) -> None:
    with writing_server(path) as server:
        assert server.stdout is not None
        server.stdout.readline()
    path.with_name(path.name + LOG).unlink()
    assert warning_at_opening(path)


def test_an_empty_log_counts_as_no_log(path: Path) -> None:
    with closing(SqliteStore(path)) as server:
        fill_game(server, "alba", 3)
        copy = copy_without_side_files(path)
    copy.with_name(copy.name + LOG).touch()
    assert warning_at_opening(copy)


def test_a_log_folded_in_by_another_program_causes_a_warning(path: Path) -> None:
    with writing_server(path) as server:
        assert server.stdout is not None
        server.stdout.readline()
    with closing(sqlite3.connect(path)) as other:
        other.execute("SELECT count(*) FROM heads").fetchone()
    assert not path.with_name(path.name + LOG).exists()
    assert "another program folded that in" in warning_at_opening(path)


@pytest.mark.parametrize("read_only", [True, False])
def test_a_file_of_a_killed_server_opens_without_a_warning(path: Path, *, read_only: bool) -> None:
    for _ in range(3):
        with writing_server(path) as server:
            assert server.stdout is not None
            server.stdout.readline()
        assert not warning_at_opening(path, read_only=read_only)


def test_a_copy_with_its_log_opens_without_a_warning(path: Path) -> None:
    with writing_server(path) as server:
        assert server.stdout is not None
        for _ in range(20):
            server.stdout.readline()
    copy = copy_without_side_files(path)
    log = path.with_name(path.name + LOG)
    shutil.copy(log, copy.with_name(copy.name + LOG))
    assert not warning_at_opening(copy, read_only=False)


def test_a_copy_of_a_closed_file_opens_without_a_warning(path: Path) -> None:
    write_ledger(path, 2)
    write_ledger(path)
    for read_only in (True, False):
        assert not warning_at_opening(copy_without_side_files(path), read_only=read_only)


def test_a_reader_of_a_file_in_use_gets_no_warning(path: Path) -> None:
    with closing(SqliteStore(path)) as server:
        assert not warning_at_opening(path)  # no row has been written yet
        fill_game(server, "alba", 3)
        assert not warning_at_opening(path)
    assert not warning_at_opening(path)


def test_a_file_closed_while_somebody_reads_it_is_whole_when_copied_alone(path: Path) -> None:
    write_ledger(path, 2)
    server = SqliteStore(path)
    with closing(SqliteStore(path, is_read_only=True)) as looker:
        fill_game(server, "alba", 3)
        assert looker.head("alba")[0] == 5
        server.close()
        copy = copy_without_side_files(path)
        assert not warning_at_opening(copy)
        with closing(SqliteStore(copy, is_read_only=True)) as store:
            assert store.head("alba")[0] == 5
    assert not warning_at_opening(path, read_only=False)


def test_the_next_clean_close_ends_the_warning_and_reading_does_not(path: Path) -> None:
    with closing(SqliteStore(path)) as server:
        fill_game(server, "alba", 3)
        copy = copy_without_side_files(path)
    assert warning_at_opening(copy)
    assert warning_at_opening(copy, read_only=False)
    assert not warning_at_opening(copy)
    assert not warning_at_opening(copy, read_only=False)


def test_a_backup_opens_without_a_warning_unless_its_original_had_one(path: Path) -> None:
    write_ledger(path, 2)
    target = path.with_name("backup.acta")
    with closing(SqliteStore(path)) as server:
        fill_game(server, "alba", 3)
        assert copy_ledger(path, target) == (1, "")
        lost = copy_without_side_files(path)
    for read_only in (True, False):
        assert not warning_at_opening(target, read_only=read_only)
    assert copy_ledger(lost, target).doubt.startswith("copy.acta was copied without")
    assert warning_at_opening(target)


@pytest.mark.parametrize("kept", sorted(KEPT.glob("*.db.gz")), ids=lambda kept: kept.name)
def test_stored_ledgers_of_older_versions_open_without_a_warning(kept: Path, path: Path) -> None:
    path.write_bytes(gzip.decompress(kept.read_bytes()))
    assert not warning_at_opening(path)
    assert not warning_at_opening(path, read_only=False)
    assert not warning_at_opening(path)


def test_a_file_that_cannot_take_its_mark_is_still_used(path: Path) -> None:
    write_ledger(path, 2)
    with closing(sqlite3.connect(path)) as other:
        other.execute(
            "CREATE TRIGGER no BEFORE UPDATE ON marks BEGIN SELECT RAISE(FAIL, 'no'); END"
        )
    with closing(SqliteStore(path)) as store:
        fill_game(store, "alba", 3)
        assert store.doubt == ""
    assert not warning_at_opening(path)


def test_a_store_in_memory_never_has_a_warning() -> None:
    assert MemoryStore().doubt == ""
