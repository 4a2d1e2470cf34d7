"""The contract: what a ruleset gives, and the words it gives it in.

A ruleset is pure. It raises objections to a command, gives its effects, evolves its world, and
offers forms. Clock, chance and ids are arguments. A new game is one `Ruleset` value.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict

from ledger.audience import EVERYBODY, Audience, Viewer, sees
from ledger.entry import Body, Entry, Placement, Posting, Roll
from ledger.form import Chosen, Field, Move, Whim
from ledger.founding import CardLine, Founding
from ledger.kernel.state import Duty, State, SwitchValue
from ledger.view import Bundle
from ledger.words import Words

W = TypeVar("W")
C = TypeVar("C", bound="Command")
B = TypeVar("B", bound=Body)

Grade = Literal["L", "W"]
Args = Mapping[str, Any]


class Command(BaseModel):
    """The fields of a request, in the imperative. Strict: unknown fields are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a command meets resistance: the rule, and in `key` and `args` what would be different.

    Grade L forbids; grade W is recorded with the act and queued for `judges`. `rests_on` names the
    (account, asset) pairs whose balance it gives away: who may not see one is not told the reason.
    """

    rule: str
    key: str
    args: Args = field(default_factory=dict)
    grade: Grade = "L"
    waivable: bool = True
    judges: tuple[str, ...] = ()
    rests_on: tuple[tuple[str, str], ...] = ()
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry before it has a position: its words, and what it moves.

    `warnings` are objections of grade W to what has come about without anybody's having been asked
    (who dies leaves somebody alone): they are recorded with the entry and queued for their judges.
    """

    body: Body
    postings: tuple[Posting, ...] = ()
    placements: tuple[Placement, ...] = ()
    rolls: tuple[Roll, ...] = ()
    warnings: tuple[Objection, ...] = ()


class Chance(Protocol):
    """Dice and seeds, as an argument."""

    def roll(self, name: str, sides: int) -> Roll:
        """A die of so many sides, under a name that no other roll of the game has."""
        ...

    def seed(self, period: int) -> str:
        """The seed of a period, to be revealed when it has ended (hex)."""
        ...


class Means(Chance, Protocol):
    """All that comes from outside the rules: chance, a name, and a place for free words."""

    @property
    def act(self) -> str:
        """The id of the act: what it creates (a duty) is named by it. Positions would betray."""
        ...

    def keep(self, words: Words) -> str:
        """Lay free words beside the ledger and give their salted digest ("" for no words).

        Of words that are kept already it gives the digest which they have.
        """
        ...


@dataclass(frozen=True, slots=True)
class Known(Generic[W]):
    """A state as one viewer may know it: offers are computed from this and nothing else."""

    state: State[W]
    viewer: Viewer
    account_seen: Callable[[State[W], str, str], Audience]

    @property
    def world(self) -> W:
        """The ruleset's world; forms read only its public parts."""
        return self.state.world

    def holding(self, character: str, asset: str) -> int | None:
        """What the character holds of the asset, or None when the viewer may not know."""
        if not sees(self.account_seen(self.state, character, asset), self.viewer):
            return None
        return self.state.books.holding(character, asset)


class Form(NamedTuple):
    """An act one may do, or why one may not do it now (`blocked`)."""

    fields: tuple[Field, ...] = ()
    blocked: tuple[Objection, ...] = ()


def no_voices(_state: State[Any], _actor: str, _command: Any) -> tuple[str, ...]:
    """Nobody else has to agree."""
    return ()


@dataclass(frozen=True)
class Act(Generic[W, C]):
    """One kind of command: who may be refused it, what it does, how it is offered.

    `objections` gets (state, actor, command) and may be asked at any time; `effects` gets the
    same and the means (chance, words), is only asked when nothing forbids it, and never gives
    nothing. `offer` gets (known, actor, chosen) and gives None for characters to whom the act is
    foreign. `voices` are the others who must consent; `recorders` the numina who may record the
    act for the actor; `declined` is what is said to the judges when a voice says no. `foretold` is
    false where what the act moves depends on what others have: a dry run, which must not know that,
    does not show it. `matter` gives, from (state, actor, command), a name for the present thing
    that the command means without naming it (a battle and its round), empty when there is none: a
    petition or an appeal that was made in one matter is not granted in another. It is asked with
    any command of the right shape. With `once_at_a_time` who proposes, or is asked, proposes no
    second one before the first is answered. A `ruling` is for stewards alone.
    """

    name: str
    command: type[C]
    objections: Callable[[State[W], str, C], Iterable[Objection]]
    effects: Callable[[State[W], str, C, Means], tuple[Draft, ...]]
    offer: Callable[[Known[W], str, Chosen], Form | None]
    voices: Callable[[State[W], str, C], tuple[str, ...]] = no_voices
    recorders: Callable[[State[W], str, C], tuple[str, ...]] = no_voices
    declined: Callable[[State[W], str, C, str], tuple[Objection, ...]] | None = None
    chapter: str = ""
    foretold: bool = True
    matter: Callable[[State[W], str, C], str] | None = None
    once_at_a_time: bool = False
    ruling: bool = False


