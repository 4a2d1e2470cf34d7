"""Durable entries a second in PostgreSQL, beside plain inserts through the same driver."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

from ledger.store import open_store
from ledger.store.base import Batch, Row
from tests.database import database_server
from tests.load.core import shortest_run
from tests.load.figures import Figure

STATE = b"x" * 500
COMMITS = 60
SIZES = (1, 10, 50, 150)
"""Numbers of entries in a commit."""


def store_figures() -> Iterator[Figure]:
    """Yield the entries a second of one worker, for each size of commit."""
    with TemporaryDirectory() as folder, database_server(Path(folder)) as server:
        for size in SIZES:
            ours = shortest_run(partial(_append_to_store, server.create_database(), size), 1)
            bare = shortest_run(partial(_insert_bare_rows, server.create_database(), size), 1)
            rows = COMMITS * size
            what = f"PostgreSQL, one worker, commits of {size}"
            yield Figure(what, rows / ours, "entries/s", baseline=rows / bare, better="more")


def _append_to_store(address: str, size: int) -> None:
    store = open_store(address)
    for number in range(COMMITS):
        done = number * size
        rows = tuple(Row(n, "toy/done@1", STATE) for n in range(done + 1, done + size + 1))
        before = b"head" if number else b""
        store.append(Batch("alba", done, before, rows, b"head"))
    store.close()


def _insert_bare_rows(address: str, size: int) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "CREATE TABLE rows (game text, position bigint, type text, state bytea, "
            "PRIMARY KEY (game, position))"
        )
        for number in range(COMMITS):
            done = number * size
            rows = [("alba", n, "toy/done@1", STATE) for n in range(done + 1, done + size + 1)]
            with connection.transaction(), connection.cursor() as cursor:
                cursor.executemany("INSERT INTO rows VALUES (%s, %s, %s, %s)", rows)
