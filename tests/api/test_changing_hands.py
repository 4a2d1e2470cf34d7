"""Cards for newcomers, and the phones of characters whose player changes or who leave."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import httpx2
import pytest

from api.access.card_code import printed_code
from api.models.cards import Session
from tests.api.ear import listen_to_stream, serve_hall
from tests.api.hall import Hall, Phone, document_of, expect_problem, open_hall
from tests.toy.streets import STREET

SHELF = {"street": STREET}
TOKEN = "0123456789abcdef" * 2
KEY = "00000000-0000-4000-8000-000000000001"


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """Yield a street in which the aunt lets newcomers in."""
    async with open_hall(rulesets=SHELF) as hall:
        yield hall


@pytest.fixture
async def room() -> AsyncIterator[Hall]:
    """Yield the same street behind a real server."""
    async with open_hall(rulesets=SHELF) as hall, serve_hall(hall) as address:
        hall.address = address
        yield hall


async def send_knock(hall: Hall, phone: Phone, key: str = KEY, **more: Any) -> httpx2.Response:
    body = {"name": "Dan", "token": TOKEN} | more
    return await phone.post(f"/games/{hall.id}/knocks", body, Idempotency_Key=key)


def line_keys(view: dict[str, Any]) -> list[str]:
    return [line["key"] for line in view["entries"]]


async def test_a_steward_gives_a_card_to_a_newcomer_without_a_phone(hall: Hall) -> None:
    aunt = await hall.phone("aunt")
    token = (await aunt.does("let-in", character="dan"))["token"]
    shown = await hall.stranger().post("/claims/preview", {"token": printed_code(token)})
    assert document_of(shown)["character"]["id"] == "dan"
    dan = await hall.phone("dan", token=token)
    await dan.does("toss", to="bea", nuts=1)


async def test_where_all_keep_order_a_new_card_works_once_all_have_agreed() -> None:
    rules = replace(
        STREET, seats=replace(STREET.seats, together=lambda state: state.world.children)
    )
    async with open_hall(rulesets={"street": rules}) as hall:
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        asked = await ada.does("hand-over-character", character="ada")
        hall.tokens["ada-1"] = asked["token"]
        expect_problem(
            await hall.claim_card(hall.stranger(), "ada-1", "phone-of-dan"), "unknown-card"
        )
        await ada.does("toss", to="bea", nuts=1)
        await bea.does("consent", petition=asked["command"])
        expect_problem(await ada.send_command("toss", to="bea", nuts=1), "not-your-card")
        new = await hall.phone("ada", device="phone-of-dan")
        await new.does("toss", to="bea", nuts=1)


async def test_old_phones_learn_that_their_character_changed_hands_and_see_no_more(
    room: Hall,
) -> None:
    old, aunt = await room.phone("bea"), await room.phone("aunt")
    async with listen_to_stream(old) as ear:
        await ear.next()
        token = (await aunt.does("hand-over-character", character="bea"))["token"]
        assert await ear.next("moved") == ("moved", {"card": "bea-1", "character": "bea"})
    assert document_of(await old.get("/session"), Session)["cards"] == []
    assert "purse/bea" not in (await old.view())["slices"]
    expect_problem(await old.send_command("toss", to="ada", nuts=1), "not-your-card")
    expect_problem(await room.claim_card(room.stranger(), "bea-1", "phone-of-old"), "unknown-card")
    new = await room.phone("bea", device="another-phone", token=token)
    assert (await new.view())["slices"]["purse/bea"]["holds"] == {"nut": 10}
    await new.does("toss", to="ada", nuts=1)
    kept = room.host.store.side_values(room.id, "session")
    assert sorted(key.partition("/")[2] for key in kept) == ["aunt-1", "bea-1"]


async def test_the_new_holder_reads_the_lines_that_the_old_holder_read(hall: Hall) -> None:
    old, ada, aunt = await hall.phone("bea"), await hall.phone("ada"), await hall.phone("aunt")
    await ada.does("toss", to="bea", nuts=2)
    token = (await aunt.does("hand-over-character", character="bea"))["token"]
    new = await hall.phone("bea", device="another-phone", token=token)
    assert "tossed" in line_keys(await new.view())
    assert "tossed" not in line_keys(await old.view())


async def test_a_newcomer_who_has_knocked_gets_a_character_that_changes_hands(hall: Hall) -> None:
    aunt = await hall.phone("aunt")
    await send_knock(hall, hall.stranger())
    assert "token" not in await aunt.does("hand-over-character", character="bea", knock=KEY)
    bea = await hall.phone("bea", token=TOKEN)
    await bea.does("toss", to="ada", nuts=1)


async def test_phones_of_a_retired_character_are_told_and_may_do_no_more(room: Hall) -> None:
    bea, aunt = await room.phone("bea"), await room.phone("aunt")
    async with listen_to_stream(bea) as ear:
        await ear.next()
        await aunt.does("retire-character", character="bea")
        assert await ear.next("moved") == ("moved", {"card": "bea-1", "character": "bea"})
    expect_problem(await bea.send_command("toss", to="ada", nuts=1), "not-your-card")
    expect_problem(await room.claim_card(room.stranger(), "bea-1", "phone-of-bea"), "unknown-card")
    public = document_of(await room.stranger().get(f"/games/{room.id}/view"))
    assert "person/bea" not in public["slices"]
    assert line_keys(public)[-1] == "character-retired"


async def test_a_listening_phone_hears_of_newcomers_and_of_characters_who_leave(room: Hall) -> None:
    ada, aunt = await room.phone("ada"), await room.phone("aunt")
    async with listen_to_stream(ada) as ear:
        await ear.next()
        await aunt.does("let-in", character="dan")
        slices = (await ear.next("entries"))[1]["pub"]["slices"]
        assert slices["person/dan"]["short"] == "Dan"
        await aunt.does("retire-character", character="dan")
        assert (await ear.next("entries"))[1]["pub"]["slices"]["person/dan"] is None
