"""The slices of a view in the API's description: a schema for each, and one for each game."""

from collections.abc import Iterable, Mapping
from inspect import cleandoc
from types import UnionType
from typing import Any, get_args

import msgspec

from api.openapi.schemas import (
    REFERENCE_TEMPLATE,
    Schema,
    classes_in,
    described_schema,
    name_in,
    property_schema,
    ref,
    schema_title,
    with_plain_arrays,
)
from ledger.contract.ruleset import Ruleset
from ledger.kernel.view.slice_types import KERNEL_SLICES
from ledger.record.view import AimDoc, MarketDoc, PersonDoc, PlaceDoc, PurseDoc, ThingsDoc, YearDoc
from ledger.scenario.readings import SwitchesDoc

COMMON_SLICES: Mapping[str, Any] = {
    **KERNEL_SLICES,
    "person/*": PersonDoc,
    "purse/*": PurseDoc,
    "aim/*": AimDoc,
    "place/*": PlaceDoc,
    "market": MarketDoc,
    "year": YearDoc,
    "things": ThingsDoc,
    "switches": SwitchesDoc,
}
"""The slices that phones draw alike in every game. A game's own type may add to them."""


def add_slices(schemas: dict[str, Schema], rulesets: Mapping[str, Ruleset[Any]]) -> None:
    """Add `NAME.Slices` for each game, and let a view's slices be those of a game.

    `Slices` has the slices that are alike in all games. A game without types may give any slices.
    """
    common_slices, keyed_slices = _documents(COMMON_SLICES)
    schemas |= common_slices
    schemas["Slices"] = _slices("Slices", "that look alike in all games", keyed_slices, schemas)
    games = []
    for game, rules in rulesets.items():
        own_slices, keyed_slices = _documents(
            {**KERNEL_SLICES, **rules.phones.slice_types},
            prefix=f"{game}.",
            known_names=common_slices,
        )
        schemas |= own_slices
        schema_name = f"{game}.Slices"
        schemas[schema_name] = _slices(schema_name, f"of a game of {game}", keyed_slices, schemas)
        schemas[schema_name]["additionalProperties"] = not rules.phones.slice_types
        games.append(ref(schema_name))
    for model in ("View", "Opening", "ReplayChunk"):
        slices_schema = schemas[model]["properties"]["slices"]
        schemas[model]["properties"]["slices"] = property_schema(
            {"anyOf": games}, slices_schema.get("description", "")
        )


def _documents(
    types: Mapping[str, Any], prefix: str = "", known_names: Iterable[str] = ()
) -> tuple[dict[str, Schema], dict[str, Schema]]:
    """Return the new documents of slices by name, and the schema of each slice by key."""
    types_by_key = {
        key: get_args(slice_type) if isinstance(slice_type, UnionType) else (slice_type,)
        for key, slice_type in types.items()
    }
    slice_types = [slice_type for group in types_by_key.values() for slice_type in group]
    schemas, components = msgspec.json.schema_components(slice_types, ref_template="{name}")
    classes = {kind.__name__: kind for slice_type in slice_types for kind in classes_in(slice_type)}
    new_names = {
        document_name: document_name if document_name in known_names else prefix + document_name
        for document_name in components
    }
    documents = {
        new_names[document_name]: _document(
            new_names[document_name],
            _rename_references(document, new_names),
            classes.get(document_name),
        )
        for document_name, document in components.items()
        if document_name not in known_names
    }
    slice_schemas = iter(_rename_references(schema, new_names) for schema in schemas)
    return documents, {
        key: _any_of([next(slice_schemas) for _ in keys]) for key, keys in types_by_key.items()
    }


def _document(schema_name: str, document: Schema, model_class: type | None) -> Schema:
    schema = described_schema(with_plain_arrays(document), schema_name, model_class)
    description = {"description": cleandoc(document["description"])}
    return {**schema, **description, "additionalProperties": False}


def _any_of(schemas: list[Schema]) -> Schema:
    return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}


def _rename_references(value: Any, new_names: Mapping[str, str]) -> Any:
    """Return a schema with these names in its references."""
    if isinstance(value, list):
        return [_rename_references(item, new_names) for item in value]
    if not isinstance(value, dict):
        return value
    if value == {"type": "object"}:  # a slice whose type is `dict[str, Any]` has no schema
        return value | {"additionalProperties": True}
    return {
        key: REFERENCE_TEMPLATE.format(model=new_names[item])
        if key == "$ref"
        else _rename_references(item, new_names)
        for key, item in value.items()
    }


def _slices(
    schema_name: str,
    description: str,
    schemas_by_key: Mapping[str, Schema],
    schemas: Mapping[str, Schema],
) -> Schema:
    properties = {
        key: property_schema(schema, _slice_description(schema, schemas))
        for key, schema in schemas_by_key.items()
    }
    return {
        "title": schema_title(schema_name),
        "type": "object",
        "description": f"The slices {description}, by key. Which are there depends on the viewer.",
        "properties": {key: schema for key, schema in properties.items() if not key.endswith("*")},
        "patternProperties": {
            f"^{key[:-1]}": schema for key, schema in properties.items() if key.endswith("*")
        },
        "additionalProperties": False,
    }


def _slice_description(schema: Schema, schemas: Mapping[str, Schema]) -> str:
    """Return the description of a slice: the first sentences of its document, or of its type."""
    first_schema = schema["anyOf"][0] if "anyOf" in schema else schema
    if "$ref" in first_schema:
        description: str = schemas[name_in(first_schema["$ref"])]["description"]
        return " ".join(description.split("\n\n", maxsplit=1)[0].split())
    return str(first_schema.get("description", ""))
