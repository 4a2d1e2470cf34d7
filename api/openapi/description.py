"""The description of the API (OpenAPI 3.1), made from its routes, models and the games' acts."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from inspect import getdoc
from typing import Any

from pydantic import BaseModel
from starlette.routing import BaseRoute, Route

from api.base.encode import encode
from api.base.language import use_language
from api.base.reply import Reply, constant_reply, etag_of
from api.http.command_codec import CommandBody
from api.http.endpoint import API_PATH, Endpoint
from api.http.request_context import RequestContext
from api.models import answers as models
from api.models.forms import name_kinds
from api.models.meta import EndpointDescription, description_of
from api.models.parameter_docs import PATH_PART_DOCS, query_docs
from api.openapi.commands import add_commands
from api.openapi.examples import recorded_acts, recorded_answers
from api.openapi.responses import operation_responses, problem_examples
from api.openapi.schemas import Schema, add_model, ref
from api.openapi.slices import add_slices
from ledger.contract.ruleset import Ruleset

_PATH_PART_PATTERN = re.compile(r"\{(\w+)(?::\w+)?\}")

TAG_DESCRIPTIONS: Mapping[str, str] = {
    "games": "Which games there are, and founding one.",
    "identity": "Taking a card, and what this session holds.",
    "acts": "Acts: their forms, trying them, doing them, and their receipts.",
    "following": "My view of a game, its log, and its news.",
    "reading": "Reports on the ledger: holdings, places, standings, exports.",
    "seal": "The proofs that nothing was changed.",
    "organising": "Events in preparation with their guests, and the games of the server.",
    "house": "The server itself.",
}
"""Every tag of the description, with the subject of the tag's operations."""

_TAG_OF: Mapping[str, str] = {
    "games": "games",
    "rehearsal": "games",
    "game_closing": "games",
    "claims": "identity",
    "knocks": "identity",
    "public_names": "identity",
    "session": "identity",
    "commands": "acts",
    "attempts": "acts",
    "offers": "acts",
    "windows": "acts",
    "questions": "acts",
    "live": "following",
    "calendar": "following",
    "push": "following",
    "view": "following",
    "entries": "following",
    "opened_entry": "following",
    "letters": "following",
    "search": "following",
    "words": "following",
    "pictures": "following",
    "seal": "seal",
    "organiser_session": "organising",
    "address_check": "organising",
    "event_founding": "organising",
    "event_rehearsal": "organising",
    "printed_pages": "organising",
    "prepared_events": "organising",
    "sign_up": "organising",
    "guest_import": "organising",
    "guest_list": "organising",
    "ruleset_outlines": "organising",
    "hosted_games": "organising",
    "morning_after": "organising",
    "night": "organising",
    "house": "house",
    "room": "house",
    **dict.fromkeys(
        (
            "accounts",
            "archive",
            "audit",
            "evening",
            "export",
            "health",
            "holdings",
            "metrics",
            "places",
            "problems",
            "replay",
            "series",
            "standings",
            "stories",
        ),
        "reading",
    ),
}
"""The tag of a module's operations."""

_PUBLISHED_MODULES: Mapping[str, str] = {"opened_entry": "opened"}
"""The names of modules in published operation ids, if a module has another name now."""

_ETAG_SCHEMA = {
    "type": "string",
    "description": "The ETag of the answer one has: where it still holds, the answer is 304.",
}

_SECURITY = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": "__Host-acta",
        "description": "The cookie of a phone. Over plain HTTP its name is `acta`.",
    },
    "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "A program's token: the `bearer` of a claim, or the host's own token.",
    },
}


class OpenApi:
    """The document with the description. The document is made on its first request."""

    def __init__(self, routes: Iterable[BaseRoute], rulesets: Mapping[str, Ruleset[Any]]) -> None:
        self._routes = [route for route in routes if isinstance(route, Route)]
        self._shelf = rulesets

    async def answer(self, context: RequestContext) -> Reply:
        """Return this document as a reply."""
        if "_reply" not in vars(self):
            # the document is made on a thread, because this takes a second and no act may wait for
            # it
            await context.host.readers.run_function(lambda: self._reply)
        return self._reply

    @cached_property
    def _reply(self) -> Reply:
        body = encode(self.document)
        return constant_reply(body, etag=etag_of(body))

    @property
    def document(self) -> Schema:
        """The description of every resource, always in English."""
        with use_language("en"):
            return self._document()

    def _document(self) -> Schema:
        schemas: dict[str, Schema] = {}
        paths = {
            _PATH_PART_PATTERN.sub(r"{\1}", route.path): dict(
                _operations(route.endpoint, route.path, schemas)
            )
            for route in self._routes
            if isinstance(route.endpoint, Endpoint) and route.path.startswith(API_PATH)
        }
        add_commands(schemas, self._shelf)
        add_slices(schemas, self._shelf)
        add_model(schemas, models.Problem)
        name_kinds(schemas)
        for schema_name in schemas.keys() & recorded_answers().keys():
            schemas[schema_name]["examples"] = [recorded_answers()[schema_name]]
        components = {
            "schemas": schemas,
            "examples": problem_examples(),
            "securitySchemes": _SECURITY,
        }
        return {
            "openapi": "3.1.0",
            "info": _INFO,
            "servers": [{"url": "/", "description": "The server that gives this document."}],
            "tags": [
                {"name": tag, "description": description}
                for tag, description in TAG_DESCRIPTIONS.items()
            ],
            "paths": paths,
            "components": components,
            "security": [{}, {"session": []}, {"bearer": []}],
        }


