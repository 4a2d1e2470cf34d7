"""The library's own test cases on all our recorders, and our additions."""

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from uuid import uuid4

import pytest
from eventsourcing.persistence import ApplicationRecorder, ConnectionPoolClosedError, Notification
from eventsourcing.tests import persistence as library

from ledger.store.base import Batch
from ledger.store.memory import MemoryRecorder, MemoryStore
from ledger.store.postgres import PostgresStore
from ledger.store.postgres_recorder import Datastore as PostgresDatastore
from ledger.store.postgres_recorder import LedgerRecorder as PostgresRecorder
from ledger.store.recorder import Datastore, LedgerRecorder
from ledger.store.sqlite import SqliteStore
from tests.ledger.store.contract import distinct_rows, fill_game

AnyStore = MemoryStore | SqliteStore | PostgresStore


class TestTheMemoryRecorder(library.ApplicationRecorderTestCase[MemoryRecorder]):
    def new_originator_id(self) -> str:
        return str(uuid4())

    def create_recorder(self) -> MemoryRecorder:
        return MemoryRecorder()

    def test_insert_subscribe(self) -> None:
        self.optional_test_insert_subscribe()


class TestTheSqliteRecorder(library.ApplicationRecorderTestCase[LedgerRecorder]):
    def new_originator_id(self) -> str:
        return str(uuid4())

    def create_recorder(self) -> LedgerRecorder:
        folder = TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = Path(folder.name) / "evening.acta"
        path.touch()
        recorder = LedgerRecorder(Datastore(path))
        self.addCleanup(recorder.datastore.close)
        recorder.create_table()
        return recorder

    def test_insert_subscribe(self) -> None:
        self.optional_test_insert_subscribe()


@pytest.mark.usefixtures("_empty_database")
class TestThePostgresRecorder(library.ApplicationRecorderTestCase[PostgresRecorder]):
    address: str

    @pytest.fixture
    def _empty_database(self, database: str) -> None:
        self.address = database

    def new_originator_id(self) -> str:
        return str(uuid4())

    def create_recorder(self) -> PostgresRecorder:
        recorder = PostgresRecorder(PostgresDatastore(self.address))
        self.addCleanup(recorder.datastore.close)
        recorder.create_table()
        return recorder

    def test_insert_subscribe(self) -> None:
        self.optional_test_insert_subscribe()


def read_for_ever(datastore: Datastore) -> None:
    while True:
        with datastore.transaction(commit=False) as cursor:
            cursor.execute("SELECT 1")


def test_a_store_is_closed_only_after_its_last_reader_has_finished(tmp_path: Path) -> None:
    path = tmp_path / "evening.acta"
    path.touch()
    datastore = Datastore(path)
    with datastore.transaction(commit=False) as cursor:
        closer = Thread(target=datastore.close)
        closer.start()
        with pytest.raises(ConnectionPoolClosedError):
            read_for_ever(datastore)
        cursor.execute("SELECT 1")
        assert cursor.fetchone()[0] == 1
        assert not datastore.pool.closed
    closer.join()
    assert datastore.pool.closed


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AnyStore]:
    store: AnyStore
    match request.param:
        case "memory":
            store = MemoryStore()
        case "sqlite":
            store = SqliteStore(tmp_path / "evening.acta")
        case _:
            store = PostgresStore(request.getfixturevalue("database"))
    yield store
    store.close()


def test_a_subscriber_gets_earlier_and_later_notifications(store: AnyStore) -> None:
    fill_game(store, "alba", 2)
    recorder: ApplicationRecorder = store.recorder
    with recorder.subscribe() as subscription:
        got = [next(subscription), next(subscription)]
        fill_game(store, "zama", 1)
        got.append(next(subscription))
    assert [(n.id, n.originator_id, n.originator_version) for n in got] == [
        (1, "alba", 1),
        (2, "alba", 2),
        (3, "zama", 1),
    ]
    assert [n.state for n in got] == [
        row.state for row in (*distinct_rows(1, 2), *distinct_rows(1))
    ]


def test_notifications_are_numbered_without_gaps_across_refusals(store: AnyStore) -> None:
    fill_game(store, "alba", 2)
    with pytest.raises(Exception, match="is at position 2"):
        store.append(Batch("alba", 1, b"", distinct_rows(2), b""))
    fill_game(store, "zama", 3)
    seen: list[Notification] = list(store.recorder.select_notifications(None, 10))
    assert [n.id for n in seen] == [1, 2, 3, 4, 5]


def test_a_removed_listener_is_not_told(tmp_path: Path) -> None:
    store, told, gone = SqliteStore(tmp_path / "evening.acta"), Event(), Event()
    store.recorder.listen(told)
    store.recorder.listen(gone)
    store.recorder.unlisten(gone)
    store.recorder.unlisten(gone)
    fill_game(store, "alba", 1)
    assert (told.is_set(), gone.is_set()) == (True, False)
    store.close()


def test_a_listener_may_leave_while_others_are_told(tmp_path: Path) -> None:
    class Leaver(Event):
        leave: Callable[[Event], None]

        def set(self) -> None:
            super().set()
            self.leave(self)

    recorder = MemoryRecorder()
    leavers = [Leaver() for _ in range(5)]
    for leaver in leavers:
        leaver.leave = recorder.unlisten
        recorder.listen(leaver)
    recorder.insert_events([])
    assert all(leaver.is_set() for leaver in leavers)
