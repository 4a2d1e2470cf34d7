"""The base of every part of a scenario, and the field types that all games share."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, create_model
from pydantic_core import CoreSchema

SwitchValue: TypeAlias = bool | int | str
Stewards: TypeAlias = Literal["host", "players"]
"""The people who may rule at a table: a host who does not play, or all players."""

DiceFrom: TypeAlias = Literal["server", "table"]
"""Whether the server rolls, or people type in the dice on the table."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Text = Annotated[str, Field(min_length=1, max_length=80)]


class Fact(BaseModel):
    """A part of a scenario: immutable, strict about types, without unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


def model_of_changes(fact: type[Fact], **other_fields: Any) -> type[Fact]:
    """Return the model of an organiser's changes to this part of a scenario.

    Each field of the part except `id` may be given. The type of a field is taken from
    `other_fields`, or else from the part.
    """
    types = {
        field_name: Annotated[field.annotation, *field.metadata]
        if field.metadata
        else field.annotation
        for field_name, field in fact.model_fields.items()
        if field_name != "id"
    }
    fields: dict[str, Any] = {
        field_name: (field_type | None, None)
        for field_name, field_type in (types | other_fields).items()
    }
    return create_model(f"{fact.__name__.removesuffix('Data')}Change", __base__=Fact, **fields)


@dataclass(frozen=True)
class ModelBuiltAtStart:
    """Used as `Annotated[Fact, Shape(...)]` for a type that is built when the program starts."""

    fact: type[Fact]

    def __get_pydantic_core_schema__(
        self, _source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return handler.generate_schema(self.fact)


class DoubtfulSetting(NamedTuple):
    """A setting that is allowed but probably a mistake: a rule or question, and a sentence."""

    rule: str
    message: str
