"""A founding has its whole effect or none. A key that is sent repeatedly founds only one game."""

import asyncio
import uuid
from dataclasses import replace
from typing import Any

import httpx2
import pytest

from api.game.game import Game
from api.hosting.founder import FoundingRequest
from api.hosting.idempotency import new_founding_key, request_hash
from api.hosting.registry import REHEARSAL_NOTE
from ledger.store.base import StoreError
from tests.api.hall import SHELF, Clock, Hall, document_of, expect_problem, open_hall
from tests.api.lent import LentStore
from tests.toy.rules import TOY

ADMIN = "the host's own token"
KEY = str(uuid.UUID(int=7))


async def found_game(hall: Hall, key: str = KEY, **body: Any) -> httpx2.Response:
    phone = hall.stranger()
    headers = {"Authorization": f"Bearer {ADMIN}"} | ({"Idempotency-Key": key} if key else {})
    path, wish = "/api/v1/games", {"ruleset": "nuces"} | body
    return await phone.client.post(path, json=wish, headers=headers)


async def test_a_founding_that_fails_leaves_no_game() -> None:
    class FailingBots:
        def game_opened(self, game: Game) -> None:
            raise RuntimeError("the bots came to grief")

    store = LentStore()
    async with open_hall(store=store, admin_token="the host's own") as hall:
        before = store.games()
        store.failing = StoreError("the disk is full")
        with pytest.raises(StoreError):
            await hall.host.founder.found_game("nuces", None)
        store.failing = None
        for broken in (
            replace(TOY, scenarios=replace(TOY.scenarios, doubts=fail_to_found)),
            replace(TOY, phones=replace(TOY.phones, slices=fail_to_found)),
            replace(TOY, assets=replace(TOY.assets, account_audience=fail_to_found)),
        ):
            hall.host.registry.rulesets = {"nuces": broken}
            with pytest.raises(ZeroDivisionError):
                await hall.host.founder.found_game("nuces", None)
        assert (store.games(), tuple(hall.host.registry.games)) == (before, before)
        hall.host.registry.rulesets = SHELF
        hall.host.registry.opening_listeners.append(FailingBots())
        founded = await hall.host.founder.found_game("nuces", None)
        assert len(founded.cards) == len(hall.game.state.kernel.cards)
        assert store.games() == (*before, founded.game)


async def test_the_notes_and_the_game_are_written_in_one_commit() -> None:
    store = LentStore()
    async with open_hall(store=store, rehearsal=True) as hall:
        assert len(store.batches) == 1
        await hall.host.founder.found_game("nuces", None)
        assert len(store.batches) == 2
        assert set(store.side_values(hall.id, "note")) >= {
            hall.host.registry.running_note.key,
            REHEARSAL_NOTE,
        }


def fail_to_found(*_given: Any) -> Any:
    return 1 // 0


async def test_the_same_key_founds_once_and_gives_the_same_cards() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        first = await found_game(hall)
        assert first.status_code == 201
        assert first.json()["repeated"] is False
        again = await found_game(hall)
        assert again.headers["idempotent-replay"] == "true"
        assert document_of(again) == first.json() | {"repeated": True}
        assert len(hall.host.registry.games) == 2
        hall.id = first.json()["game"]
        tokens = {card["card"]: card["token"] for card in again.json()["cards"]}
        ada = await hall.phone("ada", token=tokens["ada-1"])
        await ada.does("sit", where="bench")


async def test_two_simultaneous_requests_with_one_key_found_one_game() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        answers = await asyncio.gather(*(found_game(hall) for _ in range(5)))
        assert sorted(answer.status_code for answer in answers) == [200, 200, 200, 200, 201]
        assert len({answer.json()["game"] for answer in answers}) == 1
        assert len(hall.host.registry.games) == 2


async def test_a_restarted_server_knows_the_key() -> None:
    store, clock = LentStore(), Clock()
    async with open_hall(store=store, clock=clock, admin_token=ADMIN) as hall:
        first = (await found_game(hall)).json()
    async with open_hall(store=store, clock=clock, found=False, admin_token=ADMIN) as hall:
        again = document_of(await found_game(hall))
        assert again == first | {"repeated": True}
        assert len(hall.host.registry.games) == 2


