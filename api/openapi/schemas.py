"""Schemas of the API's description, with their own titles and a text for each property."""

from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_type_hints, is_typeddict

from pydantic import BaseModel

from api.models.field_docs import property_docs

REFERENCE_TEMPLATE = "#/components/schemas/{model}"

Schema = dict[str, Any]


def ref(schema_name: str) -> Schema:
    """Return a reference to a schema by its name."""
    return {"$ref": REFERENCE_TEMPLATE.format(model=schema_name)}


def name_in(reference: str) -> str:
    """Return the name of the schema that a reference points to."""
    return reference.rpartition("/")[2]


def schema_title(schema_name: str) -> str:
    """Return the title of a schema: its name as a type, `MorituriSetFact` for `morituri.set-fact`.

    Generators use titles as names of types, so all titles differ.
    """
    words = schema_name.replace("-", "_").replace(".", "_").split("_")
    return "".join(word[:1].upper() + word[1:] for word in words)


def add_model(schemas: dict[str, Schema], model: type[BaseModel]) -> Schema:
    """Add a model's schema and those it refers to, and return the reference to it."""
    if model.__name__ not in schemas:
        schema = model.model_json_schema(by_alias=True, ref_template=REFERENCE_TEMPLATE)
        definitions = {**schema.pop("$defs", {}), model.__name__: schema}
        classes_by_name = {model_class.__name__: model_class for model_class in classes_in(model)}
        new_names = definitions.keys() - schemas.keys()
        schemas |= {
            schema_name: described_schema(
                definitions[schema_name], schema_name, classes_by_name.get(schema_name)
            )
            for schema_name in new_names
        }
    return ref(model.__name__)


def described_schema(schema: Schema, schema_name: str, model_class: type | None) -> Schema:
    """Return the schema of a class under its name, with a text for each property.

    Pydantic's titles of properties are removed, because generators would use them as names of other
    types.
    """
    docs = property_docs(model_class) if model_class is not None else {}
    schema_part = {
        key: value for key, value in schema.items() if key not in ("title", "properties")
    }
    if "properties" in schema:
        properties = schema["properties"].items()
        schema_part["properties"] = {
            key: property_schema(schema, docs.get(key, "")) for key, schema in properties
        }
    if "oneOf" in schema:
        schema_part["oneOf"] = [
            described_schema(option, "", model_class) for option in schema["oneOf"]
        ]
    return {"title": schema_title(schema_name), **schema_part} if schema_name else schema_part


def property_schema(schema: Schema, description: str) -> Schema:
    """Return the schema of a property with its text."""
    bare_schema = {key: value for key, value in schema.items() if key != "title"}
    return {**bare_schema, "description": description} if description else bare_schema


def classes_in(annotation: Any) -> Iterator[type]:
    """Yield every class with documented fields that an annotation contains, each once."""
    types: set[type] = set()
    annotations = [annotation]
    while annotations:
        hint = annotations.pop()
        annotations += get_args(hint)
        if isinstance(hint, type) and hint not in types and _has_fields(hint):
            types.add(hint)
            annotations += get_type_hints(hint).values()
            yield hint


def _has_fields(model_class: type) -> bool:
    return is_typeddict(model_class) or (
        issubclass(model_class, BaseModel) and model_class is not BaseModel
    )


def with_plain_arrays(value: Any) -> Any:
    """Return a schema whose arrays with items of one kind use `items`.

    msgspec describes a pair by `prefixItems` and `items: false`, which generators cannot read.
    """
    if isinstance(value, list):
        return [with_plain_arrays(item) for item in value]
    if not isinstance(value, dict):
        return value
    bare_schema: Mapping[str, Any] = {
        key: with_plain_arrays(keyword_value) for key, keyword_value in value.items()
    }
    if bare_schema.get("items") is not False:
        return dict(bare_schema)
    places: list[Schema] = bare_schema["prefixItems"]
    kinds = [
        place_type
        for place_index, place_type in enumerate(places)
        if place_type not in places[:place_index]
    ]
    other_members = {
        key: keyword_value
        for key, keyword_value in bare_schema.items()
        if key not in ("items", "prefixItems")
    }
    if len(kinds) == 1:
        return {**other_members, "items": kinds[0]}
    return {**other_members, "prefixItems": places, "items": {"anyOf": kinds}}
