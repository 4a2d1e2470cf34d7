"""An entry opened: who, by which command, agreed by whom, judged, corrected, built upon, sealed."""

from collections.abc import Iterator
from itertools import islice

from api.encode import listed
from api.reading import entry_models as m
from api.reading.accounts import seen_entry
from api.reading.moment import Moment
from api.reading.opened_links import corrections, judged, voices
from api.reading.readers_of import readers_of
from api.reading.seal import published_at
from api.reading.sentences import Sentences
from ledger.audience import sees
from ledger.entry import Entry
from ledger.kernel.dependents import built_on, whole_act
from ledger.seal import fingerprint, read_head

MOST_LATER = 20
"""So many entries that build on one are listed at most."""


def opened_answer(moment: Moment, entry_id: str, sentences: Sentences) -> bytes:
    """An entry as JSON, of the shape `OpenedEntry`. Raise the problem not-found.

    An entry that there is not, and one of which the viewer sees nothing, are the same.
    """
    entry = seen_entry(moment, entry_id)
    details = _details(moment, entry, sentences).model_dump_json(exclude_none=True).encode()
    chronicle, viewer = moment.game.chronicle(), moment.viewer
    lines = moment.game.lines(viewer, chronicle.spots(viewer, (entry.position,)))
    return b'%b,"lines":%b}' % (details[:-1], listed(lines))


def _details(moment: Moment, entry: Entry, sentences: Sentences) -> m.EntryDetails:
    log, viewer = moment.state.log, moment.viewer
    read = sees(entry.audience, viewer)
    act = whole_act(log, entry)
    later = list(
        islice(
            (
                link
                for one in built_on(moment.game.machine, log, act, viewer)
                for link in _links(one, sentences)
            ),
            MOST_LATER + 1,
        )
    )
    return m.EntryDetails(
        game=moment.game.id,
        id=entry.id,
        type=entry.type if read else None,
        text=sentences.of(entry).text,
        caused=_caused(moment, entry, act, sentences),
        voices=list(voices(moment, entry, act)) if read else [],
        judged=list(judged(moment, entry)),
        corrections=list(corrections(moment, entry)),
        later=later[:MOST_LATER],
        more=len(later) > MOST_LATER,
        readers=readers_of(moment, entry) if read else None,
        sealed=_sealed(moment, entry) if moment.may_count else None,
    )


def _links(entry: Entry, sentences: Sentences) -> Iterator[m.EntryLink]:
    """The entry in one line; nothing where the viewer sees nothing of it."""
    said = sentences.of(entry)
    if said.id:
        yield m.EntryLink(
            entry=said.id,
            n=said.n or None,
            at=entry.at,
            period=entry.period,
            key=said.key,
            args=said.args,
            text=said.text,
        )


def _caused(
    moment: Moment, entry: Entry, act: tuple[Entry, ...], sentences: Sentences
) -> m.Caused | None:
    """The command is known by the entry's id. Of which act it is may be a secret of its actor's."""
    meta = entry.meta
    if meta is None:
        return None
    own = {meta.actor, meta.recorder} - {""}
    read = sees(entry.audience, moment.viewer)
    told = moment.viewer.sees_positions or not own.isdisjoint(moment.viewer.characters)
    others = (link for one in act if one is not entry for link in _links(one, sentences))
    return m.Caused(
        command=meta.command,
        act=meta.type if read and told else None,
        card=meta.card if read and moment.viewer.sees_positions else None,
        entries=list(others),
    )


def _sealed(moment: Moment, entry: Entry) -> m.EntrySeal | None:
    for note in published_at(moment):
        head = read_head(note)
        if head.size >= entry.position:
            return m.EntrySeal(
                number=head.link.number if head.link else 0,
                size=head.size,
                at=head.link.at if head.link else 0,
                kind=head.link.kind if head.link else "",
                fingerprint=fingerprint(note),
            )
    return None
