"""Heads: signed states of the log at one size (C2SP tlog-checkpoint), also as eight words."""

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal, cast

from ledger.seal.fingerprint_words import WORD_LIST
from ledger.seal.note import SealError, from_base64, note_text, open_note, sign_note, to_base64

HeadKind = Literal["minute", "period", "copy"]

_ORIGIN_PREFIX = "acta-ludorum/"
_NUMBER_PATTERN = "(0|[1-9][0-9]{0,15})"
_SIZE_PATTERN = re.compile(_NUMBER_PATTERN)
_LINK_PATTERN = re.compile(f"(minute|period|copy) {_NUMBER_PATTERN} {_NUMBER_PATTERN}")
_LINK_PREFIX = "after "
_UNCHAINED_LINES, _CHAINED_LINES = 4, 6
_HASH_BYTES = 32
_FINGERPRINT_BYTES = 8


@dataclass(frozen=True, slots=True)
class ChainLink:
    """A head's place in the chain of published heads, which are numbered from 1."""

    kind: HeadKind
    """The reason for which the head was signed.

    The clock signs `minute` heads, and the end of a period signs a `period` head. A `copy` is
    signed for a file and never published.
    """
    number: int
    """The number of the head. A `copy` has the number of the published head before it."""
    at: int
    """The time of signing, in milliseconds since the Unix epoch."""
    after: bytes
    """The digest of the published head before this one."""

    @property
    def text(self) -> str:
        """Return the two additional lines of text in a chained head."""
        return f"{self.kind} {self.number} {self.at}\n{_LINK_PREFIX}{to_base64(self.after)}\n"


@dataclass(frozen=True, slots=True)
class Head:
    """The tree of a game at one size. `link` is None in games of versions before 0.2."""

    game: str
    size: int
    root: bytes
    link: ChainLink | None = None

    @property
    def text(self) -> str:
        """Return the text that is signed: origin, size, root, and the place in the chain."""
        tree = f"{name_of_log(self.game)}\n{self.size}\n{to_base64(self.root)}\n"
        return tree if self.link is None else tree + self.link.text


def name_of_log(game: str) -> str:
    """Return the name of a game's log, which is also the name of its signing key."""
    return f"{_ORIGIN_PREFIX}{game}"


def sign_head(head: Head, signing_key: bytes) -> str:
    """Return the signed note of a head, by this 32-byte key."""
    return sign_note(head.text, name_of_log(head.game), signing_key)


def open_head(signed_head: str, seal_key: str) -> Head:
    """Return the head in a signed note. Raises SealError if the key did not sign it."""
    return _parse_head(open_note(signed_head, seal_key))


def read_head(signed_head: str) -> Head:
    """Return the head in a note of our own, without checking the signature.

    Raises SealError.
    """
    return _parse_head(note_text(signed_head))


def _parse_head(text: str) -> Head:
    lines = text.split("\n")
    has_known_length = len(lines) in (_UNCHAINED_LINES, _CHAINED_LINES)
    if (
        not has_known_length
        or not lines[0].startswith(_ORIGIN_PREFIX)
        or not _SIZE_PATTERN.fullmatch(lines[1])
    ):
        raise SealError("its text is not that of a head")
    link = _parse_link(lines[3], lines[4]) if len(lines) == _CHAINED_LINES else None
    return Head(
        lines[0].removeprefix(_ORIGIN_PREFIX), int(lines[1]), _decode_hash(lines[2], "root"), link
    )


def _parse_link(link_text: str, digest_line: str) -> ChainLink:
    match = _LINK_PATTERN.fullmatch(link_text)
    if match is None or not digest_line.startswith(_LINK_PREFIX):
        raise SealError("its place in the chain of heads is not one")
    head_kind, head_number, time = match.groups()
    digest = _decode_hash(digest_line.removeprefix(_LINK_PREFIX), "digest of the head before it")
    return ChainLink(cast("HeadKind", head_kind), int(head_number), int(time), digest)


def _decode_hash(encoded: str, name: str) -> bytes:
    content = from_base64(encoded)
    if len(content) != _HASH_BYTES:
        raise SealError(f"its {name} is not a hash")
    return content


def head_digest(signed_head: str) -> bytes:
    """Return the 32-byte digest of a head, which also fixes every head before it."""
    return sha256(note_text(signed_head).encode()).digest()


def fingerprint(signed_head: str) -> str:
    """Return eight words (64 bits) for a head, for a projector, a printout or a photograph."""
    return digest_in_words(head_digest(signed_head))


def digest_in_words(digest: bytes) -> str:
    """Return the first 64 bits of a head's digest in words."""
    return " ".join(WORD_LIST[byte] for byte in digest[:_FINGERPRINT_BYTES])
