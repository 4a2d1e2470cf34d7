"""Public methods say what they return. Ruff checks modules, classes and functions."""

import ast
from collections.abc import Iterator

from tests.shape.tree import PRODUCT, files_in, parsed

Method = ast.FunctionDef | ast.AsyncFunctionDef
NOT_A_PARENT = {"ABC", "Generic", "Protocol", "NamedTuple", "StrEnum", "Enum", "BaseModel"}


def test_every_public_method_is_described_or_its_class_or_protocol_is() -> None:
    promised = {
        method.name
        for _, owner, method in methods()
        if "Protocol" in parents(owner) and ast.get_docstring(method)
    }
    silent = [
        f"{path}:{method.lineno} {owner.name}.{method.name}"
        for path, owner, method in methods()
        if not ast.get_docstring(method)
        and method.name not in promised
        and parents(owner) <= NOT_A_PARENT
    ]
    assert silent == []


def methods() -> Iterator[tuple[str, ast.ClassDef, Method]]:
    for path in files_in(*PRODUCT):
        for owner in ast.walk(parsed(path)):
            if isinstance(owner, ast.ClassDef) and not owner.name.startswith("_"):
                for method in public_methods(owner):
                    yield str(path), owner, method


def public_methods(owner: ast.ClassDef) -> Iterator[Method]:
    for node in owner.body:
        if isinstance(node, Method) and not node.name.startswith("_"):
            yield node


def parents(owner: ast.ClassDef) -> set[str]:
    """Return the names of a class's base classes, without their modules."""
    return {ast.unparse(base).split("[")[0].split(".")[-1] for base in owner.bases}