Undo = Literal["never", "postings"] | Callable[[State[Any], Entry], tuple[Draft, ...] | Objection]
"""How an entry is undone: never; by posting back what it moved; or that and a function's drafts,
unless it gives the objection that stands against it now."""


def everybody(_state: State[Any], _body: Any) -> Audience:
    """The words of such an entry are for everybody."""
    return EVERYBODY


@dataclass(frozen=True)
class EntryType(Generic[W, B]):
    """One kind of entry: how the world evolves, who may read its words, how it is undone.

    `evolve` gets (world, body, entry), never refuses, and reads neither switches nor data.
    `audience` is asked with the state before the entry. `words` are the arguments of its message.
    """

    body: type[B]
    evolve: Callable[[W, B, Entry], W]
    words: Callable[[B], Args]
    audience: Callable[[State[W], B], Audience] = everybody
    undo: Undo = "never"


@dataclass(frozen=True)
class DutyType(Generic[W]):
    """What follows when somebody who owed a choice has made it, or it fell due."""

    kind: str
    effects: Callable[[State[W], Duty, str, Means], tuple[Draft, ...]]


@dataclass(frozen=True)
class Switch:
    """A reading that stewards may flip in play, and the values beside the default."""

    name: str
    default: SwitchValue
    others: tuple[SwitchValue, ...]


def no_doubts(_scenario: dict[str, Any]) -> tuple[str, ...]:
    """Nothing about any scenario is doubtful."""
    return ()


def nobody(_state: State[Any]) -> tuple[str, ...]:
    """No character in particular."""
    return ()


Temper = Callable[[Known[W], str, Mapping[str, Form], Whim], Move | None]
"""How one kind of bot decides: from what its character may know, and the forms open to it.

A form is worked out when it is looked at, so to ask for few is quicker. None leaves it to chance.
"""


@dataclass(frozen=True)
class Players:
    """How many people sit down at a table of this game, and the scenario for so many.

    `least` to `most` may play; it is at its best from and up to the numbers of `best`. `scenario`
    gives the text of the usual scenario for so many.
    """

    least: int
    most: int
    best: tuple[int, int]
    scenario: Callable[[int], str]


def no_advice(_state: State[Any], _character: str) -> tuple[CardLine, ...]:
    """Nothing is printed on the cards beside the name."""
    return ()


@dataclass(frozen=True)
class Ruleset(Generic[W]):
    """A game's rules as one value. `title` says in one sentence what the game is about.

    `scenario` validates a scenario's text into plain data (raising ScenarioError); `found` builds
    the start from that data. `follows` lets the world follow the kernel's own entries (a period
    opened). `due` gives what time itself brings. `account_seen` says who sees a balance; `worth`
    values one unit of an asset; `officers` are those who may record for others and undo it;
    `irregular` lists what a flipped switch would make irregular. `advice` gives the sentences of
    what is printed on a character's card, `doubts` what an organiser should look at again in a
    scenario. For rehearsals: `habits` says how often bots choose an act (1 when not named, 0 for
    never), `moods` how much oftener each kind of bot chooses which (every character has one by
    chance), `advances` which acts move the calendar on, `ends` by which acts stewards end a game
    that nobody else can go on with, `tempers` are bots that know how to play, by name, the first
    for tables with people, and `rehearsal` is the text of a scenario short enough to be tried
    out. `players` is given by a game that is founded for so many people;
    `awaited` names those whose act the game waits for now, as it does where people take turns;
    `pressing` those who have something at hand without that: bots act for them first; `together`
    all who keep order together, so that none of them rules alone or for another. `table_dice` when
    its acts ask for dice typed in while `kernel.dice` is "table".
    """

    name: str
    version: str
    title: str
    scenario: Callable[[str | None, str], dict[str, Any]]
    found: Callable[[dict[str, Any]], Founding[W]]
    acts: tuple[Act[W, Any], ...]
    entries: tuple[EntryType[W, Any], ...]
    follows: Mapping[type[Body], Callable[[W, Any, Entry], W]]
    duties: tuple[DutyType[W], ...]
    switches: tuple[Switch, ...]
    account_seen: Callable[[State[W], str, str], Audience]
    slices: Callable[[State[W]], Iterable[Bundle]]
    worth: Callable[[State[W], str], int]
    due: Callable[[State[W], int], tuple[Draft, ...]]
    finished: Callable[[State[W]], bool]
    officers: Callable[[State[W]], frozenset[str]]
    irregular: Callable[[State[W], str, SwitchValue], tuple[str, ...]]
    reminders: Callable[[State[W], str], tuple[str, ...]]
    advice: Callable[[State[W], str], tuple[CardLine, ...]] = no_advice
    doubts: Callable[[dict[str, Any]], tuple[str, ...]] = no_doubts
    habits: Mapping[str, float] = field(default_factory=dict)
    moods: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    advances: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    rehearsal: str | None = None
    players: Players | None = None
    awaited: Callable[[State[W]], tuple[str, ...]] = nobody
    pressing: Callable[[State[W]], tuple[str, ...]] = nobody
    together: Callable[[State[W]], tuple[str, ...]] = nobody
    tempers: Mapping[str, Temper[W]] = field(default_factory=dict)
    table_dice: bool = False
