"""The additional promises of a PostgreSQL database: other servers, lost connections, settings."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYetError
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer
from typing import Any

import psycopg
import pytest
from eventsourcing.persistence import OperationalError

from ledger.store import open_store
from ledger.store.base import Batch, Row, SideWrite, StoreError
from ledger.store.postgres import PostgresStore
from ledger.store.postgres_hold import DatabaseLock
from ledger.store.postgres_tables import TABLES_FORMAT
from tests.database import DatabaseServer, database_server, end_connections
from tests.ledger.store.contract import HEAD, distinct_rows, fill_game


@pytest.fixture
def store(database: str) -> Iterator[PostgresStore]:
    store = PostgresStore(database)
    yield store
    store.close()


@pytest.fixture
def other(database: str) -> Iterator[psycopg.Connection[Any]]:
    """Yield a second connection to the same database, with an open transaction."""
    with psycopg.connect(database) as connection:
        yield connection


def begin_uncommitted_write(other: psycopg.Connection[Any], game: str) -> None:
    """Begin to write a row without a commit."""
    other.execute("INSERT INTO heads (game, position, head) VALUES (%s, 1, '')", (game,))
    other.execute("INSERT INTO stored_events VALUES (%s, 1, 'toy/thing-done@1', '')", (game,))


def test_writers_of_different_games_do_not_wait_for_each_other(
    store: PostgresStore, other: psycopg.Connection[Any]
) -> None:
    begin_uncommitted_write(other, "alba")
    fill_game(store, "zama", 3)
    assert store.head("zama")[0] == 3
    other.commit()
    assert store.games() == ("alba", "zama")


def test_a_reader_does_not_pass_a_row_that_is_still_being_written(
    store: PostgresStore, other: psycopg.Connection[Any]
) -> None:
    begin_uncommitted_write(other, "alba")
    fill_game(store, "zama", 1)
    with ThreadPoolExecutor(1) as pool:
        reading = pool.submit(store.recorder.select_notifications, None, 10)
        with pytest.raises(NotYetError):
            reading.result(0.2)
        other.commit()
        assert [(n.id, n.originator_id) for n in reading.result(30)] == [(1, "alba"), (2, "zama")]


def test_a_rolled_back_write_leaves_a_gap_and_delays_nobody(
    store: PostgresStore, other: psycopg.Connection[Any]
) -> None:
    begin_uncommitted_write(other, "alba")
    fill_game(store, "zama", 1)
    other.rollback()
    assert [n.id for n in store.recorder.select_notifications(None, 10)] == [2]


def test_a_follower_misses_nothing_while_many_write(store: PostgresStore) -> None:
    games = [f"game-{n}" for n in range(6)]
    with store.recorder.subscribe() as subscription, ThreadPoolExecutor(len(games)) as pool:
        writing = [pool.submit(fill_game, store, game, *[1, 2, 3] * 4) for game in games]
        seen = [next(subscription) for _ in range(len(games) * 24)]
        for one in writing:
            one.result()
    assert [n.id for n in seen] == sorted(n.id for n in seen)
    for game in games:
        positions = [n.originator_version for n in seen if n.originator_id == game]
        assert positions == list(range(1, 25))


@pytest.mark.parametrize("sides", [(), (SideWrite("text", "will", b"to Livia"),)])
def test_a_batch_whose_answer_was_lost_is_written_once(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch, sides: tuple[SideWrite, ...]
) -> None:
    append, answers = store.recorder.append, iter([False, True, True])

    def append_and_fail(batch: Batch) -> None:
        append(batch)
        if not next(answers):
            raise OperationalError("the connection was closed")

    monkeypatch.setattr(store.recorder, "append", append_and_fail)
    store.append(Batch("alba", 0, b"", distinct_rows(1, 2), HEAD, sides))
    store.append(Batch("alba", 2, HEAD, distinct_rows(3), b"later"))
    assert tuple(store.read("alba")) == distinct_rows(1, 2, 3)
    assert len(store.side_values("alba", "text")) == len(sides)


def test_lost_connections_are_made_again(store: PostgresStore, database: str) -> None:
    fill_game(store, "alba", 1)
    end_connections(database)
    fill_game(store, "alba", 1)
    end_connections(database)
    assert tuple(store.read("alba")) == distinct_rows(1, 2)


def test_a_restarted_database_server_has_lost_nothing() -> None:
    with TemporaryDirectory(prefix="pg") as folder, database_server(Path(folder)) as server:
        store = PostgresStore(server.create_database(), patience=60.0)
        fill_game(store, "alba", 2)
        server.kill()
        back = Timer(0.5, server.restart)
        back.start()
        fill_game(store, "alba", 1)
        back.join()
        assert tuple(store.read("alba")) == distinct_rows(1, 2, 3)
        store.check()
        store.close()


def test_a_database_server_that_stays_away_is_reported_and_nothing_is_written() -> None:
    with TemporaryDirectory(prefix="pg") as folder, database_server(Path(folder)) as server:
        store = PostgresStore(server.create_database(), patience=1.0)
        fill_game(store, "alba", 2)
        server.kill()
        with pytest.raises(StoreError, match=r"^The database cannot be reached\.$"):
            fill_game(store, "alba", 1)
        server.restart()
        assert tuple(store.read("alba")) == distinct_rows(1, 2)
        store.close()


def test_a_database_in_use_can_be_read(store: PostgresStore, database: str) -> None:
    fill_game(store, "alba", 2)
    looking = open_store(database, is_read_only=True)
    assert tuple(looking.read("alba")) == distinct_rows(1, 2)
    with pytest.raises(StoreError, match="reading only"):
        fill_game(looking, "alba", 1)
    looking.close()


def test_a_read_only_store_creates_no_tables(database: str) -> None:
    with pytest.raises(StoreError, match="holds no ledger yet"):
        PostgresStore(database, is_read_only=True)
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT to_regclass('heads')").fetchone() == (None,)


def test_a_database_of_a_newer_version_is_left_unchanged(
    store: PostgresStore, database: str
) -> None:
    store.close()
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE acta SET value = %s", (TABLES_FORMAT + 1,))
    with pytest.raises(StoreError, match="newer version"):
        PostgresStore(database)


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        ("DELETE FROM stored_events WHERE originator_version = 2", "has gaps"),
        ("DELETE FROM stored_events WHERE originator_version = 3", "has gaps"),
        ("DELETE FROM stored_events", "has gaps"),
        ("DELETE FROM heads", "has gaps"),
        ("UPDATE heads SET position = 2", "has gaps"),
    ],
)
def test_missing_rows_are_noticed(
    store: PostgresStore, other: psycopg.Connection[Any], damage: str, found: str
) -> None:
    fill_game(store, "alba", 3)
    store.check()
    other.execute(damage.encode())
    other.commit()
    with pytest.raises(StoreError, match=found):
        store.check()


def test_a_row_after_the_head_stops_the_game(
    store: PostgresStore, other: psycopg.Connection[Any]
) -> None:
    fill_game(store, "alba", 1)
    other.execute("INSERT INTO stored_events VALUES ('alba', 2, 'toy/thing-done@1', '')")
    other.commit()
    with pytest.raises(StoreError, match="damaged"):
        fill_game(store, "alba", 1)
    assert store.head("alba")[0] == 1


def test_a_database_that_acknowledges_too_early_is_set_right(
    database: str, store: PostgresStore
) -> None:
    store.close()
    with psycopg.connect(database, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    again = PostgresStore(database)
    (found,) = again.recorder.query_rows("SELECT current_setting('synchronous_commit') AS value")
    assert found["value"] == "on"
    again.close()


def test_a_database_that_does_not_write_to_the_disk_is_refused() -> None:
    with TemporaryDirectory(prefix="pg") as folder, database_server(Path(folder)) as server:
        address = server.create_database()
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")
        server.kill()
        server.restart()
        with pytest.raises(StoreError, match="fsync is off"):
            PostgresStore(address, patience=2.0)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://ada:hidden@127.0.0.1:{nobody}/games", "cannot be reached"),
        ("postgresql://ada:hidden@host:port/games", "cannot be"),
        ("postgresql://ada:hidden@127.0.0.1/games?colour=red", "cannot be used"),
        ("mysql://ada:hidden@host/games", "names no store"),
    ],
)
def test_an_unreachable_address_is_refused_without_showing_its_password(
    address: str, said: str, nobody: int
) -> None:
    with pytest.raises(StoreError, match=said) as refusal:
        open_store(address.format(nobody=nobody))
    assert "hidden" not in str(refusal.value)


def test_a_lost_machine_is_noticed_in_seconds_unless_the_address_says_otherwise(
    store: PostgresStore, database: str
) -> None:
    hold = DatabaseLock(f"{database}&keepalives_idle=60", 7.0)
    with store.recorder.datastore.get_connection() as connection:
        found = [one.info.get_parameters() for one in (hold.connection, connection)]
    hold.close()
    assert [one["keepalives_idle"] for one in found] == ["60", "5"]
    assert [one["tcp_user_timeout"] for one in found] == ["10000", "10000"]
    assert [one["connect_timeout"] for one in found] == ["7", "10"]


def test_a_store_may_be_closed_again(store: PostgresStore) -> None:
    store.close()
    store.close()
    with pytest.raises(StoreError, match=r"is closed\.$"):
        store.games()
    with pytest.raises(StoreError, match=r"is closed\.$"):
        store.append(Batch("alba", 0, b"", (Row(1, "toy/thing-done@1", b""),), b""))


def test_a_database_that_cannot_store_every_sign_is_refused(postgres: DatabaseServer) -> None:
    with pytest.raises(StoreError, match="LATIN1 and not in UTF8"):
        PostgresStore(postgres.create_database(encoding="LATIN1"))


def test_erased_data_are_in_no_table_after_scrubbing() -> None:
    with TemporaryDirectory(prefix="pg") as folder, database_server(Path(folder)) as server:
        store = PostgresStore(server.create_database())
        head = fill_game(store, "alba", 2)
        store.append(Batch("alba", 2, head, (), head, (SideWrite("text", "a", b"to my Livia"),)))
        store.append(Batch("alba", 2, head, (), head, (SideWrite("text", "a", None),)))
        store.scrub()
        assert tuple(store.read("alba")) == distinct_rows(1, 2)
        store.recorder.execute_statement("CHECKPOINT")
        tables = [path for path in Path(folder, "base").rglob("*") if path.is_file()]
        assert tables
        assert not [path for path in tables if b"to my Livia" in path.read_bytes()]
        store.close()
