"""Statements, trial balances and tills over the API. A viewer sees a whole balance or none."""

from typing import Any

import pytest

from api.reading.account_models import Accounts, Statement, Tills, TrialBalance
from tests.api.closing import close_game_by_stewards
from tests.api.graphql.asking import ask
from tests.api.hall import Hall, Phone, document_of, expect_problem


async def fetch_balances(phone: Phone, **query: object) -> list[tuple[str, str, int]]:
    document = document_of(await phone.get(f"/games/{phone.game}/accounts", **query), Accounts)
    return [(one["account"], one["asset"], one["balance"]) for one in document["accounts"]]


async def fetch_statement(phone: Phone, account: str, asset: str, **span: object) -> dict[str, Any]:
    query = {"account": account, "asset": asset, **span}
    return document_of(await phone.get(f"/games/{phone.game}/statement", **query), Statement)


def statement_rows(statement: dict[str, Any]) -> list[tuple[object, ...]]:
    return [(one.get("other"), one["amount"], one["balance"]) for one in statement["changes"]]


async def test_a_player_has_statements_of_their_own_accounts_and_of_public_ones(hall: Hall) -> None:
    ada = await hall.phone("ada")
    await ada.does("give", to="bea", nuts=4)
    assert await fetch_balances(ada) == [("ada", "nut", 6), ("bea", "bone", 3)]
    assert await fetch_balances(hall.stranger()) == [("bea", "bone", 3)]
    own = await fetch_statement(ada, "ada", "nut")
    assert statement_rows(own) == [("@origin", 10, 10), (None, -4, 6)]
    assert (own["opening"], own["closing"], "following" in own) == (0, 6, False)
    assert [period["seq"] for period in own["periods"]] == [1]
    gift = own["changes"][-1]
    assert gift["text"]
    assert gift["key"] == "nuts-given"
    assert gift["args"]["taker"] == "who:bea"
    assert "n" not in gift


async def test_a_hidden_account_and_a_missing_one_get_the_same_answer(hall: Hall) -> None:
    ada, cai = await hall.phone("ada"), await hall.phone("cai")
    gift = (await ada.does("give", to="bea", nuts=4))["entries"][0]["id"]
    answers = [
        await cai.get(f"/games/{hall.id}/statement", **query)
        for query in (
            {"account": "ada", "asset": "nut"},
            {"account": "nobody", "asset": "nut"},
            {"account": "cai", "asset": "olive"},
            {"account": "@origin", "asset": "nut"},
            {"account": "cai", "asset": "nut", "from": gift},
            {"account": "cai", "asset": "nut", "to": "no-such-entry"},
        )
    ]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.content for answer in answers}) == 1


async def test_stewards_and_after_closing_all_viewers_see_both_ends_and_outside_accounts(
    hall: Hall,
) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    gift = (await ada.does("give", to="bea", nuts=4))["entries"][0]["id"]
    for_staff = await fetch_statement(nurse, "bea", "nut")
    assert statement_rows(for_staff) == [("@origin", 10, 10), ("ada", 4, 14)]
    assert statement_rows(await fetch_statement(nurse, "@origin", "bone")) == [("bea", -3, -3)]
    await close_game_by_stewards(hall)
    opened = await fetch_statement(hall.stranger(), "bea", "nut")
    assert statement_rows(opened) == statement_rows(for_staff)
    assert opened["changes"][-1]["entry"] == gift
    assert ("@origin", "nut", -30) in await fetch_balances(hall.stranger())


async def test_a_statement_can_be_limited_by_entries_or_times(hall: Hall) -> None:
    ada = await hall.phone("ada")
    ids = []
    for _ in range(3):
        hall.clock.now += 1000
        ids.append((await ada.does("give", to="bea", nuts=1))["entries"][0]["id"])
    second = await fetch_statement(ada, "ada", "nut", **{"from": ids[1], "to": ids[1]})
    assert (second["opening"], statement_rows(second), second["closing"]) == (9, [(None, -1, 8)], 8)
    at = second["changes"][0]["at"]
    assert await fetch_statement(ada, "ada", "nut", **{"from": at, "to": at}) == second
    assert statement_rows(await fetch_statement(ada, "ada", "nut", **{"from": at + 1})) == [
        (None, -1, 7)
    ]
    assert statement_rows(await fetch_statement(ada, "ada", "nut", to=at - 1)) == [
        ("@origin", 10, 10),
        (None, -1, 9),
    ]


