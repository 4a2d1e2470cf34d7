"""Curves: the server's cost of one act with more listening phones, and with more games.

The cost is processor time of the process, without sockets: the bytes go to connections that drop
them. So the curve shows our own work, on a busy machine, too.
"""

import asyncio
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time

import uvloop

from api.access.identity import Session
from api.base.settings import Settings
from api.game.game import Game
from api.game.live.listener import TransportListener
from api.game.live.views import opening_event
from api.hosting.host import Host
from ledger.games.catalogue import GAMES
from ledger.kernel.vocabulary.request import Accepted, Request
from ledger.record.audience import Viewer
from ledger.store import open_store
from tests.load.core import MICRO, exclude_from_collector
from tests.load.evening import random_lawful_gifts
from tests.load.figures import Figure
from tests.load.phones import SentAct
from tests.load.rehearsed import PhoneSeat, Rehearsal

PHONES = (10, 50, 150, 500, 1_000, 2_000)
MANY_GAMES = (1, 10, 100, 1_000)
ACTS = 150
SMALL = "cursus_honorum"
"""The game that is founded many times."""


class CountingTransport(asyncio.Transport):
    """A connection that drops all bytes and counts them."""

    def __init__(self) -> None:
        super().__init__()
        self.bytes = 0
        self._closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.bytes += len(data)

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self._closed

    def close(self) -> None:
        self._closed = True

    def abort(self) -> None:
        self._closed = True


@dataclass(frozen=True)
class ActCost:
    """The cost of one act: seconds of processor time, and bytes to each phone with the entry."""

    seconds: float
    bytes: float


def curve_figures(
    rehearsal: Rehearsal,
    folder: Path,
    phone_counts: Sequence[int] = PHONES,
    game_counts: Sequence[int] = MANY_GAMES,
) -> Iterator[Figure]:
    """Yield the curves on copies of a rehearsal. Each act costs one commit and is sent once."""
    for phones in phone_counts:
        yield from uvloop.run(
            _figures_by_phones(rehearsal, folder / f"curve-{phones}.acta", phones)
        )
    for games in game_counts:
        yield uvloop.run(_figures_by_games(rehearsal, folder / f"among-{games}.acta", games))


async def _figures_by_phones(rehearsal: Rehearsal, path: Path, phones: int) -> list[Figure]:
    rehearsal.hand_copy_over(path)
    script = list(random_lawful_gifts(rehearsal, 3 * ACTS))
    host = await _start_host(path)
    game, cast = host.registry.game(rehearsal.game), [seat for seat in rehearsal.seats if seat.card]
    sinks = [_add_listener(game, cast[n % len(cast)]) for n in range(phones)]
    private = await _measure_cost(
        game, rehearsal, [a for n, a in enumerate(script) if n % 3], sinks
    )
    public = await _measure_cost(game, rehearsal, script[::3], sinks)
    await host.stop()
    return [
        Figure(f"a public act, {phones:,} phones", public.seconds * MICRO, "µs"),
        Figure(f"a private act, {phones:,} phones", private.seconds * MICRO, "µs"),
    ]


async def _figures_by_games(rehearsal: Rehearsal, path: Path, games: int) -> Figure:
    rehearsal.hand_copy_over(path)
    script = [
        act for number, act in enumerate(random_lawful_gifts(rehearsal, 3 * ACTS)) if number % 3
    ]
    host = await _start_host(path)
    for _ in range(games - 1):
        await host.founder.found_game(SMALL, None)
    game = host.registry.game(rehearsal.game)
    cost = await _measure_cost(game, rehearsal, script, [])
    await host.stop()
    what = f"an act among {games:,} games" if games > 1 else "an act in the only game"
    return Figure(what, cost.seconds * MICRO, "µs")


async def _start_host(path: Path) -> Host:
    settings = Settings(store=str(path), log_level="error")
    host = Host(open_store(str(path)), GAMES, settings)
    await host.start()
    return host


def _add_listener(game: Game, seat: PhoneSeat) -> CountingTransport:
    sink, kernel = CountingTransport(), game.state.kernel
    viewer = Viewer(frozenset({seat.character}), is_staff=seat.character in kernel.stewards)
    listener = TransportListener(sink, Session(), game, is_compressed=True)
    game.stream.add_listener(listener, viewer, lambda: opening_event(game, viewer))
    return sink


async def _measure_cost(
    game: Game, rehearsal: Rehearsal, script: list[SentAct], sinks: list[CountingTransport]
) -> ActCost:
    before, accepted = sum(sink.bytes for sink in sinks), 0
    with exclude_from_collector():
        begun = process_time()
        for act in script[:ACTS]:
            outcome = await game.writer.answer(_request_of_act(rehearsal, act))
            accepted += isinstance(outcome, Accepted)
            game.stream.flush()
        seconds = process_time() - begun
    sent = sum(sink.bytes for sink in sinks) - before
    return ActCost(seconds / accepted, sent / accepted / max(1, len(sinks)))


def _request_of_act(rehearsal: Rehearsal, act: SentAct) -> Request:
    fields = json.loads(act.body)
    known = {"type": fields.pop("type"), "actor": fields.pop("as"), "period": fields.pop("period")}
    card = rehearsal.seats[act.phone].card
    return Request(id=act.id, card=card, fields=fields, **known)
