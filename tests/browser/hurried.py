"""`acta serve` with a clock that tests can move, so that they need not wait for a countdown.

SIGUSR1 moves the clock by a minute, SIGUSR2 by half an hour. The server sees the machine's clock
move with it.
"""

import argparse
import asyncio
import signal

import uvloop

from api.base.clock import SteadyClock
from api.base.settings import Settings
from api.commands.network import announce_network
from api.hosting.host import Host
from api.observing.log import configure_logging
from api.serve import serve
from ledger.games.catalogue import GAMES
from ledger.store import open_store

MINUTE = 60_000
HALF_AN_HOUR = 30 * MINUTE
"""A minute and half an hour, in milliseconds."""


class SkippableClock:
    """The server's clock with the skipped time (milliseconds)."""

    def __init__(self) -> None:
        self._steady = SteadyClock()
        self._skipped = 0

    def __call__(self) -> int:
        return self._steady() + self._skipped

    def listen_to_signals(self) -> None:
        """Let signals move the clock from now on."""
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, self._skip, MINUTE)
        loop.add_signal_handler(signal.SIGUSR2, self._skip, HALF_AN_HOUR)

    def _skip(self, milliseconds: int) -> None:
        self._skipped += milliseconds


def main() -> None:
    """Serve the games of a ledger file."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--store")
    asked.add_argument("--port", type=int)
    given = asked.parse_args()
    settings = Settings(store=given.store, port=given.port)
    clock = SkippableClock()

    async def announce_and_wait(host: Host, listening: int) -> None:
        clock.listen_to_signals()
        announce_network(host.settings, listening)
        await asyncio.Event().wait()

    configure_logging(settings.log_level, settings.admin_token, "")
    store = open_store(settings.store)
    try:
        uvloop.run(
            serve(
                Host(store, GAMES, settings, clock, wall_clock=clock), settings, announce_and_wait
            )
        )
    finally:
        store.close()


if __name__ == "__main__":
    main()
