"""The scenario: all data from which a game of Cursus Honorum starts, as one immutable value.

Entry 1 of a game stores the whole scenario, so it can be converted to JSON and back without loss.
All tables of the record sheet are in the scenario, not in the code.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from pydantic import Field

from ledger.games.cursus_honorum.scenario.value_types import Count, FaceKind, SmallNumber
from ledger.scenario.facts import DiceFrom, Fact, Id, Stewards, SwitchValue, Text
from ledger.scenario.letters import LettersOption

FEWEST_PLAYERS = 2
MAX_PLAYERS = 8
FACES_OF_DIE = 6


class Noble(Fact):
    """A character: a young noble, named after a Roman family (gens)."""

    id: Id
    name: Text
    short: Text


class Upkeep(Fact):
    """The upkeep of a level in each turn, in political capital, by each printing of the game."""

    record_sheet: Count
    quick_reference: Count


class Level(Fact):
    """A level of dignitas: its number of boxes and of dice, and its upkeep."""

    id: Id
    name: Text
    boxes: SmallNumber
    dice: SmallNumber
    upkeep: Upkeep


class Gains(Fact):
    """The gains of one die with this face: wealth, skill points, political capital, or attacks."""

    wealth: Count
    skill: Count
    political_capital: Count
    choice: Count
    political_attack: Count


class Dice(Fact):
    """The dice of a turn."""

    rolls: SmallNumber
    """The maximum number of rolls in a turn."""
    faces: tuple[FaceKind, ...] = Field(min_length=FACES_OF_DIE, max_length=FACES_OF_DIE)
    """The kinds of the faces 1 to 6."""
    gains: Gains
    """The gain of one die of each kind."""

    def kind(self, face: int) -> FaceKind:
        """Return the kind of a face from 1 to 6."""
        return self.faces[face - 1]


class Penalty(Fact):
    """The penalty for a number of dice that show disapproval."""

    ones: Count
    """Number of dice that show disapproval."""
    shame: Count = 0
    """Boxes of shame that the player receives."""
    dignitas: Count = 0
    """Points of dignitas that the player loses."""
    instead: Count = 0
    """Boxes of shame for a player who has too few points to lose."""


class Missed(Fact):
    """The penalty for unpaid upkeep.

    A player without a point to lose gets `instead` boxes of shame.
    """

    dignitas: Count
    instead: Count


class Attack(Fact):
    """The effect of an attack die."""

    gains: Count
    """Points of dignitas that the attacker gains."""
    loses: Count
    """Points of dignitas that the target loses."""
    shame: Count
    """Boxes of shame for a target without a point to lose."""


class Office(Fact):
    """An office."""

    id: Id
    name: Text
    votes: Count
    """Number of votes needed to win the office."""
    bonus: Count
    """The office's income each turn, in points of political capital."""
    points: Count
    """Victory points for its first winner."""
    falls: Count = 0
    """The number of points that each later winner gets less than the one before."""
    places: Count = 0
    """Number of names that the HONORES sheet has room for; 0 for no limit."""
    example: Count | None = None
    """The victory points for the first winner by the other printing, if the two disagree."""
    after: tuple[Id, ...] = ()
    """The lower offices. By one reading a candidate must have held one of them."""
    ends: bool = False
    """Whether elections to the office count towards the end of the game."""


class Skill(Fact):
    """A skill."""

    id: Id
    name: Text
    boxes: SmallNumber
    """Number of boxes to tick."""
    capital: Count = 0
    """The skill's income each turn, in points of political capital."""
    votes: Count = 0
    """The number of votes that the skill adds once."""
    per_die: Count = 0
    """The number of votes that the skill adds for every vote die."""
    only_for: Id | None = None
    """The only office for which the skill's votes count; None for all offices."""


class Luxury(Fact):
    """A luxury."""

    id: Id
    name: Text
    cost: Count
    """The cost in wealth."""
    points: Count
    """Victory points."""
    office: Id | None = None
    """The office that a buyer of the luxury must have held; None for no office."""


class Start(Fact):
    """The boxes that are ticked for each player at the start."""

    dignitas: Count
    wealth: Count


class End(Fact):
    """The end of the game, after `elected` successful elections to offices marked `ends`."""

    elected: SmallNumber


class Scenario(Fact):
    """All data of one game of Cursus Honorum."""

    based_on: Literal["cursus_honorum"]
    title: Text
    players: tuple[Id, ...] = Field(min_length=FEWEST_PLAYERS, max_length=MAX_PLAYERS)
    """The players from the start, in the order of their seats."""
    latecomers: tuple[Id, ...] = Field(max_length=MAX_PLAYERS)
    """Characters with a card who can play as soon as a steward admits them."""
    stewards: Stewards
    dice: DiceFrom
    nobles: Mapping[str, Noble]
    start: Start
    rolling: Dice
    levels: Mapping[str, Level]
    box: SmallNumber
    """The cost of a box of dignitas, in political capital."""
    disapproval: tuple[Penalty, ...]
    missed_upkeep: Missed
    attack: Attack
    offices: Mapping[str, Office]
    skills: Mapping[str, Skill]
    luxuries: Mapping[str, Luxury]
    shame: Count
    """Number of boxes of shame on the sheet."""
    disgrace: Count
    """Number of victory points that one box of shame takes."""
    end: End
    switches: Mapping[str, SwitchValue]
    """The value of each reading at the start."""
    letters: LettersOption = Field(default_factory=dict)
    score_board: bool = True
    """Whether the wall shows the victory points of the players."""

    @cached_property
    def seated(self) -> tuple[str, ...]:
        """All characters who have a card to play with."""
        return (*self.players, *self.latecomers)

    @cached_property
    def boxes(self) -> int:
        """Number of boxes of dignitas in all."""
        return sum(level.boxes for level in self.levels.values())
