"""Grave acts over the API: present stewards are asked, and the receipt explains the wait."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ledger.contract.ruleset import Ruleset
from ledger.kernel.vocabulary.grave_rule import ALONE_MILLISECONDS, ASKED_MILLISECONDS
from tests.api.ear import listen_to_stream, serve_hall
from tests.api.hall import Hall, Phone, document_of, open_hall
from tests.toy.grave import GRAVE_GAME

SHELF: Mapping[str, Ruleset[Any]] = {"nuces": GRAVE_GAME}
SQUEEZE = "5ec2e700-0000-4000-8000-000000000020"
FORCE = {"recorder": "nurse", "waive": ["NUX-08"], "reason": "they squeeze"}


@asynccontextmanager
async def open_hall_with_full_bench() -> AsyncIterator[tuple[Hall, Phone]]:
    """Yield a served hall with a full bench, and the phone of the nurse.

    Her phone does not listen.
    """
    async with open_hall(rulesets=SHELF) as hall, serve_hall(hall) as hall.address:
        for who in ("ada", "bea"):
            await (await hall.phone(who)).does("sit", where="bench")
        yield hall, await hall.phone("nurse")


async def overrule_full_bench(nurse: Phone) -> dict[str, Any]:
    """Return the receipt of the nurse's overruling for Cai on the full bench."""
    return await nurse.does("sit", command=SQUEEZE, as_="cai", where="bench", **FORCE)


async def let_time_pass(hall: Hall, milliseconds: int) -> None:
    """Move the clock, and let due acts happen."""
    hall.clock.now += milliseconds
    hall.host.do_periodic_work()
    await hall.game.writer.write_sides(())


async def fetch_receipt(nurse: Phone) -> dict[str, Any]:
    return document_of(await nurse.get(f"/games/{nurse.game}/receipts/{SQUEEZE}"))


@pytest.mark.rule("ACTA-20")
async def test_without_a_second_steward_the_receipt_says_until_when_the_act_waits() -> None:
    async with open_hall_with_full_bench() as (hall, nurse):
        sent = await overrule_full_bench(nurse)
        assert sent["pending"]
        assert [line["key"] for line in sent["entries"]] == ["grave-act-asked"]
        assert sent["waits"] == {
            "slice": f"grave-act/{SQUEEZE}",
            "until": hall.clock.now + ALONE_MILLISECONDS,
            "second": [],
            "then": "happens",
        }
        waiting = (await nurse.view())["slices"][f"grave-act/{SQUEEZE}"]
        assert (waiting["type"], waiting["actor"], waiting["by"]) == ("sit", "cai", "nurse")
        assert (waiting["waive"], waiting["reason"]) == (["NUX-08"], "they squeeze")
        assert (await fetch_receipt(nurse))["waits"] == sent["waits"]
        await let_time_pass(hall, ALONE_MILLISECONDS)
        assert "waits" not in await fetch_receipt(nurse)
        cai = await hall.phone("cai")
        line = [one for one in (await cai.view())["entries"] if one["key"] == "sat-down"][-1]
        assert line["alone"]
        assert line["ruling"]["reason"] == "they squeeze"


@pytest.mark.rule("ACTA-20")
async def test_a_second_steward_whose_phone_listens_is_asked_and_confirms() -> None:
    async with open_hall_with_full_bench() as (hall, nurse):
        second = await hall.phone("nurse", "nurse-2")
        async with listen_to_stream(second):
            sent = await overrule_full_bench(nurse)
            assert sent["waits"]["second"] == ["nurse-2"]
            assert sent["waits"]["then"] == "lapses"
            await let_time_pass(hall, ALONE_MILLISECONDS)
            assert "waits" in await fetch_receipt(nurse)
            done = await second.does("confirm-act", waiting=SQUEEZE)
        assert [line["key"] for line in done["entries"][:2]] == ["grave-act-confirmed", "sat-down"]
        assert done["entries"][1]["second"] == "nurse"
        assert "alone" not in done["entries"][1]


