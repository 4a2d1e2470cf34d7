"""No object of the server has a function that others put into it.

A function comes as an argument, where it is typed and seen. Assigning a function to an attribute of
another object would connect the two objects in a place where no reader looks.
"""

import ast
from collections.abc import Iterator

import pytest

from tests.shape.tree import files_in, parse_module

WIRED = """
class Writer:
    def __init__(self) -> None:
        self.adopted: Callable[[], None] = lambda: None

class Game:
    def __init__(self) -> None:
        self.writer = Writer()
        self.writer.adopted = self._adopted
"""


def callback_attributes(tree: ast.AST) -> Iterator[str]:
    """Yield the attributes whose annotation is a function."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and "Callable" in ast.unparse(node.annotation):
            target = node.target
            if isinstance(target, ast.Attribute):
                yield target.attr
            elif isinstance(target, ast.Name):
                yield target.id


def outside_assignments(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the attributes that are assigned to an object other than `self`, with their lines."""
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else []
        for target in targets:
            for one in ast.walk(target):
                outside = isinstance(one, ast.Attribute) and ast.unparse(one.value) != "self"
                if isinstance(one, ast.Attribute) and outside and isinstance(one.ctx, ast.Store):
                    yield one.lineno, one.attr


def wired_callbacks(trees: dict[str, ast.Module]) -> list[str]:
    held = {name for tree in trees.values() for name in callback_attributes(tree)}
    return [
        f"{path}:{line} fills in {name}"
        for path, tree in trees.items()
        for line, name in outside_assignments(tree)
        if name in held
    ]


def test_no_object_of_the_server_has_its_functions_filled_in_by_others() -> None:
    assert wired_callbacks({str(path): parse_module(path) for path in files_in("api")}) == []


@pytest.mark.parametrize("filled", ["self.writer.adopted = 1", "self.adopted = 1"])
def test_a_function_that_others_fill_in_is_found(filled: str) -> None:
    source = WIRED.replace("self.writer.adopted = self._adopted", filled)
    assert bool(wired_callbacks({"here": ast.parse(source)})) is filled.startswith("self.writer")
