"""The world of Roman Diplomacy: the board, the empires, and what this turn still asks.

How many centres and pieces everybody has is in the books, too: postings follow the board.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from immutables import Map

from ledger.contract.picture import Picture
from ledger.games.roman_diplomacy.adjudication.board import Board
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.adjudication.results import Dislodged
from ledger.games.roman_diplomacy.outcomes import OrderResult
from ledger.games.roman_diplomacy.scenario.model import Scenario
from ledger.record.state import State

Phase = Literal["movement", "retreats", "trades", "partings", "adjustments", "over"]
"""What the turn waits for: orders, retreats, trades, the retreats of units in the city of a partner
who left, builds and disbands, or nothing any more."""

Season = Literal["spring", "autumn"]

NOBODY = ""
"""The owner of neutral centres and garrisons, and of units in disorder."""


@dataclass(frozen=True, slots=True)
class Empire:
    """What a player leads. `city` is the Imperial City that was chosen last.

    `missed` are the turns without orders, by number; `since` is the turn of joining. `union` is the
    federation to which it belongs, "" for none. `late` if it was founded once orders had been asked
    for. Who has `left` plays no more.
    """

    id: str
    name: str
    city: str
    since: int
    missed: tuple[int, ...] = ()
    union: str = ""
    left: bool = False
    late: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """What a newcomer asks for: cities, the dearest first, and a unit ("" for the usual one)."""

    cities: tuple[str, ...]
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """What stands where: armies and fleets, and owners of garrisons and centres, by province."""

    units: Map[str, Piece] = field(default_factory=Map)
    garrisons: Map[str, str] = field(default_factory=Map)
    owners: Map[str, str] = field(default_factory=Map)
    markers: frozenset[str] = frozenset()

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Every piece, garrisons included, in the order of the map."""
        guards = (Piece("G", at, owner) for at, owner in self.garrisons.items())
        return tuple(sorted((*self.units.values(), *guards), key=lambda one: (one.at, one.kind)))

    def pieces_of(self, who: str) -> tuple[Piece, ...]:
        """Every piece of an empire, garrisons included, in the order of the map."""
        return tuple(one for one in self.pieces if one.owner == who)

    def units_of(self, who: str) -> tuple[Piece, ...]:
        """The armies and fleets of an empire, in the order of the map."""
        own = (one for one in self.units.values() if one.owner == who)
        return tuple(sorted(own, key=lambda one: one.at))

    def centres_of(self, who: str) -> tuple[str, ...]:
        """The centres of an empire, in the order of the map."""
        return tuple(sorted(at for at, owner in self.owners.items() if owner == who))

    def without(self, provinces: Iterable[str]) -> "Standing":
        """The same without the armies and fleets of these provinces."""
        gone = frozenset(provinces)
        return replace(self, units=Map({at: p for at, p in self.units.items() if at not in gone}))

    def placed(self, pieces: Iterable[Piece]) -> "Standing":
        """The same with these armies and fleets."""
        return replace(self, units=self.units.update({one.province: one for one in pieces}))

    def guarded(self, provinces: Iterable[str], owner: str) -> "Standing":
        """The same with garrisons of an owner in these provinces."""
        return replace(self, garrisons=self.garrisons.update(dict.fromkeys(provinces, owner)))

    def unguarded(self, provinces: Iterable[str]) -> "Standing":
        """The same without the garrisons of these provinces."""
        gone = frozenset(provinces)
        left = {at: owner for at, owner in self.garrisons.items() if at not in gone}
        return replace(self, garrisons=Map(left))

    def owned(self, provinces: Iterable[str], owner: str) -> "Standing":
        """The same with these centres in an owner's hand."""
        return replace(self, owners=self.owners.update(dict.fromkeys(provinces, owner)))


