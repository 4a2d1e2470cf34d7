"""The requests of a stranger, and the server's processor time for each.

`python -m tests.load.strangers` prints the table of `deploy/threats.md`. The server is a separate
process. The system counts the time of its threads, so other programs do not change the figures. The
evening has 147 cards and some thousand entries. Each request is measured in play and after closing,
and the greater cost counts.
"""

import socket
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from time import perf_counter, sleep

from tests.load.archives import close_game
from tests.load.core import lengthen_rehearsal
from tests.load.rehearsed import Rehearsal
from tests.load.serving import RunningServer, own_server
from tests.load.speed import start_evening
from tests.load.stranger_requests import StrangerRequest, all_requests

PHONES = 147
WARM, ENTRIES = 300, 3_000
BATCHES, TIMES, SECONDS = 4, 12, 0.8
"""The batches of each request, and the number or seconds of each batch.

The batch with the least cost counts.
"""

IDLE = 3.0
"""Seconds for which the server's own work without requests is measured."""

MOST = 5.0
"""The greatest cost of one request in milliseconds of the event loop."""


@dataclass(frozen=True)
class RequestCost:
    """The milliseconds of the event loop and of other threads for a request, and its status."""

    loop: float
    beside: float
    status: int


class KeptConnection:
    """A connection that sends its requests in turn, and connects again when it was closed."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._socket: socket.socket | None = None

    def send_and_read_status(self, sent: bytes) -> int:
        """Return the status of the answer. Raise OSError."""
        for _ in range(2):
            if self._socket is None:
                self._socket = socket.create_connection(("127.0.0.1", self._port), 60)
            try:
                self._socket.sendall(sent)
                return self._read_status(self._socket)
            except (ConnectionError, EOFError):
                self.close()
        return 0

    def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _read_status(self, there: socket.socket) -> int:
        held = b""
        while b"\r\n\r\n" not in held:
            held += self._read_more(there)
        head, _, body = held.partition(b"\r\n\r\n")
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
        if fields.get(b"content-type") == b"text/event-stream":
            self.close()  # when a socket is open, the work for opening it is done
        else:
            while len(body) < int(fields.get(b"content-length", 0)):
                body += self._read_more(there)
        if fields.get(b"connection") == b"close":
            self.close()
        return int(head.split(b" ", 2)[1])

    @staticmethod
    def _read_more(there: socket.socket) -> bytes:
        data = there.recv(1 << 20)
        if not data:
            raise EOFError
        return data


@dataclass(frozen=True)
class ServerWork:
    """The milliseconds that the server's loop and its other threads have worked until a time."""

    at: float
    loop: float
    beside: float


def server_work(server: RunningServer) -> ServerWork:
    """Return the server's work so far."""
    tasks = Path(f"/proc/{server.pid}/task")
    taken = {task.name: _worked_milliseconds(task) for task in tasks.iterdir()}
    loop = taken.pop(str(server.pid))
    return ServerWork(perf_counter(), loop, sum(taken.values()))


def _worked_milliseconds(task: Path) -> float:
    try:
        return int((task / "schedstat").read_text().split()[0]) / 1e6
    except OSError:  # the thread has ended in the meantime
        return 0.0


def measure_idle_work(server: RunningServer) -> ServerWork:
    """Return the server's work in a second without requests."""
    before = server_work(server)
    sleep(IDLE)
    after = server_work(server)
    seconds = after.at - before.at
    loop, beside = after.loop - before.loop, after.beside - before.beside
    return ServerWork(1.0, loop / seconds, beside / seconds)


def measure_request(
    server: RunningServer, asked: StrangerRequest, numbers: Iterator[int], idle: ServerWork
) -> RequestCost:
    """Return the cost of a repeated request, without the server's own work."""
    line = KeptConnection(server.port)
    line.send_and_read_status(asked.sent(next(numbers)))
    batches = [_measure_batch(server, line, asked, numbers, idle) for _ in range(BATCHES)]
    line.close()
    return min(batches, key=lambda taken: taken.loop)


def _measure_batch(
    server: RunningServer,
    line: KeptConnection,
    asked: StrangerRequest,
    numbers: Iterator[int],
    idle: ServerWork,
) -> RequestCost:
    status, sent, before = 0, 0, server_work(server)
    while sent < TIMES and perf_counter() < before.at + SECONDS:
        status, sent = line.send_and_read_status(asked.sent(next(numbers))), sent + 1
    after = server_work(server)
    seconds = after.at - before.at
    loop = after.loop - before.loop - idle.loop * seconds
    beside = after.beside - before.beside - idle.beside * seconds
    return RequestCost(max(0.0, loop) / sent, max(0.0, beside) / sent, status)


def costs_by_request(folder: Path) -> dict[str, RequestCost]:
    """Return the cost of every request by its name, the greatest first."""
    rehearsal = start_evening(folder / "ahead.acta", PHONES, WARM)
    lengthen_rehearsal(rehearsal, ENTRIES)
    playing, closed = folder / "playing.acta", folder / "closed.acta"
    rehearsal.hand_copy_over(playing)
    close_game(rehearsal.scribe)
    rehearsal.hand_copy_over(closed)
    found: dict[str, RequestCost] = {}
    for store in (playing, closed):
        for name, taken in _costs_on_store(store, rehearsal):
            if name not in found or found[name].loop < taken.loop:
                found[name] = taken
    rehearsal.close()
    return dict(sorted(found.items(), key=lambda one: -one[1].loop))


def _costs_on_store(store: Path, rehearsal: Rehearsal) -> Iterator[tuple[str, RequestCost]]:
    numbers = count()
    with own_server("tests.load.besieged", str(store), "measured") as server:
        idle = measure_idle_work(server)
        for asked in all_requests(rehearsal.game):
            yield asked.name, measure_request(server, asked, numbers, idle)


def threat_table_rows(found: dict[str, RequestCost]) -> str:
    """Return the rows of the page on threats."""
    rows = (f"| {name} | {one.loop:.1f} | {one.beside:.1f} |" for name, one in found.items())
    return "\n".join(["| request | ms of the loop | ms beside it |", "|---|---:|---:|", *rows])


def main() -> None:
    """Measure and print, and exit with 1 if a request costs too much."""
    with tempfile.TemporaryDirectory() as folder:
        found = costs_by_request(Path(folder))
    print(threat_table_rows(found))
    dear = [name for name, one in found.items() if one.loop > MOST]
    print(f"{len(found)} requests, {len(dear)} of more than {MOST:.0f} ms: {'; '.join(dear)}")
    sys.exit(bool(dear))


if __name__ == "__main__":
    main()
