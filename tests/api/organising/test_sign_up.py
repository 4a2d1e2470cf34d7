"""The public page of an event: guests sign up, wait, change and cancel, and are erased."""

import asyncio
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from api.hosting.erasure.eraser import GUESTS_MILLISECONDS
from api.limits.rate_limits import NEW_SIGN_UPS
from api.organising.guest_places import MAX_GUESTS
from ledger.games.catalogue import GAMES
from ledger.games.ludi_romani.audiences import PRIVATE_GOODS
from ledger.games.ludi_romani.scenario.outline import SECRET_GOODS
from ledger.store import open_store
from ledger.store.base import NO_GAME, UNSCRUBBED_KEY, Batch, SideWrite
from tests.api.hall import Phone, document_of, expect_problem, open_hall
from tests.api.logged import capture_log
from tests.api.organising.desk import (
    ADMIN,
    ROMANI,
    change_fields,
    delete_event,
    files_with,
    make_event,
    send_change,
    sign_in,
)
from tests.api.servers import three_memory_stores, two_halls

PAGE = {
    "public": "yes",
    "name": "Saturnalia",
    "date": "2033-12-17",
    "place": "Sunburst Lounge",
    "dinner": "17:30",
    "begins": "18:30",
    "history": "The Roman Games.\nA festival.",
}
ADA = {
    "name": "Ada Lovelace",
    "wishes": ["character/cicero", "role/numen"],
    "food": "no nuts",
    "contact": "ada@example.org",
    "words": "I come by bus.",
}
SECRETS = ("Lovelace", "no nuts", "ada@example.org", "by bus")


async def publish(browser: Phone, **details: str) -> dict[str, Any]:
    """Return a new event that has a public page."""
    return await make_event(browser, details=PAGE | details)


