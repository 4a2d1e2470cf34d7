"""Noted requests and answers. Each schema gets the example that shows most in little space."""

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import jsonschema_rs
import msgspec

from api.app import ROUTES
from api.openapi.description import OpenApi
from api.openapi.schemas import Schema, name_in, ref
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.chapters import KERNEL_ACTS
from ledger.kernel.vocabulary.request import Accepted, Request, StoredWithoutEntry
from ledger.scribe.scribe import Scribe

ROOM = 600
"""Number of bytes. Among examples up to this length the longest is the best."""

MAX_ITEMS = 3
MAX_KEYS = 4
"""The shown items of a list, and the shown keys of a map."""

ENOUGH = 80
"""The number of values of a schema that are looked at."""

_KINDS: Mapping[str, type] = {
    "null": type(None),
    "array": list,
    "object": dict,
    "string": str,
    "boolean": bool,
}

KERNEL = frozenset(act.name for act in KERNEL_ACTS)


class ExampleValues:
    """The noted values of each schema, by the schema's name.

    Stored examples stay as long as they fit their schemas. So a file without gaps stays unchanged.
    """

    def __init__(self, kept: Mapping[str, Any]) -> None:
        self.document = OpenApi(ROUTES, GAMES).document
        self.schemas: dict[str, Schema] = self.document["components"]["schemas"]
        self._offers = Counter[str]()
        self._validators: dict[bytes, Any] = {}
        self._kept = {name: one for name, one in kept.items() if self._fits_schema_name(name, one)}
        self.best: dict[str, Any] = dict(self._kept)

    def _fits_schema_name(self, name: str, value: Any) -> bool:
        """Return whether there is a schema of this name, and whether the value fits it."""
        return name in self.schemas and self._fits_schema(ref(name), value)

    @contextmanager
    def note_accepted_commands(self) -> Iterator[None]:
        """Note every accepted command within the block, whoever sends it."""
        prepare = Scribe.prepare

        def prepare_and_note(scribe: Scribe, waiting: Any, now: int, **more: Any) -> Any:
            prepared = prepare(scribe, waiting, now, **more)
            for queued, outcome in zip(waiting, prepared.answers, strict=True):
                if queued.request is not None and isinstance(
                    outcome, Accepted | StoredWithoutEntry
                ):
                    self.command(scribe.machine.rules.name, queued.request)
            return prepared

        setattr(Scribe, "prepare", prepare_and_note)  # noqa: B010 - mypy knows it for a method
        try:
            yield
        finally:
            setattr(Scribe, "prepare", prepare)  # noqa: B010 - as above

    def command(self, game: str, request: Request) -> None:
        """Note an accepted command."""
        group = "kernel" if request.type in KERNEL else game
        name = f"{group}.{request.type}"
        if name in self.schemas:
            self._keep_better_example(name, _command_body(request))

    def answer(self, method: str, path: str, status: int, value: Any) -> None:
        """Note an answer to an operation of the description."""
        response = self.document["paths"][path][method.lower()]["responses"][str(status)]
        schema = next(iter(response["content"].values()))["schema"]
        self.value(schema, value)

    def note_body(self, method: str, path: str, value: Any) -> None:
        """Note the body sent to an operation of the description, except commands."""
        content = self.document["paths"][path][method.lower()]["requestBody"]["content"]
        schema = content["application/json"]["schema"]
        if schema != ref("Command"):
            self.value(schema, value)

    def value(self, schema: Schema, value: Any) -> None:
        """Note a value of a schema, and all values inside it."""
        for name in self._schema_names(schema, value):
            self._keep_better_example(name, value)
        for _, (part, inner) in _parts_with_schemas(self._describing_schema(schema, value), value):
            self.value(part, inner)

    def _schema_names(self, schema: Schema, value: Any) -> Iterator[str]:
        """Yield the names of the schemas that refer to the one that describes a value."""
        if "$ref" in schema:
            name = name_in(schema["$ref"])
            yield name
            yield from self._schema_names(self.schemas[name], value)
        choices = [*schema.get("anyOf", ()), *schema.get("oneOf", ())]
        fitting = next((one for one in choices if self._fits_schema(one, value)), None)
        if fitting is not None:
            yield from self._schema_names(fitting, value)

    def _keep_better_example(self, name: str, value: Any) -> None:
        self._offers[name] += 1
        if name in self._kept or self._offers[name] > ENOUGH:
            return
        shown = self._shorten_value(ref(name), value)
        if not self._fits_schema(ref(name), shown):
            return
        known = self.best.get(name)
        if known is None or _example_rank(shown) > _example_rank(known):
            self.best[name] = shown

    def _shorten_value(self, schema: Schema, value: Any) -> Any:
        """Return a value with short lists and maps, so that a reader understands it quickly."""
        schema = self._describing_schema(schema, value)
        parts = {key: part for key, (part, _) in _parts_with_schemas(schema, value)}
        if isinstance(value, list):
            return [self._shorten_value(parts.get(n, {}), value[n]) for n in range(len(value))][
                :MAX_ITEMS
            ]
        if not isinstance(value, dict):
            return value
        named = schema.get("properties", {})
        others = [key for key in value if key not in named][:MAX_KEYS]
        kept = (key for key in value if key in named or key in others)
        return {key: self._shorten_value(parts.get(key, {}), value[key]) for key in kept}

    def _describing_schema(self, schema: Schema, value: Any) -> Schema:
        """Return the schema that describes a value. A schema may refer to several others."""
        if "$ref" in schema:
            return self._describing_schema(self.schemas[name_in(schema["$ref"])], value)
        choices = [*schema.get("anyOf", ()), *schema.get("oneOf", ())]
        fitting = next((one for one in choices if self._fits_schema(one, value)), None)
        return schema if fitting is None else self._describing_schema(fitting, value)

    def _fits_schema(self, schema: Schema, value: Any) -> bool:
        kind = schema.get("type")
        if kind in _KINDS and not isinstance(value, _KINDS[str(kind)]):
            return False
        key = msgspec.json.encode(schema)
        if key not in self._validators:
            self._validators[key] = jsonschema_rs.validator_for(
                self._schema_with_references(schema)
            )
        return bool(self._validators[key].is_valid(value))

    def _schema_with_references(self, schema: Schema) -> Schema:
        """Return a schema together with the schemas to which it refers."""
        found: dict[str, Schema] = {}
        waiting = _referred_schemas(schema)
        while waiting:
            name = waiting.pop()
            if name not in found:
                found[name] = self.schemas[name]
                waiting |= _referred_schemas(found[name])
        return {"components": {"schemas": found}, **schema}


