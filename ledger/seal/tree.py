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
        peaks, leaf_count = list(self.peaks), self.size
        for leaf in leaves:
            node, full_size = leaf, leaf_count
            while full_size & 1:
                node = node_hash(peaks.pop(), node)
                full_size >>= 1
            peaks.append(node)
            leaf_count += 1
        return Tree(leaf_count, tuple(peaks))


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
        while len(level_below := self._levels[-1]) > 1:
            pairs = zip(level_below[::2], level_below[1::2], strict=False)
            self._levels.append(
                [node_hash(left_hash, right_hash) for left_hash, right_hash in pairs]
            )

    def __len__(self) -> int:
        return len(self._levels[0])

    def __getitem__(self, leaf_index: int) -> bytes:
        return self._levels[0][leaf_index]

    def __iter__(self) -> Iterator[bytes]:
        return iter(self._levels[0])

    def root(self, leaf_count: int) -> bytes:
        """Return the root over the first `leaf_count` leaves."""
        return self._range_hash(0, leaf_count) if leaf_count else EMPTY_ROOT

    def inclusion_proof(self, leaf_index: int, leaf_count: int) -> tuple[bytes, ...]:
        """Return the nodes from one leaf to the root over the first `leaf_count` leaves.

        See RFC 6962, 2.1.1. Raises IndexError if the leaf does not exist.
        """
        if not 0 <= leaf_index < leaf_count <= len(self):
            raise IndexError(f"there is no leaf {leaf_index} among {min(leaf_count, len(self))}")
        return self._inclusion_path(leaf_index, 0, leaf_count)

    def consistency_proof(self, leaf_count: int, new_size: int) -> tuple[bytes, ...]:
        """Return the proof that the tree of `new_size` leaves begins with one of `leaf_count`.

        See RFC 6962, 2.1.2. Raises IndexError if there are fewer leaves.
        """
        if not 0 <= leaf_count <= new_size <= len(self):
            raise IndexError(f"there was no tree of {leaf_count} before the one of {new_size}")
        return (
            ()
            if leaf_count == 0
            else self._consistency_path(leaf_count, 0, new_size, is_complete=True)
        )

    def _range_hash(self, start: int, end: int) -> bytes:
        """Return the hash over a range whose start fits a subtree of its size."""
        leaf_count = end - start
        if leaf_count & (leaf_count - 1) == 0:
            return self._levels[leaf_count.bit_length() - 1][start // leaf_count]
        split_index = start + _left_leaf_count(leaf_count)
        return node_hash(self._range_hash(start, split_index), self._range_hash(split_index, end))

    def _inclusion_path(self, leaf_index: int, start: int, end: int) -> tuple[bytes, ...]:
        if end - start == 1:
            return ()
        split_index = start + _left_leaf_count(end - start)
        if leaf_index < split_index:
            return (
                *self._inclusion_path(leaf_index, start, split_index),
                self._range_hash(split_index, end),
            )
        return (
            *self._inclusion_path(leaf_index, split_index, end),
            self._range_hash(start, split_index),
        )

    def _consistency_path(
        self, leaf_count: int, start: int, end: int, *, is_complete: bool
    ) -> tuple[bytes, ...]:
        # `whole` means that the old root is the root of this subtree, so the verifier already has
        # it.
        if leaf_count == end - start:
            return () if is_complete else (self._range_hash(start, end),)
        left_count = _left_leaf_count(end - start)
        split_index = start + left_count
        if leaf_count <= left_count:
            return (
                *self._consistency_path(leaf_count, start, split_index, is_complete=is_complete),
                self._range_hash(split_index, end),
            )
        return (
            *self._consistency_path(leaf_count - left_count, split_index, end, is_complete=False),
            self._range_hash(start, split_index),
        )


def _left_leaf_count(leaf_count: int) -> int:
    """Return the largest power of two below `leaf_count`: the number of leaves on the left."""
    return 1 << (leaf_count - 1).bit_length() - 1


def verify_inclusion(
    leaf: bytes, leaf_index: int, leaf_count: int, proof: Sequence[bytes], root: bytes
) -> bool:
    """Return whether the proof leads from this leaf to this root (RFC 9162, 2.1.3.2)."""
    if not 0 <= leaf_index < leaf_count:
        return False
    node_index, last_index, node = leaf_index, leaf_count - 1, leaf
    for step in proof:
        if last_index == 0:
            return False
        if node_index & 1 or node_index == last_index:
            node = node_hash(step, node)
            while not node_index & 1 and node_index:
                node_index, last_index = node_index >> 1, last_index >> 1
        else:
            node = node_hash(node, step)
        node_index, last_index = node_index >> 1, last_index >> 1
    return last_index == 0 and node == root


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
    node_index, last_index = old_size - 1, new_size - 1
    while node_index & 1:
        node_index, last_index = node_index >> 1, last_index >> 1
    root_before = root_after = steps[0]
    for step in steps[1:]:
        if last_index == 0:
            return False
        if node_index & 1 or node_index == last_index:
            root_before, root_after = node_hash(step, root_before), node_hash(step, root_after)
            while not node_index & 1 and node_index:
                node_index, last_index = node_index >> 1, last_index >> 1
        else:
            root_after = node_hash(root_after, step)
        node_index, last_index = node_index >> 1, last_index >> 1
    return last_index == 0 and root_before == old_root and root_after == new_root
