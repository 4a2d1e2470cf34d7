"""The shapes of what is told of a game's seal."""

from typing import Literal

from api.base.model import Model


class Head(Model):
    """A signed head over the first entries of the ledger."""

    size: int
    """Number of entries under it."""
    root: str
    """The root (SHA-256, hex) over their leaves."""
    fingerprint: str
    """Eight words that stand for its first 64 bits."""
    note: str
    """The text that was signed, with its signature."""
    consistency: list[str]
    """The proof (hex) that it goes on from the head before it."""
    digest: str
    """The digest (SHA-256, hex) of the signed text."""
    kind: Literal["", "minute", "period", "copy"]
    """Why it was signed.

    * `minute`: A minute was over.
    * `period`: A period was over.
    * `copy`: It was asked for just now; it is not published.
    * `""`: A version before 0.2 signed it and did not say why.
    """
    number: int
    """The number among the published heads, from 1."""
    at: int
    """When it was signed, in milliseconds since 1970."""


class TextOfHead(Model):
    """The text of a published head."""

    text: str
    """The text that was signed."""
    proof: list[str]
    """The proof (base64) that it goes on from the head before it."""


class Takeover(Model):
    """Another server took over from a copy: since then its key signs, and its seeds count."""

    at: int
    """When it took over, in milliseconds since 1970."""
    seal_key: str
    """The public key (Ed25519, hex) that signs since then."""
    commitment: str
    """The commitment (hex) to the seeds of the dice that count since then."""
    endorsement: str
    """The signature (hex) of the key before under both."""


class Heads(Model):
    """Every published head, for phones to check against the digests they kept."""

    game: str
    """The game's id."""
    seal_key: str
    """The game's public key (Ed25519, hex)."""
    takeovers: list[Takeover]
    """The servers that took over, oldest first."""
    heads: list[TextOfHead]
    """The heads, oldest first."""


class KeptHead(Model):
    """The head that a phone has signed."""

    digest: str
    """The digest (SHA-256, hex) of the head."""


class Inclusion(Model):
    """The proof that an entry is under the last head."""

    entry: str
    """The entry's id."""
    position: int
    """The entry's position, from 1."""
    leaf: str
    """The entry's leaf (SHA-256, hex)."""
    salt: str | None = None
    """The leaf's salt (hex), for readers of the whole entry."""
    proof: list[str]
    """The hashes (hex) that lead from the leaf to the root."""


class Seal(Model):
    """The seal of a game.

    The heads tell how many entries there are, so only those who see positions get them.
    """

    game: str
    """The game's id."""
    seal_key: str
    """The game's public key (Ed25519, hex): the newest, where servers took over."""
    commitment: str
    """The commitment (hex) to the seeds of the dice: the newest, where servers took over."""
    takeovers: list[Takeover]
    """The servers that took over, oldest first."""
    fingerprints: list[str]
    """The eight words of the head at each period's end, oldest first."""
    heads: list[Head] | None = None
    """The heads, for askers who see positions."""
    inclusion: Inclusion | None = None
    """The proof for the entry that was asked for."""
