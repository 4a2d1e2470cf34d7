"""The primary dies under load and its standby is promoted: no acknowledged act is lost."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from typer.testing import CliRunner

from api.cli import app
from api.commands.doctor.database import database_findings
from tests.outages.clusters import PostgresCluster, PostgresClusters
from tests.outages.crowd import playing_crowd
from tests.outages.table import found_table
from tests.outages.workers import open_two_servers

IN_STEP = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"


def attach_standby(primary: PostgresCluster, standby: PostgresCluster) -> str:
    """Return the common address of both servers, once the standby follows each commit."""
    primary.back_up(standby.folder, "-R", "-X", "stream")
    standby.start()
    primary.add_settings({"synchronous_standby_names": "*"})
    primary.reload_settings()
    while primary.query_value(IN_STEP) != "1":
        pass
    both = primary.address.replace(str(primary.port), f"{primary.port},127.0.0.1:{standby.port}")
    return f"{both}?target_session_attrs=read-write"


async def test_no_act_is_lost_when_the_primary_dies_and_its_standby_is_promoted(
    machines: PostgresClusters, tmp_path: Path
) -> None:
    primary, standby = machines.running_cluster("one"), machines.new_cluster("other")
    table = found_table(attach_standby(primary, standby))
    async with open_two_servers(tmp_path, table.store) as workers:
        async with playing_crowd([worker.address for worker in workers], table) as crowd:
            await crowd.wait_for_everybodys_acts()
            await crowd.aunt.does("fill-jar", seconds=1)
            await asyncio.to_thread(primary.kill)
            await asyncio.to_thread(standby.promote_standby)
            await crowd.wait_for_line_everywhere("jar-emptied")
            await crowd.wait_for_everybodys_acts()
            await asyncio.to_thread(standby.wait_for_game_servers, 2)
        ledger = crowd.game_in_store(standby.address)
    assert (ledger.jars, ledger.status) == (1, "open")


def test_the_doctor_says_that_commits_wait_for_a_standby_that_is_away(
    machines: PostgresClusters,
) -> None:
    primary, standby = machines.running_cluster("one"), machines.new_cluster("other")
    address = attach_standby(primary, standby)
    assert not has_held_up_commits(address)
    standby.kill()
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(found_table, address)
        while not has_held_up_commits(address):
            assert not waiting.done()
        primary.add_settings({"synchronous_standby_names": ""})
        primary.reload_settings()
        assert waiting.result(60).game


def has_held_up_commits(address: str) -> bool:
    """Return whether the doctor reports commits that wait for a standby."""
    return any(
        "Commits wait for a standby" in finding.sentence for finding in database_findings(address)
    )


def test_commands_take_the_address_of_both_and_do_not_show_its_password(
    machines: PostgresClusters, nobody: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    cluster = machines.running_cluster("one")
    hosts = f"127.0.0.1:{nobody},127.0.0.1:{cluster.port}"
    both = f"postgresql://postgres:hidden@{hosts}/games?target_session_attrs=read-write"
    monkeypatch.setenv("ACTA_STORE", both)
    monkeypatch.setenv("ACTA_PORT", str(nobody))
    founded = output_of_acta("found", "--store", both, "--address", f"http://127.0.0.1:{nobody}")
    checked, examined = output_of_acta("serve", "--check"), output_of_acta("doctor")
    rebuilt = output_of_acta("rebuild", "--store", both)
    assert "The ledger holds 1 game." in checked
    assert "What is stored is whole." in examined
    assert "hidden" not in founded + checked + examined + rebuilt


def output_of_acta(*asked: str) -> str:
    """Return the output of a command."""
    said = CliRunner().invoke(app, asked)
    assert said.exit_code == 0, said.output
    return said.output
