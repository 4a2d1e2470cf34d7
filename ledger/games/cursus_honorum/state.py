"""The world of Cursus Honorum: the turn, the dice on the table, the candidacies.

The books hold the rest: `dignitas`, `shame`, `wealth` and each skill by its id (boxes ticked),
`<skill>-finished`, each luxury by its id, each office by its id and order of winning (`consul-1` is
the first consul), and during a turn `pc`, `skill_points` and `attack` (dice).
"""

from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from ledger.games.cursus_honorum.scenario import Scenario
from ledger.record.shared_map import Map
from ledger.record.state import State

Phase = Literal["start", "actions", "candidacies", "votes", "over"]
"""The phase of a game: the start, turns, candidacies, votes, or the end."""

TurnStep = Literal["roll", "advance", "attack", "train", "buy"]

TURN_STEPS: tuple[TurnStep, ...] = ("roll", "advance", "attack", "train", "buy")
"""The steps of a turn in which the player decides. Disapproval and upkeep follow the dice."""

DIGNITAS, SHAME, WEALTH = "dignitas", "shame", "wealth"
POLITICAL_CAPITAL, SKILL_POINTS, ATTACK = "pc", "skill_points", "attack"


class Die(NamedTuple):
    """A die on the table. A die that shows 1 is locked automatically.

    The player locks other dice.
    """

    face: int
    is_locked: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """A player's turn."""

    who: str
    step: TurnStep = "roll"
    """The step of the turn that is open now."""
    rolls: int = 0
    """The number of rolls in the turn so far."""
    dice: tuple[Die, ...] = ()
    """The dice of the turn with their present faces."""
    entries: tuple[str, ...] = ()
    """The ids of the entries that tell the rolls."""


@dataclass(frozen=True, slots=True)
class Person:
    """A player.

    `first_round` is the first round in which they play; 0 for a character who does not play.
    `finished_skills` has the round in which each skill was finished. A skill works from the next
    round on.
    """

    id: str
    first_round: int
    finished_skills: Map[str, int] = field(default_factory=Map)


class Honor(NamedTuple):
    """A name on the HONORES sheet: the player, the order of winning (from 1), and the round."""

    who: str
    order: int
    round: int


class Vote(NamedTuple):
    """The votes of a candidate."""

    faces: tuple[int, ...]
    """The faces of the vote dice."""
    bonus: int
    """The votes that skills add."""
    votes: int
    """Dice and bonus together."""
    entry: str = ""
    """The id of the entry that records the votes; "" before it is recorded."""


@dataclass(frozen=True, slots=True)
class Contest:
    """An election to an office."""

    office: str
    candidates: tuple[str, ...]
    """The candidates; in a run-off only the tied candidates."""
    round: int
    """The round of the election.

    A steward can have it held again between the turns of the next round.
    """
    ballot: int = 1
    """The number of the ballot, from 1."""
    votes_cast: Map[str, Vote] = field(default_factory=Map)
    """The votes cast so far, by candidate."""
    is_held: bool = False
    """Whether the election is decided."""
    winner: str = ""
    """The winner of the election; empty if no candidate won."""

    @property
    def waiting(self) -> tuple[str, ...]:
        """The candidates whose vote dice are still missing."""
        return (
            ()
            if self.is_held
            else tuple(player for player in self.candidates if player not in self.votes_cast)
        )


@dataclass(frozen=True, slots=True)
class World:
    """The public world at one position."""

    scenario: Scenario
    """The scenario data that entry 1 pinned."""
    people: Map[str, Person]
    order: tuple[str, ...]
    """The turn order of this round."""
    round: int = 1
    phase: Phase = "start"
    turn: Turn | None = None
    candidacies: Map[str, str] = field(default_factory=Map)
    """The office that each candidate stands for."""
    ready_players: frozenset[str] = frozenset()
    """The players with nothing more to announce: the candidates, and the players who said so since
    the last candidacy."""
    contests: Map[str, Contest] = field(default_factory=Map)
    """The elections of these candidacies, by office."""
    honores: Map[str, tuple[Honor, ...]] = field(default_factory=Map)
    """The winners of each office, in order."""
    players_for_ending: frozenset[str] = frozenset()
    """The players who have agreed to end the game."""
    number_of_takes: int = 0
    """Number of times that a steward set the course. Names of dice contain it."""

    def person(self, player: str) -> Person:
        """Return the player. Raise KeyError for a character without a card to play."""
        return self.people[player]

    def with_person(self, player: str, **changes: Any) -> "World":
        """Return the world with one player changed."""
        person = replace(self.people[player], **changes)
        return replace(self, people=self.people.set(player, person))

    def won(self, office: str) -> tuple[Honor, ...]:
        """Return the winners of an office, in the order of winning."""
        return self.honores.get(office, ())

    def honors_of(self, player: str) -> tuple[tuple[str, Honor], ...]:
        """Return every office to which the player was ever elected, in the order of the sheet."""
        return tuple(
            (office, honor)
            for office in self.scenario.offices
            for honor in self.won(office)
            if honor.who == player
        )


Game = State[World]
"""A state of this game."""
