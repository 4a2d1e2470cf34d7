"""What a stranger may send, and the processor time that the server takes for each request.

`python -m tests.load.strangers` prints the table of `deploy/threats.md`. The server is a process of
its own; the system counts the time of its threads, so other programs do not matter. The evening
has 147 cards and some thousand entries; each request is measured while it is played and after it
was closed, and the dearer of both counts.
"""

import json
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from time import perf_counter, sleep

from graphql import get_introspection_query

from api.app import ROUTES
from tests.load.archives import close
from tests.load.core import lengthen
from tests.load.rehearsed import Rehearsal
from tests.load.serving import Server, serving
from tests.load.speed import started
from tests.load.wire import request

PHONES = 147
WARM, ENTRIES = 300, 3_000
BATCHES, TIMES, SECONDS = 4, 12, 0.8
"""Each request is sent in so many batches, each of so many or for so long; the least counts."""

IDLE = 3.0
"""Seconds for which it is watched what the server does by itself."""

MOST = 5.0
"""Milliseconds of the loop that one request may take."""

BASE = "/api/v1"
ACT = {"type": "give", "as": "cicero-1", "period": 1, "to": "hirtius-1", "asset": "denarius"}
PARTS = {
    "character": "cicero-1",
    "chunk": "0",
    "entry:path": "00000000-0000-4000-8000-000000000000.1",
    "form": "jsonl",
    "slug": "malformed",
    "question": "turn",
    "window": "none",
    "token": "00000000000000000000000000000000",
    "digest": "00000000000000000000000000000000",
    "shown": "nobody",
    "command": "00000000-0000-4000-8000-000000000000",
    "knock": "00000000-0000-4000-8000-000000000000",
}
"""What stands in the paths of routes; the game is added."""

QUERIES = {
    "offers": "as=cicero-1",
    "search": "q=cicero+gave",
    "statement": "account=cicero-1&asset=denarius",
    "public-names": "as=cicero-1",
    "calendar": "as=cicero-1",
    "push": "as=cicero-1",
}
BODIES: dict[str, dict[str, object]] = {
    "commands": ACT,
    "try": ACT,
    "preview": {"token": "0" * 32},
    "claims": {"token": "0" * 32, "device": "0" * 32},
    "knocks": {"name": "Anna", "token": "0" * 32},
    "games": {"ruleset": "cursus_honorum", "players": [{"name": "Anna"}, {"bot": True}]},
    "letterbox": {"as": "cicero-1"},
    "consent": {"as": "cicero-1", "to": "nobody"},
    "erasures": {"as": "cicero-1"},
    "heads": {"heads": []},
    "calendar": {"as": "cicero-1"},
    "push": {"as": "cicero-1"},
}
"""Queries and bodies that get as far as a stranger's can, by the last part of the path."""


@dataclass(frozen=True)
class Asked:
    """A request by its name, and its bytes; `number` makes each unlike the others."""

    name: str
    sent: Callable[[int], bytes]


@dataclass(frozen=True)
class Taken:
    """Milliseconds of the event loop and of other threads that a request took, and its status."""

    loop: float
    beside: float
    status: int


