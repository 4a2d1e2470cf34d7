"""The secrets of one game's seal and chance: kept apart from the ledger, in no export."""

import hmac
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ledger.chance import SeedChain
from ledger.seal.hashes import SALT_BYTES, leaf_hash
from ledger.seal.head import Head, Link, origin, sign_head
from ledger.seal.note import SealError, public_text
from ledger.seal.tree import Tree

_FORM = b"acta-keys/1\n"
_LEAVES = "acta/leaf/1"
_SUBMISSIONS = b"acta/submissions/1"
_BYTES = 32


@dataclass(frozen=True, slots=True, repr=False)
class SealKeys:
    """Three secrets of 32 bytes: to sign heads, to make salts, to make seeds."""

    signing: bytes
    salting: bytes
    seeding: bytes

    @classmethod
    def generate(cls, randomness: Callable[[int], bytes]) -> "SealKeys":
        """New secrets; `randomness` gives the number of random bytes that it is asked for."""
        return cls(randomness(_BYTES), randomness(_BYTES), randomness(_BYTES))

    @classmethod
    def from_bytes(cls, kept: bytes) -> "SealKeys":
        """The secrets again. Raise SealError when these are not what `to_bytes` gave."""
        secrets = kept.removeprefix(_FORM)
        if not kept.startswith(_FORM) or len(secrets) != 3 * _BYTES:
            raise SealError("the kept keys of the seal are damaged")
        return cls(*(secrets[start : start + _BYTES] for start in range(0, 3 * _BYTES, _BYTES)))

    def to_bytes(self) -> bytes:
        """The secrets as they are kept."""
        return _FORM + self.signing + self.salting + self.seeding

    def seeds(self) -> SeedChain:
        """The seeds of all periods; keep it, for its links are computed once."""
        return SeedChain(self.seeding)

    def seal_key(self, game: str) -> str:
        """The public key that entry 1 carries. Raise SealError for an id with spaces or a plus."""
        return public_text(origin(game), self.signing)

    def salt(self, position: int) -> bytes:
        """The salt of the entry at this position."""
        return hmac.digest(self.salting, position.to_bytes(8, "big"), "sha256")[:SALT_BYTES]

    def leaf(self, position: int, stored: bytes) -> bytes:
        """The leaf hash of the entry at this position."""
        return leaf_hash(stored, self.salt(position))

    def leaf_salt(self, window: str, number: int, who: str) -> bytes:
        """The salt of one character's leaf in one seal of a window: of no other seal's leaf."""
        about = msgspec.json.encode((_LEAVES, window, number, who))
        return hmac.digest(self.salting, about, "sha256")[:SALT_BYTES]

    def submission_key(self) -> bytes:
        """The key (32 bytes) under which submissions are kept while their window is open."""
        return hmac.digest(self.salting, _SUBMISSIONS, "sha256")

    def vouch(self, said: bytes) -> str:
        """The signature (hex) under a statement that the server makes to somebody."""
        return Ed25519PrivateKey.from_private_bytes(self.signing).sign(said).hex()

    def sign(self, game: str, tree: Tree, link: Link | None = None) -> str:
        """The signed head of a game's tree, at its place in the chain of published heads."""
        return sign_head(Head(game, tree.size, tree.root, link), self.signing)
