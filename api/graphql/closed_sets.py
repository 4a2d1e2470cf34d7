"""Closed sets as GraphQL enums: fields of answers and acts with a few possible words."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from typing import Any, Literal, get_args, get_origin

import strawberry
from pydantic import BaseModel

from api.models.field_docs import description_without_values, field_docs, value_docs
from ledger.contract.acts import Command

ClosedSet = tuple[str, ...]

_NAME_PATTERN = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


def camel_case(name: str) -> str:
    """Return a name in GraphQL's form: `legioCurialis` for `legio_curialis` or `legio-curialis`."""
    first_word, *later_words = name.replace("-", "_").split("_")
    return first_word + "".join(word.capitalize() for word in later_words)


def is_optional(annotation: Any) -> bool:
    """Return whether a value may be null."""
    return type(None) in get_args(annotation)


def without_null(annotation: Any) -> Any:
    """Return the annotation of a value, without the part that allows null."""
    member_types = [
        member_type for member_type in get_args(annotation) if member_type is not type(None)
    ]
    return member_types[0] if is_optional(annotation) and len(member_types) == 1 else annotation


def words_of(annotation: Any) -> ClosedSet:
    """Return the words of a closed set, without ""; no words for any other annotation."""
    literal = without_null(annotation)
    values = get_args(literal) if get_origin(literal) is Literal else ()
    return tuple(word for word in values if word)


def may_be_empty(annotation: Any) -> bool:
    """Return whether "" is one of the words of a closed set. In GraphQL this word is null."""
    literal = without_null(annotation)
    return get_origin(literal) is Literal and "" in get_args(literal)


def value_descriptions(model: type[BaseModel], field_name: str) -> Mapping[str, str]:
    """Return the description of each word of a closed set, and under "" that of the set."""
    description = field_docs(model).get(field_name, "")
    return {**value_docs(description), "": description_without_values(description)}


@cache
def output_enum(model: type[BaseModel], field_name: str) -> Any:
    """Return the enum of a field of an answer that is a closed set, or None.

    The members are spelled as in REST. A field that may be "" may be null.
    """
    annotation = model.model_fields[field_name].annotation
    values = words_of(annotation)
    if not values:
        return None
    title = f"{model.__name__.removesuffix('WithText')}{camel_case(f'_{field_name}')}"
    enum_class = _enum(title, values, value_descriptions(model, field_name))
    return enum_class | None if may_be_empty(annotation) or is_optional(annotation) else enum_class


class InputEnums:
    """The enums of all closed sets among the fields of a game's commands.

    A set that several commands use is named by the game and the field. The name of any other set
    also contains its command. Members have the spelling of REST. A set with a word that GraphQL
    cannot write, such as `next-round`, has no enum.
    """

    def __init__(self, group: str, commands: Iterable[type[Command]]) -> None:
        uses: dict[ClosedSet, list[tuple[type[Command], str]]] = defaultdict(list)
        for command in commands:
            for field_name, field in command.model_fields.items():
                values = words_of(field.annotation)
                if values and all(map(_NAME_PATTERN.fullmatch, values)):
                    uses[values].append((command, field_name))
        self._enums: dict[ClosedSet, Any] = {}
        used_names: set[str] = set()
        for values, fields in uses.items():
            command, field_name = fields[0]
            title = f"{group}{camel_case(f'_{field_name}')}"
            if title in used_names or len({command for command, _ in fields}) == 1:
                title = f"{group}{command.__name__}{camel_case(f'_{field_name}')}"
            used_names.add(title)
            self._enums[values] = _enum(title, values, value_descriptions(command, field_name))

    def enum_for(self, annotation: Any) -> Any:
        """Return the enum of a field; None if the field has none."""
        return self._enums.get(words_of(annotation))


def _enum(title: str, values: ClosedSet, docs: Mapping[str, str]) -> Any:
    members = {word: strawberry.enum_value(word, description=docs.get(word)) for word in values}
    return strawberry.enum(_enum_type(title, members), name=title, description=docs.get(""))


def _enum_type(title: str, members: Mapping[str, Any]) -> Any:
    # calling `Enum` makes a type, which mypy only understands for literal members
    build: Any = Enum
    return build(title, members)
