"""Packs the answers of an archive so that a value in several answers is stored only once.

An answer is cut into values: the items of lists, and the members of large objects. Each value has a
number. A mark with this number replaces the value where it is used. Values come in parts that are
compressed separately, so that a browser decompresses only the parts that it shows.

The values that many archives share are packed once: these shared values come first in the parts of
each archive.
"""

import gzip
from base64 import b64encode
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from api.base.encode import encode, json_list, json_object

ARCHIVE_FORMAT = "acta-archive/1"
PART_SIZE = 400_000
"""Minimum size of a part in bytes before compression. The last part may be smaller."""

SHORT_VALUE_BYTES = 24
"""Values with fewer bytes are not cut out, because a mark would hardly be shorter."""

LARGE_VALUE_BYTES = 200
"""Objects with more bytes than this are cut into their members."""

SEPARATOR, MARK = b"\x1e", b"\x1a"
"""The byte between two values of a part, and the byte before and after a value's number.

JSON contains neither byte.
"""

DIGEST_BYTES = 16
"""Number of bytes of an answer's digest."""

_COMPRESSION_LEVEL = 9
_object = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_list = msgspec.json.Decoder(list[msgspec.Raw]).decode


class SharedData(NamedTuple):
    """The data that the archives of a game share: numbered values, in parts, and known answers."""

    numbers: Mapping[bytes, int]
    answers: Mapping[tuple[str, bytes], int]
    """The value of each known answer, by its path and its digest."""
    firsts: tuple[int, ...]
    """The numbers of the first values of the parts."""
    parts: tuple[str, ...]


NO_DATA = SharedData({}, {}, (), ())


class PackedArchive(NamedTuple):
    """An archive's data: its parts, and a table of contents of the answers.

    All of this data is base64.
    """

    contents: str
    parts: tuple[str, ...]
    shared: int = 0
    """Number of parts, from the first on, that many archives have in common."""

    @property
    def size(self) -> int:
        """Size of the whole data in bytes."""
        return len(self.contents) + sum(map(len, self.parts))


class Packer:
    """Packs answers one after the other. The shared answers in `common` are packed already."""

    def __init__(self, shared_data: SharedData = NO_DATA) -> None:
        self._shared_data = shared_data
        self._numbers: dict[bytes, int] = {}
        self._values: list[bytes] = []
        self._answers: dict[str, int] = {}
        self._digests: dict[tuple[str, bytes], int] = {}

    def add(self, path: str, body: bytes, *, has_lines: bool = False) -> None:
        """Add the answer at a path: one JSON document, or with `has_lines` one in each line.

        Raises: ValueError: the body contains a byte that has a meaning here.
        """
        body_key = (path, blake2b(body, digest_size=DIGEST_BYTES).digest())
        value_number = self._shared_data.answers.get(body_key)
        if value_number is None:
            if SEPARATOR in body or MARK in body:
                raise ValueError(f"the answer at {path} has a byte that JSON has not")
            value_number = self._assign_number(
                self._with_line_marks(body) if has_lines else self._with_marks(body)
            )
        self._answers[path] = self._digests[body_key] = value_number

    def packed_archive(self, description: dict[str, Any]) -> PackedArchive:
        """Return all answers, with the `description` of the archive."""
        common_data, own_data = self._shared_data, self._new_data()
        first_numbers = (*common_data.firsts, *own_data.firsts)
        archive_index = {
            "format": ARCHIVE_FORMAT,
            **description,
            "parts": first_numbers,
            "answers": self._answers,
        }
        part_texts = (*common_data.parts, *own_data.parts)
        return PackedArchive(
            _compress_to_base64(encode(archive_index)), part_texts, len(common_data.parts)
        )

    def shared_data(self) -> SharedData:
        """Return the packed answers as the shared part of other archives."""
        return self._new_data()

    def _new_data(self) -> SharedData:
        first_numbers, part_texts = [], []
        for first_number, chunk_values in self._parts():
            first_numbers.append(first_number)
            part_texts.append(_compress_to_base64(SEPARATOR.join(chunk_values)))
        return SharedData(self._numbers, self._digests, tuple(first_numbers), tuple(part_texts))

    def _parts(self) -> Iterator[tuple[int, list[bytes]]]:
        first_number = len(self._shared_data.numbers)
        chunk_start, part_size, chunks = first_number, 0, list[bytes]()
        for value_number, value in enumerate(self._values, first_number):
            chunks.append(value)
            part_size += len(value)
            if part_size >= PART_SIZE:
                yield chunk_start, chunks
                chunk_start, part_size, chunks = value_number + 1, 0, []
        if chunks:
            yield chunk_start, chunks

    def _assign_number(self, value: bytes) -> int:
        known_number = self._shared_data.numbers.get(value)
        if known_number is not None:
            return known_number
        next_number = len(self._shared_data.numbers) + len(self._values)
        value_number = self._numbers.setdefault(value, next_number)
        if value_number == next_number:
            self._values.append(value)
        return value_number

    def _with_line_marks(self, body: bytes) -> bytes:
        """Return lines, each replaced by a mark, so that archives share equal lines."""
        return b"\n".join(self._value_or_mark_if_long(line) for line in body.split(b"\n"))

    def _value_or_mark_if_long(self, value: bytes) -> bytes:
        return (
            value
            if len(value) < SHORT_VALUE_BYTES
            else b"%b%d%b" % (MARK, self._assign_number(value), MARK)
        )

    def _with_marks(self, json_bytes: bytes) -> bytes:
        """Return a JSON value with marks in place of its parts."""
        match json_bytes[:1]:
            case b"[":
                return json_list([self._mark_or_value(bytes(item)) for item in _list(json_bytes)])
            case b"{" if len(json_bytes) > LARGE_VALUE_BYTES:
                members = _object(json_bytes).items()
                return json_object(
                    {key: self._mark_or_value(bytes(member)) for key, member in members}
                )
            case _:
                return json_bytes

    def _mark_or_value(self, json_bytes: bytes) -> bytes:
        """Return a JSON value, or the mark that replaces it."""
        if len(json_bytes) < SHORT_VALUE_BYTES:
            return json_bytes
        return self._value_or_mark_if_long(self._with_marks(json_bytes))


def _compress_to_base64(uncompressed_bytes: bytes) -> str:
    return b64encode(gzip.compress(uncompressed_bytes, _COMPRESSION_LEVEL, mtime=0)).decode()
