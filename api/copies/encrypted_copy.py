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

COPY_FORMAT = b"acta-copy/1\n"
CHUNK_SIZE = 1 << 18
"""Bytes of the ledger file that are compressed and encrypted in one chunk."""

SCRYPT_COST = 15
"""The cost of a key as a power of two: 32 MB of memory and a tenth of a second."""

_SALT_BYTES = _KEY_BYTES = 32
_MAX_SCRYPT_COST = 20
_MAX_CHUNK_SIZE = CHUNK_SIZE * 2
_LAST_CHUNK_FLAG = 1 << 64


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

    def __init__(self, recovery_words: str, salt: bytes = b"", cost: int = SCRYPT_COST) -> None:
        self.words = recovery_words
        self.salt = salt or os.urandom(_SALT_BYTES)
        self.cost = cost
        scrypt = Scrypt(self.salt, _KEY_BYTES, n=1 << cost, r=8, p=1)
        self._secret = scrypt.derive(recovery_words.encode())

    def cipher(self, file: bytes) -> ChaCha20Poly1305:
        """Return the cipher of one file. The random bytes of a file give it its own key."""
        derived_key = HKDF(SHA256(), _KEY_BYTES, salt=file, info=COPY_FORMAT)
        return ChaCha20Poly1305(derived_key.derive(self._secret))


def encrypt_copy(
    source_file: BinaryIO, target_file: BinaryIO, manifest: Manifest, encryption_key: EncryptionKey
) -> None:
    """Write an encrypted copy of the source. Raises: OSError."""
    file = os.urandom(_SALT_BYTES)
    header_line = (
        msgspec.json.encode(_LockHeader(encryption_key.salt.hex(), encryption_key.cost, file.hex()))
        + b"\n"
    )
    cipher, authenticated_header = encryption_key.cipher(file), COPY_FORMAT + header_line
    target_file.write(authenticated_header)
    pieces = _compress(source_file)
    piece_number, piece = 0, msgspec.json.encode(manifest)
    for next_piece in pieces:
        target_file.write(_encrypt_piece(cipher, piece_number, piece, authenticated_header))
        piece_number, piece = piece_number + 1, next_piece
    target_file.write(
        _encrypt_piece(cipher, piece_number, piece, authenticated_header, is_last=True)
    )


def _compress(source_file: BinaryIO) -> Iterator[bytes]:
    compressor = zlib.compressobj(1)
    while content := source_file.read(CHUNK_SIZE):
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
    return (piece_number + _LAST_CHUNK_FLAG * is_last).to_bytes(12, "big")


@contextmanager
def open_copy(copy_path: Path) -> Iterator[CopySource]:
    """Open a copy for reading.

    Raises: CopyUnreadableError: the copy cannot be read, now or later.
    """
    try:
        if not stat.S_ISREG(copy_path.stat().st_mode):
            raise CopyUnreadableError("It is no file.")
        file = copy_path.open("rb")
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


def decrypt_copy(source_file: CopySource, recovery_words: str) -> tuple[Manifest, Iterator[bytes]]:
    """Return the manifest of a copy, and the ledger file in pieces.

    Raises: CopyUnreadableError: the words are wrong or the file is damaged. The error may also come
    while pieces are read.
    """
    if source_file.readline(len(COPY_FORMAT)) != COPY_FORMAT:
        raise CopyNotOpenedError("It is no copy of a ledger.")
    header_line = source_file.readline(1024)
    try:
        header = msgspec.json.decode(header_line, type=_LockHeader)
        salt, file = bytes.fromhex(header.salt), bytes.fromhex(header.file)
    except ValueError:  # msgspec's errors are ValueErrors, too
        raise CopyNotOpenedError("It is damaged.") from None
    if not 1 <= header.cost <= _MAX_SCRYPT_COST or not salt:
        raise CopyNotOpenedError("It is damaged.")
    chunks = _decrypt_pieces(
        source_file,
        _derive_key(recovery_words, salt, header.cost).cipher(file),
        COPY_FORMAT + header_line,
    )
    try:
        manifest = msgspec.json.decode(next(chunks), type=Manifest)
    except CopyUnreadableError:
        raise
    except (CopyNotOpenedError, StopIteration, ValueError):
        raise CopyNotOpenedError("These are not its recovery words, or it is damaged.") from None
    return manifest, _decompress(chunks)


def _decrypt_pieces(
    source_file: CopySource, cipher: ChaCha20Poly1305, authenticated_header: bytes
) -> Iterator[bytes]:
    piece_number, length_bytes = 0, source_file.read(4)
    while length_bytes:
        length = int.from_bytes(length_bytes, "big")
        encrypted_piece = source_file.read(length) if length <= _MAX_CHUNK_SIZE else b""
        length_bytes = source_file.read(4)
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
    decompressor = zlib.decompressobj()
    for chunk in chunks:
        remainder = chunk
        while remainder:
            yield decompressor.decompress(remainder, CHUNK_SIZE)
            remainder = decompressor.unconsumed_tail
    yield decompressor.flush()
