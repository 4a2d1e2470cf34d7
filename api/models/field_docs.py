"""Descriptions of fields: the docstring below each field, for REST and GraphQL alike.

Python drops these docstrings, so they are read from the source. The source is read only when a
description of the API is made.
"""

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from inspect import cleandoc, getsource
from itertools import pairwise

from pydantic import BaseModel

OWN_PACKAGES = frozenset({"api", "ledger", "projections", "tests"})
"""The packages whose sources are read."""

_CLASS_PATTERN = re.compile(r"^class (?P<name>\w+).*?(?=^[^\s)#]|\Z)", re.MULTILINE | re.DOTALL)
_VALUE_PATTERN = re.compile(r"^\* `(?P<value>[^`]*)`: (?P<text>.+)$", re.MULTILINE)
_ITEM_BREAK = re.compile(r"\n(?=\* )")
_EMPTY = '""'


@cache
def field_docs(model_class: type) -> Mapping[str, str]:
    """Return the docstrings of a class's fields by name, with the docstrings of its bases.

    A field that is declared again without a docstring inherits the docstring of the base. A
    pydantic field without a docstring has the description of its type, and the values that its type
    lists.
    """
    docs: dict[str, str] = {}
    for base_class in reversed(list(_bases(model_class))):
        docs |= _field_docstrings(_class_source(base_class)) if _is_ours(base_class) else {}
    if issubclass(model_class, BaseModel):
        for field_name, field in model_class.model_fields.items():
            docs[field_name] = _with_values(docs.get(field_name, ""), field.description or "")
    return {field_name: description for field_name, description in docs.items() if description}


def _with_values(description: str, type_text: str) -> str:
    """Return a field's description, with the values of its type unless it lists them."""
    if not description or value_docs(description) or not value_docs(type_text):
        return description or type_text
    value_list = "\n".join(match[0] for match in _VALUE_PATTERN.finditer(type_text))
    return f"{description}\n\n{value_list}"


def property_docs(model_class: type) -> Mapping[str, str]:
    """Return the docstrings of a class's fields by their names in JSON."""
    docs = field_docs(model_class)
    if not issubclass(model_class, BaseModel):
        return docs
    fields = model_class.model_fields.items()
    return {
        field.alias or field_name: docs[field_name]
        for field_name, field in fields
        if field_name in docs
    }


def description_without_values(description: str) -> str:
    """Return a field's description without the list of its values."""
    return _VALUE_PATTERN.sub("", description).strip()


def value_docs(description: str) -> Mapping[str, str]:
    """Return the description of each value of a field, by the value."""
    values_and_texts = (
        (match["value"], match["text"]) for match in _VALUE_PATTERN.finditer(description)
    )
    return {"" if value == _EMPTY else value: text for value, text in values_and_texts}


def _bases(model_class: type) -> Iterator[type]:
    """Yield a class and the classes that it is made of, each before its own bases.

    A `TypedDict` does not remember its bases, so they are read from the source.
    """
    if not issubclass(model_class, dict):
        yield from model_class.__mro__
        return
    yield model_class
    module = sys.modules[model_class.__module__]
    for base_node in _class_source(model_class).bases:
        base_class = getattr(module, getattr(base_node, "id", ""), None)
        if isinstance(base_class, type):
            yield from _bases(base_class)


def _is_ours(model_class: type) -> bool:
    return model_class.__module__.partition(".")[0] in OWN_PACKAGES


@cache
def _class_source(model_class: type) -> ast.ClassDef:
    """Return the source of a class; an empty class if only its bytecode is installed."""
    block = _class_sources(model_class.__module__).get(model_class.__name__, "class Nothing: ...")
    (node,) = ast.parse(block).body
    if not isinstance(node, ast.ClassDef):
        raise TypeError(block)
    return node


@cache
def _class_sources(module: str) -> Mapping[str, str]:
    """Return the source of each class of a module by its name."""
    try:
        source = getsource(sys.modules[module])
    except OSError:
        return {}
    return {block["name"]: block[0] for block in _CLASS_PATTERN.finditer(source)}


def _field_docstrings(node: ast.ClassDef) -> dict[str, str]:
    docs: dict[str, str] = {}
    for statement, successor in pairwise(node.body):
        match statement, successor:
            case (
                ast.AnnAssign(target=ast.Name(id=field_name))
                | ast.Assign(targets=[ast.Name(id=field_name)]),
                ast.Expr(value=ast.Constant(value=str(description))),
            ):
                docs[field_name] = _join_lines(cleandoc(description))
    return docs


def _join_lines(description: str) -> str:
    """Return a text with each paragraph and each item on one line, as documents need it."""
    return "\n\n".join(
        "\n".join(" ".join(item.split()) for item in _ITEM_BREAK.split(paragraph))
        for paragraph in description.split("\n\n")
    )
