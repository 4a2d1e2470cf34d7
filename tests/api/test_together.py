"""`stewards: players`: all players keep order together, and each player acts only for their own
character.

A ruling of one player, by any act that the kernel or the game gives to stewards, is a petition to
all the others. The ruling counts when each other player has agreed with their own card.
"""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from ledger.kernel.machine.chapters import KERNEL_ACTS
from ledger.scribe.heads import MINUTE_MILLISECONDS
from tests.api.hall import expect_problem
from tests.api.keepers import (
    SHELF,
    ThreePlayerTable,
    first_turn_act,
    open_three_player_table,
    settable_fact,
)

READING = {
    "cursus_honorum": {"switch": "round.turn_order", "value": "rotate_each_round"},
    "morituri": {"switch": "movement.exact_roll_to_enter_roma", "value": "true"},
}

LAST = ("morituri/fact-set@1", "cursus_honorum/dignitas-raised@1")


@pytest.fixture(params=[*SHELF])
async def table(request: pytest.FixtureRequest) -> AsyncIterator[ThreePlayerTable]:
    async with open_three_player_table(request.param) as opened:
        yield opened


@pytest.fixture
async def course() -> AsyncIterator[ThreePlayerTable]:
    async with open_three_player_table("cursus_honorum") as opened:
        yield opened


async def test_a_fact_is_set_when_all_others_agree(table: ThreePlayerTable) -> None:
    first, second, _ = table.phones
    fact = settable_fact(table, second.character)
    assert await table.do_with_all_consents(first, "set-fact", **fact) == ["fact-set"]


async def test_a_reading_is_flipped_when_all_others_agree(table: ThreePlayerTable) -> None:
    reading = READING[table.state.kernel.ruleset]
    assert await table.do_with_all_consents(table.phones[1], "set-switch", **reading) == [
        "switch-set"
    ]


async def test_dice_are_changed_when_all_others_agree(table: ThreePlayerTable) -> None:
    assert await table.do_with_all_consents(table.phones[2], "use-dice", value="server") == [
        "dice-set"
    ]


async def test_an_entry_is_set_right_when_all_others_agree(table: ThreePlayerTable) -> None:
    _first, second, _ = table.phones
    entry = await reversible_entry_id(table)
    done = await table.do_with_all_consents(
        second, "reverse", entry=entry, reason="we misread the dice"
    )
    assert done[0] == "entry-reversed"
    (reversed_,) = [
        entry for entry in table.state.log.in_order() if entry.type == "kernel/entry-reversed@1"
    ]
    assert reversed_.event.by == second.character
    assert table.hall.game.text(reversed_.event.reason) == "we misread the dice"


async def reversible_entry_id(table: ThreePlayerTable) -> str:
    """Return the id of a reversible entry, which is the first player's own last act."""
    first = table.phones[0]
    if table.state.kernel.ruleset == "morituri":
        await table.do_with_all_consents(first, "set-fact", **settable_fact(table, first.character))
    else:
        await first.does("roll", dice=[1, 1, 4])
        await first.does("stop-rolling")
        await first.does("advance", boxes=1)
    log = table.state.log
    told = (log.entries[position] for position in sorted(log.entries, reverse=True))
    return next(entry.id for entry in told if entry.type in LAST)


async def test_nobody_takes_back_an_act_of_their_own_alone(course: ThreePlayerTable) -> None:
    entry = await reversible_entry_id(course)
    assert await course.do_with_all_consents(course.phones[0], "undo", entry=entry) == [
        "entry-reversed"
    ]


async def test_an_entry_is_disclosed_when_all_others_agree(table: ThreePlayerTable) -> None:
    log = table.state.log
    claimed = next(e.id for e in log.in_order() if e.type == "kernel/card-claimed@1")
    assert await table.do_with_all_consents(table.phones[0], "disclose", entry=claimed) == [
        "disclosed"
    ]


async def test_the_game_is_closed_when_all_others_agree_and_not_before(
    table: ThreePlayerTable,
) -> None:
    first, second, third = table.phones
    assert await table.do_with_all_consents(first, "announce-closing", minutes=5) == [
        "closing-announced"
    ]
    assert await table.do_with_all_consents(second, "cancel-closing") == ["closing-cancelled"]
    await table.do_with_all_consents(first, "announce-closing", minutes=1)
    assert await table.do_with_all_consents(third, "confirm-closing") == ["closing-confirmed"]
    position = table.state.log.position
    table.hall.clock.now += MINUTE_MILLISECONDS
    table.hall.host.do_periodic_work()
    await table.hall.game.writer.write_sides(())
    assert table.entry_names_since(position + 1)[0] == "game-closed"


async def test_even_with_all_votes_a_minute_is_left_to_object(table: ThreePlayerTable) -> None:
    first, second, _third = table.phones
    refused = await first.send_command("announce-closing", minutes=0)
    expect_problem(refused, "malformed")
    await table.do_with_all_consents(first, "announce-closing", minutes=1)
    await table.do_with_all_consents(second, "confirm-closing")
    table.hall.clock.now += MINUTE_MILLISECONDS - 1
    table.hall.host.do_periodic_work()
    await table.hall.game.writer.write_sides(())
    assert table.state.kernel.status == "closing"
    assert await table.do_with_all_consents(second, "cancel-closing") == ["closing-cancelled"]


async def test_the_announcer_of_the_closing_may_also_ask_to_start_the_countdown(
    table: ThreePlayerTable,
) -> None:
    first = table.phones[0]
    await table.do_with_all_consents(first, "announce-closing", minutes=1)
    assert await table.do_with_all_consents(first, "confirm-closing") == ["closing-confirmed"]


