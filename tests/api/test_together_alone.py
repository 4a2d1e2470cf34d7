"""`stewards: players`: each player acts alone, pauses stop all play, and cards are safe."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from tests.api.hall import expect_problem
from tests.api.keepers import (
    SHELF,
    ThreePlayerTable,
    first_turn_act,
    open_three_player_table,
    settable_fact,
)


@pytest.fixture(params=[*SHELF])
async def table(request: pytest.FixtureRequest) -> AsyncIterator[ThreePlayerTable]:
    async with open_three_player_table(request.param) as opened:
        yield opened


async def test_a_player_cannot_agree_choose_or_act_for_another(table: ThreePlayerTable) -> None:
    first, second, third = table.phones
    asked = (await first.does("set-fact", **settable_fact(table, second.character)))["command"]
    position = table.state.log.position
    for act, fields in (
        ("consent", {"petition": asked}),
        ("decline", {"petition": asked}),
        ("choose", {"duty": "any", "option": "any"}),
        ("introduce", {"name": "Somebody"}),
        ("set-fact", settable_fact(table, first.character)),
        ("pause", {}),
        ("reverse", {"entry": asked, "reason": "so"}),
    ):
        for more in ({"recorder": first.character}, {}):
            body = {"as_": third.character} | more | fields
            expect_problem(await first.send_command(act, **body), "not-your-card")
    expect_problem(
        await second.send_command("withdraw", petition=asked, as_=first.character), "not-your-card"
    )
    assert table.state.log.position == position


async def test_a_player_cannot_move_for_another(table: ThreePlayerTable) -> None:
    first, second, _ = table.phones
    position = table.state.log.position
    act, fields = first_turn_act(table)
    named = {"as_": first.character, "recorder": second.character}
    expect_problem(await second.send_command(act, **fields, **named), "not-your-card")
    force: dict[str, Any] = {"waive": ["CUR-DICE-02"], "reason": "he is out"}
    expect_problem(await second.send_command(act, **fields, **named, **force), "not-your-card")
    query = {"as": first.character, "recorder": second.character}
    offers = (await second.get(f"/games/{table.hall.id}/offers", **query)).json()["offers"]
    assert offers == []
    assert table.state.log.position == position


async def test_a_command_without_a_period_may_only_be_a_ruling(table: ThreePlayerTable) -> None:
    first = replace(table.phones[0], period=0)
    act, fields = first_turn_act(table)
    expect_problem(await first.send_command(act, **fields), "stale-period")
    assert (await first.does("set-fact", **settable_fact(table, first.character)))["pending"]


async def test_a_pause_stops_all_play_but_no_ruling(table: ThreePlayerTable) -> None:
    first, second, third = table.phones
    await second.does("pause", reason="the cat has the dice")
    act, fields = first_turn_act(table)
    expect_problem(await first.send_command(act, **fields), "paused")
    assert await table.do_with_all_consents(
        first, "set-fact", **settable_fact(table, third.character)
    ) == ["fact-set"]
    offered = await third.get(f"/games/{table.hall.id}/offers", **{"as": third.character})
    kinds = {form["type"] for form in offered.json()["offers"]}
    assert {"resume", "set-fact", "reverse"} <= kinds
    assert kinds.isdisjoint({"roll", "roll-for-order", "consent"})
    await third.does("resume")
    await first.does(act, **fields)


async def test_a_card_is_printed_anew_when_all_others_agree(table: ThreePlayerTable) -> None:
    first, second, third = table.phones
    asked = await first.does("reissue-card", card=f"{second.character}-1")
    token = asked["token"]
    stranger = table.hall.stranger()
    claim = {"token": token, "device": "device-of-a-thief"}
    expect_problem(await stranger.post("/claims", claim | {"move": True}), "unknown-card")
    await second.does("introduce", name="Still here")
    await second.does("consent", petition=asked["command"])
    expect_problem(await stranger.post("/claims", claim | {"move": True}), "unknown-card")
    await third.does("consent", petition=asked["command"])
    expect_problem(await second.send_command("introduce", name="No more"), "not-your-card")
    expect_problem(
        await table.hall.claim_card(stranger, f"{second.character}-1", "device-old"), "unknown-card"
    )
    answer = await stranger.post("/claims", claim)
    assert answer.json()["character"]["id"] == second.character


async def test_a_refused_print_of_a_card_never_opens_anything(table: ThreePlayerTable) -> None:
    first, second, third = table.phones
    card = f"{second.character}-1"
    thief = await first.does("reissue-card", card=card)
    await third.does("decline", petition=thief["command"])
    asked = await third.does("reissue-card", card=card)
    for phone in (first, second):
        await phone.does("consent", petition=asked["command"])
    stranger = table.hall.stranger()
    claim = {"token": thief["token"], "device": "device-of-a-thief"}
    expect_problem(await stranger.post("/claims", claim), "unknown-card")
    answer = await stranger.post("/claims", claim | {"token": asked["token"]})
    assert answer.status_code == 200, answer.text
