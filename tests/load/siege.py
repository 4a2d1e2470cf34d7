"""How much longer an act takes while a stranger asks on fifty connections at once.

`python -m tests.load.siege` prints a figure for each kind of request, `... siege GraphQL` those
whose names begin so. The server has the limits that it has by itself. The stranger is a process of
its own, and so is the player, who acts at a steady pace; the same acts without a stranger are the
baseline.
"""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import perf_counter
from uuid import uuid4

import uvloop

from tests.load.evening import RICH, gift
from tests.load.figures import Figure, share, table, verdict
from tests.load.live import BASE, claim
from tests.load.rehearsed import Rehearsal, Seat
from tests.load.serving import Server, serving
from tests.load.speed import started
from tests.load.strangers import everything
from tests.load.wire import Caller, request

HOSTILE = 50
ACTS, PACE = 50, 0.1
"""So many acts are sent, one in so many seconds."""

MOST = 100.0
"""Milliseconds by which an act may be delayed."""

WARM = 300
PHONES = 147
MILLI = 1_000
PING = b"\x89\x80mask"
UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Protocol": "graphql-transport-ws",
}

Sends = Callable[[int], bytes]


def siege_figures(only: str = "") -> Iterator[Figure]:
    """The longest delay of an act for each kind of request whose name begins so."""
    with tempfile.TemporaryDirectory() as folder:
        rehearsal = started(Path(folder) / "ahead.acta", PHONES, WARM)
        for name in kinds(rehearsal.game):
            if name.startswith(only):
                yield _delayed(rehearsal, Path(folder), name)
        rehearsal.close()


def kinds(game: str) -> dict[str, Sends]:
    """What a stranger sends again and again, by its name; each answer is waited for."""
    found = {asked.name: asked.sent for asked in everything(game)}
    upgrade = request("GET", "/graphql", UPGRADE)
    return found | {
        "pings on a socket": lambda n: PING * 10_000 if n else upgrade,
        "500 requests sent at once": lambda _n: request("GET", "/healthz") * 500,
    }


def _delayed(rehearsal: Rehearsal, folder: Path, name: str) -> Figure:
    """How long the slowest of a hundred acts takes, beside one without a stranger."""
    store = folder / "besieged.acta"
    rehearsal.hand_over(store)
    with serving("tests.load.besieged", str(store)) as server:
        cookie = uvloop.run(_claimed(server, rehearsal))
        bare = uvloop.run(_acted(server, rehearsal, cookie))
        with _besieging(server, rehearsal.game, name):
            taken = uvloop.run(_acted(server, rehearsal, cookie))
    for path in folder.glob("besieged.acta*"):
        path.unlink()
    slow, usual = share(taken, 0.99), share(bare, 0.99)
    return Figure(f"an act during: {name}", slow, "ms", usual + MOST, usual)


@contextmanager
def _besieging(server: Server, game: str, name: str) -> Iterator[None]:
    """A stranger who asks for this while the block lasts."""
    command = [sys.executable, "-m", "tests.load.siege", "--besiege", str(server.port), game, name]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    try:
        yield
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def _rich(rehearsal: Rehearsal) -> tuple[Seat, ...]:
    """Two who have enough to give."""
    seats = rehearsal.seats
    return tuple(next(one for one in seats if one.character.startswith(name)) for name in RICH)


async def _claimed(server: Server, rehearsal: Rehearsal) -> dict[str, str]:
    """The cookie of a player."""
    caller = await Caller.connect(server.port)
    found = await claim(caller, rehearsal.tokens[_rich(rehearsal)[0].card])
    caller.close()
    return {"Cookie": found}


async def _acted(server: Server, rehearsal: Rehearsal, cookie: dict[str, str]) -> list[float]:
    """Milliseconds that acts of one player took, the shortest first."""
    caller = await Caller.connect(server.port)
    giver, taker = _rich(rehearsal)
    body = gift(giver.character, taker.character, rehearsal.period)
    taken = []
    for _ in range(ACTS):
        headers = {**cookie, "Idempotency-Key": str(uuid4())}
        sent = request("POST", f"{BASE}/games/{rehearsal.game}/commands", headers, body)
        begun = perf_counter()
        answer = await caller.ask(sent)
        taken.append((perf_counter() - begun) * MILLI)
        assert answer.status == 201, answer.body
        await asyncio.sleep(PACE)
    caller.close()
    return sorted(taken)


async def _besiege(port: int, sends: Sends) -> None:
    numbers = count()
    asking = [asyncio.create_task(_ask_on(port, sends, numbers)) for _ in range(HOSTILE)]
    await asyncio.sleep(1)
    print("besieged", flush=True)
    await asyncio.gather(*asking)


async def _ask_on(port: int, sends: Sends, numbers: Iterator[int]) -> None:
    """Send, read until nothing comes for a moment or the answer is there, and send again."""
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            own = 0
            while True:
                writer.write(sends(next(numbers) if own else 0))
                await writer.drain()
                own = 1
                if not await _heard(reader):
                    break
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.01)
        finally:
            writer.close()


async def _heard(reader: asyncio.StreamReader) -> bool:
    """Read an answer; whether the connection may be used again."""
    first = await reader.read(1 << 16)
    if not first.startswith(b"HTTP/"):
        return bool(first)
    head, _, body = first.partition(b"\r\n\r\n")
    fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
    length = int(fields.get(b"content-length", 0)) - len(body)
    if length > 0:
        await reader.readexactly(length)
    stays = fields.get(b"connection") != b"close" and b"text/event-stream" not in fields.values()
    return stays and first[9:12] != b"429"


def main(arguments: list[str]) -> None:
    """Measure and print, or besiege a server."""
    if arguments[:1] == ["--besiege"]:
        port, game, name = arguments[1:]
        uvloop.run(_besiege(int(port), kinds(game)[name]))
        return
    figures = list(siege_figures(*arguments))
    print(table(figures))
    print(verdict(figures))


if __name__ == "__main__":
    main(sys.argv[1:])
