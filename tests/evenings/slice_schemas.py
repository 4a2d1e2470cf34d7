"""The validation of a game's slices by the description of the API."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import jsonschema_rs

from api.app import ROUTES
from api.base.encode import encode
from api.openapi.description import OpenApi
from ledger.games.catalogue import GAMES
from ledger.record.view import Slice


@cache
def slices_schema(game: str) -> dict[str, Any]:
    """Return the schema of a game's slices by key, with all schemas to which it refers."""
    components = OpenApi(ROUTES, GAMES).document["components"]
    return {"components": components, "$ref": f"#/components/schemas/{game}.Slices"}


@cache
def _slices_validator(game: str) -> Any:
    return jsonschema_rs.validator_for(slices_schema(game))


def checked_slices(game: str, slices: Mapping[str, Slice]) -> dict[str, Any]:
    """Return the documents of these slices in their sent form.

    Raise ValidationError for a wrong type.
    """
    documents = {key: json.loads(encode(one.render())) for key, one in slices.items()}
    _slices_validator(game).validate(documents)
    return documents
