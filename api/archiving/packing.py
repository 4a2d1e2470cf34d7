"""Packs the answers of an archive so that whatever stands in several of them is there once.

An answer is cut into values: what stands in a list, and the members of large objects. A value has
a number, and where it is used stands a mark with that number. Values come in parts, each
compressed alone, so that a browser reads only those that it shows.
"""

import gzip
from base64 import b64encode
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from api.encode import encode, joined, listed

FORMAT = "acta-archive/1"
PART = 400_000
"""Minimum size of a part in bytes before it is compressed, but for the last one."""

SHORT = 24
"""Values of fewer bytes stand where they are used: a mark would hardly be shorter."""

LARGE = 200
"""Objects of more bytes are cut into their members."""

BETWEEN, MARK = b"\x1e", b"\x1a"
"""What stands between two values of a part, and on both sides of a value's number.

JSON has neither byte.
"""

_LEVEL = 9
_object = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_list = msgspec.json.Decoder(list[msgspec.Raw]).decode


class Packed(NamedTuple):
    """An archive's data: its parts, and the contents, which say what is where. All is base64."""

    contents: str
    parts: tuple[str, ...]

    @property
    def size(self) -> int:
        """The size of all of it in bytes."""
        return len(self.contents) + sum(map(len, self.parts))


class Packer:
    """Takes answers one after the other."""

    def __init__(self) -> None:
        self._numbers: dict[bytes, int] = {}
        self._values: list[bytes] = []
        self._answers: dict[str, int] = {}

    def add(self, path: str, body: bytes, *, whole: bool = False) -> None:
        """Add the answer at a path. What is to stay `whole` is not JSON.

        Raise ValueError for a body with one of the bytes that have a meaning here.
        """
        if BETWEEN in body or MARK in body:
            raise ValueError(f"the answer at {path} has a byte that JSON has not")
        self._answers[path] = self._number(body if whole else self._cut(body))

    def packed(self, about: dict[str, Any]) -> Packed:
        """All answers, and what there is to know `about` the archive."""
        parts, firsts = [], []
        for first, values in self._parts():
            firsts.append(first)
            parts.append(_compressed(BETWEEN.join(values)))
        index = {"format": FORMAT, **about, "parts": firsts, "answers": self._answers}
        return Packed(_compressed(encode(index)), tuple(parts))

    def _parts(self) -> Iterator[tuple[int, list[bytes]]]:
        first, size, held = 0, 0, list[bytes]()
        for number, value in enumerate(self._values):
            held.append(value)
            size += len(value)
            if size >= PART:
                yield first, held
                first, size, held = number + 1, 0, []
        if held:
            yield first, held

    def _number(self, value: bytes) -> int:
        number = self._numbers.setdefault(value, len(self._values))
        if number == len(self._values):
            self._values.append(value)
        return number

    def _cut(self, raw: bytes) -> bytes:
        """A JSON value with marks in place of what it holds."""
        match raw[:1]:
            case b"[":
                return listed([self._placed(bytes(one)) for one in _list(raw)])
            case b"{" if len(raw) > LARGE:
                members = _object(raw).items()
                return joined({key: self._placed(bytes(one)) for key, one in members})
            case _:
                return raw

    def _placed(self, raw: bytes) -> bytes:
        """A JSON value, or the mark that stands for it."""
        if len(raw) < SHORT:
            return raw
        value = self._cut(raw)
        return value if len(value) < SHORT else b"%b%d%b" % (MARK, self._number(value), MARK)


def _compressed(data: bytes) -> str:
    return b64encode(gzip.compress(data, _LEVEL, mtime=0)).decode()
