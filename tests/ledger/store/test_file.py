"""The special promises of a file: it keeps its data and its secrets, and can be read in use."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ledger.store import recorder
from ledger.store.base import Batch, SideWrite, StoreError
from ledger.store.sqlite import LOOK_UP_QUERY, SqliteStore
from tests.ledger.store.contract import distinct_rows, fill_game
from tests.ledger.store.files import write_ledger


def test_a_restarted_store_has_all_its_data(path: Path) -> None:
    write_ledger(path, 3)
    store = SqliteStore(path)
    store.append(Batch("alba", 3, b"head-3", (), b"head-3", (SideWrite("text", "will", b"word"),)))
    store.close()
    again = SqliteStore(path)
    assert tuple(again.read("alba")) == distinct_rows(1, 2, 3)
    assert again.head("alba") == (3, b"head-3")
    assert again.side_value("alba", "text", "will") == b"word"
    fill_game(again, "alba", 1)
    again.close()


def test_a_closed_ledger_is_a_single_file_beside_its_lock(path: Path) -> None:
    write_ledger(path, 3)
    # Where the system has no locks, the lock is gone as well.
    assert {found.name for found in path.parent.iterdir()} - {f"{path.name}.lock"} == {path.name}


def test_only_its_owner_may_read_a_ledger_file(path: Path) -> None:
    write_ledger(path, 1)
    assert path.stat().st_mode & 0o077 == 0


def test_an_erased_text_leaves_no_bytes_in_the_file(path: Path) -> None:
    word = b"the true name of a real person" * 40
    store = SqliteStore(path)
    store.append(Batch("alba", 0, b"", (), b"", (SideWrite("text", "name", word),)))
    store.close()
    assert word[:200] in path.read_bytes()
    store = SqliteStore(path)
    store.append(Batch("alba", 0, b"", (), b"", (SideWrite("text", "name", None),)))
    store.close()
    assert word[:30] not in path.read_bytes()


def test_every_connection_makes_data_durable_before_it_acknowledges(path: Path) -> None:
    store = SqliteStore(path)
    pool = store.recorder.datastore.pool
    held = [pool.get_connection() for _ in range(pool.pool_size)]
    for connection in held:
        cursor = connection.cursor()
        found = {}
        for setting in recorder.WRITER_SETTINGS:
            cursor.execute(f"PRAGMA {setting}")
            found[setting] = cursor.fetchone()[0]
        assert found == recorder.WRITER_SETTINGS
        assert found["synchronous"] == 2
    for connection in held:
        pool.put_connection(connection)
    store.close()


def test_variables_of_the_process_change_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SQLITE_DBNAME", ":memory:")
    monkeypatch.setenv("ORIGINATOR_ID_TYPE", "uuid")
    write_ledger(path, 1)
    again = SqliteStore(path)
    assert again.games() == ("alba",)
    again.close()


def test_a_ledger_in_use_can_be_read(path: Path) -> None:
    write_ledger(path, 2)
    server = SqliteStore(path)
    fill_game(server, "alba", 1)
    looker = SqliteStore(path, is_read_only=True)
    fill_game(server, "alba", 1)
    assert tuple(looker.read("alba")) == distinct_rows(1, 2, 3, 4)
    looker.check()
    with pytest.raises(StoreError, match=r"evening\.acta was opened for reading only"):
        fill_game(looker, "alba", 1)
    looker.close()
    fill_game(server, "alba", 1)
    server.close()


def test_reading_leaves_the_file_unchanged(path: Path) -> None:
    write_ledger(path, 2)
    before = path.read_bytes()
    looker = SqliteStore(path, is_read_only=True)
    assert tuple(looker.read("alba")) == distinct_rows(1, 2)
    looker.close()
    assert path.read_bytes() == before
    SqliteStore(path).close()


def test_an_empty_file_becomes_a_ledger(path: Path) -> None:
    path.touch()
    write_ledger(path, 1)
    assert path.stat().st_size > 0


def test_special_signs_of_addresses_are_allowed_in_a_file_name(path: Path) -> None:
    name = "à 100%?mode=memory#:memory:&x=1.acta"
    if os.environ.get("ELSEWHERE"):  # Windows has no such names
        name = name.translate(dict.fromkeys(map(ord, "?:")))
    strange = path.with_name(name)
    write_ledger(strange, 1)
    assert strange.exists()
    SqliteStore(strange).close()


FIRST_VERSION = """
    CREATE TABLE stored_events (
        rowid INTEGER PRIMARY KEY, originator_id TEXT NOT NULL, originator_version INTEGER NOT NULL,
        topic TEXT NOT NULL, state BLOB NOT NULL, UNIQUE (originator_id, originator_version));
    CREATE TABLE heads (game TEXT NOT NULL UNIQUE, position INTEGER NOT NULL, head BLOB NOT NULL);
    CREATE TABLE sides (
        game TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL,
        PRIMARY KEY (game, kind, key));
    CREATE TABLE marks (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    PRAGMA application_id = 1097036897;
    PRAGMA user_version = 1;
    INSERT INTO stored_events VALUES (1, 'alba', 1, 'toy/thing-done@1', CAST('state 1' AS BLOB));
    INSERT INTO heads VALUES ('alba', 1, CAST('head-1' AS BLOB));
    INSERT INTO sides VALUES ('alba', 'text', 'will', CAST('to Livia' AS BLOB));
"""


@pytest.fixture
def older(path: Path) -> Path:
    """Return a file in the form in which the first version of this program left it."""
    with closing(sqlite3.connect(path)) as file:
        file.executescript(FIRST_VERSION)
    return path


def test_a_file_of_the_first_version_can_be_read_unchanged(older: Path) -> None:
    before = older.read_bytes()
    with closing(SqliteStore(older, is_read_only=True)) as store:
        assert (tuple(store.read("alba")), store.head("alba")) == (distinct_rows(1), (1, b"head-1"))
        assert store.revisions(("alba",)) == {}
    assert older.read_bytes() == before


def test_a_file_of_the_first_version_can_be_continued(older: Path) -> None:
    with closing(SqliteStore(older)) as store:
        assert store.revisions(("alba",)) == {"alba": 0}
        erased = (SideWrite("text", "will", None),)
        store.append(Batch("alba", 1, b"head-1", distinct_rows(2), b"head-2", erased, revision=0))
        assert store.changes("alba", 1, 0) == (2, b"head-2", 1, distinct_rows(2), erased)
    with closing(SqliteStore(older)) as again:
        assert again.revisions(("alba",)) == {"alba": 1}
        again.check()


def test_a_search_among_all_games_uses_the_index(path: Path) -> None:
    store = SqliteStore(path)
    with closing(sqlite3.connect(path)) as looking:
        asked = (f"EXPLAIN QUERY PLAN {LOOK_UP_QUERY}", ("token", "a", "b"))
        (step,) = [row[3] for row in looking.execute(*asked) if "sides" in row[3]]
    assert step == "SEARCH sides USING INDEX sides_by_key (kind=? AND key>? AND key<?)"
    store.close()
