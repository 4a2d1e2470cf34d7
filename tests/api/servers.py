"""Several servers of one game: halls that share a store, in memory or in a database."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from ledger.store.base import Store
from ledger.store.memory import MemoryStore
from ledger.store.postgres import PostgresStore
from tests.api.hall import Clock, Hall, Phone, open_hall
from tests.api.lent import SharedStore

FAR = 1_000_000
"""The distance between the beginnings of randomness at two servers."""


def three_memory_stores() -> tuple[SharedStore, ...]:
    """Return three stores in one memory, for three servers."""
    inner, servers, words = MemoryStore(), set[str](), dict[str, tuple[bytes, float]]()
    return tuple(SharedStore(inner, servers, words) for _ in range(3))


@contextmanager
def open_shared_stores(database: str = "") -> Iterator[tuple[Store, ...]]:
    """Yield three stores for three servers, in one database or in one memory."""
    if not database:
        yield three_memory_stores()
        return
    stores = [PostgresStore(database) for _ in range(3)]
    try:
        yield tuple(stores)
    finally:
        for store in stores:
            store.close()


@asynccontextmanager
async def two_halls(stores: tuple[Store, ...], **settings: Any) -> AsyncIterator[tuple[Hall, Hall]]:
    """Yield two servers of one game, on the first two of these stores, with one clock."""
    clock = Clock()
    async with (
        open_hall(store=stores[0], clock=clock, **settings) as one,
        open_hall(store=stores[1], clock=clock, found=False, dust=FAR, **settings) as other,
    ):
        other.tokens = one.tokens
        yield one, other


def phone_at_other_server(hall: Hall, phone: Phone) -> Phone:
    """Return the same phone, with the same session, at another server."""
    there = hall.stranger()
    there.character, there.period = phone.character, phone.period
    there.client.headers["cookie"] = "; ".join(
        f"{cookie.name}={cookie.value}" for cookie in phone.client.cookies.jar
    )
    return there


async def catch_up_servers(*halls: Hall) -> None:
    """Let every server ask the store for news, and read on."""
    for hall in halls:
        await hall.host.follower.follow_moved_games()
        await hall.game.writer.write_sides(())
