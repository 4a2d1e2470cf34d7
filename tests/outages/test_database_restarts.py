"""PostgreSQL is restarted under load: acts wait, and each act is done once."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from ledger.store import open_store
from tests.outages.clusters import PostgresClusters
from tests.outages.crowd import playing_crowd
from tests.outages.table import found_table
from tests.outages.workers import open_two_servers


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_acts_happen_once_while_the_database_is_restarted(
    machines: PostgresClusters, tmp_path: Path, mode: str
) -> None:
    cluster = machines.running_cluster("games")
    table = found_table(cluster.address)
    async with open_two_servers(tmp_path, table.store) as workers:
        async with playing_crowd([worker.address for worker in workers], table) as crowd:
            await crowd.wait_for_everybodys_acts()
            await crowd.aunt.does("fill-jar", seconds=1)
            await asyncio.to_thread(cluster.restart, mode)
            await crowd.wait_for_line_everywhere("jar-emptied")
            await crowd.wait_for_everybodys_acts()
            await asyncio.to_thread(cluster.wait_for_game_servers, 2)
        ledger = crowd.game_in_store()
    assert (ledger.jars, ledger.status) == (1, "open")
    assert crowd.statuses[0] == 0
    assert [len(player.network.openings) for player in crowd.players[:2]] == [1, 1]


async def test_while_the_database_is_away_acts_are_told_to_wait_and_none_is_half_done(
    machines: PostgresClusters, tmp_path: Path
) -> None:
    cluster = machines.running_cluster("games")
    table = found_table(cluster.address)
    async with open_two_servers(tmp_path, table.store) as workers:
        async with playing_crowd([worker.address for worker in workers], table) as crowd:
            await crowd.wait_for_everybodys_acts()
            await asyncio.to_thread(cluster.kill)
            await asyncio.gather(*(phone.wait_for_retry_answer() for phone in crowd.players))
            await asyncio.to_thread(cluster.start)
            await crowd.wait_for_everybodys_acts()
            await asyncio.to_thread(cluster.wait_for_game_servers, 2)
        assert crowd.game_in_store().status == "open"
    with closing(open_store(cluster.address, is_exclusive=True)) as store:
        assert store.games() == (table.game,)
