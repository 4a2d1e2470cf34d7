"""Games in two databases: one database is killed under load, and the games of the other go on."""

import asyncio
import os
import time
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import NamedTuple

import httpx2
import pytest
from typer.testing import CliRunner

from api.cli import app
from ledger.store import open_store
from tests.outages.clusters import PostgresCluster, PostgresClusters
from tests.outages.crowd import playing_crowd
from tests.outages.table import GameWithTokens, found_table
from tests.outages.workers import JarServer, open_two_servers


class TwoDatabases(NamedTuple):
    """Two databases on servers of their own, with a game in each."""

    alba: PostgresCluster
    zama: PostgresCluster
    address: str
    """The address of both together."""
    here: GameWithTokens
    """A game in `alba`."""
    there: GameWithTokens
    """A game in `zama`."""


def found_tables(address: str) -> dict[str, GameWithTokens]:
    """Found games in a store of several databases until each has one. Return one of each."""
    found: dict[str, GameWithTokens] = {}
    with closing(open_store(address)) as store:
        names = store.databases()
    # the random values of two games must not overlap
    for dust in count(1, 10_000):
        table = found_table(address, dust)
        with closing(open_store(address, is_read_only=True)) as store:
            store.head(table.game)
            found.setdefault(store.database(table.game), table)
        if len(found) == len(names):
            break
    return found


@pytest.fixture
def two(machines: PostgresClusters) -> TwoDatabases:
    alba, zama = machines.running_cluster("alba"), machines.running_cluster("zama")
    address = f"alba={alba.address} zama={zama.address}"
    tables = found_tables(address)
    return TwoDatabases(alba, zama, address, tables["alba"], tables["zama"])


def readiness(server: str) -> dict[str, object]:
    """Return what a server says of its readiness. It must be ready."""
    answer = httpx2.get(f"{server}/readyz")
    assert answer.status_code == 200, answer.text
    document: dict[str, object] = answer.json()
    return document


def wait_until_all_are_there(server: str) -> None:
    """Wait until a server says that it can use all databases."""
    while "away" in readiness(server):
        time.sleep(0.1)


async def test_a_killed_database_stops_its_own_games_alone(
    two: TwoDatabases, tmp_path: Path
) -> None:
    async with open_two_servers(tmp_path, two.address) as workers:
        servers = [worker.address for worker in workers]
        async with playing_crowd(servers, two.here) as here:
            async with playing_crowd(servers, two.there) as there:
                await asyncio.gather(
                    here.wait_for_everybodys_acts(), there.wait_for_everybodys_acts()
                )
                await asyncio.to_thread(two.zama.kill)
                await asyncio.gather(*(one.wait_for_retry_answer() for one in there.players))
                stopped = there.acknowledged_act_count
                await here.wait_for_everybodys_acts(30)
                assert there.acknowledged_act_count == stopped
                for server in servers:
                    assert (await asyncio.to_thread(readiness, server))["away"] == ["zama"]
                    # A game that cannot be looked for everywhere is not called unknown.
                    answer = await asyncio.to_thread(httpx2.get, f"{server}/api/v1/games/nowhere0")
                    assert answer.status_code == 503
                    assert answer.json()["detail"].startswith("The database with this game")
                said = await asyncio.to_thread(output_of_doctor, two.address, servers[0])
                assert "zama: The database cannot be reached." in said
                assert "alba: What is stored is whole." in said
                assert "It cannot use these databases: zama." in said
                await asyncio.to_thread(two.zama.start)
                await there.wait_for_everybodys_acts()
                await asyncio.to_thread(wait_until_all_are_there, servers[0])
            assert here.statuses.keys() <= {200, 201, 404}
    assert here.game_in_store(two.alba.address).status == "open"
    assert there.game_in_store(two.zama.address).status == "open"


def output_of_doctor(store: str, server: str) -> str:
    """Return what the doctor says of a store and a server."""
    found = CliRunner().invoke(app, ["doctor", server, "--store", store])
    assert found.exit_code == 1
    return " ".join(found.output.split())


async def test_a_server_that_starts_while_a_database_is_away_plays_its_games_later(
    two: TwoDatabases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "ACTA_STORE_WAIT_SECONDS", "0")
    server = JarServer(tmp_path / "one", two.address)
    await asyncio.to_thread(two.zama.kill)
    await server.start()
    try:
        servers = [server.address]
        async with playing_crowd(servers, two.here) as here:
            await here.wait_for_everybodys_acts()
            assert (await asyncio.to_thread(readiness, servers[0]))["away"] == ["zama"]
            await asyncio.to_thread(two.zama.start)
            await asyncio.to_thread(wait_until_all_are_there, servers[0])
            async with playing_crowd(servers, two.there) as there:
                await there.wait_for_everybodys_acts()
    finally:
        await server.kill()
    assert here.game_in_store(two.alba.address).status == "open"
    assert there.game_in_store(two.zama.address).status == "open"


async def test_a_game_moves_under_load_and_back_while_another_game_goes_on(
    two: TwoDatabases, tmp_path: Path
) -> None:
    game = two.here.game
    async with open_two_servers(tmp_path, two.address) as workers:
        servers = [worker.address for worker in workers]
        async with playing_crowd(servers, two.here) as here:
            async with playing_crowd(servers, two.there) as there:
                for to, source in (("zama", "alba"), ("alba", "zama"), ("zama", "alba")):
                    await here.wait_for_everybodys_acts()
                    said = await asyncio.to_thread(output_of_move, two.address, game, to)
                    assert said.startswith(f"Moved {game} from {source} to {to}: ")
                    assert said.endswith("The seal fits.")
                    await asyncio.gather(
                        here.wait_for_everybodys_acts(), there.wait_for_everybodys_acts()
                    )
            assert there.statuses.keys() <= {200, 201, 404}
    assert here.game_in_store(two.zama.address).status == "open"
    assert there.game_in_store(two.zama.address).status == "open"
    with closing(open_store(two.alba.address, is_read_only=True)) as store:
        assert game not in store.games()
        assert store.side_values(game, "secret") == {}


def output_of_move(store: str, game: str, to: str) -> str:
    """Return what `acta move` says."""
    found = CliRunner().invoke(app, ["move", game, "--to", to, "--store", store])
    assert found.exit_code == 0, found.output
    return " ".join(found.output.split())
