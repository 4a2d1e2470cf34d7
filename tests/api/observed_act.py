"""Observes a server while one act comes in over HTTP and its news reach another phone."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

from tests.api.ear import listen_to_stream, serve_hall
from tests.api.hall import open_hall

ROOT = Path(__file__).resolve().parents[2]

T = TypeVar("T")


@contextmanager
def profile_calls(pool: Executor, note: Callable[[FrameType, str, Any], None]) -> Iterator[None]:
    """During the block, note every call and return in this thread and in the pool's threads."""
    before = sys.getprofile()
    sys.setprofile(note)
    pool.submit(sys.setprofile, note).result()
    try:
        yield
    finally:
        sys.setprofile(before)
        pool.submit(sys.setprofile, None).result()


@contextmanager
def record_first_calls(pool: Executor) -> Iterator[dict[str, int]]:
    """Yield the order in which functions are first called, in the pool too: 1 for the first."""
    begun: dict[str, int] = {}

    def note_call(frame: FrameType, event: str, _argument: object) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(str(ROOT)):
            name = f"{path[len(str(ROOT)) + 1 :]}::{frame.f_code.co_qualname}"
            begun.setdefault(name, len(begun) + 1)

    with profile_calls(pool, note_call):
        yield begun


async def watch_server_giving_nuts(watched: Callable[[Executor], AbstractContextManager[T]]) -> T:
    """Return the observations of a server from a command's arrival to another phone's news."""
    async with open_hall() as hall, serve_hall(hall) as address:
        hall.address = address
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        async with listen_to_stream(bea) as ear:
            await ear.next("view")
            with watched(hall.host.threads.writing.pool) as noted:
                await ada.does("give", to="bea", nuts=2)
                await ear.next("entries")
    return noted
