"""GraphQL types, made from the pydantic models of REST so that both agree.

The values of output types are the documents themselves: a field is looked up by its name in JSON.
"""

import keyword
import types
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin

import annotated_types
import strawberry
from pydantic import BaseModel
from pydantic.fields import FieldInfo
from strawberry.scalars import JSON
from strawberry.schema.config import StrawberryConfig
from strawberry.schema.name_converter import NameConverter

from api.graphql.closed_sets import (
    InputEnums,
    camel_case,
    is_optional,
    may_be_empty,
    output_enum,
    without_null,
)
from api.graphql.field_descriptions import with_field_descriptions
from api.models.field_docs import description_without_values, field_docs
from ledger.contract.acts import Command
from ledger.language.free_text import FreeText, TextLimits

Long = NewType("Long", int)
"""An integer that may need more than 32 bits."""

INT_MAXIMUM = 2**31 - 1

OF_AN_ASSET = (
    *("amount", "amounts", "worth", "came", "left", "least", "most", "step", "total"),
    *("received", "given", "held", "balance", "opening", "closing"),
    *("books", "difference", "moved"),
)
MILLISECOND_FIELDS = (
    "at",
    "began",
    "ended",
    "happened_at",
    "now",
    "opened",
    "paused",
    "times",
    "until",
)
LARGE_NUMBER_FIELDS = frozenset(OF_AN_ASSET + MILLISECOND_FIELDS)
"""Names of the fields that may need more than 32 bits."""

Shape = Callable[[Any], Any]
"""Converts a model, or a map of amounts, to its GraphQL type."""


@with_field_descriptions
@strawberry.type(description="So many units of an asset.")
class Amount:
    """An amount of an asset."""

    asset: str
    """The asset."""
    amount: Long
    """How much of it, in units of the asset (money in denarii)."""


@with_field_descriptions
@strawberry.input(description="So many units of an asset, or of an option.")
class Share:
    """An amount of an asset."""

    asset: str
    """The asset, or the option that gets the share."""
    amount: Long
    """How much of it, in units of the asset (money in denarii)."""


@with_field_descriptions
@strawberry.type(description="The goods of a character.")
class Account:
    """The goods of a character."""

    character: str
    """The character."""
    holds: list[Amount]
    """How much of each asset."""


def _get(document: Any, field_name: str) -> Any:
    if isinstance(document, dict):
        return document.get(field_name.removesuffix("_"))
    return getattr(document, field_name)


def _long(value: Any) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53:
        return value
    raise ValueError(f"{value!r} is not a whole number of at most 53 bits")


SCHEMA_CONFIG = StrawberryConfig(
    name_converter=NameConverter(auto_camel_case=True),
    default_resolver=_get,
    relay_max_results=100,
    disable_field_suggestions=True,
    scalar_map={
        Long: strawberry.scalar(
            name="Long",
            description="A whole number of up to 53 bits: milliseconds, amounts.",
            serialize=_long,
            parse_value=_long,
        )
    },
)


@cache
def output_type(model: type[BaseModel]) -> Any:
    """Return the output type of a model."""
    annotations: dict[str, Any] = {}
    members: dict[str, Any] = {}
    docs = field_docs(model)
    for field_name, field in model.model_fields.items():
        field_key = field.alias or field_name
        resolver = _resolver(field_key, without_null(field.annotation))
        annotations[_python_name(field_key)] = output_enum(model, field_name) or _annotation(
            field_key, field, _nested_output
        )
        options: dict[str, Any] = {} if resolver is None else {"resolver": resolver}
        description = description_without_values(docs.get(field_name, "")) or None
        members[_python_name(field_key)] = strawberry.field(
            name=camel_case(field_key), description=description, **options
        )
    field_name = model.__name__.removesuffix("WithText")
    graphql_type = _make_type(field_name, annotations, members)
    return strawberry.type(graphql_type, name=field_name, description=class_description(model))


def input_type(model: type[Command], type_name: str, enums: InputEnums) -> type:
    """Return the input type of a command, under this name."""
    annotations: dict[str, Any] = {}
    members: dict[str, Any] = {}
    docs = field_docs(model)
    for field_name, field in model.model_fields.items():
        field_key = field.alias or field_name
        closed_set = enums.enum_for(field.annotation)
        annotation = closed_set or _annotation(field_key, field, _nested_input)
        is_required = field.is_required()
        annotations[_python_name(field_key)] = annotation if is_required else annotation | None
        default_option = {} if is_required else {"default": strawberry.UNSET}
        description = (
            description_without_values(docs.get(field_name, "")),
            _limits_sentence(field, has_names=closed_set is not None),
        )
        members[_python_name(field_key)] = strawberry.field(
            name=camel_case(field_key),
            description=" ".join(filter(None, description)) or None,
            **default_option,
        )
    graphql_type = _make_type(type_name, annotations, members)
    return strawberry.input(graphql_type, name=type_name, description=class_description(model))


