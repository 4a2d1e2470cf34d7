"""The description of the API (OpenAPI 3.1), made from its routes, models and the games' acts."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from inspect import getdoc
from typing import Any

from pydantic import BaseModel
from starlette.routing import BaseRoute, Route

from api import models
from api.call import Call
from api.command_codec import Asked
from api.encode import encode
from api.endpoint import BASE, Endpoint
from api.openapi_meta import Description, description_of
from api.problems import PROBLEMS, title
from api.reply import Reply
from ledger.contract import Command
from ledger.kernel.acts import KERNEL_ACTS
from ledger.ruleset import Ruleset

ALWAYS = ("internal", "unavailable")
_REFS = "#/components/schemas/{model}"
_PART = re.compile(r"\{(\w+)(?::\w+)?\}")

Schema = dict[str, Any]


class OpenApi:
    """The document, made when it is first asked for."""

    def __init__(self, routes: Iterable[BaseRoute], shelf: Mapping[str, Ruleset[Any]]) -> None:
        self._routes = [route for route in routes if isinstance(route, Route)]
        self._shelf = shelf

    async def answer(self, _call: Call) -> Reply:
        """This document."""
        return Reply(self._body, etag=f"{hash(self._body) & 0xFFFFFFFFFFFF:x}")

    @cached_property
    def _body(self) -> bytes:
        return encode(self.document)

    @cached_property
    def document(self) -> Schema:
        """The description of every resource."""
        schemas: dict[str, Schema] = {}
        paths = {
            _PART.sub(r"{\1}", route.path): dict(_operations(route.endpoint, route.path, schemas))
            for route in self._routes
            if isinstance(route.endpoint, Endpoint) and route.path.startswith(BASE)
        }
        schemas["Command"] = {"anyOf": list(self._commands(schemas))}
        _add(schemas, models.Problem)
        return {
            "openapi": "3.1.0",
            "info": {
                "title": "Acta Ludorum",
                "version": "1",
                "summary": "Games recorded in an append-only ledger.",
            },
            "paths": paths,
            "components": {"schemas": schemas, "securitySchemes": _SECURITY},
            "security": [{}, {"session": []}, {"bearer": []}],
        }

    def _commands(self, schemas: dict[str, Schema]) -> Iterator[Schema]:
        for kernel_act in KERNEL_ACTS:
            yield _act(schemas, "kernel", kernel_act.name, kernel_act.command)
        for name, rules in self._shelf.items():
            for act in rules.acts:
                yield _act(schemas, name, act.name, act.command)


_SECURITY = {
    "session": {"type": "apiKey", "in": "cookie", "name": "__Host-acta"},
    "bearer": {"type": "http", "scheme": "bearer"},
}


def _operations(
    endpoint: Endpoint, path: str, schemas: dict[str, Schema]
) -> Iterator[tuple[str, Schema]]:
    for method, answer in endpoint.answers.items():
        if method != "HEAD":
            yield method.lower(), _operation(answer, path, schemas)


def _operation(answer: Callable[..., Any], path: str, schemas: dict[str, Schema]) -> Schema:
    said = description_of(answer)
    words = (getdoc(answer) or "").split("\n\n")
    operation: Schema = {
        "operationId": _id(answer, path),
        "summary": " ".join(words[0].split()),
        "parameters": list(_parameters(said, path)),
        "responses": _responses(said, path, schemas),
    }
    if said.body is not None:
        body = _body(said.body, schemas)
        operation["requestBody"] = {"required": True, "content": {"application/json": body}}
    return operation


def _id(answer: Callable[..., Any], path: str) -> str:
    # claims can be made with or without naming the game: two paths, one answer
    suffix = "_of_game" if path.startswith(f"{BASE}/games/{{game}}/claims") else ""
    module = answer.__module__.rpartition(".")[2]
    return f"{module}_{getattr(answer, '__name__', 'answer')}{suffix}"


def _body(body: type[BaseModel], schemas: dict[str, Schema]) -> Schema:
    if body is Asked:  # one shape for each act of each game
        return {"schema": {"$ref": _REFS.format(model="Command")}}
    return {"schema": _add(schemas, body)}


def _parameters(said: Description, path: str) -> Iterator[Schema]:
    for name in _PART.findall(path):
        yield {"name": name[0] if isinstance(name, tuple) else name, "in": "path"} | _required()
    for name, schema in said.query.items():
        yield {"name": name, "in": "query", "schema": dict(schema)}
    for name, schema in said.headers.items():
        yield {"name": name, "in": "header", "required": True, "schema": dict(schema)}
    for name, schema in said.may.items():
        yield {"name": name, "in": "header", "schema": dict(schema)}


def _required() -> Schema:
    return {"required": True, "schema": {"type": "string"}}


def _responses(said: Description, path: str, schemas: dict[str, Schema]) -> Schema:
    schema: Schema = _add(schemas, said.gives) if said.gives else {}
    responses: Schema = {
        str(said.status): {"description": "Yes.", "content": {said.kind: {"schema": schema}}}
    }
    slugs = [*said.problems, *(["unknown-game"] if "{game}" in path else []), *ALWAYS]
    if said.body is not None:
        slugs += ["malformed", "too-large", "elsewhere"]
        responses["415"] = _problem("The body is not `application/json` (`malformed`). ")
    for slug in sorted(set(slugs), key=list(PROBLEMS).index):
        responses.setdefault(str(PROBLEMS[slug].status), _problem())["description"] += (
            f"{title(slug)} (`{slug}`). "
        )
    return responses


def _problem(description: str = "") -> Schema:
    content = {"application/problem+json": {"schema": {"$ref": _REFS.format(model="Problem")}}}
    return {"description": description, "content": content}


def _act(schemas: dict[str, Schema], game: str, name: str, command: type[Command]) -> Schema:
    own = command.model_json_schema(by_alias=True, ref_template=_REFS)
    schemas.update(own.pop("$defs", {}))
    shared = Asked.model_json_schema(by_alias=True)["properties"]
    properties = shared | own.get("properties", {}) | {"type": {"const": name}}
    required = ["type", "as", "period", *own.get("required", [])]
    key = f"{game}.{name}"
    schemas[key] = {
        "type": "object",
        "description": getdoc(command) or "",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }
    return {"$ref": _REFS.format(model=key)}


def _add(schemas: dict[str, Schema], model: type[BaseModel]) -> Schema:
    if model.__name__ not in schemas:
        schema = model.model_json_schema(by_alias=True, ref_template=_REFS)
        schemas.update(schema.pop("$defs", {}))
        schemas[model.__name__] = schema
    return {"$ref": _REFS.format(model=model.__name__)}
