"""Samples the main thread: every few milliseconds of its processor time, what it does now.

The timer runs on the processor time of the main thread alone. While this thread waits, or another
thread or program runs, there are no samples. A sample costs some 10 µs, so a sampled server is less
than three percent slower. Linux only: other systems have no timer for one thread.
"""

import ctypes
import dis
import os
import resource
import signal
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

INTERVAL = 0.004
"""Seconds of processor time between two samples. Most kernels cannot count finer than this."""

_SIGEV_THREAD_ID = 4
_CLOCK_THREAD_CPUTIME_ID = 3
_RESUME = dis.opmap["RESUME"]


class _SignalEvent(ctypes.Structure):
    """`struct sigevent` of Linux: the signal that a timer sends, and the thread that gets it."""

    _fields_ = (
        ("value", ctypes.c_void_p),
        ("signal", ctypes.c_int),
        ("notify", ctypes.c_int),
        ("thread", ctypes.c_int),
        ("padding", ctypes.c_byte * 44),
    )


class _TimerTimes(ctypes.Structure):
    """`struct itimerspec`: the interval of a timer, and the time until it first expires."""

    _fields_ = (
        ("interval_seconds", ctypes.c_long),
        ("interval_nanoseconds", ctypes.c_long),
        ("first_seconds", ctypes.c_long),
        ("first_nanoseconds", ctypes.c_long),
    )


class MainThreadSampler:
    """Divides the processor time of the main thread into named parts.

    `name_part` gets the innermost frame that ran when the timer expired, and returns the part. The
    time since the last sample counts for this part, except for the time in the kernel.
    """

    def __init__(self, name_part: Callable[[FrameType | None], str]) -> None:
        self.seconds = defaultdict[str, float](float)
        """The processor time of each part so far."""
        self.kernel_seconds = 0.0
        """The processor time in the kernel so far: nearly all of it is for sockets."""
        self._name_part = name_part
        self._before = (0.0, 0.0)

    @contextmanager
    def sample(self) -> Iterator[None]:
        """Sample during the block, which must run in the main thread.

        Raises: OSError: the system has no such timer.
        """
        self._before = _own_and_kernel_seconds()
        signal.signal(signal.SIGPROF, self._add_sample)
        libc = ctypes.CDLL(None, use_errno=True)
        timer = _start_timer(libc, threading.get_native_id())
        try:
            yield
        finally:
            libc.timer_delete(timer)
            # A last signal may wait, and its usual effect is to end the process.
            signal.signal(signal.SIGPROF, signal.SIG_IGN)

    def _add_sample(self, _signal: int, frame: FrameType | None) -> None:
        own, kernel = _own_and_kernel_seconds()
        self.seconds[self._name_part(_frame_that_ran(frame))] += own - self._before[0]
        self.kernel_seconds += kernel - self._before[1]
        self._before = own, kernel


def _own_and_kernel_seconds() -> tuple[float, float]:
    used = resource.getrusage(resource.RUSAGE_THREAD)
    return used.ru_utime, used.ru_stime


def _frame_that_ran(frame: FrameType | None) -> FrameType | None:
    """Return the frame whose code ran when the timer expired.

    Python calls the handler at the next instruction that allows this. If this is the first
    instruction of a function, the time before it belongs to the caller. For a callback of the event
    loop, the caller is the loop itself.
    """
    if frame is not None and frame.f_code.co_code[frame.f_lasti] == _RESUME:
        return frame.f_back
    return frame


def _start_timer(libc: ctypes.CDLL, thread: int) -> ctypes.c_void_p:
    timer = ctypes.c_void_p()
    event = _SignalEvent(None, signal.SIGPROF, _SIGEV_THREAD_ID, thread)
    nanoseconds = int(INTERVAL * 1e9)
    times = _TimerTimes(0, nanoseconds, 0, nanoseconds)
    made = libc.timer_create(_CLOCK_THREAD_CPUTIME_ID, ctypes.byref(event), ctypes.byref(timer))
    if made != 0 or libc.timer_settime(timer, 0, ctypes.byref(times), None) != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return timer