def _referred_schemas(value: Any) -> set[str]:
    """Return the names of all schemas to which a part of a description refers."""
    if isinstance(value, list):
        return set().union(*map(_referred_schemas, value))
    if not isinstance(value, dict):
        return set()
    own = {name_in(value["$ref"])} if isinstance(value.get("$ref"), str) else set()
    return own.union(*(_referred_schemas(one) for one in value.values()))


def _command_body(request: Request) -> dict[str, Any]:
    """Return the body of a command as a client sends it."""
    said = {
        "recorder": request.recorder,
        "waive": list(request.waive),
        "reason": request.reason,
        "appeal": request.appeal,
        "window": request.window,
        "revision": request.revision,
        "happened_at": request.happened_at,
    }
    frame = {"type": request.type, "as": request.actor, "period": request.period}
    return frame | {name: value for name, value in said.items() if value} | dict(request.fields)


def _parts_with_schemas(
    schema: Schema, value: Any
) -> Iterator[tuple[str | int, tuple[Schema, Any]]]:
    """Yield the parts of a value that have separate schemas, by key or place."""
    if isinstance(value, list) and isinstance(schema.get("items"), dict):
        yield from ((n, (schema["items"], one)) for n, one in enumerate(value))
    if not isinstance(value, dict):
        return
    named, families = schema.get("properties", {}), schema.get("patternProperties", {})
    others = schema.get("additionalProperties")
    for key, one in value.items():
        family = next((part for start, part in families.items() if key.startswith(start[1:])), None)
        part = named.get(key) or family or (others if isinstance(others, dict) else None)
        if part is not None:
            yield key, (part, one)


def _example_rank(value: Any) -> tuple[int, int]:
    """Return the worth of an example.

    The longest example that fits is best; if none fits, the shortest.
    """
    size = len(msgspec.json.encode(value))
    return (1, size) if size <= ROOM else (0, -size)
