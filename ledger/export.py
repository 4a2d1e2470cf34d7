"""A game as a file that stands on its own: `acta-export/2`, JSON Lines in UTF-8.

The lines: a header; one for each entry from position 1 on, with its salt, or only its leaf hash
where the entry is withheld; the signed heads, oldest first; what phones signed of the heads they
kept; the free texts; and how many lines came before the last one. Each line has one spelling only,
so that no byte can change unnoticed. Files of the form `acta-export/1` are read, too: their heads
are not chained, and no phone signed them.

Players cannot get such a file while a game is open: it shows how many entries they do not see.
"""

import itertools
import re
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

import msgspec

from ledger.cosigned import Cosigned
from ledger.entry import Entry
from ledger.seal import SALT_BYTES, Chain, SealKeys, Tree, leaf_hash, read_head, text_digest

FORMAT: Final = "acta-export/2"
FOUNDED = "kernel/game-founded@1"
"""The stored name of entry 1."""

_HASH = re.compile(r"[0-9a-f]{64}")
_SALT = re.compile(r"[0-9a-f]{32}")


class ExportError(Exception):
    """Not an export, or a damaged one: `line` counts from 1, `sentence` says what is wrong."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}")
        self.line = line
        self.sentence = sentence


class Pins(msgspec.Struct, frozen=True):
    """What entry 1 pins for the whole game."""

    game: str
    ruleset: str
    version: str
    data_hash: str
    seal_key: str
    commitment: str


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line: what entry 1 pins, once more, and what to expect."""

    format: Literal["acta-export/1", "acta-export/2"] = FORMAT
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
        """A text from its stored bytes, which begin with its salt. Damaged bytes are accepted."""
        salt, text = value[:SALT_BYTES], value[SALT_BYTES:]
        return cls(digest, salt.hex(), text.decode(errors="replace"))

    @property
    def fits(self) -> bool:
        """Whether these words with this salt, written as it should be, have this digest."""
        right = _SALT.fullmatch(self.salt) is not None
        return right and text_digest(bytes.fromhex(self.salt), self.text) == self.digest


class _EntryLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entry: str
    salt: str


class _LeafLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    leaf: str


class _HeadLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    head: str


class _CosignedLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cosigned: Cosigned


class _TextLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Text


class _EndLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    end: int


_Line = Header | _EntryLine | _LeafLine | _HeadLine | _CosignedLine | _TextLine | _EndLine


class Item(NamedTuple):
    """An entry in an export: its leaf hash, and its stored bytes unless it is withheld."""

    leaf: bytes
    stored: bytes | None


@dataclass(frozen=True)
class Export:
    """The contents of a file, decoded but not verified."""

    header: Header
    items: tuple[Item, ...]
    heads: tuple[str, ...]
    texts: tuple[Text, ...]
    cosigned: tuple[Cosigned, ...] = ()


def pins_of(entry: Entry) -> Pins | None:
    """What a founding entry pins; None when the entry is something else."""
    if entry.type != FOUNDED:
        return None
    try:
        return msgspec.convert(entry.event, Pins, from_attributes=True)
    except msgspec.ValidationError:
        return None


def write_export(
    entries: Sequence[bytes],
    keys: SealKeys,
    heads: Iterable[str] = (),
    texts: Iterable[Text] = (),
    withheld: Container[int] = frozenset(),
    cosigned: Iterable[Cosigned] = (),
) -> Iterator[bytes]:
    """The lines of an export, each with its line break, from stored entries and published heads.

    `withheld` are the positions of entries whose reader may not see all of them, `cosigned` what
    phones signed, for files that are written when the game is over. A head over the
    whole is signed at the end if there is none yet, so that no entry goes unsealed: it says that
    it is a copy, which was never published. Raise ValueError when entry 1 founds no game or is
    withheld, SealError when a head is none.
    """
    pins = pins_of(msgspec.json.decode(entries[0], type=Entry)) if entries else None
    if pins is None or 1 in withheld:
        raise ValueError("an export begins with the entry that founds the game")
    lines = _lines(entries, pins, keys, tuple(heads), withheld)
    return _numbered(itertools.chain(lines, _besides(cosigned, texts)))


def _lines(
    entries: Sequence[bytes],
    pins: Pins,
    keys: SealKeys,
    heads: Sequence[str],
    withheld: Container[int],
) -> Iterator[_Line]:
    partly = any(position in withheld for position in range(1, len(entries) + 1))
    yield Header(
        entries=len(entries),
        scope="seen" if partly else "whole",
        **msgspec.structs.asdict(pins),
    )
    tree = Tree()
    for position, stored in enumerate(entries, start=1):
        leaf = keys.leaf(position, stored)
        tree = tree.append(leaf)
        if position in withheld:
            yield _LeafLine(leaf.hex())
        else:
            yield _EntryLine(stored.decode(), keys.salt(position).hex())
    for head in heads:
        yield _HeadLine(head)
    if not heads or read_head(heads[-1]).size < tree.size:
        yield _HeadLine(keys.sign(pins.game, tree, Chain.over(heads).copy()))


