"""Acts as GraphQL input: one type for each act of each game, made from its command."""

from collections.abc import Iterable, Mapping
from keyword import iskeyword
from typing import Any

import strawberry
from strawberry.scalars import JSON

from api.base.problems import malformed
from api.graphql.closed_sets import InputEnums, camel_case
from api.graphql.field_descriptions import with_field_descriptions
from api.graphql.shapes import class_description, command_fields, input_type
from ledger.contract.acts import Act, Command
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.chapters import KERNEL_ACTS


@with_field_descriptions
@strawberry.input(description="Any act by its name, with its fields as JSON.")
class NamedAct:
    """Any act by its name, with its fields as JSON."""

    type: str
    """The act's name."""
    fields: JSON
    """The fields of the command, by their names in REST."""


class Acts:
    """All acts as one input type. Exactly one field of it is given."""

    def __init__(self, rulesets: Mapping[str, Ruleset[Any]]) -> None:
        groups: dict[str, Iterable[Act[Any, Any]]] = {"kernel": KERNEL_ACTS}
        groups |= {ruleset_name: rules.play.acts for ruleset_name, rules in rulesets.items()}
        self._commands = {
            (group, camel_case(act.name)): (act.name, act.command)
            for group, acts in groups.items()
            for act in acts
        }
        annotations: dict[str, Any] = {
            camel_case(group): self._group_input(group) | None for group in groups
        } | {"named": NamedAct | None}
        self._groups = {camel_case(group): group for group in groups}
        descriptions = {part: f"An act of {group}." for part, group in self._groups.items()}
        descriptions |= {
            "kernel": "An act that all games have.",
            "named": class_description(NamedAct),
        }
        self.input = _one_of_input_type(
            "ActInput", annotations, descriptions, "An act: exactly one of these."
        )

    def _group_input(self, group: str) -> Any:
        enums = InputEnums(
            _type_prefix(group),
            (
                command
                for (group_of_command, _), (_name, command) in self._commands.items()
                if group_of_command == group
            ),
        )
        commands = {
            field: command
            for (group_of_command, field), (_name, command) in self._commands.items()
            if group_of_command == group
        }
        annotations = {
            field: _input_type(group, command, enums) | None for field, command in commands.items()
        }
        descriptions = {field: _command_description(command) for field, command in commands.items()}
        description = f"An act of {group}: exactly one of these."
        return _one_of_input_type(
            f"{_type_prefix(group)}Act", annotations, descriptions, description
        )

    def read(self, graphql_input: Any) -> tuple[str, dict[str, Any]]:
        """Return the name and the fields of the given act. Raises: the problem malformed."""
        field_name, field_value = _given_field(graphql_input)
        if field_name == "named":
            if not isinstance(field_value.fields, dict):
                raise malformed(("fields", "they must be a JSON object"))
            return field_value.type, field_value.fields
        field, fields = _given_field(field_value)
        act, command = self._commands[self._groups[field_name], field]
        if command.model_fields:
            return act, command_fields(fields, command)
        if fields is not True:
            raise malformed((field, "an act without fields is asked for by `true`"))
        return act, {}


def _input_type(group: str, command: type[Command], enums: InputEnums) -> Any:
    # GraphQL has no input without fields, so an act without fields is `true`
    if not command.model_fields:
        return bool
    return input_type(command, f"{_type_prefix(group)}{command.__name__}", enums)


def _command_description(command: type[Command]) -> str:
    description = class_description(command)
    return description if command.model_fields else f"{description} It has no fields: send `true`."


def _type_prefix(group: str) -> str:
    return camel_case(f"_{group}")


def _one_of_input_type(
    type_name: str,
    annotations: Mapping[str, Any],
    descriptions: Mapping[str, str],
    description: str,
) -> Any:
    members = {
        _python_name(field_name): strawberry.field(
            name=field_name, default=strawberry.UNSET, description=descriptions[field_name]
        )
        for field_name in annotations
    }
    types = {_python_name(field_name): annotation for field_name, annotation in annotations.items()}
    input_class = type(type_name, (), {"__annotations__": types, "__module__": __name__, **members})
    return strawberry.input(input_class, name=type_name, description=description, one_of=True)


def _python_name(field_name: str) -> str:
    """Return a field's name in Python.

    An act such as `pass` needs another name, because it is a keyword.
    """
    return f"{field_name}_" if iskeyword(field_name) else field_name


def _given_field(graphql_input: Any) -> tuple[str, Any]:
    fields = {
        field_name: getattr(graphql_input, field_name)
        for field_name in graphql_input.__annotations__
    }
    return next(
        (field_name.removesuffix("_"), field_value)
        for field_name, field_value in fields.items()
        if field_value is not strawberry.UNSET
    )
