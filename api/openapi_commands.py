"""Commands in the API's description: one schema for each act, told apart by `type`."""

from collections.abc import Iterable, Mapping
from inspect import getdoc
from typing import Any

from api.command_codec import CommandBody
from ledger.contract import Command
from ledger.kernel.acts import KERNEL_ACTS
from ledger.ruleset import Ruleset

REFS = "#/components/schemas/{model}"

Schema = dict[str, Any]


def add_commands(schemas: dict[str, Schema], shelf: Mapping[str, Ruleset[Any]]) -> None:
    """Add `Command`, a schema for each game's commands, and one for each act.

    Games may have acts of one name, so the commands of each game have a mapping of their own.
    `CommandBody` is what all commands have in common.
    """
    schemas["CommandBody"] = CommandBody.model_json_schema(by_alias=True)
    frame = schemas["CommandBody"]["properties"]
    kernel = {
        act.name: _add(schemas, "kernel", act.name, act.command, frame) for act in KERNEL_ACTS
    }
    games = []
    for name, rules in shelf.items():
        own = {act.name: _add(schemas, name, act.name, act.command, frame) for act in rules.acts}
        key = f"{name}.Command"
        schemas[key] = _one_by_type(f"A command in a game of {name}.", {**own, **kernel})
        games.append({"$ref": REFS.format(model=key)})
    schemas["Command"] = {"description": "A command in a game, by its ruleset.", "anyOf": games}


def _one_by_type(description: str, acts: Mapping[str, str]) -> Schema:
    return {
        "description": description,
        "oneOf": [{"$ref": ref} for ref in acts.values()],
        "discriminator": {"propertyName": "type", "mapping": dict(acts)},
    }


def _add(
    schemas: dict[str, Schema], game: str, name: str, command: type[Command], frame: Schema
) -> str:
    """Add the schema of one act: what every command says, and its own fields."""
    own = command.model_json_schema(by_alias=True, ref_template=REFS)
    schemas.update(own.pop("$defs", {}))
    key = f"{game}.{name}"
    schemas[key] = {
        "type": "object",
        "title": command.__name__,
        "description": getdoc(command) or "",
        "properties": frame | _properties(own) | {"type": {"const": name}},
        "required": _required(own.get("required", [])),
        "additionalProperties": False,
    }
    return REFS.format(model=key)


def _properties(own: Schema) -> Schema:
    """A command's own fields; free text is sent as words, whatever the ledger makes of it."""
    return {
        name: {**schema, "default": ""} if isinstance(schema.get("default"), dict) else schema
        for name, schema in own.get("properties", {}).items()
    }


def _required(own: Iterable[str]) -> list[str]:
    return ["type", "as", "period", *own]
