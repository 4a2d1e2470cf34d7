"""The chain of published heads: each names the digest of the one before it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ledger.seal.head import HeadKind, Link, head_digest, read_head
from ledger.seal.note import SealError

START = bytes(32)
"""What the first published head names, since there is no head before it."""

_FORM = "acta-chain/1"


@dataclass(frozen=True, slots=True)
class Chain:
    """How many heads of a game are published, and of the last one the time and the digest."""

    number: int = 0
    at: int = 0
    digest: bytes = START

    @classmethod
    def over(cls, published: Iterable[str]) -> "Chain":
        """The chain after these published heads, oldest first; older ones may have no place yet."""
        chain = cls()
        for signed in published:
            chain = chain.then(signed)
        return chain

    @classmethod
    def from_bytes(cls, kept: bytes) -> "Chain":
        """The chain again. Raise SealError when these bytes are not what `to_bytes` gave."""
        try:
            form, number, at, digest = kept.decode().split(" ")
            chain = cls(int(number), int(at), bytes.fromhex(digest))
        except ValueError:
            raise SealError("the kept chain of heads is damaged") from None
        if form != _FORM or chain.to_bytes() != kept or len(chain.digest) != len(START):
            raise SealError("the kept chain of heads is damaged")
        return chain

    def to_bytes(self) -> bytes:
        """The chain as it is kept."""
        return f"{_FORM} {self.number} {self.at} {self.digest.hex()}".encode()

    def link(self, kind: HeadKind, at: int) -> Link:
        """The place of the next head, signed at this time or, if that is earlier, with the last."""
        return Link(kind, self.number + 1, max(at, self.at), self.digest)

    def copy(self) -> Link:
        """The place of a head that is signed for a file alone."""
        return Link("copy", self.number, self.at, self.digest)

    def then(self, signed: str) -> "Chain":
        """The chain with one more published head."""
        link = read_head(signed).link
        at = self.at if link is None else link.at
        return replace(self, number=self.number + 1, at=at, digest=head_digest(signed))
