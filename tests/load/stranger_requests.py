"""Every request that the server answers for a stranger, and the worst of each kind."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from graphql import get_introspection_query

from api.app import ROUTES
from tests.load.wire import encode_request

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
"""The values of parameters in the paths of routes. The game is added."""

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
    "return": {"character": "cicero-1", "device": "0" * 32, "at": 0, "signature": "0" * 128},
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
class StrangerRequest:
    """A request by its name, and its bytes. `number` makes each different from the others."""

    name: str
    sent: Callable[[int], bytes]


def all_requests(game: str) -> Iterator[StrangerRequest]:
    """Yield every request: each route of the server, and the worst known one of each kind."""
    yield from _route_requests(game)
    yield from _page_requests()
    yield from _large_read_requests(game)
    yield from _junk_requests(game)
    yield from _document_requests(game)


def _route_requests(game: str) -> Iterator[StrangerRequest]:
    for route in ROUTES:
        for method in sorted({*route.endpoint.answers} - {"HEAD"}):  # type: ignore[attr-defined] # a route of ours has answers
            yield _route_request(method, route.path, game)  # type: ignore[attr-defined] # a route has one


def _route_request(method: str, path: str, game: str) -> StrangerRequest:
    filled = path
    for part, value in {**PARTS, "game": game}.items():
        filled = filled.replace("{" + part + "}", value)
    last = path.replace("/{", "{").rstrip("/").rpartition("/")[2].partition("{")[0]
    if method == "POST":
        body = json.dumps(BODIES.get(last, {})).encode()
        return StrangerRequest(f"{method} {path}", lambda n: numbered_post_request(filled, body, n))
    query = f"?{QUERIES[last]}" if last in QUERIES else ""
    return StrangerRequest(f"{method} {path}", lambda _n: _plain_request(method, filled + query))


def _page_requests() -> Iterator[StrangerRequest]:
    for path in ("/", "/g/x/map", "/nothing", f"{BASE}/openapi.json", "/graphql"):
        yield StrangerRequest(f"GET {path}", partial(_ignore_number, _plain_request("GET", path)))


def _large_read_requests(game: str) -> Iterator[StrangerRequest]:
    """Yield reads that ask for more data than usual."""
    for what in ("entries?limit=500", "entries?q=cicero+gave", "letters?limit=500", "live"):
        path = f"{BASE}/games/{game}/{what}"
        yield StrangerRequest(
            f"GET {BASE}/games/{{game}}/{what}",
            partial(_ignore_number, _plain_request("GET", path)),
        )
    first = f"{BASE}/games/{game}/view?as_of=r.{{}}.0"
    yield StrangerRequest(
        f"GET {BASE}/games/{{game}}/view?as_of=", lambda n: _plain_request("GET", first.format(n))
    )


def _junk_requests(game: str) -> Iterator[StrangerRequest]:
    """Yield senseless requests."""
    commands = f"{BASE}/games/{game}/commands"
    yield StrangerRequest(
        "a head that is none", partial(_ignore_number, b"\x16\x03\x01 junk\r\n\r\n")
    )
    yield StrangerRequest(
        "a head of 15 KB",
        partial(_ignore_number, _plain_request("GET", "/healthz", {"Cookie": "a=b; " * 3_000})),
    )
    long = {"Accept-Language": "es;q=0.1," * 1_500}
    yield StrangerRequest(
        "a head of many languages",
        partial(_ignore_number, _plain_request("GET", "/healthz", long)),
    )
    yield StrangerRequest(
        "a name that is not ours",
        partial(_ignore_number, b"GET / HTTP/1.1\r\nHost: evil\r\n\r\n"),
    )
    many = {f"k{n}": n for n in range(4_000)}
    bodies: dict[str, object] = {
        "a body of 4,000 fields": many,
        "a body of 1,100 values": {**ACT, "x": list(range(1_100))},
        "a body of 64 KB in one text": {**ACT, "to": "x" * 64_000},
        "a body nested 10,000 times": None,
    }
    for name, body in bodies.items():
        text = json.dumps(body) if body else '{"a":' + "[" * 10_000 + "]" * 10_000 + "}"
        yield StrangerRequest(name, partial(numbered_post_request, commands, text.encode()))
    players = json.dumps({"ruleset": "cursus_honorum", "players": [{"a": 1}] * 550}).encode()
    yield StrangerRequest(
        "a founding of 550 wrong players",
        lambda n: numbered_post_request(f"{BASE}/games", players, n),
    )
    box = json.dumps({"as": "cicero-1", "read": {f"k{n}": "x" for n in range(1_100)}}).encode()
    noted = f"{BASE}/games/{game}/letterbox"
    yield StrangerRequest(
        "a letterbox of 1,100 wrong threads", lambda n: numbered_post_request(noted, box, n)
    )


def _document_requests(game: str) -> Iterator[StrangerRequest]:
    """Yield documents of GraphQL, each of which is new to the server."""
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
        yield StrangerRequest(
            f"GraphQL: {name}",
            lambda n, document=document: _document_request(f"query Q{n} {document}"),  # type: ignore[misc] # a default each
        )
    usual_again = _document_request("query Again " + usual)
    yield StrangerRequest("GraphQL: the whole schema again", partial(_ignore_number, usual_again))
    by = "game: 1, commandId: 1, by: { as: 1, period: 1 }"
    act = f"mutation ($a: ActInput!) {{ act({by}, act: $a) {{ cursor }} }}"
    given = {"a": {"ludiRomani": {f"buyLegionz{n}": 1 for n in range(1_100)}}}
    yield StrangerRequest(
        "GraphQL: 1,100 variables that there are not",
        partial(_ignore_number, _document_request(act, given)),
    )


def numbered_post_request(path: str, body: bytes, number: int) -> bytes:
    """Return a request with a body and a separate key."""
    key = f"00000000-0000-4000-8000-{number:012d}"
    return encode_request("POST", path, {"Accept-Encoding": "gzip", "Idempotency-Key": key}, body)


def _document_request(text: str, variables: object = None) -> bytes:
    return numbered_post_request(
        "/graphql", json.dumps({"query": text, "variables": variables}).encode(), 0
    )


def _plain_request(method: str, path: str, headers: dict[str, str] | None = None) -> bytes:
    return encode_request(method, path, {"Accept-Encoding": "gzip", **(headers or {})})


def _ignore_number(sent: bytes, _number: int) -> bytes:
    return sent
