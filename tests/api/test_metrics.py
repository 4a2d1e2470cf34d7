"""The figures of a server for operators: their counts, and their permitted readers."""

import threading
from pathlib import Path

import httpx2
import pytest
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from ledger.store import open_store
from tests.api.ear import listen_to_stream, serve_hall
from tests.api.hall import Hall, expect_problem, open_hall
from tests.api.keepers import open_three_player_table, settable_fact

ADMIN = "open sesame"


def series_values(text: str) -> dict[tuple[str, str], float]:
    """Return the value of every series, by its name and its game ("" for the whole server)."""
    return {
        (sample.name, sample.labels.get("game", "")): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if "le" not in sample.labels
    }


def remote_client(hall: Hall, token: str = "") -> httpx2.AsyncClient:
    """Return a client on another machine."""
    transport = httpx2.ASGITransport(app=hall.app, client=("10.0.0.7", 1))
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return httpx2.AsyncClient(transport=transport, base_url="http://hall", headers=headers)


async def claim_bearer_token(hall: Hall, card: str) -> str:
    """Return the token of a program that holds a card."""
    answer = await hall.claim_card(hall.stranger(), card, f"device-of-{card}", bearer=True)
    return str(answer.json()["bearer"])


async def read_metrics(client: httpx2.AsyncClient) -> dict[tuple[str, str], float]:
    answer = await client.get("/metrics")
    assert answer.status_code == 200, answer.text
    return series_values(answer.text)


async def test_acts_refusals_commits_frames_and_phones_are_counted() -> None:
    async with open_hall() as hall, serve_hall(hall) as hall.address:
        ada = await hall.phone("ada")
        before = await read_metrics(ada.client)
        async with listen_to_stream(ada) as ear:
            await ear.next()
            await ada.does("sit", where="bench")
            await ear.next()
            await ada.expect_refusal("give", to="bea", nuts=99)
            after = await read_metrics(ada.client)
    more = {name: after[name, hall.id] - before[name, hall.id] for name, game in after if game}
    assert {name: more[name] for name in more if name in COUNTED} == COUNTED
    assert after["acta_acts_last_minute", hall.id] == before["acta_acts_last_minute", hall.id] + 1
    assert after["acta_loop_lag_seconds_count", ""] >= before["acta_loop_lag_seconds_count", ""]
    assert after["acta_commit_seconds_count", hall.id] == after["acta_commits_total", hall.id]


COUNTED = {
    "acta_acts_total": 1,
    "acta_refusals_total": 1,
    "acta_commits_total": 1,
    "acta_commit_seconds_count": 1,
    "acta_flush_seconds_count": 1,
    "acta_entries_total": 1,
    "acta_frames_total": 1,
    "acta_listeners": 1,
    "acta_waiting": 0,
}


async def test_figures_are_written_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = list[int]()

    def note_thread(registry: CollectorRegistry) -> bytes:
        threads.append(threading.get_ident())
        return generate_latest(registry)

    monkeypatch.setattr("api.http.metrics.generate_latest", note_thread)
    async with open_hall() as hall:
        await read_metrics(hall.stranger().client)
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()


async def test_the_age_of_the_oldest_petition_counts_from_its_opening() -> None:
    async with open_three_player_table("morituri") as table:
        hall, first = table.hall, table.phones[0]
        client = hall.stranger().client
        assert (await read_metrics(client))["acta_oldest_petition_seconds", hall.id] == 0
        fact = settable_fact(table, table.people[1])
        await first.does("set-fact", **fact)
        hall.clock.now += 90_000
        await first.does("set-fact", **(fact | {"value": "4"}))
        hall.clock.now += 1_000
        found = await read_metrics(client)
    assert found["acta_petitions", hall.id] == 2
    assert found["acta_oldest_petition_seconds", hall.id] == 91


async def test_where_all_keep_order_together_nobody_reads_the_figures() -> None:
    async with open_three_player_table("morituri") as table:
        hall = table.hall
        card = next(iter(hall.tokens))
        async with remote_client(hall, await claim_bearer_token(hall, card)) as player:
            expect_problem(await player.get("/metrics"), "not-found")


async def test_figures_show_an_unwritable_store_and_unreadable_games(hall: Hall) -> None:
    hall.host.faults.note_write_result("the disk is full", 0)
    hall.host.faults.note_unreadable_game("old", "it is damaged")
    found = await read_metrics(hall.stranger().client)
    assert found["acta_store_writable", ""] == 0
    assert found["acta_games_unreadable", ""] == 1


async def test_figures_show_the_size_of_the_ledger_file_and_the_free_space_on_its_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "acta.db"
    monkeypatch.setenv("ACTA_STORE", str(path))
    async with open_hall(store=open_store(str(path))) as hall:
        text = (await hall.stranger().client.get("/metrics")).text
        samples = {
            (sample.name, sample.labels.get("file", "")): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }
        assert samples["acta_store_bytes", "ledger"] == path.stat().st_size
        assert samples["acta_store_bytes", "log"] == path.with_name("acta.db-wal").stat().st_size
        assert samples["acta_disk_free_bytes", ""] > 0


async def test_the_age_of_the_newest_copy_counts_from_its_making(hall: Hall) -> None:
    client = hall.stranger().client
    assert ("acta_copy_age_seconds", "") not in await read_metrics(
        client
    )  # there is no figure of copies, because no copies were requested
    hall.host.faults.copy_finished("", hall.clock.now)
    hall.clock.now += 30_000
    hall.host.faults.copy_finished("the stick is full", hall.clock.now)
    assert (await read_metrics(client))["acta_copy_age_seconds", ""] == 30


async def test_the_host_s_token_reads_all_figures_from_anywhere() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        async with remote_client(hall, ADMIN) as operator:
            found = await read_metrics(operator)
            assert found["acta_games", ""] == 1
            assert ("acta_acts_total", hall.id) in found
        async with remote_client(hall, "open barley") as thief:
            expect_problem(await thief.get("/metrics"), "not-found")


async def test_without_a_host_s_token_every_token_is_wrong(hall: Hall) -> None:
    async with remote_client(hall, "") as thief:
        expect_problem(
            await thief.get("/metrics", headers={"authorization": "Bearer "}), "not-found"
        )


async def test_a_steward_s_program_reads_the_figures_of_its_own_game_only(hall: Hall) -> None:
    other = await hall.host.founder.found_game("nuces", None)
    async with remote_client(hall, await claim_bearer_token(hall, "nurse-1")) as steward:
        found = await read_metrics(steward)
    assert {game for _name, game in found} == {hall.id}
    assert other.game != hall.id


async def test_a_player_s_program_and_a_steward_s_browser_read_no_figures(hall: Hall) -> None:
    async with remote_client(hall, await claim_bearer_token(hall, "ada-1")) as player:
        expect_problem(await player.get("/metrics"), "not-found")
    nurse = await hall.phone("nurse")
    async with remote_client(hall) as browser:
        browser.cookies = nurse.client.cookies
        expect_problem(await browser.get("/metrics"), "not-found")
