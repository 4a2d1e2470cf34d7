"""Of two servers of one database, one is killed or replaced under load. No act is lost."""

import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from statistics import median

import pytest

from tests.outages.crowd import playing_crowd
from tests.outages.table import GameWithTokens, found_table
from tests.outages.workers import JarServer, open_two_servers
from tests.waking import RedisServer

KILLS = 20


@pytest.fixture
def table(database: str) -> GameWithTokens:
    return found_table(database)


@pytest.fixture
async def workers(
    table: GameWithTokens, redis: RedisServer, tmp_path: Path
) -> AsyncIterator[list[JarServer]]:
    async with open_two_servers(tmp_path, table.store, redis.address) as pair:
        yield pair


async def test_phones_of_a_killed_server_go_on_at_the_other(
    table: GameWithTokens, workers: list[JarServer]
) -> None:
    one, other = workers
    async with playing_crowd([one.address, other.address], table) as crowd:
        await crowd.wait_for_everybodys_acts()
        await crowd.aunt.does("fill-jar", seconds=1)
        await one.kill()
        await crowd.players[0].wait_for_streams(2)
        assert crowd.players[0].network.server_of_last_stream == other.address
        await crowd.wait_for_line_everywhere("jar-emptied")
        await crowd.wait_for_everybodys_acts()
    assert crowd.statuses[0] > 0
    ledger = crowd.game_in_store()
    assert (ledger.jars, ledger.status) == (1, "open")
    assert len(crowd.players[1].network.openings) == 1


async def test_servers_are_replaced_one_after_the_other_under_load(
    table: GameWithTokens, workers: list[JarServer]
) -> None:
    async with playing_crowd([worker.address for worker in workers], table) as crowd:
        for worker in workers:
            await crowd.wait_for_everybodys_acts()
            await worker.stop()
            await crowd.wait_for_everybodys_acts()
            await worker.start()
        await crowd.wait_for_everybodys_acts()
    assert [len(player.network.openings) > 1 for player in crowd.players[:2]] == [True, True]
    assert crowd.game_in_store().status == "open"


@pytest.mark.soak
async def test_servers_are_killed_again_and_again(
    table: GameWithTokens, workers: list[JarServer], capsys: pytest.CaptureFixture[str]
) -> None:
    chance, gaps = Random(KILLS), list[float]()
    known = {worker.address: worker for worker in workers}
    async with playing_crowd([*known], table) as crowd:
        player = crowd.players[0]
        for _ in range(KILLS):
            await crowd.aunt.does("fill-jar", seconds=1)
            await crowd.wait_for_everybodys_acts(chance.randrange(1, 30))
            one, killed = known[player.network.server_of_last_stream], time.monotonic()
            await one.kill()
            await player.wait_for_streams(len(player.network.openings) + 1)
            gaps.append(player.network.openings[-1][0] - killed)
            await one.start()
        await player.wait_for_lines("jar-emptied", KILLS)
    ledger = crowd.game_in_store()
    assert (ledger.jars, ledger.status) == (KILLS, "open")
    with capsys.disabled():
        sys.stdout.write(
            f"\n{KILLS} kills under load, {crowd.acknowledged_act_count} acts acknowledged, "
            f"none lost or doubled, {KILLS} deadlines met once each; live "
            f"at the other server again after {median(gaps):.2f} s, {max(gaps):.2f} s at most\n"
        )
