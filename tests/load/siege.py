"""The delay of an act while a stranger asks on fifty connections at once.

`python -m tests.load.siege` prints two figures for each kind of request, or only for kinds whose
names begin with the given words.

The server has its own limits. The stranger and the player are separate processes. The player acts
at a steady pace. The baseline is the same acts without a stranger. The server's work for an act
does not depend on other work of the machine. The delay does, so on a busy machine only its ratio is
meaningful.
"""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import sleep
from typing import NamedTuple
from uuid import uuid4

import uvloop

from tests.load.evening import RICH, gift_body
from tests.load.figures import Figure, figures_table, missed_targets_line, percentile
from tests.load.live import BASE, claim_card_on_new_phone
from tests.load.rehearsed import PhoneSeat, Rehearsal
from tests.load.serving import RunningServer, own_server
from tests.load.speed import start_evening
from tests.load.stranger_requests import all_requests
from tests.load.strangers import server_work
from tests.load.wire import KeptAliveCaller, encode_request

HOSTILE = 50
ACTS, PACE = 50, 0.1
"""The number of acts, and the seconds from one to the next."""

MOST = 100.0
"""The greatest delay of an act in milliseconds."""

SLOW = 0.95
"""The part of the acts that count.

The slowest twentieth is left out, which other programs may have delayed.
"""

REST = 11.0
"""Seconds after which a stranger may again read as much as at first."""

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

AGAIN = 0.01
"""Seconds after which a stranger connects again."""

Sends = Callable[[int], bytes]


class ActTimes(NamedTuple):
    """Milliseconds until acts were answered, and of the server's work meanwhile, sorted."""

    time: list[float]
    work: list[float]


def siege_figures(*only: str) -> Iterator[Figure]:
    """Yield the time of an act for each kind of request whose name begins with one of these."""
    with tempfile.TemporaryDirectory() as folder:
        rehearsal = start_evening(Path(folder) / "ahead.acta", PHONES, WARM)
        store = Path(folder) / "besieged.acta"
        rehearsal.hand_copy_over(store)
        with own_server("tests.load.besieged", str(store)) as server:
            cookie = uvloop.run(_claim_cookie(server, rehearsal))
            bare = uvloop.run(_time_acts(server, rehearsal, cookie))
            for name in request_kinds(rehearsal.game):
                if name.startswith(only or ""):
                    sleep(REST)
                    with _besiege_meanwhile(server, rehearsal.game, name):
                        taken = uvloop.run(_time_acts(server, rehearsal, cookie))
                    yield from _comparison_figures(name, taken, bare)
        rehearsal.close()


def _comparison_figures(name: str, taken: ActTimes, bare: ActTimes) -> Iterator[Figure]:
    for what, now, before in (
        ("work until an act is answered during", taken.work, bare.work),
        ("an act during", taken.time, bare.time),
    ):
        slow, usual = percentile(now, SLOW), percentile(before, SLOW)
        yield Figure(f"{what}: {name}", slow, "ms", usual + MOST, usual)


def request_kinds(game: str) -> dict[str, Sends]:
    """Return a stranger's repeated requests by name. The stranger waits for each answer."""
    found = {asked.name: asked.sent for asked in all_requests(game)}
    upgrade = encode_request("GET", "/graphql", UPGRADE)
    return found | {
        "pings on a socket": lambda n: PING * 10_000 if n else upgrade,
        "500 requests sent at once": lambda _n: encode_request("GET", "/healthz") * 500,
    }


@contextmanager
def _besiege_meanwhile(server: RunningServer, game: str, name: str) -> Iterator[None]:
    """Let a stranger send this request during the block."""
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


def _rich_seats(rehearsal: Rehearsal) -> tuple[PhoneSeat, ...]:
    """Return two seats with enough money to give."""
    seats = rehearsal.seats
    return tuple(next(one for one in seats if one.character.startswith(name)) for name in RICH)


async def _claim_cookie(server: RunningServer, rehearsal: Rehearsal) -> dict[str, str]:
    """Return the cookie of a player."""
    caller = await KeptAliveCaller.connect(server.port)
    found = await claim_card_on_new_phone(caller, rehearsal.tokens[_rich_seats(rehearsal)[0].card])
    caller.close()
    return {"Cookie": found}


async def _time_acts(
    server: RunningServer, rehearsal: Rehearsal, cookie: dict[str, str]
) -> ActTimes:
    """Return the times of one player's acts."""
    caller = await KeptAliveCaller.connect(server.port)
    giver, taker = _rich_seats(rehearsal)
    body = gift_body(giver.character, taker.character, rehearsal.period)
    acted = ActTimes([], [])
    for _ in range(ACTS):
        headers = {**cookie, "Idempotency-Key": str(uuid4())}
        sent = encode_request("POST", f"{BASE}/games/{rehearsal.game}/commands", headers, body)
        before = server_work(server)
        answer = await caller.send_request(sent)
        after = server_work(server)
        acted.time.append((after.at - before.at) * MILLI)
        acted.work.append(after.loop + after.beside - before.loop - before.beside)
        assert answer.status == 201, answer.body
        await asyncio.sleep(PACE)
    caller.close()
    acted.time.sort()
    acted.work.sort()
    return acted


async def _besiege(port: int, sends: Sends) -> None:
    numbers = count(1)
    asking = [asyncio.create_task(_ask_repeatedly(port, sends, numbers)) for _ in range(HOSTILE)]
    await asyncio.sleep(1)
    print("besieged", flush=True)
    await asyncio.gather(*asking)


async def _ask_repeatedly(port: int, sends: Sends, numbers: Iterator[int]) -> None:
    """Send, read the answer, and send again; connect again where the server has hung up."""
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(AGAIN)
            continue
        try:
            writer.write(sends(0))
            while await _read_whole_answer(reader):
                writer.write(sends(next(numbers)))
                await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(AGAIN)
        finally:
            writer.close()


async def _read_whole_answer(reader: asyncio.StreamReader) -> bool:
    """Read an answer, and return whether the connection may be used again."""
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
    """Measure and print the figures, or besiege a server."""
    if arguments[:1] == ["--besiege"]:
        port, game, name = arguments[1:]
        uvloop.run(_besiege(int(port), request_kinds(game)[name]))
        return
    figures = list(siege_figures(*arguments))
    print(figures_table(figures))
    print(missed_targets_line(figures))


if __name__ == "__main__":
    main(sys.argv[1:])
