"""Games at rest with faults: the store fails, or its content is damaged."""

from typing import Any

import pytest

from api.hosting.at_rest.opener import LEAD_MILLISECONDS
from api.hosting.rest_notes import next_due_time
from ledger.store.base import Batch, SideWrite, StoreError
from tests.api.hall import document_of, expect_problem, open_hall
from tests.api.jar_hall import jar_hall
from tests.api.lent import LentStore
from tests.api.resting import CountingStore, let_minutes_pass


async def test_a_game_that_cannot_be_put_away_stays_open() -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        ada = await hall.phone("ada")
        store.failing = StoreError("the disk is full")
        await let_minutes_pass(hall)
        assert hall.id in hall.host.registry.games
        store.failing = None
        await ada.does("sit", where="bench")


async def test_an_unreadable_game_at_rest_is_reported_when_it_is_asked_for() -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        await let_minutes_pass(hall)
        position, head = store.head(hall.id)
        spoiled = SideWrite("secret", "seal-keys", b"spoiled")
        store.append(Batch(hall.id, position, head, (), head, (spoiled,)))
        other = (await hall.host.founder.found_game("nuces", None)).game
        answer = await hall.stranger().get(f"/games/{hall.id}")
        assert "spoiled" not in expect_problem(answer, "unavailable")["detail"]
        assert document_of(await hall.stranger().get(f"/games/{other}"))["id"] == other
        assert list(hall.host.faults.unreadable) == [hall.id]


async def test_a_store_that_fails_for_a_moment_makes_no_game_unreadable() -> None:
    store = CountingStore()
    async with open_hall(store=store) as hall:
        await let_minutes_pass(hall)
        inner, store.inner = store.inner, _FailingStore()
        answer = await hall.stranger().get(f"/games/{hall.id}")
        assert expect_problem(answer, "unavailable")["status"] == 503
        store.inner = inner
        document_of(await hall.stranger().get(f"/games/{hall.id}"))


async def test_a_game_that_falls_due_while_the_store_fails_is_opened_once_the_store_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = CountingStore()
    async with jar_hall(store=store, minutes=600) as hall:
        due = next_due_time(hall.game, has_pushes=False)
        assert due is not None
        await let_minutes_pass(hall)
        hall.clock.now = due - LEAD_MILLISECONDS
        with monkeypatch.context() as patch:
            patch.setattr(store, "read", _raise_store_error)
            await hall.host.opener.open_and_put_away_games()
        assert (hall.host.registry.games, hall.host.faults.unreadable) == ({}, {})
        await hall.host.opener.open_and_put_away_games()
        assert hall.id in hall.host.registry.games


def _raise_store_error(*_asked: object) -> Any:
    raise StoreError("The database cannot be reached.")


class _FailingStore:
    """A store on which every call fails."""

    def __getattr__(self, _name: str) -> Any:
        raise StoreError("The database cannot be reached.")
