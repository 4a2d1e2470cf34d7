"""A steward's later entries, over both APIs: their lines and exports give both times."""

import csv
import json
from collections.abc import AsyncIterator

import pytest

from tests.api.graphql.acting import ACT, act_variables
from tests.api.graphql.asking import ask, ask_for_problem
from tests.api.hall import START, Clock, Hall, document_of, open_hall

NOW = START + 1_800_000
HAPPENED = START + 300_000
LINE = """query ($game: ID!) {
  game(id: $game) { entries(last: 1) { edges { node { by { happenedAt } } } } }
}"""


@pytest.fixture
async def late() -> AsyncIterator[Hall]:
    """Yield a yard half an hour after play began."""
    clock = Clock()
    async with open_hall(clock=clock) as hall:
        clock.now = NOW
        yield hall


async def test_a_line_gives_its_time_of_entry_and_its_time_of_happening(late: Hall) -> None:
    nurse, bea = await late.phone("nurse"), await late.phone("bea")
    fields = {"as_": "ada", "recorder": "nurse", "where": "bench"}
    receipt = await nurse.does("sit", **fields, happened_at=HAPPENED)
    (line,) = [line for line in receipt["entries"] if line["key"] == "sat-down"]
    assert (line["at"], line["by"]) == (
        NOW,
        {"as": "ada", "recorder": "nurse", "happened_at": HAPPENED},
    )
    lines = document_of(await bea.get(f"/games/{late.id}/entries"))["entries"]
    assert [one["by"] for one in lines if one["key"] == "sat-down"] == [line["by"]]


async def test_an_act_entered_as_it_happens_has_no_second_time(late: Hall) -> None:
    ada = await late.phone("ada")
    for where, more in (("bench", {}), ("wall", {"happened_at": 0})):
        lines = (await ada.does("sit", where=where, **more))["entries"]
        assert [one["by"] for one in lines if one["key"]] == [{"as": "ada", "recorder": ""}]


async def test_a_wrong_time_and_a_wrong_person_are_refused_with_the_rule(late: Hall) -> None:
    nurse, ada = await late.phone("nurse"), await late.phone("ada")
    fields = {"as_": "ada", "recorder": "nurse", "where": "bench"}
    for when, key in ((NOW + 1, "not-happened-yet"), (START - 1, "happened-before-play")):
        refusal = await nurse.expect_refusal("sit", **fields, happened_at=when)
        (objection,) = refusal["objections"]
        assert (objection["rule"], objection["key"]) == ("ACTA-22", key)
        tried = await nurse.dry_run("sit", **fields, happened_at=when)
        assert [one["key"] for one in tried["objections"]] == [key]
    refusal = await ada.expect_refusal("sit", where="bench", happened_at=HAPPENED)
    assert [one["key"] for one in refusal["objections"]] == ["stewards-enter-by-hand"]


@pytest.mark.parametrize("when", [-1, 2**53, 1.5, "21:15", True, None])
async def test_a_time_is_a_whole_number_of_milliseconds(late: Hall, when: object) -> None:
    nurse = await late.phone("nurse")
    fields = {"as_": "ada", "recorder": "nurse", "where": "bench"}
    refusal = await nurse.expect_refusal("sit", **fields, happened_at=when)
    assert refusal["type"] == "/problems/malformed"


async def test_graphql_takes_and_returns_the_time(late: Hall) -> None:
    nurse = await late.phone("nurse")
    act = {"nuces": {"give": {"to": "bea", "nuts": 4}}}
    by = {"as": "ada", "recorder": "nurse", "happenedAt": HAPPENED}
    await ask(nurse, ACT, **act_variables(nurse, act, by=by))
    entry = late.game.state.log.entries[late.game.state.log.position]
    assert entry.meta is not None
    assert entry.meta.happened_at == HAPPENED
    found = await ask(nurse, LINE, game=late.id)
    assert found["game"]["entries"]["edges"][0]["node"]["by"]["happenedAt"] == HAPPENED
    wrong = act_variables(nurse, act, by=by | {"happenedAt": NOW + 1})
    assert (await ask_for_problem(nurse, ACT, **wrong))["objections"][0]["rule"] == "ACTA-22"


async def test_exports_have_both_times(late: Hall) -> None:
    nurse = await late.phone("nurse")
    fields = {"as_": "ada", "recorder": "nurse", "where": "bench"}
    await nurse.does("sit", **fields, happened_at=HAPPENED)
    await nurse.does("sit", as_="bea", recorder="nurse", where="wall")
    table = (await nurse.get(f"/games/{late.id}/export.csv")).text
    rows = [row for row in csv.DictReader(table.splitlines()) if row["what"] == "sat-down"]
    assert [(row["time (UTC)"], row["happened (UTC)"]) for row in rows] == [
        ("1970-01-01 00:46:40", "1970-01-01 00:21:40"),
        ("1970-01-01 00:46:40", ""),
    ]
    text = (await nurse.get(f"/games/{late.id}/export.entries.jsonl")).text
    lines = [json.loads(line) for line in text.splitlines()]
    told = [line["happened_at"] for line in lines if line.get("type") == "sat-down"]
    assert told == ["1970-01-01T00:21:40.000Z", None]
