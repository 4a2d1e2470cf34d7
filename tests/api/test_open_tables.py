"""A club's server: everybody may found tables, and the organiser closes them."""

import uuid
from typing import Any

import httpx2
import pytest
from pydantic import ValidationError

from api.base.settings import Settings
from api.rest import games
from ledger.contract.ruleset import Ruleset
from tests.api.hall import SHELF, Clock, Hall, Phone, document_of, expect_problem, open_hall
from tests.api.keepers import open_three_player_table
from tests.toy.tali import TALI

ADMIN = "the host's own token"
SHELVES: dict[str, Ruleset[Any]] = {"tali": TALI, **SHELF}
PLAYERS = [{"name": "Ada"}, {"name": "Ben"}]


def open_club(**more: Any) -> Any:
    return open_hall(rulesets=SHELVES, open_tables=True, admin_token=ADMIN, **more)


async def found_table(phone: Phone, **more: Any) -> httpx2.Response:
    return await phone.post("/games", {"ruleset": "tali", "players": PLAYERS} | more)


async def close_table(hall: Hall, game: str, token: str = ADMIN, **body: Any) -> httpx2.Response:
    headers = {"Authorization": f"Bearer {token}"}
    path = f"/api/v1/games/{game}/closing"
    return await hall.stranger().client.post(path, json=body, headers=headers)


def test_open_tables_need_a_token_with_which_somebody_can_end_them() -> None:
    with pytest.raises(ValidationError, match="ACTA_OPEN_TABLES needs ACTA_ADMIN_TOKEN"):
        Settings(open_tables=True)
    assert Settings(open_tables=True, admin_token=ADMIN).open_tables


async def test_everybody_founds_a_table_of_the_usual_scenario() -> None:
    async with open_club() as hall:
        offer = document_of(await hall.stranger().get("/rulesets"))
        assert offer["founding"] is True
        assert [rules["name"] for rules in offer["rulesets"]] == ["tali"]
        founded = await found_table(hall.stranger())
        assert founded.status_code == 201
        assert len(founded.json()["cards"]) == 3


async def test_an_evening_or_a_scenario_of_one_s_own_is_founded_by_the_organiser_alone() -> None:
    async with open_club() as hall:
        stranger = hall.stranger()
        expect_problem(await stranger.post("/games", {"ruleset": "tali"}), "unauthorized")
        expect_problem(await found_table(stranger, ruleset="nuces"), "unauthorized")
        expect_problem(await found_table(stranger, scenario="3"), "unauthorized")
        expect_problem(await found_table(stranger, ruleset="none"), "unauthorized")
        operator = {"Authorization": f"Bearer {ADMIN}"}
        body = {"ruleset": "nuces"}
        answer = await stranger.client.post("/api/v1/games", json=body, headers=operator)
        assert answer.status_code == 201
        offer = await stranger.client.get("/api/v1/rulesets", headers=operator)
        assert [rules["name"] for rules in offer.json()["rulesets"]] == ["tali", "nuces"]


async def test_without_the_setting_nobody_but_the_organiser_founds_a_table() -> None:
    async with open_hall(rulesets=SHELVES, admin_token=ADMIN) as hall:
        assert document_of(await hall.stranger().get("/rulesets"))["founding"] is False
        expect_problem(await found_table(hall.stranger()), "unauthorized")


async def test_an_address_founds_so_many_tables_in_an_hour() -> None:
    async with open_club(table_rate="2/hour") as hall:
        assert [(await found_table(hall.stranger())).status_code for _ in range(2)] == [201, 201]
        refused = await found_table(hall.stranger())
        assert expect_problem(refused, "too-many")["status"] == 429
        assert int(refused.headers["retry-after"]) > 0


async def test_a_wrong_request_does_not_count_for_the_limit() -> None:
    async with open_club(table_rate="1/hour") as hall:
        expect_problem(await found_table(hall.stranger(), title="  "), "malformed")
        nobody = [{"name": ""}] * 99
        expect_problem(await found_table(hall.stranger(), players=nobody), "malformed")
        twins = [{"name": "Ada"}, {"name": "ada"}]
        expect_problem(await found_table(hall.stranger(), players=twins), "malformed")
        assert (await found_table(hall.stranger())).status_code == 201


