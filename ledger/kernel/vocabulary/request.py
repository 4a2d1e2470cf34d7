"""A request to the machine, and the possible answers."""

import hashlib
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from pydantic import Field, ValidationError

from ledger.contract.acts import Act, Command, Drafts
from ledger.language.free_text import FreeText, TextLimits
from ledger.language.legible_text import TextFault, faults_of_fields
from ledger.record.books import OverdraftError, holder
from ledger.record.entry import Entry, RecordedWarning, Ruling
from ledger.record.objection import Objection
from ledger.record.receipt import Receipt
from ledger.record.state import State
from ledger.seal.submission import Submission

C = TypeVar("C", bound=Command)

HOST_CARD = ""
"""The card of the house, which the clock and a restarted server use."""

DUE_REQUEST = "due"
"""The type of an act without a command that has fallen due."""

REASON_LENGTH = 280
"""Maximum number of characters of free words in a ruling, an appeal or a refusal."""

Reason = Annotated[
    FreeText,
    TextLimits(REASON_LENGTH),
    Field(description="Why, in free words; empty for no reason."),
]
"""A field of a command for a reason."""

_LEFT_OUT = frozenset(
    {"recorder", "waive", "reason", "appeal", "window", "revision", "happened_at"}
)

HOUSE_IDS = ("due-", "found-")
"""Prefixes of the ids of the house's own acts.

No other act may have an id of this form, because a later act of the house could need it.
"""


@dataclass(frozen=True, slots=True)
class Request:
    """A command as it was sent."""

    id: str
    card: str
    type: str
    actor: str
    period: int
    """The period that the command was made in; 0 if any period is allowed."""
    fields: dict[str, Any] = field(default_factory=dict)
    recorder: str = ""
    """The numen or steward who records the act for `actor`; "" if there is none."""
    waive: tuple[str, ...] = ()
    """The rules that a ruling waives."""
    reason: str = ""
    """The reason of a ruling, in free words."""
    appeal: str = ""
    """The appeal that the command answers; "" if there is none."""
    contribution: str = ""
    """The phone's contribution to the dice, drawn at the tap (32 hex digits)."""
    signature: str = ""
    """The phone's signature under the command and the contribution."""
    window: str = ""
    """The window that a submission is for; "" if there is none."""
    revision: int = 0
    """The number of the submission for this window, from 1."""
    listening: tuple[str, ...] | None = None
    """The cards of other stewards whose phones listen now; None to ask no steward.

    See `ledger.kernel.vocabulary.grave_rule`.
    """
    happened_at: int = 0
    """The time (milliseconds) of an act entered by hand afterwards; 0 for all other acts."""

    @property
    def digest(self) -> str:
        """Return the hash of all fields except the id.

        A command that is sent again has the same hash.
        """
        content = (
            self.card,
            self.type,
            self.actor,
            self.period,
            self.fields,
            self.recorder,
            self.waive,
            self.reason,
            self.appeal,
            self.contribution,
            *((self.window, self.revision) if self.window or self.revision else ()),
            *((self.happened_at,) if self.happened_at else ()),
        )
        return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:32]

    @property
    def document(self) -> dict[str, Any]:
        """Return the document that the phone signs: without id, contribution and signature.

        Common fields without a value (no `recorder`, no `reason`) are left out.
        """
        shared_fields = {
            "type": self.type,
            "as": self.actor,
            "period": self.period,
            "recorder": self.recorder,
            "waive": list(self.waive),
            "reason": self.reason,
            "appeal": self.appeal,
            "window": self.window,
            "revision": self.revision,
            "happened_at": self.happened_at,
        }
        request_fields = shared_fields | self.fields
        return {
            field_name: request_fields[field_name]
            for field_name in request_fields
            if request_fields[field_name] or field_name not in _LEFT_OUT
        }


