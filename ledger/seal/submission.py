"""Submissions: what characters saved for a window, as they are kept and as they are opened."""

from typing import Any

import msgspec

from ledger.seal.signature import document_digest, statement

SAVED = "saved/1"
"""What the statement is about by which the server says that it has saved something."""

FRAME = ("type", "as", "period", "window", "revision")
"""The names that every sealed command says beside its own fields."""


class Submission(msgspec.Struct, frozen=True):
    """A sealed command as its author sent it: the last one they saved for this window.

    `revision` counts what one character saved for one window, from 1. `command` is the command's
    id, `card` the card it came from. `contribution` are the random bytes of the phone and
    `signature` its word under all of this, both in hex; "" of a card without a key.
    """

    window: str
    who: str
    revision: int
    command: str
    card: str
    type: str
    period: int
    fields: dict[str, Any]
    contribution: str = ""
    signature: str = ""

    @property
    def document(self) -> dict[str, Any]:
        """The command as it is signed."""
        values = (self.type, self.who, self.period, self.window, self.revision)
        return {**dict(zip(FRAME, values, strict=True)), **self.fields}

    @property
    def digest(self) -> str:
        """SHA-256 (hex) of the command as it is signed.

        Raise ValueError for numbers that JSON cannot carry.
        """
        return document_digest(self.document)

    def receipt(self, game: str) -> bytes:
        """What the server signs once this is kept: that it is the author's so many-th for a window.

        Raise ValueError as `digest` and `statement` do.
        """
        number = str(self.revision)
        return statement(SAVED, game, self.window, self.who, number, self.digest, self.contribution)


class Leaf(msgspec.Struct, frozen=True):
    """What one character had saved when a window was sealed, None for nothing; salt in hex."""

    who: str
    salt: str
    saved: Submission | None = None
