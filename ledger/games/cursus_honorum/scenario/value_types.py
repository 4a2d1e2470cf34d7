"""Types of the values in a scenario: kinds of faces, and numbers with bounds."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

FaceKind: TypeAlias = Literal[
    "disapproval", "wealth", "skill", "political_capital", "choice", "political_attack"
]

Count = Annotated[int, Field(ge=0, le=1000)]
SmallNumber = Annotated[int, Field(ge=1, le=100)]
