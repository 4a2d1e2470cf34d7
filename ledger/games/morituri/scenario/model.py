"""The scenario: board, deck, gladiators and readings as one immutable value.

Entry 1 of a game stores the whole scenario, so it can be converted to JSON and back without loss.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from pydantic import Field

from ledger.games.morituri.scenario.value_types import (
    Chooser,
    Count,
    Effect,
    Failure,
    FailureWithoutGear,
    Hands,
    PackId,
    Provenance,
    Slot,
    SmallCount,
    SpaceType,
    StepCount,
)
from ledger.scenario.facts import DiceFrom, Fact, Id, Stewards, SwitchValue, Text
from ledger.scenario.letters import LettersOption

FEWEST_PLAYERS = 2
"""The minimum number of players, which is two (MOR-SETUP-04)."""

MAX_PLAYERS = 12
"""The maximum number of players, by the number of different pawns.

The text sets no limit (MOR-SETUP-04, R-01).
"""


class Pack(Fact):
    """The name and the origin of board and deck."""

    id: PackId
    title: Text
    provenance: Provenance
    era: str = Field(default="", max_length=200)
    consistent_with: str = Field(default="", max_length=200)


class SpaceData(Fact):
    """A space of the track. `lon` and `lat` are degrees east and north, for the drawn map."""

    n: int = Field(ge=0, le=400)
    """The number of the space, from 0."""
    id: Id
    name: Text
    type: SpaceType
    cards: Count | None = None
    """The number of cards that a gladiator draws there."""
    pennants: int | None = Field(default=None, ge=1, le=9)
    """Number of pennants of the arena."""
    by: StepCount | None = None
    """Number of spaces of the forced move; negative to move back."""
    turns: Count | None = None
    """The number of turns that a gladiator misses there."""
    lon: float | None = Field(default=None, ge=-180, le=180)
    lat: float | None = Field(default=None, ge=-90, le=90)


class Check(Fact):
    """A danger of the road: a die and the Attack Value must reach `pass_at`."""

    die: Literal["1d6"]
    add: Literal["attack_value"]
    pass_at: int = Field(ge=1, le=30)
    """The least sum with which a gladiator is safe."""
    fail: Failure
    """The consequence of a lower sum."""
    fail_if_no_equipment: FailureWithoutGear = "nothing"
    """The consequence for a gladiator without gear."""
    may_kill: bool = False
    """Whether the last hit point can be lost."""


class Checks(Fact):
    """The rolls against bandits and pirates."""

    bandits: Check
    pirates: Check


class Board(Fact):
    """The track, with its spaces in the order of travel."""

    shape: Literal["single_track"]
    exact_roll_to_enter_roma: bool = False
    checks: Checks
    spaces: tuple[SpaceData, ...] = Field(min_length=2, max_length=400)


class CardData(Fact):
    """A kind of card. The `effect` of a card with the slot `flux` is carried out at once."""

    id: Id
    name: Text
    count: Count
    """Number of these cards in the deck."""
    slot: Slot
    hands: Hands | None = None
    av_one: SmallCount | None = None
    """The Attack Value in one hand."""
    av_two: SmallCount | None = None
    """The Attack Value in both hands."""
    attacks: int = Field(default=1, ge=1, le=4)
    """Number of attacks in a round."""
    net: bool = False
    """Whether it is the net."""
    d: SmallCount = 0
    """The Defence Value."""
    e: SmallCount = 0
    """The Encumbrance Value."""
    anti_net: SmallCount = 0
    """Whether a helmet helps against a net, as 0 or 1."""
    effect: Effect | None = None
    n: int = Field(default=1, ge=1, le=10)
    """The size of the order: a number of hit points, cards or turns."""
    chooser: Chooser = "holder"
    """The player who names the lost card."""
    floor: Count = 1
    """The fewest hit points that the order leaves."""
    to: Id | None = None
    """The space to which the order sends a gladiator."""
    reshuffle: bool = False
    """Whether the order shuffles the discards into the pile."""

    @property
    def gear(self) -> bool:
        """Whether the card is gear, which a gladiator wears or wields."""
        return self.slot != "flux"

    @property
    def armour(self) -> bool:
        """Whether the card is armour: a helmet, an arm or leg piece, or a shield (MOR-ARM-02)."""
        return self.gear and self.slot != "weapon" and not self.net


class Deck(Fact):
    """The Armour/Weapon cards by group. The order of the groups is the order of the deck."""

    weapons: tuple[CardData, ...] = ()
    helmets: tuple[CardData, ...] = ()
    arm_torso: tuple[CardData, ...] = ()
    legs: tuple[CardData, ...] = ()
    shields: tuple[CardData, ...] = ()
    flux: tuple[CardData, ...] = ()

    @cached_property
    def cards(self) -> tuple[CardData, ...]:
        """Every kind of card in the order of the data."""
        groups = (self.weapons, self.helmets, self.arm_torso, self.legs, self.shields, self.flux)
        return tuple(card for group in groups for card in group)

    @cached_property
    def by_id(self) -> Mapping[str, CardData]:
        """The kinds of cards by their ids."""
        return {card.id: card for card in self.cards}


class Box(Fact):
    """The contents of the box, without the board (MOR-COMP-01, MOR-SETUP-02)."""

    cards: Count
    hit_point_cards: Count
    tabulae: SmallCount


class Start(Fact):
    """A gladiator's start (MOR-SETUP-03)."""

    hit_points: int = Field(ge=1, le=60)


class GladiatorData(Fact):
    """A gladiator as a character."""

    id: Id
    name: Text


class Scenario(Fact):
    """The data of one game. `score_board` says whether the wall shows the standings."""

    based_on: Literal["morituri"]
    title: Text
    pack: Pack
    board: Board
    deck: Deck
    box: Box
    start: Start
    bonus_spaces: SmallCount
    gladiators: Mapping[Id, GladiatorData]
    players: tuple[Id, ...] = Field(min_length=FEWEST_PLAYERS, max_length=MAX_PLAYERS)
    stewards: Stewards = "host"
    dice: DiceFrom = "server"
    switches: Mapping[str, SwitchValue]
    letters: LettersOption = Field(default_factory=dict)
    score_board: bool = True

    @cached_property
    def space(self) -> Mapping[str, SpaceData]:
        """The spaces by their ids."""
        return {space.id: space for space in self.board.spaces}

    @property
    def first(self) -> SpaceData:
        """The space on which all pawns start."""
        return self.board.spaces[0]

    @property
    def roma(self) -> SpaceData:
        """The goal of the race, which is the last space."""
        return self.board.spaces[-1]
