"""Two servers of one game, and their lists when only the other one has the game open."""

from typing import Any

import pytest

from ledger.scribe.heads import MINUTE_MILLISECONDS
from tests.api.hall import Hall, document_of
from tests.api.resting import let_minutes_pass

Halls = tuple[Hall, Hall]


async def test_the_list_shows_a_game_of_another_server_as_of_at_most_a_minute_ago(
    halls: Halls,
) -> None:
    one, other = halls
    founded = (await one.host.founder.found_game("nuces", None, title="At one")).game
    nurse = await one.phone("nurse")
    await nurse.does("pause", reason="fire")
    stranger = other.stranger()

    async def fetch_statuses() -> dict[str, Any]:
        games = document_of(await stranger.get("/games"))["games"]
        return {game["id"]: game["status"] for game in games}

    await let_minutes_pass(other)
    assert one.id not in other.host.registry.games
    one.clock.now += MINUTE_MILLISECONDS
    one.host.do_periodic_work()
    await one.game.writer.write_sides(())
    assert (await fetch_statuses())[one.id] == "paused"
    assert founded in await fetch_statuses()
    assert one.id not in other.host.registry.games


async def test_a_server_that_missed_news_puts_a_game_away_in_its_newest_state(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = halls
    nurse = await one.phone("nurse")
    with monkeypatch.context() as deaf:
        deaf.setattr(other.game.writer, "follow", lambda: None)
        await nurse.does("pause", reason="fire")
        assert other.game.state.kernel.status == "open"
        await let_minutes_pass(other)
    assert one.id not in other.host.registry.games
    (listed,) = document_of(await other.stranger().get("/games"))["games"]
    assert listed["status"] == "paused"
