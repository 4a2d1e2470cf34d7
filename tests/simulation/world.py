"""One schedule from beginning to end: the acts, the faults and the result."""

import asyncio
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import structlog

from api.game.reader import GameReader
from api.hosting.host import PROBE_SECONDS
from ledger.kernel.machine.machine import Machine as Rules
from ledger.scribe.scribe import Scribe, open_scribe
from projections.chronicle import Cursor
from tests.harness import differences_after_rebuild, viewer_with_cards
from tests.simulation.diary import ScheduleDiary
from tests.simulation.disk import SimulatedDisk
from tests.simulation.loop import StuckError, VirtualLoop
from tests.simulation.network import BadNetwork
from tests.simulation.plan import PEOPLE, PLAY, SchedulePlan, plan_lines, plan_of_seed
from tests.simulation.worker import ADMIN, ComputerClocks, Worker
from tests.toy.jar import JAR_GAME
from tests.world.history import History
from tests.world.judge import HistoryJudge
from tests.world.network import UnreachableError
from tests.world.phone import Phone

MAX_LINES = 10_000

LONGEST = 300.0
"""Seconds after which every person must have got all answers."""

OURS = frozenset({"batch", "timer", "broken", "unreadable", "damaged", "asking"})
"""Words with which a server logs an internal failure."""


@dataclass(frozen=True)
class ScheduleResult:
    """The result of a schedule: its story, and every broken promise."""

    seed: int
    story: tuple[str, ...]
    faults: tuple[str, ...]
    entries: int
    commands: int


def play_schedule(
    seed: int, workers: int = 1, disk: Callable[[ScheduleDiary], SimulatedDisk] = SimulatedDisk
) -> ScheduleResult:
    """Play the schedule of a seed."""
    plan = plan_of_seed(seed, workers)
    diary = ScheduleDiary()
    world: SimulatedHall | None = None
    loop = VirtualLoop()
    faults: list[str] = []

    async def play_hall() -> None:
        nonlocal world
        world = SimulatedHall(plan, diary, disk(diary))
        await world.play()

    loop.set_exception_handler(
        lambda _loop, context: faults.append(f"{context['message']}: {context.get('exception')}")
    )
    with structlog.testing.capture_logs() as logged:
        try:
            loop.run_until_complete(asyncio.wait_for(play_hall(), LONGEST))
        except (TimeoutError, StuckError):
            faults.append("somebody waits for ever")
        finally:
            _close_loop(loop)
    assert world is not None
    faults += diary.faults
    faults += [f"a server logged {line}" for line in logged if line["event"] in OURS]
    if not faults:
        faults += world.broken_promises()
    return ScheduleResult(
        seed,
        (*plan_lines(plan), *diary.lines),
        tuple(faults),
        world.entries,
        len(world.history.wishes),
    )


def _close_loop(loop: VirtualLoop) -> None:
    left = asyncio.all_tasks(loop)
    for task in left:
        task.cancel()
    loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
    loop.close()


