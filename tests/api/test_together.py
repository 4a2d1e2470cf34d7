"""`stewards: players`: all who play keep order together, and nobody acts as another.

What one of them rules, by any act that the kernel or the game gives to stewards, is a petition to
all the others, and counts when each has agreed by a card of their own.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import pytest

from ledger.games.cursus_honorum.rules import RULES as CURSUS
from ledger.games.morituri.rules import RULES as MORITURI
from ledger.kernel.acts import KERNEL_ACTS
from ledger.kernel.state import State
from tests.api.hall import Hall, Phone, open_hall, problem

SHELF = {rules.name: rules for rules in (CURSUS, MORITURI)}
READING = {
    "cursus_honorum": {"switch": "round.turn_order", "value": "rotate_each_round"},
    "morituri": {"switch": "movement.exact_roll_to_enter_roma", "value": "true"},
}

LAST = ("morituri/fact-set@1", "cursus_honorum/dignitas-raised@1")


@dataclass
class Table:
    """Three people who keep order together, with a phone each; the first has the first turn."""

    hall: Hall
    phones: tuple[Phone, ...]

    @property
    def state(self) -> State[Any]:
        return self.hall.game.state

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(phone.character for phone in self.phones)

    def kinds(self, first: int) -> list[str]:
        """The names of the entries from this position on."""
        log = self.state.log
        positions = range(first, log.position + 1)
        return [log.entries[p].type.partition("/")[2].partition("@")[0] for p in positions]

    async def agreed(self, by: Phone, act: str, **fields: Any) -> list[str]:
        """What happens when all others have agreed, having seen that nothing happens before."""
        before = self.state
        receipt = await by.does(act, **fields)
        assert receipt["pending"], f"{act} was not asked of anybody"
        (*first, last) = (phone for phone in self.phones if phone.character != by.character)
        for phone in first:
            await phone.does("consent", petition=receipt["command"])
        asked = self.kinds(before.log.position + 1)
        assert asked == ["petition-opened", *("petition-consented" for _ in first)]
        assert (self.state.world, self.state.books) == (before.world, before.books)
        position = self.state.log.position
        await last.does("consent", petition=receipt["command"])
        carried, *done = self.kinds(position + 1)
        assert carried == "petition-carried"
        return done


@pytest.fixture(params=[*SHELF])
async def table(request: pytest.FixtureRequest) -> AsyncIterator[Table]:
    async with seated(request.param) as opened:
        yield opened


@pytest.fixture
async def course() -> AsyncIterator[Table]:
    async with seated("cursus_honorum") as opened:
        yield opened


@asynccontextmanager
async def seated(game: str) -> AsyncIterator[Table]:
    """A hall with one table of this game, where the dice are typed in."""
    scenario = f"based_on: {game}\nplayers: 3\nstewards: players\ndice: table\n"
    async with open_hall(shelf=SHELF) as hall:
        founded = await hall.host.found(game, scenario)
        hall.id = founded.game
        hall.tokens = {card.card: card.token for card in founded.cards}
        players = hall.game.state.kernel.players
        table = Table(hall, tuple([await hall.phone(who) for who in players]))
        if game == "cursus_honorum":
            await table.phones[0].does("begin", dice=[1])
        yield table


def fact_of(table: Table, who: str) -> dict[str, Any]:
    if table.state.kernel.ruleset == "morituri":
        return {"fact": "hit_points", "who": who, "value": "5"}
    return {"subject": who, "fact": "shame", "value": 3}


async def test_a_fact_is_set_when_all_others_agree(table: Table) -> None:
    first, second, _ = table.phones
    fact = fact_of(table, second.character)
    assert await table.agreed(first, "set-fact", **fact) == ["fact-set"]


async def test_a_reading_is_flipped_when_all_others_agree(table: Table) -> None:
    reading = READING[table.state.kernel.ruleset]
    assert await table.agreed(table.phones[1], "set-switch", **reading) == ["switch-set"]


async def test_dice_are_changed_when_all_others_agree(table: Table) -> None:
    assert await table.agreed(table.phones[2], "use-dice", value="server") == ["dice-set"]


async def test_an_entry_is_set_right_when_all_others_agree(table: Table) -> None:
    _first, second, _ = table.phones
    entry = await reversible(table)
    done = await table.agreed(second, "reverse", entry=entry, reason="we misread the dice")
    assert done[0] == "entry-reversed"
    (reversed_,) = [
        entry
        for entry in table.state.log.entries.values()
        if entry.type == "kernel/entry-reversed@1"
    ]
    assert reversed_.body.by == second.character
    assert table.hall.game.text(reversed_.body.reason) == "we misread the dice"


async def reversible(table: Table) -> str:
    """The id of an entry that can be set right, and that is the first player's own last act."""
    first = table.phones[0]
    if table.state.kernel.ruleset == "morituri":
        await table.agreed(first, "set-fact", **fact_of(table, first.character))
    else:
        await first.does("roll", dice=[1, 1, 4])
        await first.does("stop-rolling")
        await first.does("advance", boxes=1)
    log = table.state.log
    told = (log.entries[position] for position in sorted(log.entries, reverse=True))
    return next(entry.id for entry in told if entry.type in LAST)


