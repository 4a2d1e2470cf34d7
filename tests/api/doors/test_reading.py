"""Expensive reads are counted, and are computed beside the event loop."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx2
import pytest

from ledger.record.state import State
from ledger.record.view import Bundle
from tests.api.hall import Hall, Phone, document_of, expect_problem, open_hall
from tests.toy.rules import TOY

PAST = {"at": 2}
FEW = "110/hour"
"""A limit that allows one or two views of the past."""

DEAR: tuple[tuple[str, dict[str, Any]], ...] = (
    ("view", PAST),
    ("holdings", PAST),
    ("holdings/ada", PAST),
    ("places", PAST),
    ("standings", PAST),
    ("audit", PAST),
    ("seal", PAST),
    ("standings", {}),
    ("seal", {}),
    ("entries", {"type": "nothing"}),
    ("entries", {"character": "ada"}),
)
CHEAP: tuple[tuple[str, dict[str, Any]], ...] = (
    ("view", {}),
    ("entries", {}),
    ("holdings", {}),
    ("places", {}),
)


async def _ask_server(phone: Phone, what: str, query: dict[str, Any]) -> httpx2.Response:
    return await phone.get(f"/games/{phone.game}/{what}", **query)


async def _count_until_refused(phone: Phone, what: str, query: dict[str, Any]) -> int:
    """Return the number of answers before the request was refused as too many."""
    for number in range(10):
        answer = await _ask_server(phone, what, query)
        if answer.status_code == 429:
            expect_problem(answer, "too-many")
            assert int(answer.headers["retry-after"]) > 0
            return number
        document_of(answer)
    return 10


@pytest.mark.parametrize(("what", "query"), DEAR)
async def test_expensive_reads_are_counted_for_each_session(
    what: str, query: dict[str, Any]
) -> None:
    async with open_hall(read_rate=FEW) as hall:
        nurse = await hall.phone("nurse")
        assert 1 <= await _count_until_refused(nurse, what, query) <= 2
        other = await hall.phone("nurse", "nurse-2")
        document_of(await _ask_server(other, what, query))


@pytest.mark.parametrize("form", ["jsonl", "csv", "ledger"])
async def test_exports_count_as_expensive(form: str) -> None:
    async with open_hall(read_rate="250/hour") as hall:
        ada = await hall.phone("ada")
        assert (await _ask_server(ada, f"export.{form}", {})).status_code == 200
        expect_problem(await _ask_server(ada, f"export.{form}", {}), "too-many")


@pytest.mark.parametrize(("what", "query"), CHEAP)
async def test_cheap_reads_are_not_counted(what: str, query: dict[str, Any]) -> None:
    async with open_hall(read_rate=FEW) as hall:
        assert await _count_until_refused(await hall.phone("nurse"), what, query) == 10


async def test_strangers_are_counted_together_by_address_and_phones_with_cards_are_not() -> None:
    async with open_hall(read_rate=FEW) as hall:
        since = (await hall.stranger().view())["cursor"]
        past = {"as_of": since}
        document_of(await _ask_server(hall.stranger(), "view", past))
        expect_problem(await _ask_server(hall.stranger(), "view", past), "too-many")
        ada = await hall.phone("ada")
        document_of(await _ask_server(ada, "view", {"as_of": (await ada.view())["cursor"]}))


@asynccontextmanager
async def open_hall_with_waiting_past() -> AsyncIterator[
    tuple[Hall, threading.Event, threading.Event]
]:
    """Yield a hall in which a view of the past waits.

    The first event is set when the view has begun; setting the second releases it.
    """
    begun, go = threading.Event(), threading.Event()
    loop = threading.current_thread()

    def slices_after_wait(state: State[Any]) -> Iterable[Bundle]:
        if threading.current_thread() is not loop:
            begun.set()
            assert go.wait(20)
        return TOY.phones.slices(state)

    async with open_hall(
        rulesets={"nuces": replace(TOY, phones=replace(TOY.phones, slices=slices_after_wait))}
    ) as hall:
        try:
            yield hall, begun, go
        finally:
            go.set()


@pytest.mark.parametrize(("what", "query"), [("view", PAST), ("replay/0", {})])
async def test_others_are_answered_while_a_view_of_the_past_is_made(
    what: str, query: dict[str, Any]
) -> None:
    async with open_hall_with_waiting_past() as (hall, begun, go):
        nurse, ada = await hall.phone("nurse"), await hall.phone("ada")
        looking = asyncio.create_task(_ask_server(nurse, what, query))
        assert await asyncio.to_thread(begun.wait, 20)
        await ada.does("sit", where="bench")
        assert (await ada.view())["me"] == ["ada"]
        assert not looking.done()
        go.set()
        document_of(await looking)


async def test_a_view_of_the_past_is_the_same_while_the_game_goes_on(hall: Hall) -> None:
    nurse, ada = await hall.phone("nurse"), await hall.phone("ada")
    before = document_of(await _ask_server(nurse, "view", PAST))
    looks = [asyncio.create_task(_ask_server(nurse, "view", PAST)) for _ in range(10)]
    for where in ("bench", "wall", "bench", "wall"):
        await ada.send_command("sit", where=where)
    for look in looks:
        found = document_of(await look)
        assert {**found, "now": 0} == {**before, "now": 0}
