"""The speed at which acts reach phones: the real server and the bare baseline, measured alike."""

import asyncio
import gc
import json
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import uvloop

from api.doors.files import raise_file_limit
from tests.load.evening import random_lawful_gifts
from tests.load.figures import Figure, percentile
from tests.load.phones import Phone, PhonesAtServer, RunResult, SentAct
from tests.load.rehearsed import Rehearsal
from tests.load.serving import RunningServer, own_server
from tests.load.wire import KeptAliveCaller, encode_request, header_value

KB = 1_000
BASE = "/api/v1"
EVERY_FIFTH = 5
FORMS_PAUSE = 2.5
"""Seconds after an event until a phone with an open form asks for its forms again."""

TAIL, BURST = 1.4, 1.5
SHARE_ALONE, SHARE_WHILE_LISTENING = 0.35, 0.63
"""The targets, in multiples of a bare program's values in the same run."""

REST = 0.3
"""Seconds of rest for a server after many requests."""


@dataclass(frozen=True)
class LoadPlan:
    """The load: phones, further streams to weigh, acts at a steady rate and in a flood."""

    phones: int = 150
    further: int = 300
    steady: int = 500
    rate: float = 50
    flood: int = 4_000
    callers: int = 64


@dataclass(frozen=True)
class ActScript:
    """The acts to send, in this order."""

    steady: list[SentAct]
    at_once: list[SentAct]
    flood: list[SentAct]

    def for_everybody(self, phones: int) -> "ActScript":
        """Return the same acts with every phone as their viewer."""
        everybody = frozenset(range(phones))
        steady = [replace(act, seen_by=everybody) for act in self.steady]
        return ActScript(steady, [replace(a, seen_by=everybody) for a in self.at_once], self.flood)


@dataclass(frozen=True)
class ServerMeasures:
    """The measures of one server."""

    weight: float
    """The memory in bytes for each further phone."""
    joining: float
    """The number of bytes that a joining phone gets."""
    told: float
    """The number of bytes to each phone for an act at the steady rate."""
    steady: RunResult
    at_once: RunResult
    listened: RunResult
    flooded: RunResult


THOUSAND = LoadPlan(phones=1_000, further=100, steady=250, flood=1_000)
"""A thousand phones. Most phones only watch, because there are 147 cards."""


def live_figures(rehearsal: Rehearsal, folder: Path, load: LoadPlan) -> Iterator[Figure]:
    """Yield every figure that needs a server. The rehearsal goes on with the phones' acts."""
    raise_file_limit()
    served = folder / f"served-{load.phones}.acta"
    rehearsal.hand_copy_over(served)
    script = ActScript(
        list(rehearsal.play_acts(load.steady)),
        rehearsal.simultaneous_acts(),
        list(random_lawful_gifts(rehearsal, load.flood)),
    )
    bare_place = folder / f"bare-{load.phones}"
    bare_place.mkdir()
    with own_server("tests.load.baseline", str(bare_place)) as server:
        phones = [Phone("/live", "/act")] * load.phones
        bare = _run_measuring(server, phones, script.for_everybody(load.phones), load)
    with own_server("tests.load.real", str(served)) as server:
        phones = uvloop.run(claim_seats(server.port, rehearsal))
        ours = _run_measuring(server, phones, script, load)
        reply = uvloop.run(compressed_catch_up_bytes(server.port, rehearsal.game, phones[0]))
    yield from _comparison_figures(load, ours, bare)
    yield Figure("reply that brings a phone up to date", reply / KB, "KB", 30)


async def claim_seats(port: int, rehearsal: Rehearsal) -> list[Phone]:
    """Return a phone for every seat, each with its claimed card.

    Every fifth phone has a form open.
    """
    caller = await KeptAliveCaller.connect(port)
    game = f"{BASE}/games/{rehearsal.game}"
    phones = []
    for number, seat in enumerate(rehearsal.seats):
        cookie = forms = ""
        if seat.card:
            cookie = await claim_card_on_new_phone(caller, rehearsal.tokens[seat.card])
            if number % EVERY_FIFTH == 0:
                forms = f"{game}/offers?as={seat.character}"
        phones.append(Phone(f"{game}/live", f"{game}/commands", cookie, forms))
    caller.close()
    return phones


