"""References: fields of commands and events that name a person, a place or an asset.

A command's references are checked by the kernel before any rule is asked; those of an event become
words of its message (`who:octavian`), so that phones can name and draw what is meant.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, get_args, get_type_hints

from pydantic import Field


@dataclass(frozen=True, slots=True)
class Reference:
    """Marks a field whose value is the id of something. `kind` is what it names."""

    kind: str


CROWD = 12
"""Maximum number of people whom a sentence names, and by whose names a search finds it."""

_ID = Field(max_length=64)
Who = Annotated[str, Reference("who"), _ID]
"""A character."""
Place = Annotated[str, Reference("place"), _ID]
"""A place."""
Asset = Annotated[str, Reference("asset"), _ID]
"""An asset."""


_KNOWN: dict[type, Mapping[str, str]] = {}


def references(kind: type) -> Mapping[str, str]:
    """The kind of reference that each field of a class holds, by field name."""
    found = _KNOWN.get(kind)
    if found is None:
        hints = get_type_hints(kind, include_extras=True)
        kinds = {name: _kind(hint) for name, hint in hints.items()}
        found = _KNOWN[kind] = {name: what for name, what in kinds.items() if what}
    return found


def _kind(hint: Any) -> str:
    own = (mark.kind for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Reference))
    inside = (_kind(part) for part in get_args(hint))
    return next(filter(None, (*own, *inside)), "")


def references_in(command: Any) -> Iterator[tuple[str, str]]:
    """Each reference of a command, as (kind, id). An optional field that is empty gives none."""
    for name, kind in references(type(command)).items():
        value, required = getattr(command, name), type(command).model_fields[name].is_required()
        if not isinstance(value, str):
            yield from ((kind, one) for one in value or ())
        elif value or required:
            yield kind, value


def message_args(event: Any) -> dict[str, Any]:
    """The arguments of an event's message: each field by its name, references with their kind."""
    kinds = references(type(event))
    return {
        name: _worded(kinds.get(name, ""), getattr(event, name)) for name in event.__struct_fields__
    }


def arguments(
    *own: str, count: str = "", **others: str | Callable[[Any], Any]
) -> Callable[[Any], dict[str, Any]]:
    """Message arguments from some of an event's fields: these by their own name, others by another.

    A reference that is left out is said as `none`; `n` is how many the field `count` holds. What no
    field holds as it is said is worked out by a function of the event, such as `count_of(...)`.
    """
    fields = {**{name: name for name in own}, **others}
    if count:
        fields["n"] = count_of(count)

    def message_args(event: Any) -> dict[str, Any]:
        kinds = references(type(event))
        return {
            argument: (
                _said(kinds.get(field, ""), getattr(event, field))
                if isinstance(field, str)
                else field(event)
            )
            for argument, field in fields.items()
        }

    return message_args


def count_of(*fields: str) -> Callable[[Any], int]:
    """For `arguments`: how many these fields of an event hold, numbers and lists together."""
    return lambda event: sum(
        held if isinstance(held := getattr(event, field), int) else len(held) for field in fields
    )


def yes_if(field: str) -> Callable[[Any], str]:
    """For `arguments`: whether this field of an event is true, said as `yes` or `no`."""
    return lambda event: "yes" if getattr(event, field) else "no"


def _said(kind: str, value: Any) -> Any:
    return "none" if kind and value == "" else _worded(kind, value)


def _worded(kind: str, value: Any) -> Any:
    if not kind:
        return value
    if isinstance(value, str):
        return f"{kind}:{value}"
    return [f"{kind}:{one}" for one in value]
