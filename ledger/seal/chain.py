"""The chain of published heads, in which each head names the digest of the head before it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ledger.seal.head import ChainLink, HeadKind, head_digest, read_head
from ledger.seal.note import SealError

START_DIGEST = bytes(32)
"""The digest in the first published head, which has no head before it."""

_CHAIN_FORM = "acta-chain/1"


@dataclass(frozen=True, slots=True)
class Chain:
    """The chain of a game's published heads, up to the last one."""

    number: int = 0
    """The number of published heads."""
    at: int = 0
    """The time of the last head, in milliseconds since the epoch."""
    digest: bytes = START_DIGEST
    """The digest of the last head."""

    @classmethod
    def from_heads(cls, notes: Iterable[str]) -> "Chain":
        """Return the chain after these published heads, oldest first.

        Heads of old versions may have no place in the chain.
        """
        chain = cls()
        for signed_head in notes:
            chain = chain.with_head(signed_head)
        return chain

    @classmethod
    def from_bytes(cls, chain_bytes: bytes) -> "Chain":
        """Return the chain from its stored bytes.

        Raises SealError if `to_bytes` did not make these bytes.
        """
        try:
            form, head_number, time, digest = chain_bytes.decode().split(" ")
            chain = cls(int(head_number), int(time), bytes.fromhex(digest))
        except ValueError:
            raise SealError("the kept chain of heads is damaged") from None
        if (
            form != _CHAIN_FORM
            or chain.to_bytes() != chain_bytes
            or len(chain.digest) != len(START_DIGEST)
        ):
            raise SealError("the kept chain of heads is damaged")
        return chain

    def to_bytes(self) -> bytes:
        """Return the chain as stored bytes."""
        return f"{_CHAIN_FORM} {self.number} {self.at} {self.digest.hex()}".encode()

    def next_link(self, head_kind: HeadKind, at: int) -> ChainLink:
        """Return the place of the next head, with its time of signing.

        The time is `at`, or the time of the last head if that is later.
        """
        return ChainLink(head_kind, self.number + 1, max(at, self.at), self.digest)

    def copy(self) -> ChainLink:
        """Return the place of a head that is signed only for a file."""
        return ChainLink("copy", self.number, self.at, self.digest)

    def with_head(self, signed_head: str) -> "Chain":
        """Return the chain with one more published head."""
        link = read_head(signed_head).link
        time = self.at if link is None else link.at
        return replace(self, number=self.number + 1, at=time, digest=head_digest(signed_head))
