"""Submissions of characters for a window, as they are stored and as they are opened."""

from typing import Any

import msgspec

from ledger.seal.signature import document_digest, statement_bytes

SAVED_FORM = "saved/1"
"""The subject of the server's statement that it has stored a submission."""

FRAME_FIELDS = ("type", "as", "period", "window", "revision")
"""The names of the fields that all sealed commands have in common."""


class Submission(msgspec.Struct, frozen=True):
    """A sealed command as its author sent it: the last save for this window."""

    window: str
    who: str
    revision: int
    """The number of the character's save for this window, from 1."""
    command: str
    """The command's id."""
    card: str
    """The card that sent the command."""
    type: str
    period: int
    fields: dict[str, Any]
    contribution: str = ""
    """The random bytes of the phone (hex); "" for a card without a key."""
    signature: str = ""
    """The phone's signature under these fields (hex); "" for a card without a key."""

    @property
    def document(self) -> dict[str, Any]:
        """Return the command as it is signed."""
        signed_fields = (self.type, self.who, self.period, self.window, self.revision)
        return {**dict(zip(FRAME_FIELDS, signed_fields, strict=True)), **self.fields}

    @property
    def digest(self) -> str:
        """Return SHA-256 (hex) of the command as it is signed.

        Raises ValueError for numbers that JSON cannot carry.
        """
        return document_digest(self.document)

    def receipt_statement(self, game: str) -> bytes:
        """Return the statement that the server signs when it stores a submission.

        The statement says that this is the author's n-th save for the window. Raises the errors of
        `digest` and `statement`.
        """
        revision_text = str(self.revision)
        return statement_bytes(
            SAVED_FORM, game, self.window, self.who, revision_text, self.digest, self.contribution
        )


class Leaf(msgspec.Struct, frozen=True):
    """One character's submission (or None) at the time of a seal, and its salt in hex."""

    who: str
    salt: str
    saved: Submission | None = None
