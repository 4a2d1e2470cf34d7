"""One connection to the server: what the server waits for, and since when."""

from asyncio import Transport, get_running_loop
from collections.abc import Callable
from dataclasses import dataclass, field

from api.base.settings import Settings
from api.doors.share import Share


@dataclass(slots=True, eq=False)
class Connection:
    """A connection from an address. Times are in seconds of one clock that only goes forward.

    `head_since` while a request's head is awaited (not between two requests), `body_since` while
    its body is; `busy` counts the requests that are under way; `gone` when it is lost or dropped.
    `share` is its asker's share of the loop's time, `had` the seconds of it that this connection
    has had. A `proxied` one belongs to a proxy and carries the requests of several askers.
    """

    transport: Transport
    address: str
    head_since: float | None
    body_since: float | None = None
    busy: int = 0
    gone: bool = False
    share: Share = field(default_factory=Share)
    had: float = 0.0
    proxied: bool = False
    _unread: int = 0
    _unread_since: float = 0.0

    @property
    def idle(self) -> bool:
        """Whether the connection has no request under way."""
        return not self.busy or self.body_since is not None

    @property
    def may_go_on(self) -> bool:
        """Whether what comes in on it may be taken at once."""
        return self.proxied or self.share.free

    def soon(self, go: Callable[[], None]) -> None:
        """Call `go` when it is the turn of this connection."""
        if self.proxied:
            get_running_loop().call_soon(go)
        else:
            self.share.soon(go, self.had)

    async def turn(self) -> None:
        """Wait until it is the turn of this connection."""
        await self.share.turn(self.had)

    def spend(self, seconds: float) -> None:
        """Note that so much of the loop's time was taken for it."""
        self.had += seconds
        self.share.spend(seconds)

    def answered(self, now: float) -> None:
        """Note the end of a request. The next one is read only now, if its head has begun."""
        self.busy -= 1
        if self.head_since is not None:
            self.head_since = now

    def drop(self) -> None:
        """Close it at once, without writing what still waits."""
        self.gone = True
        self.transport.abort()

    def late(self, now: float, settings: Settings) -> str:
        """What the client takes too long for, "" if nothing; to be called about every second."""
        unread = self.transport.get_write_buffer_size()
        if unread == 0 or unread < self._unread:
            self._unread_since = now
        self._unread = unread
        if _past(self.head_since, settings.head_seconds, now) and not self.busy:
            return "head"
        if _past(self.body_since, settings.body_seconds, now):
            return "body"
        if unread and now - self._unread_since > settings.unread_seconds:
            return "answer"
        return ""


def _past(since: float | None, seconds: float, now: float) -> bool:
    return since is not None and now - since > seconds
