"""Models of what is kept beside the ledger for open windows."""

from typing import Any

from api.base.model import Model


class KeptForWindow(Model):
    """A save for a window, or a word on being ready, which is kept beside the ledger."""

    window: str
    """The id of the window."""
    who: str
    """The character who sent it."""
    revision: int
    """The number of this save, from 1."""
    at: int
    """Since when it is kept, in milliseconds since 1970."""
    superseded: bool
    """Whether a later one has taken its place, so that it counts no more."""
    ready: bool | None = None
    """Whether the character is ready, where that was said."""
    digest: str | None = None
    """The digest (SHA-256, hex) of the command as it is signed."""
    receipt: str | None = None
    """The game's signature (Ed25519, hex) over the lines `acta/saved/1`, the game's id, the window,
    the character, the revision, the digest and the contribution."""


class Saved(Model):
    """A save, as it stands in its leaf."""

    window: str
    """The id of the window."""
    who: str
    """The character who saved it."""
    revision: int
    """The number of this save, from 1."""
    command: str
    """The id under which it was sent."""
    card: str
    """The card that it was sent with."""
    type: str
    """The act's name."""
    period: int
    """The number of the period in which it was decided."""
    fields: dict[str, Any]
    """The fields of the command."""
    contribution: str
    """The chance that the phone added to the dice: 32 hex digits, or empty."""
    signature: str
    """The phone's signature (Ed25519, hex), or empty."""


class UnderSeal(Model):
    """A character's leaf under the last seal of a window.

    The leaf is SHA-256 over a zero byte, the salt, and the canonical JSON (RFC 8785) of `window`,
    `seal`, `who` and `saved` as the ledger opens them.
    """

    number: int
    """The number of the seal, from 1."""
    at: int
    """When it was sealed, in milliseconds since 1970."""
    root: str
    """The root (SHA-256, hex) over all leaves."""
    revision: int
    """The number of the save that the leaf holds; 0 for none."""
    salt: str
    """The leaf's salt (hex)."""
    index: int
    """The leaf's place among all leaves, counted from 0."""
    size: int
    """Number of leaves."""
    path: list[str]
    """The hashes (hex) that lead from the leaf to the root (RFC 9162)."""


class OwnSubmission(Model):
    """All that a character has sent for an open window."""

    window: str
    """The id of the window."""
    who: str
    """The character."""
    revision: int
    """The number of the newest save; 0 for none."""
    at: int
    """When it was sent, in milliseconds since 1970; 0 for never."""
    ready: bool
    """Whether the character is ready."""
    said: int
    """How many times the character has said whether they are ready."""
    saved: Saved | None = None
    """The newest save."""
    digest: str | None = None
    """The digest (SHA-256, hex) of the saved command as it is signed."""
    receipt: str | None = None
    """The game's signature (Ed25519, hex) under the save."""
    sealed: UnderSeal | None = None
    """The character's leaf under the last seal of the window."""
