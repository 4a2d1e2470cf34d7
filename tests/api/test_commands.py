"""Commands: their answers, and the proof that a command has no other effect."""

import asyncio
import uuid
from dataclasses import replace
from typing import Any

import pytest

from api.http.command_codec import MAX_CACHED_COMMANDS, shared_names_used_by_command
from api.http.request_context import MAX_BYTES
from ledger.contract.acts import Command
from ledger.games.catalogue import GAMES
from tests.api.hall import Hall, document_of, expect_problem, open_hall
from tests.toy.rules import TOY

KEY = "0b9f6a52-8a3c-4d5e-9f10-a1b2c3d4e5f6"


async def test_an_act_without_an_effect_is_refused() -> None:
    acts = (replace(act, effects=lambda *_given: ()) for act in TOY.play.acts)
    async with open_hall(
        rulesets={"nuces": replace(TOY, play=replace(TOY.play, acts=tuple(acts)))}
    ) as hall:
        ada, before = await hall.phone("ada"), hall.game.state.log.position
        refusal = await ada.expect_refusal("sit", where="bench")
        assert [one["key"] for one in refusal["objections"]] == ["comes-to-nothing"]
        assert refusal["appealable"] is False
        tried = await ada.dry_run("sit", where="bench")
        assert [one["key"] for one in tried["objections"]] == ["comes-to-nothing"]
        assert hall.game.state.log.position == before


async def test_the_detail_of_a_refusal_has_one_full_stop_after_each_objection() -> None:
    async with open_hall(rulesets={"ludi_romani": GAMES["ludi_romani"]}) as hall:
        cicero = await hall.phone("cicero")
        refusal = await cicero.expect_refusal("seek-protection", to="livia")
        texts = [one["text"] for one in refusal["objections"]]
        assert any(text.endswith(".") for text in texts)
        assert refusal["detail"] == " ".join(f"{text.removesuffix('.')}." for text in texts)


async def test_an_act_is_answered_with_its_entries_as_its_sender_sees_them(hall: Hall) -> None:
    ada = await hall.phone("ada")
    receipt = await ada.does("give", to="bea", nuts=2, command=KEY)
    assert (receipt["command"], receipt["repeated"], receipt["pending"]) == (KEY, False, False)
    (line,) = receipt["entries"]
    assert line["key"] == "nuts-given"
    assert line["legs"] == [{"asset": "nut", "amount": 2, "from": "ada"}]
    assert line["by"] == {"as": "ada", "recorder": ""}
    assert "n" not in line
    assert (await ada.view())["cursor"] == receipt["cursor"]


async def test_a_command_sent_twice_has_the_same_answer_and_happens_once(hall: Hall) -> None:
    ada = await hall.phone("ada")
    first = await ada.does("give", to="bea", nuts=2, command=KEY)
    position = hall.game.state.log.position
    again = await ada.send_command("give", to="bea", nuts=2, command=KEY)
    assert again.headers["idempotent-replay"] == "true"
    repeated = document_of(again)
    assert repeated == first | {"repeated": True}
    assert hall.game.state.log.position == position


async def test_a_used_id_with_another_command_is_refused(hall: Hall) -> None:
    ada = await hall.phone("ada")
    await ada.does("give", to="bea", nuts=2, command=KEY)
    expect_problem(
        await ada.send_command("give", to="bea", nuts=3, command=KEY), "repeated-otherwise"
    )


async def test_simultaneous_commands_with_the_same_id_happen_once(hall: Hall) -> None:
    ada = await hall.phone("ada")
    asked = (ada.send_command("give", to="bea", nuts=2, command=KEY) for _ in range(20))
    answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [200] * 19 + [201]
    assert hall.game.state.books.holding("ada", "nut") == 8


async def test_simultaneous_commands_never_spend_the_same_nut_twice(hall: Hall) -> None:
    ada = await hall.phone("ada")
    answers = await asyncio.gather(*(ada.send_command("give", to="bea", nuts=1) for _ in range(25)))
    assert sorted(answer.status_code for answer in answers) == [201] * 10 + [409] * 15
    assert hall.game.state.books.holding("ada", "nut") == 0


