"""The ledger as a file (`acta-export/2`): for stewards, and for everybody after closing."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import starmap
from typing import Any

from ledger.export.document import Text, write_export
from ledger.kernel.view.visibility import LaidOpen, may_know_entry_count, never_laid_open
from ledger.kernel.vocabulary.petition_terms import holds_free_words
from ledger.record.audience import Viewer, reads, sees
from ledger.record.entry import Entry, audiences
from ledger.record.log import Log
from ledger.record.state import State
from ledger.scribe.scribe import Scribe
from ledger.seal import read_head
from ledger.seal.cosignatures import Cosigned, newest_cosignatures

_DIGEST_PATTERN = re.compile(rb"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")


def may_have_sealed(state: State[Any], viewer: Viewer) -> bool:
    """Return whether this viewer may have the sealed file, which shows the number of entries."""
    return may_know_entry_count(state.kernel, viewer) and _sees_whole(state.log.entries[1], viewer)


def whole_ledger_lines(scribe: Scribe, *, with_texts: bool = False) -> Iterator[bytes]:
    """Yield the lines of the whole export of a game, with a seal of now."""
    # The heads come first: a server that plays meanwhile could sign entries that were not read.
    heads = tuple(scribe.heads())
    rows = [row.state for row in scribe.store.read(scribe.game)]
    texts_by_digest = scribe.store.side_values(scribe.game, "text") if with_texts else {}
    texts = starmap(Text.kept, texts_by_digest.items())
    erased_digests = scribe.store.side_values(scribe.game, "erased")
    cosignatures = heads_signed_by_phones(scribe)
    return write_export(
        rows,
        scribe.keys,
        heads,
        texts,
        cosignatures=cosignatures,
        erased_digests=erased_digests,
    )


def sealed_lines(
    scribe: Scribe, log: Log, viewer: Viewer, is_laid_open: LaidOpen = never_laid_open
) -> Iterator[bytes]:
    """Yield the lines of the export of a game up to the end of `log`, as this viewer may see it.

    If a viewer may not see all of an entry, the file has only its leaf hash. The same holds for an
    older entry that contains free words which the viewer may not read. Free words are included for
    three groups: viewers who saw the entry originally, staff, and viewers to whom the words were
    opened. Erased words are named as erased. Raises: ValueError: this viewer may not have the file.
    """
    if not may_have_sealed(scribe.state, viewer):
        raise ValueError("who may not know positions cannot be given a sealed export")
    stored_entries = [
        row.state for row in scribe.store.read(scribe.game) if row.position <= log.position
    ]
    hidden_positions = withheld_positions(log, viewer) | _positions_with_words(
        log, viewer, scribe.machine.free_text_fields
    )
    digests = {
        digest.decode()
        for position, entry_bytes in enumerate(stored_entries, start=1)
        if position not in hidden_positions
        for digest in _DIGEST_PATTERN.findall(entry_bytes)
        if _reads_entry(log.entries[position], viewer) or is_laid_open(digest.decode(), viewer)
    }
    texts = _texts(scribe.store.side_values(scribe.game, "text"), digests)
    erased_digests = digests & scribe.store.side_values(scribe.game, "erased").keys()
    heads = [head for head in scribe.heads() if read_head(head).size <= log.position]
    cosignatures = (
        heads_signed_by_phones(scribe) if log.position == scribe.state.log.position else ()
    )
    return write_export(
        stored_entries, scribe.keys, heads, texts, hidden_positions, cosignatures, erased_digests
    )


def heads_signed_by_phones(scribe: Scribe) -> tuple[Cosigned, ...]:
    """Return the heads that phones signed, once the game is over.

    Before that these heads are secret.
    """
    is_closed = scribe.state.kernel.status == "closed"
    return newest_cosignatures(scribe.store, scribe.game) if is_closed else ()


def withheld_positions(log: Log, viewer: Viewer) -> frozenset[int]:
    """Return the positions of the entries of which this viewer may not see everything."""
    return frozenset(
        position for position, entry in log.entries.items() if not _sees_whole(entry, viewer)
    )


def _positions_with_words(
    log: Log, viewer: Viewer, free_text_fields: Callable[[str], tuple[str, ...]]
) -> frozenset[int]:
    """Return the positions of older entries with free words that this viewer may not read."""
    unreadable_entries = (
        (position, entry)
        for position, entry in log.entries.items()
        if not _reads_entry(entry, viewer)
    )
    return frozenset(
        position
        for position, entry in unreadable_entries
        if holds_free_words(entry.event, free_text_fields)
    )


def _sees_whole(entry: Entry, viewer: Viewer) -> bool:
    return all(sees(audience, viewer) for audience in audiences(entry))


def _reads_entry(entry: Entry, viewer: Viewer) -> bool:
    return reads(entry.audience, viewer)


def _texts(stored_texts: Mapping[str, bytes], digests: set[str]) -> Iterator[Text]:
    return (
        Text.kept(digest, text_bytes)
        for digest, text_bytes in stored_texts.items()
        if digest in digests
    )
