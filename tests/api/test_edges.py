"""The API as clients expect it: ids on the stream, locations, replays, pages elsewhere."""

import uuid
from collections.abc import AsyncIterator

import httpx2
import pytest
from pydantic import ValidationError

from api.base.settings import Settings
from tests.api.ear import listening, served
from tests.api.hall import Hall, open_hall

ELSEWHERE = "https://tool.example"


@pytest.fixture
async def room() -> AsyncIterator[Hall]:
    async with open_hall() as hall, served(hall) as address:
        hall.address = address
        yield hall


async def test_the_id_of_the_last_event_resumes_a_stream_as_a_cursor_does(room: Hall) -> None:
    ada = await room.phone("ada")
    async with listening(ada) as ear:
        _, first = await ear.next("view")
        assert ear.id == first["cursor"]
        await ada.does("give", to="bea", nuts=1)
        _, news = await ear.next("entries")
        assert ear.id == f"{first['cursor'].split('.')[0]}.{news['p']}.{news['q']}"
        seen = ear.id
    await ada.does("give", to="bea", nuts=2)
    async with listening(ada, **{"last-event-id": seen}) as ear:
        name, resumed = await ear.next()
    async with listening(ada, since=seen) as ear:
        _, same = await ear.next()
    assert name == "view"
    assert len(resumed["tail"]) == 1
    assert resumed["tail"] == same["tail"]


async def test_the_header_wins_over_the_query_as_a_browser_sends_both(room: Hall) -> None:
    ada = await room.phone("ada")
    async with listening(ada) as ear:
        _, first = await ear.next("view")
    await ada.does("give", to="bea", nuts=1)
    async with listening(ada) as ear:
        await ear.next("view")
        newest = ear.id
    async with listening(ada, since=first["cursor"], **{"last-event-id": newest}) as ear:
        _, view = await ear.next()
    assert view["tail"] == []


async def test_somebody_elses_event_id_begins_anew(room: Hall) -> None:
    ada, bea = await room.phone("ada"), await room.phone("bea")
    async with listening(ada) as ear:
        await ear.next("view")
        hers = ear.id
    async with listening(bea, **{"last-event-id": hers}) as ear:
        name, _ = await ear.next()
    assert name == "reset"


async def test_events_without_lines_leave_the_id_as_it_is(room: Hall) -> None:
    ada = await room.phone("ada")
    async with listening(ada) as ear:
        await ear.next("view")
        before = ear.id
        room.game.stream.ping()
        await ear.next("ping")
        assert ear.id == before


async def test_what_is_created_says_where_it_can_be_read(hall: Hall) -> None:
    ada = await hall.phone("ada")
    body = {"type": "give", "as": "ada", "period": ada.period, "to": "bea", "nuts": 1}
    path = f"/api/v1/games/{hall.id}/commands"
    headers = {"idempotency-key": str(uuid.uuid4())}
    first = await ada.client.post(path, json=body, headers=headers)
    assert first.status_code == 201
    kept = await ada.client.get(first.headers["location"])
    assert kept.json()["command"] == headers["idempotency-key"]
    again = await ada.client.post(path, json=body, headers=headers)
    assert (again.status_code, again.headers["idempotent-replay"]) == (200, "true")


async def test_a_founded_game_says_where_it_is() -> None:
    async with open_hall(admin_token="the-host") as hall:
        headers = {"authorization": "Bearer the-host"}
        answer = await hall.stranger().client.post(
            "/api/v1/games", json={"ruleset": "nuces"}, headers=headers
        )
        assert answer.status_code == 201, answer.text
        there = await hall.stranger().client.get(answer.headers["location"])
        assert there.json()["id"] == answer.json()["game"]


async def test_no_page_of_another_origin_may_ask_unless_it_is_named(hall: Hall) -> None:
    asked = await _preflight(hall)
    assert "access-control-allow-origin" not in asked.headers


async def test_a_page_that_is_named_may_ask_with_a_token_and_without_cookies() -> None:
    async with open_hall(cors_origins=f"{ELSEWHERE}, http://127.0.0.1:5173") as hall:
        asked = await _preflight(hall)
        assert asked.status_code == 200
        assert asked.headers["access-control-allow-origin"] == ELSEWHERE
        assert "access-control-allow-credentials" not in asked.headers
        games = await hall.stranger().client.get("/api/v1/games", headers={"origin": ELSEWHERE})
        assert games.headers["access-control-allow-origin"] == ELSEWHERE
        assert "Location" in games.headers["access-control-expose-headers"]
        other = await hall.stranger().client.get(
            "/api/v1/games", headers={"origin": "https://evil.example"}
        )
        assert "access-control-allow-origin" not in other.headers


@pytest.mark.parametrize("wrong", ["*", "tool.example", "https://tool.example/page"])
def test_an_origin_that_no_browser_sends_is_no_setting(wrong: str) -> None:
    with pytest.raises(ValidationError, match="is no origin"):
        Settings(cors_origins=wrong)


async def _preflight(hall: Hall) -> httpx2.Response:
    headers = {
        "origin": ELSEWHERE,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,idempotency-key",
    }
    path = f"/api/v1/games/{hall.id}/commands"
    return await hall.stranger().client.options(path, headers=headers)
