"""The shapes of what the API answers: for its description, for GraphQL, and for tests.

Answers are written as bytes on the way out; the tests hold them to these models.
"""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


def never_null(schema: dict[str, Any]) -> None:
    """Describe what may be missing without `null`: it is left out of an answer instead."""
    for name in schema["properties"].keys() - {*schema.get("required", ())}:
        member = schema["properties"][name]
        choices = [one for one in member.get("anyOf", ()) if one != {"type": "null"}]
        if len(choices) == 1:
            del member["anyOf"], member["default"]
            member.update(choices[0])


class Model(BaseModel):
    """A shape to which nothing may be added unsaid."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_extra=never_null)


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
    """For whom an act was done, and who recorded it for them."""

    as_: str = Field(alias="as")
    recorder: str


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


class Line(Model):
    """One line of the chronicle as its reader sees it.

    `c` is its number: `p17` public, `q3` the reader's own. An own line stands after so many
    public ones, or supplements the one it is `on`. `n` is the position, for who sees positions.
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


class ViewWithoutLines(Model):
    """What a phone shows beside the chronicle: whose it is, and the slices that one sees."""

    now: int
    etag: str
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


class Option(Model):
    """A value to choose; `ref` names what it stands for, `note` is a message beside it."""

    value: str
    ref: str | None = None
    note: str | None = None
    args: dict[str, Any] | None = None


DOMAINS: Mapping[str, tuple[str, ...]] = {
    "choice": ("options",),
    "subset": ("options", "least", "most"),
    "number": ("least", "most", "step", "unit"),
    "split": ("options", "least", "total", "step", "caps"),
    "text": ("least", "most"),
    "dice": ("count", "sides", "of"),
    "entry": (),
    "awaiting": ("after",),
}
"""What each kind of field says of its domain."""


def by_kind(schema: dict[str, Any]) -> None:
    """Describe a field by its kind. Only `of` may be missing: dice are thrown for nobody else."""
    never_null(schema)
    members = schema.pop("properties")
    schema["oneOf"] = [
        {
            "type": "object",
            "properties": {
                "name": members["name"],
                "kind": {"const": kind, "type": "string"},
                **{name: members[name] for name in domain},
            },
            "required": ["name", "kind", *(name for name in domain if name != "of")],
            "additionalProperties": False,
        }
        for kind, domain in DOMAINS.items()
    ]
    for key in ("type", "required", "additionalProperties"):
        del schema[key]


class FormField(Model):
    """A field of a form with its domain; which members it has depends on its kind."""

    model_config = ConfigDict(json_schema_extra=by_kind)

    name: str
    kind: Literal["choice", "subset", "number", "split", "text", "dice", "entry", "awaiting"]
    options: list[Option] | None = None
    least: int | None = None
    most: int | None = None
    step: int | None = None
    unit: str | None = None
    total: int | None = None
    caps: dict[str, int] | None = None
    after: list[str] | None = None
    count: int | None = None
    sides: int | None = None
    of: list[str] | None = None


class Form(Model):
    """An act one may do, or in `blocked` why one may not do it now."""

    type: str
    chapter: str
    fields: list[FormField]
    blocked: list[Objection]


class Offers(Model):
    """What a character may do in this period, and the rules to keep in mind."""

    as_: str = Field(alias="as")
    period: int
    offers: list[Form]
    reminders: list[str]


class Attempt(Model):
    """What a dry run says. `after` is what would be left, on accounts that one sees."""

    fields: list[FormField]
    complete: bool
    objections: list[Objection]
    warnings: list[Objection]
    voices: list[str]
    legs: list[Leg]
    after: dict[str, dict[str, int]]


class Receipt(Model):
    """The entries of an act as its sender sees them; `pending` when it became a petition.

    `token` is that of a card just printed anew; it is shown this once.
    """

    command: str
    repeated: bool
    pending: bool
    entries: list[Line]
    cursor: str
    token: str | None = None


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
