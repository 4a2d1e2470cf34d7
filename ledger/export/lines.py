"""The lines of an export, as `ledger.export.document` writes and reads them."""

import re
from typing import Final, Literal

import msgspec

from ledger.seal import SALT_BYTES, text_digest
from ledger.seal.cosignatures import Cosigned

EXPORT_FORMAT: Final = "acta-export/2"
FORMAT_UNCHAINED: Final = "acta-export/1"
"""The form of files before version 0.2.

Their heads are not chained, and no phone has signed a head.
"""

FORMAT_WITH_GAPS: Final = "acta-export/3"
"""The form of a file that names erased free texts."""

FOUNDED_TYPE = "kernel/game-founded@1"
"""The stored type name of entry 1, which founds the game."""

Form = Literal["acta-export/1", "acta-export/2", "acta-export/3"]

SALT_PATTERN = re.compile(r"[0-9a-f]{32}")
"""The pattern of a salt in the file."""


class Pins(msgspec.Struct, frozen=True):
    """The values that entry 1 pins for the whole game."""

    game: str
    ruleset: str
    version: str
    data_hash: str
    seal_key: str
    commitment: str


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line: the pinned values of entry 1 again, and the size and scope of the file."""

    format: Form = EXPORT_FORMAT
    game: str
    ruleset: str
    version: str
    data_hash: str
    seal_key: str
    commitment: str
    entries: int
    scope: Literal["whole", "seen"]


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A free text that an entry names by its digest; digest and salt in hex."""

    digest: str
    salt: str
    text: str

    @classmethod
    def kept(cls, digest: str, value: bytes) -> "Text":
        """Return a text from its stored bytes, which begin with its salt.

        Damaged bytes are accepted.
        """
        salt, text = value[:SALT_BYTES], value[SALT_BYTES:]
        return cls(digest, salt.hex(), text.decode(errors="replace"))

    @property
    def fits_digest(self) -> bool:
        """Return whether the words and the salt, in its right spelling, match this digest."""
        has_right_salt = SALT_PATTERN.fullmatch(self.salt) is not None
        return has_right_salt and text_digest(bytes.fromhex(self.salt), self.text) == self.digest


class EntryLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry's stored bytes, with its salt (hex)."""

    entry: str
    salt: str


class LeafLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The leaf hash (hex) of a withheld entry."""

    leaf: str


class HeadLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A signed head."""

    head: str


class CosignedLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phone's signature under a head."""

    cosigned: Cosigned


class TextLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A free text."""

    text: Text


class ErasedLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The digest (hex) of an erased free text."""

    erased: str


class EndLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of the file, which tells the number of lines before it."""

    end: int


Line = Header | EntryLine | LeafLine | HeadLine | CosignedLine | TextLine | ErasedLine | EndLine
