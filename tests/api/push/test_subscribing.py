"""Subscriptions: their messages, their addresses, and their end."""

import asyncio
from typing import Any

import pytest
from aiohttp.resolver import ThreadedResolver

from ledger.export.document import write_export
from tests.api.deadlines.diaries import (
    HOUR,
    MINUTE,
    declare_ready,
    diary_hall,
    let_time_pass,
    save_number_of_lines,
)
from tests.api.hall import document_of, expect_problem
from tests.api.push.phones import (
    KEY,
    let_time_pass_and_push,
    next_message,
    open_pushing_hall,
    postpone_deadline,
    subscribe_browsers,
)
from tests.api.push.service import Browser, push_service


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_the_service_reports_as_gone_is_erased(status: int) -> None:
    async with open_pushing_hall() as (hall, service):
        await subscribe_browsers(hall, service, "ada")
        service.answers = [(status, {})]
        await postpone_deadline(hall)
        await service.next()
        ada = await hall.phone("ada")
        # The row is erased first, and the server's memory of it after that.
        for _ in range(100):
            if not document_of(await ada.get(f"/games/{hall.id}/push", **{"as": "ada"}))["on"]:
                break
            await asyncio.sleep(0.02)
        assert not document_of(await ada.get(f"/games/{hall.id}/push", **{"as": "ada"}))["on"]
        assert hall.host.store.side_values(hall.id, "push") == {}


async def test_a_phone_that_unsubscribes_or_gives_its_cards_back_gets_no_more_messages() -> None:
    async with open_pushing_hall() as (hall, service):
        browsers = await subscribe_browsers(hall, service, "ada", "bea")
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        answer = await ada.client.delete(f"/api/v1/games/{hall.id}/push?as=ada")
        assert not document_of(answer)["on"]
        await postpone_deadline(hall)
        assert (await next_message(service, browsers))[0] == "bea"
        await bea.client.delete("/api/v1/session")
        assert hall.host.store.side_values(hall.id, "push") == {}


async def test_a_card_that_moves_to_another_phone_ends_the_messages_to_the_first() -> None:
    async with open_pushing_hall() as (hall, service):
        browsers = await subscribe_browsers(hall, service, "ada", "bea")
        await hall.claim_card(hall.stranger(), "ada-1", "another-phone", move=True)
        await postpone_deadline(hall)
        assert (await next_message(service, browsers))[0] == "bea"
        await let_time_pass(hall, 0)
        assert [*hall.host.store.side_values(hall.id, "push")] == ["bea-1"]


async def test_a_late_subscriber_is_told_of_later_events_only() -> None:
    async with open_pushing_hall() as (hall, service):
        browsers = await subscribe_browsers(hall, service, "ada")
        for _ in range(3):
            let_time_pass_and_push(hall, MINUTE)
            await let_time_pass(hall, 0)
        await postpone_deadline(hall)
        assert "another deadline" in (await next_message(service, browsers))[1]["body"]


async def test_without_a_key_nothing_is_sent_and_no_phone_subscribes() -> None:
    async with push_service() as service, diary_hall(push_origins=service.origin) as hall:
        ada = await hall.phone("ada")
        mine = f"/games/{hall.id}/push"
        assert document_of(await ada.get(mine, **{"as": "ada"})) == {"on": False}
        browser = Browser(service.origin, "ada")
        expect_problem(await ada.post(mine, browser.subscription("ada")), "push-off")
        await postpone_deadline(hall)
        assert service.got.empty()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/send/1",
        "http://127.0.0.1:1/send/1",
        "https://127.0.0.1/send/1",
        "https://[::1]/send/1",
        "https://169.254.169.254/latest",
        "https://2130706433/",
        "https://0x7f000001/",
        "https://0x7f.1/",
        "https://0177.0.0.1/",
        "https://127.1/",
        "https://127.0.0.1./",
        "https://10.0.0.1.0x1/",
        "https://[::ffff:127.0.0.1]/",
        "https://[fe80::1%25eth0]/",
        "https://%31%32%37.0.0.1/",
        "https://localhost/",
        "https://localhost./",
        "https://push.localhost/",
        "https://printer.local/",
        "https://metadata.google.internal/",
        "https://router.home.arpa/",
        "https://intranet/",
        "https://push_service.example/",
        "https://-push.example/",
        "https://push..example/",
        "https://push.example:22/",
        "https://push.example:8443/",
        "https://push.example:80/",
        "https://ada:secret@push.example/send/1",
        "https://push.example:0/send/1",
        "https://push.example:99999/send/1",
        "https:///send/1",
        "ftp://push.example/1",
        "https://push.example/" + "x" * 1100,
        "https://push.example/a b",
    ],
)
async def test_messages_go_to_known_push_services_alone(endpoint: str) -> None:
    async with open_pushing_hall() as (hall, service):
        ada = await hall.phone("ada")
        body = Browser(service.origin, "ada").subscription("ada") | {"endpoint": endpoint}
        wrong = expect_problem(await ada.post(f"/games/{hall.id}/push", body), "malformed")
        assert wrong["errors"][0]["field"] == "endpoint"


