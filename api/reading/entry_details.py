"""An opened entry: its author, command, voices, judgements, corrections, dependents and seals."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import NamedTuple

from api.base.encode import json_list
from api.reading import entry_models as m
from api.reading.accounts import require_visible_entry
from api.reading.entry_links import judged_warnings, later_corrections, statements_of_voices
from api.reading.moment import Moment
from api.reading.seal import heads_published_at
from api.reading.sentences import Sentences
from ledger.kernel.order.dependents import DependentsIndex, dependent_entries, entries_of_act
from ledger.kernel.vocabulary.events import Disclosed
from ledger.record.audience import AUDIENCE_MARKS, EVERYBODY, is_confidential, sees
from ledger.record.entry import Entry
from ledger.seal import fingerprint, read_head
from projections.closing import closing_time
from projections.links import LINKS

MAX_LATER = 20
"""Maximum number of listed dependents of an entry."""


class OpeningData(NamedTuple):
    """The data for opening entries: the dependents of each act, and the seals of the heads."""

    later: Callable[[tuple[Entry, ...]], Iterator[Entry]]
    seals: Sequence[m.EntrySeal]


def data_for_one_entry(moment: Moment) -> OpeningData:
    """Return the data to open one entry."""
    viewer, log = moment.viewer, moment.state.log
    return OpeningData(
        partial(dependent_entries, moment.game.machine, log, viewer=viewer), _seals(moment)
    )


def data_for_all_entries(moment: Moment) -> OpeningData:
    """Return the data to open every entry of a game.

    Making the data is expensive; each entry is cheap.
    """
    dependents = DependentsIndex(moment.game.machine, moment.state.log, moment.viewer)
    return OpeningData(dependents.dependents_of, _seals(moment))


def opened_answer(
    moment: Moment, entry_id: str, sentences: Sentences, opening_data: OpeningData | None = None
) -> bytes:
    """Return an opened entry as JSON, of the shape `OpenedEntry`.

    Raises: the problem not-found. The problem is the same for an unknown entry and for an entry of
    which the viewer sees nothing.
    """
    entry = require_visible_entry(moment, entry_id)
    answer = _details(moment, entry, sentences, opening_data or data_for_one_entry(moment))
    details = answer.model_dump_json(exclude_none=True).encode()
    chronicle, viewer = moment.game.chronicle(), moment.viewer
    lines = moment.game.lines(viewer, chronicle.spots(viewer, (entry.position,)))
    return b'%b,"lines":%b}' % (details[:-1], json_list(lines))


def _details(
    moment: Moment, entry: Entry, sentences: Sentences, opening_data: OpeningData
) -> m.EntryDetails:
    log = moment.state.log
    is_readable = sees(entry.audience, moment.viewer)
    act = entries_of_act(log, entry)
    corrections = list(
        islice(
            filter(None, map(sentences.link_to, opening_data.later(act))),
            MAX_LATER + 1,
        )
    )
    return m.EntryDetails(
        game=moment.game.id,
        id=entry.id,
        type=entry.type if is_readable else None,
        text=sentences.sentence_of(entry).text,
        caused=_causing_command(moment, entry, act, sentences),
        voices=list(statements_of_voices(moment, entry, act)) if is_readable else [],
        judged=list(judged_warnings(moment, entry)),
        corrections=list(later_corrections(moment, entry)),
        later=corrections[:MAX_LATER],
        more=len(corrections) > MAX_LATER,
        readers=readers_of(moment, entry) if is_readable else None,
        sealed=next((seal for seal in opening_data.seals if seal.size >= entry.position), None),
    )


def _causing_command(
    moment: Moment, entry: Entry, act: tuple[Entry, ...], sentences: Sentences
) -> m.Caused | None:
    """Return the command of an entry with this id. The command's act may be a secret."""
    meta = entry.meta
    if meta is None:
        return None
    actors = {meta.actor, meta.recorder} - {""}
    is_readable = sees(entry.audience, moment.viewer)
    is_known = moment.viewer.sees_positions or not actors.isdisjoint(moment.viewer.characters)
    links = (sentences.link_to(other_entry) for other_entry in act if other_entry is not entry)
    return m.Caused(
        command=meta.command,
        act=meta.type if is_readable and is_known else None,
        card=meta.card if is_readable and moment.viewer.sees_positions else None,
        entries=list(filter(None, links)),
    )


def _seals(moment: Moment) -> list[m.EntrySeal]:
    """Return the published heads in order.

    The viewer must be allowed to know the number of entries.
    """
    return (
        [_seal(signed_head) for signed_head in heads_published_at(moment)]
        if moment.may_count
        else []
    )


def _seal(signed_head: str) -> m.EntrySeal:
    head = read_head(signed_head)
    return m.EntrySeal(
        number=head.link.number if head.link else 0,
        size=head.size,
        at=head.link.at if head.link else 0,
        kind=head.link.kind if head.link else "",
        fingerprint=fingerprint(signed_head),
    )


def readers_of(moment: Moment, entry: Entry) -> m.Readers:
    """Return who may read the words of an entry that the viewer reads."""
    is_public = entry.audience == EVERYBODY
    is_confidential_entry = is_confidential(entry.audience)
    is_opened_later = not is_public and not is_confidential_entry
    return m.Readers(
        everybody=is_public,
        confidential=is_confidential_entry,
        who=_known_readers(moment, entry.audience),
        widened=list(_later_readers(moment, entry)),
        opened=closing_time(moment.state) if is_opened_later else None,
    )


def _known_readers(moment: Moment, characters: Iterable[str]) -> list[str]:
    """Return those readers whom this viewer may know. Other readers may be a secret."""
    listed_characters = [character for character in characters if character not in AUDIENCE_MARKS]
    if moment.viewer.sees_positions:
        return listed_characters
    return [character for character in listed_characters if character in moment.viewer.characters]


def _later_readers(moment: Moment, entry: Entry) -> Iterator[m.Widening]:
    for position in moment.reading(LINKS).about.get(entry.id, ()):
        later_entry = moment.state.log.entries[position]
        if isinstance(later_entry.event, Disclosed) and sees(later_entry.audience, moment.viewer):
            yield m.Widening(
                to=_known_readers(moment, later_entry.event.to),
                at=later_entry.at,
                entry=later_entry.id,
            )
