"""One connection to the server: the bytes that the server waits for, and since when."""

from asyncio import Transport, get_running_loop
from collections.abc import Callable
from dataclasses import dataclass, field

from api.base.settings import Settings
from api.doors.share import LoopTimeShare


@dataclass(slots=True, eq=False)
class Connection:
    """A connection from an address. Times are in seconds of one clock that only goes forward."""

    transport: Transport
    address: str
    head_since: float | None
    """When the server began to wait for the head of a request; None between two requests."""
    body_since: float | None = None
    """When the server began to wait for the body of a request; None if it does not wait."""
    busy: int = 0
    """Number of requests that are being answered."""
    is_gone: bool = False
    """Whether the connection is lost or was dropped."""
    share: LoopTimeShare = field(default_factory=LoopTimeShare)
    """The share of the loop's time of the client that has this connection."""
    had: float = 0.0
    """Seconds of the loop's time that this connection has used."""
    is_proxied: bool = False
    """Whether the connection belongs to a proxy and carries the requests of several clients."""
    is_stream: bool = False
    """Whether the connection carries nothing but a live stream from now on."""
    known_host: bytes | None = None
    """The last `Host` that was found to be a name of this server. An equal one is not checked."""
    _unread_bytes: int = 0
    _unread_start: float = 0.0

    @property
    def is_idle(self) -> bool:
        """Whether the connection is idle: the server answers none of its requests."""
        return not self.busy or self.body_since is not None

    @property
    def may_process_bytes(self) -> bool:
        """Whether the bytes that arrive on this connection may be processed at once."""
        return self.is_proxied or self.share.is_free

    def call_when_turn_comes(self, callback: Callable[[], None]) -> None:
        """Call `callback` when it is this connection's turn."""
        if self.is_proxied:
            get_running_loop().call_soon(callback)
        else:
            self.share.call_when_turn_comes(callback, self.had)

    def take_turn(self) -> bool:
        """Take this connection's turn if it has come, and return whether it has.

        Otherwise wait for `turn`.
        """
        return self.share.take_turn()

    async def turn(self) -> None:
        """Wait until it is this connection's turn."""
        await self.share.turn(self.had)

    def add_used_time(self, seconds: float) -> None:
        """Note that this connection used some seconds of the loop's time."""
        self.had += seconds
        self.share.add_used_time(seconds)

    def note_request_end(self, now: float) -> None:
        """Note the end of a request. The next request is read now, if its head has begun."""
        self.busy -= 1
        if self.head_since is not None:
            self.head_since = now

    def drop(self) -> None:
        """Close the connection at once, and discard the unsent bytes."""
        self.is_gone = True
        self.transport.abort()

    def late_part(self, now: float, settings: Settings) -> str:
        """Return what the client sends too late, or "" if nothing is late.

        Call this about every second.
        """
        buffered_bytes = self.transport.get_write_buffer_size()
        if buffered_bytes == 0 or buffered_bytes < self._unread_bytes:
            self._unread_start = now
        self._unread_bytes = buffered_bytes
        if _is_past(self.head_since, settings.head_seconds, now) and not self.busy:
            return "head"
        if _is_past(self.body_since, settings.body_seconds, now):
            return "body"
        if buffered_bytes and now - self._unread_start > settings.unread_seconds:
            return "answer"
        return ""


def _is_past(start: float | None, seconds: float, now: float) -> bool:
    return start is not None and now - start > seconds
