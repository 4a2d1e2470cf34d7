"""PostgreSQL is restarted under load: acts wait or are told to wait, and each is done once."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from ledger.store import open_store
from tests.outages.clusters import Clusters
from tests.outages.crowd import crowd_at
from tests.outages.table import found_table
from tests.outages.workers import two_workers


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_acts_happen_once_while_the_database_is_restarted(
    machines: Clusters, tmp_path: Path, mode: str
) -> None:
    cluster = machines.begun("games")
    table = found_table(cluster.address)
    async with two_workers(tmp_path, table.store) as workers:
        async with crowd_at([worker.address for worker in workers], table) as crowd:
            await crowd.go_on()
            await crowd.aunt.does("fill-jar", seconds=1)
            await asyncio.to_thread(cluster.restart, mode)
            await crowd.all_hear("jar-emptied")
            await crowd.go_on()
            await asyncio.to_thread(cluster.wait_for_servers, 2)
        ledger = crowd.was_kept()
    assert (ledger.jars, ledger.status) == (1, "open")
    assert crowd.statuses[0] == 0
    assert [len(player.network.openings) for player in crowd.players[:2]] == [1, 1]


async def test_while_the_database_is_away_acts_are_told_to_wait_and_none_is_half_done(
    machines: Clusters, tmp_path: Path
) -> None:
    cluster = machines.begun("games")
    table = found_table(cluster.address)
    async with two_workers(tmp_path, table.store) as workers:
        async with crowd_at([worker.address for worker in workers], table) as crowd:
            await crowd.go_on()
            await asyncio.to_thread(cluster.stop)
            await asyncio.gather(*(phone.is_told_to_wait() for phone in crowd.players))
            await asyncio.to_thread(cluster.start)
            await crowd.go_on()
            await asyncio.to_thread(cluster.wait_for_servers, 2)
        assert crowd.was_kept().status == "open"
    with closing(open_store(cluster.address, alone=True)) as store:
        assert store.games() == (table.game,)
