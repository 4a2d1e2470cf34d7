"""Series: holdings, worth and places at many instants, for viewers who may see them."""

from typing import Any

import pytest
from pydantic import BaseModel

from api.reading.series_models import BalanceSeries, PlaceSeries, StandingsSeries
from tests.api.closing import close_game_by_stewards
from tests.api.graphql.asking import ask
from tests.api.hall import START, Hall, Phone, document_of, expect_problem

STEP = 1_000
MODELS: dict[str, type[BaseModel]] = {
    "balances": BalanceSeries,
    "standings": StandingsSeries,
    "places": PlaceSeries,
}


async def fetch_series(phone: Phone, kind: str, **query: Any) -> dict[str, Any]:
    named = {name.rstrip("_"): value for name, value in query.items()}
    return document_of(await phone.get(f"/games/{phone.game}/series/{kind}", **named), MODELS[kind])


async def give_three_times(hall: Hall) -> tuple[Phone, Phone]:
    """Let Ada give Bea a nut each second, three times."""
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    for _ in range(3):
        hall.clock.now += STEP
        await ada.does("give", to="bea", nuts=1)
    return ada, nurse


def nut_amounts(document: dict[str, Any], who: str) -> list[int]:
    tracks = {(one["character"], one["asset"]): one["amounts"] for one in document["balances"]}
    amounts: list[int] = tracks.get((who, "nut"), [])
    return amounts


async def test_a_series_gives_a_balance_for_each_instant(hall: Hall) -> None:
    ada, _nurse = await give_three_times(hall)
    shown = await fetch_series(ada, "balances", from_=START, to=START + 4 * STEP, step=STEP)
    assert shown["times"] == [START + n * STEP for n in range(5)]
    assert nut_amounts(shown, "ada") == [10, 9, 8, 7, 7]


async def test_a_series_is_empty_before_the_game(hall: Hall) -> None:
    ada, _nurse = await give_three_times(hall)
    shown = await fetch_series(ada, "balances", from_=START - 5 * STEP, to=START, step=5 * STEP)
    assert nut_amounts(shown, "ada") == [0, 10]


async def test_a_series_holds_only_balances_that_its_viewer_sees(hall: Hall) -> None:
    ada, nurse = await give_three_times(hall)
    span = {"from_": START, "to": START + 3 * STEP, "step": STEP}
    assert nut_amounts(await fetch_series(ada, "balances", **span), "bea") == []
    assert nut_amounts(await fetch_series(hall.stranger(), "balances", **span), "ada") == []
    cai = await hall.phone("cai")
    assert nut_amounts(await fetch_series(cai, "balances", **span), "cai") == [10] * 4
    await close_game_by_stewards(hall)
    assert nut_amounts(await fetch_series(nurse, "balances", **span), "bea") == [10, 11, 12, 13]


async def test_a_series_equals_separate_questions_at_each_instant(hall: Hall) -> None:
    _ada, nurse = await give_three_times(hall)
    shown = await fetch_series(nurse, "balances", from_=START, to=START + 3 * STEP, step=STEP)
    log = hall.game.state.log
    for index, instant in enumerate(shown["times"]):
        position = max(p for p, entry in log.entries.items() if entry.at <= instant)
        answer = await nurse.get(f"/games/{hall.id}/holdings", at=position)
        held = {one["character"]: one["holds"] for one in document_of(answer)["holdings"]}
        for track in shown["balances"]:
            there = held.get(track["character"], {}).get(track["asset"], 0)
            assert track["amounts"][index] == there


async def test_a_series_can_be_limited_to_one_asset(hall: Hall) -> None:
    _ada, nurse = await give_three_times(hall)
    assert {
        one["asset"] for one in (await fetch_series(nurse, "balances", asset="bone"))["balances"]
    } == {"bone"}


