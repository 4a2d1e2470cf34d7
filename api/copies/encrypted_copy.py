"""The file format of a copy: compressed, encrypted and bound together, `acta-copy/1`.

The first line names the format. The second line has the salt and the cost of the key. Then chunks
follow, each after its length. Chunk 0 is the manifest. The other chunks are the compressed ledger
file. Each chunk's nonce is its number, with a mark on the last one. So no chunk can be left out,
moved or cut off. Both lines are bound into all chunks. The key comes from the recovery words by
scrypt.
"""

import os
import stat
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO, Protocol

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from api.copies.ledger_contents import LedgerContents
from ledger.store.base import StoreError

FORMAT = b"acta-copy/1\n"
CHUNK = 1 << 18
"""Bytes of the ledger file that are compressed and encrypted in one chunk."""

COST = 15
"""The cost of a key as a power of two: 32 MB of memory and a tenth of a second."""

_SALT_BYTES = _KEY_BYTES = 32
_MOST_COST = 20
_MOST_CHUNK = CHUNK * 2
_LAST = 1 << 64


class CopyNotOpenedError(StoreError):
    """The copy cannot be opened. The message says why in a sentence."""


class CopyUnreadableError(CopyNotOpenedError):
    """The machine cannot read the copy, or cannot read it to the end."""


class Manifest(msgspec.Struct, frozen=True):
    """The description of a copy and of the server that made it."""

    made_at: int
    """When the copy was made, in milliseconds since the Unix epoch."""
    store: str = ""
    addresses: tuple[str, ...] = ()
    """The addresses under which phones found the server."""
    names: tuple[str, ...] = ()
    """The names under which phones found the server."""
    port: int = 0
    """The port on which the server listened."""
    https: bool = False
    """Whether the server used HTTPS."""
    holds: LedgerContents | None = None
    """The last position of each game; None in older copies."""


class _LockHeader(msgspec.Struct, frozen=True):
    salt: str
    cost: int
    file: str


class CopySource(Protocol):
    """A file from which a copy is read."""

    def read(self, size: int, /) -> bytes:
        """Return `size` bytes, or the rest."""

    def readline(self, size: int, /) -> bytes:
        """Return the bytes of a line, at most `size`."""


class EncryptionKey:
    """The key made from recovery words and one salt.

    The key is made once, because that is slow by design.
    """

    def __init__(self, recovery_words: str, salt: bytes = b"", cost: int = COST) -> None:
        self.words = recovery_words
        self.salt = salt or os.urandom(_SALT_BYTES)
        self.cost = cost
        derive = Scrypt(self.salt, _KEY_BYTES, n=1 << cost, r=8, p=1)
        self._secret = derive.derive(recovery_words.encode())

    def cipher(self, file: bytes) -> ChaCha20Poly1305:
        """Return the cipher of one file. The random bytes of a file give it its own key."""
        derived = HKDF(SHA256(), _KEY_BYTES, salt=file, info=FORMAT)
        return ChaCha20Poly1305(derived.derive(self._secret))


def encrypt_copy(
    source: BinaryIO, target: BinaryIO, manifest: Manifest, encryption_key: EncryptionKey
) -> None:
    """Write an encrypted copy of the source. Raises: OSError."""
    file = os.urandom(_SALT_BYTES)
    header_line = (
        msgspec.json.encode(_LockHeader(encryption_key.salt.hex(), encryption_key.cost, file.hex()))
        + b"\n"
    )
    cipher, authenticated_header = encryption_key.cipher(file), FORMAT + header_line
    target.write(authenticated_header)
    pieces = _compress(source)
    piece_number, piece = 0, msgspec.json.encode(manifest)
    for next_piece in pieces:
        target.write(_encrypt_piece(cipher, piece_number, piece, authenticated_header))
        piece_number, piece = piece_number + 1, next_piece
    target.write(_encrypt_piece(cipher, piece_number, piece, authenticated_header, is_last=True))


def _compress(source: BinaryIO) -> Iterator[bytes]:
    compressor = zlib.compressobj(1)
    while content := source.read(CHUNK):
        if piece := compressor.compress(content):
            yield piece
    yield compressor.flush()


