"""The private names of `eventsourcing` that our classes use: the list is complete, and no name has
changed.

The library promises nothing about a name that begins with an underscore. A new version of the
library needs a look at these.
"""

import ast
import inspect
from collections.abc import Iterator
from textwrap import dedent
from types import ModuleType

import pytest

from ledger.store import memory, postgres, postgres_recorder, recorder, sqlite
from projections import runner

LIBRARY = "eventsourcing"
MODULES = (memory, postgres, postgres_recorder, recorder, sqlite, runner)

TOUCHED = {
    "memory.MemoryRecorder": {
        "_database_lock",
        "_insert_events",
        "_listeners",
        "_notify_listeners",
        "_stored_events",
        "_stored_events_index",
        "_update_table",
    },
    "recorder.Pool": {"_create_connection", "_get_connection", "_in_use", "_put_condition"},
    "recorder.LedgerSubscription": {"_has_been_notified", "_recorder"},
    "runner.ReadingsOfAllGames": {"_database_lock"},
}
"""The names by module and class."""


def private_names_used(kind: type) -> set[str]:
    """Return the private names that the body of a class reads, calls or sets on an object."""
    read = {node.attr for node in syntax_nodes(kind) if isinstance(node, ast.Attribute)}
    return {name for name in read if is_private(name)}


def private_members_of_class(kind: type) -> set[str]:
    """Return the private names of a class: its methods, and the attributes of `self`."""
    methods = {node.name for node in syntax_nodes(kind) if isinstance(node, ast.FunctionDef)}
    given = {
        node.attr
        for node in syntax_nodes(kind)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    return {name for name in methods | given if is_private(name)}


def syntax_nodes(kind: type) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(dedent(inspect.getsource(kind))))


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def inherited_private_names(kind: type) -> set[str]:
    bases = (base for base in kind.__mro__ if base.__module__.startswith(f"{LIBRARY}."))
    return {name for base in bases for name in private_members_of_class(base)}


def inherited_names_touched(kind: type) -> set[str]:
    return (private_names_used(kind) | private_members_of_class(kind)) & inherited_private_names(
        kind
    )


def our_classes(module: ModuleType) -> Iterator[type]:
    for kind in vars(module).values():
        if isinstance(kind, type) and kind.__module__ == module.__name__:
            yield kind


def short_class_name(kind: type) -> str:
    return f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}"


CLASSES = [
    kind for module in MODULES for kind in our_classes(module) if inherited_private_names(kind)
]


@pytest.mark.parametrize("kind", CLASSES, ids=short_class_name)
def test_the_library_still_has_each_private_name_that_we_use(kind: type) -> None:
    assert inherited_names_touched(kind) == TOUCHED.get(short_class_name(kind), set())


def test_each_class_of_the_list_exists() -> None:
    assert set(TOUCHED) <= {short_class_name(kind) for kind in CLASSES}


def test_a_private_name_that_the_library_has_lost_is_noticed() -> None:
    class PoolWithMovedName(recorder.Pool):
        _in_hand: int

        def look(self) -> int:
            return self._in_hand

    assert "_in_hand" in private_names_used(PoolWithMovedName)
    assert "_in_hand" not in inherited_names_touched(PoolWithMovedName)
    assert "_in_use" in inherited_names_touched(recorder.Pool)
