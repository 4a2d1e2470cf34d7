"""The fields of forms as documents of the API, each described by its kind."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import ConfigDict

from api.base.model import MessageArgs, Model, describe_as_missing
from api.models.field_docs import field_docs, value_docs


class Option(Model):
    """A value to choose."""

    value: str
    """The value, as the command has it."""
    ref: str | None = None
    """A reference to the thing of this value, such as `who:livia`; left out for a plain value."""
    note: str | None = None
    """The key of the message that stands beside it."""
    args: MessageArgs | None = None
    """The values for the gaps of that message."""


class FormRow(Model):
    """A row of a list: steps for one thing. The first step is one of the options."""

    of: str
    """The thing that the row is for, as the command names it."""
    ref: str | None = None
    """A reference to it, such as `who:livia`."""
    options: list[Option]
    """The steps that the row may begin with."""
    onward: dict[str, list[str]]
    """The steps that may come after a step, by that step."""
    most: int
    """The maximum number of steps in the row."""
    price: int
    """How many places each step takes of the limit of all rows."""


DOMAIN_FIELDS: Mapping[str, tuple[str, ...]] = {
    "choice": ("options",),
    "subset": ("options", "least", "most"),
    "number": ("least", "most", "step", "unit"),
    "split": ("options", "least", "total", "step", "caps"),
    "rows": ("rows", "limit"),
    "text": ("least", "most"),
    "dice": ("count", "sides", "of"),
    "entry": (),
    "awaiting": ("after", "optional"),
}
"""The parts of its domain that each kind of field has."""

OPTIONAL_FIELDS = ("of", "limit", "optional")
"""The parts that a field may leave out."""


def describe_by_kind(schema: dict[str, Any]) -> None:
    """Describe a field by its kind.

    `of` may be missing if the dice are thrown for nobody else, and `limit` if the rows have none.
    `optional` is missing if the field must be filled in.
    """
    describe_as_missing(schema)
    members = schema.pop("properties")
    schema["oneOf"] = [
        {
            "type": "object",
            "properties": {
                "name": members["name"],
                "kind": {"const": field_kind, "type": "string"},
                **{member_name: members[member_name] for member_name in domain},
            },
            "required": [
                "name",
                "kind",
                *(member_name for member_name in domain if member_name not in OPTIONAL_FIELDS),
            ],
            "additionalProperties": False,
        }
        for field_kind, domain in DOMAIN_FIELDS.items()
    ]
    for key in ("type", "required", "additionalProperties"):
        del schema[key]


def name_kinds(schemas: dict[str, dict[str, Any]]) -> None:
    """Give each kind of field its own schema; `FormField` leads to them by `kind`."""
    field = schemas["FormField"]
    kind_docs = value_docs(field_docs(FormField)["kind"])
    mapping: dict[str, str] = {}
    for option in field["oneOf"]:
        field_kind = option["properties"]["kind"]["const"]
        schema_name = f"{field_kind.title()}Field"
        schemas[schema_name] = {
            "title": schema_name,
            "description": kind_docs[field_kind],
            **option,
        }
        mapping[field_kind] = f"#/components/schemas/{schema_name}"
    field["oneOf"] = [{"$ref": reference} for reference in mapping.values()]
    field["discriminator"] = {"propertyName": "kind", "mapping": mapping}


class FormField(Model):
    """A field of a form with its domain; which members it has depends on its kind."""

    model_config = ConfigDict(json_schema_extra=describe_by_kind)

    name: str
    """The name of the field in the command."""
    kind: Literal[
        "choice", "subset", "number", "split", "rows", "text", "dice", "entry", "awaiting"
    ]
    """The kind of value.

    * `choice`: One of some options.
    * `subset`: Several of some options.
    * `number`: A whole number.
    * `split`: A number for each of some options.
    * `rows`: A list of steps for each of some things.
    * `text`: Free words.
    * `dice`: The faces of dice on the table.
    * `entry`: An entry of the chronicle.
    * `awaiting`: Nothing yet: it depends on fields before it.
    """
    options: list[Option] | None = None
    """The values to choose from."""
    least: int | None = None
    """The minimum: of the number, or of how many options, units or characters are given."""
    most: int | None = None
    """The maximum: of the number, or of how many options or characters are given."""
    step: int | None = None
    """The number or each share is a multiple of this number of units."""
    unit: str | None = None
    """The unit of the number, as a reference such as `asset:denarius`; empty for a plain count."""
    total: int | None = None
    """The maximum of all shares together, in units."""
    caps: dict[str, int] | None = None
    """The maximum share of some options, in units, by option."""
    after: list[str] | None = None
    """The names of the fields that have to be filled in first."""
    optional: bool | None = None
    """True if the act is possible without this field; left out for a field that is needed."""
    count: int | None = None
    """Number of dice."""
    sides: int | None = None
    """Number of sides of each die."""
    of: list[str] | None = None
    """Whose dice they are, one for each die, as references."""
    rows: list[FormRow] | None = None
    """The rows of the list."""
    limit: int | None = None
    """The maximum number of places that all rows take together; left out for no limit."""


class GivenChoice(Model):
    """Some values of a choice."""

    field: str
    """The name of the choice."""
    values: list[str]
    """The values."""


class FormCase(Model):
    """The fields that a form has if each of some choices has one of some values."""

    given: list[GivenChoice]
    """The choices, in the order in which they are made."""
    fields: list[FormField]
    """The fields that the last of these choices changes. Each replaces the field of its name."""
