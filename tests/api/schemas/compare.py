"""The changes of a new OpenAPI document that break programs for the old one."""

from collections.abc import Iterator
from typing import Any

Document = dict[str, Any]
Schema = dict[str, Any]

_TYPE = ("type", "format", "const", "$ref", "pattern")


def breaking_changes(old: Document, new: Document) -> list[str]:
    """Return every change that breaks a program. Each change is named by its place."""
    return [*_breaking_operation_changes(old, new), *_breaking_schema_changes(old, new)]


def _breaking_operation_changes(old: Document, new: Document) -> Iterator[str]:
    for path, operations in old["paths"].items():
        for method, operation in operations.items():
            where = f"{method.upper()} {path}"
            now = new["paths"].get(path, {}).get(method)
            if now is None:
                yield f"{where} is gone"
                continue
            # Generated clients name their functions and classes by these two.
            yield from (
                f"{where}: {name} was {operation.get(name)}, is {now.get(name)}"
                for name in ("operationId", "tags")
                if now.get(name) != operation.get(name)
            )
            yield from _breaking_parameter_changes(where, operation, now)
            yield from _breaking_response_changes(where, operation, now)
            if "requestBody" not in operation and now.get("requestBody", {}).get("required"):
                yield f"{where} wants a body"


def _breaking_parameter_changes(where: str, old: Schema, new: Schema) -> Iterator[str]:
    before = {(one["in"], one["name"]): one for one in old.get("parameters", ())}
    after = {(one["in"], one["name"]): one for one in new.get("parameters", ())}
    for key in before.keys() - after.keys():
        yield f"{where}: the parameter {key[1]} is gone"
    for key, one in after.items():
        was = before.get(key, {})
        if one.get("required") and not was.get("required"):
            yield f"{where}: the parameter {key[1]} must be given"
        if was:
            yield from _breaking_type_changes(
                f"{where}: the parameter {key[1]}", was["schema"], one["schema"]
            )


def _breaking_response_changes(where: str, old: Schema, new: Schema) -> Iterator[str]:
    for status, response in old["responses"].items():
        now = new["responses"].get(status)
        if now is None:
            yield f"{where}: the answer {status} is gone"
            continue
        for kind, content in response.get("content", {}).items():
            if kind not in now.get("content", {}):
                yield f"{where}: the answer {status} is no longer {kind}"
            else:
                after = now["content"][kind]["schema"]
                yield from _breaking_type_changes(
                    f"{where}: the answer {status}", content["schema"], after
                )


def _breaking_schema_changes(old: Document, new: Document) -> Iterator[str]:
    before, after = old["components"]["schemas"], new["components"]["schemas"]
    sent = set(_reachable_schemas(new, "requestBody")) | set(_reachable_schemas(old, "requestBody"))
    given = set(_reachable_schemas(new, "responses")) | set(_reachable_schemas(old, "responses"))
    for name, schema in before.items():
        now = after.get(name)
        if now is None:
            yield f"{name} is gone"
            continue
        yield from _breaking_type_changes(name, schema, now)
        was, must = set(schema.get("required", ())), set(now.get("required", ()))
        if name in sent:
            yield from (f"{name}.{field} must be given" for field in sorted(must - was))
        if name in given:
            yield from (f"{name}.{field} may be missing" for field in sorted(was - must))


def _breaking_type_changes(where: str, old: Schema, new: Schema) -> Iterator[str]:
    for key in _TYPE:
        if key == "type" and key not in old and "const" in old:
            continue  # the type of a constant follows from its value
        if old.get(key) != new.get(key):
            yield f"{where}: {key} was {old.get(key)}, is {new.get(key)}"
    gone = [word for word in old.get("enum", ()) if word not in new.get("enum", (word,))]
    yield from (f"{where}: {word} is gone" for word in gone)
    for choice in ("anyOf", "oneOf"):
        lost = [one for one in old.get(choice, ()) if one not in new.get(choice, ())]
        yield from (f"{where}: {_reference_or_schema(one)} is gone" for one in lost)
    for field, schema in old.get("properties", {}).items():
        now = new.get("properties", {}).get(field)
        if now is None:
            yield f"{where}.{field} is gone"
        else:
            yield from _breaking_type_changes(f"{where}.{field}", schema, now)
    if isinstance(old.get("items"), dict) and isinstance(new.get("items"), dict):
        yield from _breaking_type_changes(f"{where}[]", old["items"], new["items"])


def _reference_or_schema(schema: Schema) -> str:
    return str(schema.get("$ref", schema))


def _reachable_schemas(document: Document, part: str) -> Iterator[str]:
    """Yield the schemas to which the bodies or the answers of operations lead."""
    waiting: list[Any] = [
        operation.get(part) for found in document["paths"].values() for operation in found.values()
    ]
    seen: set[str] = set()
    while waiting:
        match waiting.pop():
            case dict() as value:
                ref = value.get("$ref")
                name = ref.rpartition("/")[2] if isinstance(ref, str) else ""
                if name and name not in seen:
                    seen.add(name)
                    yield name
                    waiting.append(document["components"]["schemas"].get(name))
                waiting.extend(value.values())
            case list() as values:
                waiting.extend(values)