class Sender(msgspec.Struct, frozen=True):
    """The card that a request comes from, and what its character may do."""

    card: str
    """The card's id; `HOST_CARD` for the house."""
    character: str
    """The character of the card; "" for the house and for an unknown card."""
    keepers: tuple[str, ...]
    """The characters who keep order together; none if stewards do."""
    keeps_order: bool
    """Whether the character is a steward, or one of the characters who keep order together."""
    is_steward: bool
    """Whether the sender keeps order, or is the house."""
    rules_alone: bool
    """Whether a ruling by the sender counts at once, as for the house and for a sole steward."""
    actor_plays: bool
    """Whether the actor of the request is a character with a card."""
    may_stand_in: bool
    """Whether the recorder is a stand-in who may do this act for the actor."""


Recording = Literal["own", "stand-in", "officer", "steward", "stranger"]
"""The sender of a request: the actor, or another character who records it.

A `stranger` is a recorder who may not record the act.
"""

Grave = Literal["", "act", "overrule"]
"""Whether a request waits for a second steward: never, always, or if it waives an objection."""


class Admission(msgspec.Struct, Generic[C], frozen=True):
    """A request that may be made, with all facts about it that later steps need.

    Each fact is computed once, by `ledger.kernel.vocabulary.request_facts`.
    """

    state: State[Any]
    """The state on which the request is decided."""
    request: Request
    sender: Sender
    act: Act[Any, Any]
    command: C
    recording: Recording = "own"
    voices: tuple[str, ...] = ()
    """The characters other than the sender who must agree."""
    grave: Grave = ""


@dataclass(frozen=True, slots=True)
class ReadyFlag:
    """A message by which a character says that it is ready or not.

    `revision` counts that character's messages.
    """

    window: str
    who: str
    ready: bool
    revision: int


@dataclass(frozen=True, slots=True)
class Plan:
    """The drafts that an accepted command will append, and facts about the act."""

    drafts: Drafts
    warned: tuple[RecordedWarning, ...] = ()
    ruling: Ruling | None = None
    main: int = 0
    """The index of the draft that warnings and ruling belong to."""
    type: str = ""
    """The type of the act, if it is not the type of the request, as for a petition's act."""
    actor: str = ""
    """The actor, if it is not the actor of the request."""
    recorder: str = ""
    """The recorder, if it is not the recorder of the request."""
    confirmer: str | None = None
    """The second steward, as in `CommandMeta`."""
    is_pending: bool = False
    keeps: Submission | ReadyFlag | None = None
    """The submission or flag that is stored beside the ledger instead of any entry."""
    is_by_stand_in: bool = False
    """Whether the recorder acts as a stand-in."""
    happened_at: int = 0
    """The stated time of a proposed act; 0 if none was given."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The entries of an act, in order."""

    entries: tuple[Entry, ...]
    is_pending: bool = False
    """Whether the command became a petition, or a grave act that waits."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """The receipt of a command that was answered before."""

    receipt: Receipt


@dataclass(frozen=True, slots=True)
class StoredWithoutEntry:
    """The answer that a submission or flag was stored beside the ledger, without an entry."""

    submission_or_flag: Submission | ReadyFlag
    at: int
    """The time of storing, in milliseconds since the epoch."""
    is_repeated: bool = False
    """Whether the submission or flag had already been stored."""
    is_superseded: bool = False
    """Whether a later revision has replaced it."""


@dataclass(frozen=True, slots=True)
class Refused:
    """A refusal, which is never an entry."""

    problem: str
    """The kind of refusal."""
    objections: tuple[Objection, ...] = ()
    errors: tuple[tuple[str, TextFault], ...] = ()
    """The wrong fields, as (field, message)."""

    @property
    def appealable(self) -> bool:
        """Return whether stewards could let the command through by waiving all objections."""
        return bool(self.objections) and all(objection.waivable for objection in self.objections)


Outcome = Accepted | Repeated | StoredWithoutEntry | Refused


def overdraft_objection(overdraft: OverdraftError) -> Objection:
    """Return the unwaivable objection for an account that has too little."""
    return Objection(
        "ACTA-01",
        "lacks",
        args={
            "who": f"who:{holder(overdraft.account)}",
            "asset": f"asset:{overdraft.asset}",
            "n": overdraft.lacking,
        },
        waivable=False,
        rests_on=((overdraft.account, overdraft.asset),),
    )


def refusal_of_shape(error: ValidationError) -> Refused:
    """Return the refusal of a command that does not have the shape of its act."""
    return Refused("malformed", errors=faults_of_fields(error))
