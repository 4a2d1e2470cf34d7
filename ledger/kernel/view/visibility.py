"""Entries in the form that a viewer may see. Serialisers accept only values of this module."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from ledger.contract.acts import EventType
from ledger.contract.tidings import Tidings, tidings_of
from ledger.kernel.machine.event_types import reason_digest
from ledger.kernel.vocabulary.events import Disclosed
from ledger.language.legible_text import harmless_arguments
from ledger.record.audience import Viewer, is_existence_hidden, reads, sees
from ledger.record.books import holder
from ledger.record.entry import Entry, Placement, Posting, RecordedWarning, Roll
from ledger.record.state import Kernel

TextFunction = Callable[[str], str]
"""A function from the digest of free words to the words; "" if they were erased."""


LaidOpen = Callable[[str, Viewer], bool]
"""A function that returns whether the author of a digest's words opened them to a viewer."""


def never_laid_open(_digest: str, _viewer: Viewer) -> bool:
    """Return False, because no author has opened words to other viewers."""
    return False


def displayed_type(entry: Entry) -> str:
    """Return the stored name of the entry, or of the entry that it discloses."""
    return entry.event.type if isinstance(entry.event, Disclosed) else entry.type


class Leg(msgspec.Struct, frozen=True, omit_defaults=True):
    """A posting as a viewer sees it. An end that the viewer may not see is left out.

    A sub-account shows as its holder, so the owner is not named.
    """

    asset: str
    amount: int
    source: str = msgspec.field(default="", name="from")
    target: str = msgspec.field(default="", name="to")


class Note(msgspec.Struct, frozen=True):
    """A warning recorded with an act."""

    rule: str
    key: str
    args: dict[str, Any]


class VisibleRuling(msgspec.Struct, frozen=True):
    """A steward's ruling on an act, in the form that a viewer sees."""

    by: str
    waived: tuple[str, ...]
    reason: str


class VisibleEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """The part of an entry that one viewer sees."""

    id: str
    at: int
    period: int
    key: str = ""
    args: dict[str, Any] = {}
    words: bool = False
    """Whether the viewer reads the entry's words; False if they see only legs."""
    legs: tuple[Leg, ...] = ()
    moved: tuple[Placement, ...] = ()
    rolls: tuple[Roll, ...] = ()
    actor: str = ""
    recorder: str = ""
    warned: tuple[Note, ...] = ()
    ruling: VisibleRuling | None = None
    reason: str = ""
    about: str = ""
    """The id of the entry that a correction is about."""
    n: int = 0
    """The position of the entry, for viewers who see positions; 0 for all others."""
    tidings: tuple[Tidings, ...] = ()
    """The tidings that the entry brings. Each names the characters who get it."""
    second: str = ""
    """The steward who confirmed a grave act."""
    alone: bool = False
    """Whether no steward confirmed a grave act."""
    stands_in_for: str = ""
    """The character for whom the recorder acted as a stand-in."""
    happened_at: int = 0
    """The stated time (milliseconds) of an act entered by hand; 0 for others."""


def may_know_entry_count(kernel_state: Kernel, viewer: Viewer) -> bool:
    """Return whether this viewer may know the number of entries, which the seal reveals."""
    return viewer.sees_opened_ledger or (
        viewer.is_staff and not kernel_state.letters.allows_private_letters
    )


def message_key_of_type(type_name: str) -> str:
    """Return the key of an entry type: `legions-bought` for `ludi_romani/legions-bought@1`."""
    return type_name.rpartition("/")[2].partition("@")[0]


def visible_entry(
    entry_type: EventType[Any, Any],
    entry: Entry,
    viewer: Viewer,
    text_of: TextFunction,
    is_laid_open: LaidOpen = never_laid_open,
) -> VisibleEntry | None:
    """Return the entry as this viewer may see it, or None if no part is visible.

    The field `n` is the entry's position. `projections.pages` changes it to the number that this
    viewer may know. Free words are shown to viewers who could see the entry when it was made, and
    to viewers to whom the author opened them.
    """
    sees_words = sees(entry.audience, viewer)
    legs = visible_legs(entry.postings, viewer)
    placements = tuple(
        placement for placement in entry.placements if sees(placement.audience, viewer)
    )
    warnings = tuple(
        _visible_warning(warning) for warning in entry.warned if sees(warning.audience, viewer)
    )
    is_known = viewer.sees_positions and not is_existence_hidden(entry.audience, viewer)
    if not (sees_words or legs or placements or warnings or is_known):
        return None
    position = entry.position if viewer.sees_positions else 0
    visible_part = VisibleEntry(
        entry.id, entry.at, entry.period, legs=legs, moved=placements, warned=warnings, n=position
    )
    if not sees_words:
        return visible_part
    return _entry_with_words(
        entry_type, entry, _readable_texts(entry, viewer, text_of, is_laid_open), visible_part
    )


