"""Joins bytes from pieces. Each piece is compressed only once, although many files contain it."""

import struct
import zlib
from collections.abc import Iterable
from typing import NamedTuple

_GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
_GZIP_END = b"\x03\x00"
"""The head of gzip data (RFC 1952) without a time, and the empty block at the end of gzip data."""

_COMPRESSION_LEVEL = 4


class Piece(NamedTuple):
    """Some bytes, and the same bytes as compressed blocks that fit between other blocks."""

    plain: bytes
    blocks: bytes


class JoinedFile(NamedTuple):
    """A file joined from pieces: the plain bytes, and the bytes as gzip."""

    plain: bytes
    gzipped: bytes


def make_piece(content: bytes) -> Piece:
    """Return a piece of a file."""
    compressor = zlib.compressobj(_COMPRESSION_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return Piece(content, compressor.compress(content) + compressor.flush(zlib.Z_FULL_FLUSH))


def join_pieces(pieces: Iterable[Piece]) -> JoinedFile:
    """Return the file of these pieces."""
    all_pieces = tuple(pieces)
    content = b"".join(file_piece.plain for file_piece in all_pieces)
    trailer = _GZIP_END + struct.pack("<II", zlib.crc32(content), len(content) & 0xFFFFFFFF)
    return JoinedFile(
        content, b"".join((_GZIP_HEAD, *(file_piece.blocks for file_piece in all_pieces), trailer))
    )
