"""References: fields of commands and events that name a person, a place or an asset.

The kernel checks the references in a command before any rule is asked. The references in an event
become arguments of its message (`who:octavian`). With these arguments phones can name and draw the
person, place or asset.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, get_args, get_type_hints

from pydantic import Field


@dataclass(frozen=True, slots=True)
class Reference:
    """Marks a field whose value is an id. `kind` says what the id names."""

    kind: str


CROWD_SIZE = 12
"""Maximum number of people whom a sentence lists by name, so that a search for a name finds it."""

_ID = Field(max_length=64)
Who = Annotated[str, Reference("who"), _ID]
"""A character."""
Place = Annotated[str, Reference("place"), _ID]
"""A place."""
Asset = Annotated[str, Reference("asset"), _ID]
"""An asset."""


_KINDS_BY_CLASS: dict[type, Mapping[str, str]] = {}


def reference_kinds(model: type) -> Mapping[str, str]:
    """Return the kinds of references in a class, by field name."""
    kinds_by_field = _KINDS_BY_CLASS.get(model)
    if kinds_by_field is None:
        hints = get_type_hints(model, include_extras=True)
        kinds = {field_name: _reference_kind(hint) for field_name, hint in hints.items()}
        kinds_by_field = _KINDS_BY_CLASS[model] = {
            field_name: kind_name for field_name, kind_name in kinds.items() if kind_name
        }
    return kinds_by_field


def _reference_kind(hint: Any) -> str:
    own_kinds = (
        reference_mark.kind
        for reference_mark in getattr(hint, "__metadata__", ())
        if isinstance(reference_mark, Reference)
    )
    inner_kinds = (_reference_kind(inner_hint) for inner_hint in get_args(hint))
    return next(filter(None, (*own_kinds, *inner_kinds)), "")


def references_in(command: Any) -> Iterator[tuple[str, str]]:
    """Yield each reference of a command as (kind, id), except empty optional fields."""
    for field_name, reference_kind in reference_kinds(type(command)).items():
        value, is_required = (
            getattr(command, field_name),
            type(command).model_fields[field_name].is_required(),
        )
        if not isinstance(value, str):
            yield from ((reference_kind, thing_id) for thing_id in value or ())
        elif value or is_required:
            yield reference_kind, value


def arguments_of_all_fields(event: Any) -> dict[str, Any]:
    """Return the message arguments of an event.

    Each field is an argument, and references have their kind.
    """
    kinds_by_field = reference_kinds(type(event))
    return {
        field_name: _as_reference(kinds_by_field.get(field_name, ""), getattr(event, field_name))
        for field_name in event.__struct_fields__
    }


def arguments_of(
    *own_fields: str, count_field: str = "", **renamed_fields: str | Callable[[Any], Any]
) -> Callable[[Any], dict[str, Any]]:
    """Return a function that makes message arguments from some fields of an event.

    The fields in `own_fields` keep their names, the fields in `renamed_fields` get other names. The
    argument `n` is the number of items in the field `count_field`. A reference that is empty
    becomes `none`. An argument that is in no field is computed from the event by a function, such
    as `count_of(...)`.
    """
    fields = {**{field_name: field_name for field_name in own_fields}, **renamed_fields}
    if count_field:
        fields["n"] = count_of(count_field)

    def make_arguments(event: Any) -> dict[str, Any]:
        kinds_by_field = reference_kinds(type(event))
        return {
            argument: (
                _reference_or_none(kinds_by_field.get(field, ""), getattr(event, field))
                if isinstance(field, str)
                else field(event)
            )
            for argument, field in fields.items()
        }

    return make_arguments


def count_of(*fields: str) -> Callable[[Any], int]:
    """Return a function for `arguments` that adds up these fields of an event.

    A number is added as it is, and a list by its length.
    """
    return lambda event: sum(
        value if isinstance(value := getattr(event, field), int) else len(value) for field in fields
    )


def yes_no_of_field(field: str) -> Callable[[Any], str]:
    """Return a function for `arguments` that gives `yes` if this field is true, otherwise `no`."""
    return lambda event: "yes" if getattr(event, field) else "no"


def _reference_or_none(reference_kind: str, value: Any) -> Any:
    return "none" if reference_kind and value == "" else _as_reference(reference_kind, value)


def _as_reference(reference_kind: str, value: Any) -> Any:
    if not reference_kind:
        return value
    if isinstance(value, str):
        return f"{reference_kind}:{value}"
    return [f"{reference_kind}:{thing_id}" for thing_id in value]
