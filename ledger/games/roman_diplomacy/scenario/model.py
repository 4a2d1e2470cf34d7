"""The scenario: everything that starts a game of Roman Diplomacy, as one immutable value.

It is stored whole in the first entry of a game, the map included.
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
MOST_PLAYERS = 24


class Calendar(Fact):
    """The first year. Years B.C. count down, and 1 B.C. is followed by 1 A.D. (D-25)."""

    year: int = Field(ge=1, le=3000)
    era: Literal["AD", "BC"]


class DisorderLimits(Fact):
    """So many turns without orders bring civil disorder: `in_a_row`, or `in_all` (DIP-CD-01)."""

    in_a_row: int = Field(default=2, ge=1, le=100)
    in_all: int = Field(default=3, ge=1, le=100)


class Seat(Fact):
    """Somebody who may play."""

    id: Id
    name: Text


class Scenario(Fact):
    """The data of one game.

    `variant` is I or II; `win_centres` are the centres that win; `special_sites` the build centres
    that are no supply centres. `players` have a card from the start, in the order in
    which they sit; each founds an empire when they like. `disorder` says how many turns without
    orders are too many; `deadlines` say how long each part of a turn lasts; `drawing` is that of
    the map, without which phones show lists alone. `letters` says which of them may be written
    when, `score_board` whether the wall counts centres.
    """

    based_on: Literal["roman_diplomacy"]
    variant: Literal["I", "II"]
    title: Text
    map: MapData
    drawing: Drawing | None = None
    calendar: Calendar
    win_centres: int = Field(ge=1)
    special_sites: tuple[ProvinceId, ...] = ()  # DIP2-05
    disorder: DisorderLimits = Field(default_factory=DisorderLimits)
    players: tuple[Id, ...] = Field(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)
    stewards: Stewards
    seats: Mapping[str, Seat]
    deadlines: Deadlines
    letters: LettersOption = Field(default_factory=dict)
    score_board: bool = True
    switches: Mapping[str, SwitchValue]
