"""All answers about a game also fit a table game.

Goods of a table game lie on piles (`@pile`), its host has no account, and its dice may be physical.
"""

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from api.access.party import Player
from api.exports.ledger_file import whole_ledger_lines
from api.hosting.card_page import printed_cards
from api.reading.models import Audit, Holdings, Standings
from ledger.contract.ruleset import Ruleset
from ledger.record.result import Result
from ledger.verify import verify_export
from tests.api.graphql.acting import does
from tests.api.graphql.asking import ask
from tests.api.hall import Hall, document_of, open_hall
from tests.toy.tali import TALI

TABLES: dict[str, Ruleset[Any]] = {"tali": TALI}


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """Yield a table of two: a round with physical dice, and a round with the server's dice."""
    async with open_hall(rulesets=TABLES) as hall:
        scenario = json.dumps({"players": ["flavus", "niger"], "dice": "table"})
        people = (Player("Ada"), Player("Augusta"))
        founded = await hall.host.founder.found_game("tali", scenario, players=people)
        hall.id = founded.game
        hall.tokens = {card.card: card.token for card in founded.cards}
        flavus, niger = await hall.phone("flavus"), await hall.phone("niger")
        await flavus.does("throw-tali", dice=[6, 5])
        await niger.does("throw-tali", dice=[2, 1])
        host = replace(await hall.phone("host"), period=2)
        await host.does("use-dice", value="server", reason="they roll under the table")
        await host.does("grant", to="niger", beans=4)
        await replace(flavus, period=2).does("throw-tali")
        await replace(niger, period=2).does("introduce", name="Grace")
        yield hall


def bean_balance(hall: Hall, who: str) -> int:
    held: int = hall.game.state.books.balance(who, "bean")
    return held


async def test_holdings_list_people_and_no_piles(hall: Hall) -> None:
    answer = await hall.stranger().get(f"/games/{hall.id}/holdings")
    found = document_of(answer, Holdings)["holdings"]
    assert {line["character"]: line["holds"] for line in found} == {
        "flavus": {"bean": bean_balance(hall, "flavus")},
        "niger": {"bean": 7},
    }
    piled = await hall.stranger().get(f"/games/{hall.id}/holdings/host")
    assert document_of(piled)["holds"] == {}


async def test_characters_who_only_keep_order_stand_in_no_table(hall: Hall) -> None:
    host = await hall.phone("host")
    found = document_of(await host.get(f"/games/{hall.id}/standings"), Standings)
    assert {rank["character"]: rank["worth"] for rank in found["now"]["ranks"]} == {
        "flavus": bean_balance(hall, "flavus"),
        "niger": 7,
    }
    (end,) = found["ends"]
    assert [(rank["rank"], rank["character"], rank["worth"]) for rank in end["ranks"]] == [
        (1, "flavus", 11),
        (2, "niger", 3),
    ]


async def test_the_audit_counts_physical_dice_and_beans_from_the_pile(hall: Hall) -> None:
    host = await hall.phone("host")
    found = document_of(await host.get(f"/games/{hall.id}/audit"), Audit)
    assert found["balanced"]
    assert found["rolls"] == {"server": 2, "table": 4}
    came = {flow["key"]: flow["came"] for flow in found["flows"] if flow["asset"] == "bean"}
    assert came["granted"] == 4
    assert {"kind": "table", "count": 2} in found["counts"]


async def test_a_view_shows_the_players_their_names_and_whose_turn_it_is(hall: Hall) -> None:
    slices = document_of(await hall.stranger().get(f"/games/{hall.id}/view"))["slices"]
    assert slices["game"]["players"] == ["flavus", "niger"]
    assert slices["game"]["dice"] == "server"
    assert slices["awaited"] == {"ids": ["niger"]}
    assert slices["names"] == {"flavus": "Ada", "niger": "Grace"}


RESULTS = [
    Result("winner", ("niger",), (("flavus",),)),
    Result("joint-win", ("flavus", "niger")),
    Result("draw", ("flavus", "niger"), agreed=True),
    Result("nobody"),
]


@pytest.mark.parametrize("result", RESULTS, ids=lambda result: result.outcome)
async def test_everybody_sees_how_the_game_has_ended_as_long_as_it_is_over(result: Result) -> None:
    over = replace(
        TALI,
        course=replace(
            TALI.course, finished=lambda state: state.world.turn == 1, result=lambda _: result
        ),
    )
    async with open_hall(rulesets={"tali": over}) as hall:
        scenario = json.dumps({"players": ["flavus", "niger"]})
        founded = await hall.host.founder.found_game("tali", scenario)
        hall.id = founded.game
        hall.tokens = {card.card: card.token for card in founded.cards}
        view = f"/games/{hall.id}/view"
        assert "result" not in document_of(await hall.stranger().get(view))["slices"]
        await (await hall.phone("flavus")).does("throw-tali")
        shown = document_of(await hall.stranger().get(view))["slices"]["result"]
        assert shown == {
            "outcome": result.outcome,
            "who": list(result.who),
            "places": [list(place) for place in result.places],
            "agreed": result.agreed,
        }
        await (await hall.phone("niger")).does("throw-tali")
        assert "result" not in document_of(await hall.stranger().get(view))["slices"]


async def test_graphql_gives_the_same_answers_as_rest(hall: Hall) -> None:
    question = """query($id: ID!) { game(id: $id) {
        view { slices(prefix: "awaited") { key data } }
        holdings { holdings { character holds { asset amount } } }
        standings { now { ranks { character worth } } } } }"""
    game = (await ask(await hall.phone("host"), question, id=hall.id))["game"]
    assert game["view"]["slices"] == [{"key": "awaited", "data": {"ids": ["niger"]}}]
    assert [rank["character"] for rank in game["standings"]["now"]["ranks"]] == ["flavus", "niger"]
    held = {line["character"]: line["holds"] for line in game["holdings"]["holdings"]}
    assert held["niger"] == [{"asset": "bean", "amount": 7}]


async def test_graphql_accepts_newer_acts_of_the_kernel(hall: Hall) -> None:
    flavus = replace(await hall.phone("flavus"), period=2)
    receipt = await does(flavus, {"kernel": {"introduce": {"name": "Ada"}}})
    assert [line["key"] for line in receipt["entries"]] == ["introduced"]


async def test_moves_between_piles_are_visible_as_the_game_says(hall: Hall) -> None:
    entries = document_of(await hall.stranger().get(f"/games/{hall.id}/entries"))["entries"]
    (founded,) = (line for line in entries if line["key"] == "game-founded")
    assert founded["legs"] == [{"asset": "bean", "amount": 500, "from": "@origin", "to": "@pile"}]


@pytest.mark.parametrize("kind", ["csv", "ledger", "jsonl"])
async def test_every_form_of_export_names_the_pile(hall: Hall, kind: str) -> None:
    host = await hall.phone("host")
    answer = await host.get(f"/games/{hall.id}/export.{kind}")
    assert answer.status_code == 200
    assert "pile" in answer.text


async def test_a_ledger_with_physical_dice_and_names_verifies(hall: Hall) -> None:
    report = verify_export(whole_ledger_lines(hall.game.scribe, with_texts=True))
    assert report.findings == ()
    assert report.counts.rolls_at_table == 4
    assert report.counts.texts == len(("Ada", "they roll under the table", "Grace"))


async def test_the_cards_of_a_table_game_can_be_printed(hall: Hall) -> None:
    cards = printed_cards(TALI, hall.game.state, hall.tokens, "https://play.example.org")
    assert {card.id for card in cards} == {"flavus-1", "niger-1", "host-1"}