def _entry_with_words(
    entry_type: EventType[Any, Any], entry: Entry, text_of: TextFunction, visible_part: VisibleEntry
) -> VisibleEntry:
    """Return the visible entry with its words."""
    meta, ruling = entry.meta, entry.ruling
    return msgspec.structs.replace(
        visible_part,
        key=message_key_of_type(displayed_type(entry)),
        args=harmless_arguments(entry_type.message_args(entry.event)),
        words=True,
        rolls=entry.rolls,
        actor=meta.actor if meta else "",
        recorder=meta.recorder if meta else "",
        stands_in_for=meta.stands_in_for if meta else "",
        happened_at=meta.happened_at if meta else 0,
        ruling=VisibleRuling(ruling.by, ruling.waived, text_of(ruling.reason)) if ruling else None,
        reason=text_of(reason_digest(entry.event)),
        about=getattr(entry.event, "entry", ""),
        tidings=tidings_of(entry_type.befalls, entry.event),
        second=(meta.confirmed or "") if meta else "",
        alone=meta is not None and meta.confirmed == "",
    )


def private_supplement(visible_part: VisibleEntry, public_entry: VisibleEntry) -> VisibleEntry:
    """Return the part of an entry that a viewer sees in addition to its public line."""
    legs = tuple(leg for leg in visible_part.legs if leg not in public_entry.legs)
    placements = tuple(
        placement for placement in visible_part.moved if placement not in public_entry.moved
    )
    if visible_part.words and not public_entry.words:
        return msgspec.structs.replace(visible_part, legs=legs, moved=placements)
    return VisibleEntry(
        visible_part.id,
        visible_part.at,
        visible_part.period,
        legs=legs,
        moved=placements,
        warned=visible_part.warned,
        n=visible_part.n,
    )


def _readable_texts(
    entry: Entry, viewer: Viewer, text_of: TextFunction, is_laid_open: LaidOpen
) -> TextFunction:
    if reads(entry.audience, viewer):
        return text_of
    return lambda digest: text_of(digest) if is_laid_open(digest, viewer) else ""


def readable_words_of_terms(
    entry: Entry, viewer: Viewer, text_of: TextFunction, is_laid_open: LaidOpen = never_laid_open
) -> tuple[str, ...]:
    """Return the free words in an entry's proposed terms, as a viewer reads them.

    The same viewers who see the entry's reason see these words.
    """
    terms, text_names = (getattr(entry.event, field_name, None) for field_name in ("terms", "kept"))
    if not (
        terms and text_names and sees(entry.audience, viewer)
    ):  # a game's event may have a `kept`, too
        return ()
    readable_texts = _readable_texts(entry, viewer, text_of, is_laid_open)
    return tuple(filter(None, (readable_texts(terms[text_name]) for text_name in text_names)))


def visible_asset_and_holders(posting: Posting, viewer: Viewer) -> tuple[str, str, str] | None:
    """Return the asset of a posting and its two holders; "" for a holder out of the viewer's sight.

    Return None if the viewer sees neither end, or if both ends have the same holder.
    """
    sees_source, sees_target = (
        sees(posting.source_audience, viewer),
        sees(posting.target_audience, viewer),
    )
    giver, taker = holder(posting.source), holder(posting.target)
    if giver == taker or not (sees_source or sees_target):
        return None
    return posting.asset, giver if sees_source else "", taker if sees_target else ""


def visible_legs(postings: Iterable[Posting], viewer: Viewer) -> tuple[Leg, ...]:
    """Return the postings as legs. Postings between the same two holders are shown as one.

    Otherwise recipients could infer the giver's sub-accounts.
    """
    amounts: dict[tuple[str, str, str], int] = {}
    for posting in postings:
        leg = visible_asset_and_holders(posting, viewer)
        if leg is not None:
            amounts[leg] = amounts.get(leg, 0) + posting.amount
    return tuple(
        Leg(asset, amount, giver, taker) for (asset, giver, taker), amount in amounts.items()
    )


def _visible_warning(warning: RecordedWarning) -> Note:
    return Note(warning.rule, warning.key, warning.args)
