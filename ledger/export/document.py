"""A game as a file that needs no server: `acta-export/2`, JSON Lines in UTF-8.

The lines come in this order:

* a header;
* a line for each entry from position 1 on, with its salt; a withheld entry has only its leaf hash;
* the signed heads, oldest first;
* phones' signatures under heads;
* the free texts;
* the digests of erased texts;
* the number of lines before the last one.

Each line has exactly one valid spelling, so every changed byte is noticed.

A file has the form `acta-export/3` only if it names erased texts, because earlier versions of the
program do not know the lines of erased texts. Files of the form `acta-export/1` can be read, too:
their heads are not chained, and no phone signed them. No signature covers the form, so it must fit
the lines that follow.

Players cannot get this file while a game is open. The file shows the number of entries that a
player does not see.
"""

import itertools
import re
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from ledger.export.lines import (
    EXPORT_FORMAT,
    FORMAT_UNCHAINED,
    FORMAT_WITH_GAPS,
    FOUNDED_TYPE,
    SALT_PATTERN,
    CosignedLine,
    EndLine,
    EntryLine,
    ErasedLine,
    Form,
    Header,
    HeadLine,
    LeafLine,
    Line,
    Pins,
    Text,
    TextLine,
)
from ledger.language.grammar import count_text
from ledger.record.entry import Entry
from ledger.seal import Chain, SealError, SealKeys, Tree, leaf_hash, read_head
from ledger.seal.cosignatures import Cosigned

__all__ = [
    "EXPORT_FORMAT",
    "FOUNDED_TYPE",
    "Export",
    "ExportError",
    "ExportedEntry",
    "Pins",
    "Text",
    "pins_of",
    "read_export",
    "write_export",
]

_HASH_PATTERN = re.compile(r"[0-9a-f]{64}")


class ExportError(Exception):
    """A file that is not an export, or is damaged.

    `line` is the number of the line, from 1. `sentence` describes the problem.
    """

    def __init__(self, line_number: int, sentence: str) -> None:
        super().__init__(f"line {line_number}: {sentence}")
        self.line = line_number
        self.sentence = sentence


class ExportedEntry(NamedTuple):
    """An entry in an export, with its leaf hash. A withheld entry lacks its stored bytes."""

    leaf: bytes
    stored: bytes | None


@dataclass(frozen=True)
class Export:
    """The contents of a file, decoded but not verified."""

    header: Header
    items: tuple[ExportedEntry, ...]
    heads: tuple[str, ...]
    texts: tuple[Text, ...]
    cosignatures: tuple[Cosigned, ...] = ()
    erased_digests: tuple[str, ...] = ()
    """The digests of erased texts."""


def pins_of(entry: Entry) -> Pins | None:
    """Return the values that a founding entry pins; None if the entry is not of this type."""
    if entry.type != FOUNDED_TYPE:
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
    withheld_positions: Container[int] = frozenset(),
    cosignatures: Iterable[Cosigned] = (),
    erased_digests: Iterable[str] = (),
) -> Iterator[bytes]:
    """Yield the lines of an export, each with its line break.

    The input is the stored entries and the published heads. `withheld_positions` are the positions
    of entries that their reader may not see whole. `cosignatures` are phones' signatures, for files
    of a finished game. `erased_digests` are the digests of erased texts.

    If no head covers the whole file, a last head is signed, so that every entry is sealed. The last
    head is marked as a copy, which was never published. Raises ValueError if entry 1 founds no game
    or is withheld, and SealError if a head is invalid.
    """
    pins = pins_of(msgspec.json.decode(entries[0], type=Entry)) if entries else None
    if pins is None or 1 in withheld_positions:
        raise ValueError("an export begins with the entry that founds the game")
    gaps = sorted(erased_digests)
    form: Form = FORMAT_WITH_GAPS if gaps else EXPORT_FORMAT
    lines = _ledger_lines(entries, pins, keys, tuple(heads), withheld_positions, form)
    return _encode_lines(
        itertools.chain(lines, _signature_and_text_lines(cosignatures, texts, gaps))
    )


def _ledger_lines(
    entries: Sequence[bytes],
    pins: Pins,
    keys: SealKeys,
    heads: Sequence[str],
    withheld_positions: Container[int],
    form: Form,
) -> Iterator[Line]:
    is_partial = any(position in withheld_positions for position in range(1, len(entries) + 1))
    yield Header(
        format=form,
        entries=len(entries),
        scope="seen" if is_partial else "whole",
        **msgspec.structs.asdict(pins),
    )
    tree = Tree()
    for position, entry in enumerate(entries, start=1):
        leaf = keys.entry_leaf_hash(position, entry)
        tree = tree.append(leaf)
        if position in withheld_positions:
            yield LeafLine(leaf.hex())
        else:
            yield EntryLine(entry.decode(), keys.salt(position).hex())
    for head in heads:
        yield HeadLine(head)
    if not heads or read_head(heads[-1]).size < tree.size:
        yield HeadLine(keys.sign(pins.game, tree, Chain.from_heads(heads).copy()))


def _signature_and_text_lines(
    cosignatures: Iterable[Cosigned], texts: Iterable[Text], erased_digests: Iterable[str]
) -> Iterator[Line]:
    for signature in sorted(cosignatures, key=lambda signature: signature.key):
        yield CosignedLine(signature)
    for text in sorted(texts, key=lambda recorded_text: recorded_text.digest):
        yield TextLine(text)
    for digest in erased_digests:
        yield ErasedLine(digest)