Step = Literal[
    "orders", "retreats", "partings", "captures", "disorder", "adjustments", "barbarians"
]
"""What changes the board in the course of a turn."""


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn as it went: the world before its orders, what became of them, the board after each.

    `period` is the number of its period in the ledger. `steps` are what changed the board, in
    order, with the board as each has left it.
    """

    before: "World"
    results: tuple[OrderResult, ...]
    period: int
    steps: tuple[tuple[Step, Standing], ...] = ()

    @property
    def turn(self) -> int:
        """Its number, from 0."""
        return self.before.turn


@dataclass(frozen=True, slots=True)
class World:
    """The world at one position.

    `scenario` is the data that entry 1 pinned, `board` its map, `picture` what phones draw of it.
    `turn` counts from 0: springs are even, autumns odd. `now` is what stands where, `begun` what
    stood where when this turn began. `builders` says who may build in each Imperial City,
    `entered` whose army entered a special build centre last. Within a turn: `dislodged` are units
    that must retreat, `contested` provinces with a stand-off, `ordered` those who gave orders;
    `uniting` who agreed in this turn to unite, by the names of the federations, and `agreed_on`
    these names in the order of the agreements; `leaving` those who leave their federation;
    `builds` how many builds somebody has more or fewer than the centres give.
    `captured` are Imperial Cities that somebody has taken, and `bare` neutral centres that a
    barbarian army has taken and still stands in without a garrison. `claims` are the cities that
    newcomers have asked for and not got yet (D-02). `started` once orders have been asked for;
    `played` are the turns whose orders were carried
    out, `revised` counts how often one of them was carried out anew, and `withdrawn` are those
    turns as they had gone at first. `period_again` is the period in which the orders were first
    carried out that are carried out anew now, 0 for none.
    """

    scenario: Scenario
    board: Board = field(compare=False)
    now: Standing
    begun: Standing
    turn: int = 0
    phase: Phase = "movement"
    empires: Map[str, Empire] = field(default_factory=Map)
    builders: Map[str, str] = field(default_factory=Map)
    entered: Map[str, str] = field(default_factory=Map)
    captured: frozenset[str] = frozenset()
    bare: frozenset[str] = frozenset()
    dislodged: tuple[Dislodged, ...] = ()
    contested: frozenset[str] = frozenset()
    ordered: frozenset[str] = frozenset()
    uniting: Map[str, tuple[str, ...]] = field(default_factory=Map)
    agreed_on: tuple[str, ...] = ()
    leaving: frozenset[str] = frozenset()
    builds: Map[str, int] = field(default_factory=Map)
    claims: Map[str, Claim] = field(default_factory=Map)
    ended: bool = False
    outcome: str = ""
    winners: tuple[str, ...] = ()
    agreed: bool = False
    started: bool = False
    played: tuple[PlayedTurn, ...] = ()
    revised: int = 0
    withdrawn: tuple[PlayedTurn, ...] = ()
    period_again: int = 0
    picture: Picture | None = field(default=None, compare=False)

    @property
    def season(self) -> Season:
        """The season of this turn."""
        return "autumn" if self.turn % 2 else "spring"

    def empire(self, who: str) -> Empire:
        """The empire. Raise KeyError for somebody who has not joined."""
        return self.empires[who]

    @property
    def playing(self) -> tuple[str, ...]:
        """Those who lead an empire, in the order in which they joined."""
        here = (one for one in self.empires.values() if not one.left)
        return tuple(one.id for one in sorted(here, key=lambda one: (one.since, one.id)))

    def side(self, owner: str) -> str:
        """The side of an owner: the federation, else the empire itself (DIP-FED-03)."""
        one = self.empires.get(owner)
        return f"union:{one.union}" if one is not None and one.union else owner

    def members(self, who: str) -> tuple[str, ...]:
        """Everybody of an empire's side, itself included."""
        return tuple(one for one in self.playing if self.side(one) == self.side(who))

    def noted(self, step: Step) -> "World":
        """The world that remembers how this step of the turn played last has left the board."""
        if not self.played:
            return self
        last = self.played[-1]
        turn = replace(last, steps=(*last.steps, (step, self.now)))
        return replace(self, played=(*self.played[:-1], turn))

    def fallen(self, centres: Iterable[str]) -> "World":
        """The world that remembers which Imperial Cities have been taken with these centres."""
        cities = frozenset(at for at in centres if at in self.builders)
        return replace(self, captured=self.captured | cities)

    def unclaimed(self, *people: str) -> "World":
        """The world in which these ask for no city."""
        left = {who: claim for who, claim in self.claims.items() if who not in people}
        return replace(self, claims=Map(left))

    def changed(self, who: str, **changes: Any) -> "World":
        """The world with one empire changed."""
        empire = replace(self.empires[who], **changes)
        return replace(self, empires=self.empires.set(who, empire))


Game = State[World]
"""A state of this game."""


def played_turn(world: World, results: tuple[OrderResult, ...], period: int) -> PlayedTurn:
    """The turn whose orders are carried out in this world; earlier turns are not in it."""
    return PlayedTurn(replace(world, played=(), withdrawn=()), results, period)