@pytest.mark.rule("ACTA-20")
async def test_neither_the_own_phone_nor_phones_of_players_are_asked_to_confirm() -> None:
    async with open_hall_with_full_bench() as (hall, nurse):
        ada = await hall.phone("ada")
        async with listen_to_stream(nurse), listen_to_stream(ada):
            assert (await overrule_full_bench(nurse))["waits"]["second"] == []


@pytest.mark.rule("ACTA-20")
async def test_a_steward_whose_phone_does_not_listen_is_not_asked() -> None:
    async with open_hall_with_full_bench() as (hall, nurse):
        second = await hall.phone("nurse", "nurse-2")
        async with listen_to_stream(second):
            pass
        while hall.game.stream.listeners:
            await hall.game.writer.write_sides(())
        assert (await overrule_full_bench(nurse))["waits"]["second"] == []


@pytest.mark.rule("ACTA-20")
async def test_a_repeated_command_is_answered_again_and_does_not_wait_twice() -> None:
    async with open_hall_with_full_bench() as (hall, nurse):
        first = await overrule_full_bench(nurse)
        again = await nurse.send_command("sit", SQUEEZE, as_="cai", where="bench", **FORCE)
        assert again.status_code == 200
        assert again.json() == first | {"repeated": True}
        assert len(hall.game.state.kernel.grave_acts) == 1
        await let_time_pass(hall, ASKED_MILLISECONDS)
        assert hall.game.state.seating.pieces_at("bench") == ("ada", "bea", "cai")


@pytest.mark.rule("ACTA-20")
async def test_only_stewards_learn_that_an_act_waits_for_confirmation() -> None:
    async with open_hall_with_full_bench() as (hall, nurse):
        phones = [await hall.phone(who) for who in ("cai", "aunt")]
        before = [await phone.view() for phone in phones]
        await overrule_full_bench(nurse)
        assert [await phone.view() for phone in phones] == before
        await nurse.does("stop-act", waiting=SQUEEZE)
        assert [await phone.view() for phone in phones] == before
        second = await hall.phone("nurse", "nurse-2")
        async with listen_to_stream(second):
            await nurse.does("sit", as_="cai", where="bench", **FORCE)
        await let_time_pass(hall, ASKED_MILLISECONDS)
        assert not hall.game.state.kernel.grave_acts
        now = [await phone.view() for phone in phones]
        assert [one | {"now": 0} for one in now] == [one | {"now": 0} for one in before]


@pytest.mark.rule("ACTA-20")
async def test_players_read_who_confirmed_an_act_and_not_that_somebody_was_asked() -> None:
    async with open_hall_with_full_bench() as (hall, nurse):
        cai, second = await hall.phone("cai"), await hall.phone("nurse", "nurse-2")
        await overrule_full_bench(nurse)
        await second.does("confirm-act", waiting=SQUEEZE)
        told = (await cai.view())["entries"]
        assert not [line for line in told if line["key"].startswith("grave-act")]
        assert [line["second"] for line in told if "second" in line] == ["nurse"]


@pytest.mark.rule("ACTA-20")
async def test_a_card_in_use_works_until_its_new_print_does() -> None:
    async with open_hall_with_full_bench() as (hall, nurse):
        ada = await hall.phone("ada")
        sent = await nurse.does("reissue-card", card="ada-1")
        await ada.does("give", to="bea", nuts=1)
        early = await hall.claim_card(hall.stranger(), "ada-1", "another-device")
        assert early.status_code != 200
        new = {"token": sent["token"], "device": "another-device"}
        assert (await hall.stranger().post("/claims", new)).status_code != 200
        await let_time_pass(hall, ALONE_MILLISECONDS)
        assert (await ada.send_command("give", to="bea", nuts=1)).status_code != 201
        assert (await hall.stranger().post("/claims", new)).status_code == 200


@pytest.mark.rule("ACTA-20")
async def test_a_card_on_no_phone_is_printed_anew_at_once() -> None:
    async with open_hall_with_full_bench() as (hall, nurse):
        sent = await nurse.does("reissue-card", card="cai-1")
        assert "waits" not in sent
        new = {"token": sent["token"], "device": "a-device"}
        assert (await hall.stranger().post("/claims", new)).status_code == 200
