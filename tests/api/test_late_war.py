"""Late entry in Roman Diplomacy: an empire gets a new ruler, and a newcomer founds a new empire."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from api.models.answers import Receipt
from api.models.submissions import OwnSubmission
from ledger.games.roman_diplomacy.rules import RULES
from tests.api.hall import Hall, Phone, document_of, expect_problem, open_hall
from tests.api.jar_hall import MINUTE, advance_clock

SCENARIO = """based_on: roman_diplomacy
map: mare_parvum
special_sites: []
win_centres: 4
letters: private
players: [gaius, julia]
"""
SHELF = {
    "war": replace(
        RULES,
        scenarios=replace(
            RULES.scenarios, read=lambda _text, name: RULES.scenarios.read(SCENARIO, name)
        ),
    )
}
TOKEN = "0123456789abcdef" * 2
KEY = "00000000-0000-4000-8000-000000000001"


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """Yield a war of Gaius and Julia, who write their first orders."""
    async with open_hall(rulesets=SHELF) as hall:
        for who, city in (("gaius", "bru"), ("julia", "alb")):
            await (await hall.phone(who)).does("found-empire", city=city)
        yield hall


def open_window_id(hall: Hall) -> str:
    """Return the open window."""
    (found,) = hall.game.state.kernel.windows
    return found


async def save_order(hall: Hall, phone: Phone, step: str, revision: int) -> dict[str, Any]:
    """Return the stored form of an order for the army in the Imperial City."""
    city = hall.game.state.world.empire(phone.character).city
    said: dict[str, Any] = {"window": open_window_id(hall), "revision": revision}
    orders = {f"A {city}": [step]}
    answer = await phone.send_command("order-units", orders=orders, **said)
    kept: dict[str, Any] = document_of(answer, Receipt)["kept"]
    return kept


async def own_submission(hall: Hall, phone: Phone, who: str) -> dict[str, Any]:
    """Return a character's own submission on this phone."""
    place = f"/games/{hall.id}/windows/{open_window_id(hall)}/own"
    return document_of(await phone.get(place, **{"as": who}), OwnSubmission)


async def hand_empire_over(hall: Hall, who: str) -> Phone:
    """Return the phone of the person to whom the host has given a character's empire."""
    host = await hall.phone("host")
    token = (await host.does("hand-over-character", character=who))["token"]
    return await hall.phone(who, device="phone-of-the-heir", token=token)


async def test_a_successor_sees_the_saved_orders_of_the_empire_and_changes_them(
    hall: Hall,
) -> None:
    old = hall.stranger()
    await hall.claim_card(old, "gaius-1", "device-of-gaius-1")
    old.character = "gaius"
    await save_order(hall, old, "- gal", 1)
    new = await hand_empire_over(hall, "gaius")
    kept = await own_submission(hall, new, "gaius")
    assert (kept["revision"], kept["saved"]["fields"]["orders"]) == (1, {"A bru": ["- gal"]})
    await save_order(hall, new, "H", 2)
    await advance_clock(hall, 16 * MINUTE)
    (turn,) = hall.game.state.world.played_turns
    assert [one.order for one in turn.results if one.given] == ["A Bru H"]


async def test_saved_orders_count_if_the_successor_is_silent(hall: Hall) -> None:
    old = await hall.phone("gaius")
    await save_order(hall, old, "- gal", 1)
    await hand_empire_over(hall, "gaius")
    await advance_clock(hall, 16 * MINUTE)
    world = hall.game.state.world
    assert world.position.units["gal"].owner == "gaius"
    assert (world.empire("gaius").missed_turns, world.empire("julia").missed_turns) == ((), (0,))