async def sign_up(guest: Phone, event: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return a new sign-up for an event, with its token."""
    answer = await guest.post(f"/events/{event['id']}/guests", ADA | fields)
    assert answer.status_code == 201, answer.text
    document: dict[str, Any] = answer.json()
    return document


async def own(guest: Phone, event: dict[str, Any], signed: dict[str, Any]) -> Any:
    """Return the answer to a guest who opens the own link."""
    headers = {"Guest-Token": signed["token"]}
    return await guest.client.get(f"/api/v1/events/{event['id']}/guest", headers=headers)


async def test_a_page_is_not_found_until_the_organiser_publishes_it() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser, public="")
        expect_problem(await guest.get(f"/events/{event['id']}"), "unknown-event")
        expect_problem(await guest.get("/events/0011"), "unknown-event")
        refused = await guest.post(f"/events/{event['id']}/guests", ADA)
        expect_problem(refused, "unknown-event")
        document_of(await send_change(browser, event, details={"public": "yes"}))
        page = document_of(await guest.get(f"/events/{event['id']}"))
        assert page["history"] == PAGE["history"]
        assert (page["place"], page["dinner"], page["begins"]) == (
            "Sunburst Lounge",
            "17:30",
            "18:30",
        )
        cicero = next(one for one in page["cast"] if one["id"] == "cicero")
        assert cicero["holdings"] == {"denarius": 500000, "suffragium": 80, "classis": 1}
        octavian = next(one for one in page["cast"] if one["id"] == "octavian")
        assert octavian["place"] == "Northern Italy"


async def test_the_page_shows_the_cast_of_the_scenario_without_its_secrets() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser)
        event = await change_fields(
            browser,
            event,
            ("cast/hirtius", None),
            ("cast/cicero/holdings/denarius", 7300000),
            ("cast/cicero/holdings/classis", 3),
        )
        answer = await guest.get(f"/events/{event['id']}")
        cast = {one["id"]: one for one in document_of(answer)["cast"]}
        assert "hirtius" not in cast
        assert cast["cicero"]["holdings"] == {"suffragium": 80, "classis": 3}
        assert "7300000" not in answer.text
        # A half-written number leaves the page as it was.
        await change_fields(browser, event, ("cast/cicero/holdings/classis", "four"))
        assert {
            one["id"]: one for one in document_of(await guest.get(f"/events/{event['id']}"))["cast"]
        } == cast


def test_every_private_asset_but_the_owned_votes_is_secret_on_the_page() -> None:
    assert set(PRIVATE_GOODS) - {"suffragium"} == SECRET_GOODS


async def test_a_game_at_a_table_has_a_page_without_a_cast() -> None:
    async with open_hall(rulesets=GAMES, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser)
        table = await make_event(browser, ruleset="morituri", details=PAGE)
        page = document_of(await guest.get(f"/events/{table['id']}"))
        assert page["cast"] == []
        refused = await guest.post(f"/events/{table['id']}/guests", ADA)
        expect_problem(refused, "malformed")
        await sign_up(guest, table, wishes=[])
        assert document_of(await guest.get(f"/events/{event['id']}"))["sign_up"]["taken"] == 0


async def test_the_list_waits_in_the_order_of_the_sign_ups() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser, places="2")
        signed = [await sign_up(guest, event, name=name) for name in ("Ada", "Ben", "Cleo", "Dan")]
        assert [one["waiting"] for one in signed] == [0, 0, 1, 2]
        state = document_of(await guest.get(f"/events/{event['id']}"))["sign_up"]
        assert (state["places"], state["taken"], state["waiting"]) == (2, 2, 2)
        headers = {"Guest-Token": signed[0]["token"]}
        path = f"/api/v1/events/{event['id']}/guest"
        document_of(await guest.client.delete(path, headers=headers))
        waiting = [document_of(await own(guest, event, one))["waiting"] for one in signed[1:]]
        assert waiting == [0, 0, 1]
        expect_problem(await own(guest, event, signed[0]), "unknown-guest")
        # A new guest in the erased guest's row still waits behind the others.
        assert (await sign_up(guest, event, name="Eve"))["waiting"] == 2


async def test_a_half_written_number_of_places_gives_nobody_a_place() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser, places="1O")
        assert (await sign_up(guest, event))["waiting"] == 1


@pytest.mark.parametrize(
    ("details", "is_open"),
    [
        ({"until": "2033-12-01"}, True),
        ({"until": "2001-01-01"}, False),
        ({"until": "", "date": "2001-01-01"}, False),
        ({"until": "soon"}, False),
        ({"until": "", "date": ""}, True),
    ],
)
async def test_the_sign_up_closes_at_a_day(details: dict[str, str], is_open: bool) -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        hall.clock.now = 1_900_000_000_000
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser)
        signed = await sign_up(guest, event)
        document_of(await send_change(browser, event, details=details))
        page = document_of(await guest.get(f"/events/{event['id']}"))
        assert page["sign_up"]["open"] is is_open
        if not is_open:
            refused = await guest.post(f"/events/{event['id']}/guests", ADA)
            expect_problem(refused, "sign-up-closed")
            # Guests can still change what they have written.
            changed = await change_own(guest, event, signed, food="nothing")
            assert changed["form"]["food"] == "nothing"


async def change_own(
    guest: Phone, event: dict[str, Any], signed: dict[str, Any], **fields: Any
) -> dict[str, Any]:
    """Return a guest's sign-up after a change through the own link."""
    answer = await guest.client.put(
        f"/api/v1/events/{event['id']}/guest",
        json=ADA | fields,
        headers={"Guest-Token": signed["token"]},
    )
    document: dict[str, Any] = document_of(answer)
    return document


async def test_a_guest_reads_and_changes_the_sign_up_with_the_own_link_also_later() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser, places="1")
        signed = await sign_up(guest, event)
        await sign_up(guest, event, name="Ben")
        changed = await change_own(guest, event, signed, wishes=["role/senator"])
        assert changed["form"] == ADA | {"wishes": ["role/senator"]}
        assert changed["waiting"] == 0
        document_of(await send_change(browser, event, details={"public": ""}))
        headers = {"Guest-Token": signed["token"]}
        page = await guest.client.get(f"/api/v1/events/{event['id']}", headers=headers)
        assert document_of(page)["name"] == "Saturnalia"
        assert document_of(await own(guest, event, signed)) == changed


async def test_guests_and_strangers_see_nothing_of_other_guests() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, guest, stranger = await sign_in(hall), hall.stranger(), hall.stranger()
        event = await publish(browser)
        signed = await sign_up(guest, event)
        other = await sign_up(stranger, event, name="Ben", food="", contact="", words="")
        page = await stranger.get(f"/events/{event['id']}")
        own_page = await own(stranger, event, other)
        for answer in (page, own_page, await stranger.get(f"/events/{event['id']}/guest")):
            assert not any(secret in answer.text for secret in (*SECRETS, signed["token"]))
        for token in ("", "0" * 32, signed["token"][:-1]):
            headers = {"Guest-Token": token}
            path = f"/api/v1/events/{event['id']}/guest"
            expect_problem(await stranger.client.get(path, headers=headers), "unknown-guest")
            expect_problem(await stranger.client.delete(path, headers=headers), "unknown-guest")


