"""From HTTP requests to resources and back to replies. All errors have one shape."""

import os
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import structlog
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from api.base.language import current_language, preferred_language, use_language
from api.base.problems import CONTENT_TYPE, ProblemError, kernel_sentence, malformed
from api.base.reply import Reply, compress_body
from api.http.request_context import RequestContext
from api.models.meta import description_of
from ledger.scenario.sentences import spelling_hint
from ledger.store.base import DatabaseAwayError, GameMovingError, StoreError

Handler = Callable[[RequestContext], Awaitable[Reply]]

API_PATH = "/api/v1"
MIN_COMPRESSED_BYTES = 1024
"""Minimum size in bytes of a body that is compressed."""

LARGE_BODY_BYTES = 16 * 1024
"""Minimum size in bytes of a body that is compressed, or parsed, on another thread."""

FILE_PIECE_BYTES = 256 * 1024
"""Size in bytes of the pieces in which a file is sent."""

_SAFE_METHODS = ("GET", "HEAD")
_log = structlog.get_logger()


def resource(path: str, **answers: Handler) -> Route:
    """Return a resource of the API: its path below `/api/v1`, with a handler for each method."""
    return Route(API_PATH + path, Endpoint(answers, is_exact=True), name=path)


class Endpoint:
    """An ASGI application that answers one path.

    An `exact` application refuses unknown tokens, and query parameters that its handlers do not
    describe.
    """

    def __init__(
        self, answers: Mapping[str, Callable[..., Awaitable[Any]]], *, is_exact: bool = False
    ) -> None:
        self.answers = dict(answers)
        self._exact = is_exact
        if "GET" in answers:
            self.answers["HEAD"] = answers["GET"]
        self._allow = ", ".join(sorted(self.answers)).encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        context = RequestContext(scope, receive)
        with use_language(preferred_language(context.header(b"accept-language"))):
            await self._answer_and_send(context, scope, send)

    async def _answer_and_send(self, context: RequestContext, scope: Scope, send: Send) -> None:
        try:
            reply = await self._answer(context)
        except ProblemError as problem:
            reply = problem_reply(problem)
        except StoreError as error:
            reply = unavailable_reply(context, error)
        except Exception:  # noqa: BLE001 - every error gets the shape of a problem
            _log.exception("internal", path=scope["path"], method=context.method)
            reply = problem_reply(ProblemError("internal"))
        await send_reply(context, reply, send)

    async def _answer(self, context: RequestContext) -> Reply:
        handler = self.answers.get(context.method)
        if handler is None:
            raise ProblemError("method-not-allowed", headers=((b"allow", self._allow),))
        if context.method not in _SAFE_METHODS:
            refuse_cookie_from_other_site(context)
        if self._exact:
            refuse_unknown_parameters(context, handler)
        async with context.hold_in_memory():
            if self._exact:
                context.refuse_dead_token()
            reply: Reply = await handler(context)
        return reply


def unavailable_reply(context: RequestContext, error: StoreError) -> Reply:
    """Return the reply for a failing store. The log has the reason."""
    _log.error("unavailable", path=context.scope["path"], why=str(error))
    sentence = _sentence_about_database(error)
    return problem_reply(ProblemError("unavailable", sentence, headers=((b"retry-after", b"1"),)))


def _sentence_about_database(error: StoreError) -> str:
    """Return what people may know of an error of one database among several; "" for others."""
    if isinstance(error, DatabaseAwayError):
        return kernel_sentence("explained-away")
    if isinstance(error, GameMovingError):
        return kernel_sentence("explained-moving")
    return ""


def problem_reply(problem: ProblemError) -> Reply:
    """Return a problem as a reply, in the language of the request."""
    language_header = (b"content-language", current_language().encode())
    return Reply(problem.body(), problem.status, CONTENT_TYPE, (*problem.headers, language_header))


