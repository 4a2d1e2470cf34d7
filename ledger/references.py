"""References: fields of commands and events that name a person, a place, an asset or an entry.

A command's references are checked by the kernel before any rule is asked; those of an event become
words of its message (`who:octavian`), so that phones can name and draw what is meant.
"""

from collections.abc import Iterator, Mapping
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
EntryId = Annotated[str, Reference("entry"), _ID]
"""An entry, by its id."""


_KNOWN: dict[type, Mapping[str, str]] = {}


def references(kind: type) -> Mapping[str, str]:
    """What the fields of a class name, by field: also those that hold several ids."""
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


def named(command: Any) -> Iterator[tuple[str, str]]:
    """What a command names, as (kind, id); fields left empty name nothing."""
    for name, kind in references(type(command)).items():
        value = getattr(command, name)
        for one in (value,) if isinstance(value, str) else value or ():
            if one:
                yield kind, one


def message_args(event: Any) -> dict[str, Any]:
    """The arguments of an event's message: each field by its name, references with their kind."""
    kinds = references(type(event))
    return {
        name: _worded(kinds.get(name, ""), getattr(event, name)) for name in event.__struct_fields__
    }


def _worded(kind: str, value: Any) -> Any:
    if not kind:
        return value
    if isinstance(value, str):
        return f"{kind}:{value}"
    return [f"{kind}:{one}" for one in value]
