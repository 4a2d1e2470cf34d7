"""The promised form of the API: its paths, fields and types, stored without descriptions."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from graphql import DocumentNode, GraphQLSchema, Node, build_ast_schema, parse, print_ast, visit
from graphql.language import Visitor

from api.commands.schema import SchemaKind, schema_text

HERE = Path(__file__).parent
OPENAPI = HERE / "openapi.json"
GRAPHQL = HERE / "schema.graphql"
ENTRIES = HERE / "entries.json"

WORDS = frozenset({"description", "summary", "title", "examples", "example"})
"""Members that may change at any time without affecting programs."""


def without_descriptions(value: Any, *, names: bool = False) -> Any:
    """Return a part of an OpenAPI document without descriptions.

    `names` is true if the keys are names of fields.
    """
    if isinstance(value, list):
        return [without_descriptions(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        key: without_descriptions(one, names=key in ("properties", "schemas", "$defs"))
        for key, one in value.items()
        if names or key not in WORDS
    }


class _WithoutDescriptions(Visitor):
    def enter(self, node: Any, *_where: Any) -> Node | None:
        if getattr(node, "description", None) is None:
            return None
        found: Node = replace(node, description=None)
        return found


def parse_without_descriptions(text: str) -> DocumentNode:
    """Return a schema in GraphQL's own language without descriptions."""
    tree: DocumentNode = visit(parse(text), _WithoutDescriptions())
    return tree


def current_openapi() -> str:
    """Return the OpenAPI document in its stored form."""
    document = without_descriptions(msgspec.json.decode(schema_text(SchemaKind.openapi)))
    return msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=1).decode()


def current_entries_schema() -> str:
    """Return the JSON Schema of exported entries in its stored form."""
    document = without_descriptions(msgspec.json.decode(schema_text(SchemaKind.entries)))
    return msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=1).decode()


def openapi_with_schema(schema: str) -> dict[str, Any]:
    """Return a JSON Schema as an OpenAPI document of a program whose answers have this schema."""
    found: dict[str, Any] = msgspec.json.decode(schema.replace("#/$defs/", "#/components/schemas/"))
    answer = {"content": {"application/json": {"schema": {"anyOf": found["anyOf"]}}}}
    paths = {"/": {"get": {"responses": {"200": answer}}}}
    return {"paths": paths, "components": {"schemas": found["$defs"]}}


def current_graphql() -> str:
    """Return GraphQL's schema in its stored form."""
    return print_ast(parse_without_descriptions(schema_text(SchemaKind.graphql))) + "\n"


def stored_openapi() -> dict[str, Any]:
    """Return the stored OpenAPI document, which contains the current promise."""
    document: dict[str, Any] = msgspec.json.decode(OPENAPI.read_bytes())
    return document


def parse_graphql_schema(text: str) -> GraphQLSchema:
    """Return the schema that GraphQL's own language describes."""
    return build_ast_schema(parse(text))
