"""The host: founding, stopping, kills, and a failing store."""

import asyncio
import uuid
from typing import Any

import msgspec
import pytest

from api.commands.play import unfinished_rehearsals
from api.serve import serve
from ledger.kernel.vocabulary.request import Accepted, Request
from ledger.store.base import Batch, ConflictError, StoreError
from tests.api.hall import Clock, Hall, document_of, expect_problem, open_hall
from tests.api.lent import LentStore


def sit_request(game: str, where: str = "bench") -> Request:
    return Request(str(uuid.uuid4()), "ada-1", "sit", "ada", 1, {"where": where})


async def test_a_restarted_server_has_lost_nothing() -> None:
    store, clock = LentStore(), Clock()
    async with open_hall(store=store, clock=clock) as hall:
        ada = await hall.phone("ada")
        receipt = await ada.does("give", to="bea", nuts=2)
        view = await ada.view()
        cookies = ada.client.cookies
    async with open_hall(store=store, clock=clock, found=False) as hall:
        phone = hall.stranger()
        phone.client.cookies = cookies
        assert await phone.view() == view
        again = f"/games/{phone.game}/receipts/{receipt['command']}"
        assert document_of(await phone.get(again))["entries"] == receipt["entries"]


async def test_after_a_clean_stop_a_game_goes_on() -> None:
    store, clock = LentStore(), Clock()
    async with open_hall(store=store, clock=clock):
        pass
    async with open_hall(store=store, clock=clock, found=False) as hall:
        assert hall.game.state.kernel.status == "open"


async def test_after_the_server_was_killed_a_game_opens_paused() -> None:
    store, clock = LentStore(), Clock()
    killed = await _found_and_kill_server(store, clock)
    async with open_hall(store=store, clock=clock, found=False) as hall:
        assert hall.id == killed
        assert hall.game.state.kernel.status == "paused"
        nurse = await hall.phone("nurse", token=await _token_of_card(hall, "nurse-1"))
        await nurse.does("resume")
    async with open_hall(store=store, clock=clock, found=False) as hall:
        assert hall.game.state.kernel.status == "open"


async def test_a_rehearsal_goes_on_by_itself_and_opens_its_cards_to_everybody() -> None:
    store, clock = LentStore(), Clock()
    async with open_hall(store=store, clock=clock, rehearsal=True) as hall:
        await hall.game.writer.answer(hall.host.registry.request_by_server("pause"))
    async with open_hall(store=store, clock=clock, found=False, rehearsal=True) as hall:
        assert hall.game.state.kernel.status == "open"
        cards = document_of(await hall.stranger().get("/rehearsal"))["cards"]
        assert {card["card"] for card in cards} == set(hall.game.state.kernel.cards)
        link = next(card["link"] for card in cards if card["card"] == "ada-1")
        ada = await hall.phone("ada", token=link.removeprefix("/c#"))
        await ada.does("sit", where="bench")
        assert unfinished_rehearsals(hall.host, "nuces") == [hall.game]
        # the listeners of the earlier start are gone
        assert len(store.side_values(hall.id, "token")) == len(cards)


async def test_a_real_game_in_a_rehearsal_s_file_is_neither_opened_nor_resumed() -> None:
    store, clock = LentStore(), Clock()
    await _found_and_kill_server(store, clock)
    async with open_hall(store=store, clock=clock, found=False, rehearsal=True) as hall:
        assert hall.game.state.kernel.status == "paused"
        assert document_of(await hall.stranger().get("/rehearsal"))["cards"] == []
        assert unfinished_rehearsals(hall.host, "nuces") == []


async def test_a_failure_beside_the_server_ends_it_and_is_reported() -> None:
    async def fail_at_start(_host: object, _port: int) -> None:
        raise StoreError("nothing can be written")

    async with open_hall() as hall:
        serving = serve(hall.host, hall.host.settings, fail_at_start)
        with pytest.raises(StoreError, match="nothing can be written"):
            await asyncio.wait_for(serving, 20)
        assert not hall.host.ready


async def test_a_game_that_cannot_be_written_does_not_keep_other_games_open() -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        await hall.host.founder.found_game("nuces", None)
        games = list(hall.host.registry.games.values())
        store.failing = StoreError("the disk is full")
    assert not hall.host.ready
    for game in games:
        with pytest.raises(StoreError, match="closed"):
            await game.writer.answer(sit_request(game.id))


async def test_without_a_rehearsal_there_is_no_page_of_open_cards(hall: Hall) -> None:
    expect_problem(await hall.stranger().get("/rehearsal"), "not-found")


async def test_waiting_requests_are_committed_together() -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        before = len(store.batches)
        places = ["bench", "wall"] * 10
        asked = (hall.game.writer.answer(sit_request(hall.id, where)) for where in places)
        outcomes = await asyncio.gather(*asked)
        assert all(isinstance(outcome, Accepted) for outcome in outcomes)
        assert len(store.batches) - before < 5
        assert hall.game.writer.commits < 10