class Line:
    """A connection that asks one thing after the other, and connects again when it was closed."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._socket: socket.socket | None = None

    def ask(self, sent: bytes) -> int:
        """The status of the answer. Raise OSError."""
        for _ in range(2):
            if self._socket is None:
                self._socket = socket.create_connection(("127.0.0.1", self._port), 60)
            try:
                self._socket.sendall(sent)
                return self._answered(self._socket)
            except (ConnectionError, EOFError):
                self.close()
        return 0

    def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _answered(self, there: socket.socket) -> int:
        held = b""
        while b"\r\n\r\n" not in held:
            held += self._more(there)
        head, _, body = held.partition(b"\r\n\r\n")
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
        if fields.get(b"content-type") == b"text/event-stream":
            self.close()  # it was opened, which is what there is to it
        else:
            while len(body) < int(fields.get(b"content-length", 0)):
                body += self._more(there)
        if fields.get(b"connection") == b"close":
            self.close()
        return int(head.split(b" ", 2)[1])

    @staticmethod
    def _more(there: socket.socket) -> bytes:
        data = there.recv(1 << 20)
        if not data:
            raise EOFError
        return data


def everything(game: str) -> Iterator[Asked]:
    """Every request: each route of the server, and the worst of each kind that we know."""
    yield from _routes(game)
    yield from _pages()
    yield from _reads(game)
    yield from _junk(game)
    yield from _documents(game)


def _routes(game: str) -> Iterator[Asked]:
    for route in ROUTES:
        for method in sorted({*route.endpoint.answers} - {"HEAD"}):  # type: ignore[attr-defined] # ours
            yield _route(method, route.path, game)  # type: ignore[attr-defined] # a route has one


def _route(method: str, path: str, game: str) -> Asked:
    filled = path
    for part, value in {**PARTS, "game": game}.items():
        filled = filled.replace("{" + part + "}", value)
    last = path.replace("/{", "{").rstrip("/").rpartition("/")[2].partition("{")[0]
    if method == "POST":
        body = json.dumps(BODIES.get(last, {})).encode()
        return Asked(f"{method} {path}", lambda n: post(filled, body, n))
    query = f"?{QUERIES[last]}" if last in QUERIES else ""
    return Asked(f"{method} {path}", lambda _n: _plain(method, filled + query))


def _pages() -> Iterator[Asked]:
    for path in ("/", "/g/x/map", "/nothing", f"{BASE}/openapi.json", "/graphql"):
        yield Asked(f"GET {path}", partial(_same, _plain("GET", path)))


def _reads(game: str) -> Iterator[Asked]:
    """Reads that ask for more than the usual."""
    for what in ("entries?limit=500", "entries?q=cicero+gave", "letters?limit=500", "live"):
        path = f"{BASE}/games/{game}/{what}"
        yield Asked(f"GET {BASE}/games/{{game}}/{what}", partial(_same, _plain("GET", path)))
    first = f"{BASE}/games/{game}/view?as_of=r.{{}}.0"
    yield Asked(f"GET {BASE}/games/{{game}}/view?as_of=", lambda n: _plain("GET", first.format(n)))


def _junk(game: str) -> Iterator[Asked]:
    """What nobody could mean."""
    commands = f"{BASE}/games/{game}/commands"
    yield Asked("a head that is none", partial(_same, b"\x16\x03\x01 junk\r\n\r\n"))
    yield Asked(
        "a head of 15 KB", partial(_same, _plain("GET", "/healthz", {"Cookie": "a=b; " * 3_000}))
    )
    long = {"Accept-Language": "es;q=0.1," * 1_500}
    yield Asked("a head of many languages", partial(_same, _plain("GET", "/healthz", long)))
    yield Asked("a name that is not ours", partial(_same, b"GET / HTTP/1.1\r\nHost: evil\r\n\r\n"))
    many = {f"k{n}": n for n in range(4_000)}
    bodies: dict[str, object] = {
        "a body of 4,000 fields": many,
        "a body of 1,100 values": {**ACT, "x": list(range(1_100))},
        "a body of 64 KB in one text": {**ACT, "to": "x" * 64_000},
        "a body nested 10,000 times": None,
    }
    for name, body in bodies.items():
        text = json.dumps(body) if body else '{"a":' + "[" * 10_000 + "]" * 10_000 + "}"
        yield Asked(name, lambda n, text=text: post(commands, text.encode(), n))  # type: ignore[misc] # a default each
    players = json.dumps({"ruleset": "cursus_honorum", "players": [{"a": 1}] * 550}).encode()
    yield Asked("a founding of 550 wrong players", lambda n: post(f"{BASE}/games", players, n))
    box = json.dumps({"as": "cicero-1", "read": {f"k{n}": "x" for n in range(1_100)}}).encode()
    noted = f"{BASE}/games/{game}/letterbox"
    yield Asked("a letterbox of 1,100 wrong threads", lambda n: post(noted, box, n))


def _documents(game: str) -> Iterator[Asked]:
    """Documents of GraphQL, each of which is new to the server."""
    usual = get_introspection_query().removeprefix("query IntrospectionQuery")
    types = " ".join(f"...on LudiRomaniBuyLegionsInputt{n} {{ id }}" for n in range(160))
    fields = " ".join(f"gamez{n}" for n in range(900))
    aliases = " ".join(f"a{n}: types {{ fields {{ args {{ name }} }} }}" for n in range(28))
    lines = "edges { cursor node { c key text at by command args reason } }"
    asked = {
        "nothing": "{ __typename }",
        "the games": "{ games { id title status } }",
        "the games 29 times": " ".join(f"a{n}: games {{ id title }}" for n in range(29)).join("{}"),
        "the whole schema": usual,
        "the schema under 28 names": f"{{ __schema {{ {aliases} }} }}",
        "900 fields that there are not": f"{{ {fields} }}",
        "160 types that there are not": f"{{ {types} }}",
        "one field 490 times": "{" + "__typename " * 490 + "}",
        "no document": "{ games {" + " x" * 900,
        "the view": f'{{ game(id: "{game}") {{ view {{ cursor slices {{ key data }} }} }} }}',
        "forms": f'{{ game(id: "{game}") {{ offers(as: "cicero-1") {{ period }} }} }}',
        "100 lines": f'{{ game(id: "{game}") {{ entries(last: 100) {{ {lines} }} }} }}',
    }
    for name, document in asked.items():
        yield Asked(
            f"GraphQL: {name}",
            lambda n, document=document: _document(f"query Q{n} {document}"),  # type: ignore[misc] # a default each
        )
    usual_again = _document("query Again " + usual)
    yield Asked("GraphQL: the whole schema again", partial(_same, usual_again))
    by = "game: 1, commandId: 1, by: { as: 1, period: 1 }"
    act = f"mutation ($a: ActInput!) {{ act({by}, act: $a) {{ cursor }} }}"
    given = {"a": {"ludiRomani": {f"buyLegionz{n}": 1 for n in range(1_100)}}}
    yield Asked(
        "GraphQL: 1,100 variables that there are not", partial(_same, _document(act, given))
    )


def post(path: str, body: bytes, number: int) -> bytes:
    """A request with a body, under a key of its own."""
    key = f"00000000-0000-4000-8000-{number:012d}"
    return request("POST", path, {"Accept-Encoding": "gzip", "Idempotency-Key": key}, body)


def _document(text: str, variables: object = None) -> bytes:
    return post("/graphql", json.dumps({"query": text, "variables": variables}).encode(), 0)


def _plain(method: str, path: str, headers: dict[str, str] | None = None) -> bytes:
    return request(method, path, {"Accept-Encoding": "gzip", **(headers or {})})


def _same(sent: bytes, _number: int) -> bytes:
    return sent


@dataclass(frozen=True)
class Worked:
    """Milliseconds that the server's loop and its other threads have worked until a time."""

    at: float
    loop: float
    beside: float


