"""A share of the event loop's time.

Several clients use the share together. A hundred cheap requests would delay an act if the loop
answered all of them first. So in each round of the loop only one of the sharing clients goes on. If
together they have used more than their share, the next client waits. No request is refused.
"""

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from time import monotonic

LOOP_SHARE = 0.5
"""The part of the loop's time that belongs to the share."""

BURST_SECONDS = 0.05
"""Seconds that may be used at once before others wait."""

WakeFunction = Callable[[], None]


class LoopTimeShare:
    """Counts the seconds that some clients have used, and lets the clients go on in turn.

    The connection that has used least goes first. So a client with many connections does not delay
    the first connection of another client. `clock` gives seconds.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._paid = clock()
        self._is_turn_taken = False
        self._numbers = count()
        self._queue: list[tuple[float, int, WakeFunction]] = []
        self._timer: asyncio.TimerHandle | None = None

    def add_used_time(self, seconds: float) -> None:
        """Note that some seconds of the loop's time were used."""
        self._paid = max(self._paid, self._clock()) + seconds / LOOP_SHARE

    @property
    def is_free(self) -> bool:
        """Whether a connection may go on at once."""
        return not self._is_turn_taken and not self._queue and self._delay() <= 0

    def hold_others_until_next_round(self) -> None:
        """Let no other connection go on in this round of the loop."""
        self._is_turn_taken = True
        asyncio.get_running_loop().call_soon(self._end_round)

    def take_turn(self) -> bool:
        """Let a connection go on if it may go on at once, and return whether it may."""
        if not self.is_free:
            return False
        self.hold_others_until_next_round()
        return True

    async def turn(self, used_time: float) -> None:
        """Wait for the turn of a connection that has used `used_time` seconds."""
        if self.take_turn():
            return
        turn = asyncio.Event()
        self.call_when_turn_comes(turn.set, used_time)
        await turn.wait()

    def call_when_turn_comes(self, callback: WakeFunction, used_time: float) -> None:
        """Call `callback` in a later round, at the turn of a connection that used this time (s)."""
        heappush(self._queue, (used_time, next(self._numbers), callback))
        if not self._is_turn_taken:
            self.hold_others_until_next_round()

    def _delay(self) -> float:
        return self._paid - BURST_SECONDS / LOOP_SHARE - self._clock()

    def _end_round(self) -> None:
        self._is_turn_taken = False
        self._call_next()

    def _call_next(self) -> None:
        if not self._queue or self._timer is not None:
            return
        delay = self._delay()
        if delay > 0:
            self._timer = asyncio.get_running_loop().call_later(delay, self._end_delay)
            return
        self.hold_others_until_next_round()
        heappop(self._queue)[2]()

    def _end_delay(self) -> None:
        self._timer = None
        if not self._is_turn_taken:
            self.hold_others_until_next_round()