async def test_a_course_is_set_when_all_others_agree(course: ThreePlayerTable) -> None:
    done = await course.do_with_all_consents(course.phones[2], "set-course", to="candidacies")
    assert done == ["course-set"]


async def test_a_player_waives_a_rule_for_themselves_when_all_others_agree(
    course: ThreePlayerTable,
) -> None:
    first = course.phones[0]
    await first.does("roll", dice=[1, 1, 4])
    for _ in range(2):
        await first.does("roll-again", reroll=["die-3"], dice=[4])
    again = {"reroll": ["die-3"], "dice": [6]}
    refusal = await first.expect_refusal("roll-again", **again)
    rules = [objection["rule"] for objection in refusal["objections"]]
    forced = again | {"waive": rules, "reason": "the die fell off the table"}
    assert await course.do_with_all_consents(first, "roll-again", **forced) == ["dice-rolled"]
    ruled = course.state.log.entries[course.state.log.position].ruling
    assert ruled is not None
    assert (ruled.by, ruled.waived) == (first.character, tuple(rules))
    assert course.hall.game.text(ruled.reason) == "the die fell off the table"


async def test_a_waiver_needs_all_others_even_if_no_rule_forbids_the_act(
    table: ThreePlayerTable,
) -> None:
    first = table.phones[0]
    act, fields = first_turn_act(table)
    answer = await first.does(act, **fields, waive=["X-01"], reason="so")
    assert answer["pending"]


async def appeal_first_act(course: ThreePlayerTable) -> tuple[dict[str, Any], str]:
    """Return the appealed act of the first player, and the appeal."""
    first = course.phones[0]
    await first.does("roll", dice=[1, 1, 4])
    for _ in range(2):
        await first.does("roll-again", reroll=["die-3"], dice=[4])
    again = {"reroll": ["die-3"], "dice": [6]}
    appeal = await first.does("appeal", about="roll-again", fields=again, rules=[])
    return again, appeal["command"]


async def test_an_appeal_is_granted_when_all_agree(course: ThreePlayerTable) -> None:
    first, second, _ = course.phones
    again, appeal = await appeal_first_act(course)
    ruling = {"waive": ["CUR-DICE-02"], "reason": "once more", "appeal": appeal}
    named = {"as_": first.character, "recorder": second.character}
    done = await course.do_with_all_consents(second, "roll-again", **again, **named, **ruling)
    assert done == ["appeal-upheld", "dice-rolled"]
    assert not course.state.kernel.appeals


async def test_an_answered_appeal_no_longer_justifies_a_ruling(course: ThreePlayerTable) -> None:
    first, second, third = course.phones
    again, appeal = await appeal_first_act(course)
    ruling = {"waive": ["CUR-DICE-02"], "reason": "once more", "appeal": appeal}
    named = {"as_": first.character, "recorder": second.character}
    asked = await second.does("roll-again", **again, **named, **ruling)
    await course.do_with_all_consents(third, "dismiss-appeal", appeal=appeal)
    await first.does("consent", petition=asked["command"])
    refusal = await third.expect_refusal("consent", petition=asked["command"])
    assert [objection["key"] for objection in refusal["objections"]] == ["no-such-appeal"]


async def test_an_appeal_is_dismissed_when_all_agree(course: ThreePlayerTable) -> None:
    _, appeal = await appeal_first_act(course)
    done = await course.do_with_all_consents(course.phones[1], "dismiss-appeal", appeal=appeal)
    assert done == ["appeal-dismissed"]


async def test_one_vote_against_ends_a_petition(table: ThreePlayerTable) -> None:
    first, second, third = table.phones
    asked = await first.does("set-fact", **settable_fact(table, second.character))
    await second.does("consent", petition=asked["command"])
    await third.does("decline", petition=asked["command"])
    assert not table.state.kernel.petitions
    await second.expect_refusal("consent", petition=asked["command"])


async def test_a_dry_run_names_the_voices_that_a_ruling_needs(table: ThreePlayerTable) -> None:
    first, second, third = table.phones
    reading = READING[table.state.kernel.ruleset]
    foretold = await first.dry_run("set-switch", **reading, reason="")
    assert set(foretold["voices"]) == {second.character, third.character}
    assert foretold["objections"] == []


async def test_all_voters_read_the_reason_and_no_entry_holds_it(table: ThreePlayerTable) -> None:
    first, second, _ = table.phones
    reading = READING[table.state.kernel.ruleset]
    asked = await first.does("set-switch", **reading, reason="the house rule of my aunt")
    shown = (await second.view())["slices"][f"petition/{asked['command']}"]
    assert shown["reason"] == "the house rule of my aunt"
    assert "reason" not in shown["fields"]
    stored = [table.hall.game.machine.registry.encode(e) for e in table.state.log.in_order()]
    assert not any(b"my aunt" in line for line in stored)


def test_every_ruling_of_the_kernel_has_a_test_here() -> None:
    """A new ruling of the kernel needs a test in this file.

    Some occur in neither game and are tried in `tests/ledger/kernel/`: settling a question,
    postponing a deadline, the cast list, stand-ins, changing hands and leaving, and, because nobody
    reads letters there, lifting a silence.
    """
    assert {act.name for act in KERNEL_ACTS if act.permission.ruling} == {
        "announce-closing",
        "answer-report",
        "cancel-closing",
        "cast-character",
        "check-in",
        "confirm-closing",
        "disclose",
        "dismiss-appeal",
        "hand-over-character",
        "let-in",
        "name-stand-in",
        "lift-silence",
        "postpone-deadline",
        "reissue-card",
        "retire-character",
        "reverse",
        "set-switch",
        "settle",
        "turn-away",
        "turn-away-all",
        "undo",
        "use-dice",
    }
