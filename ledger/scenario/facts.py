"""The base of every part of a scenario, and the shapes that all games share."""

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

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


class Doubt(NamedTuple):
    """Something allowed but probably not meant: the rule or question it touches, in a sentence."""

    rule: str
    message: str
