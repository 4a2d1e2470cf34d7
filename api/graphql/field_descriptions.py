"""Descriptions of fields and arguments in GraphQL, taken from REST."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from api.models.field_docs import description_without_values, field_docs
from api.models.meta import description_of
from api.models.parameter_docs import query_docs

T = TypeVar("T", bound=type)


def with_field_descriptions(graphql_type: T, source_class: type | None = None) -> T:
    """Return a strawberry type.

    Its fields have the docstrings of the given class, or else of the type.
    """
    docs = field_docs(source_class or graphql_type)
    definition: Any = vars(graphql_type)["__strawberry_definition__"]
    for field in definition.fields:
        description = description_without_values(docs.get(field.python_name, ""))
        field.description = field.description or description or None
    return graphql_type


def describe_like(source_class: type) -> Callable[[T], T]:
    """Describe the fields of the decorated strawberry type as the fields of another class."""
    return lambda graphql_type: with_field_descriptions(graphql_type, source_class)


def field_with_argument_descriptions(graphql_type: Any, *docs: Mapping[str, str]) -> Any:
    """Return a field whose arguments get their descriptions from the first mapping with the name.

    Raises: KeyError: no mapping describes an argument.
    """
    words_by_name = {
        name: description
        for descriptions in reversed(docs)
        for name, description in descriptions.items()
    }
    for argument in graphql_type.arguments:
        argument.description = words_by_name[argument.python_name.rstrip("_")]
    return graphql_type


def query_parameter_descriptions(answer: Callable[..., Any]) -> Mapping[str, str]:
    """Return the descriptions of a REST resource's query parameters, by name."""
    return query_docs(description_of(answer))
