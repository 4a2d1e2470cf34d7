"""Organisers read the list of all games of a server, and close games without a card."""

from typing import Any

import pytest

from tests.api.closing import wait_until_closed
from tests.api.hall import Clock, Hall, Phone, document_of, expect_problem, open_hall
from tests.api.organising.desk import ADMIN, TABLES, sign_in
from tests.api.secrecy.asgi import RecordingListener

PATHS = ("/organiser/games", "/organiser/games/GAME")


async def games_of(browser: Phone) -> dict[str, dict[str, Any]]:
    """Return the listed games by id."""
    page = document_of(await browser.get("/organiser/games"))
    return {game["id"]: game for game in page["games"]}


async def pause(hall: Hall, browser: Phone) -> None:
    """Pause the hall's game as its organiser."""
    document_of(await browser.post(f"/organiser/games/{hall.id}/pause", {}))


@pytest.mark.parametrize("path", PATHS)
async def test_strangers_and_players_do_not_read_the_games_of_an_organiser(path: str) -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        for browser in (hall.stranger(), await hall.phone("ada")):
            answer = await browser.get(path.replace("GAME", hall.id))
            expect_problem(answer, "unauthorized")


@pytest.mark.parametrize("path", PATHS)
async def test_without_any_token_there_is_no_list_of_games(hall: Hall, path: str) -> None:
    answer = await hall.stranger().get(path.replace("GAME", hall.id))
    expect_problem(answer, "not-found")


async def test_the_list_has_the_state_the_people_and_the_last_act_of_each_game() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        before = (await games_of(browser))[hall.id]
        assert (before["status"], before["came"], before["phones"]) == ("open", 0, 0)
        hall.clock.now += 60_000
        await hall.phone("ada")
        after = (await games_of(browser))[hall.id]
        assert after["came"] == 1
        assert after["seats"] == before["seats"] > 1
        assert after["last_act_at"] == hall.clock.now
        assert after["table"] is False
        alone = document_of(await browser.get(f"/organiser/games/{hall.id}"))
        assert alone == after


async def test_the_newest_game_comes_first_and_earlier_ones_follow() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        table = (await hall.host.founder.found_game("cursus_honorum", None)).game
        assert list(await games_of(browser)) == [table, hall.id]
        earlier = document_of(await browser.get("/organiser/games", before=table))
        assert [game["id"] for game in earlier["games"]] == [hall.id]
        assert earlier["more"] is False
        assert (await games_of(browser))[table]["table"] is True
        expect_problem(await browser.get("/organiser/games", before="nobody"), "malformed")


async def test_a_game_at_rest_is_listed_from_its_notes_and_stays_at_rest() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        await hall.phone("ada")
        await pause(hall, browser)
        awake = (await games_of(browser))[hall.id]
        await hall.host.opener.close(hall.game)
        resting = (await games_of(browser))[hall.id]
        assert resting == awake
        assert hall.id not in hall.host.registry.games


async def test_an_organiser_closes_an_evening_in_a_pause_only_without_stewards() -> None:
    clock = Clock()
    async with open_hall(clock=clock, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        assert (await games_of(browser))[hall.id]["closable"] is False
        path = f"/games/{hall.id}/closing"
        expect_problem(await browser.post(path, {"minutes": 2}), "not-found")
        nurse = await hall.phone("nurse")
        headers = tuple(
            (b"cookie", f"{name}={value}".encode()) for name, value in nurse.client.cookies.items()
        )
        listener = RecordingListener(hall.app, f"/api/v1/games/{hall.id}/live", headers)
        await listener.wait_for_first_output()
        await pause(hall, browser)
        assert (await games_of(browser))[hall.id]["closable"] is False
        expect_problem(await browser.post(path, {"minutes": 2}), "not-found")
        await listener.hang_up()
        assert (await games_of(browser))[hall.id]["closable"] is True
        answer = document_of(await browser.post(path, {"minutes": 2}))
        assert answer["closes_at"] == hall.game.state.kernel.closes_at
        listed = (await games_of(browser))[hall.id]
        assert (listed["status"], listed["closes_at"]) == ("closing", answer["closes_at"])
        clock.now += 120_000
        await wait_until_closed(hall)
        closed = (await games_of(browser))[hall.id]
        assert (closed["status"], closed["closable"]) == ("closed", False)


async def test_an_organiser_closes_an_evening_that_has_not_begun() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        founded = await hall.host.founder.found_game("nuces", None, is_waiting=True)
        assert (await games_of(browser))[founded.game]["closable"] is True
        answer = await browser.post(f"/games/{founded.game}/closing", {"minutes": 2})
        assert document_of(answer)["closes_at"] > 0
