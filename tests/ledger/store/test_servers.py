"""Several servers on one database: the list of servers, exclusive commands, and older tables."""

from collections.abc import Iterator
from typing import LiteralString

import psycopg
import pytest

from ledger.store import open_store
from ledger.store.base import Batch, GameChanges, SideWrite, StoreError
from ledger.store.postgres import CHANGES_QUERY, PostgresStore
from ledger.store.postgres_hold import HOLD_LOCK_ID
from tests.database import end_connections
from tests.ledger.store.contract import distinct_rows

FIRST_VERSION = """
    CREATE TABLE stored_events (
        originator_id text NOT NULL, originator_version bigint NOT NULL, topic text NOT NULL,
        state bytea NOT NULL, notification_id bigserial UNIQUE,
        PRIMARY KEY (originator_id, originator_version));
    CREATE TABLE heads (
        number bigserial, game text PRIMARY KEY, position bigint NOT NULL, head bytea NOT NULL);
    CREATE TABLE sides (
        game text NOT NULL, kind text NOT NULL, key text COLLATE "C" NOT NULL,
        value bytea NOT NULL, PRIMARY KEY (game, kind, key));
    CREATE TABLE acta (name text PRIMARY KEY, value bigint NOT NULL);
    INSERT INTO acta VALUES ('format', 1);
    INSERT INTO stored_events VALUES ('alba', 1, 'toy/thing-done@1', 'state 1');
    INSERT INTO heads VALUES (1, 'alba', 1, 'head-1');
    INSERT INTO sides VALUES ('alba', 'text', 'a', 'word');
"""


@pytest.fixture
def store(database: str) -> Iterator[PostgresStore]:
    store = PostgresStore(database)
    yield store
    store.close()


def test_servers_share_a_database_and_know_which_others_use_it(
    store: PostgresStore, database: str
) -> None:
    other = PostgresStore(database)
    assert store.workers() == other.workers() == {store.worker, other.worker}
    other.close()
    assert store.workers() == {store.worker}


def test_servers_leave_messages_for_each_other_that_expire(
    store: PostgresStore, database: str
) -> None:
    others = [PostgresStore(database) for _ in range(2)]
    for number, other in enumerate(others):
        other.exchange_messages(b"%d" % number, 60)
    assert sorted(store.exchange_messages(b"mine", 60)) == [b"0", b"1"]
    others[0].exchange_messages(b"\0 again", 60)
    assert sorted(store.exchange_messages(b"mine", 60)) == [b"\0 again", b"1"]
    assert sorted(others[1].exchange_messages(b"1", 60)) == [b"\0 again", b"mine"]
    for other in others:
        other.close()
    assert sorted(store.exchange_messages(b"mine", 60)) == [b"\0 again", b"1"]
    assert store.exchange_messages(b"mine", 0) == ()


def test_messages_of_servers_long_gone_are_removed(store: PostgresStore, database: str) -> None:
    store.exchange_messages(b"mine", 60)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "INSERT INTO public.said VALUES ('gone', 'word', now() - interval '2 hours'), "
            "('late', 'word', now() - interval '2 minutes')"
        )
        assert store.exchange_messages(b"mine", 60) == ()
        left = connection.execute("SELECT worker FROM public.said").fetchall()
    assert {worker for (worker,) in left} == {"late", store.worker}


def test_a_command_needs_the_database_alone_and_then_keeps_servers_out(
    store: PostgresStore, database: str
) -> None:
    with pytest.raises(StoreError, match="open in another server"):
        open_store(database, is_exclusive=True)
    store.close()
    alone = open_store(database, is_exclusive=True)
    with pytest.raises(StoreError, match="A command holds the database alone"):
        PostgresStore(database)
    alone.close()
    PostgresStore(database).close()


def test_a_server_whose_connection_was_cut_holds_the_database_again(
    store: PostgresStore, database: str
) -> None:
    end_connections(database)
    assert store.revisions(()) == {}
    assert store.workers() == {store.worker}
    with pytest.raises(StoreError, match="open in another server"):
        open_store(database, is_exclusive=True)


@pytest.mark.parametrize(
    ("lock", "numbers", "refusal"),
    [
        ("SELECT pg_advisory_lock(%s, %s)", 2, "open in this server already"),
        ("SELECT pg_advisory_lock(%s)", 1, "A command holds the database alone"),
    ],
)
def test_a_server_that_cannot_hold_the_database_again_keeps_trying(
    store: PostgresStore, database: str, lock: LiteralString, numbers: int, refusal: str
) -> None:
    end_connections(database)
    with psycopg.connect(database, autocommit=True) as other:
        other.execute(lock, (HOLD_LOCK_ID, int(store.worker))[:numbers])
        for _ in range(2):
            with pytest.raises(StoreError, match=refusal):
                store.revisions(())
        other.execute("SELECT pg_advisory_unlock_all()")
    assert store.revisions(()) == {}
    assert store.workers() == {store.worker}
    with pytest.raises(StoreError, match="open in another server"):
        open_store(database, is_exclusive=True)


def test_a_follower_reads_only_sides_written_since(store: PostgresStore, database: str) -> None:
    sides = tuple(SideWrite("text", f"{n:04d}", b"word") for n in range(5_000))
    store.append(Batch("alba", 0, b"", distinct_rows(1), b"head-1", sides))
    store.append(
        Batch(
            "alba", 1, b"head-1", distinct_rows(2), b"head-2", (SideWrite("text", "new", b"word"),)
        )
    )
    with psycopg.connect(database) as connection:
        connection.execute("ANALYZE public.sides")
        where = {"game": "alba", "after": 1, "since": 1}
        plan = connection.execute(f"EXPLAIN {CHANGES_QUERY}", where).fetchall()
    assert any("sides_by_revision" in line for (line,) in plan)
    assert store.changes("alba", 1, 1).side_writes == (SideWrite("text", "new", b"word"),)


def test_tables_of_the_first_version_are_migrated(database: str) -> None:
    with psycopg.connect(database) as connection:
        connection.execute(FIRST_VERSION.encode())
    store = PostgresStore(database)
    assert store.revisions(("alba",)) == {"alba": 0}
    store.append(
        Batch("alba", 1, b"head-1", (), b"head-1", (SideWrite("text", "a", None),), revision=0)
    )
    assert store.changes("alba", 0, 0) == GameChanges(
        1, b"head-1", 1, distinct_rows(1), (SideWrite("text", "a", None),)
    )
    store.check()
    store.close()
    PostgresStore(database).close()
