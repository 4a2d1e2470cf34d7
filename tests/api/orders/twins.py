"""A scene played once: all answers to everybody until shortly before its deadline, or after it."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from typing import Any
from unittest.mock import patch

import msgspec

from api.graphql.schema import Schema, make_schema
from tests.api.archiving.unpacked import PAGE, unpack_page
from tests.api.closing import close_game_in_both_twins
from tests.api.graphql.asking import connect_socket
from tests.api.hall import Hall, Phone, open_hall
from tests.api.orders import graphql
from tests.api.orders.paths import PhoneRequest, requests_of_phone
from tests.api.orders.scenes import CITIES, PEOPLE, SHELF, RecordedHall, SceneSetup
from tests.api.secrecy.asgi import Answer, Headers, ask
from tests.api.secrecy.twins import mask_hashes, open_listener, stop_automatic_clock

Deed = Callable[[RecordedHall], Awaitable[None]]
Told = dict[str, dict[str, list[bytes]]]
"""The answers to each person, by path, in order."""

RATES: dict[str, Any] = {
    f"{kind}_rate": "100000/second" for kind in ("claim", "failed_claim", "command", "read")
}


OK = 200

ERASING = "POST /games/{game}/words/erasures"
"""The path of the request to erase words.

Other players notice the erasure once the game is closed.
"""


TELLING = (
    "GET /games/{game}/entries",
    "GET /games/{game}/letters",
    "GET /games/{game}/view",
    "GET /games/{game}/windows/{window}/own",
)
"""The paths whose answers show people their own secrets."""


@cache
def graphql_schema_of_halls() -> Schema:
    """Return the GraphQL schema of every hall here.

    The schema is made once, because making it and checking its documents took half of the time. It
    depends on the rules alone, and holds nothing of a game.
    """
    return make_schema(SHELF)


@asynccontextmanager
async def open_hall_with_scene(
    play: SceneSetup,
) -> AsyncIterator[tuple[RecordedHall, dict[str, str]]]:
    """Yield a hall with the set scene, and the address of everybody's calendar."""
    built = patch("api.rest.archive.page_template", lambda _pages: PAGE)
    made = patch("api.graphql.endpoint.make_schema", lambda _shelf: graphql_schema_of_halls())
    with built, made, stop_automatic_clock():
        async with open_hall(rulesets=SHELF, **RATES) as hall:
            yield await _set_scene(play, hall)


async def _set_scene(play: SceneSetup, hall: Hall) -> tuple[RecordedHall, dict[str, str]]:
    """Set the scene, and return its stage, and the address of everybody's calendar."""
    phones = {who: await hall.phone(who) for who in PEOPLE} | {"room": hall.stranger()}
    stage = RecordedHall(hall, phones)
    feeds = {who: await _calendar_address(phones[who]) for who in PEOPLE}
    for who, city in CITIES.items():
        await stage.does(who, "found-empire", city=city)
    await play.set_up(stage)
    assert stage.window == play.window, stage.window
    stage.due = hall.game.state.kernel.windows[play.window].until
    hall.game.stream.flush()
    return stage, feeds


async def _calendar_address(phone: Phone) -> str:
    made = await phone.post(f"/games/{phone.game}/calendar", {"as": phone.character})
    return str(made.json()["address"])


async def collect_answers(
    play: SceneSetup,
    deed: Deed,
    knowing: Collection[str] = (),
    *,
    opened: bool = False,
    closed: bool = False,
    erased: bool = False,
) -> Told:
    """Return all answers to everybody until shortly before the deadline of the scene, or after it.

    People in `knowing` may tell the deed, so only a few of their answers are collected. With
    `closed`, the game is over before the deadline. With `erased`, Gaius has erased his words then,
    and before that, no answer about the game was given.
    """
    async with open_hall_with_scene(play) as (stage, feeds), AsyncExitStack() as ends:
        hall, phones = stage.hall, stage.phones
        ears = {who: await open_listener(hall, phone) for who, phone in phones.items()}
        sockets = {
            who: await ends.enter_async_context(connect_socket(hall, phone))
            for who, phone in phones.items()
        }
        begun = {who: (await phone.view())["cursor"] for who, phone in phones.items()}
        if not closed:  # closing changes the viewer: how far a subscription comes is chance
            for who, socket in sockets.items():
                await socket.follow(graphql.FOLLOW, id=hall.id, after=begun[who])
        await deed(stage)
        await stage.move_clock_near_deadline(opened=opened)
        if closed:
            await close_game_in_both_twins(hall, phones["host"], phones["host"])
        if erased:
            await _erase_words(phones["gaius"])
        hall.game.stream.flush()
        found: Told = {
            who: {"GET /games/{game}/live": _answers_with_masked_hashes(ears[who].heard)}
            for who in phones
        }
        for who, socket in sockets.items():
            until = begun[who] if closed else (await phones[who].view())["cursor"]
            found[who]["subscription"] = await _lines_between(socket, begun[who], until)
        if erased:
            found = {who: {} for who in phones}
        for who, phone in phones.items():
            phone.period = hall.game.state.period.seq
            scene, feed = play.request_subject(hall), feeds.get(who, "")
            asked = {
                path: questions
                for path, questions in requests_of_phone(scene, phone, feed).items()
                if not (closed and path == ERASING)
                and (who not in knowing or path in TELLING or not path.startswith("GET"))
            }
            found[who] |= await _answers_except_path(hall, phone, asked)
            if who not in knowing:
                found[who] |= await _answers_to_queries(hall, phone)
        for ear in ears.values():
            await ear.hang_up()
    return found


