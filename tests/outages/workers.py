"""Servers of one store in separate processes, which can be stopped, killed and started."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.browser.served import ServedLedger

PROGRAM = (sys.executable, "-m", "tests.api.jar_server")

OPEN_DOORS = {
    "ACTA_COMMAND_RATE": "100000/second",
    "ACTA_CLAIM_RATE": "100000/second",
    "ACTA_LOG_LEVEL": "error",
}
"""Settings under which a crowd of tests is not slowed down."""


class JarServer:
    """A server of the game with the jar, with a folder for its log. The port never changes."""

    def __init__(self, folder: Path, store: str, redis: str = "", *options: str) -> None:
        folder.mkdir()
        settings = OPEN_DOORS | ({"ACTA_REDIS": redis} if redis else {})
        program = (*PROGRAM, *options)
        self._served = ServedLedger(folder, program=program, database=store, settings=settings)

    @property
    def address(self) -> str:
        """The address at which phones find the server, after it was started."""
        return self._served.address

    async def start(self) -> None:
        """Start the server, and wait until it listens."""
        await asyncio.to_thread(self._served.start)

    async def stop(self) -> None:
        """Tell the server to stop, as systemd does. The server must end well."""
        await asyncio.to_thread(self._served.stop)

    async def kill(self) -> None:
        """End the server at once, if it still runs."""
        await asyncio.to_thread(self._served.kill)


@asynccontextmanager
async def open_two_servers(
    folder: Path, store: str, redis: str = "", *options: str
) -> AsyncIterator[list[JarServer]]:
    """Yield two servers of one store.

    The servers end with the block. `options` are the options of the program.
    """
    pair = [JarServer(folder / name, store, redis, *options) for name in ("one", "other")]
    try:
        await asyncio.gather(*(worker.start() for worker in pair))
        yield pair
    finally:
        await asyncio.gather(*(worker.kill() for worker in pair))
