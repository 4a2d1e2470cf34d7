"""The seal of a game: what was signed, and proofs that nothing changed under it."""

from collections.abc import Sequence
from itertools import pairwise

from api.problems import ProblemError
from api.reading.models import Head, Inclusion, Seal
from api.reading.moment import Moment, insist_on_positions
from ledger.audience import sees
from ledger.entry import audiences
from ledger.seal import (
    Tree,
    consistency_proof,
    fingerprint,
    inclusion_proof,
    open_head,
)


def seal_answer(moment: Moment, entry: str = "") -> Seal:
    """The seal, and the proof that an entry is under it if one is named; reads the store.

    Who sees positions also gets the heads, the last one signed just now, and what proves that
    each goes on from the one before. Raise the problems not-your-card and not-found.
    """
    kernel, scribe = moment.state.kernel, moment.game.scribe
    published = _published(moment)
    heads: list[Head] | None = None
    inclusion: Inclusion | None = None
    if moment.viewer.sees_positions:
        leaves = _leaves(moment)
        signed = scribe.keys.sign(moment.game.id, Tree().extend(leaves))
        heads = _heads([*published, signed], kernel.seal_key, leaves)
        inclusion = _inclusion(moment, entry, leaves) if entry else None
    elif entry:
        insist_on_positions(moment.viewer)
    return Seal(
        game=moment.game.id,
        seal_key=kernel.seal_key,
        commitment=kernel.commitment,
        fingerprints=[fingerprint(note) for note in published],
        heads=heads,
        inclusion=inclusion,
    )


def _published(moment: Moment) -> list[str]:
    seal_key = moment.state.kernel.seal_key
    notes = moment.game.scribe.heads()
    return [note for note in notes if open_head(note, seal_key).size <= moment.position]


def _leaves(moment: Moment) -> list[bytes]:
    scribe = moment.game.scribe
    rows = scribe.store.read(scribe.game)
    return [
        scribe.keys.leaf(row.position, row.state) for row in rows if row.position <= moment.position
    ]


def _heads(notes: Sequence[str], seal_key: str, leaves: Sequence[bytes]) -> list[Head]:
    opened = {note: open_head(note, seal_key) for note in notes}
    sizes = [0, *(head.size for head in opened.values())]
    proofs = [consistency_proof(leaves[:after], before) for before, after in pairwise(sizes)]
    return [
        Head(
            size=head.size,
            root=head.root.hex(),
            fingerprint=fingerprint(note),
            note=note,
            consistency=[node.hex() for node in proof],
        )
        for (note, head), proof in zip(opened.items(), proofs, strict=True)
    ]


def _inclusion(moment: Moment, entry_id: str, leaves: Sequence[bytes]) -> Inclusion:
    entry = moment.state.log.entry(entry_id)
    if entry is None:
        raise ProblemError("not-found")
    whole = all(sees(audience, moment.viewer) for audience in audiences(entry))
    proof = inclusion_proof(leaves, entry.position - 1)
    return Inclusion(
        entry=entry.id,
        position=entry.position,
        leaf=leaves[entry.position - 1].hex(),
        salt=moment.game.scribe.keys.salt(entry.position).hex() if whole else None,
        proof=[node.hex() for node in proof],
    )
