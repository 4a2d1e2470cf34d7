"""The live stream of a game: server-sent events, compressed if the phone accepts that.

This module sends the first event and keeps the request open. `api.game.live.stream` writes all
later events.
"""

import asyncio

from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from api.base.language import language_of_request, use_language
from api.base.problems import ProblemError
from api.game.live.listener import Listener
from api.game.live.views import opening_event
from api.http.endpoint import (
    BASE,
    Endpoint,
    problem_reply,
    refuse_unknown_parameters,
    send_reply,
    unavailable_reply,
)
from api.http.request_context import RequestContext
from api.models.meta import CURSOR, Description, with_description
from api.models.stream import EVENTS
from ledger.store.base import StoreError

_HEADERS = (
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    (b"x-content-type-options", b"nosniff"),
    (b"vary", b"accept-encoding"),
)
_GZIP = (b"content-encoding", b"gzip")


class LiveStream(Endpoint):
    """An ASGI application that answers GET with a stream."""

    def __init__(self) -> None:
        super().__init__({"GET": self.listen}, exact=True)
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
                with context.host.streams.opened(context.stranger):
                    await self.listen(context, send)
        except ProblemError as problem:
            await send_reply(context, problem_reply(problem), send)
        except StoreError as error:
            await send_reply(context, unavailable_reply(context, error), send)

    @with_description(
        Description(
            query={"since": CURSOR},
            may={"Last-Event-ID": CURSOR},
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
        carry my cursor as their `id`; sent back as `Last-Event-ID` or `since` it resumes the
        stream. The header wins over the query.
        """
        game = context.game
        since = context.header(b"last-event-id") or context.query.get("since", "")
        compressed = b"gzip" in context.headers.get(b"accept-encoding", b"")
        headers = [*_HEADERS, _GZIP] if compressed else list(_HEADERS)
        # catch up first: a cursor that another server gave could be ahead of this server
        await game.writer.wait_until_current()
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        listener = Listener(
            send,
            context.session,
            game,
            compressed=compressed,
            transport=_transport_of(context.scope),
        )
        viewer = context.session.viewer(game)
        game.stream.add_listener(listener, viewer, lambda: opening_event(game, viewer, since))
        try:
            await context.wait_for_disconnect()
        except asyncio.CancelledError:
            if not listener.ended:
                raise
        finally:
            game.stream.remove_listener(listener)


def _transport_of(scope: Scope) -> asyncio.Transport | None:
    """Return the transport if an answer of unknown length is a chunked body on it, else None."""
    connection = scope.get("state", {}).get("connection")
    return connection.transport if connection and scope["http_version"] == "1.1" else None


ROUTES = (Route(f"{BASE}/games/{{game}}/live", LiveStream()),)
