"""Two servers of one game: each gives phones the right answer, and nothing happens twice."""

import asyncio
import threading
import uuid
from typing import Any

import pytest

from api.game.text_erasure import erase_game
from api.hosting.at_rest import opener
from ledger.scribe.heads import MINUTE_MILLISECONDS
from ledger.seal import read_head
from ledger.store.base import StoreError
from ledger.verify import verify_export
from tests.api.ear import listen_to_stream, serve_hall
from tests.api.hall import Hall, document_of, expect_problem, open_hall
from tests.api.resting import let_minutes_pass
from tests.api.servers import (
    FAR,
    catch_up_servers,
    phone_at_other_server,
    three_memory_stores,
    two_halls,
)
from tests.toy.post import rules_with_letters

Halls = tuple[Hall, Hall]


async def test_an_act_at_one_server_reaches_phones_at_the_other(halls: Halls) -> None:
    one, other = halls
    ada = await one.phone("ada")
    async with serve_hall(one) as there, serve_hall(other) as here:
        one.address, other.address = there, here
        async with listen_to_stream(other.stranger()) as ear:
            assert (await ear.next())[0] == "view"
            await ada.does("sit", where="bench")
            _, heard = await ear.next("entries")
            assert [line["key"] for line in heard["pub"]["entries"]] == ["sat-down"]
            assert other.game.state == one.game.state


async def test_simultaneous_acts_at_two_servers_are_each_recorded_once_in_one_order(
    halls: Halls,
) -> None:
    one, other = halls
    phones = [await hall.phone(who) for hall, who in zip(halls, ("ada", "bea"), strict=True)]
    ids = [str(uuid.uuid4()) for _ in range(20)]
    sent = [
        phones[n % 2].send_command("give", command, to=("bea", "ada")[n % 2], nuts=1)
        for n, command in enumerate(ids)
    ]
    answers = await asyncio.gather(*sent)
    assert {answer.status_code for answer in answers} == {201}
    await catch_up_servers(one, other)
    assert one.game.state == other.game.state
    assert one.game.scribe.tree == other.game.scribe.tree
    assert one.game.state.books.holding("ada", "nut") == 10
    assert set(ids) <= set(one.game.state.log.receipts)
    again = await phone_at_other_server(other, phones[0]).send_command(
        "give", ids[0], to="bea", nuts=1
    )
    assert document_of(again)["repeated"]


