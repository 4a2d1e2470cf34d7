"""Files that are refused when they are opened or later. Each refusal is one plain sentence."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from ledger.store import recorder
from ledger.store.base import StoreError
from ledger.store.file import STORE_FORMAT
from ledger.store.sqlite import SqliteStore
from tests.ledger.store.files import refusal_sentence, write_ledger

DAMAGED = "evening.acta is damaged; go on from its latest backup."
UNWRITABLE = "evening.acta cannot be written; look at who owns it and its folder."


def test_a_second_server_on_one_file_is_refused(path: Path) -> None:
    write_ledger(path, 1)
    first = SqliteStore(path)
    alias = path.with_name("alias.acta")
    alias.symlink_to(path)
    said = "evening.acta is open in another server; stop that one or choose another file."
    assert refusal_sentence(path) == said
    with pytest.raises(StoreError, match="open in another server"):
        SqliteStore(alias)
    first.close()
    SqliteStore(path).close()


def test_a_missing_file_cannot_be_read(path: Path) -> None:
    assert refusal_sentence(path, read_only=True) == "evening.acta holds no ledger yet."
    assert not path.exists()


@pytest.mark.parametrize("content", [b"Dear diary,\n" * 500, b"x"])
def test_a_file_of_another_kind_is_left_unchanged(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert refusal_sentence(path) == "evening.acta is not a ledger file."
    assert refusal_sentence(path, read_only=True) == "evening.acta is not a ledger file."
    assert path.read_bytes() == content
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def test_a_database_of_another_program_is_left_unchanged(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE songs (title)")
    before = path.read_bytes()
    assert refusal_sentence(path) == "evening.acta is not a ledger file."
    assert path.read_bytes() == before


def test_a_ledger_of_a_newer_release_is_left_unchanged(path: Path) -> None:
    write_ledger(path, 1)
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA user_version = {STORE_FORMAT + 1}")
    said = "evening.acta was written by a newer version of this program."
    assert refusal_sentence(path) == said
    assert refusal_sentence(path, read_only=True) == said


@pytest.mark.parametrize("left", [1, 600, 4096, 3 * 4096, 20 * 4096, -4096, -1])
def test_a_truncated_file_is_refused_and_left_unchanged(path: Path, left: int) -> None:
    write_ledger(path, 3_000)
    os.truncate(path, left % path.stat().st_size)
    remains = path.read_bytes()
    assert refusal_sentence(path) == (
        DAMAGED if left != 1 else "evening.acta is not a ledger file."
    )
    assert path.read_bytes() == remains


def test_a_file_that_lost_entries_is_damaged(path: Path) -> None:
    write_ledger(path, 5)
    with closing(sqlite3.connect(path)) as hand:
        hand.execute("DELETE FROM stored_events WHERE originator_version = 5")
        hand.commit()
    assert refusal_sentence(path) == DAMAGED


@pytest.mark.parametrize(
    "deed",
    [
        "DELETE FROM stored_events WHERE originator_version = 3",
        "DELETE FROM heads",
        "UPDATE stored_events SET originator_version = 0 WHERE originator_version = 1",
    ],
)
def test_the_thorough_check_finds_faults_that_the_quick_one_misses(path: Path, deed: str) -> None:
    write_ledger(path, 5)
    with closing(sqlite3.connect(path)) as hand:
        hand.execute(deed)
        hand.commit()
    store = SqliteStore(path)
    with pytest.raises(StoreError, match=r"evening\.acta is damaged"):
        store.check()
    store.close()


def test_a_file_overwritten_in_the_middle_is_damaged(path: Path) -> None:
    write_ledger(path, 2_000)
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 8192 * 4096)
        file.write(b"\xa5" * 4096 * 4)
    store = SqliteStore(path)
    with pytest.raises(StoreError, match=r"evening\.acta is damaged"):
        store.check()
    with pytest.raises(StoreError, match=r"evening\.acta is damaged"):
        list(store.read("alba"))
    store.close()


def test_an_unexpected_error_is_passed_on_with_the_name_of_the_file(path: Path) -> None:
    store = SqliteStore(path)
    with closing(sqlite3.connect(path)) as other:
        other.execute("DROP TABLE heads")
    with pytest.raises(StoreError, match=r"^evening\.acta cannot be used: no such table: heads\.$"):
        store.games()
    store.close()


def test_a_file_that_cannot_be_made_durable_is_neither_opened_nor_locked(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as changed:
        changed.setattr(recorder, "WRITER_SETTINGS", {"journal_mode": "nonsense"})
        assert (
            refusal_sentence(path)
            == "evening.acta cannot be kept safely here: journal_mode stays delete."
        )
    SqliteStore(path).close()


def test_a_file_held_by_another_program_is_named(path: Path) -> None:
    write_ledger(path, 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert refusal_sentence(path).startswith("evening.acta is held by another program")
    SqliteStore(path).close()


def test_a_folder_is_refused_as_a_file(path: Path) -> None:
    path.mkdir()
    assert refusal_sentence(path) == "evening.acta is a folder, not a ledger file."


def test_a_missing_folder_is_not_created(path: Path) -> None:
    lost = path.parent / "nowhere" / path.name
    assert refusal_sentence(lost) == "evening.acta cannot be made: its folder does not exist."
    assert not lost.parent.exists()


def test_a_file_is_refused_as_a_folder(path: Path) -> None:
    path.write_bytes(b"")
    assert (
        refusal_sentence(path / "evening.acta")
        == "evening.acta cannot be looked at: Not a directory."
    )


@contextmanager
def run_without_privileges() -> Iterator[None]:
    """Yield without privileges, as a user to whom permissions apply.

    If the tests run as root, this user is `nobody`.
    """
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.fixture
def closed_folder() -> Iterator[Path]:
    """Yield a folder that may be read and not written.

    The folder is not in pytest's folder, which other users cannot enter.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        write_ledger(folder / "evening.acta", 1)
        (folder / "evening.acta").chmod(0o444)
        folder.chmod(0o555)
        yield folder
        folder.chmod(0o755)


def test_a_folder_without_permission_to_write_is_named(closed_folder: Path) -> None:
    (closed_folder / "evening.acta.lock").unlink(missing_ok=True)
    with run_without_privileges():
        assert refusal_sentence(closed_folder / "evening.acta") == UNWRITABLE
        assert refusal_sentence(closed_folder / "new.acta").startswith("new.acta cannot be written")


def test_a_file_without_permission_to_write_is_refused_at_the_start(closed_folder: Path) -> None:
    closed_folder.chmod(0o777)
    (closed_folder / "evening.acta.lock").unlink(missing_ok=True)
    with run_without_privileges():
        assert refusal_sentence(closed_folder / "evening.acta") == UNWRITABLE


def test_a_folder_without_permission_to_read_is_reported(closed_folder: Path) -> None:
    closed_folder.chmod(0)
    with run_without_privileges():
        said = refusal_sentence(closed_folder / "evening.acta")
    assert said == "evening.acta cannot be looked at: Permission denied."
