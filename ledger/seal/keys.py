"""The secrets of one game's seal and chance, stored apart from the ledger and every export."""

import hmac
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, reduce

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ledger.seal.chance import SeedChain
from ledger.seal.hashes import SALT_BYTES, leaf_hash
from ledger.seal.head import ChainLink, Head, name_of_log, sign_head
from ledger.seal.note import SealError, public_key_text
from ledger.seal.signature import statement_bytes
from ledger.seal.tree import Tree

_KEYS_FORM = b"acta-keys/1\n"
_FORM_OF_SEVERAL = b"acta-keys/2\n"
_SUCCESSION_FORM = "succession/1"
_LEAVES_CONTEXT = "acta/leaf/1"
_SUBMISSIONS_CONTEXT = b"acta/submissions/1"
_PUBLIC_NAMES_CONTEXT = b"acta/public-names/1"
_KEY_BYTES = 32
_NUMBER_BYTES = 8


@lru_cache(maxsize=64)
def _salting_hmac(salting: bytes) -> hmac.HMAC:
    """Return a reusable HMAC for a game's salts. A copy is cheaper than a new one."""
    return hmac.new(salting, digestmod="sha256")


@dataclass(frozen=True, slots=True, repr=False)
class SealKeys:
    """Three secrets of 32 bytes, which sign heads, make salts, and make seeds."""

    signing: bytes
    salting: bytes
    seeding: bytes
    since: int = 1
    """The position of the first entry that these secrets apply to."""
    before: "SealKeys | None" = None
    """The keys of a lost server, which still make the salts of earlier entries."""

    @classmethod
    def generate(cls, randomness: Callable[[int], bytes]) -> "SealKeys":
        """Return new secrets. `randomness` gives a number of random bytes."""
        return cls(randomness(_KEY_BYTES), randomness(_KEY_BYTES), randomness(_KEY_BYTES))

    @classmethod
    def from_bytes(cls, key_bytes: bytes) -> "SealKeys":
        """Return the secrets from their stored bytes.

        Raises SealError if `to_bytes` did not make these bytes.
        """
        if key_bytes.startswith(_KEYS_FORM) and len(key_bytes) == len(_KEYS_FORM) + 3 * _KEY_BYTES:
            return cls(*_split_secrets(key_bytes[len(_KEYS_FORM) :]))
        packed_keys = key_bytes[len(_FORM_OF_SEVERAL) :]
        key_size = _NUMBER_BYTES + 3 * _KEY_BYTES
        if (
            not key_bytes.startswith(_FORM_OF_SEVERAL)
            or not packed_keys
            or len(packed_keys) % key_size
        ):
            raise SealError("the kept keys of the seal are damaged")
        key_parts = [
            packed_keys[start : start + key_size] for start in range(0, len(packed_keys), key_size)
        ]
        return reduce(_with_successor_part, key_parts[1:], _keys_of_part(key_parts[0]))

    def to_bytes(self) -> bytes:
        """Return the secrets as stored bytes."""
        if self.before is None:
            return _KEYS_FORM + self.secrets
        parts = (keys.since.to_bytes(_NUMBER_BYTES, "big") + keys.secrets for keys in self.all_keys)
        return _FORM_OF_SEVERAL + b"".join(parts)

    @property
    def all_keys(self) -> "tuple[SealKeys, ...]":
        """Return all keys of the game, beginning with the first ones."""
        return (*(self.before.all_keys if self.before else ()), self)

    @property
    def secrets(self) -> bytes:
        """Return the three secrets, one after the other."""
        return self.signing + self.salting + self.seeding

    def with_successor(self, successor: "SealKeys", position: int) -> "SealKeys":
        """Return the keys with a successor from this position on.

        Earlier entries keep their salts.
        """
        return replace(successor, since=position, before=self)

    def endorsement_of(self, game: str, successor: "SealKeys") -> str:
        """Return the signature (hex) of these keys under the public halves of the successor."""
        statement = succession_statement(
            game, successor.seal_key(game), successor.seeds().commitment
        )
        return self.sign_statement(statement)

    def seeds(self) -> SeedChain:
        """Return the seeds of all periods.

        Keep the returned object, because its links are computed only once.
        """
        return SeedChain(self.seeding)

    def seal_key(self, game: str) -> str:
        """Return the public key for entry 1. Raises SealError for an id with spaces or a plus."""
        return public_key_text(name_of_log(game), self.signing)

    def salt(self, position: int) -> bytes:
        """Return the salt of the entry at this position."""
        if self.before is not None and position < self.since:
            return self.before.salt(position)
        mac = _salting_hmac(self.salting).copy()
        mac.update(position.to_bytes(_NUMBER_BYTES, "big"))
        return mac.digest()[:SALT_BYTES]

    def entry_leaf_hash(self, position: int, entry_bytes: bytes) -> bytes:
        """Return the leaf hash of the entry at this position."""
        return leaf_hash(entry_bytes, self.salt(position))

    def leaf_salt(self, window: str, seal_number: int, character: str) -> bytes:
        """Return the salt of one character's leaf in one seal of a window.

        No other leaf has this salt. The salt stays the same when other keys follow, because windows
        stay open during the change.
        """
        if self.before is not None:
            return self.before.leaf_salt(window, seal_number, character)
        info = msgspec.json.encode((_LEAVES_CONTEXT, window, seal_number, character))
        return hmac.digest(self.salting, info, "sha256")[:SALT_BYTES]

    def submission_key(self) -> bytes:
        """Return the key (32 bytes) which encrypts submissions while their window is open."""
        if self.before is not None:
            return self.before.submission_key()
        return hmac.digest(self.salting, _SUBMISSIONS_CONTEXT, "sha256")

    def public_names_key(self) -> bytes:
        """Return the key (32 bytes) of the marks on public names."""
        return hmac.digest(self.salting, _PUBLIC_NAMES_CONTEXT, "sha256")

    def sign_statement(self, statement: bytes) -> str:
        """Return the signature (hex) under a statement of the server."""
        return Ed25519PrivateKey.from_private_bytes(self.signing).sign(statement).hex()

    def sign(self, game: str, tree: Tree, link: ChainLink | None = None) -> str:
        """Return the signed head of a game's tree, at its place in the chain."""
        return sign_head(Head(game, tree.size, tree.root, link), self.signing)


def succession_statement(game: str, seal_key: str, commitment: str) -> bytes:
    """Return the statement that a key signs to endorse the next public key and commitment."""
    return statement_bytes(_SUCCESSION_FORM, game, seal_key, commitment)


def _split_secrets(secrets: bytes) -> tuple[bytes, bytes, bytes]:
    return secrets[:_KEY_BYTES], secrets[_KEY_BYTES : 2 * _KEY_BYTES], secrets[2 * _KEY_BYTES :]


def _keys_of_part(key_bytes: bytes) -> SealKeys:
    return SealKeys(
        *_split_secrets(key_bytes[_NUMBER_BYTES:]), int.from_bytes(key_bytes[:_NUMBER_BYTES], "big")
    )


def _with_successor_part(keys: SealKeys, key_bytes: bytes) -> SealKeys:
    successor_keys = _keys_of_part(key_bytes)
    return keys.with_successor(successor_keys, successor_keys.since)
