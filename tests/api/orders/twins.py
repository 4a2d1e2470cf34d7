"""A scene played once: all answers to everybody until shortly before its deadline, or after it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from unittest.mock import patch

from tests.api.archiving.unpacked import PAGE, unpack_page
from tests.api.closing import close_both_twins
from tests.api.graphql.asking import connect_socket
from tests.api.hall import Hall, Phone, open_hall
from tests.api.orders import graphql
from tests.api.orders.paths import PhoneRequest, RequestSubject, requests_of_phone
from tests.api.orders.scenes import CITIES, PEOPLE, SHELF, Play, RecordedHall
from tests.api.secrecy.twins import mask_hashes, open_listener, stop_automatic_clock

Deed = Callable[[RecordedHall], Awaitable[None]]
Told = dict[str, dict[str, list[bytes]]]
"""The answers to each person, by path, in order."""

RATES: dict[str, Any] = {
    f"{kind}_rate": "100000/second" for kind in ("claim", "failed_claim", "command", "read")
}


ERASING = "POST /games/{game}/words/erasures"
"""The path of the request to erase words.

Other players notice the erasure once the game is closed.
"""


@asynccontextmanager
async def open_stage(play: Play) -> AsyncIterator[tuple[RecordedHall, dict[str, str]]]:
    """Yield a hall with the set scene, and the address of everybody's calendar."""
    built = patch("api.rest.archive.page_template", lambda _pages: PAGE)
    with built, stop_automatic_clock():
        async with open_hall(shelf=SHELF, **RATES) as hall:
            yield await _set_scene(play, hall)


async def _set_scene(play: Play, hall: Hall) -> tuple[RecordedHall, dict[str, str]]:
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
    play: Play, deed: Deed, *, opened: bool = False, closed: bool = False, erased: bool = False
) -> Told:
    """Return all answers to everybody until shortly before the deadline of the scene, or after it.

    With `closed`, the game is over before the deadline. With `erased`, Gaius has erased his words
    then, and before that, no answer about the game was given.
    """
    async with open_stage(play) as (stage, feeds), AsyncExitStack() as ends:
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
        await stage.move_to_deadline(opened=opened)
        if closed:
            await close_both_twins(hall, phones["host"], phones["host"])
        if erased:
            await _erase_words(phones["gaius"])
        hall.game.stream.flush()
        found: Told = {
            who: {"GET /games/{game}/live": _plain_answers(ears[who].heard)} for who in phones
        }
        for who, socket in sockets.items():
            until = begun[who] if closed else (await phones[who].view())["cursor"]
            found[who]["subscription"] = await _lines_between(socket, begun[who], until)
        if erased:
            found = {who: {} for who in phones}
        for who, phone in phones.items():
            phone.period = hall.game.state.period.seq
            scene, feed = play.scene(hall), feeds.get(who, "")
            found[who] |= await _answers_except_path(
                scene, phone, feed, but=ERASING if closed else ""
            )
        for ear in ears.values():
            await ear.hang_up()
    return found


def _plain_answers(heard: list[bytes]) -> list[bytes]:
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
    scene: RequestSubject, phone: Phone, feed: str, but: str
) -> dict[str, list[bytes]]:
    """Return the answers to all requests by path, without the answer at one path."""
    found = {
        path: [await _answer_without_hashes(phone, path.split()[0], ask) for ask in questions]
        for path, questions in requests_of_phone(scene, phone, feed).items()
        if path != but
    }
    who = phone.character or "gaius"
    for query in graphql.query_documents(phone.game, who):
        answer = await phone.client.post("/graphql", json={"query": query})
        found[query] = [_bytes_of(answer)]
    return found


async def _answer_without_hashes(phone: Phone, method: str, ask: PhoneRequest) -> bytes:
    """Return the content of an answer without hashes.

    Hashes depend on all data and reveal nothing.
    """
    phone.client.headers["accept-encoding"] = "identity"
    headers = {"idempotency-key": ask.key} if ask.key else {}
    where = f"/api/v1{ask.at.replace('GAME', phone.game)}"
    answer = await phone.client.request(method, where, json=ask.body, headers=headers)
    if where.endswith("/archive") and answer.is_success:
        return mask_hashes("\n".join(unpack_page(answer.content).all_answers().values()))
    return _bytes_of(answer)


def _bytes_of(answer: Any) -> bytes:
    head = "".join(f"{name}: {value}\n" for name, value in sorted(answer.headers.items()))
    return mask_hashes(f"{answer.status_code}\n{head}\n".encode() + answer.content)


def people_with_differing_answers(one: Told, other: Told) -> set[str]:
    """Return the people whose answers differ between two games."""
    return {who for who in one if one[who] != other[who]}
