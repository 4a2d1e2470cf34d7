"""The phone's outbox, as `pwa/src/core/sending/outbox.ts` has it: kept from the tap until answered.

Sent in order, one at a time; what was sent before asks for its receipt first; what was made in a
period that has passed asks the person; what meets a pause is kept until the game goes on.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.simulation.history import History
from tests.simulation.network import Answer, Network, UnreachableError

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 15.0
PASSING = frozenset({0, 429, 500, 502, 503, 504})
"""Statuses after which the same request may well succeed later."""


@dataclass
class Item:
    """A command that waits on the phone. `state` is queued, sent or asking."""

    id: str
    body: dict[str, Any]
    state: str = "queued"


class Outbox:
    """What waits on one phone. `items` outlive a reload; everything else is made anew."""

    def __init__(
        self, who: str, network: Network, history: History, settled: Callable[[Item, str], None]
    ) -> None:
        self.items: dict[str, Item] = {}
        self.path = ""
        self.headers: dict[str, str] = {}
        self.period: int | None = None
        self._who, self._network, self._history = who, network, history
        self._settled = settled
        self._failures = 0
        self._wake = asyncio.Event()

    def submit(self, command: str, body: dict[str, Any]) -> None:
        """Keep a command, and send it when it is its turn."""
        self.items[command] = Item(command, body)
        self._history.wished(command, self._who, body)
        self._wake.set()

    def flush(self) -> None:
        """Try now."""
        self._wake.set()

    async def work(self) -> None:
        """Send what waits, for as long as the phone runs."""
        while True:
            self._wake.clear()
            passed = await self._run()
            pause = 1.0 if passed else min(LONGEST_PAUSE, FIRST_PAUSE * 2**self._failures)
            self._failures = 0 if passed else self._failures + 1
            try:
                await asyncio.wait_for(self._wake.wait(), pause if self.items else None)
            except TimeoutError:
                continue

    async def _run(self) -> bool:
        """Whether the server answered everything."""
        for item in list(self.items.values()):
            if self.period is None or item.state == "asking" or item.id not in self.items:
                continue
            if item.state == "queued" and item.body["period"] != self.period:
                self._settle(item, "asking")
                continue
            outcome = await self._send(item)
            if outcome == "":
                return False
            if outcome == "paused":
                item.state = "queued"
                continue
            self._settle(item, outcome)
        return True

    async def _send(self, item: Item) -> str:
        """`done`, `paused`, `asking`, `refused`; "" when nothing is known yet."""
        if item.state == "sent":
            known = await self._ask("GET", f"{self.path}/receipts/{item.id}", item)
            if known.status == 200:
                return "done"
            if known.status != 404:
                return "" if known.status in PASSING else "refused"
        item.state = "sent"
        answer = await self._ask("POST", f"{self.path}/commands", item)
        if answer.status in (200, 201):
            return "done"
        if answer.status in PASSING:
            return ""
        problem = answer.body["type"].removeprefix("/problems/")
        if problem in ("paused", "not-begun"):
            return "paused"
        return "asking" if problem == "stale-period" else "refused"

    async def _ask(self, method: str, path: str, item: Item) -> Answer:
        asked = self._history.asks(item.id, method)
        body = item.body if method == "POST" else None
        named = {"idempotency-key": item.id} if method == "POST" else {}
        try:
            answer = await self._network.ask(method, path, body, self.headers | named)
        except UnreachableError:
            return Answer(0, {})
        asked.answered(answer.status, answer.body)
        return answer

    def _settle(self, item: Item, outcome: str) -> None:
        if outcome == "asking":
            item.state = "asking"
        else:
            self.items.pop(item.id, None)
        self._settled(item, outcome)
