"""A server raises the system's first limit, so that it has room for more connections."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.api.doors.knocking import open_connections

FEW = 128
MANY = 300

resource = pytest.importorskip("resource", reason="this system has no such limit")


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Yield the address of a real server whose process may open only few files."""
    command = f'ulimit -S -n {FEW}; exec "$@"'
    server = [sys.executable, "-m", "tests.load.real", str(tmp_path / "acta.db")]
    process = subprocess.Popen(
        ["sh", "-c", command, "sh", *server], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        yield f"http://127.0.0.1:{int(process.stdout.readline())}"
    finally:
        process.terminate()
        process.communicate()


@pytest.mark.skipif(
    min(resource.getrlimit(resource.RLIMIT_NOFILE)) < MANY + FEW, reason="this test needs as many"
)
async def test_the_server_raises_its_limit_of_open_files(address: str) -> None:
    async with open_connections(address, MANY) as knocks:
        for knock in knocks:
            knock.send_get_request("/healthz")
        heads = await asyncio.gather(*(knock.head() for knock in knocks))
        assert all(" 200 " in head for head in heads)