async def test_a_long_statement_comes_in_pages(hall: Hall) -> None:
    ada = await hall.phone("ada")
    for _ in range(3):
        await ada.does("give", to="bea", nuts=1)
    first = await fetch_statement(ada, "ada", "nut", limit=2)
    rest = await fetch_statement(ada, "ada", "nut", limit=2, **{"from": first["following"]})
    assert rest["opening"] == first["closing"]
    assert [*statement_rows(first), *statement_rows(rest)] == statement_rows(
        await fetch_statement(ada, "ada", "nut")
    )
    assert "following" not in rest


@pytest.mark.parametrize("query", [{"account": "ada"}, {"asset": "nut"}, {"account": "a" * 201}])
async def test_a_statement_names_an_account_and_an_asset(hall: Hall, query: dict[str, str]) -> None:
    ada = await hall.phone("ada")
    expect_problem(await ada.get(f"/games/{hall.id}/statement", **query), "malformed")


async def test_loans_are_on_an_account_of_their_own(hall: Hall) -> None:
    bea, ada = await hall.phone("bea"), await hall.phone("ada")
    await bea.does("lend", to="ada", bones=2)
    shown = await fetch_statement(hall.stranger(), "ada/of:bea", "bone")
    assert (shown["holder"], shown["owner"]) == ("ada", "bea")
    assert statement_rows(shown) == [("bea", 2, 2)]
    await ada.does("give-back", to="bea", bones=1)
    assert statement_rows(await fetch_statement(ada, "ada/of:bea", "bone"))[1:] == [("bea", -1, 1)]


async def test_a_trial_balance_is_for_stewards_until_the_game_is_closed(hall: Hall) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    await ada.does("give", to="bea", nuts=4)
    path = f"/games/{hall.id}/trial-balance"
    expect_problem(await ada.get(path), "not-your-card")
    expect_problem(await hall.stranger().get(path), "unauthorized")
    shown = document_of(await nurse.get(path), TrialBalance)
    assert shown["balanced"] is True
    nuts = next(trial for trial in shown["assets"] if trial["asset"] == "nut")
    assert (nuts["held"], nuts["received"], nuts["given"]) == (30, 34, 34)
    origin = next(row for row in nuts["rows"] if row["outside"])
    assert (origin["account"], origin["given"], origin["balance"]) == ("@origin", 30, -30)
    first = document_of(await nurse.get(path, at=1), TrialBalance)
    assert (first["position"], first["assets"][1]["received"]) == (1, 30)
    await close_game_by_stewards(hall)
    document_of(await hall.stranger().get(path), TrialBalance)


async def test_a_game_without_counts_has_no_tills(hall: Hall) -> None:
    nurse = await hall.phone("nurse")
    assert document_of(await nurse.get(f"/games/{hall.id}/tills"), Tills)["tills"] == []


async def test_graphql_gives_the_same_accounts_as_rest(hall: Hall) -> None:
    nurse = await hall.phone("nurse")
    query = """query ($game: ID!, $from: String) { game(id: $game) {
        accounts { accounts { account owner outside asset balance } }
        statement(account: "ada", asset: "nut", from: $from) { opening closing changes {
            entry n other amount balance text } }
    } }"""
    found = (await ask(nurse, query, game=hall.id))["game"]
    query = """query ($game: ID!) { game(id: $game) {
        trialBalance { balanced assets { asset held rows { account received given } } }
        tills { tills { holder } }
    } }"""
    game = (await ask(nurse, query, game=hall.id))["game"]
    rest = await fetch_statement(nurse, "ada", "nut")
    assert [
        (c["other"], c["amount"], c["balance"]) for c in found["statement"]["changes"]
    ] == statement_rows(rest)
    assert [(a["account"], a["asset"], a["balance"]) for a in found["accounts"]["accounts"]] == (
        await fetch_balances(nurse)
    )
    assert {trial["asset"]: trial["held"] for trial in game["trialBalance"]["assets"]} == {
        "bone": 3,
        "nut": 30,
    }
