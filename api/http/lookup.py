"""Runs the reads of a game: at once, or on another thread if they take long."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from api.base.problems import too_many
from api.http.request_context import RequestContext
from api.observing.processor_time import metered
from api.reading.prices import DEAR, price

T = TypeVar("T")

Read = Callable[[], Coroutine[Any, Any, T]]
"""Starts a read."""

MOST_WAITING = 100
"""Maximum number of reads that wait for the reading thread."""

LONGEST_REST = 1.0
"""Maximum number of seconds that a stranger's next read waits after a long read."""


async def looked_up(
    context: RequestContext, resource: str, find: Callable[[], T], more: int = 0
) -> T:
    """Return the result of a read, run at once, or on another thread if it is expensive.

    `more` is added to the price of the resource. An expensive read is counted. `find` must not
    touch objects that belong to the event loop: the slices of the newest state, streams, sessions.
    Raises: the problem too-many.
    """
    cost = price(resource, context.query) + more
    _ = context.game, context.viewer  # looked up here, because sessions belong to the event loop
    if cost < DEAR:
        return find()
    count(context, cost)
    return await context.host.readers.look_up(find)


def count(context: RequestContext, cost: int) -> None:
    """Count an expensive read before it runs on the other thread. Raises: the problem too-many."""
    context.host.limiter.read(context.asker, cost)
    if context.host.readers.waiting >= MOST_WAITING:
        raise too_many()


async def at_expense_of(context: RequestContext, read: Read[T]) -> T:
    """Return the result of a read, run on another thread.

    The processor time of the read is charged to the asker.
    """
    return await _counted(context, read, Bill())


async def paid_for(context: RequestContext, read: Read[T]) -> T:
    """Return the result as `at_expense_of` does. Raises: the problem too-many: overspent."""
    count(context, 1)
    return await at_expense_of(context, read)


async def paid_for_in_turn(context: RequestContext, read: Read[T]) -> T:
    """Return the result as `paid_for` does, with one read at a time for each asker.

    A stranger's next read also waits for as long as this one took, so that others get the thread.
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
        """Add the time of a step."""
        self.seconds += seconds


async def _counted(context: RequestContext, read: Read[T], bill: Bill) -> T:
    async def beside() -> T:
        return await metered(read(), bill.add)

    try:
        return await context.host.readers.run(beside())
    finally:
        context.host.limiter.spent(context.asker, bill.seconds)
