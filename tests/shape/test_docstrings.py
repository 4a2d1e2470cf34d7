"""Methods are described, and fields at the field. Ruff checks modules, classes and functions."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.shape.tree import PRODUCT, files_in, parse_module

Method = ast.FunctionDef | ast.AsyncFunctionDef
NOT_A_PARENT = {"ABC", "Generic", "Protocol", "NamedTuple", "StrEnum", "Enum", "BaseModel"}
MAX_FIELDS = 3
"""Maximum number of fields that one paragraph of a class's docstring may name."""
NAMED = re.compile(r"(?<=`)\w+(?=`)|\w{4,}")
"""A word that may name a field: any word in backticks, or a longer one without."""


def test_every_public_method_is_described_or_its_class_or_protocol_is() -> None:
    promised = {
        method.name
        for _, owner, method in public_product_methods()
        if "Protocol" in base_names(owner) and ast.get_docstring(method)
    }
    silent = [
        f"{path}:{method.lineno} {owner.name}.{method.name}"
        for path, owner, method in public_product_methods()
        if not ast.get_docstring(method)
        and method.name not in promised
        and base_names(owner) <= NOT_A_PARENT
    ]
    assert silent == []


def test_no_class_explains_four_of_its_fields_in_one_paragraph() -> None:
    crowded = [
        f"{path}:{owner.lineno} {owner.name}: {sorted(named)}"
        for path in files_in(*PRODUCT, "deploy")
        for owner in ast.walk(parse_module(path))
        if isinstance(owner, ast.ClassDef)
        for named in crowded_paragraphs(owner)
    ]
    assert crowded == []


@pytest.mark.parametrize(
    ("docstring", "named"),
    [
        ("A road from `a` to `b`: its length, its toll.", [{"a", "b", "length", "toll"}]),
        ("A road from `a` to `b`.\n\nIts length, its toll.", []),
        ("A road: a length and a toll.", []),
    ],
)
def test_a_paragraph_is_crowded_by_the_fourth_field(docstring: str, named: list[set[str]]) -> None:
    fields = ("a: str", "b: str", "length: int", "toll: int = 0")
    (owner,) = ast.parse("\n    ".join(("class Road:", repr(docstring), *fields))).body
    assert isinstance(owner, ast.ClassDef)
    assert list(crowded_paragraphs(owner)) == named


def crowded_paragraphs(owner: ast.ClassDef) -> Iterator[set[str]]:
    """Yield the fields that one paragraph of a class's docstring names, if they are too many."""
    fields = {
        node.target.id
        for node in owner.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    for paragraph in (ast.get_docstring(owner) or "").split("\n\n"):
        named = fields & set(NAMED.findall(paragraph))
        if len(named) > MAX_FIELDS:
            yield named


def public_product_methods() -> Iterator[tuple[str, ast.ClassDef, Method]]:
    for path in files_in(*PRODUCT):
        for owner in ast.walk(parse_module(path)):
            if isinstance(owner, ast.ClassDef) and not owner.name.startswith("_"):
                for method in public_methods(owner):
                    yield str(path), owner, method


def public_methods(owner: ast.ClassDef) -> Iterator[Method]:
    for node in owner.body:
        if isinstance(node, Method) and not node.name.startswith("_"):
            yield node


def base_names(owner: ast.ClassDef) -> set[str]:
    """Return the names of a class's base classes, without their modules."""
    return {ast.unparse(base).split("[")[0].split(".")[-1] for base in owner.bases}
