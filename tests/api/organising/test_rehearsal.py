"""The rehearsal of an event: bots play it in memory, and no list of games shows it."""

import asyncio
from typing import Any

import pytest

from api.game.game import Game
from api.rehearsal import event_rehearsals
from ledger.store.base import StoreError
from tests.api.hall import Phone, document_of, expect_problem, open_hall
from tests.api.organising.desk import (
    ADMIN,
    ROMANI,
    SHAME,
    TABLES,
    delete_event,
    make_event,
    send_change,
    sign_in,
)

TABLE = {"ruleset": "cursus_honorum"}


async def start(browser: Phone, event: dict[str, Any]) -> dict[str, Any]:
    """Return the rehearsal of an event, which starts now."""
    return document_of(await browser.post(f"/organiser/events/{event['id']}/rehearsal", None))


async def read(browser: Phone, event: dict[str, Any]) -> dict[str, Any]:
    """Return the rehearsal of an event."""
    return document_of(await browser.get(f"/organiser/events/{event['id']}/rehearsal"))


async def end(browser: Phone, event: dict[str, Any]) -> dict[str, Any]:
    """Return the answer to the end of a rehearsal."""
    path = f"/api/v1/organiser/events/{event['id']}/rehearsal"
    return document_of(await browser.client.delete(path))


async def test_bots_play_the_scenario_of_an_event_and_people_take_its_characters() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser)
        assert (await read(browser, event))["game"] == ""
        rehearsal = await start(browser, event)
        assert rehearsal == await read(browser, event)
        assert rehearsal["played"]
        game = hall.host.registry.game(rehearsal["game"])
        with game.watch_commits() as news:
            await asyncio.wait_for(news.wait(), 20)
        card = rehearsal["cards"][0]
        token = card["link"].removeprefix("/c#")
        phone = hall.stranger()
        claim = await phone.post("/claims", {"token": token, "device": "phone-of-organiser"})
        assert document_of(claim)["game"] == rehearsal["game"]
        cards = (await read(browser, event))["cards"]
        assert [one["card"] for one in cards if one["claimed"]] == [card["card"]]


async def test_no_list_knows_a_rehearsal_and_its_end_leaves_nothing() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, **TABLE)
        before = document_of(await hall.stranger().get("/games"))
        rehearsal = await start(browser, event)
        game = rehearsal["game"]
        assert document_of(await hall.stranger().get("/games")) == before
        assert game not in hall.host.store.games()
        assert hall.host.store.side_values(game, "token") == {}
        document_of(await hall.stranger().get(f"/games/{game}"))
        assert (await end(browser, event))["game"] == ""
        expect_problem(await hall.stranger().get(f"/games/{game}"), "unknown-game")
        answer = await hall.stranger().post(
            "/claims",
            {"token": rehearsal["cards"][0]["link"].partition("#")[2], "device": "a-late-phone"},
        )
        expect_problem(answer, "unknown-card")
        assert document_of(await hall.stranger().get("/games")) == before
        assert (await end(browser, event))["game"] == ""


async def test_a_second_start_replaces_the_first_rehearsal() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, **TABLE)
        first, second = await asyncio.gather(start(browser, event), start(browser, event))
        games = {first["game"], second["game"]}
        assert len(games) == 2
        assert games & hall.host.registry.games.keys() == {(await read(browser, event))["game"]}


async def test_a_scenario_with_faults_starts_nothing_and_ends_nothing() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, **TABLE)
        rehearsal = await start(browser, event)
        document_of(await send_change(browser, event, scenario=f"{SHAME}nonsense: 1\n"))
        answer = await browser.post(f"/organiser/events/{event['id']}/rehearsal", None)
        (error,) = expect_problem(answer, "malformed")["errors"]
        assert error["field"] == "scenario"
        assert "nonsense" in error["message"]
        assert (await read(browser, event))["game"] == rehearsal["game"]


async def test_the_rehearsal_of_a_deleted_event_ends() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, **TABLE)
        rehearsal = await start(browser, event)
        document_of(await delete_event(browser, event))
        assert rehearsal["game"] not in hall.host.registry.games


async def test_only_so_many_events_are_rehearsed_at_the_same_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(event_rehearsals, "MAX_REHEARSALS", 1)
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        first, second = await make_event(browser, **TABLE), await make_event(browser, **TABLE)
        await start(browser, first)
        answer = await browser.post(f"/organiser/events/{second['id']}/rehearsal", None)
        expect_problem(answer, "too-many")
        await start(browser, first)


async def test_only_organisers_see_start_and_end_a_rehearsal() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN, rehearsal=True) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, **TABLE)
        rehearsal = await start(browser, event)
        path = f"/organiser/events/{event['id']}/rehearsal"
        for phone in (hall.stranger(), await hall.phone("ada")):
            expect_problem(await phone.get(path), "unauthorized")
            expect_problem(await phone.post(path, None), "unauthorized")
            expect_problem(await phone.client.delete(f"/api/v1{path}"), "unauthorized")
            cards = document_of(await phone.get("/rehearsal"))["cards"]
            assert rehearsal["game"] not in {card["game"] for card in cards}
        assert (await read(browser, event))["game"] == rehearsal["game"]


async def test_the_commits_of_a_rehearsal_say_nothing_about_the_disk() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, **TABLE)
        rehearsal = await start(browser, event)
        hall.host.faults.note_write_result("The disk is full.", hall.clock.now, "")
        game = hall.host.registry.game(rehearsal["game"])
        hall.host.registry.note_commit(game.scribe, 0.1)
        hall.host.registry.note_failure(game.scribe, StoreError("no memory"))
        assert [*hall.host.faults.unwritable_databases] == [""]


async def test_while_people_play_an_evening_no_rehearsal_starts_and_bots_stop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(event_rehearsals, "LOOK_SECONDS", 0.01)
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, **TABLE)
        await start(browser, event)
        people: set[str] = set()

        def listening_cards(game: Game) -> frozenset[str]:
            return frozenset(people) if game is hall.game else frozenset()

        monkeypatch.setattr(Game, "listening_cards", listening_cards)
        assert (await read(browser, event))["played"]
        people.add("ada-1")
        await asyncio.wait_for(hall.app.state.rehearsals.find(event["id"]).playing, 20)
        stopped = await read(browser, event)
        assert not stopped["played"]
        assert "slow their evening down" in stopped["stop_reason"]
        path = f"/organiser/events/{event['id']}/rehearsal"
        problem = expect_problem(await browser.post(path, None), "refused")
        assert "slow their evening down" in problem["detail"]
        document_of(await browser.post(f"/organiser/games/{hall.id}/pause", {}))
        assert (await start(browser, event))["played"]
