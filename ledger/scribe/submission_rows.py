"""The rows of submissions in the side table: which are encrypted and bound to their place.

The key is derived from the secrets of the seal, which are stored in the same file. An attacker with
the file and the program can therefore read submissions. But an attacker cannot replace a
submission, because phones sign their submissions and get a proof of each seal.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from ledger.scribe.submissions import Key, SealRow, SubmissionRow, Submissions
from ledger.seal import SealKeys
from ledger.store.base import SideWrite

SUBMISSION_KIND = "submission"

_NONCE_BYTES = 12


class DamagedRowError(Exception):
    """A row was changed outside this program, or belongs to another game."""


class EncryptedRows:
    """The encryption and decryption of one game's rows."""

    def __init__(self, game: str, keys: SealKeys, randomness: Callable[[int], bytes]) -> None:
        self._game = game
        self._cipher = ChaCha20Poly1305(keys.submission_key())
        self._randomness = randomness

    def side_write(self, row: SubmissionRow | SealRow) -> SideWrite:
        """Return the side write that stores a row."""
        row_key = _key_text((row.window, row.who if isinstance(row, SubmissionRow) else ""))
        nonce = self._randomness(_NONCE_BYTES)
        encrypted_row = self._cipher.encrypt(
            nonce, msgspec.json.encode(row), self._associated_data(row_key)
        )
        return SideWrite(SUBMISSION_KIND, row_key, nonce + encrypted_row)

    def erasing_writes(self, keys: Iterable[Key]) -> Iterator[SideWrite]:
        """Yield the side writes that erase these rows."""
        return (SideWrite(SUBMISSION_KIND, _key_text(row_key), None) for row_key in keys)

    def rows_after_writes(
        self, submissions: Submissions, stored_rows: Mapping[str, bytes | None]
    ) -> Submissions:
        """Return the rows after these writes; None erases a row.

        Raises DamagedRowError.
        """
        if not stored_rows:
            return submissions
        rows: dict[str, SubmissionRow | SealRow] = {
            _key_text(row_key): row for row_key, row in submissions.rows.items()
        }
        rows |= {_key_text((window, "")): seal for window, seal in submissions.seals.items()}
        for row_key, row_bytes in stored_rows.items():
            if row_bytes is None:
                rows.pop(row_key, None)
            else:
                rows[row_key] = self._decrypt_row(row_key, row_bytes)
        return Submissions.from_rows(rows.values())

    def _decrypt_row(self, row_key: str, row_bytes: bytes) -> SubmissionRow | SealRow:
        nonce, encrypted_row = row_bytes[:_NONCE_BYTES], row_bytes[_NONCE_BYTES:]
        try:
            plain_row = self._cipher.decrypt(nonce, encrypted_row, self._associated_data(row_key))
            return msgspec.json.decode(plain_row, type=SubmissionRow | SealRow)
        except (InvalidTag, ValueError, msgspec.MsgspecError):
            raise DamagedRowError(f"what is saved under {row_key} cannot be read") from None

    def _associated_data(self, row_key: str) -> bytes:
        return f"{self._game}\n{row_key}".encode()


def _key_text(row_key: Key) -> str:
    return "/".join(row_key)
