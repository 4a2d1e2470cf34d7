"""The Merkle tree over all leaves: its head, and proofs about it (RFC 6962, RFC 9162).

Indices of leaves count from 0: the entry at position `n` is leaf `n - 1`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

from ledger.seal.hashes import node_hash

EMPTY_ROOT = sha256(b"").digest()


@dataclass(frozen=True, slots=True)
class Tree:
    """A growing tree, without its leaves. Appending gives a new one and keeps the old.

    `peaks` are the roots of the largest full subtrees, from the left, one for each bit of `size`.
    """

    size: int = 0
    peaks: tuple[bytes, ...] = ()

    @property
    def root(self) -> bytes:
        """The hash over all leaves so far."""
        if not self.peaks:
            return EMPTY_ROOT
        root = self.peaks[-1]
        for peak in reversed(self.peaks[:-1]):
            root = node_hash(peak, root)
        return root

    def append(self, leaf: bytes) -> "Tree":
        """The tree with one more leaf hash."""
        return self.extend((leaf,))

    def extend(self, leaves: Iterable[bytes]) -> "Tree":
        """The tree with these leaf hashes, in this order."""
        peaks, size = list(self.peaks), self.size
        for leaf in leaves:
            node, full = leaf, size
            while full & 1:
                node = node_hash(peaks.pop(), node)
                full >>= 1
            peaks.append(node)
            size += 1
        return Tree(size, tuple(peaks))


def root_of(leaves: Iterable[bytes]) -> bytes:
    """The root over these leaf hashes."""
    return Tree().extend(leaves).root


def inclusion_proof(leaves: Sequence[bytes], index: int) -> tuple[bytes, ...]:
    """The nodes that lead from one leaf to the root (RFC 6962, 2.1.1).

    Raise IndexError when there is no such leaf.
    """
    if not 0 <= index < len(leaves):
        raise IndexError(f"there is no leaf {index} among {len(leaves)}")
    return _path(leaves, index)


def _path(leaves: Sequence[bytes], index: int) -> tuple[bytes, ...]:
    if len(leaves) == 1:
        return ()
    split = _split(len(leaves))
    left, right = leaves[:split], leaves[split:]
    if index < split:
        return (*_path(left, index), root_of(right))
    return (*_path(right, index - split), root_of(left))


def consistency_proof(leaves: Sequence[bytes], size: int) -> tuple[bytes, ...]:
    """The nodes that show that the first `size` leaves are still what they were (2.1.2).

    Raise IndexError when there are fewer leaves.
    """
    if not 0 <= size <= len(leaves):
        raise IndexError(f"there was no tree of {size} before the one of {len(leaves)}")
    return () if size == 0 else _steps(leaves, size, whole=True)


def _steps(leaves: Sequence[bytes], size: int, *, whole: bool) -> tuple[bytes, ...]:
    # `whole`: the old root is this very subtree's, so the verifier has it already.
    if size == len(leaves):
        return () if whole else (root_of(leaves),)
    split = _split(len(leaves))
    left, right = leaves[:split], leaves[split:]
    if size <= split:
        return (*_steps(left, size, whole=whole), root_of(right))
    return (*_steps(right, size - split, whole=False), root_of(left))


def _split(size: int) -> int:
    """The largest power of two below `size`: how many leaves stand on the left."""
    return 1 << (size - 1).bit_length() - 1


def verify_inclusion(
    leaf: bytes, index: int, size: int, proof: Sequence[bytes], root: bytes
) -> bool:
    """Whether the proof leads from this leaf hash to this root (RFC 9162, 2.1.3.2)."""
    if not 0 <= index < size:
        return False
    at, last, node = index, size - 1, leaf
    for step in proof:
        if last == 0:
            return False
        if at & 1 or at == last:
            node = node_hash(step, node)
            while not at & 1 and at:
                at, last = at >> 1, last >> 1
        else:
            node = node_hash(node, step)
        at, last = at >> 1, last >> 1
    return last == 0 and node == root


def verify_consistency(
    old_size: int, new_size: int, old_root: bytes, new_root: bytes, proof: Sequence[bytes]
) -> bool:
    """Whether the proof shows that the newer tree begins with the older (RFC 9162, 2.1.4.2)."""
    if not 0 <= old_size <= new_size:
        return False
    if old_size in (0, new_size):
        return not proof and old_root == (new_root if old_size else EMPTY_ROOT)
    steps = list(proof)
    if old_size & (old_size - 1) == 0:
        steps.insert(0, old_root)
    if not steps:
        return False
    at, last = old_size - 1, new_size - 1
    while at & 1:
        at, last = at >> 1, last >> 1
    old = new = steps[0]
    for step in steps[1:]:
        if last == 0:
            return False
        if at & 1 or at == last:
            old, new = node_hash(step, old), node_hash(step, new)
            while not at & 1 and at:
                at, last = at >> 1, last >> 1
        else:
            new = node_hash(new, step)
        at, last = at >> 1, last >> 1
    return last == 0 and old == old_root and new == new_root