async def test_the_store_has_only_the_digest_of_a_token_and_the_log_has_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(str(tmp_path / "ledger.db"))
    with contextmanager(capture_log)(monkeypatch, "debug") as log:
        async with open_hall(store=store, rulesets=ROMANI, admin_token=ADMIN) as hall:
            browser, guest = await sign_in(hall), hall.stranger()
            event = await publish(browser)
            signed = await sign_up(guest, event)
            await change_own(guest, event, signed, food="no shrimps")
            await guest.post(f"/events/{event['id']}/guests", ADA | {"wishes": ["no nuts"]})
            assert files_with(tmp_path, "ada@example.org")
            assert not files_with(tmp_path, signed["token"])
    store.close()
    printed = log.getvalue()
    assert not any(secret in printed for secret in (*SECRETS, "no shrimps", signed["token"]))


async def test_no_ledger_and_no_export_has_anything_of_a_guest(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "ledger.db"))
    async with open_hall(store=store, rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser)
        await sign_up(guest, event)
        rows = store.side_rows_of_all_games("event")
        assert {row.game for row in rows} == {f"event/{event['id']}"}
        assert not store.changes(f"event/{event['id']}", 0, 0).rows
        assert not any("Lovelace" in repr(store.changes(game, 0, 0)) for game in store.games())
    store.close()


async def test_a_cancelled_guest_and_the_guests_of_a_deleted_event_leave_no_bytes(
    tmp_path: Path,
) -> None:
    store = open_store(str(tmp_path / "ledger.db"))
    async with open_hall(store=store, rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser)
        signed = await sign_up(guest, event)
        await sign_up(guest, event, name="Ben", contact="ben@example.org")
        path = f"/api/v1/events/{event['id']}/guest"
        headers = {"Guest-Token": signed["token"]}
        document_of(await guest.client.delete(path, headers=headers))
        expect_problem(await own(guest, event, signed), "unknown-guest")
        await hall.host.eraser.scrub()
        assert not files_with(tmp_path, "ada@example.org")
        assert files_with(tmp_path, "ben@example.org")
        # Guests who sign up meanwhile do not stop the organiser.
        document_of(await delete_event(browser, event))
        assert not files_with(tmp_path, "ben@example.org")
    store.close()


async def test_guests_who_cancel_make_the_server_rewrite_its_file_once_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, rewritings = open_store(str(tmp_path / "ledger.db")), list[None]()
    rewrite = store.scrub

    def count_and_rewrite() -> None:
        rewritings.append(None)
        rewrite()

    monkeypatch.setattr(store, "scrub", count_and_rewrite)
    async with open_hall(store=store, rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser)
        hall.clock.now += GUESTS_MILLISECONDS

        async def sign_up_and_cancel(contact: str) -> None:
            signed = await sign_up(guest, event, contact=contact)
            headers = {"Guest-Token": signed["token"]}
            path = f"/api/v1/events/{event['id']}/guest"
            document_of(await guest.client.delete(path, headers=headers))
            await hall.host.eraser.scrub()

        for contact in ("ada@example.org", "ben@example.org", "cleo@example.org"):
            await sign_up_and_cancel(contact)
        assert len(rewritings) == 1
        hall.clock.now += GUESTS_MILLISECONDS
        await hall.host.eraser.scrub()
        assert len(rewritings) == 2
        assert not files_with(tmp_path, "cleo@example.org")
        await sign_up_and_cancel("dan@example.org")
        assert len(rewritings) == 2
    # A server that ends leaves no bytes either.
    assert len(rewritings) == 3
    assert not files_with(tmp_path, "dan@example.org")
    store.close()


async def test_a_server_that_was_killed_forgets_no_bytes_of_a_guest(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "ledger.db"))
    async with open_hall(store=store, rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser)
        signed = await sign_up(guest, event)
        await hall.host.eraser.scrub()
        headers = {"Guest-Token": signed["token"]}
        path = f"/api/v1/events/{event['id']}/guest"
        document_of(await guest.client.delete(path, headers=headers))
        assert UNSCRUBBED_KEY in store.side_values(NO_GAME, "erased")
        await hall.host.eraser.scrub()
        assert UNSCRUBBED_KEY not in store.side_values(NO_GAME, "erased")
    store.close()


