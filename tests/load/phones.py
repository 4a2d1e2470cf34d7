"""A hall full of phones, with the times at which each phone heard of each act.

A phone has seen an act when a line of the act has arrived at it. The viewers of an act are known
before (`SentAct.seen_by`). So a test notices a phone that was left out or was told too much.
"""

import asyncio
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from tests.load.figures import percentile
from tests.load.wire import Answer, KeptAliveCaller, LiveStream, encode_request

LINE = re.compile(rb'"id":"([0-9a-f-]{36})\.\d+"')
GOLDEN = 0.618
"""Spreads the times at which people opened their forms."""

SETTLE = 5.0
"""The seconds to wait for the last phone after the last act."""


@dataclass(frozen=True)
class Phone:
    """A phone's requests: its paths and its cookie. `forms` is set when a form is open."""

    live: str
    commands: str
    cookie: str = ""
    forms: str = ""

    @property
    def headers(self) -> dict[str, str]:
        """The headers of all its requests."""
        return {"Cookie": self.cookie} if self.cookie else {}


@dataclass(frozen=True)
class SentAct:
    """An act that a phone sends, and the phones that may see it when it is accepted."""

    id: str
    phone: int
    body: bytes
    seen_by: frozenset[int]


@dataclass
class RunResult:
    """The results of one run; times in milliseconds, sorted."""

    accepted: int = 0
    refused: int = 0
    seen: list[float] = field(default_factory=list)
    """For each act, the time from sending it to its arrival at the last phone that may see it."""
    public: list[float] = field(default_factory=list)
    """The same times for acts that all phones see."""
    answered: list[float] = field(default_factory=list)
    """The times to the actor's own answer."""
    missed: int = 0
    """The number of phones that should have heard of an act and did not."""
    told: int = 0
    """The number of phones that heard an act which they may not see."""
    forms: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def p50(self) -> float:
        """The median time to the last phone (ms)."""
        return percentile(self.seen, 0.5)

    @property
    def p99(self) -> float:
        """The time to the last phone that 99 of 100 acts do not exceed (ms)."""
        return percentile(self.seen, 0.99)

    @property
    def acts_per_second(self) -> float:
        """Accepted acts a second."""
        return self.accepted / self.seconds