def worked(server: Server) -> Worked:
    """What the server has worked so far."""
    tasks = Path(f"/proc/{server.pid}/task")
    taken = {task.name: _worked(task) for task in tasks.iterdir()}
    loop = taken.pop(str(server.pid))
    return Worked(perf_counter(), loop, sum(taken.values()))


def _worked(task: Path) -> float:
    try:
        return int((task / "schedstat").read_text().split()[0]) / 1e6
    except OSError:  # it has ended
        return 0.0


def idling(server: Server) -> Worked:
    """What the server works in a second in which nobody asks for anything."""
    before = worked(server)
    sleep(IDLE)
    after = worked(server)
    seconds = after.at - before.at
    loop, beside = after.loop - before.loop, after.beside - before.beside
    return Worked(1.0, loop / seconds, beside / seconds)


def measured(server: Server, asked: Asked, numbers: Iterator[int], idle: Worked) -> Taken:
    """What a request takes, once it was sent before, without what the server does by itself."""
    line = Line(server.port)
    line.ask(asked.sent(next(numbers)))
    batches = [_batch(server, line, asked, numbers, idle) for _ in range(BATCHES)]
    line.close()
    return min(batches, key=lambda taken: taken.loop)


def _batch(server: Server, line: Line, asked: Asked, numbers: Iterator[int], idle: Worked) -> Taken:
    status, sent, before = 0, 0, worked(server)
    while sent < TIMES and perf_counter() < before.at + SECONDS:
        status, sent = line.ask(asked.sent(next(numbers))), sent + 1
    after = worked(server)
    seconds = after.at - before.at
    loop = after.loop - before.loop - idle.loop * seconds
    beside = after.beside - before.beside - idle.beside * seconds
    return Taken(max(0.0, loop) / sent, max(0.0, beside) / sent, status)


def dearest(folder: Path) -> dict[str, Taken]:
    """Every request by its name, the dearer ones first."""
    rehearsal = started(folder / "ahead.acta", PHONES, WARM)
    lengthen(rehearsal, ENTRIES)
    playing, closed = folder / "playing.acta", folder / "closed.acta"
    rehearsal.hand_over(playing)
    close(rehearsal.scribe)
    rehearsal.hand_over(closed)
    found: dict[str, Taken] = {}
    for store in (playing, closed):
        for name, taken in _at(store, rehearsal):
            if name not in found or found[name].loop < taken.loop:
                found[name] = taken
    rehearsal.close()
    return dict(sorted(found.items(), key=lambda one: -one[1].loop))


def _at(store: Path, rehearsal: Rehearsal) -> Iterator[tuple[str, Taken]]:
    numbers = count()
    with serving("tests.load.besieged", str(store), "measured") as server:
        idle = idling(server)
        for asked in everything(rehearsal.game):
            yield asked.name, measured(server, asked, numbers, idle)


def table(found: dict[str, Taken]) -> str:
    """The rows of the page on threats."""
    rows = (f"| {name} | {one.loop:.1f} | {one.beside:.1f} |" for name, one in found.items())
    return "\n".join(["| request | ms of the loop | ms beside it |", "|---|---:|---:|", *rows])


def main() -> None:
    """Measure and print; end with 1 if a request takes too much."""
    with tempfile.TemporaryDirectory() as folder:
        found = dearest(Path(folder))
    print(table(found))
    dear = [name for name, one in found.items() if one.loop > MOST]
    print(f"{len(found)} requests, {len(dear)} of more than {MOST:.0f} ms: {'; '.join(dear)}")
    sys.exit(bool(dear))


if __name__ == "__main__":
    main()
