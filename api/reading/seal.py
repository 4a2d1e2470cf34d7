"""The seal of a game: the signed heads, and proofs that no entry under a head has changed."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from api.base.problems import ProblemError
from api.reading.moment import Moment, require_entry_count
from api.reading.seal_models import Head, Heads, Inclusion, Seal, Takeover, TextOfHead
from ledger.record.audience import sees
from ledger.record.entry import audiences
from ledger.record.state import Kernel
from ledger.seal import (
    Chain,
    Leaves,
    Tree,
    fingerprint,
    head_digest,
    note_text,
    read_head,
    to_base64,
)


def seal_answer(moment: Moment, entry: str = "") -> Seal:
    """Return the seal, with the proof for an entry if one is named.

    The proof is read from the store. Viewers who may count entries also get the heads, with the
    proofs that each head extends the head before. The last head is signed for this answer. Raises:
    the problems not-your-card and not-found.
    """
    kernel_state = moment.state.kernel
    head_list = heads_published_at(moment)
    heads: list[Head] | None = None
    inclusion: Inclusion | None = None
    if moment.may_count:
        leaves = _leaves(moment)
        heads = _heads([*head_list, _signed_copy(moment, leaves, head_list)], leaves)
        inclusion = _inclusion(moment, entry, leaves) if entry else None
    elif entry:
        require_entry_count(moment)
    return Seal(
        game=moment.game.id,
        seal_key=kernel_state.seal_key,
        commitment=kernel_state.commitment,
        takeovers=_takeovers(kernel_state),
        fingerprints=[
            fingerprint(signed_head) for signed_head in head_list if _ends_period(signed_head)
        ],
        heads=heads,
        inclusion=inclusion,
    )


def heads_answer(moment: Moment) -> Heads:
    """Return every published head with its proof. The proofs are read from the store.

    Raises: the problem not-your-card.
    """
    require_entry_count(moment)
    heads = heads_published_at(moment)
    texts = [
        TextOfHead(text=note_text(signed_head), proof=[to_base64(node) for node in proof])
        for signed_head, proof in _heads_with_proofs(heads, _leaves(moment))
    ]
    kernel_state = moment.state.kernel
    return Heads(
        game=moment.game.id,
        seal_key=kernel_state.seal_key,
        takeovers=_takeovers(kernel_state),
        heads=texts,
    )


def _takeovers(kernel_state: Kernel) -> list[Takeover]:
    return [Takeover(**msgspec.structs.asdict(takeover)) for takeover in kernel_state.takeovers]


def heads_published_at(moment: Moment) -> list[str]:
    """Return the heads that were published up to a moment, oldest first."""
    notes = moment.game.scribe.heads()
    return [signed_head for signed_head in notes if read_head(signed_head).size <= moment.position]


def _ends_period(signed_head: str) -> bool:
    link = read_head(signed_head).link
    return link is None or link.kind == "period"


def _signed_copy(moment: Moment, leaves: Leaves, notes: Sequence[str]) -> str:
    keys, tree = moment.game.scribe.keys, Tree().extend(leaves)
    return keys.sign(moment.game.id, tree, Chain.from_heads(notes).copy())


def _leaves(moment: Moment) -> Leaves:
    scribe = moment.game.scribe
    rows = scribe.store.read(scribe.game)
    return Leaves(
        [
            scribe.keys.entry_leaf_hash(row.position, row.state)
            for row in rows
            if row.position <= moment.position
        ]
    )


def _heads_with_proofs(
    notes: Sequence[str], leaves: Leaves
) -> Iterator[tuple[str, tuple[bytes, ...]]]:
    """Yield each head with the proof that it extends the head before."""
    sizes = [0, *(read_head(signed_head).size for signed_head in notes)]
    for signed_head, (old_size, new_size) in zip(notes, pairwise(sizes), strict=True):
        yield signed_head, leaves.consistency_proof(old_size, new_size)


def _heads(notes: Sequence[str], leaves: Leaves) -> list[Head]:
    return [_head(signed_head, proof) for signed_head, proof in _heads_with_proofs(notes, leaves)]


def _head(signed_head: str, proof: tuple[bytes, ...]) -> Head:
    head = read_head(signed_head)
    return Head(
        size=head.size,
        root=head.root.hex(),
        fingerprint=fingerprint(signed_head),
        note=signed_head,
        consistency=[node.hex() for node in proof],
        digest=head_digest(signed_head).hex(),
        kind=head.link.kind if head.link else "",
        number=head.link.number if head.link else 0,
        at=head.link.at if head.link else 0,
    )


def _inclusion(moment: Moment, entry_id: str, leaves: Leaves) -> Inclusion:
    entry = moment.state.log.entry(entry_id)
    if entry is None:
        raise ProblemError("not-found")
    sees_all = all(sees(audience, moment.viewer) for audience in audiences(entry))
    proof = leaves.inclusion_proof(entry.position - 1, len(leaves))
    return Inclusion(
        entry=entry.id,
        position=entry.position,
        leaf=leaves[entry.position - 1].hex(),
        salt=moment.game.scribe.keys.salt(entry.position).hex() if sees_all else None,
        proof=[node.hex() for node in proof],
    )