async def test_a_refusal_names_its_rule_and_the_change_that_it_needs(hall: Hall) -> None:
    ada = await hall.phone("ada")
    before = hall.game.state.log.position
    refusal = expect_problem(await ada.send_command("give", to="bea", nuts=50), "refused")
    (objection,) = refusal["objections"]
    assert objection["rule"] == "NUX-01"
    assert objection["args"] == {"n": 50}
    assert objection["text"]
    assert refusal["appealable"]
    assert hall.game.state.log.position == before


async def test_a_petition_is_pending_until_the_other_party_agrees(hall: Hall) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    receipt = await ada.does("swap", with_="bea", nuts=2)
    assert receipt["pending"]
    assert f"petition/{receipt['command']}" in (await bea.view())["slices"]
    await bea.does("consent", petition=receipt["command"])
    assert hall.game.state.books.holding("ada", "bone") == 1


async def test_a_steward_overrules_with_a_reason(hall: Hall) -> None:
    nurse = await hall.phone("nurse")
    for _ in range(2):
        await nurse.does("throw", as_="ada", recorder="nurse")
    refusal = await nurse.expect_refusal("throw", as_="ada", recorder="nurse")
    waived = [objection["rule"] for objection in refusal["objections"]]
    reason = "he was pushed"
    receipt = await nurse.does("throw", as_="ada", recorder="nurse", waive=waived, reason=reason)
    (line,) = (line for line in receipt["entries"] if line["ruling"])
    assert line["ruling"] == {"by": "nurse", "waived": ["NUX-06"], "reason": reason}


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"nuts": "two"}, "nuts"),
        ({"nuts": 2.5}, "nuts"),
        ({"nuts": True}, "nuts"),
        ({"nuts": 0}, "nuts"),
        ({"nuts": 10**30}, "nuts"),
        ({"nuts": 2, "gold": 1}, "gold"),
        ({}, "nuts"),
        ({"nuts": 2, "period": "now"}, "period"),
        ({"nuts": 2, "as_": 7}, "as"),
        ({"nuts": 2, "to": "x" * 65}, "to"),
    ],
)
async def test_the_answer_to_a_malformed_command_names_the_wrong_field(
    hall: Hall, fields: dict[str, Any], named: str
) -> None:
    ada = await hall.phone("ada")
    before = hall.game.state.log.position
    answer = expect_problem(await ada.send_command("give", **({"to": "bea"} | fields)), "malformed")
    assert named in [error["field"] for error in answer["errors"]]
    assert hall.game.state.log.position == before


@pytest.mark.parametrize(
    ("content", "kind", "status"),
    [
        (b"{", "application/json", 400),
        (b"[]", "application/json", 400),
        (b'{"type": "give"', "application/json", 400),
        (b"\xff\xfe", "application/json", 400),
        (b"[" * 60_000, "application/json", 400),
        (b'{"a":' * 20 + b"1" + b"}" * 20, "application/json", 400),
        (b"type=give", "application/x-www-form-urlencoded", 415),
        (b"{}", "", 415),
    ],
)
async def test_a_body_that_is_no_json_object_is_malformed_and_never_a_crash(
    hall: Hall, content: bytes, kind: str, status: int
) -> None:
    ada = await hall.phone("ada")
    headers = {"content-type": kind, "idempotency-key": KEY}
    path = f"/api/v1/games/{hall.id}/commands"
    answer = await ada.client.post(path, content=content, headers=headers)
    expect_problem(answer, "malformed")
    assert answer.status_code == status


async def test_a_body_that_is_too_large_is_not_read_to_its_end(hall: Hall) -> None:
    ada = await hall.phone("ada")
    headers = {"content-type": "application/json", "idempotency-key": KEY}
    path = f"/api/v1/games/{hall.id}/commands"
    answer = await ada.client.post(path, content=b" " * (MAX_BYTES + 1), headers=headers)
    expect_problem(answer, "too-large")


@pytest.mark.parametrize("key", ["", "due-17", "found-x", "1", KEY + "0"])
async def test_a_command_needs_an_id_that_is_not_reserved_for_the_server(
    hall: Hall, key: str
) -> None:
    ada = await hall.phone("ada")
    path = f"/games/{hall.id}/commands"
    answer = await ada.post(path, ada.command_body("sit", where="bench"), Idempotency_Key=key)
    assert expect_problem(answer, "malformed")["errors"][0]["field"] == "Idempotency-Key"


