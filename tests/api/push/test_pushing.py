"""A phone whose app is closed gets reminders of its deadlines, from a push service in the tests."""

import time
from typing import Any

from api.keys.vapid import ServerKey
from ledger.store import open_store
from tests.api.deadlines.diaries import (
    FIRST,
    HOUR,
    MINUTE,
    declare_ready,
    diary_hall,
    let_time_pass,
)
from tests.api.hall import Clock
from tests.api.push.phones import (
    CONTACT,
    KEY,
    let_time_pass_and_push,
    next_message,
    open_pushing_hall,
    postpone_deadline,
    subscribe_browsers,
)
from tests.api.push.service import push_service


async def test_before_a_deadline_players_who_are_not_ready_are_reminded() -> None:
    async with open_pushing_hall() as (hall, service):
        browsers = await subscribe_browsers(hall, service, "ada", "bea")
        await declare_ready(hall, await hall.phone("bea"))
        let_time_pass_and_push(hall, 8 * HOUR - 48 * MINUTE)
        who, said = await next_message(service, browsers)
        assert who == "ada"
        assert said == {
            "title": "Nuts in the yard",
            "body": "Ada is not ready yet: Page. Until {until}.",
            "until": FIRST,
            "language": "en",
            "tag": f"{hall.id}/page-1/ada",
            "url": f"/g/{hall.id}",
        }
        await let_time_pass(hall, 0)
        let_time_pass_and_push(hall, MINUTE)
        await postpone_deadline(hall)
        assert (await next_message(service, browsers))[1]["body"].startswith(
            "There is another deadline"
        )


async def test_a_player_is_reminded_once_of_a_deadline_even_over_a_restart() -> None:
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
            browsers = await subscribe_browsers(hall, service, "ada")
            let_time_pass_and_push(hall, 8 * HOUR - 48 * MINUTE)
            assert "not ready" in (await next_message(service, browsers))[1]["body"]
            tokens = hall.tokens
        async with diary_hall(found=False, **settings) as hall:
            hall.tokens = tokens
            for _ in range(3):
                let_time_pass_and_push(hall, MINUTE)
                await let_time_pass(hall, 0)
            await postpone_deadline(hall)
            assert "another deadline" in (await next_message(service, browsers))[1]["body"]


async def test_when_a_deadline_moves_all_who_owe_orders_are_told_the_new_one() -> None:
    async with open_pushing_hall() as (hall, service):
        browsers = await subscribe_browsers(hall, service, "ada", "bea", "cai")
        await declare_ready(hall, await hall.phone("bea"))
        await postpone_deadline(hall)
        told = dict([await next_message(service, browsers) for _ in range(2)])
        assert told.keys() == {"ada", "bea"}
        assert {said["until"] for said in told.values()} == {FIRST + HOUR}


async def test_after_a_deadline_moved_players_are_reminded_of_the_new_one() -> None:
    async with open_pushing_hall() as (hall, service):
        browsers = await subscribe_browsers(hall, service, "ada")
        let_time_pass_and_push(hall, 8 * HOUR - 48 * MINUTE)
        assert "not ready" in (await next_message(service, browsers))[1]["body"]
        await let_time_pass(hall, 0)
        await postpone_deadline(hall, 4 * 60)
        assert "another deadline" in (await next_message(service, browsers))[1]["body"]
        await let_time_pass(hall, 0)
        let_time_pass_and_push(hall, 4 * HOUR)
        assert "not ready" in (await next_message(service, browsers))[1]["body"]


async def test_when_a_window_opens_everybody_who_owes_orders_is_told() -> None:
    async with open_pushing_hall() as (hall, service):
        browsers = await subscribe_browsers(hall, service, "ada", "cai")
        await let_time_pass(hall, 8 * HOUR)
        let_time_pass_and_push(hall)
        who, said = await next_message(service, browsers)
        assert (who, said["tag"]) == ("ada", f"{hall.id}/page-2/ada")
        assert said["body"] == "Ada owes: Page. Until {until}."


async def test_during_a_pause_nobody_is_reminded() -> None:
    async with open_pushing_hall() as (hall, service):
        browsers = await subscribe_browsers(hall, service, "ada")
        nurse = await hall.phone("nurse")
        await nurse.does("pause")
        let_time_pass_and_push(hall, 8 * HOUR - MINUTE)
        await let_time_pass(hall, 0)
        await nurse.does("resume")
        let_time_pass_and_push(hall)
        assert "another deadline" in (await next_message(service, browsers))[1]["body"]


async def test_a_message_is_encrypted_and_carries_its_sender_and_its_lifetime() -> None:
    async with open_pushing_hall() as (hall, service):
        await subscribe_browsers(hall, service, "ada")
        await postpone_deadline(hall)
        pushed = await service.next()
        assert pushed.headers["content-encoding"] == "aes128gcm"
        assert pushed.headers["ttl"] == str(9 * 3600)
        assert pushed.headers["urgency"] == "normal"
        assert len(pushed.headers["topic"]) == 32
        claims = pushed.checked_claims()
        assert claims["aud"] == service.origin
        assert claims["sub"] == CONTACT
        assert claims["key"] == ServerKey(KEY, CONTACT).public
        assert 0 < claims["exp"] - time.time() < 24 * 3600
        assert b"Nuts" not in pushed.body


async def test_all_messages_have_the_same_length() -> None:
    async with open_pushing_hall() as (hall, service):
        await subscribe_browsers(hall, service, "ada")
        let_time_pass_and_push(hall, 8 * HOUR - 48 * MINUTE)
        near = await service.next()
        await let_time_pass(hall, 0)
        await postpone_deadline(hall, 1)
        moved = await service.next()
        assert len(near.body) == len(moved.body)
        assert near.headers["urgency"] == "high"
        assert near.headers["topic"] == moved.headers["topic"]
