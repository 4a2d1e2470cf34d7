"""The contract: the words in which a game's rules are given.

Rules are pure. They raise objections to a command, give its effects, evolve the world, and offer
forms. Clock, chance and ids are arguments. See `ledger.contract.chapter` and
`ledger.contract.ruleset`.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import InitVar, dataclass
from typing import Any, Generic, Literal, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict

from ledger.contract.offer import Offering
from ledger.contract.tidings import Befalls
from ledger.language.free_text import FreeText
from ledger.record.audience import EVERYBODY, Audience
from ledger.record.entry import Entry, Event, Placement, Posting, Roll
from ledger.record.objection import Args, Objection
from ledger.record.references import message_args
from ledger.record.state import Duty, State, Window

W = TypeVar("W")
C = TypeVar("C", bound="Command")
B = TypeVar("B", bound=Event)


class Command(BaseModel):
    """The fields of a request, in the imperative. Strict: unknown fields are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry before it has a position: its words, and what it moves.

    `warnings` are objections of grade W to what has come about without anybody's having been asked
    (who dies leaves somebody alone): they are recorded with the entry and queued for their judges.
    """

    event: Event
    postings: tuple[Posting, ...] = ()
    placements: tuple[Placement, ...] = ()
    rolls: tuple[Roll, ...] = ()
    warnings: tuple[Objection, ...] = ()


Drafts = tuple[Draft, ...]
Asked = Callable[[State[W], str, C], tuple[str, ...]]
"""From (state, actor, command) to characters."""


class Chance(Protocol):
    """Dice and seeds, as an argument."""

    def roll(self, name: str, sides: int) -> Roll:
        """A die with `sides` sides, under a name that no other roll of the game has."""
        ...

    def seed(self, period: int) -> str:
        """The seed of a period, to be revealed when it has ended (hex)."""
        ...


class ActContext(Chance, Protocol):
    """All that comes from outside the rules: chance, a name, and a place for free words."""

    @property
    def act(self) -> str:
        """The id of the act, from which what it creates (a duty) gets its id."""
        ...

    def keep(self, words: FreeText) -> str:
        """Lay free words beside the ledger and give their salted digest ("" for no words).

        Words that are already kept have a digest; that one is given.
        """
        ...

    def read(self, digest: str) -> str:
        """Return the free words behind a digest; "" for those that are not known here."""
        ...


def no_voices(_state: State[Any], _actor: str, _command: Any) -> tuple[str, ...]:
    """No other character has to agree."""
    return ()


def no_further_reader(_state: State[Any], _account: str, _asset: str) -> Audience:
    """Return the empty audience: the act shows nobody a further balance."""
    return ()


def named(*fields: str) -> Callable[[State[Any], str, Any], tuple[str, ...]]:
    """The characters whom a command names in these fields; an empty field names nobody."""
    return lambda _state, _actor, command: tuple(
        who for field in fields if (who := getattr(command, field))
    )


@dataclass(frozen=True)
class Act(Generic[W, C]):
    """One kind of command: who may be refused it, what it does, how it is offered.

    `objections` gets (state, actor, command) and may be asked at any time; `effects` gets the
    same and the context (chance, words), is only asked when nothing forbids the act, and gives at
    least one draft. `offer` gets (state, actor, known), where `known` says who looks and what is
    chosen so far; it reads nothing that this viewer may not know, and gives None for characters to
    whom the act is foreign. `voices` are the others who must consent; `recorders` the numina who
    may record the act for the actor; `approvers` are both: they must consent, and who of them
    records the act has consented by it. `declined` gives the objections for the judges when a voice
    says no. `foretold` is false for an act whose effects no dry run shows: they are learned by
    doing it. `reads` gives, from (state, account, asset), further readers of a balance for this
    act alone. `matter` gives, from (state, actor, command), a name for the present thing that the
    command means without naming it (a battle and its round), empty when there is none: a petition
    or an appeal that was made in one matter is not granted in another. It is asked with any command
    of the right shape. With `once_at_a_time` who proposes, or is asked, proposes no
    second one before the first is answered. A `ruling` is for stewards alone.

    What is `laid` lies on a table between two (see `ledger.kernel.performing.trades`): its actor,
    too, has to agree, and a new proposal between the same two takes the place of the one that lies
    there.

    `sealed` names a kind of window (see `WindowType`). Such an act is not performed: a command
    that nothing forbids is kept as what its actor has saved for the open window of that kind, in
    place of what they had saved before, and nobody else sees it until the window is over. Its
    `effects` are never asked (give `kept_sealed`), nor are its voices and recorders: nobody saves
    for somebody else. Its command has no free words.
    """

    command: type[C]
    objections: Callable[[State[W], str, C], Iterable[Objection]]
    effects: Callable[[State[W], str, C, ActContext], tuple[Draft, ...]]
    offer: Offering[W]
    voices: Asked[W, C] = no_voices
    recorders: Asked[W, C] = no_voices
    declined: Callable[[State[W], str, C, str], tuple[Objection, ...]] | None = None
    name: str = ""
    chapter: str = ""
    foretold: bool = True
    reads: Callable[[State[W], str, str], Audience] = no_further_reader
    matter: Callable[[State[W], str, C], str] | None = None
    once_at_a_time: bool = False
    ruling: bool = False
    laid: bool = False
    sealed: str = ""
    approvers: InitVar[Asked[W, C] | None] = None

    def __post_init__(self, approvers: Asked[W, C] | None) -> None:
        """The act is called like its command unless it has another name."""
        if not self.name:
            object.__setattr__(self, "name", kebab(self.command.__name__))
        if approvers:
            object.__setattr__(self, "voices", approvers)
            object.__setattr__(self, "recorders", approvers)


def kept_sealed(_state: State[Any], _actor: str, _command: Any, _context: ActContext) -> Drafts:
    """The effects of a sealed act: it is kept until its window is over, and does nothing itself."""
    return ()


def kebab(name: str) -> str:
    """A class's name as people write it: `collect-tribute` for `CollectTribute`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


