"""The batches of several games in one transaction: faults, kills and races."""

import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Barrier

import psycopg
import pytest
from eventsourcing.persistence import OperationalError
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ledger.store.base import (
    AppendResult,
    Batch,
    ConflictError,
    Row,
    SideWrite,
    Store,
    StoreError,
    StoreUnreachableError,
)
from ledger.store.memory import MemoryStore
from ledger.store.postgres import PostgresStore
from ledger.store.sqlite import SqliteStore
from tests.database import database_server, end_connections
from tests.ledger.store.contract import HEAD, distinct_rows, fill_game
from tests.ledger.store.files import limit_pages
from tests.ledger.store.writers import writing_server

GAMES = ("alba", "zama", "cannae")
LARGE = (Row(1, "toy/map@1", b"x" * 400_000),)


def first_batches(*games: str) -> list[Batch]:
    """Return the first batch of each of these games."""
    return [Batch(game, 0, b"", distinct_rows(1), HEAD) for game in games]


@pytest.fixture
def file(path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(path, patience=50)
    yield store
    store.close()


@pytest.fixture
def shared(database: str) -> Iterator[PostgresStore]:
    store = PostgresStore(database)
    yield store
    store.close()


Step = tuple[str, int, int]
"""A batch in random order: its game, how far its position is beside the end, its rows."""

steps = st.lists(
    st.lists(
        st.tuples(st.sampled_from(GAMES), st.sampled_from((0, 0, 0, -1, 1)), st.integers(0, 2)),
        min_size=1,
        max_size=5,
        unique_by=lambda step: step[0],
    ),
    max_size=6,
)


def batches_from_steps(store: Store, steps: Sequence[Step]) -> list[Batch]:
    """Return batches that fit the state of the store, or do not fit if they say so."""
    made = []
    for game, late, size in steps:
        position, head = store.head(game)
        expected = max(0, position + late)
        rows = distinct_rows(*range(expected + 1, expected + size + 1))
        side = SideWrite("note", "size", b"%d" % size)
        made.append(Batch(game, expected, head, rows, b"%s-%d" % (head, size), (side,)))
    return made


def content_of_store(store: Store) -> list[object]:
    return [
        (store.head(name), tuple(store.read(name)), store.side_values(name, "note"))
        for name in GAMES
    ] + [store.revisions(GAMES)]


def assert_append_all_equals_append(store: Store, groups: Sequence[Sequence[Step]]) -> None:
    """Write groups together, and each batch alone to a store in memory. Both must be equal."""
    memory = MemoryStore()
    for group in groups:
        batches = batches_from_steps(memory, group)
        alone: list[AppendResult] = []
        for batch in batches:
            try:
                memory.append(batch)
                alone.append(None)
            except ConflictError as conflict:
                alone.append(conflict)
        assert [str(one) for one in store.append_all(batches)] == [str(one) for one in alone]
        assert content_of_store(store) == content_of_store(memory)


@settings(max_examples=30)
@given(steps)
def test_a_file_shares_transactions_like_a_store_that_writes_alone(
    groups: list[list[Step]],
) -> None:
    with TemporaryDirectory() as folder, closing(SqliteStore(Path(folder) / "a.acta")) as store:
        assert_append_all_equals_append(store, groups)
        store.check()


@settings(
    max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
@given(groups=steps)
def test_a_database_shares_transactions_like_a_store_that_writes_alone(
    shared: PostgresStore, groups: list[list[Step]]
) -> None:
    for game in GAMES:
        shared.delete_game(game)  # of the example before
    assert_append_all_equals_append(shared, groups)
    shared.check()


def test_a_full_disk_refuses_only_the_game_that_is_too_large(file: SqliteStore) -> None:
    fill_game(file, "rome", 1)
    limit_pages(file, 30)
    batches = first_batches(*GAMES)
    batches[1] = Batch("zama", 0, b"", LARGE, HEAD)
    results = file.append_all(batches)
    assert (results[0], results[2]) == (None, None)
    assert isinstance(results[1], StoreError)
    assert "has no room left on its disk; nothing was written" in str(results[1])
    assert file.games() == ("rome", "alba", "cannae")
    file.check()


def test_a_file_that_another_program_holds_refuses_all_games(file: SqliteStore, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        results = file.append_all(first_batches(*GAMES))
    assert all("held by another program" in str(result) for result in results)
    assert file.games() == ()
    assert file.append_all(first_batches(*GAMES)) == (None,) * 3


def test_a_commit_that_fails_is_not_reported_as_durable(
    file: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("ledger.store.recorder.SQLiteTransaction.__exit__", _fail_with_full_disk)
        results = file.append_all(first_batches(*GAMES))
    assert all("has no room left" in str(result) for result in results)
    assert file.games() == ()


def _fail_with_full_disk(*_: object) -> None:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise error


DAMAGE = "INSERT INTO stored_events (originator_id, originator_version, topic, state) VALUES "


def damage_file(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute(DAMAGE + "('zama', 1, 'toy/thing-done@1', x'')")
        other.commit()


def test_a_damaged_game_in_a_file_costs_no_other_game_its_batch(
    file: SqliteStore, path: Path
) -> None:
    damage_file(path)
    results = file.append_all(first_batches(*GAMES))
    assert (results[0], results[2]) == (None, None)
    assert str(results[1]) == f"{path.name} is damaged; go on from its latest backup."
    assert (file.head("alba")[0], file.head("zama")[0], file.head("cannae")[0]) == (1, 0, 1)


def test_a_damaged_game_in_a_database_costs_no_other_game_its_batch(
    shared: PostgresStore, database: str
) -> None:
    with psycopg.connect(database) as other:
        other.execute(f"{DAMAGE}('zama', 1, 'toy/thing-done@1', '')".encode())
    for number in range(2):
        results = shared.append_all(first_batches(*GAMES))
        assert "damaged" in str(results[1]), number
    assert (shared.head("alba")[0], shared.head("zama")[0], shared.head("cannae")[0]) == (1, 0, 1)


@pytest.mark.parametrize("where", ["file", "shared"])
def test_text_that_cannot_be_stored_costs_no_other_game_its_batch(
    where: str, request: pytest.FixtureRequest
) -> None:
    store: Store = request.getfixturevalue(where)
    batches = first_batches(*GAMES)
    batches[1] = Batch("zama", 0, b"", (), b"", (SideWrite("note", "\ud800", b""),))
    results = store.append_all(batches)
    assert (results[0], results[2]) == (None, None)
    assert isinstance(results[1], UnicodeEncodeError)
    assert sorted(store.games()) == ["alba", "cannae"]


def test_servers_that_write_the_same_games_together_do_not_block_each_other(
    database: str,
) -> None:
    rounds, start = 30, Barrier(2)

    def write_in_rounds(games: Sequence[str], who: bytes) -> list[list[bool]]:
        won = []
        with closing(PostgresStore(database)) as store:
            for _ in range(rounds):
                start.wait()
                heads = [store.head(game) for game in games]
                start.wait()
                batches = [
                    Batch(game, at, head, (Row(at + 1, "toy/won@1", who),), head + who)
                    for game, (at, head) in zip(games, heads, strict=True)
                ]
                won.append([result is None for result in store.append_all(batches)])
        return won

    with ThreadPoolExecutor(2) as pool:
        mine = pool.submit(write_in_rounds, GAMES, b"a")
        others = pool.submit(write_in_rounds, GAMES[::-1], b"b")
        by_a, by_b = mine.result(), others.result()
    for a, b in zip(by_a, by_b, strict=True):
        assert [one != other for one, other in zip(a, b[::-1], strict=True)] == [True] * 3


def test_shared_batches_whose_answer_was_lost_are_written_once(
    shared: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, answers = shared.recorder.append_all, iter([False, True])

    def write_and_fail(batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        results = write(batches)
        if not next(answers):
            raise OperationalError("the connection was closed")
        return results

    monkeypatch.setattr(shared.recorder, "append_all", write_and_fail)
    assert shared.append_all(first_batches(*GAMES)) == (None,) * 3
    for game in GAMES:
        assert tuple(shared.read(game)) == distinct_rows(1)


def test_side_rows_alone_whose_answer_was_lost_are_answered_as_a_conflict(
    shared: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = fill_game(shared, "alba", 1)
    write = shared.recorder.append_all

    def write_and_lose_answer(batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        monkeypatch.setattr(shared.recorder, "append_all", write)
        write(batches)
        raise OperationalError("the connection was closed")

    monkeypatch.setattr(shared.recorder, "append_all", write_and_lose_answer)
    note = Batch("alba", 1, head, (), head, (SideWrite("note", "a", b"1"),), revision=1)
    note_result, result = shared.append_all((note, *first_batches("zama")))
    assert isinstance(note_result, ConflictError)
    assert result is None
    assert shared.side_values("alba", "note") == {"a": b"1"}


def test_shared_batches_survive_lost_connections(shared: PostgresStore, database: str) -> None:
    fill_game(shared, "rome", 1)
    end_connections(database)
    assert shared.append_all(first_batches(*GAMES)) == (None,) * 3
    assert set(shared.games()) == {"rome", *GAMES}


def test_a_database_that_stays_away_refuses_all_games_at_once() -> None:
    with TemporaryDirectory(prefix="pg") as folder, database_server(Path(folder)) as server:
        store = PostgresStore(server.create_database(), patience=1.0)
        server.kill()
        results = store.append_all(first_batches(*GAMES))
        assert {type(result) for result in results} == {StoreUnreachableError}
        server.restart()
        assert store.games() == ()
        assert store.append_all(first_batches(*GAMES)) == (None,) * 3
        store.close()


def test_a_follower_sees_shared_batches_in_order(shared: PostgresStore) -> None:
    shared.append_all(first_batches(*GAMES))
    shared.append_all([Batch(game, 1, HEAD, distinct_rows(2, 3), b"later") for game in GAMES])
    seen = shared.recorder.select_notifications(None, 20)
    assert [n.id for n in seen] == list(range(1, 10))
    for game in GAMES:
        assert [n.originator_version for n in seen if n.originator_id == game] == [1, 2, 3]


def test_a_subscriber_to_a_file_hears_of_shared_batches(file: SqliteStore) -> None:
    with file.recorder.subscribe() as subscription:
        file.append_all(first_batches(*GAMES))
        seen = [next(subscription) for _ in GAMES]
    assert [(n.id, n.originator_id) for n in seen] == list(enumerate(GAMES, start=1))


def test_a_kill_leaves_shared_batches_in_all_games_or_in_none(path: Path) -> None:
    for kill in range(1, 4):
        acknowledged = 0
        with writing_server(path, "together") as server:
            assert server.stdout is not None
            for _ in range(10 * kill):
                acknowledged = int(server.stdout.readline())
            server.kill()
            for line in server.stdout:
                acknowledged = int(line) if line.endswith("\n") else acknowledged
        with closing(SqliteStore(path)) as store:
            store.check()
            heads = {store.head(f"game-{n}") for n in range(20)}
            assert len(heads) == 1
            assert min(heads)[0] >= acknowledged > 0
