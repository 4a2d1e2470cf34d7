"""The documents of this game's slices, as they travel. Everything in them is public.

Provinces, empires and pieces are named by their ids; a piece in orders as in `A rom`.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from ledger.games.roman_diplomacy.state import Phase, Step
from ledger.scenario.readings import SwitchesDoc
from ledger.view import PersonDoc, PlaceDoc, YearDoc

SeasonName = Literal["spring", "autumn"]
Sort = Literal["army", "fleet", "barbarian"]


class UnitDoc(TypedDict):
    """A unit: `owner` is "" for one in disorder; `coast` where a fleet lies on a split coast."""

    kind: Sort
    owner: str
    coast: str


class ProvinceDoc(PlaceDoc):
    """A province. `kind` is "sea", "coastal" or "inland", and `here` is empty.

    `owner` of a centre is "" while it is neutral; what is no centre has None. `garrison` is its
    owner, "" for a neutral one, None where there is none. `dislodged` has to retreat, driven out
    from `driven_from`. `marker` if barbarians hold the province.
    """

    owner: str | None
    unit: UnitDoc | None
    dislodged: UnitDoc | None
    driven_from: str
    garrison: str | None
    marker: bool


class EmpireDoc(PersonDoc):
    """A player. `role` is "emperor"; `mortal` is true.

    `empire` is what the empire is called, "" before it is founded, `city` the Imperial City that
    was chosen. `seat_no` counts from 0 in the order of the seats. `plays` while they lead an
    empire; `union` is the federation's name, "" for none. `since` is the turn of joining and
    `missed` are the turns without orders. `centres` and `units` are how many they have, `more` how
    many units they may build, below 0 give up; `petrol` the orders that they may give to fleets.
    """

    empire: str
    city: str
    seat_no: int
    plays: bool
    union: str
    since: int
    missed: list[int]
    centres: int
    units: int
    more: int
    petrol: int


class SideDoc(TypedDict):
    """A side: a federation by its name, else "" for an empire alone, and how strong it is."""

    name: str
    members: list[str]
    centres: int


class UnionDoc(TypedDict):
    """A federation that was agreed on in this turn: `members` are all whom it unites.

    It begins when the turn ends, unless `missing` has pairs of them: these two have not agreed to
    each other.
    """

    name: str
    members: list[str]
    missing: list[list[str]]


class TurnDoc(TypedDict):
    """The turn. `turn` counts from 0: springs are even. `year` is as people say it.

    `started` once orders have been asked for. `phase` is what the turn waits for. A side wins with
    `win_centres`. `contested` are provinces to which nobody retreats. `leaving` leave their
    federation when the turn ends. `played` is how many turns have been carried out.
    """

    turn: int
    season: SeasonName
    year: str
    started: bool
    phase: Phase
    variant: Literal["I", "II"]
    win_centres: int
    sides: list[SideDoc]
    uniting: list[UnionDoc]
    leaving: list[str]
    contested: list[str]
    played: int
    revised: int


class PieceDoc(TypedDict):
    """A piece on the board: `kind` is A, F, G or B, `at` its location."""

    kind: Literal["A", "F", "G", "B"]
    at: str
    owner: str


class BoardDoc(TypedDict):
    """What stood where: all pieces, the owners of centres ("" for nobody), and barbarians."""

    pieces: list[PieceDoc]
    owners: dict[str, str]
    markers: list[str]


class OrderDoc(TypedDict):
    """An order with its result.

    `piece` as it stood, `order` in the usual notation. `verdict`, and why it failed: `cause`, with
    whom or what it met in `against`, and both strengths. `dislodged_from` is whence it was driven
    out, "" if it was not. `impulse` counts from 1. `given` is false for a piece without an order.
    """

    owner: str
    piece: str
    order: str
    verdict: str
    cause: str
    against: str
    own: int
    other: int
    dislodged_from: str
    impulse: int
    given: bool


class ChangeDoc(TypedDict):
    """How a step of the turn changed the board.

    `left` are provinces whose unit is not there any more, `came` the units that are there now;
    `owners` the new owners of centres, `garrisons` the owners of new ones, None where one fell;
    `markers` says where barbarians came (true) and went.
    """

    what: Step
    left: list[str]
    came: list[PieceDoc]
    owners: dict[str, str]
    garrisons: dict[str, str | None]
    markers: dict[str, bool]


class PlayedDoc(TypedDict):
    """A turn whose orders were carried out: the board before, orders, what each step changed.

    `period` is the number of its period, by which its letters are found.
    """

    turn: int
    period: int
    season: SeasonName
    year: str
    before: BoardDoc
    orders: list[OrderDoc]
    changes: list[ChangeDoc]


class NotPlayedDoc(TypedDict):
    """No orders have been carried out yet."""

    turn: None


SLICES: Mapping[str, Any] = {
    "person/*": EmpireDoc | PersonDoc,
    "place/*": ProvinceDoc,
    "turn": TurnDoc,
    "played": PlayedDoc | NotPlayedDoc,
    "year": YearDoc,
    "switches": SwitchesDoc,
}
"""The type of each slice, by its key."""
