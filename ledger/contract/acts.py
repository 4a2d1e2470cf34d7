"""The contract: the types by which a game states its rules.

Rules are pure. Rules raise objections to a command, give its effects, change the world, and offer
forms. Clock, chance and ids are arguments. See `ledger.contract.chapter` and
`ledger.contract.ruleset`.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict

from ledger.contract.offer import Offering
from ledger.contract.tidings import EventTidings
from ledger.language.free_text import FreeText
from ledger.record.audience import EVERYBODY, Audience
from ledger.record.entry import Entry, Event, Placement, Posting, Roll
from ledger.record.objection import Args, Objection
from ledger.record.references import arguments_of_all_fields
from ledger.record.state import Duty, State, Window

W = TypeVar("W")
C = TypeVar("C", bound="Command")
C_contra = TypeVar("C_contra", bound="Command", contravariant=True)
B = TypeVar("B", bound=Event)


class Command(BaseModel):
    """The fields of a request, in the imperative. Strict: unknown fields are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry before it has a position: its event, and what it moves."""

    event: Event
    postings: tuple[Posting, ...] = ()
    placements: tuple[Placement, ...] = ()
    rolls: tuple[Roll, ...] = ()
    warnings: tuple[Objection, ...] = ()
    """Objections of grade W to a result that no player chose, such as a death.

    The objections are recorded with the entry and queued for their judges.
    """


Drafts = tuple[Draft, ...]
CharactersOf = Callable[[State[W], str, C], tuple[str, ...]]
"""A function from (state, actor, command) to characters."""


class Chance(Protocol):
    """The source of dice and seeds, which the machine gives to the rules as an argument."""

    def roll(self, die_name: str, sides: int) -> Roll:
        """Return a die with `sides` sides, under a name that no other roll of the game has."""
        ...

    def seed(self, period_number: int) -> str:
        """Return the seed of a period (hex). The seed is revealed when the period has ended."""
        ...


class ActContext(Chance, Protocol):
    """The inputs from outside the rules: chance, an id, and a store for free words."""

    @property
    def act(self) -> str:
        """Return the id of the act; things that it creates (a duty) get ids from this."""
        ...

    def store_words(self, text: FreeText) -> str:
        """Store free words beside the ledger and return their salted digest.

        The digest is "" for no words. Words that are already stored keep their digest.
        """
        ...

    def read_text(self, digest: str) -> str:
        """Return the free words of a digest; "" for words that this context does not know."""
        ...


def no_voices(_state: State[Any], _actor: str, _command: Any) -> tuple[str, ...]:
    """Return no characters, because no other character has to agree."""
    return ()


def no_balance_readers(_state: State[Any], _account: str, _asset: str) -> Audience:
    """Return the empty audience: the act shows its actor no other balances."""
    return ()


def characters_in_fields(*fields: str) -> Callable[[State[Any], str, Any], tuple[str, ...]]:
    """Return a function that gives the characters in these fields of a command.

    An empty field names no character.
    """
    return lambda _state, _actor, command: tuple(
        character for field in fields if (character := getattr(command, field))
    )


@dataclass(frozen=True)
class Permission:
    """The general conditions of an act, which are checked before its rules are asked."""

    ruling: bool = False
    """Whether the act is for stewards alone.

    If stewards keep order together, the act counts only once all of them agree.
    """
    timeless: bool = False
    """Whether the act may be done in a pause and in any period."""
    afterwards: bool = False
    """Whether the act may also be done once the game is closed."""
    unheld: bool = False
    """Whether the act may be done while a restored ledger waits for a takeover."""
    recorded: bool = True
    """Whether another character may record the act for its actor.

    `Consent.recorders` names these characters.
    """
    by_stand_ins: bool = True
    """Whether a stand-in may do the act for the actor."""
    by_hand: bool = True
    """Whether a steward may enter the act afterwards, because it happened on paper."""
    by_nobody: bool = False
    """Whether the house itself may do the act without naming a character."""


PLAYED_PERMISSION = Permission()
"""The permission of most acts: characters do them in the present period of an open game."""
FOR_STEWARDS = Permission(ruling=True)
"""The permission of an act that is for stewards alone."""


@dataclass(frozen=True)
class Consent(Generic[W, C_contra]):
    """The consent to an act: the characters who must agree, and how they answer a proposal."""

    voices: CharactersOf[W, C_contra] = no_voices
    """Gives the other characters who must consent."""
    recorders: CharactersOf[W, C_contra] = no_voices
    """Gives the numina who may record the act for the actor."""
    declined: Callable[[State[W], str, C_contra, str], tuple[Objection, ...]] | None = None
    """Gives the objections for the judges when a voice says no."""
    matter: Callable[[State[W], str, C_contra], str] | None = None
    """Gives the name of the battle, round or the like that a command is about.

    The command itself does not name it. The arguments are (state, actor, command), with any command
    of the right shape. The name is empty if there is no battle or round. A petition or an appeal
    that was made in one round is not granted in another.
    """
    once_at_a_time: bool = False
    """Whether a second proposal has to wait until the first is answered.

    The rule holds for the proposer and for the characters who are asked.
    """
    laid: bool = False
    """Whether the act is a trade that lies on a table between two characters.

    The actor of such an act has to agree, too. A new proposal between the same two characters
    replaces the old one. See `ledger.kernel.performing.trades`.
    """


NOBODY_ELSE: Consent[Any, Any] = Consent()
"""The consent of an act in which no other character has a say."""


def consent_of_approvers(approvers: CharactersOf[W, C], **other_fields: Any) -> Consent[W, C]:
    """Return the consent of an act whose approvers are voices and recorders at once.

    The approvers must consent, and an approver who records the act has consented by recording it.
    `other_fields` are further fields of the consent.
    """
    return Consent(voices=approvers, recorders=approvers, **other_fields)


@dataclass(frozen=True)
class DryRunRules(Generic[W]):
    """The rules for a dry run of an act: which facts it may tell."""

    foretold: bool = True
    """Whether a dry run shows the effects.

    If it does not, players learn the effects by doing the act.
    """
    reads: Callable[[State[W], str, str], Audience] = no_balance_readers
    """Gives further readers of a balance, for this act alone, from (state, account, asset)."""


FORESEEN_RULES: DryRunRules[Any] = DryRunRules()
"""The dry run of most acts, which shows the effects."""


@dataclass(frozen=True)
class Act(Generic[W, C]):
    """A kind of act: its command, its objections, its effects and its form."""

    # The rule

    command: type[C]
    """The fields of a request for the act."""
    objections: Callable[[State[W], str, C], Iterable[Objection]]
    """Gives the objections from (state, actor, command); may be asked at any time."""
    effects: Callable[[State[W], str, C, ActContext], tuple[Draft, ...]]
    """Gives at least one draft from (state, actor, command, context).

    The machine asks for effects only if nothing forbids the act.
    """
    offer: Offering[W]
    """Gives the form from (state, actor, known), or None if the act is foreign to the actor.

    The argument `known` holds the viewer and the fields chosen so far. The function reads nothing
    that this viewer may not know.
    """

    # The name and chapter of the act

    name: str = ""
    """The act's name in requests. By default, the name of its command with hyphens."""
    chapter: str = ""
    """The id of the chapter. A `Chapter` sets it."""

    # The groups of fields

    consent: Consent[W, C] = NOBODY_ELSE
    permission: Permission = PLAYED_PERMISSION
    dry_run: DryRunRules[W] = FORESEEN_RULES

    # The way in which the act is carried out

    sealed: str = ""
    """The kind of window (see `WindowType`) that stores the act; "" if the act is not sealed.

    A sealed act is not performed. A permitted command is stored as its actor's submission for the
    open window of that kind. The new submission replaces the one before. No other character sees it
    until the window is over.

    The machine never asks for the effects of a sealed act (give
    `no_drafts_until_opened`). It also never asks for voices and recorders, because each character
    saves only for itself. The command of a sealed act has no free words.
    """
    conduct: Any = None
    """The function that carries out an act of the kernel; None for an act of a game.

    An act of a game is carried out by its objections and effects. An act of the kernel also needs
    the card and the other acts, which these functions do not get. See
    `ledger.kernel.vocabulary.conduct`.
    """

    def __post_init__(self) -> None:
        """Name the act after its command, unless it has another name."""
        if not self.name:
            object.__setattr__(self, "name", kebab_case(self.command.__name__))


