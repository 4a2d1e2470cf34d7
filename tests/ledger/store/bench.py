"""The speed of storing rows, compared with SQLite alone, with the same rows."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from ledger.store.base import Batch, Row
from ledger.store.sqlite import SqliteStore

STATE = b"x" * 500
RUNS = 3
COMMITS = 200
ROWS_READ = 10_000


@dataclass(frozen=True)
class WriteSpeed:
    """Rows a second with `rows` in each commit, by our store and by SQLite alone, medians."""

    rows: int
    ours: float
    bare: float

    @property
    def share_of_sqlite_speed(self) -> float:
        """The speed of our store as a share of the speed of SQLite alone."""
        return self.ours / self.bare

    def __str__(self) -> str:
        return (
            f"durable commits of {self.rows:>3} rows: {self.ours:>9,.0f} rows/s, "
            f"bare SQLite {self.bare:>9,.0f}, ratio {self.share_of_sqlite_speed:.2f}"
        )


def write_speeds(sizes: tuple[int, ...] = (1, 10, 50, 150)) -> list[WriteSpeed]:
    """Return a figure for each size of commit."""
    return [
        WriteSpeed(
            size,
            _rows_per_second(_time_store_writes, size),
            _rows_per_second(_time_sqlite_writes, size),
        )
        for size in sizes
    ]


def read_milliseconds() -> float:
    """Return the milliseconds to read 10,000 rows from the file."""
    with TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "evening.acta")
        rows = tuple(Row(n, "toy/done@1", STATE) for n in range(1, ROWS_READ + 1))
        store.append(Batch("alba", 0, b"", rows, b"head"))
        taken = [_time_work(lambda: list(store.read("alba"))) for _ in range(RUNS)]
        store.close()
    return median(taken) * 1000


def bench_lines() -> list[str]:
    """Return the lines for `make bench`."""
    return [*map(str, write_speeds()), f"reading {ROWS_READ:,} rows: {read_milliseconds():.0f} ms"]


def _rows_per_second(write: Callable[[Path, int], float], size: int) -> float:
    taken = []
    for _ in range(RUNS):
        with TemporaryDirectory() as folder:
            taken.append(write(Path(folder) / "evening.acta", size))
    return COMMITS * size / median(taken)


def _time_work(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def _time_store_writes(path: Path, size: int) -> float:
    store = SqliteStore(path)
    batches = [
        Batch(
            "alba",
            position,
            b"head" if position else b"",
            tuple(Row(position + i, "toy/done@1", STATE) for i in range(1, size + 1)),
            b"head",
        )
        for position in range(0, COMMITS * size, size)
    ]

    def write_through_store() -> None:
        for batch in batches:
            store.append(batch)

    taken = _time_work(write_through_store)
    store.close()
    return taken


def _time_sqlite_writes(path: Path, size: int) -> float:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in ("journal_mode = wal", "synchronous = full"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("CREATE TABLE rows (game, position, type, state)")
        connection.execute("CREATE UNIQUE INDEX by_position ON rows (game, position)")
        batches = [
            [("alba", n + i, "toy/done@1", STATE) for i in range(size)]
            for n in range(0, COMMITS * size, size)
        ]

        def write_through_sqlite() -> None:
            for batch in batches:
                connection.execute("BEGIN IMMEDIATE")
                connection.executemany("INSERT INTO rows VALUES (?,?,?,?)", batch)
                connection.execute("COMMIT")

        return _time_work(write_through_sqlite)
