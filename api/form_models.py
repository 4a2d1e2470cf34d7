"""The fields of forms as documents of the API, each described by its kind."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import ConfigDict

from api.model import Model, never_null


class Option(Model):
    """A value to choose; `ref` names what it stands for, `note` is a message beside it."""

    value: str
    ref: str | None = None
    note: str | None = None
    args: dict[str, Any] | None = None


class FormRow(Model):
    """A row of a list: steps for `of`, which `ref` names. The first step is one of the options.

    `onward` says which steps may come after a step; there are at most `most`, and each takes
    `price` of the limit of all rows.
    """

    of: str
    ref: str | None = None
    options: list[Option]
    onward: dict[str, list[str]]
    most: int
    price: int


DOMAINS: Mapping[str, tuple[str, ...]] = {
    "choice": ("options",),
    "subset": ("options", "least", "most"),
    "number": ("least", "most", "step", "unit"),
    "split": ("options", "least", "total", "step", "caps"),
    "rows": ("rows", "limit"),
    "text": ("least", "most"),
    "dice": ("count", "sides", "of"),
    "entry": (),
    "awaiting": ("after",),
}
"""What each kind of field says of its domain."""

OPTIONAL = ("of", "limit")
"""What a field may leave out."""


def by_kind(schema: dict[str, Any]) -> None:
    """Describe a field by its kind.

    Missing may be `of`, where dice are thrown for nobody else, and `limit`, where rows have none.
    """
    never_null(schema)
    members = schema.pop("properties")
    schema["oneOf"] = [
        {
            "type": "object",
            "properties": {
                "name": members["name"],
                "kind": {"const": kind, "type": "string"},
                **{name: members[name] for name in domain},
            },
            "required": ["name", "kind", *(n for n in domain if n not in OPTIONAL)],
            "additionalProperties": False,
        }
        for kind, domain in DOMAINS.items()
    ]
    for key in ("type", "required", "additionalProperties"):
        del schema[key]


class FormField(Model):
    """A field of a form with its domain; which members it has depends on its kind."""

    model_config = ConfigDict(json_schema_extra=by_kind)

    name: str
    kind: Literal[
        "choice", "subset", "number", "split", "rows", "text", "dice", "entry", "awaiting"
    ]
    options: list[Option] | None = None
    least: int | None = None
    most: int | None = None
    step: int | None = None
    unit: str | None = None
    total: int | None = None
    caps: dict[str, int] | None = None
    after: list[str] | None = None
    count: int | None = None
    sides: int | None = None
    of: list[str] | None = None
    rows: list[FormRow] | None = None
    limit: int | None = None
