"""Both descriptions of the API explain everything in them, in plain words and with units."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from graphql import GraphQLEnumType, GraphQLInputObjectType, GraphQLObjectType, build_schema

from api.app import ROUTES
from api.base.model import Model
from api.graphql.schema import make_schema
from api.models.field_docs import description_without_values, field_docs, value_docs
from api.models.lines import Roll
from api.openapi.description import OpenApi
from api.reading.account_models import Till
from ledger.games.catalogue import GAMES
from ledger.games.morituri.slice_types import GladiatorDoc

UNIT = re.compile(
    r"milliseconds|seconds|minutes|degrees|probability|number|times|how many|positions?"
    r"|units?|denarii|boxes|points|votes|pips|faces?|sides?|skill|from \d|\d or \d|years?|worth",
    re.IGNORECASE,
)
"""A word that says what a number counts or measures."""

NOUN = re.compile(r"(?:^|[.;:] )(?:What|Who|Whoever|Whatever)\b")
"""A question word that begins a sentence in place of a noun."""


@cache
def document() -> dict[str, Any]:
    return OpenApi(ROUTES, GAMES).document


def all_schema_properties() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield each property of each schema: its place, its name, and the property.

    Families of keys are properties, too.
    """
    for name, schema in document()["components"]["schemas"].items():
        yield from _inner_properties(name, schema)


def _inner_properties(where: str, value: Any) -> Iterator[tuple[str, str, dict[str, Any]]]:
    if isinstance(value, list):
        for one in value:
            yield from _inner_properties(where, one)
    if not isinstance(value, dict):
        return
    for members in ("properties", "patternProperties"):
        for name, one in value.get(members, {}).items():
            yield f"{where}.{name}", name, one
            yield from _inner_properties(f"{where}.{name}", one)
    for key in ("items", "anyOf", "oneOf", "additionalProperties", "prefixItems"):
        yield from _inner_properties(where, value.get(key))


def has_numbers(schema: Any) -> bool:
    """Return whether a value is a number, or a list or a map of numbers."""
    if not isinstance(schema, dict):
        return False
    inner = (schema.get("items"), schema.get("additionalProperties"))
    parts = (*inner, *schema.get("anyOf", ()), *schema.get("prefixItems", ()))
    return schema.get("type") in ("integer", "number") or any(map(has_numbers, parts))


def is_informative(words: str | None, name: str) -> bool:
    """Return whether a description is a sentence that says more than the name."""
    if not words or not words.rstrip().endswith(".") or NOUN.search(words):
        return False
    plain = re.sub(r"[^a-z]", "", words.lower())
    return plain != re.sub(r"[^a-z]", "", name.lower()) and " " in words


def test_every_property_of_rest_is_described() -> None:
    assert [
        where
        for where, name, one in all_schema_properties()
        if not is_informative(_description_of(one), name)
    ] == []


def test_every_number_of_rest_has_a_unit() -> None:
    numbers = (
        (where, _description_of(one))
        for where, _, one in all_schema_properties()
        if has_numbers(one)
    )
    assert [(where, words) for where, words in numbers if not UNIT.search(words)] == []


def _description_of(schema: dict[str, Any]) -> str:
    return str(schema.get("description", ""))


def test_every_parameter_answer_and_operation_of_rest_is_described() -> None:
    silent = []
    for path, operations in document()["paths"].items():
        for method, operation in operations.items():
            where = f"{method} {path}"
            said = {"summary": operation["summary"], "description": operation["description"]}
            said |= {p["name"]: p["description"] for p in operation["parameters"]}
            said |= {s: r["description"] for s, r in operation["responses"].items()}
            silent += [
                f"{where} {name}" for name, words in said.items() if not is_informative(words, name)
            ]
    assert silent == []


def test_no_two_schemas_have_one_title() -> None:
    titles = [schema["title"] for schema in document()["components"]["schemas"].values()]
    assert len(set(titles)) == len(titles)


def described_graphql_parts() -> Iterator[tuple[str, str, str | None]]:
    """Yield every type, field, argument and value of GraphQL: place, name and description."""
    schema = build_schema(make_schema(GAMES).as_str())
    for name, kind in schema.type_map.items():
        if name.startswith("__") or name in ("String", "Int", "Float", "Boolean", "ID"):
            continue
        yield name, name, kind.description
        if isinstance(kind, GraphQLObjectType | GraphQLInputObjectType):
            for field, one in kind.fields.items():
                yield f"{name}.{field}", field, one.description
                for argument, given in getattr(one, "args", {}).items():
                    yield f"{name}.{field}({argument})", argument, given.description
        if isinstance(kind, GraphQLEnumType):
            for value, member in kind.values.items():
                yield f"{name}.{value}", value, member.description


def test_every_type_field_argument_and_value_of_graphql_is_described() -> None:
    assert [
        where for where, name, words in described_graphql_parts() if not is_informative(words, name)
    ] == []


def test_both_apis_describe_a_field_in_the_same_words() -> None:
    said = {where: words for where, _, words in described_graphql_parts()}
    line = document()["components"]["schemas"]["Line"]["properties"]
    assert said["Line.at"] == line["at"]["description"]
    give = document()["components"]["schemas"]["ludi_romani.give"]["properties"]
    assert (said["LudiRomaniGive.to"] or "").startswith(give["to"]["description"])


def test_a_field_keeps_the_description_of_the_class_it_comes_from() -> None:
    assert field_docs(GladiatorDoc)["place"].startswith("The place")
    assert field_docs(GladiatorDoc)["deaths"] == "Number of times the gladiator died."


def test_the_description_of_a_field_is_split_from_those_of_its_values() -> None:
    words = field_docs(Roll)["source"]
    assert description_without_values(words) == "How it was rolled."
    assert value_docs(words).keys() == {"server", "table"}
    assert value_docs(field_docs(Roll)["origin"])[""] == "Nobody added any."


def test_a_redeclared_field_keeps_its_description() -> None:
    class TillWithRedeclaredField(Till):
        """A till again."""

        books: int

    assert field_docs(TillWithRedeclaredField)["books"] == field_docs(Till)["books"]


def test_a_field_without_a_description_gets_none() -> None:
    class ShapeWithoutDescription(Model):
        """A shape without any description."""

        books: int

    assert field_docs(ShapeWithoutDescription) == {}


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("", "at"),
        (None, "at"),
        ("At.", "at"),
        ("when it was", "at"),
        ("What it is.", "kind"),
        ("Its kind. Who did it.", "kind"),
    ],
)
def test_a_description_without_content_is_reported(words: str | None, name: str) -> None:
    assert not is_informative(words, name)
