"""Documents are checked and executed beside the event loop, and count for their sender's limit."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from graphql import get_introspection_query, parse

from api.graphql.documents import RecentValues
from api.graphql.limits import MAX_ALIASES, MAX_SCHEMA_PRICE, measure_document
from api.graphql.schema import MAX_ERRORS, Schema
from api.limits.turns import MAX_WAITING_TURNS
from api.observing.processor_time import meter_work
from tests.api.graphql.asking import FOLLOW, ask, connect_socket, post_query
from tests.api.hall import Hall, Phone, open_hall
from tests.api.hall import expect_problem as rest_problem

FEW = "40/hour"
"""A limit that allows only a few documents."""


def unsent_document(number: int) -> str:
    """Return a document that no phone has sent before."""
    return f"query Q{number} {{ games {{ id }} }}"


@contextmanager
def note_threads(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, list[str]]]:
    """Yield the names of the threads on which documents were checked and executed."""
    noted: dict[str, list[str]] = {"checked": [], "executed": []}
    checked, executed = Schema.parse_and_check, Schema.execute_checked

    def check_and_note_thread(self: Schema, text: str) -> Any:
        noted["checked"].append(threading.current_thread().name)
        return checked(self, text)

    async def execute_and_note_thread(self: Schema, operation: Any) -> Any:
        noted["executed"].append(threading.current_thread().name)
        return await executed(self, operation)

    with monkeypatch.context() as patch:
        patch.setattr(Schema, "parse_and_check", check_and_note_thread)
        patch.setattr(Schema, "execute_checked", execute_and_note_thread)
        yield noted


def _is_refused_as_too_many(body: dict[str, Any]) -> bool:
    """Return whether a part of the answer was refused as too many."""
    errors = body.get("errors", ())
    return any(one["extensions"].get("type") == "/problems/too-many" for one in errors)


async def count_until_refused(phone: Phone, queries: Iterator[str]) -> int:
    """Return the number of documents that were answered before one was refused as too many."""
    for number, query in enumerate(queries):
        answer = await phone.client.post("/graphql", json={"query": query})
        if answer.status_code == 429:
            rest_problem(answer, "too-many")
            assert int(answer.headers["retry-after"]) > 0
            return number
        assert answer.status_code == 200
        if _is_refused_as_too_many(answer.json()):
            return number
    raise AssertionError("nothing was too many")


async def test_a_document_is_checked_once_and_never_on_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with note_threads(monkeypatch) as noted:
        async with open_hall() as hall:
            room = hall.stranger()
            for _ in range(3):
                await ask(room, unsent_document(1))
            await post_query(room, "{ gamez }")
            await post_query(room, "{ gamez }")
            await ask(room, unsent_document(2))
    assert noted["checked"] == ["reading"] * 3
    assert noted["executed"] == ["reading"] * 4


async def test_a_repeated_question_about_the_schema_is_not_executed_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = get_introspection_query()
    with note_threads(monkeypatch) as noted:
        async with open_hall() as hall:
            first = await ask(hall.stranger(), usual)
            assert first["__schema"]["queryType"]["name"] == "Query"
            assert await ask(await hall.phone("ada"), usual) == first
            named = "query ($n: String!) { __type(name: $n) { name } }"
            for name in ("Query", "Mutation", "Query"):
                assert (await ask(hall.stranger(), named, n=name))["__type"] == {"name": name}
    assert len(noted["executed"]) == 3


async def test_the_text_of_the_schema_is_sent_once_to_clients_that_cache_it(hall: Hall) -> None:
    room = hall.stranger()
    told = await room.client.get("/graphql")
    known = {"if-none-match": told.headers["etag"]}
    again = await room.client.get("/graphql", headers=known)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "query",
    [
        "query Q{} {{ __schema {{ types {{ name }} }} }}",
        "query Q{} {{ gamez }}",
        "query Q{} {{ games",
        "query Q{} {{ games {{ id }} }}",
    ],
)
async def test_a_stranger_who_sends_many_documents_is_limited(
    query: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(read_rate=FEW) as hall:
        new = (query.format(number) for number in range(100))
        assert 1 <= await count_until_refused(hall.stranger(), new) <= 20
        # how long this machine takes for Ada's document does not count
        monkeypatch.setattr(hall.host.limiter, "count_spent_time", lambda _who, _seconds: None)
        ada = await hall.phone("ada")
        assert "errors" not in await post_query(ada, unsent_document(0))


async def test_known_documents_count_towards_the_limit_as_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_hall(read_rate=FEW) as hall:
        monkeypatch.setattr(hall.host.limiter, "count_spent_time", lambda _who, _seconds: None)
        answered = await count_until_refused(hall.stranger(), iter([unsent_document(1)] * 100))
        # each document counts four, and the first counts one more because it is checked
        assert answered == 9


async def test_documents_over_a_socket_count_towards_the_limit_too() -> None:
    async with open_hall(read_rate=FEW) as hall, connect_socket(hall, hall.stranger()) as socket:
        for number in range(100):
            await socket.follow(f"query Q{number} {{ gamez }}", id_=str(number))
            message = await socket.hear()
            assert message["type"] == "error"
            (error,) = message["payload"]
            if error["extensions"]["type"] == "/problems/too-many":
                break
        assert 1 <= number <= 40


async def test_the_limit_counts_the_time_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[float] = []
    async with open_hall() as hall:
        monkeypatch.setattr(
            hall.host.limiter, "count_spent_time", lambda _who, seconds: spent.append(seconds)
        )
        await post_query(hall.stranger(), "{" + " ".join(f"gamez{n}" for n in range(300)) + "}")
        await ask(hall.stranger(), get_introspection_query())
    assert len(spent) == 3
    assert all(seconds > 0 for seconds in spent)


async def test_others_are_answered_while_a_document_is_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, go = threading.Event(), threading.Event()
    checked = Schema.parse_and_check

    def check_slowly(self: Schema, text: str) -> Any:
        begun.set()
        assert go.wait(20)
        return checked(self, text)

    monkeypatch.setattr(Schema, "parse_and_check", check_slowly)
    async with open_hall() as hall:
        try:
            asking = asyncio.create_task(post_query(hall.stranger(), unsent_document(1)))
            assert await asyncio.to_thread(begun.wait, 20)
            ada = await hall.phone("ada")
            await ada.does("sit", where="bench")
            assert not asking.done()
            waiting = [
                asyncio.create_task(hall.stranger().client.post("/graphql", json={"query": q}))
                for q in map(unsent_document, range(2, MAX_WAITING_TURNS + 3))
            ]
            done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED, timeout=20)
            (full,) = (task.result() for task in done)
        finally:
            go.set()
        assert full.json()["errors"][0]["extensions"]["type"] == "/problems/too-many"
        assert "errors" not in await asking
        answers = [task.result() for task in (await asyncio.wait(waiting))[0]]
        assert sum("errors" in answer.json() for answer in answers) == 1


async def test_an_answer_lists_few_errors_and_suggests_no_names(hall: Hall) -> None:
    room = hall.stranger()
    wrong = ("gamez", "...on Gamez { id }", "games(lazt: 1) { id }")
    documents = ["{" + " ".join(f"a{n}: {one}" for n in range(20)) + "}" for one in wrong[::2]]
    documents.append("{" + " ".join([wrong[1]] * 20) + "}")
    variables = {"act": {f"nucez{n}": 1 for n in range(20)}}
    answers = [await post_query(room, document) for document in documents]
    by = '{ as: "ada", period: 1 }'
    doing = f'act(game: "x", commandId: "y", act: $act, by: {by}) {{ cursor }}'
    act = f"mutation ($act: ActInput!) {{ {doing} }}"
    for answer in [*answers, await post_query(room, act, **variables)]:
        assert 1 <= len(answer["errors"]) <= MAX_ERRORS + 1
        assert "Did you mean" not in str(answer)


async def test_a_question_about_the_schema_has_a_limit_of_its_own(hall: Hall) -> None:
    usual = measure_document(parse(get_introspection_query()))
    assert usual.schema < MAX_SCHEMA_PRICE
    many = " ".join(f"a{n}: name" for n in range(MAX_ALIASES + 1))
    nested = "types { fields { type { " * 3 + "name" + " } } }" * 3
    refusals = {f"types {{ {many} }}": "aliases", nested: "values of the schema"}
    for inside, limit in refusals.items():
        answer = await post_query(hall.stranger(), f"{{ __schema {{ {inside} }} }}")
        assert limit in answer["errors"][0]["message"]


async def test_a_subscriber_whose_limit_is_spent_gets_lines_once_they_may_read_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await hall.phone("ada")
    waits: list[str] = []

    def note_asker(asker: str) -> int:
        waits.append(asker)
        return 0

    monkeypatch.setattr(hall.host.limiter, "seconds_until_read", note_asker)
    async with connect_socket(hall, hall.stranger()) as socket:
        cursor = (await hall.stranger().view())["cursor"]
        await socket.follow(FOLLOW, game=hall.id, after=cursor)
        await ada.does("sit", where="bench")
        assert (await socket.hear())["type"] == "next"
        await ada.does("sit", where="wall")
        assert (await socket.hear())["type"] == "next"
    assert set(waits) == {"127.0.0.1"}


@pytest.mark.parametrize(
    "payload", [{"query": 1}, {"query": "{ games { id } }", "variables": [1]}, {"query": ""}]
)
async def test_a_document_without_an_operation_ends_the_connection(
    hall: Hall, payload: Any
) -> None:
    async with connect_socket(hall, hall.stranger()) as socket:
        await socket.send_message("subscribe", id="1", payload=payload)
        assert (await socket.hear())["code"] == 4400


async def test_messages_on_a_socket_have_the_limits_of_a_body(hall: Hall) -> None:
    for more in ({f"k{n}": 1 for n in range(80)}, {"a": [1] * 2_000}):
        async with connect_socket(hall, hall.stranger()) as socket:
            await socket.send_message("ping", **more)
            assert (await socket.hear())["code"] == 4400


def test_the_least_recently_used_items_are_dropped_above_the_limit() -> None:
    kept = RecentValues[str](10)
    for name in "abc":
        kept.put(name, name, 4)
    assert [kept.get(name) for name in "abc"] == [None, "b", "c"]
    assert kept.get("b") == "b"
    kept.put("d", "d", 4)
    assert [kept.get(name) for name in "bcd"] == ["b", None, "d"]
    kept.put("e", "e", 11)
    assert [kept.get(name) for name in "bde"] == ["b", "d", None]


async def test_a_coroutine_is_metered_through_its_inner_awaits() -> None:
    steps: list[float] = []

    async def await_twice() -> str:
        await asyncio.sleep(0)
        try:
            await asyncio.wait_for(asyncio.Event().wait(), 0.001)
        except TimeoutError:
            return "done"
        return "never"

    async def run_metered() -> str:
        return await meter_work(await_twice(), steps.append)

    assert await run_metered() == "done"
    assert len(steps) >= 3
    cancelled = asyncio.create_task(sleep_an_hour_metered(steps.append))
    await asyncio.sleep(0)
    cancelled.cancel()
    with pytest.raises(asyncio.CancelledError):
        await cancelled


async def sleep_an_hour_metered(spend: Any) -> None:
    await meter_work(asyncio.sleep(3600), spend)
