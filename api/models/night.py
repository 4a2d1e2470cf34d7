"""The shape of the night at a glance: the state of a server during an evening, for organisers."""

from typing import Literal

from api.base.model import Model


class NightFinding(Model):
    """A fault of the server during an evening."""

    grade: Literal["doubtful", "wrong"]
    """How bad it is.

    * `doubtful`: The evening goes on, and a person should look at it.
    * `wrong`: It stops the evening, at once or soon.
    """
    sentence: str
    """The fault in words."""
    remedy: str
    """The one thing to do; empty if the sentence says it."""


class NightPhones(Model):
    """The phones of the people who play."""

    here: int
    """The number of characters whose phone listens now."""
    away: list[str]
    """The names of the characters who came and whose phone does not listen now."""
    missing: int
    """The number of characters whose card no phone has taken yet."""


class NightCopies(Model):
    """The copies of the ledger that the server makes while people play."""

    possible: bool
    """Whether the server can copy its ledger; a database is copied by its own means."""
    made_at: int | None = None
    """When the last copy was made, in milliseconds since 1970; left out if none was made."""
    failure: str | None = None
    """Why the last copy failed; left out if it did not fail."""


class Night(Model):
    """The night at a glance."""

    now: int
    """The server's time, in milliseconds since 1970."""
    phones: NightPhones
    """The phones of the people who play."""
    disk_free: int | None = None
    """The number of free bytes on the ledger's disk; left out for a database."""
    copies: NightCopies
    """The copies of the ledger."""
    addresses: list[str]
    """The addresses for phones that are printed on the cards."""
    requests: int
    """The number of petitions and appeals that wait."""
    knocks: int
    """The number of people without a card who wait to come in."""
    findings: list[NightFinding]
    """The faults, the worst first."""
