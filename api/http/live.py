"""The live stream of a game: server-sent events, compressed if the phone accepts that.

This module sends the head of the answer. Then the stream takes over the connection, the first event
is written, and the request ends. Over HTTP/1.0, and for a program in the same process, the request
stays open. `api.game.live.stream` writes all later events.
"""

import asyncio

from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from api.base.language import language_of_request, use_language
from api.base.problems import ProblemError, malformed
from api.game.live.listener import Listener, RequestListener, TransportListener
from api.game.live.views import opening_event
from api.http.endpoint import (
    API_PATH,
    Endpoint,
    problem_reply,
    refuse_unknown_parameters,
    send_reply,
    unavailable_reply,
)
from api.http.protocol import WatchedConnection
from api.http.request_context import RequestContext
from api.models.meta import CURSOR_SCHEMA, EndpointDescription, with_description
from api.models.stream import EVENTS
from ledger.store.base import StoreError

_STREAM_HEADERS = (
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    (b"x-content-type-options", b"nosniff"),
    (b"vary", b"accept-encoding"),
)
_GZIP_HEADER = (b"content-encoding", b"gzip")
_CLOSE_HEADER = (b"connection", b"close")
"""After a stream the connection answers no other request (RFC 9112, 9.6)."""


class LiveStream(Endpoint):
    """An ASGI application that answers GET with a stream."""

    def __init__(self) -> None:
        super().__init__({"GET": self.listen}, is_exact=True)
        del self.answers["HEAD"]
        self._allow = b"GET"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the view, then every change, until the phone or the server ends the stream."""
        context = RequestContext(scope, receive)
        if context.method != "GET":
            await super().__call__(scope, receive, send)
            return
        with use_language(language_of_request(scope)):
            await self._stream(context, send)

    async def _stream(self, context: RequestContext, send: Send) -> None:
        try:
            refuse_unknown_parameters(context, self.listen)
            async with context.hold_in_memory():
                context.refuse_dead_token()
                await self.listen(context, send)
        except ProblemError as problem:
            await send_reply(context, problem_reply(problem), send)
        except StoreError as error:
            await send_reply(context, unavailable_reply(context, error), send)

    @with_description(
        EndpointDescription(
            query={"since": CURSOR_SCHEMA},
            may={"Last-Event-ID": CURSOR_SCHEMA},
            kind="text/event-stream",
            answer="The events, as long as the connection lasts.",
            events=EVENTS,
        )
    )
    async def listen(self, context: RequestContext, send: Send) -> None:
        """Follow a game as a stream of server-sent events.

        The stream has my view first, then whatever is new to me.

        The first event is `view`, or `reset` for a cursor that is too old or not mine. Then come
        `entries`, `head`, `ping`, `moved`, and `closed-session` as the last. Events with lines
        carry a cursor as their `id`; sent back as `Last-Event-ID` or `since` it resumes the
        stream. The header wins over the query.
        """
        game = context.game
        cursor = context.header(b"last-event-id") or context.query.get("since", "")
        is_compressed = b"gzip" in context.headers.get(b"accept-encoding", b"")
        headers = [*_STREAM_HEADERS, _GZIP_HEADER] if is_compressed else list(_STREAM_HEADERS)
        stream = _OpenStream(context)
        try:
            # catch up first: a cursor that another server gave could be ahead of this server
            await game.writer.wait_until_current()
            http = _http_connection(context.scope)
            if http is None:
                await send(_answer_head(headers))
                await _listen_while_requested(context, send, cursor, is_compressed=is_compressed)
                return
            if http.has_sent_more():
                raise malformed(("connection", "a stream must be its last request"))
            await send(_answer_head([*headers, _CLOSE_HEADER]))
            if http.has_sent_more() or http.transport.is_closing():
                http.transport.abort()
                return
            transport = http.hand_over(stream.end)
            stream.is_handed_over = True
            _listen_on_connection(context, transport, stream, cursor, is_compressed=is_compressed)
        finally:
            if not stream.is_handed_over:
                stream.end()


class _OpenStream:
    """A stream that the server counts until it ends. Until then the game is kept open."""

    __slots__ = ("_address", "_game", "_host", "is_handed_over", "listener")

    def __init__(self, context: RequestContext) -> None:
        """Count the stream. Raises: the problem too-many."""
        self._host, self._game, self._address = context.host, context.game, context.stranger
        self._host.streams.add_stream(self._address)
        self._host.registry.add_user(self._game)
        self.is_handed_over = False
        """Whether the stream ends with its connection, and no longer with its request."""
        self.listener: Listener | None = None

    def end(self) -> None:
        """Stop counting the stream, and remove its listener."""
        if self.listener is not None:
            self._game.stream.remove_listener(self.listener)
        self._host.registry.remove_user(self._game)
        self._host.streams.remove_stream(self._address)


def _answer_head(headers: list[tuple[bytes, bytes]]) -> Message:
    return {"type": "http.response.start", "status": 200, "headers": headers}


def _http_connection(scope: Scope) -> WatchedConnection | None:
    """Return the HTTP/1.1 connection of the request.

    None over HTTP/1.0, which has no chunked body, and for a program in the same process.
    """
    return scope.get("state", {}).get("http") if scope["http_version"] == "1.1" else None


def _listen_on_connection(
    context: RequestContext,
    transport: asyncio.Transport,
    stream: _OpenStream,
    cursor: str,
    *,
    is_compressed: bool,
) -> None:
    """Let the listener write to the connection itself, so that no request stays open for it."""
    listener = TransportListener(
        transport, context.session, context.game, is_compressed=is_compressed
    )
    stream.listener = listener
    try:
        _add_listener(context, listener, cursor)
    except BaseException:
        transport.abort()
        raise


async def _listen_while_requested(
    context: RequestContext, send: Send, cursor: str, *, is_compressed: bool
) -> None:
    """Listen until the request ends."""
    listener = RequestListener(send, context.session, context.game, is_compressed=is_compressed)
    _add_listener(context, listener, cursor)
    try:
        await context.wait_for_disconnect()
    except asyncio.CancelledError:
        if not listener.ended:
            raise
    finally:
        context.game.stream.remove_listener(listener)


def _add_listener(context: RequestContext, listener: Listener, cursor: str) -> None:
    game, viewer = context.game, context.session.viewer(context.game)
    has_open_stream = game.stream.has_listener(viewer)
    game.stream.add_listener(listener, viewer, lambda: opening_event(game, viewer, cursor))
    if has_open_stream:
        game.stream.links.note_break(listener.cards, context.host.now())


ROUTES = (Route(f"{API_PATH}/games/{{game}}/live", LiveStream()),)
