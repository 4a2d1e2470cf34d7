"""The live stream: its events for each listener, their times, and nothing else."""

import asyncio
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from api.game.live.views import NEWEST_LINES
from ledger.kernel.vocabulary.request import Request
from tests.api.ear import StreamListener, listen_to_stream, serve_hall
from tests.api.hall import Hall, Phone, open_hall


@pytest.fixture
async def room() -> AsyncIterator[Hall]:
    """Yield a hall behind a real server."""
    async with open_hall() as hall, serve_hall(hall) as address:
        hall.address = address
        yield hall


@pytest.fixture
async def ears(room: Hall) -> AsyncIterator[dict[str, StreamListener]]:
    """Yield listeners of Ada, Bea, the nurse and the room, who have heard the first view."""
    async with AsyncExitStack() as stack:
        found: dict[str, StreamListener] = {}
        phones = [await room.phone(who) for who in ("ada", "bea", "nurse")]
        for phone in [*phones, room.stranger()]:
            ear = await stack.enter_async_context(listen_to_stream(phone))
            assert (await ear.next())[0] == "view"
            found[phone.character or "room"] = ear
        yield found


def line_keys(part: dict[str, Any]) -> list[str]:
    return [line["key"] for line in part["entries"]]


def sit_request(where: str) -> Request:
    """Return a request of Ada's to sit down."""
    return Request(str(uuid.uuid4()), "ada-1", "sit", "ada", 1, {"where": where})


async def test_everybody_hears_public_lines_at_once(
    room: Hall, ears: dict[str, StreamListener]
) -> None:
    cai = await room.phone("cai")
    await ears["nurse"].next()  # this is the event of a claimed card
    await cai.does("sit", where="bench")
    heard = {who: await ear.next() for who, ear in ears.items()}
    assert {name for name, _ in heard.values()} == {"entries"}
    document = heard["room"][1]
    assert line_keys(document["pub"]) == ["sat-down"]
    assert list(document["pub"]["slices"]) == ["person/cai"]
    assert "own" not in document
    assert heard["ada"][1] == document
    assert heard["nurse"][1]["own"]["entries"][0]["n"] == room.game.state.log.position


async def test_only_the_concerned_characters_hear_a_secret(
    room: Hall, ears: dict[str, StreamListener]
) -> None:
    ada = await room.phone("ada")
    await ada.does("give", to="bea", nuts=2)
    _, document = await ears["bea"].next()
    assert document["pub"] == {"slices": {}, "entries": []}
    assert line_keys(document["own"]) == ["nuts-given"]
    assert document["own"]["slices"] == {"purse/bea": {"id": "bea", "holds": {"nut": 12}}}
    assert document["own"]["entries"][0]["legs"] == [{"asset": "nut", "amount": 2, "to": "bea"}]
    await ada.does("sit", where="bench")
    _, next_heard = await ears["room"].next()
    assert line_keys(next_heard["pub"]) == ["sat-down"]