def refuse_cookie_from_other_site(context: RequestContext) -> None:
    """Raise the problem elsewhere if a page of another site sends the request with our cookie."""
    if b"cookie" not in context.headers:
        return
    origin = context.header(b"origin")
    if origin and origin.partition("://")[2] != context.header(b"host"):
        raise ProblemError("elsewhere")
    if context.headers.get(b"sec-fetch-site") in (b"cross-site", b"same-site"):
        raise ProblemError("elsewhere")


async def _compress_if_accepted(context: RequestContext, body: bytes) -> bytes:
    if len(body) < LARGE_BODY_BYTES:
        return compress_body(body)
    return await context.host.threads.run_on_reading_thread(lambda: compress_body(body))


def refuse_unknown_parameters(context: RequestContext, handler: Callable[..., Any]) -> None:
    """Raise the problem malformed if the query has a parameter that the handler does not read.

    Otherwise a program with a misspelt filter would get the whole log instead of an error.
    """
    if not context.query:
        return
    parameters = description_of(handler).query
    unknown_names = [parameter for parameter in context.query if parameter not in parameters]
    if not unknown_names:
        return
    known_text = f"there are: {', '.join(parameters)}" if parameters else "there are none"
    raise malformed(
        *(
            (
                parameter,
                "no parameter has this name"
                + (spelling_hint(parameter, parameters) or f"; {known_text}"),
            )
            for parameter in unknown_names
        )
    )


async def send_reply(context: RequestContext, reply: Reply, send: Send) -> None:
    """Send a reply.

    Send 304 if the client has the reply's ETag. Compress the reply if the client accepts that.
    """
    if reply.file is not None:
        await _send_file(context, reply, reply.file, send)
        return
    headers = [
        (b"content-type", reply.content_type),
        (b"cache-control", reply.cache or (b"private, no-cache" if reply.etag else b"no-store")),
        (b"x-content-type-options", b"nosniff"),
        *reply.headers,
    ]
    status, body = reply.status, reply.body
    if reply.etag:
        headers.append((b"etag", f'W/"{reply.etag}"'.encode()))
        if reply.etag in context.header(b"if-none-match"):
            status, body = 304, b""
    headers.append((b"vary", b"accept-encoding, accept-language"))
    if len(body) > MIN_COMPRESSED_BYTES and b"gzip" in context.headers.get(b"accept-encoding", b""):
        headers.append((b"content-encoding", b"gzip"))
        body = reply.gzipped or await _compress_if_accepted(context, body)
    if status != 304:  # noqa: PLR2004 - an answer 304 has no body, so it has no length either
        headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    sent_body = b"" if context.method == "HEAD" else body
    await send({"type": "http.response.body", "body": sent_body})


async def _send_file(context: RequestContext, reply: Reply, path: Path, send: Send) -> None:
    """Send a file piece by piece. It may be larger than the memory for one answer."""
    run_on_thread = context.host.threads.run_on_reading_thread
    try:
        file = await run_on_thread(partial(path.open, "rb"))
    except FileNotFoundError:
        await send_reply(context, problem_reply(ProblemError("not-found")), send)
        return
    with file:
        file_size = os.fstat(file.fileno()).st_size
        headers = [
            (b"content-type", reply.content_type),
            (b"content-length", str(file_size).encode()),
            (b"cache-control", b"no-store"),
            (b"x-content-type-options", b"nosniff"),
            *reply.headers,
        ]
        await send({"type": "http.response.start", "status": reply.status, "headers": headers})
        remaining_bytes = 0 if context.method == "HEAD" else file_size
        while remaining_bytes > 0:
            piece = await run_on_thread(partial(file.read, min(FILE_PIECE_BYTES, remaining_bytes)))
            if not piece:
                break  # the file was cut off meanwhile; the missing length tells the client
            remaining_bytes -= len(piece)
            await send(
                {"type": "http.response.body", "body": piece, "more_body": remaining_bytes > 0}
            )
        if context.method == "HEAD" or not file_size:
            await send({"type": "http.response.body", "body": b""})
