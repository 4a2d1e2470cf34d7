"""The words of the game of nuts: its commands and its entries."""

from typing import ClassVar

from pydantic import Field

from ledger.contract import Command
from ledger.entry import Body


class Give(Command):
    to: str = Field(max_length=64)
    nuts: int = Field(ge=1, le=1000)


class Swap(Command):
    with_: str = Field(alias="with", max_length=64)
    nuts: int = Field(ge=1, le=1000)


class Throw(Command):
    """Throw a knucklebone."""


class Sit(Command):
    where: str = Field(max_length=64)


class Dare(Command):
    who: str = Field(max_length=64)


class Ring(Command):
    """Ring the bell: the next round begins."""


class NutsGiven(Body, frozen=True):
    STORED: ClassVar[str] = "nuces/nuts-given@1"
    giver: str
    taker: str
    nuts: int


class Swapped(Body, frozen=True):
    STORED: ClassVar[str] = "nuces/swapped@1"
    one: str
    other: str


class Thrown(Body, frozen=True):
    STORED: ClassVar[str] = "nuces/thrown@1"
    who: str
    value: int


class SatDown(Body, frozen=True):
    STORED: ClassVar[str] = "nuces/sat-down@1"
    who: str
    where: str


class Dared(Body, frozen=True):
    STORED: ClassVar[str] = "nuces/dared@1"
    who: str
    answer: str
