"""Examples for the API's description: one value for each field name, put together by schema."""

import re
from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]

_HEX_DIGITS = re.compile(r"\[0-9a-f\]\{(\d+)\}")

UUID = "5f0c9a52-6a3b-4c1e-9d54-0b7f3c8e2a11"
HEX = "6b1f0c"

VALUES: Mapping[str, Any] = {
    "a": "ada",
    "about": "ada",
    "address": "192.168.1.20",
    "amount": 12,
    "appeal": "",
    "as": "ada",
    "asset": "nut",
    "at": 1_790_000_000_000,
    "c": "p17",
    "card": "ada-1",
    "character": "ada",
    "command": UUID,
    "contribution": "",
    "cursor": "1f2e3d4c.17.3",
    "detail": "The command was refused.",
    "device": "0d1c5a7e9b3f4c2a8e6d",
    "digest": HEX,
    "shown": "cicero.18ab3f0c2d.AAAAAAAAAAAAAAAAAAAAAA",
    "question": "turn",
    "entry": UUID,
    "etag": "9f86d081884c7d65",
    "field": "period",
    "from": "bea",
    "game": "7k3mzq",
    "id": UUID,
    "key": "nuts-given",
    "kind": "round",
    "link": "https://acta.example/c#0123456789abcdef0123456789abcdef",
    "message": "it must be a whole number",
    "name": "Ada",
    "now": 1_790_000_000_000,
    "opened": 1_790_000_000_000,
    "period": 3,
    "place": "bench",
    "q": 3,
    "reason": "The table agreed.",
    "recorder": "",
    "ruleset": "nuces",
    "scenario": None,
    "seq": 3,
    "short": "Ada",
    "signature": "",
    "since": 1_790_000_000_000,
    "text": "Ada gave Bea 2 nuts.",
    "title": "An evening with nuts",
    "to": "ada",
    "token": "0123456789abcdef0123456789abcdef",
    "turn": "3",
    "type": "nuts-given",
    "value": "4",
    "vote": "yes",
    "year": -44,
}
"""What stands in examples, by the names of fields."""


def example(schema: Schema, schemas: Mapping[str, Schema], name: str = "") -> Any:
    """A value that fits a schema; `schemas` are those to which it refers."""
    if "$ref" in schema:
        return example(schemas[schema["$ref"].rpartition("/")[2]], schemas, name)
    if "const" in schema:
        return schema["const"]
    for choices in ("enum", "anyOf", "oneOf"):
        if choices in schema:
            first = schema[choices][0]
            return first if choices == "enum" else example(first, schemas, name)
    return _by_type(schema, schemas, name)


def _by_type(schema: Schema, schemas: Mapping[str, Schema], name: str) -> Any:
    match schema.get("type"):
        case "object":
            return _object(schema, schemas)
        case "array":
            return _array(schema, schemas, name)
        case "integer" | "number":
            return _number(schema, VALUES.get(name))
        case "boolean":
            return False
        case "null":
            return None
        case "string":
            return _text(schema, name)
    return VALUES.get(name, "ada")


def _object(schema: Schema, schemas: Mapping[str, Schema]) -> dict[str, Any]:
    properties = schema.get("properties", {})
    if not properties:
        inner = schema.get("additionalProperties")
        key = example(schema.get("propertyNames", {}), schemas, "asset")
        return {key: example(inner, schemas)} if isinstance(inner, dict) and inner else {}
    # of a command only what must be given: the rest belongs to rare cases
    wanted = schema.get("required", []) if "const" in properties.get("type", {}) else properties
    return {name: example(properties[name], schemas, name) for name in wanted}


def _array(schema: Schema, schemas: Mapping[str, Schema], name: str) -> list[Any]:
    if "prefixItems" in schema:
        return [example(one, schemas, name) for one in schema["prefixItems"]]
    one = example(schema["items"], schemas, name) if "items" in schema else "ada"
    return [one] * max(1, schema.get("minItems", 0))


def _number(schema: Schema, usual: Any) -> int:
    value = usual if isinstance(usual, int) else 1
    return int(min(max(value, schema.get("minimum", value)), schema.get("maximum", value)))


def _text(schema: Schema, name: str) -> str:
    usual = VALUES.get(name)
    value = usual if isinstance(usual, str) else "ada"
    if digits := _HEX_DIGITS.search(schema.get("pattern", "")):
        return (HEX * int(digits[1]))[: int(digits[1])]
    return value.ljust(schema.get("minLength", 0), "0")[: schema.get("maxLength", len(value))]
