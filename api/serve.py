"""Runs the server: uvicorn, with the event loop and the parser that measured fastest."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from typing import Any, cast

import structlog
import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from api.app import create_app
from api.base.settings import Settings
from api.doors.files import connection_limit, raise_file_limit
from api.doors.keeper import ConnectionKeeper
from api.hosting.host import Host
from api.http.gate import Gate
from api.http.protocol import WatchedConnection
from api.http.request_context import MAX_BYTES
from api.observing.log import configure_logging
from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import GAMES
from ledger.store import named_databases, open_group, open_store
from ledger.store.base import Store, StoreUnreachableError

ALL_ADDRESSES = "0.0.0.0"  # noqa: S104 - only if an option allows phones of the network
"""The address that listens on the whole network."""

KEEP_ALIVE = 75
"""Seconds for which an idle connection stays open."""

COME_BACK = b"retry: 1000\n\n"
"""The last bytes of a stream when the server stops: reconnect after 1000 milliseconds."""

STOP_SECONDS = 5
"""Seconds that the pending requests have when the server stops."""

TICKS_BETWEEN_SEARCHES = 10
"""Number of ticks (seconds) between two searches for connections that are late."""

RETRY_SECONDS = 0.5
"""Seconds until the server tries again to reach a database that is away."""

SWITCH_SECONDS = 0.0005
"""Maximum time in seconds that the committing thread waits for its turn."""

StartFunction = Callable[[Host, int], Awaitable[None]]
"""A task that runs beside the server once it listens on a port, such as the bots of a rehearsal."""

_log = structlog.get_logger()


class _Server(uvicorn.Server):
    """A server that ends its streams before it waits for requests, and reports when it listens."""

    def __init__(
        self,
        config: uvicorn.Config,
        host: Host,
        keeper: ConnectionKeeper,
        note_start: StartFunction | None,
        stop_event: asyncio.Event,
    ) -> None:
        super().__init__(config)
        self._host = host
        self._keeper = keeper
        self._note_start = note_start
        self._stop = stop_event
        self._start_task: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen; then start the task beside the server."""
        await super().startup(sockets)
        _freeze_loaded_objects()
        if self.started and self._note_start is not None and sockets:
            port = int(sockets[0].getsockname()[1])
            self._start_task = asyncio.ensure_future(self._note_start(self._host, port))
            self._start_task.add_done_callback(self._stop_if_failed)

    def _stop_if_failed(self, task: asyncio.Future[None]) -> None:
        """Stop the server if the task beside it has failed."""
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _log.error("beside", exc_info=error)
            self._stop.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal without raising it again, so that the caller can close its resources."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        old_handlers = {sign: signal.signal(sign, self.handle_exit) for sign in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for sign, handler in old_handlers.items():
                signal.signal(sign, handler)

    async def on_tick(self, tick_count: int) -> bool:
        """Return whether to stop now; the server calls this ten times a second."""
        if tick_count % TICKS_BETWEEN_SEARCHES == 0:
            self._keeper.drop_late_connections()
        return self._stop.is_set() or await super().on_tick(tick_count)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the task beside the server and the streams; then wait for the requests.

        Raises: the error of the task beside the server, after everything else has ended.
        """
        try:
            if self._start_task is not None:
                self._start_task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await self._start_task
        finally:
            for game in self._host.registry.games.values():
                game.stream.end(game.stream.listeners, COME_BACK)
            await super().shutdown(sockets)


async def serve(
    host: Host,
    settings: Settings,
    note_start: StartFunction | None = None,
    stop_event: asyncio.Event | None = None,
) -> None:
    """Serve until the process is told to stop, or `stop_event` is set.

    Raises: OSError: the port is taken. Also the errors of the host's start, and of `note_start`,
    whose error ends the server.
    """
    server_socket = _bind_socket(settings.host, settings.port)
    try:
        await host.start()
    except BaseException:
        server_socket.close()
        raise
    keeper = ConnectionKeeper(settings, connection_limit())
    config = uvicorn.Config(
        Gate(create_app(host, settings), host.names, host.sessions, settings, keeper),
        # uvicorn calls this class once for each connection, and all connections share this keeper
        http=cast("type[asyncio.Protocol]", partial(WatchedConnection, keeper)),
        ws="websockets-sansio",
        ws_max_size=MAX_BYTES,
        lifespan="on",
        log_config=None,
        log_level=logging.ERROR,  # without this line each malformed request would be logged
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=STOP_SECONDS,
        ws_per_message_deflate=False,
        ssl_certfile=settings.tls_cert,
        ssl_keyfile=settings.tls_key,
    )
    server = _Server(config, host, keeper, note_start, stop_event or asyncio.Event())
    await server.serve(sockets=[server_socket])


def _bind_socket(host: str, port: int) -> socket.socket:
    addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, socket_kind, protocol, _, address = addresses[0]
    # The listener is created with this protocol. Otherwise the loop does not treat it as TCP, and
    # small answers are delayed.
    server_socket = socket.socket(family, socket_kind, protocol)
    try:
        if sys.platform == "win32":
            # On Windows, two servers could otherwise listen on the same port.
            server_socket.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            server_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        server_socket.bind(address)
    except OSError:
        server_socket.close()
        raise
    return server_socket


def run(
    settings: Settings,
    *,
    note_start: StartFunction | None = None,
    rulesets: Mapping[str, Ruleset[Any]] = GAMES,
) -> None:
    """Open the store and serve its games.

    If the database cannot be reached, wait for it, because it may start together with its servers.
    Raises: StoreError, DamagedError, OSError.
    """
    configure_logging(
        settings.log_level,
        settings.admin_token,
        settings.push_key.get_secret_value(),
        settings.backup_words.get_secret_value(),
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    raise_file_limit()
    store = _open_store(settings)
    try:
        with asyncio.Runner(loop_factory=_new_event_loop) as runner:
            runner.run(serve(Host(store, rulesets, settings), settings, note_start))
    finally:
        store.close()


def _new_event_loop() -> asyncio.AbstractEventLoop:
    """Return a loop of uvloop, which measured fastest, or of asyncio where uvloop is missing."""
    try:
        import uvloop  # noqa: PLC0415 - Windows has no such module
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def _open_store(settings: Settings) -> Store:
    """Return the store of the games; wait for the store if the settings say so.

    Of several databases one is enough after the wait. Raises: StoreError.
    """
    databases = named_databases(settings.store)
    deadline = time.monotonic() + settings.store_wait_seconds
    is_waiting = False
    while True:
        is_last = time.monotonic() >= deadline
        try:
            if databases:
                return open_group(databases, is_watched=True, is_partial=is_last)
            return open_store(settings.store)
        except StoreUnreachableError as error:
            if is_last:
                raise
            if not is_waiting:
                _log.warning("store-away", why=str(error), seconds=settings.store_wait_seconds)
            is_waiting = True
        time.sleep(RETRY_SECONDS)


def _freeze_loaded_objects() -> None:
    """Exempt loaded objects from garbage collection, because each pass over them takes 50 ms."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