_INFO = {
    "title": "Acta Ludorum",
    "version": "1",
    "summary": "Games recorded in an append-only ledger.",
    "description": "To act as a character, claim its card with `bearer`, and send the `bearer` "
    "of the answer as `Authorization: Bearer ...` with each request. `GET /rehearsal` lists cards "
    "that everybody may claim, while `make run` or `acta play` plays a rehearsal.\n\n"
    "Every refusal and error is a problem document (RFC 9457). Its `type` is the path of a page "
    "on this server that says what to do: see [all problems](/problems/). GraphQL has "
    "[an explorer](/reference/graphql).",
    "license": {"name": "MIT", "identifier": "MIT"},
}


def _operations(
    endpoint: Endpoint, path: str, schemas: dict[str, Schema]
) -> Iterator[tuple[str, Schema]]:
    for method, answer in endpoint.answers.items():
        if method != "HEAD":
            yield method.lower(), _operation(answer, path, schemas)


def _operation(answer: Callable[..., Any], path: str, schemas: dict[str, Schema]) -> Schema:
    endpoint = description_of(answer)
    docstring = getdoc(answer) or ""
    module = answer.__module__.rpartition(".")[2]
    reply_schema = add_model(schemas, endpoint.gives) if endpoint.gives else {}
    operation: Schema = {
        "operationId": _operation_id(answer, path),
        "tags": [_TAG_OF[module]],
        "summary": " ".join(docstring.split("\n\n")[0].split()),
        "description": docstring,
        "parameters": list(_parameters(endpoint, path)),
        "responses": operation_responses(
            endpoint, path, reply_schema, _event_schema(endpoint, schemas)
        ),
    }
    if endpoint.body is not None:
        body = _request_body(endpoint.body, schemas)
        operation["requestBody"] = {
            "required": not endpoint.is_body_optional,
            "content": {"application/json": body},
        }
    return operation


def _event_schema(endpoint: EndpointDescription, schemas: dict[str, Schema]) -> Schema:
    return {event_name: add_model(schemas, model) for event_name, model in endpoint.events.items()}


def _operation_id(answer: Callable[..., Any], path: str) -> str:
    # a claim can name the game or leave it out, so one answer has two paths
    suffix = "_of_game" if path.startswith(f"{API_PATH}/games/{{game}}/claims") else ""
    module = answer.__module__.rpartition(".")[2]
    module = _PUBLISHED_MODULES.get(module, module)
    return f"{module}_{getattr(answer, '__name__', 'answer')}{suffix}"


def _request_body(body: type[BaseModel], schemas: dict[str, Schema]) -> Schema:
    if body is CommandBody:  # each act of each game has its own shape
        return {"schema": ref("Command"), "examples": recorded_acts()}
    return {"schema": add_model(schemas, body)}


def _parameters(endpoint: EndpointDescription, path: str) -> Iterator[Schema]:
    for parameter_name in _PATH_PART_PATTERN.findall(path):
        yield _parameter(
            parameter_name,
            "path",
            {"type": "string", "description": PATH_PART_DOCS[parameter_name]},
            is_required=True,
        )
    docs = query_docs(endpoint)
    for parameter_name, schema in endpoint.query.items():
        yield _parameter(parameter_name, "query", {**schema, "description": docs[parameter_name]})
    for parameter_name, schema in endpoint.headers.items():
        yield _parameter(parameter_name, "header", schema, is_required=True)
    for parameter_name, schema in endpoint.may.items():
        yield _parameter(parameter_name, "header", schema)
    if endpoint.tagged:
        yield _parameter("If-None-Match", "header", _ETAG_SCHEMA)


def _parameter(
    parameter_name: str, location: str, schema: Mapping[str, Any], *, is_required: bool = False
) -> Schema:
    bare_schema = {key: value for key, value in schema.items() if key != "description"}
    description = {"description": schema["description"]} if "description" in schema else {}
    required_field = {"required": True} if is_required else {}
    return {
        "name": parameter_name,
        "in": location,
        **description,
        **required_field,
        "schema": bare_schema,
    }
