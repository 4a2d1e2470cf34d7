"""Heads: what the log was at one size, signed (C2SP tlog-checkpoint), and in four words."""

import re
from dataclasses import dataclass
from hashlib import sha256

from ledger.seal.note import SealError, from_base64, open_note, sign_note, to_base64
from ledger.seal.words import WORDS

_ORIGIN = "acta-ludorum/"
_SIZE = re.compile(r"0|[1-9][0-9]{0,15}")
_LINES = 4
_ROOT_BYTES = 32


@dataclass(frozen=True, slots=True)
class Head:
    """The tree of a game at one size."""

    game: str
    size: int
    root: bytes

    @property
    def text(self) -> str:
        """The text that is signed: origin, size, root."""
        return f"{origin(self.game)}\n{self.size}\n{to_base64(self.root)}\n"


def origin(game: str) -> str:
    """The name of a game's log, and of the key that signs it."""
    return f"{_ORIGIN}{game}"


def sign_head(head: Head, signing: bytes) -> str:
    """The signed note for a head, by this 32-byte key."""
    return sign_note(head.text, origin(head.game), signing)


def open_head(signed: str, seal_key: str) -> Head:
    """The head in a signed note. Raise SealError when the holder of the key did not sign it."""
    lines = open_note(signed, seal_key).split("\n")
    if len(lines) != _LINES or not lines[0].startswith(_ORIGIN) or not _SIZE.fullmatch(lines[1]):
        raise SealError("its text is not that of a head")
    root = from_base64(lines[2])
    if len(root) != _ROOT_BYTES:
        raise SealError("its root is not a hash")
    return Head(lines[0].removeprefix(_ORIGIN), int(lines[1]), root)


def fingerprint(signed: str) -> str:
    """Four words that stand for a signed head: for a projector, a printout, a shout in a hall."""
    text = signed.rpartition("\n\n")[0] + "\n"
    return " ".join(WORDS[byte] for byte in sha256(text.encode()).digest()[:4])