async def test_a_failed_rendering_ends_streams_and_a_returning_phone_has_missed_nothing(
    room: Hall, ears: dict[str, StreamListener], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await room.phone("ada")
    render, failing = room.game.render, iter([True])

    def render_or_fail(state: Any) -> Iterator[Any]:
        for number, bundle in enumerate(render(state)):
            if number and next(failing, False):
                raise RuntimeError("a slice that cannot be drawn")
            yield bundle

    monkeypatch.setattr(room.game.slices, "_render", render_or_fail)
    await ada.does("sit", where="bench")
    assert await ears["room"].ended()
    async with listen_to_stream(room.stranger(), since=ears["room"].id) as back:
        name, document = await back.next()
        assert (name, [line["key"] for line in document["tail"]]) == ("view", ["sat-down"])
        assert document["slices"]["person/ada"]["place"] == "bench"
        await ada.does("sit", where="wall")
        assert line_keys((await back.next("entries"))[1]["pub"]) == ["sat-down"]


async def test_numbers_of_lines_have_no_gaps_for_any_viewer(
    room: Hall, ears: dict[str, StreamListener]
) -> None:
    ada, bea = await room.phone("ada"), await room.phone("bea")
    for _ in range(3):
        await ada.does("give", to="bea", nuts=1)
        await bea.does("sit", where="bench" if _ % 2 else "wall")
    seen: dict[str, list[str]] = {"room": [], "bea": []}
    for who, numbers in seen.items():
        while numbers.count("p") < 3:
            _, document = await ears[who].next()
            lines = [*document["pub"]["entries"], *document.get("own", {"entries": []})["entries"]]
            numbers.extend(line["c"][0] for line in lines)
            for part, count in (("pub", document["p"]), ("own", document.get("q"))):
                if count is not None and document[part]["entries"]:
                    assert document[part]["entries"][-1]["c"][1:] == str(count)
    assert seen["room"] == ["p"] * 3
    assert sorted(seen["bea"]) == ["p"] * 3 + ["q"] * 3


async def test_acts_close_together_share_an_event_and_arrive_in_order(
    room: Hall, ears: dict[str, StreamListener]
) -> None:
    where = ["bench", "wall"] * 20
    await asyncio.gather(*(room.game.writer.answer(sit_request(place)) for place in where))
    heard: list[str] = []
    events, last = 0, ""
    while len(heard) < len(where):
        _, document = await ears["room"].next()
        events += 1
        heard += [moved["place"] for line in document["pub"]["entries"] for moved in line["moved"]]
        last = document["pub"]["slices"].get("person/ada", {}).get("place", last)
    assert heard == where
    assert events < len(where)
    assert last in ("wall", "")


async def test_a_phone_that_comes_back_hears_the_missed_lines(room: Hall) -> None:
    bea, ada = await room.phone("bea"), await room.phone("ada")
    cursor = (await bea.view())["cursor"]
    await ada.does("give", to="bea", nuts=1)
    await ada.does("sit", where="bench")
    async with listen_to_stream(bea, cursor) as ear:
        name, document = await ear.next()
        assert name == "view"
        assert [line["key"] for line in document["tail"]] == ["nuts-given", "sat-down"]
        assert [line["c"] for line in document["tail"]] == ["q3", "p2"]
        assert document["cursor"] == (await bea.view())["cursor"]
        await ada.does("sit", where="wall")
        _, news = await ear.next()
        assert news["pub"]["entries"][0]["c"] == "p3"


async def test_a_cursor_of_another_viewer_begins_anew(room: Hall) -> None:
    bea, ada = await room.phone("bea"), await room.phone("ada")
    cursor = (await ada.view())["cursor"]
    for wrong in (cursor, "nonsense", "x.1.1", cursor.replace(".1.", ".9999.")):
        async with listen_to_stream(bea, wrong) as ear:
            name, document = await ear.next()
            assert name == "reset"
            assert "entries" in document


async def test_a_phone_that_missed_too_much_begins_anew(room: Hall) -> None:
    bea = await room.phone("bea")
    cursor = (await bea.view())["cursor"]
    for number in range(501):
        await room.game.writer.answer(sit_request(("bench", "wall")[number % 2]))
    async with listen_to_stream(bea, cursor) as ear:
        name, document = await ear.next()
        assert name == "reset"
        assert len(document["entries"]) == NEWEST_LINES


async def test_the_old_phone_of_a_moved_card_is_told_and_disconnected(room: Hall) -> None:
    old = await room.phone("ada")
    async with listen_to_stream(old) as ear:
        await ear.next()
        await room.claim_card(room.stranger(), "ada-1", "another-device", move=True)
        assert await ear.next() == ("moved", {"card": "ada-1", "character": "ada"})
        assert await ear.ended()


async def test_a_phone_that_leaves_is_told_and_disconnected(room: Hall) -> None:
    ada = await room.phone("ada")
    async with listen_to_stream(ada) as ear:
        await ear.next()
        await ada.client.delete("/api/v1/session")
        assert await ear.next() == ("closed-session", {})
        assert await ear.ended()


async def test_a_stream_sends_signs_of_life(room: Hall, ears: dict[str, StreamListener]) -> None:
    room.host.ping()
    assert await ears["room"].next("ping") == ("ping", {"now": room.clock.now})


async def test_after_closing_everybody_begins_anew_and_sees_everything(
    room: Hall, ears: dict[str, StreamListener]
) -> None:
    nurse, other = await room.phone("nurse"), await room.phone("nurse", "nurse-2", "second-device")
    await nurse.does("announce-closing", minutes=1)
    await other.does("confirm-closing")
    room.clock.now += 60_000
    room.host.do_periodic_work()
    _, document = await ears["room"].next("reset")
    assert document["slices"]["game"]["status"] == "closed"
    assert "purse/ada" in document["slices"]
    assert all("n" in line for line in document["entries"] if line["c"][0] == "q")


async def test_a_compressed_stream_says_the_same(room: Hall) -> None:
    plain, squeezed = room.stranger(), room.stranger()
    ada = await room.phone("ada")
    async with (
        listen_to_stream(plain, **{"accept-encoding": "identity"}) as one,
        listen_to_stream(squeezed, **{"accept-encoding": "gzip"}) as two,
    ):
        assert "content-encoding" not in one.answer.headers
        assert two.answer.headers["content-encoding"] == "gzip"
        assert await one.next() == await two.next()
        await ada.does("sit", where="bench")
        assert await one.next() == await two.next()


async def test_a_stopping_server_ends_its_streams(hall: Hall) -> None:
    async with AsyncExitStack() as stack:
        async with serve_hall(hall, late=True) as address:
            hall.address = address
            phone: Phone = hall.stranger()
            ear = await stack.enter_async_context(listen_to_stream(phone))
            await ear.next()
        assert await asyncio.wait_for(ear.ended(), 10)


async def test_a_server_that_stops_says_when_to_come_back() -> None:
    async with open_hall() as hall:
        async with serve_hall(hall, late=True) as hall.address:
            stream = hall.stranger().client.stream("GET", f"/api/v1/games/{hall.id}/live")
            answer = await stream.__aenter__()
            lines = answer.aiter_lines()
            assert await anext(lines) == "event: view"
        assert "retry: 1000" in [line async for line in lines]
        await stream.__aexit__(None, None, None)