async def test_a_failed_founding_may_be_repeated_under_its_key() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        expect_problem(await found_game(hall, scenario="-1"), "internal")
        assert (await found_game(hall, scenario="3")).status_code == 201


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_founding_whose_answer_was_lost_is_answered_again_under_its_key(
    restarted: bool,
) -> None:
    store, clock = LentStore(), Clock()
    async with open_hall(store=store, clock=clock, admin_token=ADMIN) as hall:
        store.unanswered = 1
        expect_problem(await found_game(hall), "unavailable")
        games = store.games()
        if not restarted:
            await _check_repeated_founding(hall, await found_game(hall))
    if restarted:
        async with open_hall(store=store, clock=clock, found=False, admin_token=ADMIN) as hall:
            await _check_repeated_founding(hall, await found_game(hall))
    assert store.games() == games


async def _check_repeated_founding(hall: Hall, answer: httpx2.Response) -> None:
    document = document_of(answer)
    assert document["repeated"] is True
    hall.id = document["game"]
    tokens = {card["card"]: card["token"] for card in document["cards"]}
    ada = await hall.phone("ada", token=tokens["ada-1"])
    assert (await ada.view())["me"] == ["ada"]


async def test_a_forgotten_game_frees_its_key() -> None:
    first = new_founding_key(KEY, (), bytes)
    other = first.game({first.game(())})
    assert other != first.game(()) == new_founding_key(KEY, "another wish", bytes).game(())


async def test_another_request_under_a_used_key_is_refused() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        await found_game(hall)
        expect_problem(await found_game(hall, scenario="3"), "repeated-otherwise")
        expect_problem(await found_game(hall, title="Another"), "repeated-otherwise")
        expect_problem(await found_game(hall, key="yesterday"), "malformed")
        for _ in range(2):
            assert (await found_game(hall, key="")).status_code == 201
        assert len(hall.host.registry.games) == 4


async def test_the_store_keeps_neither_keys_nor_tokens() -> None:
    store = LentStore()
    async with open_hall(store=store, admin_token=ADMIN) as hall:
        cards = (await found_game(hall)).json()["cards"]
        kept = b"".join(
            side.key.encode() + (side.value or b"")
            for batch in store.batches
            for side in batch.side_writes
        )
        for secret in (KEY, *(card["token"] for card in cards)):
            assert secret.encode() not in kept


async def test_an_evening_founded_to_wait_begins_when_a_steward_begins_it() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        new = (await found_game(hall, waits=True)).json()
        hall.id = new["game"]
        hall.tokens = {card["card"]: card["token"] for card in new["cards"]}
        nurse, ada = await hall.phone("nurse"), await hall.phone("ada")
        shown = document_of(await ada.get(f"/games/{hall.id}"))
        assert (shown["status"], shown["waiting"]) == ("paused", True)
        assert (await ada.view())["slices"]["game"]["waiting"] is True
        expect_problem(await ada.send_command("give", to="bea", nuts=1), "not-begun")
        expect_problem(await ada.send_command("begin-play"), "refused")
        hall.clock.now += 24 * 60 * 60 * 1000
        await nurse.does("begin-play")
        shown = document_of(await ada.get(f"/games/{hall.id}"))
        assert (shown["status"], shown["waiting"]) == ("open", False)
        assert shown["period"]["opened"] == hall.clock.now
        await ada.does("give", to="bea", nuts=1)


@pytest.mark.parametrize("more", [{}, {"waits": False}])
async def test_an_evening_founded_over_http_begins_at_once_by_default(more: dict[str, Any]) -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        new = (await found_game(hall, **more)).json()
        assert hall.host.registry.game(new["game"]).state.kernel.status == "open"
        expect_problem(await found_game(hall, waits=True), "repeated-otherwise")


async def test_a_rehearsal_begins_at_once() -> None:
    async with open_hall(admin_token=ADMIN, rehearsal=True) as hall:
        new = (await found_game(hall, waits=True)).json()
        assert hall.host.registry.game(new["game"]).state.kernel.status == "open"


async def test_a_server_killed_before_the_beginning_reopens_the_game_still_waiting() -> None:
    store = LentStore()
    async with open_hall(store=store, admin_token=ADMIN) as hall:
        game = (await found_game(hall, waits=True)).json()["game"]
        before = hall.host.registry.game(game).state
        store.cut_off = True
    store.cut_off = False
    async with open_hall(store=store, found=False) as again:
        assert again.host.registry.game(game).state == before


def test_a_request_without_a_wait_has_the_hash_of_older_versions() -> None:
    as_it_was = ("nuces", None, "", (), "")
    assert request_hash(FoundingRequest("nuces").content) == request_hash(as_it_was)
    assert request_hash(FoundingRequest("nuces", waits=True).content) != request_hash(as_it_was)