async def test_nobody_takes_back_an_act_of_their_own_alone(course: Table) -> None:
    entry = await reversible(course)
    assert await course.agreed(course.phones[0], "undo", entry=entry) == ["entry-reversed"]


async def test_an_entry_is_disclosed_when_all_others_agree(table: Table) -> None:
    log = table.state.log
    claimed = next(e.id for e in log.entries.values() if e.type == "kernel/card-claimed@1")
    assert await table.agreed(table.phones[0], "disclose", entry=claimed) == ["disclosed"]


async def test_the_game_is_closed_when_all_others_agree_and_not_before(table: Table) -> None:
    first, second, third = table.phones
    assert await table.agreed(first, "announce-closing", minutes=5) == ["closing-announced"]
    assert await table.agreed(second, "cancel-closing") == ["closing-cancelled"]
    await table.agreed(first, "announce-closing", minutes=0)
    confirmed, closed, _ = await table.agreed(third, "confirm-closing")
    assert (confirmed, closed) == ("closing-confirmed", "game-closed")


async def test_who_announced_the_closing_may_ask_for_the_countdown_too(table: Table) -> None:
    first = table.phones[0]
    await table.agreed(first, "announce-closing", minutes=1)
    assert await table.agreed(first, "confirm-closing") == ["closing-confirmed"]


async def test_a_course_is_set_when_all_others_agree(course: Table) -> None:
    done = await course.agreed(course.phones[2], "set-course", to="candidacies")
    assert done == ["course-set"]


async def test_a_rule_is_waived_for_oneself_when_all_others_agree(course: Table) -> None:
    first = course.phones[0]
    await first.does("roll", dice=[1, 1, 4])
    for _ in range(2):
        await first.does("roll-again", reroll=["die-3"], dice=[4])
    again = {"reroll": ["die-3"], "dice": [6]}
    refusal = await first.refused("roll-again", **again)
    rules = [objection["rule"] for objection in refusal["objections"]]
    forced = again | {"waive": rules, "reason": "the die fell off the table"}
    assert await course.agreed(first, "roll-again", **forced) == ["dice-rolled"]
    ruled = course.state.log.entries[course.state.log.position].ruling
    assert ruled is not None
    assert (ruled.by, ruled.waived) == (first.character, tuple(rules))
    assert course.hall.game.text(ruled.reason) == "the die fell off the table"


async def test_waiving_needs_all_others_where_no_rule_stands_against_it(table: Table) -> None:
    first = table.phones[0]
    act, dice = ("roll", [1, 1, 4])
    if table.state.kernel.ruleset == "morituri":
        act, dice = ("roll-for-order", [4])
    answer = await first.does(act, dice=dice, waive=["X-01"], reason="so")
    assert answer["pending"]


