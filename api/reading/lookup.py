"""Runs reads of a game: at once, or beside the event loop where that takes long."""

from collections.abc import Callable
from typing import TypeVar

from api.problems import ProblemError
from api.reading.prices import DEAR, price
from api.request_context import RequestContext

T = TypeVar("T")

MOST_WAITING = 100
"""Maximum number of questions that wait for the reading thread."""


async def looked_up(context: RequestContext, resource: str, find: Callable[[], T]) -> T:
    """The result of a read: found at once, or if it is dear counted and found beside the loop.

    Raise the problem too-many. `find` must not touch what only the loop may touch: the slices of
    the newest state, streams, sessions.
    """
    cost = price(resource, context.query)
    _ = context.game, context.viewer  # found here: sessions are the loop's
    if cost < DEAR:
        return find()
    count(context, cost)
    return await context.host.readers.look_up(find)


def count(context: RequestContext, cost: int) -> None:
    """Count a dear read before it is done beside the event loop. Raise the problem too-many."""
    context.host.limiter.read(context.asker, cost)
    if context.host.readers.waiting >= MOST_WAITING:
        raise ProblemError("too-many", headers=((b"retry-after", b"5"),))