def _besides(cosigned: Iterable[Cosigned], texts: Iterable[Text]) -> Iterator[_Line]:
    for one in sorted(cosigned, key=lambda one: one.key):
        yield _CosignedLine(one)
    for text in sorted(texts, key=lambda text: text.digest):
        yield _TextLine(text)


def _numbered(lines: Iterable[_Line]) -> Iterator[bytes]:
    encoder, count = msgspec.json.Encoder(), 0
    for line in lines:
        yield encoder.encode(line) + b"\n"
        count += 1
    yield encoder.encode(_EndLine(count)) + b"\n"


def read_export(lines: Iterable[bytes]) -> Export:
    """What the lines of a file say, such as a file opened for reading bytes yields them.

    Raise ExportError when it is no export, is cut off, or a line is damaged.
    """
    reader, number = _Reader(), 0
    for number, line in enumerate(lines, start=1):
        reader.read(number, line.removesuffix(b"\n"))
    return reader.finished(number)


@dataclass
class _Reader:
    header: Header | None = None
    items: list[Item] = field(default_factory=list)
    heads: list[str] = field(default_factory=list)
    cosigned: list[Cosigned] = field(default_factory=list)
    texts: list[Text] = field(default_factory=list)
    section: int = 0
    ended: bool = False

    def read(self, number: int, raw: bytes) -> None:
        if self.ended:
            raise ExportError(number, "There are lines after the last line of the export.")
        section, line = _parsed(number, raw)
        if self.section > section or (section == 0) != (number == 1):
            raise ExportError(number, "This line stands in the wrong place.")
        self.section = section
        self._take(number, line)

    def _take(self, number: int, line: _Line) -> None:
        match line:
            case Header():
                self.header = line
            case _EntryLine(stored, salt):
                raw = stored.encode()
                self.items.append(Item(leaf_hash(raw, _hex(_SALT, salt, number)), raw))
            case _LeafLine(leaf):
                self.items.append(Item(_hex(_HASH, leaf, number), None))
            case _HeadLine(head):
                self.heads.append(head)
            case _CosignedLine(cosigned):
                self.cosigned.append(cosigned)
            case _TextLine(text):
                self.texts.append(text)
            case _EndLine(end):
                self._end(number, end)

    def _end(self, number: int, end: int) -> None:
        if end != number - 1:
            sentence = f"The last line counts {end} lines before it, but there are {number - 1}."
            raise ExportError(number, sentence)
        self.ended = True

    def finished(self, number: int) -> Export:
        if self.header is None:
            raise ExportError(1, "The file is empty.")
        if not self.ended:
            raise ExportError(number, "The file is cut off: its last line is missing.")
        heads, texts = tuple(self.heads), tuple(self.texts)
        return Export(self.header, tuple(self.items), heads, texts, tuple(self.cosigned))


_KINDS: dict[bytes, tuple[int, msgspec.json.Decoder[_Line]]] = {
    b"entry": (1, msgspec.json.Decoder(_EntryLine)),
    b"leaf": (1, msgspec.json.Decoder(_LeafLine)),
    b"head": (2, msgspec.json.Decoder(_HeadLine)),
    b"cosigned": (3, msgspec.json.Decoder(_CosignedLine)),
    b"text": (4, msgspec.json.Decoder(_TextLine)),
    b"end": (5, msgspec.json.Decoder(_EndLine)),
}
_HEADER = (0, msgspec.json.Decoder(Header))


def _parsed(number: int, raw: bytes) -> tuple[int, _Line]:
    section, decoder = _HEADER if number == 1 else _KINDS.get(raw[2 : raw.find(b'"', 2)], _HEADER)
    try:
        line = decoder.decode(raw)
        if msgspec.json.encode(line) == raw:
            return section, line
    except (msgspec.MsgspecError, ValueError, RecursionError):
        pass
    if number == 1:
        raise ExportError(1, f"This is not an export of a game in the form {FORMAT}.")
    raise ExportError(number, "This line is damaged: it is not as an export writes it.")


def _hex(form: re.Pattern[str], text: str, number: int) -> bytes:
    if not form.fullmatch(text):
        raise ExportError(number, "A salt or a hash on this line is damaged.")
    return bytes.fromhex(text)
