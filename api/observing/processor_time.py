"""Counts the processor time of a coroutine, without the time in which it waits."""

from collections.abc import Callable, Coroutine, Generator
from functools import partial
from time import thread_time
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")

SpendFunction = Callable[[float], None]
"""Receives the seconds of processor time of each step."""


@coroutine
def meter_work(work: Coroutine[Any, Any, T], spend: SpendFunction) -> Generator[Any, Any, T]:
    """Run a coroutine and call `spend` after each of its steps with the step's processor time.

    The clock of the thread is read, so other threads and programs do not count. The coroutine's
    result is returned, and its errors are raised.
    """
    step: Callable[[], Any] = partial(work.send, None)
    while True:
        start_time = thread_time()
        try:
            awaited_value = step()
        except StopIteration as stop_iteration:
            result: T = stop_iteration.value
            return result
        finally:
            spend(thread_time() - start_time)
        try:
            sent_value = yield awaited_value
        except BaseException as error:  # noqa: BLE001 - the coroutine gets every error
            step = partial(work.throw, error)
        else:
            step = partial(work.send, sent_value)
