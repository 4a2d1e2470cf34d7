"""The kernel's entries about petitions to others and appeals to stewards."""

from typing import Any

from ledger.record.entry import Event


class PetitionOpened(Event, stored="kernel/petition-opened@1"):
    """An act was proposed that needs other voices, until its period or matter ends."""

    petition: str
    type: str
    actor: str
    card: str
    terms: dict[str, Any]
    voices: tuple[str, ...]
    period: int
    matter: str = ""
    """The present thing that the act is about, beside its terms."""
    waive: tuple[str, ...] = ()
    """The rules that a ruling waives, if all have to agree to it."""
    reason: str = ""
    """The digest of the reason for the ruling."""
    appeal: str = ""
    """The appeal that the ruling answers."""
    kept: tuple[str, ...] = ()
    """The names of the terms that are digests of free words."""


class PetitionConsented(Event, stored="kernel/petition-consented@1"):
    """One of the voices agreed to the terms. Others are still missing."""

    petition: str
    voice: str


class PetitionCarried(Event, stored="kernel/petition-carried@1"):
    """The last voice agreed. The act itself follows."""

    petition: str
    voice: str


class PetitionDeclined(Event, stored="kernel/petition-declined@1"):
    """One of the voices said no."""

    petition: str
    type: str
    actor: str
    voice: str
    reason: str = ""


class PetitionWithdrawn(Event, stored="kernel/petition-withdrawn@1"):
    """The proposer took the petition back."""

    petition: str
    type: str
    actor: str


class PetitionLapsed(Event, stored="kernel/petition-lapsed@1"):
    """The petition ended before all had agreed, and no consent is possible any more.

    Either its matter is over, or the next period has opened.
    """

    petition: str
    type: str
    actor: str
    period: str = ""
    """The kind of the period that opened; "" if the matter is over."""
    year: int | None = None
    """The year of the period that opened."""


class AppealMade(Event, stored="kernel/appeal-made@1"):
    """A refused command was laid before the stewards. `kept` means the same as in a petition."""

    appeal: str
    type: str
    actor: str
    card: str
    terms: dict[str, Any]
    rules: tuple[str, ...]
    reason: str = ""
    matter: str = ""
    kept: tuple[str, ...] = ()


class AppealUpheld(Event, stored="kernel/appeal-upheld@1"):
    """The stewards allow the refused act, which follows."""

    appeal: str
    type: str
    actor: str


class AppealDismissed(Event, stored="kernel/appeal-dismissed@1"):
    """The stewards confirm the refusal."""

    appeal: str
    type: str
    actor: str
    reason: str = ""
