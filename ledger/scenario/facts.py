"""The base of every part of a scenario, and the shapes that all games share."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, create_model
from pydantic_core import CoreSchema

SwitchValue: TypeAlias = bool | int | str
Stewards: TypeAlias = Literal["host", "players"]
"""Who may rule at a table: a host who does not play, or all who play."""

DiceFrom: TypeAlias = Literal["server", "table"]
"""Whether the server rolls, or dice on the table are typed in."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Text = Annotated[str, Field(min_length=1, max_length=80)]


class Fact(BaseModel):
    """A part of a scenario: immutable, exact about types, and with no field it does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


def changes_to(fact: type[Fact], **other: Any) -> type[Fact]:
    """The shape of what an organiser writes to change such a part of a scenario.

    Each of its fields but `id` may be given, and has the type of `other` or else of the part.
    """
    types = {
        name: Annotated[field.annotation, *field.metadata] if field.metadata else field.annotation
        for name, field in fact.model_fields.items()
        if name != "id"
    }
    fields: dict[str, Any] = {name: (kind | None, None) for name, kind in (types | other).items()}
    return create_model(f"{fact.__name__.removesuffix('Data')}Change", __base__=Fact, **fields)


@dataclass(frozen=True)
class Shape:
    """In `Annotated[Fact, Shape(...)]`: a field of this shape, made when the program starts."""

    fact: type[Fact]

    def __get_pydantic_core_schema__(
        self, _source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return handler.generate_schema(self.fact)


class Doubt(NamedTuple):
    """Something allowed but probably not meant: the rule or question it touches, in a sentence."""

    rule: str
    message: str
