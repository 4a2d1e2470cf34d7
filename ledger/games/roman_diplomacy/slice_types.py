"""The documents of this game's slices.

Everything in them is public. Provinces, empires and pieces are named by their ids. A piece in an
order has a name such as `A rom`.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from ledger.games.roman_diplomacy.state import Phase, Step
from ledger.record.view import AimDoc, PersonDoc, PlaceDoc, YearDoc
from ledger.scenario.readings import SwitchesDoc

SeasonName = Literal["spring", "autumn"]
PieceSort = Literal["army", "fleet", "barbarian"]


class UnitDoc(TypedDict):
    """A unit on the board."""

    kind: PieceSort
    """Its kind."""
    owner: str
    """The empire that owns it; empty for a unit in disorder."""
    coast: str
    """The coast where a fleet lies, where a province has several; empty for others."""


class ProvinceDoc(PlaceDoc):
    """A province. `kind` is "sea", "coastal" or "inland", and `here` is empty."""

    owner: str | None
    """The empire that owns the centre; empty for a neutral centre, null for no centre."""
    unit: UnitDoc | None
    """The unit that stands there; null for none."""
    dislodged: UnitDoc | None
    """The unit that has to retreat from there; null for none."""
    driven_from: str
    """The province from which that unit was driven out; empty for none."""
    garrison: str | None
    """The owner of the garrison; empty for a neutral one, null for none."""
    marker: bool
    """Whether barbarians hold the province."""


class EmpireDoc(PersonDoc):
    """A player. `role` is "emperor", and `mortal` is true."""

    empire: str
    """The empire's name; empty before it is founded."""
    city: str
    """The Imperial City that was chosen; empty for none."""
    seat_no: int
    """The player's seat, a number counted from 0."""
    plays: bool
    """Whether the player leads an empire."""
    union: str
    """The name of the federation; empty for none."""
    since: int
    """The number of the turn of joining, from 0."""
    missed: list[int]
    """The numbers of the turns without orders."""
    centres: int
    """Number of centres."""
    units: int
    """Number of units."""
    more: int
    """Number of units that may be built; below 0 units have to be given up."""
    petrol: int
    """Number of orders that may be given to fleets."""


class SideDoc(TypedDict):
    """A side: a federation, or an empire alone."""

    name: str
    """The name of the federation; empty for an empire alone."""
    members: list[str]
    """The empires of the side."""
    centres: int
    """Number of centres of the side."""


class UnionDoc(TypedDict):
    """A federation that was agreed on in this turn, and begins when the turn ends."""

    name: str
    """The name of the federation."""
    members: list[str]
    """The empires that it unites."""
    missing: list[list[str]]
    """Pairs of members who have not agreed to each other; without such a pair it begins."""


class TurnDoc(TypedDict):
    """The turn."""

    turn: int
    """The number of the turn, from 0; springs are even."""
    season: SeasonName
    """The season of the turn."""
    year: str
    """The year as text, such as `240 B.C.`."""
    started: bool
    """Whether orders have been asked for."""
    phase: Phase
    """The step that the turn waits for.

    * `movement`: Orders.
    * `retreats`: Retreats.
    * `trades`: Trades.
    * `partings`: The retreats of units in the city of a partner who left.
    * `adjustments`: Builds and disbands.
    * `over`: Nothing any more.
    """
    variant: Literal["I", "II"]
    """The variant of the rules."""
    win_centres: int
    """Number of centres with which a side wins."""
    sides: list[SideDoc]
    """The sides."""
    uniting: list[UnionDoc]
    """The federations that begin when the turn ends."""
    leaving: list[str]
    """The empires that leave their federation when the turn ends."""
    contested: list[str]
    """The provinces of stand-offs, to which no unit may retreat."""
    played: int
    """Number of turns that have been carried out."""
    revised: int
    """Number of times that a turn was carried out again."""


class PieceDoc(TypedDict):
    """A piece on the board."""

    kind: Literal["A", "F", "G", "B"]
    """Its kind.

    * `A`: An army.
    * `F`: A fleet.
    * `G`: A garrison.
    * `B`: A barbarian army.
    """
    at: str
    """The place where it stands: a province, or a coast of it."""
    owner: str
    """The empire that owns it; empty for none."""


class BoardDoc(TypedDict):
    """The board at a moment."""

    pieces: list[PieceDoc]
    """All pieces."""
    owners: dict[str, str]
    """The owner of each centre; empty for nobody."""
    markers: list[str]
    """The provinces that barbarians hold."""


class OrderDoc(TypedDict):
    """An order with its result."""

    owner: str
    """The empire that owns the piece; empty for none."""
    piece: str
    """The piece before the order, as in `A rom`."""
    order: str
    """The order, in the usual notation."""
    verdict: str
    """The verdict."""
    cause: str
    """The cause of the verdict; empty for none."""
    against: str
    """The province of the opposing piece; empty for none."""
    own: int
    """Its own strength, as a number of units."""
    other: int
    """The opposing strength, as a number of units."""
    dislodged_from: str
    """The province from which the piece was driven out; empty where it was not."""
    impulse: int
    """The number of the impulse, from 1."""
    given: bool
    """Whether it was given; false for a piece without an order."""


class ChangeDoc(TypedDict):
    """The changes of the board in a step of the turn."""

    what: Step
    """The step."""
    left: list[str]
    """The provinces whose unit has left or changed."""
    came: list[PieceDoc]
    """The units that came or changed."""
    owners: dict[str, str]
    """The new owners of centres."""
    garrisons: dict[str, str | None]
    """The owners of new garrisons; null where one fell."""
    markers: dict[str, bool]
    """Whether barbarians hold the province, by each province where this changed."""


class PlayedDoc(TypedDict):
    """A turn whose orders were carried out."""

    turn: int
    """The number of the turn, from 0."""
    period: int
    """The number of its period, by which its letters are found."""
    season: SeasonName
    """The season of the turn."""
    year: str
    """The year as text, such as `240 B.C.`."""
    before: BoardDoc
    """The board before the orders."""
    orders: list[OrderDoc]
    """The orders with their results."""
    changes: list[ChangeDoc]
    """The changes of each step."""


class NotPlayedDoc(TypedDict):
    """No orders have been carried out yet."""

    turn: None
    """Null: there is no such turn."""


SLICES: Mapping[str, Any] = {
    "person/*": EmpireDoc | PersonDoc,
    "aim/*": AimDoc,
    "place/*": ProvinceDoc,
    "turn": TurnDoc,
    "played": PlayedDoc | NotPlayedDoc,
    "year": YearDoc,
    "switches": SwitchesDoc,
}
"""The type of each slice, by its key."""
