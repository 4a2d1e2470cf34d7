"""The journey of one act in ARCHITECTURE.md: its stops and its shapes, in order."""

import dataclasses
import importlib
import re
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from types import FrameType
from typing import Any

import msgspec
from pydantic import BaseModel

from tests.api.observed_act import (
    ROOT,
    profile_calls,
    record_first_calls,
    watch_server_giving_nuts,
)

STOP = re.compile(r"^\d+\. .*?`([\w/.]+)::([\w.]+)`", re.MULTILINE)
MOST = 20
SHAPE = re.compile(r"^\| \d+ \| `(\w+)` \| `([\w/.]+)` \|", re.MULTILINE)
MAX_SHAPES = 9
NOT_COUNTED = {
    "a part of a shape": {"Posting", "Give", "Sender", "CommandMeta"},
    "what the command meets": {
        *("State", "Kernel", "Log", "Books", "YardWorld", "Card", "Act", "Viewer"),
        *(
            "CommitDecisions",
            "Submissions",
            "SubmissionsForClock",
            "DurableContext",
            "HeadSigner",
            "Tree",
        ),
    },
    "the answer on its way back": {"Accepted"},
}


def stops_of_journey() -> list[tuple[str, str]]:
    """Return the stops in order: a file, and a function in it."""
    return STOP.findall((ROOT / "ARCHITECTURE.md").read_text("utf-8"))


def journey_shapes() -> list[tuple[str, str]]:
    """Return the shapes in order: a class, and its file."""
    return SHAPE.findall((ROOT / "ARCHITECTURE.md").read_text("utf-8"))


def classes_of_shapes() -> list[type]:
    """Return the classes of the journey's shapes in order."""
    modules = (path.removesuffix(".py").replace("/", ".") for _, path in journey_shapes())
    named = zip(journey_shapes(), modules, strict=True)
    return [getattr(importlib.import_module(module), name) for (name, _), module in named]


@contextmanager
def record_made_types(pool: Executor) -> Iterator[list[type]]:
    """Yield the project's types of data in the order in which objects are made or returned."""
    types: list[type] = []

    def record_types(frame: FrameType, event: str, argument: Any) -> None:
        values: tuple[Any, ...] = ()
        if event == "call" and frame.f_code.co_name == "__init__":
            values = (frame.f_locals.get("self"),)
        elif event == "return":
            values = (argument, *(argument if type(argument) is tuple else ()))
        types.extend(type(value) for value in values if _is_project_data_type(type(value)))

    with profile_calls(pool, record_types):
        yield types


def _is_project_data_type(kind: type) -> bool:
    own = kind.__module__.startswith(("ledger.", "api.", "tests."))
    return own and (dataclasses.is_dataclass(kind) or issubclass(kind, msgspec.Struct | BaseModel))


def test_the_journey_has_at_most_twenty_stops() -> None:
    assert 0 < len(stops_of_journey()) <= MOST


def test_each_stop_on_the_phone_exists() -> None:
    on_phone = [(path, name) for path, name in stops_of_journey() if path.startswith("pwa/")]
    assert on_phone
    for path, name in on_phone:
        said = rf"\b{name}\b(<[^>]*>)?\("
        assert re.search(said, (ROOT / path).read_text("utf-8")), (path, name)


async def test_the_stops_on_the_server_are_reached_in_order() -> None:
    begun = await watch_server_giving_nuts(record_first_calls)
    names = [f"{path}::{name}" for path, name in stops_of_journey() if path.endswith(".py")]
    assert [name for name in names if name not in begun] == []
    assert names == sorted(names, key=begun.__getitem__)


def test_the_journey_has_at_most_nine_shapes_each_where_the_table_says() -> None:
    assert 0 < len(journey_shapes()) <= MAX_SHAPES
    for kind, (name, path) in zip(classes_of_shapes(), journey_shapes(), strict=True):
        assert kind.__name__ == name
        assert kind.__module__ == path.removesuffix(".py").replace("/", ".")


async def test_a_command_takes_exactly_these_shapes_in_order() -> None:
    types = await watch_server_giving_nuts(record_made_types)
    expected = classes_of_shapes()
    on_the_way = types[types.index(expected[0]) : types.index(expected[-1]) + 1]
    taken = [next((k for k in expected if issubclass(kind, k)), kind) for kind in on_the_way]
    others = {kind.__name__ for kind in taken if kind not in expected}
    assert others - set().union(*NOT_COUNTED.values()) == set()
    assert [kind for kind in dict.fromkeys(taken) if kind in expected] == expected
