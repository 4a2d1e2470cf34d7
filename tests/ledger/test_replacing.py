"""The faster replacement of fields gives the same as the library's."""

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest

from ledger.games.catalogue import GAMES
from ledger.record.replacing import replace


def parts_of(value: Any) -> Iterator[Any]:
    """Yield the dataclass instance and all instances in its fields."""
    if dataclasses.is_dataclass(value):
        yield value
        for field in dataclasses.fields(value):
            yield from parts_of(getattr(value, field.name))


def test_each_field_of_a_world_is_replaced_as_the_library_does_it() -> None:
    rules = GAMES["ludi_romani"]
    world = rules.scenarios.found(rules.scenarios.read(None, "")).world
    one = next(iter(world.people.values()))
    parts = [part for part in (*parts_of(world), one) if len(dataclasses.fields(part)) > 1]
    assert len(parts) > 5
    for part in parts:
        assert replace(part) == part
        for field in dataclasses.fields(part):
            changes = {field.name: getattr(part, field.name)}
            assert replace(part, **changes) == dataclasses.replace(part, **changes)
            changed = replace(part, **{field.name: "another"})
            assert changed == dataclasses.replace(part, **{field.name: "another"})
            assert getattr(part, field.name) == changes[field.name]


def test_an_unknown_field_is_refused() -> None:
    rules = GAMES["ludi_romani"]
    world = rules.scenarios.found(rules.scenarios.read(None, "")).world
    changes = {"moons": 2}
    with pytest.raises(TypeError, match="World has no field moons"):
        replace(world, **changes)
