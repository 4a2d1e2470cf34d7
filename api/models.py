"""The shapes of what the API answers: for its description, for GraphQL, and for tests.

Answers are written as bytes on the way out; the tests hold them to these models.
"""

from typing import Any, Literal

from pydantic import Field

from api.form_models import FormField
from api.kept_models import KeptForWindow
from api.model import Model


class Leg(Model):
    """A posting as far as it is seen: an end that one may not see is left out."""

    asset: str
    amount: int
    from_: str | None = Field(default=None, alias="from")
    to: str | None = None


class Moved(Model):
    """A piece that came to a place; `place` is empty when it left the board."""

    piece: str
    place: str
    seat: str


class Roll(Model):
    """A die that was rolled, under its name.

    `origin` says who added a signed `contribution`: a phone, a `client` (a program), a phone
    that holds a steward's card, too (`alone`), or nobody.
    """

    name: str
    sides: int
    value: int
    source: Literal["server", "table"]
    contribution: str
    witness: str
    origin: Literal["phone", "client", "alone", ""]


class By(Model):
    """For whom an act was done, and who recorded it for them.

    Where it is said, the recorder did it as a stand-in for the character `stands_in_for`.
    A steward entered it by hand when it says `happened_at`: when it happened (Unix milliseconds).
    """

    as_: str = Field(alias="as")
    recorder: str
    stands_in_for: str | None = None
    happened_at: int | None = None


class RecordedWarning(Model):
    """A warning recorded with an act."""

    rule: str
    key: str
    args: dict[str, Any]


class Ruling(Model):
    """A steward's word on an act: which rules were waived, and why."""

    by: str
    waived: list[str]
    reason: str


class Tidings(Model):
    """What an entry does to the characters `who`, for the whole screen of their phones, once.

    `word` names the messages `tidings-<word>` and `tidings-<word>-about`; the line's own arguments
    fill them. `acts` are what those characters may do about it, and `until` how long: any time,
    while the `period` runs, or until the `window` is over in which they owe something.
    """

    word: str
    tone: Literal["dread", "call", "joy"]
    who: list[str]
    acts: list[str]
    until: Literal["", "period", "window"]


class Line(Model):
    """One line of the chronicle as its reader sees it.

    `c` is its number: `p17` public, `q3` the reader's own. An own line stands after so many
    public ones, or supplements the one it is `on`. `n` is the position, for who sees positions.
    Of a grave act, `second` is the steward who confirmed it; it is `alone` when nobody did.
    An argument may be a message itself, `{key, args}`, whose arguments may be messages again: that
    of what was taken back, set right or denied is `said`, beside `told`, for who may read it.
    """

    id: str
    c: str
    at: int
    period: int
    after: int | None = None
    on: str | None = None
    n: int | None = None
    key: str
    args: dict[str, Any]
    words: bool
    legs: list[Leg]
    moved: list[Moved]
    rolls: list[Roll]
    by: By | None
    warned: list[RecordedWarning]
    ruling: Ruling | None
    reversed: bool
    reason: str | None = None
    about: str | None = None
    tidings: list[Tidings] | None = None
    second: str | None = None
    alone: bool | None = None


class ViewWithoutLines(Model):
    """What a phone shows beside the chronicle: whose it is, and the slices that one sees.

    `erased` counts how often words of the game were erased, if ever: a phone that kept some before
    forgets them.
    """

    now: int
    etag: str
    erased: int | None = None
    game: str
    cursor: str
    me: list[str]
    staff: bool
    private: list[str]
    slices: dict[str, Any]


class View(ViewWithoutLines):
    """What a phone shows: the slices that one sees, and the last lines of the chronicle."""

    entries: list[Line]


class Entries(Model):
    """A page of lines; `more` when there are others beyond it."""

    entries: list[Line]
    cursor: str
    more: bool


class Objection(Model):
    """Why a command meets resistance: the rule, and what would have to be different."""

    rule: str
    grade: Literal["L", "W"]
    key: str
    args: dict[str, Any]
    waivable: bool
    hidden: bool
    text: str


class Form(Model):
    """An act one may do, or in `blocked` why one may not do it now.

    A `sealed` act is saved for a window of this kind; what is `laid` lies on a table between two.
    """

    type: str
    chapter: str
    fields: list[FormField]
    blocked: list[Objection]
    sealed: str | None = None
    laid: bool | None = None


class Suggestion(Model):
    """An act that the game puts before others: what it brings, and what its form is filled in with.

    `guide` is the message that leads through it somebody who has done nothing yet.
    """

    type: str
    key: str
    args: dict[str, Any]
    text: str
    fields: dict[str, Any]
    guide: str | None = None


class Offers(Model):
    """What a character may do in this period, what first, and the rules to keep in mind.

    At most three of the open forms are `suggested`, the best first.
    """

    as_: str = Field(alias="as")
    period: int
    offers: list[Form]
    suggested: list[Suggestion] | None = None
    reminders: list[str]


class Becomes(Model):
    """What somebody would become or, with `ceases`, no longer be: `text` says it in words."""

    who: str
    key: str
    args: dict[str, Any]
    ceases: bool
    text: str


class Attempt(Model):
    """What a dry run says, with all that falls due with the act.

    `after` is what would be left, on accounts that one sees; nothing where that is not sure.

    `voices` are those whose word is missing: then the rest is what follows if they all agree.
    """

    fields: list[FormField]
    complete: bool
    objections: list[Objection]
    warnings: list[Objection]
    voices: list[str]
    legs: list[Leg]
    after: dict[str, dict[str, int]]
    becomes: list[Becomes]


class Waits(Model):
    """For what a grave act waits: a steward's act that has not happened yet.

    The `slice` of a steward's view tells of it as long as it waits. Another steward confirms it
    with `confirm-act` `until` then (milliseconds); `second` are the cards of those whose phones
    listened. It can be stopped with `stop-act`; if nobody says anything, it `then` happens, or
    lapses.
    """

    slice: str
    until: int
    second: list[str]
    then: Literal["happens", "lapses"]


class Receipt(Model):
    """The entries of an act as its sender sees them; `pending` when it became a petition.

    So is a grave act, with what it `waits` for until it has happened, or was stopped. `token` is
    that of a card just printed anew; it is shown this once. What is `kept` for a window has no
    entries.
    """

    command: str
    repeated: bool
    pending: bool
    entries: list[Line]
    cursor: str
    waits: Waits | None = None
    token: str | None = None
    kept: KeptForWindow | None = None


class FieldError(Model):
    """What is wrong with one field."""

    field: str
    message: str


class Problem(Model):
    """An answer that says no (RFC 9457).

    `refusal` is the game's signature (Ed25519, hex) where the command was signed: over the lines
    `acta/refusal/1`, the game's id, the command's id and digest, its contribution, and the problem.
    """

    type: str
    title: str
    status: int
    detail: str
    objections: list[Objection] | None = None
    appealable: bool | None = None
    errors: list[FieldError] | None = None
    period: int | None = None
    refusal: str | None = None
