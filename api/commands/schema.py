"""`acta schema`: the descriptions of the API, for clients that are made from them."""

from enum import Enum
from typing import Annotated

import msgspec
import typer

from api.app import ROUTES
from api.graphql.schema import make_schema
from api.openapi import OpenApi
from ledger.games.catalogue import GAMES


class Kind(Enum):
    """Which description of the API is printed."""

    openapi = "openapi"
    graphql = "graphql"


def schema(
    kind: Annotated[Kind, typer.Argument(help="openapi (JSON) or graphql (SDL).")],
) -> None:
    """Print the description of the API, whole: REST as OpenAPI, or GraphQL's schema."""
    typer.echo(schema_text(kind), nl=False)


def schema_text(kind: Kind) -> str:
    """The description of the API of every game there is."""
    if kind is Kind.graphql:
        return make_schema(GAMES).as_str().rstrip() + "\n"
    document = OpenApi(ROUTES, GAMES).document
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"
