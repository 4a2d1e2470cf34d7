"""The kernel's entries about what is asked of others (petitions) and of stewards (appeals)."""

from typing import Any, ClassVar

from ledger.entry import Body


class PetitionOpened(Body, frozen=True):
    """An act was proposed that needs other voices; it lives until its period ends.

    Or until its `matter` is over: what it is about beside its terms. Of a ruling that all have to
    agree to, `waive` names the rules it overrules, `reason` is the digest of its reason, and
    `appeal` the appeal that it answers. `kept` names those of its terms that are digests of free
    words.
    """

    STORED: ClassVar[str] = "kernel/petition-opened@1"
    petition: str
    type: str
    actor: str
    card: str
    terms: dict[str, Any]
    voices: tuple[str, ...]
    period: int
    matter: str = ""
    waive: tuple[str, ...] = ()
    reason: str = ""
    appeal: str = ""
    kept: tuple[str, ...] = ()


class PetitionConsented(Body, frozen=True):
    """One of the voices agreed to the terms; others are still missing."""

    STORED: ClassVar[str] = "kernel/petition-consented@1"
    petition: str
    voice: str


class PetitionCarried(Body, frozen=True):
    """The last voice agreed; the act itself follows."""

    STORED: ClassVar[str] = "kernel/petition-carried@1"
    petition: str
    voice: str


class PetitionDeclined(Body, frozen=True):
    """One of the voices said no."""

    STORED: ClassVar[str] = "kernel/petition-declined@1"
    petition: str
    type: str
    actor: str
    voice: str
    reason: str = ""


class PetitionWithdrawn(Body, frozen=True):
    """The proposer took the petition back."""

    STORED: ClassVar[str] = "kernel/petition-withdrawn@1"
    petition: str
    type: str
    actor: str


class PetitionLapsed(Body, frozen=True):
    """What the petition was about is over, and nobody can agree to it any more."""

    STORED: ClassVar[str] = "kernel/petition-lapsed@1"
    petition: str
    type: str
    actor: str


class AppealMade(Body, frozen=True):
    """A refused command was laid before the stewards. `kept` as in a petition."""

    STORED: ClassVar[str] = "kernel/appeal-made@1"
    appeal: str
    type: str
    actor: str
    card: str
    terms: dict[str, Any]
    rules: tuple[str, ...]
    reason: str = ""
    matter: str = ""
    kept: tuple[str, ...] = ()


class AppealUpheld(Body, frozen=True):
    """The stewards let the refused act through; it follows."""

    STORED: ClassVar[str] = "kernel/appeal-upheld@1"
    appeal: str
    type: str
    actor: str


class AppealDismissed(Body, frozen=True):
    """The stewards let the refusal stand."""

    STORED: ClassVar[str] = "kernel/appeal-dismissed@1"
    appeal: str
    type: str
    actor: str
    reason: str = ""
