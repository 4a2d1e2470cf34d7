"""A server that starts before its database waits for it."""

import os
import signal
import subprocess
import threading
import time
from pathlib import Path

import httpx2
import psycopg
import pytest

from tests.browser.served import ACTA, ServedLedger
from tests.outages.clusters import PostgresClusters

PATIENCE = 120.0
"""Maximum seconds of each wait. On a busy machine a program may take long to start."""


def test_a_server_waits_at_its_start_until_its_database_answers(
    machines: PostgresClusters, tmp_path: Path
) -> None:
    database = machines.running_cluster("late")
    settings = {"ACTA_STORE_WAIT_SECONDS": str(int(PATIENCE)), "ACTA_LOG_LEVEL": "warning"}
    server = ServedLedger(tmp_path, database=database.address, settings=settings)
    database.kill()
    log = tmp_path / "server.log"
    starting = threading.Thread(target=server.start)
    starting.start()
    try:
        until = time.monotonic() + PATIENCE
        while not (log.exists() and "store-away" in log.read_text()):
            assert time.monotonic() < until, "the server does not say that it waits"
        assert starting.is_alive()
        database.start()
        starting.join(PATIENCE)
        ready = httpx2.get(f"{server.address}/readyz")
        assert ready.json()["status"] == "ready"
        assert log.read_text().count("store-away") == 1
    finally:
        server.kill()
        starting.join(PATIENCE)


def start_patient_server(database: str, seconds: int) -> subprocess.Popen[str]:
    """Yield a server of a database that waits this long for the database."""
    settings = {"ACTA_STORE": database, "ACTA_STORE_WAIT_SECONDS": str(seconds)}
    return subprocess.Popen(
        [*ACTA, "--port", "0"],
        env={**os.environ, **settings},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("seconds", [0, 1])
def test_a_database_that_does_not_come_ends_the_server_with_a_sentence(
    nobody: int, seconds: int
) -> None:
    with start_patient_server(f"postgresql://nobody@127.0.0.1:{nobody}/games", seconds) as server:
        _, told = server.communicate(timeout=PATIENCE)
    assert server.returncode == 1
    assert "The database cannot be reached." in told
    assert "Traceback" not in told


@pytest.mark.parametrize("user", ["acta:wrong", "nobody:right", "acta"])
def test_a_database_that_says_no_is_not_waited_for(machines: PostgresClusters, user: str) -> None:
    database = machines.running_cluster("locked")
    with psycopg.connect(database.address, autocommit=True) as connection:
        connection.execute("CREATE ROLE acta LOGIN PASSWORD 'right'")
    (database.folder / "pg_hba.conf").write_text("host all all all scram-sha-256\n")
    database.reload_settings()
    with start_patient_server(database.address.replace("postgres@", f"{user}@"), 600) as server:
        _, told = server.communicate(timeout=PATIENCE)
    assert server.returncode == 1
    assert "does not let this user in" in told
    assert "wrong" not in told
    assert "store-away" not in told


def test_a_server_that_waits_ends_when_it_is_told(nobody: int) -> None:
    with start_patient_server(f"postgresql://nobody@127.0.0.1:{nobody}/games", 600) as server:
        assert server.stderr is not None
        assert "store-away" in server.stderr.readline()
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == -signal.SIGTERM