class SimulatedHall:
    """The hall of one schedule."""

    def __init__(self, plan: SchedulePlan, diary: ScheduleDiary, disk: SimulatedDisk) -> None:
        self.history = History(lambda: asyncio.get_running_loop().time())
        self._plan, self._diary, self._disk = plan, diary, disk
        self._chance = Random(plan.seed + 1)
        self._machine = ComputerClocks()
        self._workers = [
            Worker(f"worker {n}", disk, self._machine, self._chance, diary)
            for n in range(plan.workers)
        ]
        self._network = BadNetwork(self._workers, plan.weather, self._chance)
        self._phones = {
            who: Phone(who, self._network, self.history, self._chance, diary.note) for who in PEOPLE
        }
        self.game = ""

    @property
    def entries(self) -> int:
        """The number of written entries."""
        return int(self._disk.head(self.game)[0])

    async def play(self) -> None:
        """Found a game, play it while faults happen, and wait until all requests are answered."""
        loop = asyncio.get_running_loop()
        for worker in self._workers:
            await worker.start()
        happenings = self._scheduled_events()
        for second, do in happenings:
            loop.call_at(second, do)
        await self._found_game()
        await asyncio.sleep(max(0.0, PLAY[1] + 8.0 - loop.time()))
        self._network.calm = True
        for phone in self._phones.values():
            await phone.wait_until_idle()
        await asyncio.sleep(2 * PROBE_SECONDS + 5)
        for phone in self._phones.values():
            await phone.wait_until_idle()
            phone.switch_off()

    def _scheduled_events(self) -> list[tuple[float, Callable[[], Any]]]:
        plan = self._plan
        return [
            *((w.second, self._command_event(w)) for w in plan.wishes),
            *((s, self._crash_event(self._workers[n], down)) for s, n, down in plan.crashes),
            *((s, self._clock_jump_event(by)) for s, by in plan.jumps),
            *((s, self._disk_full_event(full=True)) for s, _ in plan.full),
            *((e, self._disk_full_event(full=False)) for _, e in plan.full),
            *((s, self._lose_next_answer) for s in plan.unanswered),
            *((s, self._phones[who].reload) for s, who in plan.reloads),
        ]

    def _command_event(self, wish: Any) -> Callable[[], None]:
        return lambda: self._phones[wish.who].submit_act(wish.id, wish.act, wish.fields)

    def _crash_event(self, worker: Worker, down: float) -> Callable[[], None]:
        def crash_worker() -> None:
            if worker.is_listening:
                worker.kill()
                self._disk.lose_unwritten()
                asyncio.get_running_loop().call_later(down, restart_worker)

        def restart_worker() -> None:
            self._starting = asyncio.ensure_future(worker.start())

        return crash_worker

    def _clock_jump_event(self, by: int) -> Callable[[], None]:
        def jump_clock() -> None:
            self._diary.note(f"somebody sets the clock by {by} ms")
            self._machine.set_by += by

        return jump_clock

    def _disk_full_event(self, *, full: bool) -> Callable[[], None]:
        def set_disk_full() -> None:
            self._disk.full = full

        return set_disk_full

    def _lose_next_answer(self) -> None:
        self._disk.unanswered += 1

    async def _found_game(self) -> None:
        headers = {
            "authorization": f"Bearer {ADMIN}",
            "idempotency-key": str(uuid.UUID(bytes=self._chance.randbytes(16), version=4)),
        }
        while True:
            try:
                asked = {"ruleset": "nuces"}
                answer = await self._network.ask("POST", "/games", asked, headers)
            except UnreachableError:
                await asyncio.sleep(1.0)
                continue
            if answer.status in (200, 201):
                break
            await asyncio.sleep(1.0)
        self.game = answer.body["game"]
        self._diary.note(f"{self.game} is founded")
        for card in answer.body["cards"]:
            if card["card"] == f"{card['character']}-1":
                self._phones[card["character"]].claim_card(self.game, card["token"])

    def broken_promises(self) -> list[str]:
        """Return every promise that was not kept."""
        scribe = open_scribe(Rules(JAR_GAME), self._disk, self.game, bytes)
        faults = [
            *HistoryJudge(scribe, self.history).all_contradictions(),
            *differences_after_rebuild(scribe),
        ]
        games = self._disk.games()
        if games != (self.game,):
            faults.append(f"one founding under one key made the games {games}")
        for worker in self._workers:
            faults += self._faults_of_worker(worker, scribe)
        chronicle = GameReader(scribe, self._machine.wall_time).chronicle()
        for phone in self._phones.values():
            viewer = viewer_with_cards(scribe.state, phone.who)
            end = chronicle.newest_cursor(viewer)
            lines = chronicle.page_after(viewer, Cursor(end.viewer, 0, 0), MAX_LINES).lines
            faults += phone.heard.faults({line.c: line.visible_entry.id for line in lines})
        return faults

    def _faults_of_worker(self, worker: Worker, scribe: Scribe) -> list[str]:
        if worker.host is None:
            return [f"{worker.name} does not listen in the end"]
        game = worker.host.registry.games.get(self.game)
        if game is not None and game.state != scribe.state:
            return [f"{worker.name} has another game in mind than the ledger"]
        return []