def _encode_lines(lines: Iterable[Line]) -> Iterator[bytes]:
    encoder, line_count = msgspec.json.Encoder(), 0
    for line in lines:
        yield encoder.encode(line) + b"\n"
        line_count += 1
    yield encoder.encode(EndLine(line_count)) + b"\n"


def read_export(lines: Iterable[bytes]) -> Export:
    """Return the contents of a file from its lines, such as an open binary file yields.

    Raises ExportError if the file is no export, is cut off, or has a damaged line.
    """
    reader, line_number = _ExportReader(), 0
    for line_number, line in enumerate(lines, start=1):
        reader.read(line_number, line.removesuffix(b"\n"))
    return reader.finished(line_number)


@dataclass
class _ExportReader:
    header: Header | None = None
    items: list[ExportedEntry] = field(default_factory=list)
    heads: list[str] = field(default_factory=list)
    cosignatures: list[Cosigned] = field(default_factory=list)
    texts: list[Text] = field(default_factory=list)
    erased_digests: list[str] = field(default_factory=list)
    section: int = 0
    has_ended: bool = False

    def read(self, line_number: int, line_bytes: bytes) -> None:
        if self.has_ended:
            raise ExportError(line_number, "There are lines after the last line of the export.")
        section, line = _parse_line(line_number, line_bytes)
        if self.section > section or (section == 0) != (line_number == 1):
            raise ExportError(line_number, "This line stands in the wrong place.")
        self.section = section
        self._add_line(line_number, line)

    def _add_line(self, line_number: int, line: Line) -> None:
        match line:
            case Header():
                self.header = line
            case EntryLine(entry, salt):
                entry_bytes = entry.encode()
                self.items.append(
                    ExportedEntry(
                        leaf_hash(entry_bytes, _bytes_from_hex(SALT_PATTERN, salt, line_number)),
                        entry_bytes,
                    )
                )
            case LeafLine(leaf):
                self.items.append(
                    ExportedEntry(_bytes_from_hex(_HASH_PATTERN, leaf, line_number), None)
                )
            case HeadLine(head):
                self.heads.append(head)
            case CosignedLine(cosignature):
                self.cosignatures.append(cosignature)
            case TextLine(text):
                self.texts.append(text)
            case ErasedLine(digest):
                self.erased_digests.append(_require_pattern(_HASH_PATTERN, digest, line_number))
            case EndLine(end_line):
                self._check_end_line(line_number, end_line)

    def _check_end_line(self, line_number: int, end: int) -> None:
        if end != line_number - 1:
            found_text = count_text(line_number - 1, "is there", "are there")
            sentence = (
                f"The last line counts {count_text(end, 'line')} before it, but {found_text}."
            )
            raise ExportError(line_number, sentence)
        self.has_ended = True

    def finished(self, line_number: int) -> Export:
        if self.header is None:
            raise ExportError(1, "The file is empty.")
        if self.erased_digests and self.header.format != FORMAT_WITH_GAPS:
            raise ExportError(1, "The file names erased texts, which its form does not know.")
        if not self.has_ended:
            raise ExportError(line_number, "The file is cut off: its last line is missing.")
        self._check_form(self.header.format)
        return Export(
            self.header,
            tuple(self.items),
            tuple(self.heads),
            tuple(self.texts),
            tuple(self.cosignatures),
            tuple(self.erased_digests),
        )

    def _check_form(self, form: Form) -> None:
        """Raise ExportError if the file's lines do not fit its form."""
        if form == FORMAT_WITH_GAPS and not self.erased_digests:
            raise ExportError(1, "The file names no erased text, though its form says so.")
        if form == FORMAT_UNCHAINED and (self.cosignatures or any(map(_is_chained, self.heads))):
            sentence = "The file has chained heads or signatures, which its form does not know."
            raise ExportError(1, sentence)


def _is_chained(note: str) -> bool:
    try:
        return read_head(note).link is not None
    except SealError:
        return False  # A verifier names this head, with its place.


_LINE_KINDS: dict[bytes, tuple[int, msgspec.json.Decoder[Line]]] = {
    b"entry": (1, msgspec.json.Decoder(EntryLine)),
    b"leaf": (1, msgspec.json.Decoder(LeafLine)),
    b"head": (2, msgspec.json.Decoder(HeadLine)),
    b"cosigned": (3, msgspec.json.Decoder(CosignedLine)),
    b"text": (4, msgspec.json.Decoder(TextLine)),
    b"erased": (5, msgspec.json.Decoder(ErasedLine)),
    b"end": (6, msgspec.json.Decoder(EndLine)),
}
_HEADER_KIND = (0, msgspec.json.Decoder(Header))


def _parse_line(line_number: int, line_bytes: bytes) -> tuple[int, Line]:
    section, decoder = (
        _HEADER_KIND
        if line_number == 1
        else _LINE_KINDS.get(line_bytes[2 : line_bytes.find(b'"', 2)], _HEADER_KIND)
    )
    try:
        line = decoder.decode(line_bytes)
        if msgspec.json.encode(line) == line_bytes:
            return section, line
    except (msgspec.MsgspecError, ValueError, RecursionError):
        pass
    if line_number == 1:
        raise ExportError(1, f"This is not an export of a game in the form {EXPORT_FORMAT}.")
    raise ExportError(line_number, "This line is damaged: it is not as an export writes it.")


def _bytes_from_hex(form: re.Pattern[str], text: str, line_number: int) -> bytes:
    return bytes.fromhex(_require_pattern(form, text, line_number))


def _require_pattern(form: re.Pattern[str], text: str, line_number: int) -> str:
    if not form.fullmatch(text):
        raise ExportError(line_number, "A salt or a hash on this line is damaged.")
    return text