class PhonesAtServer:
    """Phones at one server. Each has a stream, and a second connection for requests."""

    def __init__(self, port: int, phones: Sequence[Phone], pause: float = 1.0) -> None:
        self.port = port
        self.phones = phones
        self.pause = pause
        self.listeners: list[LiveStream] = []
        self._callers: list[KeptAliveCaller] = []
        self._arrived: dict[str, dict[int, float]] = {}
        self._stale: dict[int, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._forms: list[float] = []

    @property
    def received_bytes(self) -> int:
        """The bytes that all phones got on their streams."""
        return sum(listener.received for listener in self.listeners)

    @property
    def mean_joining_bytes(self) -> float:
        """The average number of bytes that a joining phone gets."""
        return sum(listener.joining for listener in self.listeners) / len(self.listeners)

    async def open_streams(self) -> None:
        """Open every stream."""
        for number, phone in enumerate(self.phones):
            asking = encode_request("GET", phone.live, {**phone.headers, "Accept-Encoding": "gzip"})
            listener = await LiveStream.connect(self.port, number, asking, self._note_arrivals)
            self.listeners.append(listener)

    async def open_connections(self) -> None:
        """Open every stream and connection, and the forms of phones with an open form."""
        await self.open_streams()
        for number, phone in enumerate(self.phones):
            self._callers.append(await KeptAliveCaller.connect(self.port))
            if phone.forms:
                self._stale[number] = asyncio.Event()
                self._tasks.append(asyncio.create_task(self._refresh_form(number)))

    async def close(self) -> None:
        """Close every connection."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for listener in self.listeners:
            listener.close()
        for caller in self._callers:
            caller.close()
        await asyncio.sleep(0)

    async def send_steadily(self, acts: Sequence[SentAct], rate: float) -> RunResult:
        """Send acts in order at this rate a second, without waiting for answers."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        sending = []
        for number, act in enumerate(acts):
            await asyncio.sleep(max(0.0, begun + number / rate - loop.time()))
            sending.append(asyncio.create_task(self._send_act(act)))
        return await self._collect_result(acts, sending)

    async def send_at_once(self, acts: Sequence[SentAct]) -> RunResult:
        """Send all acts at the same moment.

        `seconds` is the time until the last phone is up to date.
        """
        return await self._collect_result(
            acts, [asyncio.create_task(self._send_act(act)) for act in acts]
        )

    async def send_flood(self, acts: Iterable[SentAct], callers: int) -> RunResult:
        """Send acts as fast as they are answered, over this many connections."""
        waiting = iter(acts)
        outcome = RunResult()

        async def send_waiting(caller: KeptAliveCaller) -> None:
            for act in waiting:
                asked = perf_counter()
                answer = await caller.send_request(self._command_body(act))
                outcome.answered.append((perf_counter() - asked) * 1000)
                outcome.accepted += answer.status == 201
                outcome.refused += answer.status != 201

        lines = [await KeptAliveCaller.connect(self.port) for _ in range(callers)]
        begun = perf_counter()
        await asyncio.gather(*(send_waiting(line) for line in lines))
        outcome.seconds = perf_counter() - begun
        outcome.answered.sort()
        for line in lines:
            line.close()
        return outcome

    def _note_arrivals(self, phone: int, event: bytes, now: float) -> None:
        if not event.startswith(b"event: entries"):
            return
        for act in LINE.findall(event):
            arrivals = self._arrived.get(act.decode())
            if arrivals is not None:
                arrivals.setdefault(phone, now)
        if phone in self._stale:
            self._stale[phone].set()

    async def _refresh_form(self, number: int) -> None:
        phone, stale = self.phones[number], self._stale[number]
        caller = await KeptAliveCaller.connect(self.port)
        asking = encode_request("GET", phone.forms, phone.headers)
        try:
            await asyncio.sleep(self.pause * (number * GOLDEN % 1))
            while True:
                await stale.wait()
                stale.clear()
                asked = perf_counter()
                await caller.send_request(asking)
                self._forms.append((perf_counter() - asked) * 1000)
                await asyncio.sleep(self.pause)
        finally:
            caller.close()

    def _command_body(self, act: SentAct) -> bytes:
        phone = self.phones[act.phone]
        headers = {**phone.headers, "Idempotency-Key": act.id}
        return encode_request("POST", phone.commands, headers, act.body)

    async def _send_act(self, act: SentAct) -> tuple[float, float, Answer]:
        self._arrived[act.id] = {}
        asked = perf_counter()
        answer = await self._callers[act.phone].send_request(self._command_body(act))
        return asked, perf_counter(), answer

    async def _collect_result(
        self, acts: Sequence[SentAct], sending: list[asyncio.Task[tuple[float, float, Answer]]]
    ) -> RunResult:
        answers = await asyncio.gather(*sending)
        accepted = [
            (act, asked)
            for act, (asked, _, answer) in zip(acts, answers, strict=True)
            if answer.status == 201
        ]
        await self._wait_for_entries([act for act, _ in accepted])
        outcome = RunResult(accepted=len(accepted), refused=len(acts) - len(accepted))
        outcome.answered = sorted((done - asked) * 1000 for asked, done, _ in answers)
        last = max(done for _, done, _ in answers)
        for act, asked in accepted:
            arrivals = self._arrived[act.id]
            outcome.missed += len(act.seen_by - arrivals.keys())
            outcome.told += len(arrivals.keys() - act.seen_by)
            if arrivals:
                outcome.seen.append((max(arrivals.values()) - asked) * 1000)
                last = max(last, *arrivals.values())
            if arrivals and len(act.seen_by) == len(self.phones):
                outcome.public.append(outcome.seen[-1])
        outcome.seen.sort()
        outcome.public.sort()
        outcome.seconds = last - min(asked for asked, _, _ in answers)
        outcome.forms = sorted(self._forms)
        return outcome

    async def _wait_for_entries(self, acts: Iterable[SentAct]) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + SETTLE
        open_acts = list(acts)
        while open_acts and loop.time() < until:
            await asyncio.sleep(0.01)
            open_acts = [a for a in open_acts if a.seen_by - self._arrived[a.id].keys()]
