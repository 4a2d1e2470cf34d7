"""Counts the processor time that a coroutine takes, however often it waits in between."""

from collections.abc import Callable, Coroutine, Generator
from functools import partial
from time import thread_time
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")

Spend = Callable[[float], None]
"""Is told the seconds of processor time that a step took."""


@coroutine
def metered(work: Coroutine[Any, Any, T], spend: Spend) -> Generator[Any, Any, T]:
    """Run a coroutine and tell `spend` after each of its steps how long it took.

    The thread's own clock is read, so other threads and programs do not count. Return and raise
    what the coroutine returns and raises.
    """
    step: Callable[[], Any] = partial(work.send, None)
    while True:
        begun = thread_time()
        try:
            awaited = step()
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            spend(thread_time() - begun)
        try:
            sent = yield awaited
        except BaseException as error:  # noqa: BLE001 - it is the coroutine's, a cancellation too
            step = partial(work.throw, error)
        else:
            step = partial(work.send, sent)
