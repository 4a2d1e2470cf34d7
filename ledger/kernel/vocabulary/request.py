"""A request on its way in, and the ways in which it can be answered."""

import hashlib
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from pydantic import Field, ValidationError

from ledger.contract.acts import Drafts
from ledger.language.free_text import FreeText, Length
from ledger.language.legible import Said, wrong_fields
from ledger.record.books import OverdraftError, holder
from ledger.record.entry import Entry, RecordedWarning, Ruling
from ledger.record.objection import Objection
from ledger.record.receipt import Receipt
from ledger.seal.submission import Submission

HOST = ""
"""The card of the house itself: the clock, and the server that was started anew."""

DUE = "due"
"""The type of what happens without a command, when its time has come."""

REASON = 280
"""Free words in a ruling, an appeal or a refusal have at most so many characters."""

Reason = Annotated[
    FreeText, Length(REASON), Field(description="Why, in free words; empty for no reason.")
]
"""A field of a command that may say why."""

_LEFT_OUT = frozenset(
    {"recorder", "waive", "reason", "appeal", "window", "revision", "happened_at"}
)

HOUSE_IDS = ("due-", "found-")
"""How the ids of the house's own acts begin: nobody else's may, or one could be taken before."""


@dataclass(frozen=True, slots=True)
class Request:
    """A command as it was sent. `period` is the one it was made in; 0 where that is no matter.

    `recorder` is the numen or steward who records the act for `actor`; `waive` and `reason` make it
    a ruling (force); `appeal` names the appeal it answers. `contribution` is what the sender's
    phone adds to the dice, drawn at the tap (32 hex digits); `signature` is that phone's over both.
    What is saved for a `window` counts its `revision`, from 1. `listening` are the cards of other
    stewards whose phones listen now; None when nobody is to be asked (see
    `ledger.kernel.vocabulary.grave_rule`). What is entered by hand afterwards `happened_at` that
    time (milliseconds); 0 for the usual.
    """

    id: str
    card: str
    type: str
    actor: str
    period: int
    fields: dict[str, Any] = field(default_factory=dict)
    recorder: str = ""
    waive: tuple[str, ...] = ()
    reason: str = ""
    appeal: str = ""
    contribution: str = ""
    signature: str = ""
    window: str = ""
    revision: int = 0
    listening: tuple[str, ...] | None = None
    happened_at: int = 0

    @property
    def digest(self) -> str:
        """The hash of everything but the id: the same command sent again has the same."""
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
        """The command as it is signed: as it was sent, without its id and what is signed with it.

        What every command may say and this one does not (no `recorder`, no `reason`) is left out.
        """
        shared = {
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
        said = shared | self.fields
        return {name: said[name] for name in said if said[name] or name not in _LEFT_OUT}


@dataclass(frozen=True, slots=True)
class Flag:
    """Somebody says that they are ready, or not yet; `revision` counts how often they said it."""

    window: str
    who: str
    ready: bool
    revision: int


@dataclass(frozen=True, slots=True)
class Plan:
    """What an accepted command will append: the drafts, and what is said about the act.

    `main` is the index of the draft that warnings and ruling belong to. `type`, `actor` and
    `recorder` name the act when it is not the request's own (the act of a petition). `keeps` is
    what is kept beside the ledger instead of any entry; `confirmed` as in `CommandMeta`;
    `stands_in` when the recorder acts as a stand-in. `happened_at` is what was said of the time
    when others were asked to agree.
    """

    drafts: Drafts
    warned: tuple[RecordedWarning, ...] = ()
    ruling: Ruling | None = None
    main: int = 0
    type: str = ""
    actor: str = ""
    recorder: str = ""
    confirmed: str | None = None
    pending: bool = False
    keeps: Submission | Flag | None = None
    stands_in: bool = False
    happened_at: int = 0


@dataclass(frozen=True, slots=True)
class Accepted:
    """The entries of an act, in order. `pending` when it became a petition, or a grave act."""

    entries: tuple[Entry, ...]
    pending: bool = False


@dataclass(frozen=True, slots=True)
class Repeated:
    """The command was answered before; this is its receipt."""

    receipt: Receipt


@dataclass(frozen=True, slots=True)
class Kept:
    """Something is kept beside the ledger since `at` (milliseconds), and no entry tells of it.

    `repeated` when it was kept before; `superseded` when a later revision has taken its place.
    """

    kept: Submission | Flag
    at: int
    repeated: bool = False
    superseded: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    """An answer, never an entry. `problem` is the kind of refusal; `errors` are (field, message).

    `appealable` when stewards could let the command through.
    """

    problem: str
    objections: tuple[Objection, ...] = ()
    errors: tuple[tuple[str, Said], ...] = ()

    @property
    def appealable(self) -> bool:
        """Whether every objection could be waived by a ruling."""
        return bool(self.objections) and all(objection.waivable for objection in self.objections)


Outcome = Accepted | Repeated | Kept | Refused


def lack_objection(overdraft: OverdraftError) -> Objection:
    """The objection that can never be waived: nobody spends what they do not have."""
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


def misshapen(error: ValidationError) -> Refused:
    """The refusal of a command that does not have the shape of its act."""
    return Refused("malformed", errors=wrong_fields(error))
