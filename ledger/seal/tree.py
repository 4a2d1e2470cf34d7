"""The Merkle tree over all leaves: its head, and proofs about it (RFC 6962, RFC 9162).

Indices of leaves count from 0: the entry at position `n` is leaf `n - 1`.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from ledger.seal.hashes import node_hash

EMPTY_ROOT = sha256(b"").digest()


@dataclass(frozen=True, slots=True)
class Tree:
    """A growing Merkle tree that does not store its leaves. Appending returns a new tree."""

    size: int = 0
    peaks: tuple[bytes, ...] = ()
    """The roots of the largest full subtrees from the left, one for each 1 bit of `size`."""

    @property
    def root(self) -> bytes:
        """Return the hash over all leaves so far."""
        if not self.peaks:
            return EMPTY_ROOT
        root = self.peaks[-1]
        for peak in reversed(self.peaks[:-1]):
            root = node_hash(peak, root)
        return root

    def append(self, leaf: bytes) -> "Tree":
        """Return the tree with one more leaf hash."""
        return self.extend((leaf,))

    def extend(self, leaves: Iterable[bytes]) -> "Tree":
        """Return the tree with these leaf hashes, in this order."""
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
    """Return the root over these leaf hashes."""
    return Tree().extend(leaves).root


class Leaves:
    """The leaf hashes of a log, and every full subtree over them, so that proofs are cheap.

    To create the object costs one hash for each leaf. A root or a proof costs a few more for each
    level.
    """

    def __init__(self, leaves: Sequence[bytes]) -> None:
        self._levels = [list(leaves)]
        while len(below := self._levels[-1]) > 1:
            pairs = zip(below[::2], below[1::2], strict=False)
            self._levels.append([node_hash(left, right) for left, right in pairs])

    def __len__(self) -> int:
        return len(self._levels[0])

    def __getitem__(self, index: int) -> bytes:
        return self._levels[0][index]

    def __iter__(self) -> Iterator[bytes]:
        return iter(self._levels[0])

    def root(self, size: int) -> bytes:
        """Return the root over the first `size` leaves."""
        return self._range_hash(0, size) if size else EMPTY_ROOT

    def inclusion_proof(self, index: int, size: int) -> tuple[bytes, ...]:
        """Return the nodes from one leaf to the root over the first `size` leaves.

        See RFC 6962, 2.1.1. Raises IndexError if the leaf does not exist.
        """
        if not 0 <= index < size <= len(self):
            raise IndexError(f"there is no leaf {index} among {min(size, len(self))}")
        return self._inclusion_path(index, 0, size)

    def consistency_proof(self, size: int, new_size: int) -> tuple[bytes, ...]:
        """Return the proof that the tree of `new_size` leaves begins with that of `size` leaves.

        See RFC 6962, 2.1.2. Raises IndexError if there are fewer leaves.
        """
        if not 0 <= size <= new_size <= len(self):
            raise IndexError(f"there was no tree of {size} before the one of {new_size}")
        return () if size == 0 else self._consistency_path(size, 0, new_size, is_complete=True)

    def _range_hash(self, start: int, end: int) -> bytes:
        """Return the hash over a range whose start fits a subtree of its size."""
        size = end - start
        if size & (size - 1) == 0:
            return self._levels[size.bit_length() - 1][start // size]
        split = start + _left_leaf_count(size)
        return node_hash(self._range_hash(start, split), self._range_hash(split, end))

    def _inclusion_path(self, index: int, start: int, end: int) -> tuple[bytes, ...]:
        if end - start == 1:
            return ()
        split = start + _left_leaf_count(end - start)
        if index < split:
            return (*self._inclusion_path(index, start, split), self._range_hash(split, end))
        return (*self._inclusion_path(index, split, end), self._range_hash(start, split))

    def _consistency_path(
        self, size: int, start: int, end: int, *, is_complete: bool
    ) -> tuple[bytes, ...]:
        # `whole` means that the old root is the root of this subtree, so the verifier already has
        # it.
        if size == end - start:
            return () if is_complete else (self._range_hash(start, end),)
        half = _left_leaf_count(end - start)
        split = start + half
        if size <= half:
            return (
                *self._consistency_path(size, start, split, is_complete=is_complete),
                self._range_hash(split, end),
            )
        return (
            *self._consistency_path(size - half, split, end, is_complete=False),
            self._range_hash(start, split),
        )


def _left_leaf_count(size: int) -> int:
    """Return the largest power of two below `size`, which is the number of leaves on the left."""
    return 1 << (size - 1).bit_length() - 1


def verify_inclusion(
    leaf: bytes, index: int, size: int, proof: Sequence[bytes], root: bytes
) -> bool:
    """Return whether the proof leads from this leaf to this root (RFC 9162, 2.1.3.2)."""
    if not 0 <= index < size:
        return False
    place, last, node = index, size - 1, leaf
    for step in proof:
        if last == 0:
            return False
        if place & 1 or place == last:
            node = node_hash(step, node)
            while not place & 1 and place:
                place, last = place >> 1, last >> 1
        else:
            node = node_hash(node, step)
        place, last = place >> 1, last >> 1
    return last == 0 and node == root


def verify_consistency(
    old_size: int, new_size: int, old_root: bytes, new_root: bytes, proof: Sequence[bytes]
) -> bool:
    """Return whether the newer tree begins with the older one (RFC 9162, 2.1.4.2)."""
    if not 0 <= old_size <= new_size:
        return False
    if old_size in (0, new_size):
        return not proof and old_root == (new_root if old_size else EMPTY_ROOT)
    steps = list(proof)
    if old_size & (old_size - 1) == 0:
        steps.insert(0, old_root)
    if not steps:
        return False
    place, last = old_size - 1, new_size - 1
    while place & 1:
        place, last = place >> 1, last >> 1
    root_before = root_after = steps[0]
    for step in steps[1:]:
        if last == 0:
            return False
        if place & 1 or place == last:
            root_before, root_after = node_hash(step, root_before), node_hash(step, root_after)
            while not place & 1 and place:
                place, last = place >> 1, last >> 1
        else:
            root_after = node_hash(root_after, step)
        place, last = place >> 1, last >> 1
    return last == 0 and root_before == old_root and root_after == new_root