async def rolled_out(course: Table) -> tuple[dict[str, Any], str]:
    """What the first player appeals, and the appeal."""
    first = course.phones[0]
    await first.does("roll", dice=[1, 1, 4])
    for _ in range(2):
        await first.does("roll-again", reroll=["die-3"], dice=[4])
    again = {"reroll": ["die-3"], "dice": [6]}
    appeal = await first.does("appeal", about="roll-again", fields=again, rules=[])
    return again, appeal["command"]


async def test_an_appeal_is_granted_by_all(course: Table) -> None:
    first, second, _ = course.phones
    again, appeal = await rolled_out(course)
    ruling = {"waive": ["CUR-DICE-02"], "reason": "once more", "appeal": appeal}
    named = {"as_": first.character, "recorder": second.character}
    done = await course.agreed(second, "roll-again", **again, **named, **ruling)
    assert done == ["appeal-upheld", "dice-rolled"]
    assert not course.state.kernel.appeals


async def test_an_appeal_that_is_answered_meanwhile_lets_nothing_through(course: Table) -> None:
    first, second, third = course.phones
    again, appeal = await rolled_out(course)
    ruling = {"waive": ["CUR-DICE-02"], "reason": "once more", "appeal": appeal}
    named = {"as_": first.character, "recorder": second.character}
    asked = await second.does("roll-again", **again, **named, **ruling)
    await course.agreed(third, "dismiss-appeal", appeal=appeal)
    await first.does("consent", petition=asked["command"])
    refusal = await third.refused("consent", petition=asked["command"])
    assert [objection["key"] for objection in refusal["objections"]] == ["no-such-appeal"]


async def test_an_appeal_is_dismissed_by_all(course: Table) -> None:
    _, appeal = await rolled_out(course)
    done = await course.agreed(course.phones[1], "dismiss-appeal", appeal=appeal)
    assert done == ["appeal-dismissed"]


async def test_one_who_says_no_ends_it(table: Table) -> None:
    first, second, third = table.phones
    asked = await first.does("set-fact", **fact_of(table, second.character))
    await second.does("consent", petition=asked["command"])
    await third.does("decline", petition=asked["command"])
    assert not table.state.kernel.petitions
    await second.refused("consent", petition=asked["command"])


async def test_nobody_agrees_chooses_or_acts_for_another(table: Table) -> None:
    first, second, third = table.phones
    asked = (await first.does("set-fact", **fact_of(table, second.character)))["command"]
    position = table.state.log.position
    for act, fields in (
        ("consent", {"petition": asked}),
        ("decline", {"petition": asked}),
        ("choose", {"duty": "any", "option": "any"}),
        ("introduce", {"name": "Somebody"}),
        ("set-fact", fact_of(table, first.character)),
        ("pause", {}),
        ("reverse", {"entry": asked, "reason": "so"}),
    ):
        for more in ({"recorder": first.character}, {}):
            body = {"as_": third.character} | more | fields
            problem(await first.ask(act, **body), "not-your-card")
    problem(await second.ask("withdraw", petition=asked, as_=first.character), "not-your-card")
    assert table.state.log.position == position


async def test_nobody_moves_for_another(table: Table) -> None:
    first, second, _ = table.phones
    position = table.state.log.position
    fields: dict[str, Any]
    if table.state.kernel.ruleset == "morituri":
        act, fields = "roll-for-order", {"dice": [6]}
    else:
        act, fields = "roll", {"dice": [4, 4, 4]}
    named = {"as_": first.character, "recorder": second.character}
    problem(await second.ask(act, **fields, **named), "not-your-card")
    force: dict[str, Any] = {"waive": ["CUR-DICE-02"], "reason": "he is out"}
    problem(await second.ask(act, **fields, **named, **force), "not-your-card")
    query = {"as": first.character, "recorder": second.character}
    offers = (await second.get(f"/games/{table.hall.id}/offers", **query)).json()["offers"]
    assert offers == []
    assert table.state.log.position == position


async def test_a_period_left_open_is_for_rulings_alone(table: Table) -> None:
    first = replace(table.phones[0], period=0)
    act, dice = ("roll", [1, 1, 4])
    if table.state.kernel.ruleset == "morituri":
        act, dice = ("roll-for-order", [4])
    problem(await first.ask(act, dice=dice), "stale-period")
    assert (await first.does("set-fact", **fact_of(table, first.character)))["pending"]


