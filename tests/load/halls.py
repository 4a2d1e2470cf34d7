"""The cost of one act for a database, its disk and Redis: the figures of deploy/capacity.md.

python -m tests.load.halls
"""

import asyncio
import os
import time
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

from api.access.founding import found_game_in_store
from api.hosting.cluster.move_messenger import MoveMessenger
from api.rehearsal.evening import Pace, make_rehearsal
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.machine import Machine
from ledger.scribe.game_move import move_game
from ledger.scribe.scribe import open_scribe
from ledger.store import named_databases, open_group, open_store
from ledger.store.base import Batch, Row, Store
from ledger.store.memory import MemoryStore
from tests.database import DatabaseServer, database_server
from tests.ledger.store.groups import group_of
from tests.waking import RedisServer, running_redis

START = 1_800_000_000_000
ACTS = 60
"""Acts of bots in each season of the measured evening."""

APPENDS = 5_000
SERVERS, MESSAGES = 20, 2_000
"""Servers that listen to Redis, and messages that are sent to all of them."""

TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process and its children that live, in seconds."""
    found = 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parts = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if pid in (int(folder.name), int(parts[1])):
            found += (int(parts[11]) + int(parts[12])) / TICKS
    return found


def database_figures(folder: Path) -> Iterator[str]:
    """Yield what an evening of bots takes in a database."""
    with database_server(folder) as server:
        address = server.create_database()
        with psycopg.connect(address, autocommit=True) as connection:
            yield from _evening_figures(server, address, connection)
        yield from _move_figures(address, server.create_database())


def _evening_figures(
    server: DatabaseServer, address: str, connection: psycopg.Connection[tuple[int]]
) -> Iterator[str]:
    def ask(question: bytes) -> int:
        return int(connection.execute(question).fetchall()[0][0])

    size, log = (
        b"SELECT pg_database_size(current_database())",
        b"SELECT pg_current_wal_lsn() - '0/0'",
    )
    rules = GAMES["ludi_romani"]
    store = open_store(address)
    founded = found_game_in_store(
        store, rules, rules.scenarios.read(None, ""), START, Random(1).randbytes
    )
    process = server.server.get_postmaster_info().process
    assert process is not None
    before = ask(size), ask(log), processor_seconds(process.pid)
    make_rehearsal(founded.scribe, Random(2), Pace(ACTS, 0.0), START).play()
    after = ask(size), ask(log), processor_seconds(process.pid)
    game = founded.scribe.game
    entries, commits = store.head(game)[0], store.revisions((game,))[game]
    yield f"{entries} entries in {commits} commits"
    yield f"{(after[0] - before[0]) / entries:.0f} bytes of tables and indexes for an entry"
    yield f"{(after[1] - before[1]) / commits:.0f} bytes of the database's log for a commit"
    yield f"{(after[2] - before[2]) / commits * 1e6:.0f} µs of the database for a commit"
    yield from _memory_figures(store, founded.scribe.machine, game, entries)
    store.close()


def _memory_figures(store: Store, machine: Machine[Any], game: str, entries: int) -> Iterator[str]:
    tracemalloc.start()
    kept = open_scribe(machine, store, game, Random(1).randbytes)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    yield f"{size / 1e6:.1f} MB of memory for the open game of {entries} entries"
    del kept


def _move_figures(here: str, there: str) -> Iterator[str]:
    group = open_group(named_databases(f"alba={here} zama={there}"))
    (game,) = group.games()
    began = time.perf_counter()
    moved = move_game(group, game, "zama")
    yield f"{time.perf_counter() - began:.2f} s to move the game of {moved.entries} entries"
    group.close()


def routing_figures() -> Iterator[str]:
    """Yield what the routing adds to a commit."""
    stores = {name: MemoryStore() for name in ("alba", "zama", "capua", "ostia")}
    alone = _append_time(MemoryStore())
    yield f"{(_append_time(group_of(stores)) - alone) / APPENDS * 1e6:.1f} µs of routing a commit"


def _append_time(store: Store) -> float:
    began = time.process_time()
    for number in range(APPENDS):
        row = Row(number + 1, "toy/done@1", b"x")
        store.append(Batch("game", number, b"head" if number else b"", (row,), b"head"))
    return time.process_time() - began


async def redis_figures(redis: RedisServer) -> list[str]:
    """Return what Redis and a server take to pass on that a game has moved."""
    heard, all_heard = 0, asyncio.Event()

    def hear(_game: str) -> None:
        nonlocal heard
        heard += 1
        if heard == SERVERS * MESSAGES:
            all_heard.set()

    listening = [MoveMessenger(redis.address, str(number)) for number in range(SERVERS)]
    for one in listening:
        one.start(hear)
    await asyncio.sleep(2)
    client = redis.client()
    pid = int(dict(client.info("server"))["process_id"])
    own, theirs = time.process_time(), processor_seconds(pid)
    await asyncio.to_thread(_publish, client.publish)
    await all_heard.wait()
    own, theirs = time.process_time() - own, processor_seconds(pid) - theirs
    for one in listening:
        await one.stop()
    return [
        f"{theirs / (SERVERS * MESSAGES) * 1e6:.1f} µs of Redis for a message to one server",
        f"{own / (SERVERS * MESSAGES) * 1e6:.0f} µs of a server for a message that it hears",
    ]


def _publish(publish: Callable[[str, str], object]) -> None:
    for number in range(MESSAGES):
        publish("acta/moved", f"another game{number % 50:04}")


def main() -> None:
    """Measure, and print each figure."""
    tell = partial(print, flush=True)
    with TemporaryDirectory(prefix="pg") as folder:
        for line in database_figures(Path(folder)):
            tell(line)
    for line in routing_figures():
        tell(line)
    with TemporaryDirectory(prefix="re") as folder, running_redis(Path(folder)) as redis:
        for line in asyncio.run(redis_figures(redis)):
            tell(line)


if __name__ == "__main__":
    main()