def command_fields(graphql_input: Any, model: type[Command]) -> dict[str, Any]:
    """Return a command's fields as in JSON, from a value of its input type."""
    keys = {
        field.alias or field_name: field.annotation
        for field_name, field in model.model_fields.items()
    }
    field_values = {
        field_key: getattr(graphql_input, _python_name(field_key)) for field_key in keys
    }
    return {
        field_key: _json_value(field_value, keys[field_key])
        for field_key, field_value in field_values.items()
        if field_value is not strawberry.UNSET
    }


def _json_value(value: Any, annotation: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if value is None and may_be_empty(annotation):
        return ""
    if isinstance(value, list) and value and all(isinstance(item, Share) for item in value):
        return {share.asset: share.amount for share in value}
    return value


def _python_name(field_key: str) -> str:
    return f"{field_key}_" if keyword.iskeyword(field_key) else field_key


def _make_type(type_name: str, annotations: Mapping[str, Any], members: Mapping[str, Any]) -> type:
    # required fields come first, because a dataclass demands it
    required_keys = [
        field_key for field_key in annotations if members[field_key].default is not strawberry.UNSET
    ]
    order = [
        *required_keys,
        *(field_key for field_key in annotations if field_key not in required_keys),
    ]
    body = {
        "__annotations__": {field_key: annotations[field_key] for field_key in order},
        "__module__": __name__,
    }
    return type(type_name, (), body | {field_key: members[field_key] for field_key in order})


def class_description(model: type[Any]) -> str:
    """Return the docstring of a class as one paragraph."""
    return " ".join((model.__doc__ or "").split())


def _annotation(field_key: str, field: FieldInfo, nested_shape: Shape) -> Any:
    annotation = field.annotation
    maximum = next(
        (
            constraint.le
            for constraint in field.metadata
            if isinstance(constraint, annotated_types.Le)
        ),
        0,
    )
    if without_null(annotation) is int and (
        field_key in LARGE_NUMBER_FIELDS or (isinstance(maximum, int) and maximum > INT_MAXIMUM)
    ):
        return Long | None if is_optional(annotation) else Long
    if annotation == list[int] and field_key in LARGE_NUMBER_FIELDS:
        return list[Long]
    return _field_type(annotation, nested_shape)


def _field_type(annotation: Any, nested_shape: Shape) -> Any:
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _field_type(args[0], nested_shape)
    if origin in (Union, types.UnionType):
        if is_optional(annotation) and len(args) == 2:  # noqa: PLR2004 - something or null
            return _field_type(without_null(annotation), nested_shape) | None
        return JSON
    if origin in (list, tuple):
        return types.GenericAlias(list, (_field_type(args[0], nested_shape),))
    if origin is Literal:
        return str
    if annotation is FreeText:
        return str
    return annotation if annotation in (str, int, float, bool) else nested_shape(annotation)


def _nested_output(annotation: Any) -> Any:
    if annotation == dict[str, int]:
        return list[Amount]
    if annotation == dict[str, dict[str, int]]:
        return list[Account]
    is_model = isinstance(annotation, type) and issubclass(annotation, BaseModel)
    return output_type(annotation) if is_model else JSON


def _nested_input(annotation: Any) -> Any:
    return list[Share] if annotation == dict[str, int] else JSON


def _resolver(field_key: str, annotation: Any) -> Callable[[Any], Any] | None:
    if may_be_empty(annotation):
        return lambda root: _get(root, field_key) or None
    if annotation == dict[str, int]:
        return lambda root: _amounts(root.get(field_key))
    if annotation == dict[str, dict[str, int]]:
        return lambda root: [
            {"character": character, "holds": _amounts(amounts)}
            for character, amounts in root[field_key].items()
        ]
    return None


def _amounts(amounts: Mapping[str, int] | None) -> list[dict[str, Any]] | None:
    if amounts is None:
        return None
    return [{"asset": asset, "amount": amount} for asset, amount in amounts.items()]


def _constraints_of(field: FieldInfo) -> list[Any]:
    lengths = (
        metadata_item.pydantic_annotations
        for metadata_item in field.metadata
        if isinstance(metadata_item, TextLimits)
    )
    return [*field.metadata, *(constraint for constraints in lengths for constraint in constraints)]


def _limits_sentence(field: FieldInfo, *, has_names: bool) -> str:
    """Return the limits of a field as a sentence, "" for none."""
    limit_texts = []
    for constraint in _constraints_of(field):
        match constraint:
            case annotated_types.Ge(ge):
                limit_texts.append(f"at least {ge}")
            case annotated_types.Le(le):
                limit_texts.append(f"at most {le}")
            case annotated_types.MinLen(minimum):
                limit_texts.append(f"at least {minimum} long")
            case annotated_types.MaxLen(maximum):
                limit_texts.append(f"at most {maximum} long")
    if get_origin(field.annotation) is Literal and not has_names:
        limit_texts.append(f"one of {', '.join(map(str, get_args(field.annotation)))}")
    sentence = "; ".join(limit_texts)
    # `capitalize` would change the listed values to lower case
    return f"{sentence[0].upper()}{sentence[1:]}." if sentence else ""