async def test_a_series_without_a_span_runs_from_the_first_visible_line_to_the_last(
    hall: Hall,
) -> None:
    ada, _nurse = await give_three_times(hall)
    entries = hall.game.state.log.entries
    times = (await fetch_series(ada, "balances"))["times"]
    assert times[0] == entries[1].at
    assert START + 3 * STEP - (times[1] - times[0]) < times[-1] <= START + 3 * STEP


async def test_a_secret_gift_changes_no_series_of_others(hall: Hall) -> None:
    cai = await hall.phone("cai")
    before = (await cai.get(f"/games/{hall.id}/series/balances")).content
    places = (await cai.get(f"/games/{hall.id}/series/places")).content
    await give_three_times(hall)
    assert (await cai.get(f"/games/{hall.id}/series/balances")).content == before
    assert (await cai.get(f"/games/{hall.id}/series/places")).content == places


async def test_worth_over_time_is_for_stewards_until_the_game_is_closed(hall: Hall) -> None:
    ada, nurse = await give_three_times(hall)
    span = {"from_": START, "to": START + 3 * STEP, "step": STEP}
    shown = await fetch_series(nurse, "standings", **span)
    worths = {one["character"]: one["amounts"] for one in shown["worths"]}
    assert worths["ada"] == [10, 9, 8, 7]
    expect_problem(await ada.get(f"/games/{hall.id}/series/standings"), "not-your-card")
    await close_game_by_stewards(hall)
    assert (await fetch_series(hall.stranger(), "standings", **span))["worths"] == shown["worths"]


async def test_places_count_their_visitors_at_each_instant(hall: Hall) -> None:
    ada, cai = await hall.phone("ada"), await hall.phone("cai")
    hall.clock.now += STEP
    await ada.does("sit", where="bench")
    hall.clock.now += STEP
    await cai.does("sit", where="bench")
    shown = await fetch_series(cai, "places", from_=START, to=START + 2 * STEP, step=STEP)
    assert {one["place"]: one["counts"] for one in shown["places"]}["bench"] == [0, 1, 2]


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"from": "soon"}, "from"),
        ({"to": -1}, "to"),
        ({"from": 2, "to": 1}, "to"),
        ({"step": 0}, "step"),
        ({"from": 0, "to": 200, "step": 1}, "step"),
        ({"from": 10**15}, "from"),
        ({"from": "1" * 5_000}, "from"),
    ],
)
async def test_a_senseless_span_is_refused(hall: Hall, query: dict[str, Any], field: str) -> None:
    ada = await hall.phone("ada")
    for kind in ("balances", "places"):
        told = expect_problem(
            await ada.get(f"/games/{hall.id}/series/{kind}", **query), "malformed"
        )
        assert [wrong["field"] for wrong in told["errors"]] == [field]


async def test_a_series_has_at_most_two_hundred_instants(hall: Hall) -> None:
    ada = await hall.phone("ada")
    assert len((await fetch_series(ada, "balances", from_=1, to=200, step=1))["times"]) == 200


@pytest.mark.parametrize(
    ("field", "kind", "parts"),
    [
        ("balanceSeries", "balances", "balances { character asset amounts }"),
        ("standingsSeries", "standings", "worths { character amounts }"),
        ("placeSeries", "places", "places { place counts }"),
    ],
)
async def test_graphql_gives_the_same_series_as_rest(
    hall: Hall, field: str, kind: str, parts: str
) -> None:
    _ada, nurse = await give_three_times(hall)
    query = f"""query ($id: ID!, $from: Long, $to: Long, $step: Long) {{
      game(id: $id) {{ {field}(from: $from, to: $to, step: $step) {{ game times {parts} }} }}
    }}"""
    span = {"from": START, "to": START + 3 * STEP, "step": STEP}
    found = (await ask(nurse, query, id=hall.id, **span))["game"][field]
    assert found == await fetch_series(nurse, kind, from_=START, to=START + 3 * STEP, step=STEP)
