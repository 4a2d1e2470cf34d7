"""Mishaps of a server while it writes: no commit is ever half written."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from ledger.store.base import Batch, Row, SideWrite, StoreError
from ledger.store.sqlite import SqliteStore
from tests.ledger.store.contract import distinct_rows, fill_game
from tests.ledger.store.files import limit_pages, refusal_sentence, write_ledger
from tests.ledger.store.writers import writing_server


def test_another_program_may_delay_the_store_but_not_damage_it(path: Path) -> None:
    write_ledger(path, 3)
    store = SqliteStore(path, patience=50)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="held by another program"):
            fill_game(store, "alba", 1)
    fill_game(store, "alba", 1)
    assert tuple(store.read("alba")) == distinct_rows(1, 2, 3, 4)
    store.close()


def test_a_full_disk_refuses_only_the_batch(path: Path) -> None:
    store = SqliteStore(path)
    fill_game(store, "alba", 3)
    limit_pages(store, 30)
    rows_too_large = (Row(4, "toy/map@1", b"x" * 400_000),)
    large = Batch("alba", 3, b"head-3", rows_too_large, b"new", (SideWrite("text", "a", b"b"),))
    for _ in range(3):
        with pytest.raises(StoreError, match="has no room left on its disk; nothing was written"):
            store.append(large)
    assert store.head("alba") == (3, b"head-3")
    assert store.side_values("alba", "text") == {}
    fill_game(store, "alba", 1)
    limit_pages(store, 1_000_000)
    store.append(Batch("alba", 4, b"head-4", (Row(5, "toy/map@1", b"x" * 400_000),), b"new"))
    assert [row.position for row in store.read("alba")] == [1, 2, 3, 4, 5]
    store.check()
    store.close()


@contextmanager
def limit_file_length(length: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (length, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_disk_that_fails_in_mid_commit_leaves_nothing_half_written(path: Path) -> None:
    store = SqliteStore(path)
    fill_game(store, "alba", 3)
    states = [b"x" * 100_000 for _ in range(10)]
    fresh = tuple(Row(n, "toy/map@1", state) for n, state in enumerate(states, start=4))
    large = Batch("alba", 3, b"head-3", fresh, b"new")
    with limit_file_length(500_000):
        for _ in range(2):
            with pytest.raises(StoreError, match=r"evening\.acta"):
                store.append(large)
        assert store.head("alba") == (3, b"head-3")
        fill_game(store, "alba", 1)
    fill_game(store, "alba", 1)
    assert tuple(store.read("alba")) == distinct_rows(1, 2, 3, 4, 5)
    store.check()
    store.close()
    write_ledger(path, 1)


def test_a_file_open_in_another_server_can_only_be_read(path: Path) -> None:
    with writing_server(path):
        assert "open in another server" in refusal_sentence(path)
        looker = SqliteStore(path, is_read_only=True)
        read = [row.position for row in looker.read("alba")]
        assert read == list(range(1, len(read) + 1))
        looker.close()
    SqliteStore(path).close()


def test_acknowledged_data_survive_a_kill_in_mid_writing(path: Path) -> None:
    for kill in range(1, 4):
        acknowledged = {"alba": 0, "zama": 0}
        with writing_server(path) as server:
            assert server.stdout is not None
            for _ in range(25 * kill):
                note_acknowledged(acknowledged, server.stdout.readline())
            server.kill()
            for line in server.stdout:
                note_acknowledged(acknowledged, line)
        store = SqliteStore(path)
        store.check()
        for game, position in acknowledged.items():
            last, head = store.head(game)
            assert last >= position > 0
            assert head == b"head-%d" % last
            assert store.side_value(game, "note", "last") == b"%d" % last
            assert [row.state for row in store.read(game)] == states_of_whole_batch(last)
        store.close()


def note_acknowledged(acknowledged: dict[str, int], line: str) -> None:
    if line.endswith("\n"):  # the last line may have been cut off
        game, position = line.split()
        acknowledged[game] = int(position)


def states_of_whole_batch(last: int) -> list[bytes]:
    return [b"%d" % n * 50 for n in range(1, last + 1)]