async def claim_card_on_new_phone(caller: KeptAliveCaller, token: str) -> str:
    """Return the cookie of a new phone that claimed a card.

    Raise RuntimeError if the claim was refused.
    """
    claim = {"token": token, "device": secrets.token_hex(8)}
    sent = encode_request("POST", f"{BASE}/claims", {}, json.dumps(claim).encode())
    answer = await caller.send_request(sent)
    cookie = header_value(answer.head, b"set-cookie").partition(b";")[0].decode()
    if not cookie:
        raise RuntimeError(f"a card was not claimed: {answer.body.decode()}")
    return cookie


async def compressed_catch_up_bytes(port: int, game: str, phone: Phone) -> int:
    """Return the bytes of body that bring a phone up to date, compressed."""
    caller = await KeptAliveCaller.connect(port)
    headers = {**phone.headers, "Accept-Encoding": "gzip"}
    answer = await caller.send_request(encode_request("GET", f"{BASE}/games/{game}/view", headers))
    caller.close()
    return len(answer.body)


def _run_measuring(
    server: RunningServer, phones: Sequence[Phone], script: ActScript, load: LoadPlan
) -> ServerMeasures:
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        return uvloop.run(_measure_server(server, phones, script, load))
    finally:
        gc.enable()
        gc.unfreeze()


async def _measure_server(
    server: RunningServer, phones: Sequence[Phone], script: ActScript, load: LoadPlan
) -> ServerMeasures:
    hall = PhonesAtServer(server.port, phones, FORMS_PAUSE)
    await hall.open_connections()
    weight = await _resident_bytes_per_phone(server, phones, load.further)
    before = hall.received_bytes
    steady = await hall.send_steadily(script.steady, load.rate)
    told = (hall.received_bytes - before) / len(phones) / max(1, steady.accepted)
    await asyncio.sleep(REST)
    at_once = await hall.send_at_once(script.at_once)
    await asyncio.sleep(REST)
    half = len(script.flood) // 2
    listened = await hall.send_flood(script.flood[:half], load.callers)
    await hall.close()
    await asyncio.sleep(REST)
    flooded = await hall.send_flood(script.flood[half:], load.callers)
    return ServerMeasures(weight, hall.mean_joining_bytes, told, steady, at_once, listened, flooded)


async def _resident_bytes_per_phone(
    server: RunningServer, phones: Sequence[Phone], further: int
) -> float:
    await asyncio.sleep(REST)
    before = server.resident_bytes
    more = PhonesAtServer(
        server.port, [replace(phones[n % len(phones)], forms="") for n in range(further)]
    )
    await more.open_streams()
    await asyncio.sleep(REST)
    weight = (server.resident_bytes - before) / further
    await more.close()
    return weight


def _comparison_figures(
    load: LoadPlan, ours: ServerMeasures, bare: ServerMeasures
) -> Iterator[Figure]:
    to_last = f"act to the last phone at {load.rate:.0f}/s"
    a, b = ours.steady, bare.steady
    yield Figure(f"{to_last}, p50", percentile(a.seen, 0.5), "ms", None, percentile(b.seen, 0.5))
    yield Figure(f"{to_last}, p99", percentile(a.seen, 0.99), "ms", TAIL * b.p99, b.p99)
    yield Figure(f"{to_last}, public acts, p50", percentile(a.public, 0.5), "ms", None, b.p50)
    yield Figure(f"{to_last}, public acts, p99", percentile(a.public, 0.99), "ms", None, b.p99)
    yield Figure("forms asked for again meanwhile, p50", percentile(a.forms, 0.5), "ms")
    yield Figure("phones left out or told too much", a.missed + a.told, "", 1)
    yield Figure(
        "all players act at once, all up to date",
        ours.at_once.seconds * 1_000,
        "ms",
        BURST * bare.at_once.seconds * 1_000,
        bare.at_once.seconds * 1_000,
    )
    while_listening = f"the same while {load.phones} phones listen"
    for what, mine, other, share in (
        ("durable acts over HTTP", ours.flooded, bare.flooded, SHARE_ALONE),
        (while_listening, ours.listened, bare.listened, SHARE_WHILE_LISTENING),
    ):
        yield Figure(
            what,
            mine.acts_per_second,
            "acts/s",
            share * other.acts_per_second,
            other.acts_per_second,
            better="more",
        )
    yield Figure("bytes to each phone for an act", ours.told, "B", 140)
    yield Figure("bytes with which a phone joins", ours.joining / KB, "KB", 7.5)
    yield Figure("memory for each further phone", ours.weight / KB, "KB", 8, bare.weight / KB)
