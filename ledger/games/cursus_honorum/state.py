"""The world of Cursus Honorum: whose turn it is, what lies on the table, who stands for what.

What people have is in the books: `dignitas` (boxes ticked), `shame`, `wealth`, each skill by its
id (boxes ticked) and `<skill>-finished`, each luxury by its id, each office by its id and the order
of winning (`consul-1` is the first consul), and within a turn `pc`, `skill_points` and
`attack` (dice). Here is only what the books cannot say.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from immutables import Map

from ledger.games.cursus_honorum.scenario import Scenario
from ledger.record.state import State

Phase = Literal["start", "actions", "candidacies", "votes", "over"]
"""Before the first turn; the turns; who stands for what; the vote dice; the end."""

Step = Literal["roll", "advance", "attack", "train", "buy"]

STEPS: tuple[Step, ...] = ("roll", "advance", "attack", "train", "buy")
"""The steps of a turn in which something is decided; disapproval and upkeep follow the dice."""

DIGNITAS, SHAME, WEALTH = "dignitas", "shame", "wealth"
PC, SKILL_POINTS, ATTACK = "pc", "skill_points", "attack"


class Die(NamedTuple):
    """A die on the table. `locked` ones are kept: a 1 by itself, others by their player."""

    face: int
    locked: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """Somebody's turn: the step that is open, how often the dice were rolled, what they show.

    `entries` are the ids of those that tell the rolls.
    """

    who: str
    step: Step = "roll"
    rolls: int = 0
    dice: tuple[Die, ...] = ()
    entries: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Person:
    """A player: from which round on (`since`, 0 for nobody who plays), and what was learned when.

    `finished` has the round in which each skill was finished; it works from the next one on.
    """

    id: str
    since: int
    finished: Map[str, int] = field(default_factory=Map)


class Honor(NamedTuple):
    """A name on the HONORES sheet: who, as which winner (1 for the first), in which round."""

    who: str
    order: int
    round: int


class Vote(NamedTuple):
    """What a candidate rolled: the dice, what skills add, and both together.

    `entry` is the id of the entry that tells it, "" before it is recorded.
    """

    faces: tuple[int, ...]
    bonus: int
    votes: int
    entry: str = ""


@dataclass(frozen=True, slots=True)
class Contest:
    """An election: its candidates, the number of the ballot, the votes so far, and who won.

    `round` is the round whose elections it belongs to: one held again by a steward may stand
    between the turns of the next. In a run-off only those who were tied are candidates. `held` once
    it is decided; `winner` is empty when nobody was elected.
    """

    office: str
    candidates: tuple[str, ...]
    round: int
    ballot: int = 1
    cast: Map[str, Vote] = field(default_factory=Map)
    held: bool = False
    winner: str = ""

    @property
    def waiting(self) -> tuple[str, ...]:
        """The candidates whose vote dice are still missing."""
        return () if self.held else tuple(who for who in self.candidates if who not in self.cast)


@dataclass(frozen=True, slots=True)
class World:
    """The public world at one position. `scenario` is the data that entry 1 pinned.

    `order` is the turn order of this round. `standing` says who stands for which office, `ready`
    who has nothing more to announce: the candidates, and whoever said so since the last candidacy;
    `contests` what became of it, by office. `ending` are those
    who would end the game now. `takes` counts what a steward had done again: dice are named by it.
    """

    scenario: Scenario
    people: Map[str, Person]
    order: tuple[str, ...]
    round: int = 1
    phase: Phase = "start"
    turn: Turn | None = None
    standing: Map[str, str] = field(default_factory=Map)
    ready: frozenset[str] = frozenset()
    contests: Map[str, Contest] = field(default_factory=Map)
    honores: Map[str, tuple[Honor, ...]] = field(default_factory=Map)
    ending: frozenset[str] = frozenset()
    takes: int = 0

    def person(self, who: str) -> Person:
        """The player. Raise KeyError for somebody who has no card to play with."""
        return self.people[who]

    def changed(self, who: str, **changes: Any) -> "World":
        """The world with one player changed."""
        person = replace(self.people[who], **changes)
        return replace(self, people=self.people.set(who, person))

    def won(self, office: str) -> tuple[Honor, ...]:
        """The winners of an office, in order."""
        return self.honores.get(office, ())

    def held(self, who: str) -> tuple[tuple[str, Honor], ...]:
        """Every office somebody was ever elected to, in the order of the sheet."""
        return tuple(
            (office, honor)
            for office in self.scenario.offices
            for honor in self.won(office)
            if honor.who == who
        )


Game = State[World]
"""A state of this game."""
