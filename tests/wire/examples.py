"""The files of the examples, the missing examples, and made-up ones."""

import types
import typing
from pathlib import Path
from typing import Any

import msgspec

from ledger.contract.acts import EventType
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.event_types import KERNEL_EVENTS
from ledger.record.entry import Entry, Event, Registry, UnknownEntryError
from tests.toy.rules import TOY

HERE = Path(__file__).parent
KERNEL = "kernel"
RULESETS: dict[str, tuple[EventType[Any, Any], ...]] = {
    KERNEL: KERNEL_EVENTS,
    TOY.name: TOY.play.events,
    **{name: rules.play.events for name, rules in GAMES.items()},
}
PLAIN: dict[Any, Any] = {int: 7, bool: True, float: 0.5, Any: "anything", types.NoneType: None}
"""Made-up values by type. A made-up text is the name of its field."""


def examples_file_of(ruleset: str) -> Path:
    """Return the file of a ruleset's examples."""
    return HERE / f"{ruleset}.jsonl"


def pinned_examples(ruleset: str) -> list[bytes]:
    """Return the examples of a ruleset, oldest first, or none without a file."""
    file = examples_file_of(ruleset)
    return file.read_bytes().splitlines() if file.exists() else []


def registry_of(ruleset: str) -> Registry:
    """Return the registry that reads a ruleset's entries."""
    return Registry(entry_type.event for entry_type in RULESETS[ruleset])


def types_without_example(ruleset: str) -> list[type[Event]]:
    """Return the types without an example that is read back unchanged."""
    registry = registry_of(ruleset)
    good: set[str] = set()
    for line in pinned_examples(ruleset):
        try:
            entry = registry.decode(line)
        except (UnknownEntryError, msgspec.DecodeError):
            continue
        if registry.encode(entry) == line:
            good.add(entry.type)
    return [t.event for t in RULESETS[ruleset] if t.event.STORED not in good]


def made_up_entry(event: type[Event]) -> Entry:
    """Return an entry of this type with made-up words."""
    hints = typing.get_type_hints(event)
    words = {name: _made_up_value(hints[name], name) for name in event.__struct_fields__}
    return Entry(
        position=7,
        id="made-up.0",
        type=event.STORED,
        at=1_700_000_000_000,
        period=3,
        audience=("*",),
        event=event(**words),
    )


def _made_up_value(hint: Any, name: str) -> Any:
    if hint is str:
        return name.rstrip("_")
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        inside = parts[:1] if parts[-1:] == (...,) else parts
        return tuple(_made_up_value(part, name) for part in inside)
    if origin is dict:
        return {_made_up_value(parts[0], "key"): _made_up_value(parts[1], name)}
    if origin in (typing.Union, types.UnionType):
        return _made_up_value(next(part for part in parts if part is not types.NoneType), name)
    if origin is typing.Literal:
        return parts[0]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints = typing.get_type_hints(hint)
        return hint(
            **{field: _made_up_value(hints[field], field) for field in hint.__struct_fields__}
        )
    return PLAIN[hint]
