"""The journey of one act, as ARCHITECTURE.md tells it: each stop exists, reached in order."""

import re
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from tests.api.ear import listening, served
from tests.api.hall import open_hall

ROOT = Path(__file__).resolve().parents[2]
STOP = re.compile(r"^\d+\. .*?`([\w/.]+)::([\w.]+)`", re.MULTILINE)
MOST = 20


def stops() -> list[tuple[str, str]]:
    """The stops in order: a file, and a function in it."""
    return STOP.findall((ROOT / "ARCHITECTURE.md").read_text("utf-8"))


@contextmanager
def calls(pool: Executor) -> Iterator[dict[str, int]]:
    """When each function was first begun while this lasts, in the pool too: 1 for the first."""
    begun: dict[str, int] = {}

    def note(frame: FrameType, event: str, _argument: object) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(str(ROOT)):
            name = f"{path[len(str(ROOT)) + 1 :]}::{frame.f_code.co_qualname}"
            begun.setdefault(name, len(begun) + 1)

    before = sys.getprofile()
    sys.setprofile(note)
    pool.submit(sys.setprofile, note).result()
    try:
        yield begun
    finally:
        sys.setprofile(before)
        pool.submit(sys.setprofile, None).result()


def test_there_are_at_most_twenty_stops() -> None:
    assert 0 < len(stops()) <= MOST


def test_each_stop_on_the_phone_is_there() -> None:
    on_phone = [(path, name) for path, name in stops() if path.startswith("pwa/")]
    assert on_phone
    for path, name in on_phone:
        said = rf"\b{name}\b(<[^>]*>)?\("
        assert re.search(said, (ROOT / path).read_text("utf-8")), (path, name)


async def test_the_stops_on_the_server_are_reached_in_order() -> None:
    async with open_hall(port=0) as hall, served(hall) as address:
        hall.address = address
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        async with listening(bea) as ear:
            await ear.next("view")
            with calls(hall.host.pool) as begun:
                await ada.does("give", to="bea", nuts=2)
                await ear.next("entries")
    names = [f"{path}::{name}" for path, name in stops() if path.endswith(".py")]
    assert [name for name in names if name not in begun] == []
    assert names == sorted(names, key=begun.__getitem__)