def _encrypt_piece(
    cipher: ChaCha20Poly1305,
    piece_number: int,
    piece: bytes,
    authenticated_header: bytes,
    *,
    is_last: bool = False,
) -> bytes:
    encrypted_piece = cipher.encrypt(
        _nonce(piece_number, is_last=is_last), piece, authenticated_header
    )
    return len(encrypted_piece).to_bytes(4, "big") + encrypted_piece


def _nonce(piece_number: int, *, is_last: bool) -> bytes:
    return (piece_number + _LAST * is_last).to_bytes(12, "big")


@contextmanager
def open_copy(copy: Path) -> Iterator[CopySource]:
    """Open a copy for reading.

    Raises: CopyUnreadableError: the copy cannot be read, now or later.
    """
    try:
        if not stat.S_ISREG(copy.stat().st_mode):
            raise CopyUnreadableError("It is no file.")
        file = copy.open("rb")
    except OSError as error:
        raise _illegible_error(error) from error
    with file:
        yield _SourceWithReadErrors(file)


class _SourceWithReadErrors:
    """A file whose read errors say in a sentence why it cannot be read."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def read(self, size: int, /) -> bytes:
        try:
            return self._file.read(size)
        except OSError as error:
            raise _illegible_error(error) from error

    def readline(self, size: int, /) -> bytes:
        try:
            return self._file.readline(size)
        except OSError as error:
            raise _illegible_error(error) from error


def _illegible_error(error: OSError) -> CopyUnreadableError:
    return CopyUnreadableError(f"It cannot be read: {error.strerror or error}.")


@lru_cache(maxsize=64)
def _derive_key(recovery_words: str, salt: bytes, cost: int) -> EncryptionKey:
    return EncryptionKey(recovery_words, salt, cost)


def decrypt_copy(source: CopySource, recovery_words: str) -> tuple[Manifest, Iterator[bytes]]:
    """Return the manifest of a copy, and the ledger file in pieces.

    Raises: CopyUnreadableError: the words are wrong or the file is damaged. The error may also come
    while pieces are read.
    """
    if source.readline(len(FORMAT)) != FORMAT:
        raise CopyNotOpenedError("It is no copy of a ledger.")
    header_line = source.readline(1024)
    try:
        header = msgspec.json.decode(header_line, type=_LockHeader)
        salt, file = bytes.fromhex(header.salt), bytes.fromhex(header.file)
    except ValueError:  # msgspec's errors are ValueErrors, too
        raise CopyNotOpenedError("It is damaged.") from None
    if not 1 <= header.cost <= _MOST_COST or not salt:
        raise CopyNotOpenedError("It is damaged.")
    chunks = _decrypt_pieces(
        source, _derive_key(recovery_words, salt, header.cost).cipher(file), FORMAT + header_line
    )
    try:
        manifest = msgspec.json.decode(next(chunks), type=Manifest)
    except CopyUnreadableError:
        raise
    except (CopyNotOpenedError, StopIteration, ValueError):
        raise CopyNotOpenedError("These are not its recovery words, or it is damaged.") from None
    return manifest, _decompress(chunks)


def _decrypt_pieces(
    source: CopySource, cipher: ChaCha20Poly1305, authenticated_header: bytes
) -> Iterator[bytes]:
    piece_number, length_bytes = 0, source.read(4)
    while length_bytes:
        length = int.from_bytes(length_bytes, "big")
        encrypted_piece = source.read(length) if length <= _MOST_CHUNK else b""
        length_bytes = source.read(4)
        try:
            yield cipher.decrypt(
                _nonce(piece_number, is_last=not length_bytes),
                encrypted_piece,
                authenticated_header,
            )
        except InvalidTag:
            raise CopyNotOpenedError("It is damaged, or was cut off.") from None
        piece_number += 1


def _decompress(chunks: Iterable[bytes]) -> Iterator[bytes]:
    expand = zlib.decompressobj()
    for chunk in chunks:
        remainder = chunk
        while remainder:
            yield expand.decompress(remainder, CHUNK)
            remainder = expand.unconsumed_tail
    yield expand.flush()
