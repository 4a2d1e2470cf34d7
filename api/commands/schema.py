"""`acta schema`: the descriptions of the API and of an export, for other programs."""

from enum import Enum
from typing import Annotated

import msgspec
import typer

from api.app import ROUTES
from api.commands.console import print_bytes
from api.exports.entries import SCHEMA
from api.graphql.schema import make_schema
from api.openapi.description import OpenApi
from ledger.games.catalogue import GAMES


class SchemaKind(Enum):
    """Which description is printed."""

    openapi = "openapi"
    graphql = "graphql"
    entries = "entries"


def schema(
    kind: Annotated[
        SchemaKind, typer.Argument(help="openapi or entries (JSON), or graphql (SDL).")
    ],
) -> None:
    """Print a description: REST as OpenAPI, GraphQL's schema, or a line of exported entries."""
    print_bytes(schema_text(kind).encode())


def schema_text(schema_kind: SchemaKind) -> str:
    """Return the description of the API of all games, or of `acta export --as entries`."""
    if schema_kind is SchemaKind.graphql:
        return make_schema(GAMES).as_str().rstrip() + "\n"
    document = SCHEMA if schema_kind is SchemaKind.entries else OpenApi(ROUTES, GAMES).document
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"