def _answers_with_masked_hashes(heard: list[bytes]) -> list[bytes]:
    return [mask_hashes(part) for part in heard]


async def _lines_between(socket: Any, since: str, until: str) -> list[bytes]:
    """Return the lines of a subscription between two cursors.

    The grouping of the lines into events has no effect.
    """
    found: list[bytes] = []
    while since != until:
        message = await socket.hear()
        assert message["type"] == "next", message
        assert "errors" not in message["payload"], message
        news = message["payload"]["data"]["entries"]
        found += [mask_hashes(line) for line in news["lines"]]
        since = news["cursor"]
    return found


async def _erase_words(phone: Phone) -> None:
    answer = await phone.post(f"/games/{phone.game}/words/erasures", {"as": phone.character})
    assert answer.is_success, answer.text


async def _answers_except_path(
    hall: Hall, phone: Phone, asked: Mapping[str, Iterable[PhoneRequest]]
) -> dict[str, list[bytes]]:
    """Return the answers to these requests by path."""
    return {
        path: [await _answer_without_hashes(hall, phone, path.split()[0], one) for one in questions]
        for path, questions in asked.items()
    }


async def _answers_to_queries(hall: Hall, phone: Phone) -> dict[str, list[bytes]]:
    """Return the answers to all query_documents of GraphQL, by query."""
    return {
        query: [_answer_bytes(await _send(hall, phone, "POST", "/graphql", {"query": query}))]
        for query in graphql.query_documents(phone.game, phone.character or "gaius")
    }


async def _answer_without_hashes(
    hall: Hall, phone: Phone, method: str, asked: PhoneRequest
) -> bytes:
    """Return the content of an answer without hashes.

    Hashes depend on all data and reveal nothing.
    """
    where = f"/api/v1{asked.at.replace('GAME', phone.game)}"
    answer = await _send(hall, phone, method, where, asked.body, asked.key)
    if where.endswith("/archive") and answer.status == OK:
        return mask_hashes("\n".join(unpack_page(answer.body).all_answers().values()))
    return _answer_bytes(answer)


async def _send(
    hall: Hall, phone: Phone, method: str, where: str, body: Any = None, key: str = ""
) -> Answer:
    """Return the answer to a request of this phone.

    The request goes straight to the application, because a client took a third of the time.
    """
    cookies = "; ".join(f"{name}={value}" for name, value in phone.client.cookies.items())
    headers: Headers = (
        (b"host", b"hall"),
        (b"accept", b"*/*"),
        (b"accept-encoding", b"identity"),
        *(((b"cookie", cookies.encode()),) if cookies else ()),
        *(((b"idempotency-key", key.encode()),) if key else ()),
        *(((b"content-type", b"application/json"),) if body is not None else ()),
    )
    sent = b"" if body is None else msgspec.json.encode(body)
    return await ask(hall.app, method, where, headers, sent)


def _answer_bytes(answer: Answer) -> bytes:
    head = b"".join(b"%b: %b\n" % header for header in sorted(answer.headers))
    return mask_hashes(b"%d\n%b\n%b" % (answer.status, head, answer.body))


def people_with_differing_answers(
    one: Told, other: Told, knowing: Collection[str] = ()
) -> set[str]:
    """Return the people whose answers differ between two games.

    All people outside `knowing` must have made the same requests in both games.
    """
    for who in one.keys() - set(knowing):
        assert one[who].keys() == other[who].keys(), who
    return {
        who
        for who in one
        if any(one[who][path] != other[who][path] for path in one[who].keys() & other[who].keys())
    }
