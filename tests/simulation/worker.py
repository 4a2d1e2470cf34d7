"""A server process: the real host and application, on a simulated disk and clock."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from random import Random

from starlette.applications import Starlette

from api.app import create_app
from api.base.clock import SteadyClock
from api.base.settings import Settings
from api.hosting.host import Host
from api.hosting.threads import StoreThreads
from ledger.scribe.commits import DamagedError
from ledger.store.base import StoreError
from tests.simulation.diary import ScheduleDiary
from tests.simulation.disk import SimulatedDisk, SimulatedThread
from tests.toy.jar import JAR_GAME
from tests.world.process import KillableProcess

ADMIN = "the host's own token"
OFTEN = "1000000/second"
SHELF = {"nuces": JAR_GAME}
SETTINGS = Settings(
    store="memory:",
    pages=Path("nowhere"),
    admin_token=ADMIN,
    command_rate=OFTEN,
    claim_rate=OFTEN,
    failed_claim_rate=OFTEN,
)
EPOCH = 1_800_000_000_000
AGAIN = 0.5
"""Seconds after which a server that could not start is started again."""


@dataclass
class ComputerClocks:
    """The clocks of a computer, in milliseconds. The `wall` clock can be `set_by` people."""

    set_by: int = 0

    def monotonic_time(self) -> int:
        """The monotonic clock."""
        return round(asyncio.get_running_loop().time() * 1000)

    def wall_time(self) -> int:
        """The time of the wall clock."""
        return EPOCH + self.monotonic_time() + self.set_by


class Worker:
    """A server that can be started, killed and started again."""

    def __init__(
        self,
        name: str,
        disk: SimulatedDisk,
        machine: ComputerClocks,
        chance: Random,
        diary: ScheduleDiary,
    ) -> None:
        self.name = name
        self.process = KillableProcess()
        self.app: Starlette | None = None
        self.host: Host | None = None
        self._disk, self._machine, self._chance, self._diary = disk, machine, chance, diary

    @property
    def is_listening(self) -> bool:
        """True if the worker can be reached."""
        return self.app is not None

    async def start(self) -> None:
        """Start the worker. Try again while the disk is full."""
        while not self.is_listening and not self._diary.faults:
            self.process = KillableProcess()
            await asyncio.wait([self.process.start(self._start_host())])
            if not self.is_listening:
                self.process.kill()
                await asyncio.sleep(AGAIN)

    async def _start_host(self) -> None:
        machine = self._machine
        clock = SteadyClock(machine.wall_time, machine.monotonic_time)
        host = Host(
            self._disk.open_for(self.process),
            SHELF,
            SETTINGS,
            clock,
            self._chance.randbytes,
            machine.wall_time,
            StoreThreads(*(SimulatedThread(self.process, self._chance) for _ in range(2))),
        )
        app = create_app(host, SETTINGS)
        try:
            await host.start()
        except (StoreError, DamagedError) as error:
            self._diary.note(f"{self.name} cannot start: {error}")
            if isinstance(error, DamagedError):
                self._diary.note_fault(f"{self.name} finds the ledger damaged: {error}")
            return
        for game, why in host.faults.unreadable.items():
            self._diary.note_fault(f"{self.name} cannot read {game}: {why}")
        self.host, self.app = host, app
        self._diary.note(f"{self.name} listens")

    def kill(self) -> None:
        """End the worker at once."""
        self._diary.note(f"{self.name} is killed")
        self.process.kill()
        self.app = self.host = None
