"""The context of one request, as resources use it."""

import hmac
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from functools import cached_property
from typing import Any, TypeVar
from urllib.parse import parse_qsl

import msgspec
from pydantic import BaseModel, ValidationError
from starlette.types import Receive, Scope

from api.access.cookies import bearer_token, session_secret
from api.access.identity import Session
from api.access.organisers import organiser_secret
from api.base.origin import client_network
from api.base.problems import ProblemError, kernel_sentence, malformed, unauthorized
from api.game.game import Game
from api.hosting.host import Host
from ledger.language.legible_text import faults_of_fields
from ledger.record.audience import Viewer

M = TypeVar("M", bound=BaseModel)

MAX_BYTES = 64 * 1024
"""Maximum size of a request's body."""

MAX_DEPTH = 12
"""Maximum nesting of lists and objects in a request."""

MAX_FIELDS = 64
"""Maximum number of top-level fields of a request."""

MAX_VALUES = 1_200
"""Maximum number of values in a request. The notes of a letterbox may have a thousand values."""


class RequestContext:
    """One HTTP request: its session, its game, its query and its body."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self.scope = scope
        self._receive = receive
        self.host: Host = scope["app"].state.host
        self.headers: Mapping[bytes, bytes] = dict(scope["headers"])

    @property
    def method(self) -> str:
        """The HTTP method."""
        return str(self.scope["method"])

    @property
    def address(self) -> str:
        """The address of the client, as far as the server knows it."""
        client = self.scope.get("client")
        return client[0] if client else ""

    @property
    def is_https_only(self) -> bool:
        """Whether the session's cookie is for HTTPS only."""
        return self.host.sessions.is_cookie_https_only(self.scope)

    def header(self, header_name: bytes) -> str:
        """Return the value of a header, or "" if the request lacks the header.

        `header_name` is in lower case.
        """
        return self.headers.get(header_name, b"").decode("latin-1")

    def path_part(self, part_name: str) -> str:
        """Return the part of the path that has this name."""
        return str(self.scope["path_params"][part_name])

    @cached_property
    def query(self) -> dict[str, str]:
        """The query parameters. If a name is given twice, the last value counts."""
        if not self.scope["query_string"]:
            return {}
        try:
            text = self.scope["query_string"].decode("ascii")
            return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=20, errors="strict"))
        except ValueError:
            raise malformed(("query", "it cannot be read")) from None

    def number(self, parameter_name: str, default: int, minimum: int, maximum: int) -> int:
        """Return an integer from the query."""
        query_text = self.query.get(parameter_name, "")
        if not query_text:
            return default
        if not (
            query_text.isascii()
            and query_text.isdigit()
            and minimum <= int(query_text[:9]) <= maximum
        ):
            raise malformed(
                (parameter_name, f"it must be a whole number from {minimum} to {maximum}")
            )
        return int(query_text[:9])

    @cached_property
    def game(self) -> Game:
        """The game in the path, as soon as it is in memory. Raises: the problem unknown-game."""
        return self.host.registry.game(self.path_part("game"))

    def hold_in_memory(self) -> AbstractAsyncContextManager[None]:
        """Hold the session's cards and the game of the path in memory inside the block.

        A problem not-your-card becomes unauthorized if the request has no known session. Raises:
        StoreError.
        """
        return _HoldInMemory(self)

    def refuse_dead_token(self) -> None:
        """Raise the problem unauthorized for an unknown bearer token.

        Call it inside `hold_in_memory`: before that, the cards of games at rest are not loaded.
        """
        if self._has_dead_token:
            raise unauthorized(kernel_sentence("explained-dead-token"), "invalid_token")

    @property
    def _has_dead_token(self) -> bool:
        return bool(bearer_token(self.headers) and not self.session.key and not self.is_operator)

    def problem_for_sender(self, problem: ProblemError) -> ProblemError:
        """Return the problem for the sender.

        For a sender without a valid secret it is unauthorized.

        A phone with a dead cookie is told that it has no card, because it cannot send another
        cookie.
        """
        has_no_session = not session_secret(self.headers, is_secure=self.is_https_only)
        if problem.slug == "not-your-card" and (has_no_session or self._has_dead_token):
            return unauthorized(problem.detail)
        return problem

    @cached_property
    def is_operator(self) -> bool:
        """Whether the request carries the host's own token.

        A wrong token counts for the address, as on the organiser's page. Raises: the problem
        too-many: too many wrong tokens were tried, so this token is not compared.
        """
        secret, limiter = self.host.settings.admin_token, self.host.limiter
        bearer = bearer_token(self.headers)
        token = bearer or self.header(b"authorization")
        if not (secret and token) or (bearer and self.session.key):
            return False
        limiter.refuse_organiser_try(self.address)
        is_right = hmac.compare_digest(token.encode(), secret.encode())
        if not is_right:
            limiter.count_wrong_token(self.address, token)
        return is_right

    @property
    def is_organiser(self) -> bool:
        """Whether the request has the cookie of an organiser, or the host's own token."""
        secret = organiser_secret(self.headers, is_secure=self.is_https_only)
        is_valid = self.host.organisers.is_session_valid(secret, self.host.now())
        return is_valid or self.is_operator

    def require_organiser(self) -> None:
        """Raise the problem unauthorized unless the request comes from an organiser."""
        if not self.is_organiser:
            raise unauthorized(kernel_sentence("explained-organiser-only"))

    @cached_property
    def session(self) -> Session:
        """The session of the request; for strangers, a session without cards."""
        return self.host.sessions.session_of_request(self.headers, self.scope)

    @property
    def counting_key(self) -> str:
        """The key under which requests are counted: of the session, or the address of strangers."""
        return self.session.key or client_network(self.address)

    @property
    def stranger(self) -> str:
        """The origin of a request without a session; "" if the request has a session."""
        return "" if self.session.key else client_network(self.address)

    @cached_property
    def viewer(self) -> Viewer:
        """The sender's view of the game in the path."""
        return self.session.viewer(self.game)

    async def body(self, max_bytes: int = MAX_BYTES) -> bytes:
        """Return the whole body. Raises: the problem too-large."""
        chunks: list[bytes] = []
        body_size = 0
        while True:
            message = await self._receive()
            if message["type"] == "http.disconnect":
                raise ProblemError("malformed", kernel_sentence("explained-cut-off"))
            chunk = message.get("body", b"")
            body_size += len(chunk)
            if body_size > max_bytes:
                raise ProblemError("too-large")
            chunks.append(chunk)
            if not message.get("more_body", False):
                return chunks[0] if len(chunks) == 1 else b"".join(chunks)

    async def wait_for_disconnect(self) -> None:
        """Wait until the client has disconnected or the answer is complete."""
        while (await self._receive())["type"] != "http.disconnect":
            pass

    async def document(self, max_bytes: int = MAX_BYTES) -> dict[str, Any]:
        """Return the body as a JSON object. Raises: the problem malformed."""
        media_type = self.headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
        if media_type != b"application/json":
            raise malformed(("content-type", "it must be application/json"), status=415)
        return parse_object(await self.body(max_bytes))

    async def read(self, model: type[M], max_bytes: int = MAX_BYTES) -> M:
        """Return the body as a model.

        Raises: the problem malformed, an error for each field. The problem too-large.
        """
        return validate_model(model, await self.document(max_bytes))