async def test_a_repeated_founding_is_no_new_table() -> None:
    async with open_club(table_rate="1/hour") as hall:
        key = {"Idempotency-Key": str(uuid.uuid4())}
        body = {"ruleset": "tali", "players": PLAYERS}
        answers = [
            await hall.stranger().client.post("/api/v1/games", json=body, headers=key)
            for _ in range(3)
        ]
        assert [answer.status_code for answer in answers] == [201, 200, 200]
        assert len({answer.json()["game"] for answer in answers}) == 1
        refused = await found_table(hall.stranger())
        assert "this network" in expect_problem(refused, "too-many")["detail"]


async def test_a_table_that_is_founded_twice_is_repeated_while_there_are_enough_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(games, "MAX_TABLES", 2)
    async with open_club() as hall:
        key = {"Idempotency-Key": str(uuid.uuid4())}
        body = {"ruleset": "tali", "players": PLAYERS}
        for status in (201, 200):
            answer = await hall.stranger().client.post("/api/v1/games", json=body, headers=key)
            assert answer.status_code == status
        refused = await found_table(hall.stranger())
        assert expect_problem(refused, "too-many")["detail"].startswith("There are enough tables")


async def test_the_organiser_closes_a_table_after_a_minute_of_notice() -> None:
    clock = Clock()
    async with open_club(clock=clock) as hall:
        game = (await found_table(hall.stranger())).json()["game"]
        answer = document_of(await close_table(hall, game))
        state = hall.host.registry.game(game).state
        assert state.kernel.status == "closing"
        assert answer == {"game": game, "closes_at": state.kernel.closes_at}
        assert state.kernel.closes_at == state.at + 60_000
        again = document_of(await close_table(hall, game, minutes=5))
        assert again == answer


@pytest.mark.parametrize("is_confirmed", [False, True])
async def test_the_organiser_s_closing_replaces_that_of_the_players_who_cannot_stop_it(
    is_confirmed: bool,
) -> None:
    async with open_three_player_table("cursus_honorum", admin_token=ADMIN) as table:
        first, second, _ = table.phones
        await table.do_with_all_consents(first, "announce-closing", minutes=60)
        if is_confirmed:
            await table.do_with_all_consents(second, "confirm-closing")
        answer = document_of(await close_table(table.hall, table.hall.id, minutes=2))
        kernel = table.state.kernel
        assert answer["closes_at"] == kernel.closes_at == table.state.at + 120_000
        assert (kernel.status, kernel.closing_by) == ("closing", "house")
        for act in ("cancel-closing", "pause"):
            expect_problem(await first.send_command(act), "refused")


async def test_a_paused_table_goes_on_until_it_closes() -> None:
    async with open_club() as hall:
        game = (await found_table(hall.stranger())).json()["game"]
        table = hall.host.registry.game(game)
        await table.writer.answer(hall.host.registry.request_by_server("pause"))
        assert table.state.kernel.status == "paused"
        document_of(await close_table(hall, game))
        assert table.state.kernel.status == "closing"


async def test_nobody_else_closes_a_table_and_nobody_closes_an_evening_so() -> None:
    async with open_club() as hall:
        game = (await found_table(hall.stranger())).json()["game"]
        expect_problem(await close_table(hall, game, token="wrong"), "unauthorized")
        expect_problem(await hall.stranger().post(f"/games/{game}/closing", {}), "unauthorized")
        evening = (await hall.host.founder.found_game("nuces", None)).game
        expect_problem(await close_table(hall, evening), "not-found")
        assert hall.host.registry.game(evening).state.kernel.status == "open"
        expect_problem(await close_table(hall, game, minutes=0), "malformed")
        assert hall.host.registry.game(game).state.kernel.status == "open"