def with_changed_consent(act: Act[W, C], **changes: Any) -> Act[W, C]:
    """Return the act with these fields of its consent changed."""
    return replace(act, consent=replace(act.consent, **changes))


def no_drafts_until_opened(
    _state: State[Any], _actor: str, _command: Any, _context: ActContext
) -> Drafts:
    """Return no drafts: a sealed act is stored until its window is over."""
    return ()


def kebab_case(name: str) -> str:
    """Return a class's name with hyphens: `collect-tribute` for `CollectTribute`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


Undo = (
    Literal["never", "postings", "placements"]
    | Callable[[State[Any], Entry], tuple[Draft, ...] | Objection]
)
"""The way to undo an entry.

With `never` the entry cannot be undone. With `postings` the postings of the entry are reversed.
With `placements` its pieces also return to their earlier places. With a function, the postings are
reversed and the function's drafts follow. If the function returns an objection, nothing is undone.
"""


def everybody(_state: State[Any], _event: Any) -> Audience:
    """Return the audience that includes everybody."""
    return EVERYBODY


def unchanged_world(world: W, _event: Any, _entry: Entry) -> W:
    """Return the world unchanged, for an event that only moves pieces or goods."""
    return world


@dataclass(frozen=True)
class EventType(Generic[W, B]):
    """A type of event, with its fold, its readers and its undo."""

    event: type[B]
    evolve: Callable[[W, B, Entry], W] = unchanged_world
    """Gives the next world from (world, event, entry).

    The function never refuses, and reads neither switches nor data. The default leaves the world
    unchanged.
    """
    message_args: Callable[[B], Args] = arguments_of_all_fields
    """Gives the arguments of the message. By default all fields of the event."""
    audience: Callable[[State[W], B], Audience] = everybody
    """Gives the readers of the event, from the state before the entry."""
    undo: Undo = "never"
    befalls: tuple[EventTidings, ...] = ()
    """The tidings that the event brings, and their receivers (see `Narration.befalling`)."""


def fold_of(
    event: type[B],
    message_args: Callable[[B], Args] = arguments_of_all_fields,
    audience: Callable[[State[Any], B], Audience] = everybody,
    undo: Undo = "never",
) -> Callable[[Callable[[W, B, Entry], W]], EventType[W, B]]:
    """Return a decorator that makes an event type from the fold below it."""
    return lambda evolve: EventType(event, evolve, message_args, audience, undo)


def recorded_only_type(
    event: type[B],
    message_args: Callable[[B], Args] = arguments_of_all_fields,
    audience: Callable[[State[Any], B], Audience] = everybody,
    undo: Undo = "never",
) -> EventType[Any, B]:
    """Return the event type of an event that leaves the world unchanged."""
    return EventType(event, unchanged_world, message_args, audience, undo)


@dataclass(frozen=True)
class DutyType(Generic[W]):
    """A kind of duty, with the effects of the choice that is made or of the default."""

    kind: str
    effects: Callable[[State[W], Duty, str, ActContext], tuple[Draft, ...]]


@dataclass(frozen=True)
class WindowType(Generic[W]):
    """A kind of window, with the effects when the window is over.

    The draft from `ledger.kernel.windows.opening.window_opened` opens a window. The draft names the
    characters who owe a submission, and the deadline. The window is over at the deadline, or as
    soon as all who owe are ready.
    """

    kind: str
    effects: Callable[
        [State[W], Window, Mapping[str, Command | None], ActContext], tuple[Draft, ...]
    ]
    """Gives any number of drafts, or none, when the window is over.

    The arguments are the state in which everything is open, the window, the saved commands and the
    context. The commands are by character, in the order of `window.owed`; None means that the
    character saved nothing. The drafts may open the next window. The machine calls the function
    once.

    A command was checked when it was saved. The effects judge what has changed since then.
    """
