"""Responses in the API's description: the answer with its headers, and every problem."""

from inspect import getdoc
from typing import Any

from api.base.problems import PROBLEMS, ProblemError, advice, title
from api.models.meta import EndpointDescription

Schema = dict[str, Any]

COMMON_PROBLEMS = ("malformed", "unauthorized", "unknown-host", "internal", "unavailable")
"""Problems of any operation: each refuses unknown parameters and dead tokens."""

UNDOCUMENTED_PROBLEMS = ("method-not-allowed",)
"""Problems that no described operation returns.

Such problems answer a method that a path does not have.
"""

_TEXT_SCHEMA = {"type": "string"}
_ETAG_HEADER = {
    "ETag": {"description": "Weak; changes when the answer does.", "schema": _TEXT_SCHEMA}
}
_LOCATION_HEADER = {
    "Location": {"description": "Where it can be read from now on.", "schema": _TEXT_SCHEMA}
}
_REPLAY_HEADER = {
    "Idempotent-Replay": {
        "description": "The same was asked before under this key: this is that answer again.",
        "schema": {"const": "true"},
    }
}
_UNCHANGED_DESCRIPTION = "The answer named by `If-None-Match` still holds."
_REPEATED_ANSWER = "The answer of the first time: the same was asked before under this key."
_RETRY_HEADER = {
    "Retry-After": {
        "description": "So many seconds later it may be asked again.",
        "schema": {"type": "integer", "minimum": 1},
    }
}
_HEADERS_OF: dict[str, Schema] = {
    "401": {
        "WWW-Authenticate": {
            "description": '`Bearer`, with `error="invalid_token"` for a token that is dead.',
            "schema": _TEXT_SCHEMA,
        }
    },
    "429": _RETRY_HEADER,
    "503": _RETRY_HEADER,
}


def operation_responses(
    endpoint: EndpointDescription, path: str, reply_schema: Schema, events: Schema
) -> Schema:
    """Return every response of an operation. `reply_schema` is the schema of its answer.

    `events` are the schemas of a stream's events, for which OpenAPI 3.1 has no keyword.
    """
    content = _content(endpoint, reply_schema, events)
    responses: Schema = {
        str(endpoint.status): {"description": _answer_description(endpoint), "content": content}
    }
    headers = (_ETAG_HEADER if endpoint.tagged else {}) | (
        _LOCATION_HEADER if endpoint.located else {}
    )
    if headers:
        responses[str(endpoint.status)]["headers"] = headers
    if endpoint.replays:
        responses["200"] = {
            "description": _REPEATED_ANSWER,
            "headers": _REPLAY_HEADER,
            "content": content,
        }
    if endpoint.tagged:
        responses["304"] = {"description": _UNCHANGED_DESCRIPTION, "headers": _ETAG_HEADER}
    return responses | _problems(endpoint, path)


def _content(endpoint: EndpointDescription, kind_schema: Schema, events: Schema) -> Schema:
    if endpoint.gives is None:
        kind_schema = {"type": "object"} if endpoint.kind.endswith("json") else {"type": "string"}
    media_types = (endpoint.kind, *endpoint.other_kinds)
    return {
        media_type: {"schema": kind_schema, **({"x-events": events} if events else {})}
        for media_type in media_types
    }


def _answer_description(endpoint: EndpointDescription) -> str:
    """Return the description of an answer: the first sentences of its model, or its own text."""
    description = getdoc(endpoint.gives) or "" if endpoint.gives else endpoint.answer
    return " ".join(description.split("\n\n")[0].split())


def _problems(endpoint: EndpointDescription, path: str) -> Schema:
    slugs = [*endpoint.problems, *(["unknown-game"] if "{game}" in path else []), *COMMON_PROBLEMS]
    by_status: dict[str, list[str]] = {}
    if endpoint.body is not None:
        slugs += ["malformed", "too-large", "elsewhere"]
        by_status["415"] = ["malformed"]
    for slug in sorted(set(slugs), key=list(PROBLEMS).index):
        by_status.setdefault(str(PROBLEMS[slug]), []).append(slug)
    return {status: _problem(status, problems) for status, problems in sorted(by_status.items())}


def _problem(status: str, slugs: list[str]) -> Schema:
    titles = [f"{title(slug)} (`{slug}`)." for slug in slugs]
    if status == "415":
        titles = ["The body is not `application/json` (`malformed`)."]
    examples = {slug: {"$ref": f"#/components/examples/{slug}"} for slug in slugs}
    content = {"schema": {"$ref": "#/components/schemas/Problem"}, "examples": examples}
    media: Schema = {
        "description": " ".join(titles),
        "content": {"application/problem+json": content},
    }
    if status in _HEADERS_OF:
        media["headers"] = _HEADERS_OF[status]
    return media


def problem_examples() -> Schema:
    """Return an example of every kind of problem, by its name."""
    return {
        slug: {"summary": advice(slug), "value": ProblemError(slug).document()}
        for slug in PROBLEMS
        if slug not in UNDOCUMENTED_PROBLEMS
    }
