"""GraphQL subscriptions of a whole hall: the public acts a second that all of them can follow."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tests.load.evening import random_lawful_gifts
from tests.load.figures import Figure
from tests.load.live import BASE, claim_seats
from tests.load.phones import Phone, PhonesAtServer, SentAct
from tests.load.rehearsed import Rehearsal
from tests.load.serving import own_server
from tests.load.wire import KeptAliveCaller, encode_request

DOCUMENT = (
    "subscription ($game: ID!, $after: String) "
    "{ entries(game: $game, after: $after) { cursor lines { c key text } } }"
)
PROTOCOL = Subprotocol("graphql-transport-ws")
CALLERS = 32
WARM_UP = 20
"""Number of acts before the figure, so that texts and documents are loaded."""
PATIENCE = 60.0
"""Seconds that the last phone has to hear of the last act."""


def subscription_figures(rehearsal: Rehearsal, folder: Path, acts: int) -> Iterator[Figure]:
    """Yield one figure on a copy of a rehearsal: all seats subscribe, and acts are sent."""
    served = folder / "subscribed.acta"
    rehearsal.hand_copy_over(served)
    script = list(random_lawful_gifts(rehearsal, 3 * (WARM_UP + acts)))[::3]
    with own_server("tests.load.real", str(served)) as server:
        rate = uvloop.run(_time_until_all_lines(server.port, rehearsal, script))
    what = f"public acts while {len(rehearsal.seats)} follow by GraphQL"
    yield Figure(what, rate, "acts/s", 500, better="more")


async def _time_until_all_lines(port: int, rehearsal: Rehearsal, script: list[SentAct]) -> float:
    phones = await claim_seats(port, rehearsal)
    subscribers = [await _open_subscription(port, rehearsal.game, phone) for phone in phones]
    hall = PhonesAtServer(port, phones)
    await _seconds_until_heard(hall, subscribers, script[:WARM_UP])
    acts = script[WARM_UP:]
    seconds = await _seconds_until_heard(hall, subscribers, acts)
    await asyncio.gather(*(one.close() for one in subscribers))
    return len(acts) / seconds


async def _seconds_until_heard(
    hall: PhonesAtServer, subscribers: list[ClientConnection], acts: list[SentAct]
) -> float:
    """Send acts, and return the seconds until every subscriber has all their lines."""
    begun = perf_counter()
    hearing = [asyncio.create_task(_wait_for_lines(one, len(acts))) for one in subscribers]
    outcome = await hall.send_flood(acts, CALLERS)
    assert outcome.refused == 0
    await asyncio.wait_for(asyncio.gather(*hearing), PATIENCE)
    return perf_counter() - begun


async def _cursor_of_view(port: int, game: str, phone: Phone) -> str:
    """Return the cursor from which a phone gets all later lines, however late it subscribes."""
    caller = await KeptAliveCaller.connect(port)
    request = encode_request("GET", f"{BASE}/games/{game}/view", phone.headers)
    view = msgspec.json.decode((await caller.send_request(request)).body)
    caller.close()
    return str(view["cursor"])


async def _open_subscription(port: int, game: str, phone: Phone) -> ClientConnection:
    address = f"ws://127.0.0.1:{port}/graphql"
    socket = await connect(
        address, subprotocols=[PROTOCOL], additional_headers=phone.headers, compression=None
    )
    await _send_message(socket, type="connection_init")
    await socket.recv()
    cursor = await _cursor_of_view(port, game, phone)
    payload = {"query": DOCUMENT, "variables": {"game": game, "after": cursor}}
    await _send_message(socket, id="1", type="subscribe", payload=payload)
    return socket


async def _send_message(socket: ClientConnection, **message: object) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def _wait_for_lines(socket: ClientConnection, acts: int) -> None:
    """Listen until this many public lines have arrived."""
    heard = 0
    while heard < acts:
        heard += str(await socket.recv()).count('"c":"p')