async def test_a_request_that_cannot_be_written_changes_nothing() -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        ada = await hall.phone("ada")
        state = hall.game.state
        store.failing = StoreError("the disk is full")
        answer = await ada.send_command("sit", where="bench")
        assert expect_problem(answer, "unavailable")["status"] == 503
        assert "disk" not in answer.text
        assert hall.game.state is state
        store.failing = None
        await ada.does("sit", where="bench")


async def test_a_commit_whose_answer_was_lost_is_recognised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        ada = await hall.phone("ada")
        command = str(uuid.uuid4())
        write = store.inner.append

        def write_batch_but_lose_answer(batch: Batch) -> None:
            write(batch)
            monkeypatch.undo()
            raise ConflictError(batch.game, batch.expected, batch.position)

        monkeypatch.setattr(store.inner, "append", write_batch_but_lose_answer)
        answer = await ada.send_command("sit", where="bench", command=command)
        assert document_of(answer)["repeated"]
        assert (
            await ada.send_command("sit", where="bench", command=command)
        ).content == answer.content
        assert hall.game.state.seating.place_of("ada") == "bench"


@pytest.mark.parametrize("damage", [b"rust", b"{}", b'"\xff"'])
async def test_a_game_that_cannot_be_reread_still_answers_every_request(
    damage: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        ada = await hall.phone("ada")
        read = store.inner.read

        def read_damaged(game: str, after: int = 0) -> Any:
            return (msgspec.structs.replace(row, state=damage) for row in read(game, after))

        monkeypatch.setattr(store.inner, "read", read_damaged)
        store.failing = ConflictError(hall.id, 1, 2)
        asked = (hall.game.writer.answer(sit_request(hall.id)) for _ in range(3))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, StoreError) for answer in answers)
        expect_problem(await ada.send_command("sit", where="bench"), "unavailable")
        ready = await hall.stranger().client.get("/readyz")
        assert hall.id in expect_problem(ready, "unavailable")["detail"]


async def test_a_failing_rule_does_not_affect_other_requests(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await hall.phone("ada")
    decide = hall.game.machine.decide

    def decide_or_fail(state: Any, request: Request, now: int, context: Any) -> Any:
        if request.type == "throw":
            raise ZeroDivisionError
        return decide(state, request, now, context)

    monkeypatch.setattr(hall.game.machine, "decide", decide_or_fail)
    answers = await asyncio.gather(
        ada.send_command("throw"), ada.send_command("sit", where="bench")
    )
    failed = expect_problem(answers[0], "internal")
    assert "ZeroDivision" not in str(failed)
    assert answers[1].status_code == 201


async def test_due_acts_happen_by_the_clock_alone(hall: Hall) -> None:
    nurse = await hall.phone("nurse")
    await nurse.does("set-switch", switch="bell.by_clock", value="true", reason="late")
    hall.clock.now += 5 * 60_000
    hall.host.do_periodic_work()
    await hall.game.writer.answer(sit_request(hall.id))
    assert hall.game.state.period.seq == 2


async def test_a_game_is_founded_over_http_with_the_host_s_own_token() -> None:
    async with open_hall(admin_token="only-for-the-host") as hall:
        stranger = hall.stranger()
        expect_problem(await stranger.post("/games", {"ruleset": "nuces"}), "unauthorized")
        stranger.client.headers["authorization"] = "Bearer guessed"
        expect_problem(await stranger.post("/games", {"ruleset": "nuces"}), "unauthorized")
        stranger.client.headers["authorization"] = "Bearer only-for-the-host"
        expect_problem(await stranger.post("/games", {"ruleset": "chess"}), "malformed")
        body = {"ruleset": "nuces", "scenario": "7", "title": "Out of doors"}
        answer = await stranger.post("/games", body)
        assert answer.status_code == 201
        new = answer.json()
        assert {card["card"] for card in new["cards"]} >= {"ada-1", "nurse-2"}
        listed = document_of(await stranger.get("/games"))["games"]
        assert [game["title"] for game in listed] == ["Nuts in the yard", "Out of doors"]
        shown = document_of(await stranger.get(f"/games/{new['game']}"))
        assert shown["title"] == "Out of doors"
        assert shown["fingerprints"] == []


async def test_nobody_founds_games_where_the_host_has_no_token(hall: Hall) -> None:
    stranger = hall.stranger()
    stranger.client.headers["authorization"] = "Bearer "
    expect_problem(await stranger.post("/games", {"ruleset": "nuces"}), "unauthorized")


async def test_each_finished_period_has_a_fingerprint_of_eight_words(hall: Hall) -> None:
    aunt = await hall.phone("aunt")
    await aunt.does("ring")
    (words,) = document_of(await aunt.get(f"/games/{hall.id}"))["fingerprints"]
    assert len(words.split()) == 8


async def _found_and_kill_server(store: LentStore, clock: Clock) -> str:
    """Return the id of a game whose server was killed."""
    async with open_hall(store=store, clock=clock) as hall:
        store.cut_off = True
    store.cut_off = False
    return hall.id


async def _token_of_card(hall: Hall, card: str) -> str:
    return (await hall.host.registry.renew_tokens(hall.game))[card]