async def test_the_old_card_of_an_empire_is_void_and_neither_sees_nor_orders_anything(
    hall: Hall,
) -> None:
    old, printed = await hall.phone("gaius"), hall.tokens["gaius-1"]
    await save_order(hall, old, "- gal", 1)
    new = await hand_empire_over(hall, "gaius")
    place = f"/games/{hall.id}/windows/{open_window_id(hall)}/own"
    said: dict[str, Any] = {
        "window": open_window_id(hall),
        "revision": 3,
        "orders": {"A bru": ["H"]},
    }
    expect_problem(await old.get(place, **{"as": "gaius"}), "not-your-card")
    expect_problem(await old.send_command("order-units", **said), "not-your-card")
    hall.tokens["gaius-1"] = printed
    expect_problem(
        await hall.claim_card(hall.stranger(), "gaius-1", "device-of-gaius-1"), "unknown-card"
    )
    await save_order(hall, new, "H", 2)
    assert (await own_submission(hall, new, "gaius"))["revision"] == 2


async def test_a_successor_gets_the_letters_and_the_federation_and_missed_turns_stay(
    hall: Hall,
) -> None:
    old, julia = await hall.phone("gaius"), await hall.phone("julia")
    await julia.does("write-letter", to=["gaius"], text="Gallia stays empty.")
    await advance_clock(hall, 16 * MINUTE)
    old.period = julia.period = hall.game.state.period.seq
    petition = (await old.does("federate", name="Pax", partners=["julia"]))["command"]
    await julia.does("consent", petition=petition)
    new = await hand_empire_over(hall, "gaius")
    letters = document_of(await new.get(f"/games/{hall.id}/letters"))["letters"]
    assert [one["text"] for one in letters] == ["Gallia stays empty."]
    assert document_of(await old.get(f"/games/{hall.id}/letters"))["letters"] == []
    world = hall.game.state.world
    assert world.empire("gaius").missed_turns == (0,)
    assert world.uniting["Pax"] == ("gaius", "julia")


async def test_a_newcomer_founds_an_empire_in_the_same_turn_and_owes_orders(
    hall: Hall,
) -> None:
    host, stranger = await hall.phone("host"), hall.stranger()
    summary = document_of(await stranger.get(f"/games/{hall.id}"))
    assert summary["entry"] == "asked"
    body = {"name": "Dan", "token": TOKEN}
    answer = await stranger.post(f"/games/{hall.id}/knocks", body, Idempotency_Key=KEY)
    assert (answer.status_code, answer.json()["state"]) == (201, "waiting")
    (form,) = (one for one in await fetch_offers(host) if one["type"] == "let-in")
    free = [option["value"] for option in form["fields"][0]["options"]]
    assert free
    await host.does("let-in", character=free[0], knock=KEY)
    dan = await hall.phone(free[0], token=TOKEN, device="phone-of-dan")
    await dan.does("found-empire", city="sic")
    assert free[0] in hall.game.state.kernel.windows[open_window_id(hall)].owed
    await save_order(hall, dan, "H", 1)
    await advance_clock(hall, 16 * MINUTE)
    world = hall.game.state.world
    assert world.empire(free[0]).missed_turns == ()
    assert world.position.owners["sic"] == free[0]


async def fetch_offers(phone: Phone) -> list[dict[str, Any]]:
    """Return the offers of a character."""
    found = document_of(await phone.get(f"/games/{phone.game}/offers", **{"as": phone.character}))
    shown: list[dict[str, Any]] = found["offers"]
    return shown


async def test_a_newcomer_who_is_given_an_empire_takes_over_its_possessions(hall: Hall) -> None:
    gaius, host = await hall.phone("gaius"), await hall.phone("host")
    await save_order(hall, gaius, "- gal", 1)
    body = {"name": "Dan", "token": TOKEN}
    await hall.stranger().post(f"/games/{hall.id}/knocks", body, Idempotency_Key=KEY)
    await host.does("hand-over-character", character="gaius", knock=KEY)
    dan = await hall.phone("gaius", token=TOKEN, device="phone-of-dan")
    kept = await own_submission(hall, dan, "gaius")
    assert kept["saved"]["fields"]["orders"] == {"A bru": ["- gal"]}
    expect_problem(await gaius.send_command("leave-federation"), "not-your-card")


async def test_a_newcomer_cannot_be_let_in_as_a_character_who_plays_already(hall: Hall) -> None:
    host = await hall.phone("host")
    refused = await host.expect_refusal("let-in", character="gaius")
    assert [one["key"] for one in refused["objections"]] == ["not-free"]
