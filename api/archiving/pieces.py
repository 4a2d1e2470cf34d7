"""Bytes in pieces, each compressed once: what many files have is not compressed for each."""

import struct
import zlib
from collections.abc import Iterable
from typing import NamedTuple

_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
_END = b"\x03\x00"
"""How gzip begins (RFC 1952), without a time; and the empty block by which its data end."""

_LEVEL = 4


class Piece(NamedTuple):
    """Some bytes, and the same as compressed blocks that may stand between others."""

    plain: bytes
    blocks: bytes


class Joined(NamedTuple):
    """A file in pieces as a whole: as it is, and as gzip."""

    plain: bytes
    gzipped: bytes


def piece(plain: bytes) -> Piece:
    """A piece of a file."""
    squeezing = zlib.compressobj(_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return Piece(plain, squeezing.compress(plain) + squeezing.flush(zlib.Z_FULL_FLUSH))


def joined(pieces: Iterable[Piece]) -> Joined:
    """The file of these pieces."""
    several = tuple(pieces)
    plain = b"".join(one.plain for one in several)
    end = _END + struct.pack("<II", zlib.crc32(plain), len(plain) & 0xFFFFFFFF)
    return Joined(plain, b"".join((_HEAD, *(one.blocks for one in several), end)))
