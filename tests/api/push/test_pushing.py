"""A phone whose app is closed is told of its deadlines, by a push service of our own."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from api.push.vapid import ServerKey, new_private_key
from ledger.export import write_export
from ledger.store import open_store
from tests.api.deadlines.diaries import (
    FIRST,
    HOUR,
    MINUTE,
    diary_hall,
    passes,
    saves,
    says_ready,
)
from tests.api.hall import Clock, Hall, Phone, found_in, problem
from tests.api.push.service import Browser, Service, push_service

KEY = new_private_key()
CONTACT = "mailto:host@example.org"


@asynccontextmanager
async def pushing(**settings: Any) -> AsyncIterator[tuple[Hall, Service]]:
    """A hall that pushes, and the push service of its phones."""
    async with push_service() as service:
        more = {"push_key": KEY, "push_contact": CONTACT, "push_origins": service.origin}
        async with diary_hall(**(more | settings)) as hall:
            yield hall, service


async def subscribed(phone: Phone, browser: Browser) -> dict[str, Any]:
    """A phone that wants to be told."""
    answer = await phone.post(f"/games/{phone.game}/push", browser.subscription(phone.character))
    state = found_in(answer)
    assert state["on"]
    return state


async def listening(hall: Hall, service: Service, *who: str) -> dict[str, Browser]:
    """Browsers of these characters, who have been told nothing yet."""
    browsers = {name: Browser(service.origin, name) for name in who}
    for name, browser in browsers.items():
        await subscribed(await hall.phone(name), browser)
    hall.host.tick()  # from now on whatever comes is news
    await passes(hall, 0)
    return browsers


async def heard(service: Service, browsers: dict[str, Browser]) -> tuple[str, dict[str, Any]]:
    """To whom the next message came, and what it says."""
    pushed = await service.next()
    who = next(name for name, browser in browsers.items() if browser.path == pushed.path)
    return who, json.loads(browsers[who].decrypted(pushed.body))


def look(hall: Hall, later: int = 0) -> None:
    """Time passes, and the server looks whether anybody is to be told."""
    hall.clock.now += later
    hall.host.tick()


async def test_before_a_deadline_whoever_is_not_ready_is_told() -> None:
    async with pushing() as (hall, service):
        browsers = await listening(hall, service, "ada", "bea")
        await says_ready(hall, await hall.phone("bea"))
        look(hall, 8 * HOUR - 48 * MINUTE)
        who, said = await heard(service, browsers)
        assert who == "ada"
        assert said == {
            "title": "Nuts in the yard",
            "body": "Ada is not ready yet: Page. Until {until}.",
            "until": FIRST,
            "tag": f"{hall.id}/page-1/ada",
            "url": f"/g/{hall.id}",
        }
        await passes(hall, 0)
        look(hall, MINUTE)
        await postponed(hall)
        assert (await heard(service, browsers))[1]["body"].startswith("There is another deadline")


async def postponed(hall: Hall, minutes: int = 60) -> None:
    """The nurse gives more time, and the server looks."""
    await (await hall.phone("nurse")).does(
        "postpone-deadline", window=next(iter(hall.game.state.kernel.windows)), minutes=minutes
    )
    look(hall)


async def test_nobody_is_told_twice_of_the_same_also_over_a_restart() -> None:
    store, clock = open_store("memory:"), Clock()
    async with push_service() as service:
        settings: dict[str, Any] = {
            "push_key": KEY,
            "push_contact": CONTACT,
            "push_origins": service.origin,
            "store": store,
            "clock": clock,
        }
        async with diary_hall(**settings) as hall:
            browsers = await listening(hall, service, "ada")
            look(hall, 8 * HOUR - 48 * MINUTE)
            assert "not ready" in (await heard(service, browsers))[1]["body"]
            tokens = hall.tokens
        async with diary_hall(found=False, **settings) as hall:
            hall.tokens = tokens
            for _ in range(3):
                look(hall, MINUTE)
                await passes(hall, 0)
            await postponed(hall)
            assert "another deadline" in (await heard(service, browsers))[1]["body"]


async def test_when_a_deadline_moves_all_who_owe_are_told_the_new_one() -> None:
    async with pushing() as (hall, service):
        browsers = await listening(hall, service, "ada", "bea", "cai")
        await says_ready(hall, await hall.phone("bea"))
        await postponed(hall)
        told = dict([await heard(service, browsers) for _ in range(2)])
        assert told.keys() == {"ada", "bea"}
        assert {said["until"] for said in told.values()} == {FIRST + HOUR}


async def test_after_it_moved_one_is_reminded_of_the_new_deadline() -> None:
    async with pushing() as (hall, service):
        browsers = await listening(hall, service, "ada")
        look(hall, 8 * HOUR - 48 * MINUTE)
        assert "not ready" in (await heard(service, browsers))[1]["body"]
        await passes(hall, 0)
        await postponed(hall, 4 * 60)
        assert "another deadline" in (await heard(service, browsers))[1]["body"]
        await passes(hall, 0)
        look(hall, 4 * HOUR)
        assert "not ready" in (await heard(service, browsers))[1]["body"]


async def test_when_a_window_opens_whoever_owes_something_is_told() -> None:
    async with pushing() as (hall, service):
        browsers = await listening(hall, service, "ada", "cai")
        await passes(hall, 8 * HOUR)
        look(hall)
        who, said = await heard(service, browsers)
        assert (who, said["tag"]) == ("ada", f"{hall.id}/page-2/ada")
        assert said["body"] == "Ada owes: Page. Until {until}."


async def test_while_the_game_stands_still_nobody_is_reminded() -> None:
    async with pushing() as (hall, service):
        browsers = await listening(hall, service, "ada")
        nurse = await hall.phone("nurse")
        await nurse.does("pause")
        look(hall, 8 * HOUR - MINUTE)
        await passes(hall, 0)
        await nurse.does("resume")
        look(hall)
        assert "another deadline" in (await heard(service, browsers))[1]["body"]


async def test_it_is_encrypted_and_says_by_whom_and_for_how_long() -> None:
    async with pushing() as (hall, service):
        await listening(hall, service, "ada")
        await postponed(hall)
        pushed = await service.next()
        assert pushed.headers["content-encoding"] == "aes128gcm"
        assert pushed.headers["ttl"] == str(9 * 3600)
        assert pushed.headers["urgency"] == "normal"
        assert len(pushed.headers["topic"]) == 32
        claims = pushed.claims()
        assert claims["aud"] == service.origin
        assert claims["sub"] == CONTACT
        assert claims["key"] == ServerKey(KEY, CONTACT).public
        assert 0 < claims["exp"] - time.time() < 24 * 3600
        assert b"Nuts" not in pushed.body


async def test_all_messages_are_equally_long() -> None:
    async with pushing() as (hall, service):
        await listening(hall, service, "ada")
        look(hall, 8 * HOUR - 48 * MINUTE)
        near = await service.next()
        await passes(hall, 0)
        await postponed(hall, 1)
        moved = await service.next()
        assert len(near.body) == len(moved.body)
        assert near.headers["urgency"] == "high"
        assert near.headers["topic"] == moved.headers["topic"]


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_erased(status: int) -> None:
    async with pushing() as (hall, service):
        await listening(hall, service, "ada")
        service.answers = [(status, {})]
        await postponed(hall)
        await service.next()
        ada = await hall.phone("ada")
        for _ in range(100):
            if not hall.host.store.sides(hall.id, "push"):
                break
            await asyncio.sleep(0.02)
        assert hall.host.store.sides(hall.id, "push") == {}
        assert not found_in(await ada.get(f"/games/{hall.id}/push", **{"as": "ada"}))["on"]


async def test_whoever_unsubscribes_or_gives_their_cards_back_is_told_no_more() -> None:
    async with pushing() as (hall, service):
        browsers = await listening(hall, service, "ada", "bea")
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        answer = await ada.client.delete(f"/api/v1/games/{hall.id}/push?as=ada")
        assert not found_in(answer)["on"]
        await postponed(hall)
        assert (await heard(service, browsers))[0] == "bea"
        await bea.client.delete("/api/v1/session")
        assert hall.host.store.sides(hall.id, "push") == {}


async def test_a_card_that_goes_to_another_phone_takes_its_messages_from_the_first() -> None:
    async with pushing() as (hall, service):
        browsers = await listening(hall, service, "ada", "bea")
        await hall.claim(hall.stranger(), "ada-1", "another-phone", move=True)
        await postponed(hall)
        assert (await heard(service, browsers))[0] == "bea"
        await passes(hall, 0)
        assert [*hall.host.store.sides(hall.id, "push")] == ["bea-1"]


async def test_whoever_subscribes_late_is_told_of_what_comes_then() -> None:
    async with pushing() as (hall, service):
        browsers = await listening(hall, service, "ada")
        for _ in range(3):
            look(hall, MINUTE)
            await passes(hall, 0)
        await postponed(hall)
        assert "another deadline" in (await heard(service, browsers))[1]["body"]


async def test_without_a_key_nothing_is_sent_and_no_phone_subscribes() -> None:
    async with push_service() as service, diary_hall(push_origins=service.origin) as hall:
        ada = await hall.phone("ada")
        mine = f"/games/{hall.id}/push"
        assert found_in(await ada.get(mine, **{"as": "ada"})) == {"on": False}
        browser = Browser(service.origin, "ada")
        problem(await ada.post(mine, browser.subscription("ada")), "push-off")
        await postponed(hall)
        assert service.got.empty()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/send/1",
        "http://127.0.0.1:1/send/1",
        "https://127.0.0.1/send/1",
        "https://[::1]/send/1",
        "https://169.254.169.254/latest",
        "https://ada:secret@push.example/send/1",
        "https://push.example:0/send/1",
        "https://push.example:99999/send/1",
        "https:///send/1",
        "ftp://push.example/1",
        "https://push.example/" + "x" * 1100,
        "https://push.example/a b",
    ],
)
async def test_it_sends_to_push_services_alone(endpoint: str) -> None:
    async with pushing() as (hall, service):
        ada = await hall.phone("ada")
        body = Browser(service.origin, "ada").subscription("ada") | {"endpoint": endpoint}
        wrong = problem(await ada.post(f"/games/{hall.id}/push", body), "malformed")
        assert wrong["errors"][0]["field"] == "endpoint"


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "AAAA", "auth": "AAAAAAAAAAAAAAAAAAAAAA"},
        {"p256dh": "B" * 87, "auth": "AAAAAAAAAAAAAAAAAAAAAA"},
        {"auth": "AAAA"},
    ],
)
async def test_keys_that_are_none_are_refused(keys: dict[str, str]) -> None:
    async with pushing() as (hall, service):
        ada = await hall.phone("ada")
        body = Browser(service.origin, "ada").subscription("ada")
        body["keys"] = {**body["keys"], **keys}
        wrong = problem(await ada.post(f"/games/{hall.id}/push", body), "malformed")
        assert wrong["errors"][0]["field"] == "keys"


async def test_only_who_holds_the_card_is_told_what_it_owes() -> None:
    async with pushing() as (hall, service):
        body = Browser(service.origin, "eve").subscription("bea")
        ada = await hall.phone("ada")
        problem(await ada.post(f"/games/{hall.id}/push", body), "not-your-card")
        problem(await hall.stranger().post(f"/games/{hall.id}/push", body), "not-your-card")
        assert hall.host.store.sides(hall.id, "push") == {}


async def test_no_subscription_and_no_key_is_in_an_export_or_an_entry() -> None:
    async with pushing() as (hall, service):
        browsers = await listening(hall, service, "ada")
        scribe = hall.game.scribe
        rows = [row.state for row in scribe.store.read(hall.id)]
        written = b"".join(write_export(rows, scribe.keys, scribe.heads(), (), frozenset()))
        for secret in (browsers["ada"].path, KEY, b"ada!!!".decode()):
            assert secret.encode() not in written


async def test_what_somebody_has_saved_changes_nothing_that_others_are_told() -> None:
    async def said(*, saved: bool) -> list[Any]:
        async with pushing() as (hall, service):
            browsers = await listening(hall, service, "ada", "cai")
            if saved:
                await saves(hall, await hall.phone("bea"), 7)
                await says_ready(hall, await hall.phone("bea"))
            look(hall, 8 * HOUR - 48 * MINUTE)
            first = await heard(service, browsers)
            await passes(hall, 0)
            await postponed(hall)
            return [first, await heard(service, browsers)]

    assert await said(saved=True) == await said(saved=False)
