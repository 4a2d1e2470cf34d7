"""The phone's outbox, as in `pwa/src/core/sending/outbox.ts`.

The outbox keeps a command from the tap to the answer and sends the commands one by one, in their
order. The outbox asks for the receipt of a command that it sent before. The person decides about a
command of a period that has passed. A command that meets a pause waits until the game goes on.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.world.history import History
from tests.world.network import Answer, Network, UnreachableError

PASSING = frozenset({0, 429, 500, 502, 503, 504})
"""Statuses after which the same request may succeed later."""


@dataclass(frozen=True, slots=True)
class RetryPauses:
    """The seconds that a phone waits before it tries again."""

    stream: float = 1.0
    """Seconds after a stream has ended, or a claim has failed."""
    first: float = 1.0
    """Seconds after the first failure of the outbox.

    These seconds are doubled after each further failure.
    """
    longest: float = 15.0
    """The longest wait of the outbox, in seconds."""


USUAL = RetryPauses()


@dataclass
class WaitingCommand:
    """A command that waits on the phone."""

    id: str
    body: dict[str, Any]
    state: str = "queued"
    """queued, sent (without an answer so far) or asking (the person decides)."""


class Outbox:
    """The waiting commands of one phone. A reload loses everything but `items`."""

    def __init__(
        self,
        who: str,
        network: Network,
        history: History,
        settled: Callable[[WaitingCommand, str], None],
        pauses: RetryPauses,
    ) -> None:
        self.items: dict[str, WaitingCommand] = {}
        self.path = ""
        self.headers: dict[str, str] = {}
        self.period: int | None = None
        self._who, self._network, self._history = who, network, history
        self._settled, self._pauses = settled, pauses
        self._failures = 0
        self._wake = asyncio.Event()

    def submit_command(self, command: str, body: dict[str, Any]) -> None:
        """Keep a command, and send it after the commands before it."""
        self.items[command] = WaitingCommand(command, body)
        self._history.note_command(command, self._who, body)
        self._wake.set()

    def flush(self) -> None:
        """Send the waiting commands now."""
        self._wake.set()

    async def send_forever(self) -> None:
        """Send waiting commands for as long as the phone runs."""
        while True:
            self._wake.clear()
            passed = await self._send_until_answered()
            pauses = self._pauses
            pause = min(pauses.longest, pauses.first * 2 ** (0 if passed else self._failures))
            self._failures = 0 if passed else self._failures + 1
            try:
                await asyncio.wait_for(self._wake.wait(), pause if self.items else None)
            except TimeoutError:
                continue

    async def _send_until_answered(self) -> bool:
        """Return whether the server has answered all commands."""
        for item in list(self.items.values()):
            if self.period is None or item.state == "asking" or item.id not in self.items:
                continue
            if item.state == "queued" and item.body["period"] != self.period:
                self._settle_item(item, "asking")
                continue
            outcome = await self._send_item(item)
            if outcome == "":
                return False
            if outcome == "paused":
                item.state = "queued"
                continue
            self._settle_item(item, outcome)
        return True

    async def _send_item(self, item: WaitingCommand) -> str:
        """Return `done`, `paused`, `asking` or `refused`, or "" without an answer."""
        if item.state == "sent":
            known = await self._ask_server("GET", f"{self.path}/receipts/{item.id}", item)
            if known.status == 200:
                return "done"
            if known.status != 404:
                return "" if known.status in PASSING else "refused"
        item.state = "sent"
        answer = await self._ask_server("POST", f"{self.path}/commands", item)
        if answer.status in (200, 201):
            return "done"
        if answer.status in PASSING:
            return ""
        problem = answer.body["type"].removeprefix("/problems/")
        if problem in ("paused", "not-begun"):
            return "paused"
        return "asking" if problem == "stale-period" else "refused"

    async def _ask_server(self, method: str, path: str, item: WaitingCommand) -> Answer:
        attempt = self._history.note_request(item.id, method)
        body = item.body if method == "POST" else None
        named = {"idempotency-key": item.id} if method == "POST" else {}
        try:
            answer = await self._network.ask(method, path, body, self.headers | named)
        except UnreachableError:
            return Answer(0, {})
        self._history.note_answer(attempt, answer.status, answer.body)
        return answer

    def _settle_item(self, item: WaitingCommand, outcome: str) -> None:
        if outcome == "asking":
            item.state = "asking"
        else:
            self.items.pop(item.id, None)
        self._settled(item, outcome)
