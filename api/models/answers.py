"""The shapes of what the API answers: for its description, for GraphQL, and for tests.

Answers are written as bytes on the way out; the tests hold them to these models.
"""

from typing import Any, Literal

from pydantic import Field

from api.base.model import MessageArgs, MessageKey, Model
from api.models.forms import FormCase, FormField
from api.models.lines import Leg, Line
from api.models.organising import PreparedEvent
from api.models.submissions import KeptForWindow


class ViewWithoutLines(Model):
    """The view of a phone without the chronicle: its holder, and the slices that one sees."""

    now: int
    """The server's time, in milliseconds since 1970."""
    etag: str
    """A hash of the whole view but for the time."""
    erased: int | None = None
    """How many times words of the game were erased; left out for never. A phone that kept some
    words before forgets them."""
    game: str
    """The game's id."""
    cursor: str
    """The viewer's cursor: how far this view has read."""
    me: list[str]
    """The characters whose cards the viewer holds."""
    staff: bool
    """Whether one of them is a steward."""
    private: list[str]
    """The keys of the slices that not everybody sees."""
    slices: dict[str, Any]
    """The slices of the view, by key."""


class View(ViewWithoutLines):
    """The view of a phone: the slices that one sees, and the last lines of the chronicle."""

    entries: list[Line]
    """The last lines, oldest first."""


class Entries(Model):
    """A page of lines, oldest first."""

    entries: list[Line]
    """The lines. A supplement comes directly after its public line."""
    cursor: str
    """The cursor to go on from: after the last line, or before the first one if the page was asked
    for with `before`."""
    more: bool
    """Whether there are other lines beyond it."""


class Objection(Model):
    """Why a command meets resistance: the rule, and what would have to be different."""

    rule: str
    """The ID of the rule that objects."""
    grade: Literal["L", "W"]
    """How strongly it objects.

    * `L`: It forbids the act.
    * `W`: It warns; the act is recorded and queued for its judge.
    """
    key: MessageKey
    args: MessageArgs
    waivable: bool
    """Whether a steward can let the act through all the same."""
    hidden: bool
    """Whether the objection was left vague, because its reason is a secret of others."""
    text: str
    """The sentence, without a full stop at its end."""


class Form(Model):
    """An act one may do, or why one may not do it now."""

    type: str
    """The act's name, as a command has it in `type`."""
    chapter: str
    """The chapter of the rulebook that the act belongs to."""
    fields: list[FormField]
    """The fields of its form, in order."""
    blocked: list[Objection]
    """Why it cannot be done now; empty where it can."""
    later: list[FormCase] | None = None
    """The fields that depend on choices, for a phone that loses the network. A case comes after
    the cases of the choices before it. Left out if no field depends on a choice, if that takes too
    many forms, and for a recorder."""
    sealed: str | None = None
    """For a sealed act: the kind of window that it is saved for."""
    laid: bool | None = None
    """True for an act whose proposal lies on a table between two."""


class ReadyAct(Model):
    """An act with all its fields, which can be sent as it is."""

    key: MessageKey
    args: MessageArgs
    text: str
    """The words on its button."""
    fields: dict[str, Any]
    """The values of all its fields."""


class Suggestion(Model):
    """An act that the game puts before others, and the values of its form."""

    type: str
    """The act's name."""
    key: MessageKey
    args: MessageArgs
    text: str
    """The sentence that says what it brings."""
    fields: dict[str, Any]
    """The values its form is filled in with, by field."""
    guide: str | None = None
    """The key of the message that leads a newcomer through it."""
    ready_acts: list[ReadyAct] | None = None
    """The act with all its fields, for each case that waits. All of them can be sent together."""


class Offers(Model):
    """The acts that a character may do now, the best of them, and the rules to keep in mind."""

    as_: str = Field(alias="as")
    """The character who would act."""
    period: int
    """The number of the period that is open."""
    offers: list[Form]
    """The forms of all acts that are not foreign to the character."""
    suggested: list[Suggestion] | None = None
    """At most three of the open forms, the best first."""
    reminders: list[str]
    """The keys of the messages that remind of rules."""


class Becomes(Model):
    """A status that a character would get or lose, such as imperator."""

    who: str
    """The character."""
    key: MessageKey
    args: MessageArgs
    ceases: bool
    """Whether the character would lose the status; false if it would get it."""
    text: str
    """The sentence that says so."""


class Attempt(Model):
    """The result of a dry run."""

    fields: list[FormField]
    """The fields of the form, narrowed by what was chosen so far."""
    complete: bool
    """Whether every field is chosen."""
    objections: list[Objection]
    """Why the act would be refused; empty where it would not."""
    warnings: list[Objection]
    """The warnings that it would bring."""
    voices: list[str]
    """The characters whose consent is missing; the rest is what follows if all of them agree."""
    legs: list[Leg]
    """The goods that would move, as far as one sees them."""
    after: dict[str, dict[str, int]]
    """The balances of the accounts that one sees afterwards, in units of each asset, by
    character; nothing where that is not sure."""
    becomes: list[Becomes]
    """The things that people would become."""


class Waits(Model):
    """For what a grave act waits: a steward's act that has not happened yet.

    Another steward confirms it with `confirm-act`; any steward concerned stops it with `stop-act`.
    """

    slice: str
    """The key of the slice that tells stewards of it as long as it waits."""
    until: int
    """Until when it can be confirmed, in milliseconds since 1970."""
    second: list[str]
    """The cards of the other stewards whose phones listened."""
    then: Literal["happens", "lapses"]
    """The outcome if nobody says anything.

    * `lapses`: It does not happen.
    * `happens`: It happens.
    """


class Receipt(Model):
    """The entries of an act as its sender sees them."""

    command: str
    """The id under which the command was sent."""
    repeated: bool
    """Whether the same command had been answered before."""
    pending: bool
    """Whether it became a petition, or a grave act that waits."""
    entries: list[Line]
    """The lines of its entries; none for what is kept for a window."""
    cursor: str
    """The sender's cursor right after the act."""
    waits: Waits | None = None
    """For a grave act that waits: until when and for whom."""
    token: str | None = None
    """The token of a card that was just printed anew; it is shown this once."""
    kept: KeptForWindow | None = None
    """The save that is kept beside the ledger."""


class FieldError(Model):
    """A fault of one field."""

    field: str
    """The field, or the parameter or header, by its name."""
    message: str
    """The fault, in words."""


class Problem(Model):
    """An answer that says no (RFC 9457)."""

    type: str
    """The kind of problem: a path on this server with a page that says what to do."""
    title: str
    """The kind of problem in words."""
    status: int
    """The HTTP status code, a number such as 409."""
    detail: str
    """The fault of this request, in words."""
    objections: list[Objection] | None = None
    """For `refused`: the objections of the rules."""
    appealable: bool | None = None
    """For `refused`: whether one may appeal to the stewards."""
    errors: list[FieldError] | None = None
    """For `malformed`: the faults of each field."""
    period: int | None = None
    """For `stale-period`: the number of the period that is open."""
    event: PreparedEvent | None = None
    """For `changed-elsewhere`: the present version of the event."""
    refusal: str | None = None
    """For a command that was signed: the game's signature (Ed25519, hex) over the lines
    `acta/refusal/1`, the game's id, the command's id and digest, its contribution, and the
    problem."""