Undo = (
    Literal["never", "postings", "placements"]
    | Callable[[State[Any], Entry], tuple[Draft, ...] | Objection]
)
"""How an entry is undone: never; by posting back what it moved; by that and putting the pieces that
it placed where they stood before; or by posting back and a function's drafts, unless it gives the
objection that stands against it now."""


def everybody(_state: State[Any], _event: Any) -> Audience:
    """Everybody may read such an entry."""
    return EVERYBODY


def unchanged(world: W, _event: Any, _entry: Entry) -> W:
    """The world stays as it is: the event only moves pieces or goods."""
    return world


@dataclass(frozen=True)
class EventType(Generic[W, B]):
    """One kind of event: how the world evolves, who may read its words, how it is undone.

    `evolve` gets (world, event, entry), never refuses, and reads neither switches nor data; without
    it the world stays as it is. `audience` is asked with the state before the entry. `message_args`
    gives the arguments of its message: all fields of the event, unless told otherwise. `befalls`
    says whom it brings tidings (see `Ruleset.befalling`).
    """

    event: type[B]
    evolve: Callable[[W, B, Entry], W] = unchanged
    message_args: Callable[[B], Args] = message_args
    audience: Callable[[State[W], B], Audience] = everybody
    undo: Undo = "never"
    befalls: tuple[Befalls, ...] = ()


def fold_of(
    event: type[B],
    message_args: Callable[[B], Args] = message_args,
    audience: Callable[[State[Any], B], Audience] = everybody,
    undo: Undo = "never",
) -> Callable[[Callable[[W, B, Entry], W]], EventType[W, B]]:
    """Make an event type of the function below: how the world evolves when this has happened."""
    return lambda evolve: EventType(event, evolve, message_args, audience, undo)


def only_recorded(
    event: type[B],
    message_args: Callable[[B], Args] = message_args,
    audience: Callable[[State[Any], B], Audience] = everybody,
    undo: Undo = "never",
) -> EventType[Any, B]:
    """Make an event type of an event by which the world stays as it is."""
    return EventType(event, unchanged, message_args, audience, undo)


@dataclass(frozen=True)
class DutyType(Generic[W]):
    """What follows when somebody who owed a choice has made it, or it fell due."""

    kind: str
    effects: Callable[[State[W], Duty, str, ActContext], tuple[Draft, ...]]


@dataclass(frozen=True)
class WindowType(Generic[W]):
    """What follows when a window is over, and what was saved for it lies open.

    A window is opened by the draft that `ledger.kernel.windows.opening.window_opened` gives: who
    owes something, and until when. It is over at that time, or as soon as all who owe are ready.

    `effects` gets the state in which everything is open, the window, for each character who owes
    (in the order of `window.owed`) the command that they had saved, and the context. The command
    is None for who saved nothing. It is asked once, and gives what follows: any number of drafts,
    none included, among them the next window. A command was checked when it was saved; what has
    changed since is for the effects to judge.
    """

    kind: str
    effects: Callable[
        [State[W], Window, Mapping[str, Command | None], ActContext], tuple[Draft, ...]
    ]
