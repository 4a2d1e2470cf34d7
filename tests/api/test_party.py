"""Founding a game for a party: people and bots take seats, and people give their names."""

import json
from typing import Any

import pytest

from api.access.party import characters_played_by_bots
from api.rest import games
from ledger.contract.ruleset import Ruleset
from ledger.games.morituri.rules import RULES as MORITURI
from tests.api.hall import SHELF, Clock, Hall, Phone, document_of, expect_problem, open_hall
from tests.api.lent import LentStore
from tests.toy.tali import TALI

TABLES: dict[str, Ruleset[Any]] = {"tali": TALI, **SHELF}
ADA, BOT = {"name": "Ada", "bot": False}, {"name": "", "bot": True}
BEN: dict[str, Any] = {"name": "Ben", "bot": False}
NOBODY: dict[str, Any] = {"name": "", "bot": False}


async def found_party(phone: Phone, *players: dict[str, Any], **more: Any) -> dict[str, Any]:
    answer = await phone.post("/games", {"ruleset": "tali", "players": list(players)} | more)
    assert answer.status_code == 201, answer.text
    document: dict[str, Any] = answer.json()
    return document


def open_rehearsal(**more: Any) -> Any:
    return open_hall(rulesets=TABLES, found=True, rehearsal=True, **more)


async def test_everybody_may_list_the_games_and_their_numbers_of_players() -> None:
    async with open_hall(rulesets=TABLES) as hall:
        found = document_of(await hall.stranger().get("/rulesets"))
        many = {"least": 2, "most": 4, "best": [3, 3]}
        assert [(one["name"], one["players"], one["table_dice"]) for one in found["rulesets"]] == [
            ("tali", many, True),
            ("nuces", None, False),
        ]
        assert found["founding"] is False
    async with open_rehearsal() as hall:
        assert document_of(await hall.stranger().get("/rulesets"))["founding"] is True


@pytest.mark.parametrize(
    ("language", "about"), [("en", "Gladiators race from"), ("es", "Los gladiadores corren de")]
)
async def test_a_game_is_described_in_the_language_of_the_phone(language: str, about: str) -> None:
    async with open_hall(rulesets={"morituri": MORITURI, **SHELF}) as hall:
        asked = {"accept-language": language}
        reply = await hall.stranger().client.get("/api/v1/rulesets", headers=asked)
        assert reply.json()["rulesets"][0]["title"].startswith(about)


async def test_at_a_rehearsal_everybody_may_found_a_table() -> None:
    async with open_rehearsal() as hall:
        found = await found_party(hall.stranger(), ADA, BOT, {"name": "Grace"})
        assert [(card["card"], card["character"], card["bot"]) for card in found["cards"]] == [
            ("flavus-1", "flavus", False),
            ("niger-1", "niger", True),
            ("rufus-1", "rufus", False),
            ("host-1", "host", False),
        ]
        assert found["doubts"] == []
        assert hall.host.registry.game(found["game"]).machine.rules.name == "tali"


async def test_everybody_reads_the_names_of_players() -> None:
    async with open_rehearsal() as hall:
        game = (await found_party(hall.stranger(), ADA, BOT, {"name": " Grace  H. "}))["game"]
        view = document_of(await hall.stranger().get(f"/games/{game}/view"))
        assert view["slices"]["names"] == {"flavus": "Ada", "rufus": "Grace H."}
        assert view["slices"]["awaited"] == {"ids": ["flavus"]}


async def test_no_stored_entry_holds_a_name() -> None:
    store = LentStore()
    async with open_rehearsal(store=store) as hall:
        game = (await found_party(hall.stranger(), {"name": "Semiramis"}, BOT, BOT))["game"]
        assert all(b"Semiramis" not in row.state for row in store.read(game))
        assert len(store.side_values(game, "text")) == 1