async def test_a_pause_stops_all_play_and_no_ruling(table: Table) -> None:
    first, second, third = table.phones
    await second.does("pause", reason="the cat has the dice")
    act, dice = ("roll", [1, 1, 4])
    if table.state.kernel.ruleset == "morituri":
        act, dice = ("roll-for-order", [4])
    problem(await first.ask(act, dice=dice), "paused")
    assert await table.agreed(first, "set-fact", **fact_of(table, third.character)) == ["fact-set"]
    offered = await third.get(f"/games/{table.hall.id}/offers", **{"as": third.character})
    kinds = {form["type"] for form in offered.json()["offers"]}
    assert {"resume", "set-fact", "reverse"} <= kinds
    assert kinds.isdisjoint({"roll", "roll-for-order", "consent"})
    await third.does("resume")
    await first.does(act, dice=dice)


async def test_a_card_is_printed_anew_when_all_others_agree(table: Table) -> None:
    first, second, third = table.phones
    asked = await first.does("reissue-card", card=f"{second.character}-1")
    token = asked["token"]
    stranger = table.hall.stranger()
    claim = {"token": token, "device": "device-of-a-thief"}
    problem(await stranger.post("/claims", claim | {"move": True}), "unknown-card")
    await second.does("introduce", name="Still here")
    await second.does("consent", petition=asked["command"])
    problem(await stranger.post("/claims", claim | {"move": True}), "unknown-card")
    await third.does("consent", petition=asked["command"])
    problem(await second.ask("introduce", name="No more"), "not-your-card")
    problem(await table.hall.claim(stranger, f"{second.character}-1", "device-old"), "unknown-card")
    answer = await stranger.post("/claims", claim)
    assert answer.json()["character"]["id"] == second.character


async def test_a_print_that_was_refused_never_opens_anything(table: Table) -> None:
    first, second, third = table.phones
    card = f"{second.character}-1"
    thief = await first.does("reissue-card", card=card)
    await third.does("decline", petition=thief["command"])
    asked = await third.does("reissue-card", card=card)
    for phone in (first, second):
        await phone.does("consent", petition=asked["command"])
    stranger = table.hall.stranger()
    claim = {"token": thief["token"], "device": "device-of-a-thief"}
    problem(await stranger.post("/claims", claim), "unknown-card")
    answer = await stranger.post("/claims", claim | {"token": asked["token"]})
    assert answer.status_code == 200, answer.text


async def test_a_dry_run_says_whose_voices_a_ruling_needs(table: Table) -> None:
    first, second, third = table.phones
    reading = READING[table.state.kernel.ruleset]
    foretold = await first.tries("set-switch", **reading, reason="")
    assert set(foretold["voices"]) == {second.character, third.character}
    assert foretold["objections"] == []


async def test_a_reason_is_read_by_all_and_stands_in_no_entry(table: Table) -> None:
    first, second, _ = table.phones
    reading = READING[table.state.kernel.ruleset]
    asked = await first.does("set-switch", **reading, reason="the house rule of my aunt")
    shown = (await second.view())["slices"][f"petition/{asked['command']}"]
    assert shown["reason"] == "the house rule of my aunt"
    assert "reason" not in shown["fields"]
    stored = [table.hall.game.machine.registry.encode(e) for e in table.state.log.entries.values()]
    assert not any(b"my aunt" in line for line in stored)


def test_every_ruling_of_the_kernel_is_tried_here() -> None:
    """A ruling that the kernel learns belongs into this file. Settling a question comes up in
    neither game; both are tried in `tests/ledger/kernel/test_together.py`."""
    assert {act.name for act in KERNEL_ACTS if act.ruling} == {
        "announce-closing",
        "cancel-closing",
        "confirm-closing",
        "disclose",
        "dismiss-appeal",
        "reissue-card",
        "reverse",
        "set-switch",
        "settle",
        "undo",
        "use-dice",
    }
