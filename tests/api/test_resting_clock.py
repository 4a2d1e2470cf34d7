"""Timed work for games at rest: deadlines, heads, and expired data."""

from api.hosting.at_rest.opener import LEAD_MILLISECONDS
from api.hosting.erasure.retention import DAY_MILLISECONDS
from api.hosting.rest_notes import WAKE_NOTE, next_due_time
from ledger.scribe.heads import published_heads
from tests.api.hall import Clock, Hall, document_of, expect_problem, open_hall
from tests.api.jar_hall import SHELF as JARS
from tests.api.jar_hall import jar_hall
from tests.api.resting import MINUTE, CountingStore, let_minutes_pass, notes_about_game


async def test_due_acts_happen_on_time_in_a_game_at_rest() -> None:
    async with jar_hall(minutes=600) as hall:  # the window is sealed every 40 minutes
        due = next_due_time(hall.game, has_pushes=False)
        assert due == hall.clock.now + 40 * MINUTE
        await let_minutes_pass(hall)
        assert not hall.host.registry.games
        hall.clock.now = due - LEAD_MILLISECONDS - 1
        await hall.host.opener.open_and_put_away_games()
        assert not hall.host.registry.games
        hall.clock.now += 1
        await hall.host.opener.open_and_put_away_games()
        assert hall.id in hall.host.registry.games
        assert next_due_time(hall.game, has_pushes=False) == due
        await let_minutes_pass(hall, 0)
        assert hall.id in hall.host.registry.games  # the game is due too soon
        hall.clock.now = due
        hall.host.do_periodic_work()
        await hall.game.writer.write_sides(())
        assert hall.game.state.kernel.windows[f"jar-{_jar_id(hall)}"].seal == 1
        assert hall.game.state.at == due


async def test_a_deadline_that_passed_while_no_server_ran_is_caught_up_at_the_start() -> None:
    store, clock = CountingStore(), Clock()
    async with jar_hall(store=store, clock=clock, minutes=15) as hall:
        game = hall.id
    assert WAKE_NOTE in notes_about_game(store, game)
    clock.now += 20 * MINUTE
    async with open_hall(store=store, clock=clock, rulesets=JARS, found=False) as hall:
        assert not hall.game.state.kernel.windows


async def test_nothing_falls_due_in_a_pause() -> None:
    async with jar_hall(minutes=600) as hall:
        await hall.game.writer.answer(hall.host.registry.request_by_server("pause"))
        assert next_due_time(hall.game, has_pushes=True) is None


async def test_a_game_is_put_away_with_a_signed_head() -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        await ada.does("sit", where="bench")
        before = published_heads(hall.host.store, hall.id)
        await let_minutes_pass(hall)
        assert len(published_heads(hall.host.store, hall.id)) == len(before) + 1


async def test_expired_data_of_games_at_rest_is_erased_without_opening_them() -> None:
    store = CountingStore()
    async with open_hall(store=store, keep_access_days=3, keep_games_days=9) as hall:
        await hall.phone("ada")
        await let_minutes_pass(hall)
        store.reads.clear()
        for days, kept in ((2, True), (1, False)):
            await _let_days_pass(hall, days)
            assert bool(store.side_values(hall.id, "session")) is kept
            assert not hall.host.registry.games
        assert store.reads[hall.id] == 2  # the data are erased only on the third day
        await _let_days_pass(hall, 1)
        assert store.reads[hall.id] == 2
        await _let_days_pass(hall, 6)
        assert store.games() == ()
        listed = document_of(await hall.stranger().get("/games"))
        assert listed == {"games": [], "forgotten": [hall.id]}
        expect_problem(await hall.stranger().get(f"/games/{hall.id}"), "unknown-game")


def _jar_id(hall: Hall) -> str:
    return next(iter(hall.game.state.kernel.windows)).removeprefix("jar-")


async def _let_days_pass(hall: Hall, days: int) -> None:
    hall.clock.now += days * DAY_MILLISECONDS
    hall.host.do_periodic_work()
    assert hall.host.erasing is not None
    await hall.host.erasing
