"""Models of what is kept beside the ledger for open windows."""

from typing import Any

from api.model import Model


class KeptForWindow(Model):
    """What is kept beside the ledger since `at` (milliseconds): a save, or whether one is `ready`.

    A save has the `digest` (hex) of the command as it is signed, and the game's signature
    (Ed25519, hex) over the lines `acta/saved/1`, the game's id, the window, the character, the
    revision, the digest and the contribution. A `superseded` one counts no more.
    """

    window: str
    who: str
    revision: int
    at: int
    superseded: bool
    ready: bool | None = None
    digest: str | None = None
    receipt: str | None = None


class Saved(Model):
    """What is saved, as it stands in its leaf: the command by its own id, and its signature."""

    window: str
    who: str
    revision: int
    command: str
    card: str
    type: str
    period: int
    fields: dict[str, Any]
    contribution: str
    signature: str


class UnderSeal(Model):
    """A character's leaf under the last seal of a window: which `revision` it held, 0 for none.

    The leaf is SHA-256 over a zero byte, the salt, and the canonical JSON (RFC 8785) of `window`,
    `seal`, `who` and `saved` as the ledger opens them; `path` leads from it to `root` (RFC 9162).
    """

    number: int
    at: int
    root: str
    revision: int
    salt: str
    index: int
    size: int
    path: list[str]


class OwnSubmission(Model):
    """What a character has sent for an open window; `said` counts what they said of being ready."""

    window: str
    who: str
    revision: int
    at: int
    ready: bool
    said: int
    saved: Saved | None = None
    digest: str | None = None
    receipt: str | None = None
    sealed: UnderSeal | None = None
