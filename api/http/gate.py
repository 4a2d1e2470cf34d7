"""Middleware around the application with the rules for every request."""

from collections.abc import Coroutine
from typing import Any, cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.base.language import language_of_request, use_language
from api.base.problems import ProblemError, kernel_sentence
from api.base.settings import Settings
from api.doors.connection import Connection
from api.doors.keeper import ConnectionKeeper
from api.doors.names import ServerNames
from api.hosting.sessions import Sessions
from api.http.early_refusal import DENIAL_EXTENSION, refuse
from api.observing.processor_time import meter_work

_SECURE_SCHEMES = ("https", "wss")


class Gate:
    """Admits requests that name this server, unless the client has too many connections.

    Over HTTPS every answer tells phones for how long to use HTTPS only. The time is short and does
    not cover subdomains, because an expired certificate must not end an evening.
    """

    def __init__(
        self,
        app: ASGIApp,
        names: ServerNames,
        sessions: Sessions,
        settings: Settings,
        keeper: ConnectionKeeper,
    ) -> None:
        self._app = app
        self._names = names
        self._sessions = sessions
        self._keeper = keeper
        self._hsts = (b"strict-transport-security", b"max-age=%d" % settings.hsts_seconds)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or pass it to the application."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope.get("scheme") in _SECURE_SCHEMES:
            send = self._send_with_hsts(send)
        connection = scope.get("state", {}).get("connection")
        try:
            self._require_known_host(scope, connection)
            if connection is not None:
                self._keeper.add_request(connection, *self._address_and_session(scope))
        except ProblemError as problem:
            with use_language(language_of_request(scope)):
                await refuse(problem, scope, send)
            return
        if connection is None:
            await self._app(scope, receive, send)
            return
        try:
            if scope["type"] == "websocket":
                receive = _receive_in_turn(connection, receive)
            if not connection.take_turn():
                await connection.turn()
            # The type of an ASGI application promises an awaitable. Ours are coroutine functions.
            app_coroutine = cast("Coroutine[Any, Any, None]", self._app(scope, receive, send))
            await meter_work(app_coroutine, connection.add_used_time)
        finally:
            if not connection.is_stream:  # the answer of a stream goes on after its request
                self._keeper.note_request_end(connection)

    def _require_known_host(self, scope: Scope, connection: Connection | None) -> None:
        """Raise the problem unknown-host if the request does not name this server.

        The requests of one connection nearly always have the same `Host`, which is read once.
        """
        hosts = [
            header_value for header_name, header_value in scope["headers"] if header_name == b"host"
        ]
        if connection is not None and [connection.known_host] == hosts:
            return
        with use_language(language_of_request(scope)):
            if len(hosts) != 1:
                raise ProblemError("unknown-host", kernel_sentence("explained-one-host"))
            host = hosts[0].decode("latin-1")
            if not self._names.has_name(host):
                sentence = kernel_sentence("explained-other-host", name=host[:100])
                raise ProblemError("unknown-host", sentence)
        if connection is not None:
            connection.known_host = hosts[0]

    def _address_and_session(self, scope: Scope) -> tuple[str, str]:
        """Return the address of a request, and the key of its session ("" without a session)."""
        client, headers = scope.get("client"), dict(scope["headers"])
        return client[0] if client else "", self._sessions.session_of_request(headers, scope).key

    def _send_with_hsts(self, send: Send) -> Send:
        async def send_with_header(message: Message) -> None:
            if message["type"] in ("http.response.start", f"{DENIAL_EXTENSION}.start"):
                message = {**message, "headers": [*message.get("headers", ()), self._hsts]}
            await send(message)

        return send_with_header


def _receive_in_turn(connection: Connection, receive: Receive) -> Receive:
    """Return a `receive` that gives each message of a WebSocket its own turn."""

    async def receive_untimed() -> Message:
        message = await receive()
        await connection.turn()
        return message

    return receive_untimed
