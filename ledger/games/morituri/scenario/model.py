"""The scenario: board, deck, gladiators and readings as one immutable value.

It is stored whole in the first entry of a game, so it turns into JSON and back without loss.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from pydantic import Field

from ledger.games.morituri.scenario.words import (
    Chooser,
    Count,
    Effect,
    Failure,
    FailureWithoutGear,
    Few,
    Hands,
    PackId,
    Provenance,
    Slot,
    SpaceType,
    Step,
)
from ledger.scenario.facts import DiceFrom, Fact, Id, Stewards, SwitchValue, Text
from ledger.scenario.letters import LettersOption

FEWEST_PLAYERS = 2
"""Nobody plays alone (MOR-SETUP-04)."""

MOST_PLAYERS = 12
"""The text sets no limit; so many pawns can be told apart (MOR-SETUP-04, R-01)."""


class Pack(Fact):
    """What board and deck are called, and whether they are printed fact or somebody's own."""

    id: PackId
    title: Text
    provenance: Provenance
    era: str = Field(default="", max_length=200)
    consistent_with: str = Field(default="", max_length=200)


class SpaceData(Fact):
    """One space of the track. `lon` and `lat` are degrees east and north, for the drawn map."""

    n: int = Field(ge=0, le=400)
    id: Id
    name: Text
    type: SpaceType
    cards: Count | None = None
    pennants: int | None = Field(default=None, ge=1, le=9)
    by: Step | None = None
    turns: Count | None = None
    lon: float | None = Field(default=None, ge=-180, le=180)
    lat: float | None = Field(default=None, ge=-90, le=90)


class Check(Fact):
    """A danger of the road: a die and the Attack Value reach `pass_at`, or something is lost."""

    die: Literal["1d6"]
    add: Literal["attack_value"]
    pass_at: int = Field(ge=1, le=30)
    fail: Failure
    fail_if_no_equipment: FailureWithoutGear = "nothing"
    may_kill: bool = False


class Checks(Fact):
    """The rolls against bandits and pirates."""

    bandits: Check
    pirates: Check


class Board(Fact):
    """The track, its spaces in the order in which they are visited."""

    shape: Literal["single_track"]
    exact_roll_to_enter_roma: bool = False
    checks: Checks
    spaces: tuple[SpaceData, ...] = Field(min_length=2, max_length=400)


class CardData(Fact):
    """One kind of card; those of the slot `flux` do `effect` at once.

    `d` and `e` are Defence and Encumbrance, `av_one` and `av_two` the Attack Value in one hand and
    in both.
    """

    id: Id
    name: Text
    count: Count
    slot: Slot
    hands: Hands | None = None
    av_one: Few | None = None
    av_two: Few | None = None
    attacks: int = Field(default=1, ge=1, le=4)
    net: bool = False
    d: Few = 0
    e: Few = 0
    anti_net: Few = 0
    effect: Effect | None = None
    n: int = Field(default=1, ge=1, le=10)
    chooser: Chooser = "holder"
    floor: Count = 1
    to: Id | None = None
    reshuffle: bool = False

    @property
    def gear(self) -> bool:
        """Whether this is worn or wielded."""
        return self.slot != "flux"

    @property
    def armour(self) -> bool:
        """Whether this is a piece of armour: a helmet, arm or leg piece, or shield (MOR-ARM-02)."""
        return self.gear and self.slot != "weapon" and not self.net


class Deck(Fact):
    """The Armour/Weapon cards, group by group; their order is the order of the deck."""

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
        """The kinds by their ids."""
        return {card.id: card for card in self.cards}


class Box(Fact):
    """What is in the box beside the board (MOR-COMP-01, MOR-SETUP-02)."""

    cards: Count
    hit_point_cards: Count
    tabulae: Few


class Start(Fact):
    """With what a gladiator begins (MOR-SETUP-03)."""

    hit_points: int = Field(ge=1, le=60)


class GladiatorData(Fact):
    """A gladiator one may play."""

    id: Id
    name: Text


class Scenario(Fact):
    """All that starts a game; `score_board` says whether the wall shows how everybody stands."""

    based_on: Literal["morituri"]
    title: Text
    pack: Pack
    board: Board
    deck: Deck
    box: Box
    start: Start
    bonus_spaces: Few
    gladiators: Mapping[Id, GladiatorData]
    players: tuple[Id, ...] = Field(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)
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
        """Where everybody starts."""
        return self.board.spaces[0]

    @property
    def roma(self) -> SpaceData:
        """Where everybody goes."""
        return self.board.spaces[-1]
