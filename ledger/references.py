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
    *own: str, count: str = "", flag: str = "", **renamed: str
) -> Callable[[Any], dict[str, Any]]:
    """Message arguments from some of an event's fields: these by their own name, those by another.

    A reference that is left out is said as `none`; `n` is how many the field `count` holds; the
    field `flag` is said as `yes` or `no`.
    """
    fields = {**{name: name for name in own}, **renamed}

    def message_args(event: Any) -> dict[str, Any]:
        kinds = references(type(event))
        said = {
            argument: _said(kinds.get(field, ""), getattr(event, field))
            for argument, field in fields.items()
        }
        if count:
            said["n"] = len(getattr(event, count))
        if flag:
            said[flag] = "yes" if getattr(event, flag) else "no"
        return said

    return message_args


def _said(kind: str, value: Any) -> Any:
    return "none" if kind and value == "" else _worded(kind, value)


def _worded(kind: str, value: Any) -> Any:
    if not kind:
        return value
    if isinstance(value, str):
        return f"{kind}:{value}"
    return [f"{kind}:{one}" for one in value]
