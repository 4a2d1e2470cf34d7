"""The scenario: everything that starts a game of Cursus Honorum, as one immutable value.

It is stored whole in the first entry of a game, so it turns into JSON and back without loss. Every
table of the record sheet is here; none is written into the code.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from pydantic import Field

from ledger.games.cursus_honorum.scenario.words import Count, FaceKind, Some
from ledger.scenario.facts import DiceFrom, Fact, Id, Stewards, SwitchValue, Text
from ledger.scenario.letters import LettersOption

FEWEST_PLAYERS = 2
MOST_PLAYERS = 8
FACES = 6


class Noble(Fact):
    """Somebody one may play: a young noble, called by the name of the gens."""

    id: Id
    name: Text
    short: Text


class Upkeep(Fact):
    """What a level costs in each turn, by each of the two printings, in political capital."""

    record_sheet: Count
    quick_reference: Count


class Level(Fact):
    """A level of dignitas: how many boxes it has, how many dice it gives, what it costs."""

    id: Id
    name: Text
    boxes: Some
    dice: Some
    upkeep: Upkeep


class Gains(Fact):
    """What one die of each face gives: wealth, skill points, political capital, attacks."""

    wealth: Count
    skill: Count
    political_capital: Count
    choice: Count
    political_attack: Count


class Dice(Fact):
    """The dice: how often they are rolled in a turn, what each face means, what it gives."""

    rolls: Some
    faces: tuple[FaceKind, ...] = Field(min_length=FACES, max_length=FACES)
    gains: Gains

    def kind(self, face: int) -> FaceKind:
        """What a face from 1 to 6 shows."""
        return self.faces[face - 1]


class Penalty(Fact):
    """What a number of faces of disapproval costs: shame, or points of dignitas.

    `instead` is the shame of who has fewer points than would be lost.
    """

    ones: Count
    shame: Count = 0
    dignitas: Count = 0
    instead: Count = 0


class Missed(Fact):
    """What it costs not to pay the upkeep; `instead` is the shame of who has no point to lose."""

    dignitas: Count
    instead: Count


class Attack(Fact):
    """What an attack die does: points gained and lost, or the shame of who has none to lose."""

    gains: Count
    loses: Count
    shame: Count


class Office(Fact):
    """An office: votes needed, total bonus in political capital, victory points.

    `falls` is how many points fewer each later winner gets, `places` how many names the HONORES
    sheet has room for (0: any number). `example` is another value for the first winner, if the
    printings disagree; `after` are the rungs below, of which the ladder asks for one.
    """

    id: Id
    name: Text
    votes: Count
    bonus: Count
    points: Count
    falls: Count = 0
    places: Count = 0
    example: Count | None = None
    after: tuple[Id, ...] = ()
    ends: bool = False


class Skill(Fact):
    """A skill: boxes to tick, and what it gives: political capital a turn, or votes.

    `votes` count once, for the office `only_for` if one is named; `per_die` for every vote die.
    """

    id: Id
    name: Text
    boxes: Some
    capital: Count = 0
    votes: Count = 0
    per_die: Count = 0
    only_for: Id | None = None


class Luxury(Fact):
    """A luxury: its cost in wealth, its victory points, and the office one must have held."""

    id: Id
    name: Text
    cost: Count
    points: Count
    office: Id | None = None


class Start(Fact):
    """What everybody begins with."""

    dignitas: Count
    wealth: Count


class End(Fact):
    """The game ends when `elected` elections to offices marked `ends` have succeeded in all."""

    elected: Some


class Scenario(Fact):
    """The data of one game. `players` take part from the start, in the order they sit in.

    `latecomers` have a card too, and play once a steward lets them in. `switches` holds the value
    each reading starts with, `shame` how many boxes of it the sheet has, `box` what one box of
    dignitas costs in political capital, `disgrace` how many victory points one shame takes,
    `score_board` whether the wall shows who leads.
    """

    based_on: Literal["cursus_honorum"]
    title: Text
    players: tuple[Id, ...] = Field(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)
    latecomers: tuple[Id, ...] = Field(max_length=MOST_PLAYERS)
    stewards: Stewards
    dice: DiceFrom
    nobles: Mapping[str, Noble]
    start: Start
    rolling: Dice
    levels: Mapping[str, Level]
    box: Some
    disapproval: tuple[Penalty, ...]
    missed_upkeep: Missed
    attack: Attack
    offices: Mapping[str, Office]
    skills: Mapping[str, Skill]
    luxuries: Mapping[str, Luxury]
    shame: Count
    disgrace: Count
    end: End
    switches: Mapping[str, SwitchValue]
    letters: LettersOption = Field(default_factory=dict)
    score_board: bool = True

    @cached_property
    def seated(self) -> tuple[str, ...]:
        """Everybody who has a card to play with."""
        return (*self.players, *self.latecomers)

    @cached_property
    def boxes(self) -> int:
        """How many boxes of dignitas there are in all."""
        return sum(level.boxes for level in self.levels.values())
