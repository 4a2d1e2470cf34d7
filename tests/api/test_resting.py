"""Games are opened on request and put away when idle."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from api.app import create_app
from api.base.settings import Settings
from api.game.text_erasure import CARDS_KEY
from api.hosting.at_rest import opener
from api.hosting.at_rest.opener import BATCH_SIZE, BRIEF_MILLISECONDS
from api.hosting.founder import FoundedGame
from api.hosting.host import Host
from api.hosting.registry import RUNNING_NOTE
from api.hosting.rest_notes import SUMMARY_NOTE, WAKE_NOTE
from ledger.store import open_store
from ledger.store.base import Batch, SideWrite
from tests.api.hall import (
    SHELF,
    Clock,
    DeterministicRandom,
    Hall,
    document_of,
    expect_problem,
    open_hall,
)
from tests.api.resting import CountingStore, let_minutes_pass, notes_about_game


@pytest.fixture(params=["memory", "file", "database"])
def store(request: pytest.FixtureRequest, tmp_path: Any) -> Iterator[CountingStore]:
    addresses = {"memory": "memory:", "file": str(tmp_path / "acta.db")}
    named = addresses.get(request.param) or request.getfixturevalue("database")
    inner = open_store(named)
    yield CountingStore(inner)
    inner.close()


async def test_an_idle_game_is_put_away_and_opened_on_request(
    store: CountingStore,
) -> None:
    async with open_hall(store=store) as hall:
        ada = await hall.phone("ada")
        receipt = await ada.does("give", to="bea", nuts=2)
        view = await ada.view()
        await let_minutes_pass(hall, 9)
        assert hall.id in hall.host.registry.games
        await let_minutes_pass(hall)
        assert hall.id not in hall.host.registry.games
        assert {SUMMARY_NOTE, CARDS_KEY} <= notes_about_game(store, hall.id)
        assert not {hall.host.registry.running_note.key, WAKE_NOTE} & notes_about_game(
            store, hall.id
        )
        store.reads.clear()
        assert await ada.view() == view | {"now": hall.clock.now}
        again = f"/games/{hall.id}/receipts/{receipt['command']}"
        assert document_of(await ada.get(again))["entries"] == receipt["entries"]
        assert hall.host.registry.running_note.key in notes_about_game(store, hall.id)
        assert CARDS_KEY not in notes_about_game(store, hall.id)
        await ada.does("give", to="bea", nuts=1)
        assert hall.game.scribe.tree.size == hall.game.state.log.position


async def test_a_session_that_asks_while_the_game_is_opened_is_still_known(
    store: CountingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(store=store) as hall:
        ada = await hall.phone("ada")
        await let_minutes_pass(hall)
        opens, begun, go_on = hall.host.opener._open_game, asyncio.Event(), asyncio.Event()  # noqa: SLF001 - it is held up in the middle

        async def open_slowly(name: str) -> Any:
            begun.set()
            await go_on.wait()
            return await opens(name)

        monkeypatch.setattr(hall.host.opener, "_open_game", open_slowly)
        first = asyncio.create_task(ada.view())
        await begun.wait()
        second = asyncio.create_task(ada.view())
        await hall.host.threads.run_on_reading_thread(lambda: None)
        go_on.set()
        assert [(await view)["me"] for view in (first, second)] == [["ada"], ["ada"]]


async def test_simultaneous_requests_open_a_game_once(store: CountingStore) -> None:
    async with open_hall(store=store) as hall:
        phones = [await hall.phone(who) for who in ("ada", "bea", "nurse")]
        await let_minutes_pass(hall)
        store.reads.clear()
        views = await asyncio.gather(*(phone.view() for phone in phones * 4))
        assert {one["game"] for one in views} == {hall.id}
        # the store reads the first entry alone, and later all entries
        assert store.reads[hall.id] == 2


async def test_after_the_start_only_games_in_play_are_open(store: CountingStore) -> None:
    clock = Clock()
    async with open_hall(store=store, clock=clock) as hall:
        games = [
            hall.id,
            *[(await hall.host.founder.found_game("nuces", None)).game for _ in range(9)],
        ]
    for game in games[::3]:
        _leave_running_notes(store, game)
    store.reads.clear()
    host = (await _start_server(store, clock)).host
    assert set(host.registry.games) == set(store.reads) == set(games[::3])
    assert {game.state.kernel.status for game in host.registry.games.values()} == {"paused"}
    await host.stop()


def _leave_running_notes(store: Any, game: str) -> None:
    """Leave the notes of a game as a killed server does."""
    position, head = store.head(game)
    store.append(Batch(game, position, head, (), head, (SideWrite("note", RUNNING_NOTE, b"1"),)))


async def _start_server(store: Any, clock: Clock, **settings: Any) -> Hall:
    """Return a separate server over a store, without requests yet."""
    chosen = Settings(pages=Path("nowhere"), **settings)
    host = Host(store, SHELF, chosen, clock, DeterministicRandom(), clock)
    await host.start()
    return Hall(host, FoundedGame("", ()), clock, create_app(host, chosen))


async def test_the_number_of_queries_at_the_start_does_not_depend_on_the_number_of_games() -> None:
    asked = []
    for games in (3, 30):
        store, clock = CountingStore(), Clock()
        async with open_hall(store=store, clock=clock) as hall:
            for _ in range(games):
                await hall.host.founder.found_game("nuces", None)
        store.asked.clear()
        host = (await _start_server(store, clock)).host
        assert not host.registry.games
        asked.append(dict(store.asked))
        await host.stop()
    assert asked[0] == asked[1]
    assert sum(asked[0].values()) < 12


async def test_a_server_answers_before_all_games_in_play_are_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store, clock = CountingStore(), Clock()
    async with open_hall(store=store, clock=clock) as hall:
        for _ in range(2 * BATCH_SIZE):
            await hall.host.founder.found_game("nuces", None)
    for game in store.games():
        _leave_running_notes(store, game)
    monkeypatch.setattr(opener, "FIRST_OPENING_SECONDS", -1.0)
    hall = await _start_server(store, clock)
    assert len(hall.host.registry.games) == BATCH_SIZE
    last = store.games()[-1]
    opened = await hall.host.opener.get_game(last)
    assert opened is not None
    assert opened.state.kernel.status == "paused"
    await hall.host.opener.open_remaining_games()
    assert set(hall.host.registry.games) == set(store.games())
    assert {one.state.kernel.status for one in hall.host.registry.games.values()} == {"paused"}
    await hall.host.stop()


async def test_games_of_an_older_release_are_opened_once_and_put_away() -> None:
    store, clock = CountingStore(), Clock()
    async with open_hall(store=store, clock=clock) as hall:
        for _ in range(2):
            await hall.host.founder.found_game("nuces", None)
    for game in store.games():  # these notes are as an earlier release left them
        position, head = store.head(game)
        gone = tuple(SideWrite("note", key, None) for key in (SUMMARY_NOTE, CARDS_KEY))
        store.append(Batch(game, position, head, (), head, gone))
    host = (await _start_server(store, clock)).host
    assert len(host.registry.games) == 3
    await host.stop()
    host = (await _start_server(store, clock)).host
    assert not host.registry.games
    await host.stop()


async def test_the_list_of_games_comes_in_pages_and_opens_none(store: CountingStore) -> None:
    async with open_hall(store=store) as hall:
        founded = [
            hall.id,
            *[(await hall.host.founder.found_game("nuces", None)).game for _ in range(4)],
        ]
        await let_minutes_pass(hall)
        stranger = hall.stranger()
        seen: list[str] = []
        page = document_of(await stranger.get("/games", limit=2))
        while True:
            seen = [game["id"] for game in page["games"]] + seen
            if "more" not in page:
                break
            page = document_of(await stranger.get("/games", limit=2, before=seen[0]))
        assert seen == founded
        assert not hall.host.registry.games
        expect_problem(await stranger.get("/games", before="nowhere"), "malformed")
        for limit in ("0", "101", "two"):
            expect_problem(await stranger.get("/games", limit=limit), "malformed")


async def test_lists_and_sessions_are_known_without_opening_a_game(store: CountingStore) -> None:
    async with open_hall(store=store) as hall:
        ada = await hall.phone("ada")
        shown = [document_of(await ada.get(path)) for path in ("/games", "/session")]
        await let_minutes_pass(hall)
        shown[1]["now"] = hall.clock.now
        assert [document_of(await ada.get(path)) for path in ("/games", "/session")] == shown
        assert shown[1]["cards"][0]["card"] == "ada-1"
        assert hall.id not in hall.host.registry.games
        stranger = hall.stranger()
        assert document_of(await stranger.get("/session"))["cards"] == []
        assert document_of(await stranger.get("/games")) == shown[0]
        assert not hall.host.registry.games


async def test_a_card_s_token_opens_a_game_at_rest(store: CountingStore) -> None:
    async with open_hall(store=store) as hall:
        await let_minutes_pass(hall)
        bea = await hall.phone("bea")
        assert (await bea.view())["me"] == ["bea"]
        await let_minutes_pass(hall)
        answer = await hall.stranger().post("/claims/preview", {"token": hall.tokens["bea-1"]})
        assert document_of(answer)["taken"]
        wrong = await hall.stranger().post("/claims/preview", {"token": "0" * 32})
        expect_problem(wrong, "unknown-card")


async def test_a_session_that_leaves_a_game_at_rest_has_left(store: CountingStore) -> None:
    async with open_hall(store=store) as hall:
        ada = await hall.phone("ada")
        cookies = dict(ada.client.cookies)
        await let_minutes_pass(hall)
        assert (await ada.client.delete("/api/v1/session")).status_code == 200
        await let_minutes_pass(hall)
        thief = hall.stranger()
        thief.client.cookies.update(cookies)
        assert document_of(await thief.get("/session"))["cards"] == []


async def test_a_calendar_feed_opens_its_game(store: CountingStore) -> None:
    async with open_hall(store=store) as hall:
        ada = await hall.phone("ada")
        made = await ada.post(f"/games/{hall.id}/calendar", {"as": "ada"})
        await let_minutes_pass(hall)
        answer = await hall.stranger().client.get(made.json()["address"])
        assert answer.status_code == 200
        assert hall.id in hall.host.registry.games


async def test_the_same_key_founds_once_even_if_its_game_is_at_rest(store: CountingStore) -> None:
    async with open_hall(store=store) as hall:
        founded = await hall.host.founder.found_game("nuces", None, idempotency_key="a key")
        await let_minutes_pass(hall)
        again = await hall.host.founder.found_game("nuces", None, idempotency_key="a key")
        assert (again.repeated, again.game, again.cards) == (True, founded.game, founded.cards)


async def test_a_listening_phone_keeps_a_game_open() -> None:
    async with open_hall() as hall:
        with hall.game.watch_commits():
            await let_minutes_pass(hall)
            assert hall.id in hall.host.registry.games
        with hall.host.registry.keep_open(hall.game):
            await let_minutes_pass(hall)
            assert hall.id in hall.host.registry.games
        await let_minutes_pass(hall)
        assert not hall.host.registry.games


async def test_above_the_limit_idle_games_are_put_away_early() -> None:
    async with open_hall(open_games=2) as hall:
        for _ in range(2):
            await hall.host.founder.found_game("nuces", None)
        await hall.host.opener.open_and_put_away_games()
        assert len(hall.host.registry.games) == 3
        hall.clock.now += BRIEF_MILLISECONDS
        await hall.host.opener.get_game(hall.id)
        await hall.host.opener.open_and_put_away_games()
        assert set(hall.host.registry.games) >= {hall.id}
        assert len(hall.host.registry.games) == 2


async def test_a_missing_game_is_unknown_and_opens_nothing() -> None:
    async with open_hall() as hall:
        expect_problem(await hall.stranger().get("/games/nosuch"), "unknown-game")
        assert set(hall.host.registry.games) == {hall.id}


async def test_a_session_whose_card_moved_has_no_card_in_the_list_of_a_game_at_rest() -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        moved = await hall.claim_card(hall.stranger(), "ada-1", "another-device-of-ada", move=True)
        assert moved.status_code == 200
        await let_minutes_pass(hall)
        assert document_of(await ada.get("/session"))["cards"] == []
