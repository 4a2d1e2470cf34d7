"""The scenario: all data from which a game of Roman Diplomacy starts, as one immutable value.

Entry 1 of a game stores the whole scenario, with the map.
"""

from collections.abc import Mapping
from typing import Literal

from pydantic import Field

from ledger.games.roman_diplomacy.maps.drawing import Drawing
from ledger.games.roman_diplomacy.maps.model import MapData, ProvinceId
from ledger.scenario.deadlines import Deadlines
from ledger.scenario.facts import Fact, Id, Stewards, SwitchValue, Text
from ledger.scenario.letters import LettersOption

FEWEST_PLAYERS = 1
MAX_PLAYERS = 24


class Calendar(Fact):
    """The first year. The numbers of years B.C. decrease, and 1 A.D. follows 1 B.C. (D-25)."""

    year: int = Field(ge=1, le=3000)
    era: Literal["AD", "BC"]


class DisorderLimits(Fact):
    """The number of turns without orders that brings civil disorder, either `in_a_row` or `in_all`.

    Rule: DIP-CD-01.
    """

    in_a_row: int = Field(default=2, ge=1, le=100)
    in_all: int = Field(default=3, ge=1, le=100)


class Seat(Fact):
    """A seat at the table, with its character."""

    id: Id
    name: Text


class Scenario(Fact):
    """All data of one game of Roman Diplomacy."""

    based_on: Literal["roman_diplomacy"]
    variant: Literal["I", "II"]
    """The variant of the rules."""
    title: Text
    map: MapData
    drawing: Drawing | None = None
    """The drawing of the map. Without it phones show only lists."""
    calendar: Calendar
    win_centres: int = Field(ge=1)
    """Number of centres with which a side wins."""
    special_sites: tuple[ProvinceId, ...] = ()  # DIP2-05
    """The build centres that are not supply centres."""
    disorder: DisorderLimits = Field(default_factory=DisorderLimits)
    """The number of turns without orders that brings disorder."""
    players: tuple[Id, ...] = Field(min_length=FEWEST_PLAYERS, max_length=MAX_PLAYERS)
    """The players with a card from the start, in the order of their seats.

    Each player may found an empire at any time.
    """
    stewards: Stewards
    seats: Mapping[str, Seat]
    deadlines: Deadlines
    """The length of each phase of a turn."""
    letters: LettersOption = Field(default_factory=dict)
    """The letters that may be written in each kind of period."""
    score_board: bool = True
    """Whether the wall shows the number of centres."""
    switches: Mapping[str, SwitchValue]