@pytest.mark.parametrize(
    ("found", "allowed"),
    [
        (["10.1.2.3"], False),
        (["192.0.2.1", "169.254.169.254"], False),
        (["93.184.215.14", "::1"], False),
        (["fd00::1"], False),
        (["93.184.215.14", "2606:2800:21f:cb07::1"], True),
        (None, True),
    ],
)
async def test_a_name_is_resolved_when_a_phone_subscribes(
    found: list[str] | None, allowed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[str]()

    async def note_and_resolve(
        _self: ThreadedResolver, host: str, port: int = 0, *_: Any
    ) -> list[Any]:
        asked.append(f"{host}:{port}")
        if found is None:
            raise OSError("nobody knows it now")
        return [{"host": one, "hostname": host, "port": port} for one in found]

    monkeypatch.setattr(ThreadedResolver, "resolve", note_and_resolve)
    async with open_pushing_hall() as (hall, service):
        ada = await hall.phone("ada")
        body = Browser(service.origin, "ada").subscription("ada")
        for end in ("", ":443"):
            body["endpoint"] = f"https://push.example{end}/send/1"
            answer = await ada.post(f"/games/{hall.id}/push", body)
            if allowed:
                assert document_of(answer)["on"]
            else:
                wrong = expect_problem(answer, "malformed")["errors"][0]
                assert wrong["message"] == "it leads into a private network"
    assert asked == ["push.example:443"] * 2


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "AAAA", "auth": "AAAAAAAAAAAAAAAAAAAAAA"},
        {"p256dh": "B" * 87, "auth": "AAAAAAAAAAAAAAAAAAAAAA"},
        {"auth": "AAAA"},
    ],
)
async def test_malformed_keys_are_refused(keys: dict[str, str]) -> None:
    async with open_pushing_hall() as (hall, service):
        ada = await hall.phone("ada")
        body = Browser(service.origin, "ada").subscription("ada")
        body["keys"] = {**body["keys"], **keys}
        wrong = expect_problem(await ada.post(f"/games/{hall.id}/push", body), "malformed")
        assert wrong["errors"][0]["field"] == "keys"


async def test_only_the_holder_of_a_card_is_told_what_it_owes() -> None:
    async with open_pushing_hall() as (hall, service):
        body = Browser(service.origin, "eve").subscription("bea")
        ada = await hall.phone("ada")
        expect_problem(await ada.post(f"/games/{hall.id}/push", body), "not-your-card")
        expect_problem(await hall.stranger().post(f"/games/{hall.id}/push", body), "unauthorized")
        assert hall.host.store.side_values(hall.id, "push") == {}


async def test_exports_and_entries_hold_no_subscription_and_no_key() -> None:
    async with open_pushing_hall() as (hall, service):
        browsers = await subscribe_browsers(hall, service, "ada")
        scribe = hall.game.scribe
        rows = [row.state for row in scribe.store.read(hall.id)]
        written = b"".join(write_export(rows, scribe.keys, scribe.heads(), (), frozenset()))
        for secret in (browsers["ada"].path, KEY, b"ada!!!".decode()):
            assert secret.encode() not in written


async def test_saved_orders_change_no_message_to_other_players() -> None:
    async def messages_if_saved(*, saved: bool) -> list[Any]:
        async with open_pushing_hall() as (hall, service):
            browsers = await subscribe_browsers(hall, service, "ada", "cai")
            if saved:
                await save_number_of_lines(hall, await hall.phone("bea"), 7)
                await declare_ready(hall, await hall.phone("bea"))
            let_time_pass_and_push(hall, 8 * HOUR - 48 * MINUTE)
            first = await next_message(service, browsers)
            await let_time_pass(hall, 0)
            await postpone_deadline(hall)
            return [first, await next_message(service, browsers)]

    assert await messages_if_saved(saved=True) == await messages_if_saved(saved=False)