async def test_one_address_signs_up_only_some_new_guests_an_hour() -> None:
    assert (NEW_SIGN_UPS.amount, NEW_SIGN_UPS.get_expiry()) == (20, 60 * 60)
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN, claim_rate="100/minute") as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser)
        path = f"/events/{event['id']}/guests"
        # Forms with a fault do not count.
        expect_problem(await guest.post(path, ADA | {"name": " "}), "malformed")
        signed = [await sign_up(guest, event) for _number in range(NEW_SIGN_UPS.amount)]
        refused = await guest.post(path, ADA)
        expect_problem(refused, "too-many")
        assert 0 < int(refused.headers["retry-after"]) <= 60 * 60
        # Changes and cancels have the limit of claims alone.
        await change_own(guest, event, signed[0], food="nothing")
        headers = {"Guest-Token": signed[0]["token"]}
        own_path = f"/api/v1/events/{event['id']}/guest"
        document_of(await guest.client.delete(own_path, headers=headers))
        expect_problem(await guest.post(path, ADA), "too-many")


async def test_sign_ups_are_limited_for_each_address() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN, claim_rate="2/minute") as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser)
        for name in ("Ada", "Ben"):
            await sign_up(guest, event, name=name)
        expect_problem(await guest.post(f"/events/{event['id']}/guests", ADA), "too-many")


async def test_the_list_of_an_event_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MAX_GUESTS == 300
    monkeypatch.setattr("api.organising.guest_places.MAX_GUESTS", 2)
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser)
        for name in ("Ada", "Ben"):
            await sign_up(guest, event, name=name)
        expect_problem(await guest.post(f"/events/{event['id']}/guests", ADA), "sign-up-closed")


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"name": "  "}, "name"),
        ({"name": "A" * 81}, "name"),
        ({"wishes": ["character/nobody"]}, "wishes"),
        ({"wishes": ["role/senator"] * 4}, "wishes"),
        ({"words": "x" * 1001}, "words"),
        ({"food": 7}, "food"),
    ],
)
async def test_a_wrong_field_is_named(fields: dict[str, Any], field: str) -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser)
        refused = await guest.post(f"/events/{event['id']}/guests", ADA | fields)
        expect_problem(refused, "malformed")
        assert refused.json()["errors"][0]["field"] == field


async def test_a_wish_for_a_character_who_was_left_out_may_stay() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, guest = await sign_in(hall), hall.stranger()
        event = await publish(browser)
        signed = await sign_up(guest, event)
        await change_fields(browser, event, ("cast/cicero", None))
        changed = await change_own(guest, event, signed, food="nothing")
        assert changed["form"]["wishes"] == ADA["wishes"]


async def test_sign_ups_on_two_servers_at_once_are_all_kept_beside_a_change() -> None:
    stores = three_memory_stores()
    async with two_halls(stores, rulesets=ROMANI, admin_token=ADMIN) as (first, second):
        browser, ada, ben = await sign_in(first), first.stranger(), second.stranger()
        event = await publish(browser, places="3")
        changing = asyncio.create_task(send_change(browser, event, details={"history": "New"}))
        signed = await asyncio.gather(
            *(sign_up(guest, event, name=f"N{n}") for n in range(4) for guest in (ada, ben))
        )
        assert sorted(one["waiting"] for one in signed) == [0, 0, 0, 1, 2, 3, 4, 5]
        assert document_of(await changing)["details"]["history"] == "New"
        page = document_of(await ben.get(f"/events/{event['id']}"))
        assert (page["history"], page["sign_up"]["taken"]) == ("New", 3)


async def test_an_event_of_an_older_program_is_read_and_changed() -> None:
    stores = three_memory_stores()
    async with open_hall(store=stores[0], rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        row = (
            b'{"ruleset":"ludi_romani","scenario":"based_on: ludi_romani\\n",'
            b'"details":{"name":"Old"},"made":1,"saved":1,"problems":0}'
        )
        write = SideWrite("event", "event", row)
        stores[0].append(Batch("event/0011", 0, b"", (), b"", (write,)))
        event = document_of(await browser.get("/organiser/events/0011"))
        event = document_of(await send_change(browser, event, details={"public": "yes"}))
        page = document_of(await hall.stranger().get("/events/0011"))
        assert (page["name"], len(page["cast"]) > 60) == ("Old", True)
        assert event["details"]["public"] == "yes"
