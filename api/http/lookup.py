"""Runs reads of a game: at once, or beside the event loop where that takes long."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from api.base.problems import ProblemError
from api.http.request_context import RequestContext
from api.observing.processor_time import metered
from api.reading.prices import DEAR, price

T = TypeVar("T")

Read = Callable[[], Coroutine[Any, Any, T]]
"""Begins a read."""

MOST_WAITING = 100
"""Maximum number of questions that wait for the reading thread."""

RETRY = ((b"retry-after", b"5"),)

LONGEST_REST = 1.0
"""Seconds that a stranger's next read waits at most after one that took long."""


async def looked_up(
    context: RequestContext, resource: str, find: Callable[[], T], more: int = 0
) -> T:
    """The result of a read: found at once, or if it is dear counted and found beside the loop.

    `more` is added to the price of the resource. Raise the problem too-many. `find` must not touch
    what only the loop may touch: the slices of the newest state, streams, sessions.
    """
    cost = price(resource, context.query) + more
    _ = context.game, context.viewer  # found here: sessions are the loop's
    if cost < DEAR:
        return find()
    count(context, cost)
    return await context.host.readers.look_up(find)


def count(context: RequestContext, cost: int) -> None:
    """Count a dear read before it is done beside the event loop. Raise the problem too-many."""
    context.host.limiter.read(context.asker, cost)
    if context.host.readers.waiting >= MOST_WAITING:
        raise ProblemError("too-many", headers=RETRY)


async def at_expense_of(context: RequestContext, read: Read[T]) -> T:
    """The result of a read, run beside the event loop.

    The processor time that it takes is counted for whoever asks.
    """
    return await _counted(context, read, Bill())


async def paid_for(context: RequestContext, read: Read[T]) -> T:
    """Return the result as `at_expense_of` does. Raise too-many for an asker who has overspent."""
    count(context, 1)
    return await at_expense_of(context, read)


async def paid_for_in_turn(context: RequestContext, read: Read[T]) -> T:
    """Return the result as `paid_for` does, one read at a time for each asker.

    A stranger's next read also waits for as long as this one took: others have the thread then.
    """
    bill = Bill()
    async with context.host.turns.turn(context.asker):
        count(context, 1)
        try:
            return await _counted(context, read, bill)
        finally:
            if context.stranger:
                await asyncio.sleep(min(bill.seconds, LONGEST_REST))


@dataclass(slots=True)
class Bill:
    """The seconds of processor time that a read has taken so far."""

    seconds: float = 0.0

    def add(self, seconds: float) -> None:
        """Add what a step took."""
        self.seconds += seconds


async def _counted(context: RequestContext, read: Read[T], bill: Bill) -> T:
    async def beside() -> T:
        return await metered(read(), bill.add)

    try:
        return await context.host.readers.run(beside())
    finally:
        context.host.limiter.spent(context.asker, bill.seconds)
