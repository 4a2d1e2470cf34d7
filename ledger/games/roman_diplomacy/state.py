"""The world of Roman Diplomacy: the board, the empires, and the open steps of the turn.

The books also hold the numbers of centres and pieces. Postings keep the books equal to the board.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from ledger.contract.picture import Picture
from ledger.games.roman_diplomacy.adjudication.board import Board
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.adjudication.results import Dislodged
from ledger.games.roman_diplomacy.scenario.model import Scenario
from ledger.games.roman_diplomacy.stored_results import OrderResult
from ledger.record.shared_map import Map
from ledger.record.state import State

Phase = Literal["movement", "retreats", "trades", "partings", "adjustments", "over"]
"""The phase that the turn waits for. `movement` is for orders, `trades` for trades, and `partings`
for retreats of units in the city of a partner who left. `adjustments` is for builds and disbands.
After `over` no phase follows."""

Season = Literal["spring", "autumn"]

NO_OWNER = ""
"""The owner of neutral centres and garrisons, and of units in disorder."""


@dataclass(frozen=True, slots=True)
class Empire:
    """A player's empire."""

    id: str
    name: str
    city: str
    """The Imperial City that the player chose last."""
    first_turn: int
    """The number of the turn in which the player joined."""
    missed_turns: tuple[int, ...] = ()
    """The numbers of the turns without orders."""
    union: str = ""
    """The federation to which the empire belongs; "" if it has none."""
    has_left: bool = False
    """Whether the player has left the game."""
    is_late: bool = False
    """Whether the empire was founded after the first orders had been asked for."""


@dataclass(frozen=True, slots=True)
class CityClaim:
    """A newcomer's claim: cities in order of preference, and a unit ("" for the usual one)."""

    cities: tuple[str, ...]
    unit: str = ""


@dataclass(frozen=True, slots=True)
class BoardPosition:
    """A position: the pieces and owners on the board, by province."""

    units: Map[str, Piece] = field(default_factory=Map)
    """The armies and fleets."""
    garrisons: Map[str, str] = field(default_factory=Map)
    """The owners of garrisons."""
    owners: Map[str, str] = field(default_factory=Map)
    """The owners of centres."""
    markers: frozenset[str] = frozenset()
    """The provinces that barbarians hold."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Every piece, including garrisons, in the order of the map."""
        guards = (Piece("G", place, owner) for place, owner in self.garrisons.items())
        return tuple(
            sorted((*self.units.values(), *guards), key=lambda piece: (piece.at, piece.kind))
        )

    def pieces_of(self, player: str) -> tuple[Piece, ...]:
        """Return every piece of an empire, including garrisons, in the order of the map."""
        return tuple(piece for piece in self.pieces if piece.owner == player)

    def units_of(self, player: str) -> tuple[Piece, ...]:
        """Return the armies and fleets of an empire, in the order of the map."""
        units = (piece for piece in self.units.values() if piece.owner == player)
        return tuple(sorted(units, key=lambda piece: piece.at))

    def centres_of(self, player: str) -> tuple[str, ...]:
        """Return the centres of an empire, in the order of the map."""
        return tuple(sorted(centre for centre, owner in self.owners.items() if owner == player))

    def without_units_in(self, provinces: Iterable[str]) -> "BoardPosition":
        """Return the position without the armies and fleets of these provinces."""
        emptied_provinces = frozenset(provinces)
        return replace(
            self,
            units=Map(
                {
                    place: piece
                    for place, piece in self.units.items()
                    if place not in emptied_provinces
                }
            ),
        )

    def with_units(self, pieces: Iterable[Piece]) -> "BoardPosition":
        """Return the position with these armies and fleets."""
        return replace(self, units=self.units.update({piece.province: piece for piece in pieces}))

    def with_garrisons(self, provinces: Iterable[str], owner: str) -> "BoardPosition":
        """Return the position with garrisons of this owner in these provinces."""
        return replace(self, garrisons=self.garrisons.update(dict.fromkeys(provinces, owner)))

    def without_garrisons(self, provinces: Iterable[str]) -> "BoardPosition":
        """Return the position without the garrisons of these provinces."""
        emptied_provinces = frozenset(provinces)
        garrisons = {
            place: owner
            for place, owner in self.garrisons.items()
            if place not in emptied_provinces
        }
        return replace(self, garrisons=Map(garrisons))

    def with_owner_of_centres(self, provinces: Iterable[str], owner: str) -> "BoardPosition":
        """Return the position with these centres in this owner's hand."""
        return replace(self, owners=self.owners.update(dict.fromkeys(provinces, owner)))


Step = Literal[
    "orders", "retreats", "partings", "captures", "disorder", "adjustments", "barbarians"
]
"""The steps of a turn that change the board."""


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A played turn."""

    world_before: "World"
    """The world before the turn's orders were carried out."""
    results: tuple[OrderResult, ...]
    """The results of the turn's orders."""
    period: int
    """The number of the turn's period in the ledger."""
    steps: tuple[tuple[Step, BoardPosition], ...] = ()
    """The steps that changed the board, in order, each with the board after it."""

    @property
    def turn(self) -> int:
        """The number of the turn, from 0."""
        return self.world_before.turn


