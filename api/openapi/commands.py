"""Commands in the API's description: one schema for each act, distinguished by `type`."""

from collections.abc import Iterable, Mapping
from inspect import getdoc
from typing import Any

from api.http.command_codec import CommandBody
from api.openapi.schemas import (
    REFERENCE_TEMPLATE,
    Schema,
    add_model,
    classes_in,
    described_schema,
    property_schema,
    ref,
    schema_title,
)
from ledger.contract.acts import Command
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.chapters import KERNEL_ACTS


def add_commands(schemas: dict[str, Schema], rulesets: Mapping[str, Ruleset[Any]]) -> None:
    """Add `Command`, a schema for each game's commands, and one for each act.

    Acts of two games may have the same name, so each game's commands have their own mapping.
    `CommandBody` has the fields of all commands.
    """
    add_model(schemas, CommandBody)
    frame_properties = schemas["CommandBody"]["properties"]
    kernel_state = {
        act.name: _add_act(schemas, "kernel", act.name, act.command, frame_properties)
        for act in KERNEL_ACTS
    }
    games = []
    for ruleset_name, rules in rulesets.items():
        own_fields = {
            act.name: _add_act(schemas, ruleset_name, act.name, act.command, frame_properties)
            for act in rules.play.acts
        }
        schema_name = f"{ruleset_name}.Command"
        schemas[schema_name] = _any_command_schema(
            schema_name, f"A command in a game of {ruleset_name}.", {**own_fields, **kernel_state}
        )
        games.append(ref(schema_name))
    schemas["Command"] = {
        "title": "Command",
        "description": "A command in a game, by its ruleset.",
        "anyOf": games,
    }


def _any_command_schema(schema_name: str, description: str, acts: Mapping[str, str]) -> Schema:
    return {
        "title": schema_title(schema_name),
        "description": description,
        "oneOf": [{"$ref": reference} for reference in acts.values()],
        "discriminator": {"propertyName": "type", "mapping": dict(acts)},
    }


def _add_act(
    schemas: dict[str, Schema],
    game: str,
    act_name: str,
    command: type[Command],
    frame_properties: Schema,
) -> str:
    """Add the schema of one act: the fields of every command, and its own fields."""
    command_schema = command.model_json_schema(by_alias=True, ref_template=REFERENCE_TEMPLATE)
    classes_by_name = {model_class.__name__: model_class for model_class in classes_in(command)}
    for definition_name, schema in command_schema.pop("$defs", {}).items():
        schemas[definition_name] = described_schema(
            schema, definition_name, classes_by_name.get(definition_name)
        )
    schema_name = f"{game}.{act_name}"
    properties = described_schema(command_schema, "", command).get("properties", {})
    schemas[schema_name] = {
        "title": schema_title(schema_name),
        "description": getdoc(command) or "",
        "type": "object",
        "properties": frame_properties
        | _request_fields(properties)
        | {"type": _schema_of_act_name(act_name, frame_properties)},
        "required": _required_fields(command_schema.get("required", [])),
        "additionalProperties": False,
    }
    return REFERENCE_TEMPLATE.format(model=schema_name)


def _schema_of_act_name(act_name: str, frame_properties: Schema) -> Schema:
    return property_schema(
        {"type": "string", "const": act_name}, frame_properties["type"]["description"]
    )


def _request_fields(properties: Schema) -> Schema:
    """Return a command's own fields. Free text is a string in requests, but not in the ledger."""
    return {
        field_name: {**schema, "default": ""} if isinstance(schema.get("default"), dict) else schema
        for field_name, schema in properties.items()
    }


def _required_fields(own_fields: Iterable[str]) -> list[str]:
    return ["type", "as", "period", *own_fields]