class _HoldInMemory:
    """The block of `RequestContext.hold_in_memory`.

    Each request enters it. A class is faster than a generator.
    """

    __slots__ = ("_context", "_game")

    def __init__(self, context: RequestContext) -> None:
        self._context = context
        self._game: Game | None = None

    async def __aenter__(self) -> None:
        context = self._context
        host, scope = context.host, context.scope
        if not context.session.whole:
            await host.sessions.load_cards(context.headers, scope)
        game_id = scope.get("path_params", {}).get("game")
        game = await host.opener.get_game(game_id) if game_id else None
        # opening a game reloads its cards, so the session is read again
        vars(context).pop("session", None)
        if game is not None:
            host.registry.add_user(game)
            self._game = game

    async def __aexit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if self._game is not None:
            self._context.host.registry.remove_user(self._game)
        if isinstance(error, ProblemError):
            raise self._context.problem_for_sender(error) from None


def parse_object(text: bytes, name: str = "body") -> dict[str, Any]:
    """Return a text as a JSON object.

    Raises: the problem malformed, about the text with this `name`.
    """
    try:
        document = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise malformed((name, "it is not JSON")) from None
    if not isinstance(document, dict):
        raise malformed((name, "it must be a JSON object"))
    if text.count(b"{") + text.count(b"[") > MAX_DEPTH or text.count(b",") >= MAX_FIELDS:
        too_much = exceeded_limit(document)
        if too_much:
            raise malformed((name, too_much))
    return document


def exceeded_limit(document: dict[str, Any]) -> str:
    """Return the limit that a document exceeds; "" if it is small enough to be checked quickly."""
    if len(document) > MAX_FIELDS:
        return f"it has more than {MAX_FIELDS} fields"
    depth, value_count = _depth_and_size(document)
    if depth > MAX_DEPTH:
        return f"it is nested deeper than {MAX_DEPTH} levels"
    return f"it has more than {MAX_VALUES} values" if value_count > MAX_VALUES else ""


def validate_model(model: type[M], document: dict[str, Any]) -> M:
    """Return a document as a model. Raises: the problem malformed, with an error for each field."""
    try:
        return model.model_validate(document)
    except ValidationError as error:
        raise malformed(*faults_of_fields(error)) from None


def _depth_and_size(document: dict[str, Any]) -> tuple[int, int]:
    """Return how deep a document is nested, and how many values it has."""
    depth, value_count, level = 0, 0, list[Any]([document])
    while level:
        depth += 1
        value_count += len(level)
        level = [
            inner_value
            for outer_value in level
            if isinstance(outer_value, dict | list)
            for inner_value in (
                outer_value.values() if isinstance(outer_value, dict) else outer_value
            )
        ]
    return depth, value_count