async def test_the_seal_over_entries_of_two_servers_is_whole(halls: Halls) -> None:
    one, other = halls
    phones = [await hall.phone(who) for hall, who in zip(halls, ("ada", "bea"), strict=True)]
    for turn in range(6):
        one.clock.now += MINUTE_MILLISECONDS
        for hall in halls:
            hall.host.do_periodic_work()
        await phones[turn % 2].does("give", to=("bea", "ada")[turn % 2], nuts=1)
    await catch_up_servers(one, other)
    links = [read_head(head).link for head in one.game.scribe.heads()]
    assert [link.number for link in links if link] == list(range(1, len(links) + 1))
    minutes = [link.at // MINUTE_MILLISECONDS for link in links if link]
    # on a busy machine one head may come so late that it is that of the next minute
    assert len(minutes) == len(set(minutes)) >= 4
    nurse = await other.phone("nurse")
    nurse_2 = await one.phone("nurse", "nurse-2")
    await nurse.does("announce-closing", minutes=1)
    await nurse_2.does("confirm-closing")
    one.clock.now += 2 * MINUTE_MILLISECONDS
    for hall in halls:
        hall.host.do_periodic_work()
    await catch_up_servers(one, other)
    assert one.game.state.kernel.status == "closed"
    export = await phone_at_other_server(other, nurse).get(f"/games/{one.id}/export.jsonl")
    report = verify_export(export.content.splitlines())
    assert report.ok, report.lines()


async def test_a_session_made_at_one_server_works_at_the_other_at_once(halls: Halls) -> None:
    one, other = halls
    ada = await one.phone("ada")
    there = phone_at_other_server(other, ada)
    assert (await there.view())["me"] == ["ada"]
    await there.does("sit", where="bench")
    assert (await phone_at_other_server(other, other.stranger()).view())["me"] == []


async def test_a_conflict_reads_only_new_rows_and_never_the_whole_game(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = halls
    ada, bea = await one.phone("ada"), await other.phone("bea")
    await catch_up_servers(one, other)
    asked: list[tuple[int, int]] = []
    store = other.game.scribe.store
    changes = store.changes

    def note_changes(game: str, after: int, since: int) -> Any:
        news = changes(game, after, since)
        asked.append((len(news.rows), len(news.side_writes)))
        return news

    monkeypatch.setattr(store, "changes", note_changes)
    monkeypatch.setattr(store, "read", None)
    await ada.does("give", to="bea", nuts=1)
    await bea.does("give", to="ada", nuts=1)
    assert asked == [(1, 0)]


async def test_a_due_act_happens_once_with_two_servers(halls: Halls) -> None:
    one, other = halls
    nurse = await one.phone("nurse")
    await nurse.does("set-switch", switch="bell.by_clock", value="true", reason="late")
    await catch_up_servers(one, other)
    one.clock.now += 5 * MINUTE_MILLISECONDS
    for hall in halls:
        hall.host.do_periodic_work()
    await catch_up_servers(one, other)
    assert one.game.state == other.game.state
    assert one.game.state.period.seq == 2


async def test_two_phones_do_not_overwrite_each_other_s_notes(stores: Any) -> None:
    async with two_halls(stores, rulesets={"nuces": rules_with_letters()}) as (one, other):
        ada = await one.phone("ada")
        letter, second = [
            (await ada.does("write-letter", text=text, to=["bea"]))["command"]
            for text in ("Meet me", "Or not")
        ]
        bea = await one.phone("bea")
        there = phone_at_other_server(other, bea)
        path = f"/games/{one.id}/letterbox"
        answers = await asyncio.gather(
            bea.post(path, {"as": "bea", "read": {letter: 1}}),
            there.post(path, {"as": "bea", "read": {second: 1}}),
        )
        assert [answer.status_code for answer in answers] == [200, 200], answers[0].text
        await catch_up_servers(one, other)
        assert one.game.letterboxes.letterbox_of("bea") == other.game.letterboxes.letterbox_of(
            "bea"
        )
        assert one.game.letterboxes.letterbox_of("bea").read == {letter: 1, second: 1}


async def test_a_phone_that_leaves_at_one_server_hears_no_more_at_the_other(halls: Halls) -> None:
    one, other = halls
    ada = await one.phone("ada")
    async with serve_hall(other) as here:
        other.address = here
        async with listen_to_stream(phone_at_other_server(other, ada)) as ear:
            assert (await ear.next())[0] == "view"
            await ada.client.delete("/api/v1/session")
            await catch_up_servers(other)
            assert (await ear.next("closed-session"))[0] == "closed-session"
        assert (await phone_at_other_server(other, ada).view())["me"] == []


async def test_a_card_that_moves_at_one_server_ends_the_stream_at_the_other(halls: Halls) -> None:
    one, other = halls
    ada = await one.phone("ada")
    async with serve_hall(other) as here:
        other.address = here
        async with listen_to_stream(phone_at_other_server(other, ada)) as ear:
            assert (await ear.next())[0] == "view"
            answer = await one.claim_card(one.stranger(), "ada-1", "another phone", move=True)
            assert answer.status_code == 200
            await catch_up_servers(other)
            assert (await ear.next("moved"))[1]["character"] == "ada"


async def test_one_key_founds_one_game_at_two_servers(halls: Halls) -> None:
    one, other = halls
    key = str(uuid.uuid4())
    founded = await asyncio.gather(
        *(hall.host.founder.found_game("nuces", None, idempotency_key=key) for hall in (one, other))
    )
    assert len({found.game for found in founded}) == 1
    assert founded[0].cards == founded[1].cards
    assert sorted(found.repeated for found in founded) == [False, True]
    assert len(one.game.scribe.store.games()) == 2


async def test_a_game_erased_at_one_server_is_gone_at_the_other(halls: Halls) -> None:
    one, other = halls
    store = one.game.scribe.store
    erase_game(store, one.id, one.clock.now)
    with pytest.raises(StoreError, match="cannot be read any more"):
        await other.game.writer.wait_until_current()
    answer = await other.stranger().get(f"/games/{one.id}/view")
    assert expect_problem(answer)["status"] in (404, 410)


async def test_a_third_server_does_not_pause_a_game_that_others_play(stores: Any) -> None:
    async with two_halls(stores) as (one, _other):
        async with open_hall(store=stores[2], clock=one.clock, found=False) as third:
            assert third.game.state.kernel.status == "open"
        notes = one.game.scribe.store.side_values(one.id, "note")
        assert [key for key in notes if key.startswith("running/")] == sorted(
            f"running/{store.worker}" for store in stores[:2]
        )


async def test_a_running_server_opens_the_games_of_a_server_that_died() -> None:
    stores = three_memory_stores()
    async with two_halls(stores) as (one, other):
        await let_minutes_pass(other)
        assert one.id not in other.host.registry.games
        await other.host.opener.open_and_put_away_games()
        assert one.id not in other.host.registry.games
        stores[0].kill()
        await other.host.opener.open_and_put_away_games()
        assert other.host.registry.games[one.id].state.kernel.status == "open"


@pytest.mark.parametrize("when", ["read_start_facts", "read_game"])
@pytest.mark.parametrize("acts", [True, False])
async def test_a_restarted_server_does_not_pause_a_game_that_another_server_plays(
    monkeypatch: pytest.MonkeyPatch, when: str, acts: bool
) -> None:
    stores, loop = three_memory_stores(), asyncio.get_running_loop()
    async with two_halls(stores) as (one, other):
        await let_minutes_pass(other)
        ada = await one.phone("ada")
        stores[0].kill()
        done, found = list[str](), getattr(opener, when)

        async def act_on_other_server() -> None:
            """Let a phone go to the other server and act."""
            await other.host.opener.get_game(one.id)
            if acts:
                await phone_at_other_server(other, ada).does("sit", where="bench")

        def find_while_acting(*given: Any, **named: Any) -> Any:
            result = found(*given, **named)
            if not done:
                done.append(when)
                asyncio.run_coroutine_threadsafe(act_on_other_server(), loop).result(20)
            return result

        monkeypatch.setattr(opener, when, find_while_acting)
        async with open_hall(store=stores[2], clock=one.clock, found=False, dust=FAR) as third:
            assert done == [when]
            assert third.game.state.kernel.status == "open"
            assert other.game.state.kernel.status == "open"
            await phone_at_other_server(third, ada).does("give", to="bea", nuts=1)


async def test_a_game_that_no_server_was_left_to_play_is_paused_at_the_next_start() -> None:
    stores = three_memory_stores()
    async with two_halls(stores) as (one, other):
        await let_minutes_pass(other)
        stores[0].kill()
        async with open_hall(store=stores[2], clock=one.clock, found=False, dust=FAR) as third:
            assert third.game.state.kernel.status == "paused"


async def test_a_watcher_at_one_server_stays_when_somebody_claims_a_card_at_the_other(
    halls: Halls,
) -> None:
    one, other = halls
    async with serve_hall(other) as here:
        other.address = here
        async with listen_to_stream(other.stranger()) as ear:
            assert (await ear.next())[0] == "view"
            ada = await one.phone("ada")
            await catch_up_servers(other)
            await ada.does("sit", where="bench")
            await catch_up_servers(other)
            name, heard = await ear.next()
            assert (name, heard["pub"]["entries"][0]["key"]) == ("entries", "sat-down")


async def test_a_request_during_catching_up_sees_the_acts_made_before_it(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = halls
    ada = await one.phone("ada")
    await catch_up_servers(other)
    changes, begun, go_on = other.game.scribe.store.changes, threading.Event(), threading.Event()

    def read_slowly(*given: Any) -> Any:
        found = changes(*given)
        begun.set()
        assert go_on.wait(10)
        return found

    monkeypatch.setattr(other.game.scribe.store, "changes", read_slowly)
    first = asyncio.create_task(other.game.writer.wait_until_current())
    await asyncio.to_thread(begun.wait, 10)
    await ada.does("sit", where="bench")
    second = asyncio.create_task(other.game.writer.wait_until_current())
    known: list[bool] = []
    second.add_done_callback(lambda _: known.append(other.game.state == one.game.state))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(first, second)
    assert known == [True]
