"""A server that is stopped and started again under load loses no act and does no act twice."""

from pathlib import Path

import pytest

from tests.outages.crowd import playing_crowd
from tests.outages.table import found_table
from tests.outages.workers import JarServer


@pytest.mark.parametrize("restarts", [1, pytest.param(3, marks=pytest.mark.soak)])
async def test_acts_during_restarts_happen_once_each(tmp_path: Path, restarts: int) -> None:
    table = found_table(str(tmp_path / "acta.db"))
    server = JarServer(tmp_path / "server", table.store)
    await server.start()
    async with playing_crowd([server.address], table) as crowd:
        for _ in range(restarts):
            await crowd.wait_for_everybodys_acts()
            await server.stop()
            await server.start()
        await crowd.wait_for_everybodys_acts()
    await server.stop()
    assert crowd.statuses[0] > 0
    assert crowd.game_in_store().status == "open"
