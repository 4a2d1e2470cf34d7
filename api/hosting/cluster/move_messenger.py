"""Wakes other servers through Redis: "this game has moved".

Redis stores nothing, and no message is trusted: it only makes a server ask the store. If Redis was
stopped or a message was lost, a server still learns of a game's move. The server asks the store
from time to time (`api.hosting.cluster.follower`).
"""

import asyncio
from collections.abc import Callable
from time import monotonic

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import RedisError

from api.game.ledger_listener import LedgerListener
from ledger.scribe.scribe import Scribe

CHANNEL = "acta/moved"
"""The channel in Redis. A message is the name of a server, a space, and a game."""

MESSAGE_LIMIT = 200
"""Maximum number of bytes of a message."""

RETRY_SECONDS = 0.5
"""Seconds until the next attempt to listen."""

WAIT_SECONDS = 2.0
"""Seconds within which Redis must answer, and must return a server's own message to it."""

MAX_TRIES = 2

MESSAGES_WITHOUT_PAUSE, PAUSE_SECONDS = 100, 0.01
"""Number of messages that are read without a pause, and the seconds of the pause after them."""

_log = structlog.get_logger()


class MoveMessenger(LedgerListener):
    """Tells other servers which games have moved, and hears which games they moved.

    `worker` is the name of this server.
    """

    def __init__(self, address: str, worker: str) -> None:
        """Prepare a client without connecting. Raises: ValueError: the address is malformed."""
        retry = Retry(ExponentialBackoff(cap=0.2, base=0.02), MAX_TRIES)
        self._redis: Redis = Redis.from_url(
            address, retry=retry, socket_connect_timeout=WAIT_SECONDS, socket_timeout=WAIT_SECONDS
        )
        self._worker = worker
        self._moved_games: set[str] = set()
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._silence_start: float | None = None
        self._has_noted_junk = False
        self.lost = False
        """Whether Redis cannot be reached now."""

    def start(self, note_message: Callable[[str], None]) -> None:
        """Begin to send and listen: `note_message` gets each game that another server moved."""
        sending_task, listening_task = self._send_moves(), self._listen_repeatedly(note_message)
        self._tasks = [asyncio.create_task(sending_task), asyncio.create_task(listening_task)]

    async def stop(self) -> None:
        """Stop sending and listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def note_commit(self, scribe: Scribe, seconds: float) -> None:
        """Tell the others that this server has moved a game, once this server listens itself."""
        # an earlier message would not come back, which would look like a lost connection
        if self._tasks:
            self.announce_move(scribe.game)

    def announce_move(self, game: str) -> None:
        """Tell the others a moment later that a game has moved. The caller does not wait."""
        self._moved_games.add(game)
        self._news.set()

    async def _send_moves(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            moved_games, self._moved_games = self._moved_games, set()
            try:
                for game in moved_games:
                    # the message is noted first, because it may come back before Redis answers
                    self._silence_start = self._silence_start or monotonic()
                    await self._redis.publish(CHANNEL, f"{self._worker} {game}")
            except (RedisError, OSError) as error:  # the others learn of the move from the store
                self._log_connection_change(error)
            except Exception:  # noqa: BLE001 - no answer of Redis may end this task
                _log.exception("waking")
            else:
                self._log_connection_change(None)

    async def _listen_repeatedly(self, note_message: Callable[[str], None]) -> None:
        while True:
            try:
                await self._listen(note_message)
            except (RedisError, OSError) as error:
                self._log_connection_change(error)
            except Exception:  # noqa: BLE001 - no answer of Redis may end this task
                _log.exception("waking")
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, note_message: Callable[[str], None]) -> None:
        self._silence_start, message_count = None, 0
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            while True:
                message = await channel.get_message(timeout=WAIT_SECONDS)
                if message is not None:
                    self._handle_message(message.get("data"), note_message)
                    message_count += 1
                if self._has_lost_message():
                    raise ConnectionError("what was said did not come back")
                if message_count % MESSAGES_WITHOUT_PAUSE == MESSAGES_WITHOUT_PAUSE - 1:
                    await asyncio.sleep(PAUSE_SECONDS)

    def _has_lost_message(self) -> bool:
        """Return whether a message of this server did not come back.

        If so, this server hears no other.
        """
        silence_start = self._silence_start
        return silence_start is not None and monotonic() - silence_start > WAIT_SECONDS

    def _handle_message(self, message: object, note_message: Callable[[str], None]) -> None:
        """Pass on a game that another server has moved, and ignore unreadable messages."""
        try:
            if not isinstance(message, bytes) or len(message) > MESSAGE_LIMIT:
                raise ValueError("it is no message of a server")  # noqa: TRY301 - as if not decoded
            worker, database, game = message.decode().partition(" ")
            if not database:
                raise ValueError("it names no game")  # noqa: TRY301 - as above
        # the UnicodeError of bytes that are not UTF-8 is a ValueError, too
        except ValueError as error:
            if not self._has_noted_junk:
                _log.warning("waking-junk", why=str(error))
            self._has_noted_junk = True
            return
        if worker == self._worker:
            self._silence_start = None
        else:
            note_message(game)

    def _log_connection_change(self, error: Exception | None) -> None:
        """Log when Redis goes away and when it returns, once each."""
        if (error is not None) == self.lost:
            return
        self.lost = error is not None
        if error is not None:
            _log.warning("waking", why=type(error).__name__)
        else:
            _log.info("waking", why="again")
