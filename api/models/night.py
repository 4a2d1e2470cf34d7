"""The shape of the night at a glance: the state of a server during an evening, for organisers."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

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


class WeakLink(Model):
    """A phone whose link to this server is weak."""

    name: str
    """The name of the character."""
    breaks: int
    """How often the link broke in the last ten minutes."""
    waiting_bytes: int
    """The number of bytes that the phone has not taken yet."""


class NightPhones(Model):
    """The phones of the people who play."""

    here: int
    """The number of characters whose phone listens now."""
    away: list[str]
    """The names of the characters who came and whose phone does not listen now."""
    weak: list[WeakLink]
    """The phones that listen with a weak link, the worst first."""
    missing: int
    """The number of characters whose card no phone has taken yet."""


class NightCopies(Model):
    """The copies of the ledger that the server makes while people play."""

    possible: bool
    """Whether the server can copy its ledger; a database is copied by its own means."""
    folder: str | None = None
    """The folder into which it is copied; left out while no copies are made."""
    seconds: int | None = None
    """The seconds between two copies; left out while no copies are made."""
    sticks: list[str]
    """The folders of the sticks and disks that are plugged in."""
    words_file: str | None = None
    """The name of the file with the recovery words, beside the ledger.

    It is left out without copies, and if the setting `ACTA_BACKUP_WORDS` has the words.
    """
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


class CopyFolder(BaseModel):
    """The folder into which the ledger is copied from now on."""

    model_config = ConfigDict(extra="forbid", strict=True)

    folder: str = Field(min_length=1, max_length=1000)
    """The whole path of a folder on the server's machine."""
    seconds: int = Field(default=20, ge=5, le=3600)
    """The seconds between two copies."""