async def test_nobody_acts_as_somebody_else(hall: Hall) -> None:
    ada, stranger = await hall.phone("ada"), hall.stranger()
    expect_problem(await ada.send_command("sit", as_="bea", where="bench"), "not-your-card")
    expect_problem(
        await ada.send_command("sit", as_="bea", recorder="bea", where="bench"), "not-your-card"
    )
    expect_problem(
        await ada.send_command("sit", as_="bea", recorder="ada", where="bench"), "not-your-card"
    )
    expect_problem(await ada.send_command("sit", as_="", where="bench"), "not-your-card")
    expect_problem(await stranger.send_command("sit", as_="ada", where="bench"), "unauthorized")
    expect_problem(await stranger.send_command("pause", as_=""), "unauthorized")


async def test_unknown_acts_and_games_are_named_in_the_answer(hall: Hall) -> None:
    ada = await hall.phone("ada")
    expect_problem(await ada.send_command("fly"), "unknown-act")
    path = "/games/nowhere/commands"
    expect_problem(
        await ada.post(path, ada.command_body("fly"), Idempotency_Key=KEY), "unknown-game"
    )


async def test_a_command_of_an_old_period_is_stale_and_the_answer_names_the_new_one(
    hall: Hall,
) -> None:
    ada, aunt = await hall.phone("ada"), await hall.phone("aunt")
    await aunt.does("ring")
    answer = expect_problem(await ada.send_command("sit", where="bench"), "stale-period")
    assert answer["period"] == 2


async def test_a_pause_stops_players_and_not_stewards(hall: Hall) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    await nurse.does("pause", reason="fire")
    expect_problem(await ada.send_command("sit", where="bench"), "paused")
    await nurse.does("resume")
    await ada.does("sit", where="bench")


async def test_a_session_that_floods_is_told_to_wait() -> None:
    async with open_hall(command_rate="2/hour") as hall:
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        await ada.does("give", to="bea", nuts=1)
        await ada.does("give", to="bea", nuts=1)
        expect_problem(await ada.send_command("give", to="bea", nuts=1), "too-many")
        await bea.does("give", to="ada", nuts=1)


async def test_only_the_sender_of_a_command_finds_its_receipt(hall: Hall) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    receipt = await ada.does("give", to="bea", nuts=2, command=KEY)
    path = f"/games/{hall.id}/receipts/{KEY}"
    assert document_of(await ada.get(path)) == receipt | {"repeated": True}
    expect_problem(await bea.get(path), "no-receipt")
    unsent = f"/games/{hall.id}/receipts/{uuid.UUID(int=1)}"
    expect_problem(await ada.get(unsent), "no-receipt")


async def test_another_site_cannot_send_commands_with_our_cookie(hall: Hall) -> None:
    ada = await hall.phone("ada")
    ada.client.headers["origin"] = "http://evil.example"
    expect_problem(await ada.send_command("sit", where="bench"), "elsewhere")
    ada.client.headers["origin"] = "http://hall"
    ada.client.headers["sec-fetch-site"] = "cross-site"
    expect_problem(await ada.send_command("sit", where="bench"), "elsewhere")
    ada.client.headers["sec-fetch-site"] = "same-origin"
    await ada.does("sit", where="bench")


async def test_the_names_of_a_command_s_own_fields_are_looked_up_once(hall: Hall) -> None:
    shared_names_used_by_command.cache_clear()
    ada = await hall.phone("ada")
    for _ in range(3):
        await ada.does("give", to="bea", nuts=1)
    assert shared_names_used_by_command.cache_info().misses == 1
    assert shared_names_used_by_command.cache_info().maxsize == MAX_CACHED_COMMANDS


def test_a_command_uses_only_names_of_its_own_fields_for_itself() -> None:
    acts: dict[str, type[Command]] = {
        act.name: act.command for act in GAMES["ludi_romani"].play.acts
    }
    assert shared_names_used_by_command(acts["set-fact"]) == {"reason"}
    assert shared_names_used_by_command(acts["give"]) == frozenset()
