"""Runs the reads of a game: at once, or on another thread if they take long."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from api.base.problems import too_many
from api.http.request_context import RequestContext
from api.observing.processor_time import meter_work
from api.reading.prices import DEAR_PRICE, resource_price

T = TypeVar("T")

ReadFunction = Callable[[], Coroutine[Any, Any, T]]
"""Starts a read."""

MAX_WAITING_READS = 100
"""Maximum number of reads that wait for the reading thread."""

MAX_REST_SECONDS = 1.0
"""Maximum number of seconds that a stranger's next read waits after a long read."""


async def run_read(
    context: RequestContext, resource: str, find: Callable[[], T], extra_parts: int = 0
) -> T:
    """Return the result of a read, run at once, or on another thread if it is expensive.

    `extra_parts` is added to the price of the resource. An expensive read is counted. `find` must
    not touch objects that belong to the event loop: the slices of the newest state, streams,
    sessions. Raises: the problem too-many.
    """
    cost = resource_price(resource, context.query) + extra_parts
    # looked up before the read, because sessions belong to the event loop
    _ = context.game, context.viewer
    if cost < DEAR_PRICE:
        return find()
    count_read(context, cost)
    return await context.host.readers.run_function(find)


def count_read(context: RequestContext, cost: int) -> None:
    """Count an expensive read before it runs on the other thread. Raises: the problem too-many."""
    context.host.limiter.read(context.counting_key, cost)
    if context.host.readers.waiting >= MAX_WAITING_READS:
        raise too_many()


async def charged_read(context: RequestContext, read: ReadFunction[T]) -> T:
    """Return the result of a read, run on another thread.

    The processor time of the read is charged to the asker.
    """
    return await _metered_read(context, read, ProcessorTimeBill())


async def limited_read(context: RequestContext, read: ReadFunction[T]) -> T:
    """Return the result as `charged_read` does. Raises: the problem too-many: overspent."""
    count_read(context, 1)
    return await charged_read(context, read)


async def queued_read(context: RequestContext, read: ReadFunction[T]) -> T:
    """Return the result as `limited_read` does, with one read at a time for each asker.

    A stranger's next read also waits for as long as this one took, so that others get the thread.
    """
    time_bill = ProcessorTimeBill()
    async with context.host.turns.turn(context.counting_key):
        count_read(context, 1)
        try:
            return await _metered_read(context, read, time_bill)
        finally:
            if context.stranger:
                await asyncio.sleep(min(time_bill.seconds, MAX_REST_SECONDS))


@dataclass(slots=True)
class ProcessorTimeBill:
    """The seconds of processor time that a read has used so far."""

    seconds: float = 0.0

    def add(self, seconds: float) -> None:
        """Add the processor time of one step."""
        self.seconds += seconds


async def _metered_read(
    context: RequestContext, read: ReadFunction[T], time_bill: ProcessorTimeBill
) -> T:
    async def read_and_measure() -> T:
        return await meter_work(read(), time_bill.add)

    try:
        return await context.host.readers.run_coroutine(read_and_measure())
    finally:
        context.host.limiter.count_spent_time(context.counting_key, time_bill.seconds)