@dataclass(frozen=True, slots=True)
class World:
    """The world at one position."""

    scenario: Scenario
    """The scenario data that entry 1 pinned."""
    board: Board = field(compare=False)
    """The board of the scenario's map."""
    position: BoardPosition
    """The present position."""
    position_at_start: BoardPosition
    """The position at the start of this turn."""
    turn: int = 0
    """The number of the turn, from 0: springs are even, autumns odd."""
    phase: Phase = "movement"
    empires: Map[str, Empire] = field(default_factory=Map)
    builders: Map[str, str] = field(default_factory=Map)
    """The player who may build in each Imperial City."""
    entered: Map[str, str] = field(default_factory=Map)
    """The owner of the last army that entered each special build centre."""
    captured_centres: frozenset[str] = frozenset()
    """The Imperial Cities that have been captured."""
    unguarded_centres: frozenset[str] = frozenset()
    """The neutral centres that a barbarian army has taken and still occupies, without a garrison.
    """
    dislodged: tuple[Dislodged, ...] = ()
    """The units that must retreat."""
    contested_provinces: frozenset[str] = frozenset()
    """The provinces with a stand-off."""
    players_with_orders: frozenset[str] = frozenset()
    """The players who gave orders in this turn."""
    uniting: Map[str, tuple[str, ...]] = field(default_factory=Map)
    """The players who agreed in this turn to unite, by the name of the federation."""
    agreed_on: tuple[str, ...] = ()
    """The names of the federations in `uniting`, in the order of the agreements."""
    leaving_players: frozenset[str] = frozenset()
    """The players who leave their federation when the turn ends."""
    builds: Map[str, int] = field(default_factory=Map)
    """Number of builds that a player has beyond the centres; negative for fewer."""
    claims: Map[str, CityClaim] = field(default_factory=Map)
    """The cities that newcomers have asked for and not got yet (D-02)."""
    is_ended: bool = False
    outcome: str = ""
    winners: tuple[str, ...] = ()
    is_agreed: bool = False
    has_started: bool = False
    """Whether orders have been asked for."""
    played_turns: tuple[PlayedTurn, ...] = ()
    """The turns whose orders were carried out."""
    revised: int = 0
    """Number of times that a turn was carried out again."""
    replaced_turns: tuple[PlayedTurn, ...] = ()
    """The first versions of turns that were carried out again."""
    period_again: int = 0
    """The period of the turn that is being carried out again; 0 if there is none."""
    picture: Picture | None = field(default=None, compare=False)
    """The picture that phones draw."""

    @property
    def season(self) -> Season:
        """The season of this turn."""
        return "autumn" if self.turn % 2 else "spring"

    def empire(self, player: str) -> Empire:
        """Return the empire. Raise KeyError for a player who has not joined."""
        return self.empires[player]

    @property
    def players_with_empire(self) -> tuple[str, ...]:
        """The players who lead an empire, in the order of joining."""
        empires = (empire for empire in self.empires.values() if not empire.has_left)
        return tuple(
            empire.id
            for empire in sorted(empires, key=lambda empire: (empire.first_turn, empire.id))
        )

    def side(self, owner: str) -> str:
        """Return the side of an owner: its federation, or else the empire itself (DIP-FED-03)."""
        empire = self.empires.get(owner)
        return f"union:{empire.union}" if empire is not None and empire.union else owner

    def members_of_side(self, player: str) -> tuple[str, ...]:
        """Return all empires of an empire's side, itself included."""
        return tuple(
            member for member in self.players_with_empire if self.side(member) == self.side(player)
        )

    def with_step_noted(self, step: Step) -> "World":
        """Return the world in which the last played turn includes this step and its board."""
        if not self.played_turns:
            return self
        last_turn = self.played_turns[-1]
        turn = replace(last_turn, steps=(*last_turn.steps, (step, self.position)))
        return replace(self, played_turns=(*self.played_turns[:-1], turn))

    def with_captured_cities(self, centres: Iterable[str]) -> "World":
        """Return the world with the Imperial Cities among these centres as captured."""
        cities = frozenset(centre for centre in centres if centre in self.builders)
        return replace(self, captured_centres=self.captured_centres | cities)

    def without_claims(self, *people: str) -> "World":
        """Return the world without the claims of these players."""
        claims = {player: claim for player, claim in self.claims.items() if player not in people}
        return replace(self, claims=Map(claims))

    def with_empire(self, player: str, **changes: Any) -> "World":
        """Return the world with one empire changed."""
        empire = replace(self.empires[player], **changes)
        return replace(self, empires=self.empires.set(player, empire))


Game = State[World]
"""A state of this game."""


def played_turn(world: World, results: tuple[OrderResult, ...], period_number: int) -> PlayedTurn:
    """Return the turn whose orders are carried out in this world, without earlier turns."""
    return PlayedTurn(replace(world, played_turns=(), replaced_turns=()), results, period_number)
