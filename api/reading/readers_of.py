"""The characters who may read an entry, and since when."""

from collections.abc import Iterable, Iterator

from api.reading import entry_models as m
from api.reading.moment import Moment
from ledger.kernel.vocabulary.events import Disclosed
from ledger.record.audience import EVERYBODY, MARKS, is_confidential, sees
from ledger.record.entry import Entry
from projections.closing import closed_at
from projections.links import LINKS


def readers_of(moment: Moment, entry: Entry) -> m.Readers:
    """Return who may read the words of an entry that the viewer reads."""
    everybody = entry.audience == EVERYBODY
    closed = is_confidential(entry.audience)
    opens = not everybody and not closed
    return m.Readers(
        everybody=everybody,
        confidential=closed,
        who=_told(moment, entry.audience),
        widened=list(_widened(moment, entry)),
        opened=closed_at(moment.state) if opens else None,
    )


def _told(moment: Moment, characters: Iterable[str]) -> list[str]:
    """Return the readers that this viewer may know. Another reader may be a secret."""
    named = [who for who in characters if who not in MARKS]
    if moment.viewer.sees_positions:
        return named
    return [who for who in named if who in moment.viewer.characters]


def _widened(moment: Moment, entry: Entry) -> Iterator[m.Widening]:
    for position in moment.reading(LINKS).about.get(entry.id, ()):
        later = moment.state.log.entries[position]
        if isinstance(later.event, Disclosed) and sees(later.audience, moment.viewer):
            yield m.Widening(to=_told(moment, later.event.to), at=later.at, entry=later.id)