async def test_a_founding_phone_takes_the_cards_of_its_people_with_one_cookie() -> None:
    async with open_rehearsal() as hall:
        phone = hall.stranger()
        found = await found_party(phone, ADA, BOT, BEN)
        for card in found["cards"]:
            if not card["bot"]:
                body = {"token": card["token"], "device": "the-only-phone"}
                assert (await phone.post("/claims", body)).status_code == 200
        phone.game, phone.character = found["game"], "flavus"
        await phone.does("throw-tali")
        assert document_of(await phone.get(f"/games/{phone.game}/view"))["me"] == [
            "flavus",
            "host",
            "rufus",
        ]


async def test_the_seats_of_a_party_are_not_among_the_open_cards() -> None:
    async with open_rehearsal() as hall:
        game = (await found_party(hall.stranger(), ADA, BOT))["game"]
        cards = document_of(await hall.stranger().get("/rehearsal"))["cards"]
        assert {card["game"] for card in cards} == {hall.id}
        assert game in hall.host.registry.games


async def test_invitations_to_a_table_survive_a_restart() -> None:
    store = LentStore()
    async with open_rehearsal(store=store) as hall:
        cards = (await found_party(hall.stranger(), ADA, BOT))["cards"]
    async with open_hall(rulesets=TABLES, store=store, found=False, rehearsal=True) as hall:
        for card in cards:
            body = {"token": card["token"], "device": "a-new-phone"}
            assert (await hall.stranger().post("/claims", body)).status_code == 200


async def test_two_players_at_a_table_cannot_have_the_same_name() -> None:
    async with open_rehearsal() as hall:
        same = {"name": " ada ", "bot": False}
        answer = await hall.stranger().post("/games", {"ruleset": "tali", "players": [ADA, same]})
        (error,) = expect_problem(answer, "malformed")["errors"]
        assert error["field"] == "players.1.name"


async def test_a_title_has_letters() -> None:
    async with open_rehearsal() as hall:
        body = {"ruleset": "tali", "players": [ADA, BEN], "title": "   "}
        (error,) = expect_problem(await hall.stranger().post("/games", body), "malformed")["errors"]
        assert error["field"] == "title"


async def test_the_founding_decides_whether_dice_are_physical() -> None:
    async with open_rehearsal() as hall:
        phone = hall.stranger()
        table = hall.host.registry.game((await found_party(phone, ADA, BOT, dice="table"))["game"])
        assert table.state.kernel.dice == "table"
        assert table.state.log.entries[1].event.dice == "table"
        usual = hall.host.registry.game((await found_party(phone, ADA, BOT))["game"])
        assert usual.state.kernel.dice == "server"
        body = {"ruleset": "nuces", "players": [ADA, BEN], "dice": "table"}
        (error,) = expect_problem(await phone.post("/games", body), "malformed")["errors"]
        assert error["field"] == "dice"


@pytest.mark.parametrize(
    ("players", "says"),
    [
        ([ADA], "2 to 4 can play, not 1"),
        ([NOBODY] * 5, "2 to 4 can play, not 5"),
    ],
)
async def test_the_refusal_of_a_wrong_number_names_the_possible_numbers(
    players: list[dict[str, Any]], says: str
) -> None:
    async with open_rehearsal() as hall:
        answer = await hall.stranger().post("/games", {"ruleset": "tali", "players": players})
        assert expect_problem(answer, "malformed")["errors"] == [
            {"field": "players", "message": says}
        ]


async def test_a_party_needs_a_game_that_allows_its_number_of_players() -> None:
    async with open_rehearsal() as hall:
        answer = await hall.stranger().post("/games", {"ruleset": "nuces", "players": [ADA, BEN]})
        (error,) = expect_problem(answer, "malformed")["errors"]
        assert error["field"] == "players"


@pytest.mark.parametrize("player", [{"name": "A" * 41}, {"bot": "yes"}, {"seat": 3}, "Ada"])
async def test_a_player_consists_of_a_name_and_whether_a_bot_plays(player: Any) -> None:
    async with open_rehearsal() as hall:
        answer = await hall.stranger().post("/games", {"ruleset": "tali", "players": [ADA, player]})
        (error, *_) = expect_problem(answer, "malformed")["errors"]
        assert error["field"].startswith("players.1")


