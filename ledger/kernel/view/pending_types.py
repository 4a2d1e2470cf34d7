"""The documents of slices about acts that are still to be done or answered."""

from typing import Any, NotRequired, TypedDict

from ledger.record.state import Readiness


class PetitionDoc(TypedDict):
    """An act that waits for others' consent."""

    id: str
    """The petition's id."""
    type: str
    """The act's name."""
    actor: str
    """The character who would act."""
    fields: dict[str, Any]
    """The fields of the act."""
    voices: list[str]
    """The characters who have to agree."""
    given: list[str]
    """The characters among them who have agreed."""
    since: int
    """Since when it waits, in milliseconds since 1970."""
    waive: NotRequired[list[str]]
    """For a ruling that all have to agree to: the IDs of the rules that it sets aside."""
    reason: NotRequired[str]
    """For a ruling that all have to agree to: why."""


class ExpiredDoc(PetitionDoc):
    """An act that was proposed in vain: it ended before all had agreed.

    Its proposer and the characters who had to agree see it in the period in which it ended, and in
    the next one.
    """

    period: str
    """The kind of the period that opened before all had agreed; empty if its matter is over."""
    year: int | None
    """The year of that period."""


class GraveActDoc(TypedDict):
    """A steward's act that waits, for stewards.

    Another steward confirms it. Where no other steward's phone listened it happens by itself.
    """

    id: str
    """The act's id."""
    type: str
    """The act's name."""
    actor: str
    """The character who would act."""
    by: str
    """The steward who asked for it."""
    card: str
    """The card of the steward who asked for it."""
    fields: dict[str, Any]
    """The fields of the act."""
    second: list[str]
    """The cards of the other stewards whose phones listened."""
    since: int
    """Since when it waits, in milliseconds since 1970."""
    until: int
    """Until when it waits, in milliseconds since 1970."""
    waive: list[str]
    """The IDs of the rules that it sets aside."""
    reason: str
    """Why, in the steward's words."""
    appeal: str
    """The id of the appeal that it answers; empty for none."""


class DutyDoc(TypedDict):
    """A choice that a character owes."""

    id: str
    """The duty's id."""
    kind: str
    """The kind of choice."""
    owes: str
    """The character who owes it."""
    options: list[str]
    """The values to choose from."""
    default: str
    """The value that falls due without a choice; empty for none."""
    args: dict[str, Any]
    """The values for the gaps of the messages about it, by their names."""
    since: int
    """Since when it is owed, in milliseconds since 1970."""
    period: int
    """The number of the period with whose end it falls due."""


class WindowDoc(TypedDict):
    """A stretch of time in which characters owe something that stays sealed until it is over."""

    id: str
    """The window's id."""
    kind: str
    """The kind of window."""
    owed: list[str]
    """The characters who owe something."""
    since: int
    """When it was opened, in milliseconds since 1970."""
    until: int
    """When it is over at the latest, in milliseconds since 1970."""
    moved: int
    """Number of times that end was put off."""
    remind_at: int
    """When whoever is not ready is reminded, in milliseconds since 1970."""
    every: int
    """How often a seal is made, in milliseconds."""
    seal: int
    """The number of the last seal; 0 for none."""
    root: str
    """The root (SHA-256, hex) of the last seal."""
    sealed_at: int
    """When the last seal was made, in milliseconds since 1970."""
    over: bool
    """Whether the final seal is made, so that nothing can be saved."""
    readiness: Readiness
    """The word on the readiness of others.

    * `secret`: Nothing.
    * `count`: How many are.
    * `names`: Which of them are.
    """
    ready: int
    """Number of characters who are ready, as far as it is told."""
    ready_who: list[str]
    """The characters who are ready, as far as it is told."""
    args: dict[str, Any]
    """The values for the gaps of the messages about it, by their names."""


class AppealDoc(TypedDict):
    """A refused command laid before the stewards."""

    id: str
    """The appeal's id."""
    type: str
    """The act's name."""
    actor: str
    """The character who would act."""
    fields: dict[str, Any]
    """The fields of the act."""
    rules: list[str]
    """The IDs of the rules that refused it."""
    reason: str
    """Why it should be let through, in free words."""


class QuestionDoc(TypedDict):
    """An entry that its judges should look at: it came with a warning, or was contested."""

    id: str
    """The question's id."""
    entry: str
    """The entry's id."""
    rule: str
    """The ID of the rule that warned; empty where it was contested."""
    key: str
    """The key of the message that says what is asked."""
    args: dict[str, Any]
    """The values for the gaps of the message, by their names."""
    judges: list[str]
    """The characters who judge it."""
    by: str
    """The character who contested it; empty for a warning."""
    reason: str
    """Why it was contested, in free words."""
