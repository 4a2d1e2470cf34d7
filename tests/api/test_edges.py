"""Details of the API that clients expect: ids on the stream, locations, replays, other origins."""

import uuid
from collections.abc import AsyncIterator

import httpx2
import pytest
from pydantic import ValidationError
from starlette.middleware.cors import CORSMiddleware

from api.app import ROUTES
from api.base.settings import Settings
from api.http.renewal import CookieRenewal
from api.openapi.description import OpenApi
from tests.api.ear import listen_to_stream, serve_hall
from tests.api.hall import SHELF, Hall, open_hall

ELSEWHERE = "https://tool.example"


@pytest.fixture
async def room() -> AsyncIterator[Hall]:
    async with open_hall() as hall, serve_hall(hall) as address:
        hall.address = address
        yield hall


async def test_the_id_of_the_last_event_resumes_a_stream_like_a_cursor(room: Hall) -> None:
    ada = await room.phone("ada")
    async with listen_to_stream(ada) as ear:
        _, first = await ear.next("view")
        assert ear.id == first["cursor"]
        await ada.does("give", to="bea", nuts=1)
        _, news = await ear.next("entries")
        assert ear.id == f"{first['cursor'].split('.')[0]}.{news['p']}.{news['q']}"
        seen = ear.id
    await ada.does("give", to="bea", nuts=2)
    async with listen_to_stream(ada, **{"last-event-id": seen}) as ear:
        name, resumed = await ear.next()
    async with listen_to_stream(ada, since=seen) as ear:
        _, same = await ear.next()
    assert name == "view"
    assert len(resumed["tail"]) == 1
    assert resumed["tail"] == same["tail"]


async def test_the_header_overrides_the_query_because_browsers_send_both(room: Hall) -> None:
    ada = await room.phone("ada")
    async with listen_to_stream(ada) as ear:
        _, first = await ear.next("view")
    await ada.does("give", to="bea", nuts=1)
    async with listen_to_stream(ada) as ear:
        await ear.next("view")
        newest = ear.id
    async with listen_to_stream(ada, since=first["cursor"], **{"last-event-id": newest}) as ear:
        _, view = await ear.next()
    assert view["tail"] == []


async def test_the_event_id_of_another_viewer_begins_anew(room: Hall) -> None:
    ada, bea = await room.phone("ada"), await room.phone("bea")
    async with listen_to_stream(ada) as ear:
        await ear.next("view")
        hers = ear.id
    async with listen_to_stream(bea, **{"last-event-id": hers}) as ear:
        name, _ = await ear.next()
    assert name == "reset"


async def test_two_viewers_without_own_news_resume_from_the_same_id(room: Hall) -> None:
    ada, bea, cai = [await room.phone(who) for who in ("ada", "bea", "cai")]
    async with listen_to_stream(ada) as one, listen_to_stream(bea) as other:
        await one.next("view")
        await other.next("view")
        await cai.does("sit", where="bench")
        assert await one.next("entries") == await other.next("entries")
        assert one.id == other.id
    await ada.does("give", to="bea", nuts=1)
    await cai.does("sit", where="wall")
    for phone in (ada, bea):
        async with listen_to_stream(phone, **{"last-event-id": one.id}) as ear:
            name, resumed = await ear.next()
        assert name == "view"
        assert [line["key"] for line in resumed["tail"]] == ["nuts-given", "sat-down"]
        page = await phone.client.get(f"/api/v1/games/{room.id}/entries", params={"after": one.id})
        assert page.json()["entries"] == resumed["tail"]
        assert page.json()["cursor"] == resumed["cursor"]


async def test_the_id_of_players_begins_the_stream_of_a_guest_or_a_steward_anew(room: Hall) -> None:
    ada, cai = await room.phone("ada"), await room.phone("cai")
    async with listen_to_stream(ada) as ear:
        await ear.next("view")
        await cai.does("sit", where="bench")
        await ear.next("entries")
    for phone in (room.stranger(), await room.phone("nurse")):
        async with listen_to_stream(phone, **{"last-event-id": ear.id}) as other:
            assert (await other.next())[0] == "reset"


async def test_events_without_lines_do_not_change_the_id(room: Hall) -> None:
    ada = await room.phone("ada")
    async with listen_to_stream(ada) as ear:
        await ear.next("view")
        before = ear.id
        room.game.stream.ping()
        await ear.next("ping")
        assert ear.id == before


async def test_the_answer_to_a_creation_names_the_address_of_the_new_thing(hall: Hall) -> None:
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


async def test_the_answer_to_a_founding_names_the_address_of_the_game() -> None:
    async with open_hall(admin_token="the-host") as hall:
        headers = {"authorization": "Bearer the-host"}
        answer = await hall.stranger().client.post(
            "/api/v1/games", json={"ruleset": "nuces"}, headers=headers
        )
        assert answer.status_code == 201, answer.text
        there = await hall.stranger().client.get(answer.headers["location"])
        assert there.json()["id"] == answer.json()["game"]


async def test_a_page_of_another_origin_may_ask_only_if_the_settings_name_it(hall: Hall) -> None:
    asked = await _send_preflight(hall)
    assert "access-control-allow-origin" not in asked.headers


async def test_a_page_of_a_named_origin_may_ask_with_a_token_and_without_cookies() -> None:
    async with open_hall(cors_origins=f"{ELSEWHERE}, http://127.0.0.1:5173") as hall:
        asked = await _send_preflight(hall)
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


async def test_a_page_of_a_named_origin_may_send_every_method_and_header_of_the_api() -> None:
    operations = [
        (method.upper(), operation)
        for operations in OpenApi(ROUTES, SHELF).document["paths"].values()
        for method, operation in operations.items()
    ]
    assert {method for method, _ in operations} >= {"GET", "POST", "PUT", "PATCH", "DELETE"}
    async with open_hall(cors_origins=ELSEWHERE) as hall:
        for method, operation in operations:
            parameters = operation["parameters"]
            names = [one["name"] for one in parameters if one["in"] == "header"]
            asked = await _send_preflight(hall, method, ",".join(["authorization", *names]).lower())
            assert asked.status_code == 200, (method, names, asked.text)


@pytest.mark.parametrize("wrong", ["*", "tool.example", "https://tool.example/page"])
def test_an_origin_that_no_browser_sends_is_refused_in_the_settings(wrong: str) -> None:
    with pytest.raises(ValidationError, match="is no origin"):
        Settings(cors_origins=wrong)


@pytest.mark.parametrize("origins", ["", ELSEWHERE])
async def test_a_request_passes_no_middleware_except_that_of_this_project(origins: str) -> None:
    async with open_hall(cors_origins=origins) as hall:
        await hall.stranger().get("/games")
        passed, app = [], hall.app.middleware_stack
        while app is not hall.app.router:
            passed.append(type(app))
            app = app.app
        assert passed == [*([CORSMiddleware] if origins else []), CookieRenewal]


async def _send_preflight(
    hall: Hall, method: str = "POST", header_names: str = "authorization,idempotency-key"
) -> httpx2.Response:
    headers = {
        "origin": ELSEWHERE,
        "access-control-request-method": method,
        "access-control-request-headers": header_names,
    }
    path = f"/api/v1/games/{hall.id}/commands"
    return await hall.stranger().client.options(path, headers=headers)
