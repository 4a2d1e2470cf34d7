"""The documents of characters and regions, as they travel."""

from typing import NotRequired

from ledger.record.view import PersonDoc, PlaceDoc


class CharacterDoc(PersonDoc):
    """A character."""

    patroni: NotRequired[list[str]]
    """The patroni of a cliens."""
    god: NotRequired[str]
    """The god of a bacchant."""
    guise: NotRequired[str]
    """The god in whose shape a god goes about."""


class RegionDoc(PlaceDoc):
    """A region."""

    tributum: int
    """The tribute that it pays in a year, in denarii."""
    sea: bool
    """Whether ships reach it."""
    pestis: bool
    """Whether a plague has struck it."""
