"""The bearer token among the parameters of a WebSocket's connection.

Clients use different names for it: `Authorization`, `authToken`, `headers: {authorization}`. So the
token is found by its value. The names only show that a token was meant.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from strawberry.subscriptions.protocols.graphql_transport_ws.handlers import (
    BaseGraphQLTransportWSHandler,
)
from strawberry.subscriptions.protocols.graphql_transport_ws.types import ConnectionInitMessage

from api.base.problems import ProblemError
from api.graphql.rest_bridge import Context

UNAUTHORIZED_CODE = 4401
"""The code that closes a socket with a dead token."""

MAX_TOKENS = 4
"""Maximum number of strings among the parameters that are tried."""

_SCHEME_PATTERN = re.compile(r"\s*bearer(\s+|$)", re.IGNORECASE)
_TOKEN_NAME_PATTERN = re.compile(
    r"(auth|authorization|bearer|credentials?|jwt|session|apikey|secret|.*token|.*authorization)$"
)
_MARK_PATTERN = re.compile(r"[^a-z]")


class TokenHandler(BaseGraphQLTransportWSHandler[Context, None]):
    """A socket that reads its bearer token under any name, and closes if the token is unknown."""

    async def handle_connection_init(self, message: ConnectionInitMessage) -> None:
        """Take the token from the parameters, or close the socket with 4401."""
        payload = message.get("payload")
        try:
            if isinstance(payload, dict) and not self.connection_init_received:
                self.context.token = await _valid_token(self.context, payload)
        except ProblemError as problem:
            await self.websocket.close(code=UNAUTHORIZED_CODE, reason=problem.detail)
            return
        await super().handle_connection_init(message)


async def _valid_token(context: Context, params: Mapping[str, Any]) -> str:
    """Return the valid token among these parameters, or "" if they contain no token.

    Raises: the problem unauthorized: none of the tokens works.
    """
    token_error: ProblemError | None = None
    for is_named, token in list(_strings_by_token_name(params))[:MAX_TOKENS]:
        try:
            async with Context(context.scope, token).request().hold_in_memory():
                pass
        except ProblemError as problem:
            token_error = problem if is_named else token_error
        else:
            return token
    if token_error is not None:
        raise token_error
    return ""


def _strings_by_token_name(params: Mapping[str, Any]) -> Iterator[tuple[bool, str]]:
    """Yield each string among these parameters, and first whether its name is that of a token."""
    headers = [
        (
            bool(
                _TOKEN_NAME_PATTERN.match(_MARK_PATTERN.sub("", text_name.lower()))
                or _SCHEME_PATTERN.match(token_text)
            ),
            token_text,
        )
        for text_name, token_text in _named_strings(params)
    ]
    for is_named, token_text in sorted(headers, key=lambda header: not header[0]):
        token = _SCHEME_PATTERN.sub("", token_text, count=1).strip()
        if token:
            yield is_named, token


def _named_strings(params: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the strings of an object and of the objects in it, by their names."""
    for text_name, param in params.items():
        if isinstance(param, str):
            yield text_name, param
        elif isinstance(param, dict):
            yield from (
                (str(text_name_inside), member)
                for text_name_inside, member in param.items()
                if isinstance(member, str)
            )