async def test_a_custom_scenario_seats_as_many_players_as_it_names() -> None:
    async with open_rehearsal() as hall:
        scenario = json.dumps({"players": ["varus", "flavus"], "dice": "table"})
        found = await found_party(hall.stranger(), ADA, BOT, scenario=scenario)
        game = hall.host.registry.game(found["game"])
        assert game.state.kernel.dice == "table"
        assert hall.host.registry.bots[game.id] == {"flavus"}
        answer = await hall.stranger().post(
            "/games", {"ruleset": "tali", "scenario": scenario, "players": [ADA, BEN, NOBODY]}
        )
        (error,) = expect_problem(answer, "malformed")["errors"]
        assert error == {"field": "players", "message": "the scenario is for 2, not for 3"}


@pytest.mark.parametrize(("number", "doubted"), [(2, True), (3, False), (4, True)])
async def test_a_number_of_players_that_is_not_the_best_causes_a_warning(
    number: int, doubted: bool
) -> None:
    async with open_rehearsal() as hall:
        found = await found_party(hall.stranger(), *[NOBODY] * number)
        says = f"The game is at its best with 3 players; it has {number}."
        assert found["doubts"] == ([says] if doubted else [])


async def test_without_a_rehearsal_only_the_host_s_token_founds_a_table() -> None:
    async with open_hall(rulesets=TABLES, admin_token="of the host") as hall:
        body = {"ruleset": "tali", "players": [ADA, BOT]}
        expect_problem(await hall.stranger().post("/games", body), "unauthorized")
        bearer = {"Authorization": "Bearer of the host"}
        answer = await hall.stranger().post("/games", body, **bearer)
        assert answer.status_code == 201


async def test_at_a_rehearsal_a_game_without_players_still_needs_the_token() -> None:
    async with open_rehearsal() as hall:
        expect_problem(await hall.stranger().post("/games", {"ruleset": "tali"}), "unauthorized")


async def test_the_number_of_open_tables_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MAX_TABLES", 2)
    async with open_rehearsal() as hall:
        await found_party(hall.stranger(), ADA, BOT)
        body = {"ruleset": "tali", "players": [ADA, BOT]}
        answer = await hall.stranger().post("/games", body)
        expect_problem(answer, "too-many")
        assert answer.headers["retry-after"] == str(games.FORGETTING_TIME // 1000 + 1)


async def test_an_idle_table_does_not_count_for_the_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(games, "MAX_TABLES", 2)
    clock = Clock()
    async with open_rehearsal(clock=clock) as hall:
        await found_party(hall.stranger(), ADA, BOT)
        clock.now += games.FORGETTING_TIME
        assert (await found_party(hall.stranger(), ADA, BOT))["game"] in hall.host.registry.games


async def test_a_restarted_server_knows_the_seats_of_bots() -> None:
    store, clock = LentStore(), Clock()
    async with open_rehearsal(store=store, clock=clock) as hall:
        game = (await found_party(hall.stranger(), ADA, BOT, BOT))["game"]
        usual = hall.id
    assert characters_played_by_bots(store.inner, usual) is None
    async with open_hall(rulesets=TABLES, store=store, clock=clock, found=False) as hall:
        assert hall.host.registry.bots == {game: {"niger", "rufus"}}


async def test_unchanged_slices_are_not_sent_again() -> None:
    async with open_rehearsal() as hall:
        table = await found_party(hall.stranger(), ADA, BEN)
        game = hall.host.registry.game(table["game"])
        game.slices.follow(game.state)
        game.slices.changes()
        phone = await claim_character(hall, table, "host")
        game.slices.follow(game.state)
        assert game.slices.changes().keys() == {"card/host-1"}
        await phone.does("grant", to="flavus", beans=2)
        game.slices.follow(game.state)
        assert game.slices.changes().keys() == {"person/flavus"}


async def claim_character(hall: Hall, table: dict[str, Any], character: str) -> Phone:
    """Return a phone with the card of a character at a table."""
    phone = hall.stranger()
    phone.game, phone.character = table["game"], character
    token = next(card["token"] for card in table["cards"] if card["character"] == character)
    answer = await phone.post("/claims", {"token": token, "device": f"device-of-{character}"})
    assert answer.status_code == 200
    return phone
