"""The limits of an export: facts that it does not prove, even if no check fails."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from ledger.language.grammar import agreeing_form, count_text
from ledger.verify.dice import CLOSED_TYPE
from ledger.verify.outside_facts import OutsideFacts
from ledger.verify.readable_entries import DecodedExport
from ledger.verify.report import Counts, Fingerprint, Limit, WitnessCounts, duration_text, time_text
from ledger.verify.takeovers import RESTORED_TYPE

BEGUN_TYPE = "kernel/game-begun@1"
PAUSED_TYPE = "kernel/game-paused@1"
RESUMED_TYPE = "kernel/game-resumed@1"

_GAP_LIMIT = 150_000
"""The longest time in milliseconds between two heads, unless a minute's head is missing."""

_NAME_LIMIT = 10
"""Maximum number of unanswered acts that the report names."""

Span = tuple[int, int]


def limits_of(
    decoded_export: DecodedExport,
    heads: tuple[Fingerprint, ...],
    outside_facts: OutsideFacts,
    proved_size: int,
) -> Iterator[Limit]:
    """Yield each limit. `proved_size` is the number of entries that are proved from outside."""
    yield from _unclosed_limit(decoded_export)
    yield from _withheld_limit(decoded_export)
    yield from _unchained_limit(heads)
    yield from _takeover_limits(decoded_export)
    yield from _unsigned_time_limit(decoded_export, heads)
    yield from _unproven_limit(decoded_export, outside_facts, proved_size)


def limits_of_phones(counts: Counts, witness_counts: WitnessCounts) -> Iterator[Limit]:
    """Yield the limits about phones' requests and their contributions to dice."""
    if witness_counts.unanswered:
        unanswered_count = witness_counts.unanswered
        more_text = (
            f" And {len(unanswered_count) - _NAME_LIMIT} more."
            if len(unanswered_count) > _NAME_LIMIT
            else ""
        )
        yield Limit(
            "unanswered",
            f"Asked for and never answered: {count_text(len(unanswered_count), 'act')}. The "
            "network lost what was asked, or the organiser kept it back; nothing tells which. "
            f"{', '.join(unanswered_count[:_NAME_LIMIT])}.{more_text}",
        )
    if witness_counts.left_behind:
        left_behind = witness_counts.left_behind
        more_text = (
            f" And {len(left_behind) - _NAME_LIMIT} more." if len(left_behind) > _NAME_LIMIT else ""
        )
        yield Limit(
            "restored",
            "Answered by a server that was lost, and not in the copy from which another one went "
            f"on: {count_text(len(left_behind), 'act')}. "
            f"{', '.join(left_behind[:_NAME_LIMIT])}.{more_text}",
        )
    if counts.rolls_unsigned:
        yield Limit(
            "unsigned",
            f"Dice with bytes in them that nobody signed: {counts.rolls_unsigned}. They came from "
            "cards without a key; whoever holds the file could have chosen them.",
        )


def _unclosed_limit(decoded_export: DecodedExport) -> Iterator[Limit]:
    last_items = decoded_export.export.items[-1:]
    is_closed = any(entry.type == CLOSED_TYPE for _, entry in decoded_export.entries)
    if is_closed or not last_items or last_items[0].stored is None or not decoded_export.entries:
        return
    entry_number, entry = decoded_export.entries[-1]
    yield Limit(
        "early",
        f"It ends before the game was closed: with entry {entry_number}, in period {entry.period}, "
        f"at {time_text(entry.at)}. Whatever came later is not in it, and nothing in it tells "
        "whether anything did.",
    )


def _withheld_limit(decoded_export: DecodedExport) -> Iterator[Limit]:
    withheld_count, item_count = decoded_export.withheld_count, len(decoded_export.export.items)
    if withheld_count:
        entry_text = count_text(item_count, "entry", "entries")
        verb = agreeing_form(withheld_count, "is", "are")
        yield Limit(
            "withheld",
            f"{withheld_count} of its {entry_text} {verb} named by hash only: what stands there, "
            "whether dice and payments are right, and whether the game was closed there "
            "cannot be seen.",
        )


def _unchained_limit(heads: tuple[Fingerprint, ...]) -> Iterator[Limit]:
    unchained_count = sum(head.kind == "unchained" for head in heads)
    if unchained_count:
        yield Limit(
            "unchained",
            f"{count_text(unchained_count, 'head is', 'heads are')} not chained to the one before, "
            "as it was before version 0.2: between the ends of periods a head that was left out "
            "would not be missed.",
        )


def _takeover_limits(decoded_export: DecodedExport) -> Iterator[Limit]:
    for server in decoded_export.servers.successors:
        yield Limit(
            "restored",
            f"With entry {server.first_entry_number} another server took over, from a copy of "
            f"{time_text(server.copied_at)} with "
            f"{count_text(server.copied_entry_count, 'entry', 'entries')}. "
            "Whatever the server before it recorded later is not in it; what phones kept tells "
            "whether anything did.",
        )


def _unsigned_time_limit(
    decoded_export: DecodedExport, heads: tuple[Fingerprint, ...]
) -> Iterator[Limit]:
    head_times = [head.at for head in heads if head.kind in ("minute", "period")]
    gaps = [
        gap
        for span in _running_spans(decoded_export)
        for gap in _long_gaps_between_heads(span, head_times)
    ]
    longest_gap = max(gaps, key=lambda gap: gap[1] - gap[0], default=None)
    if head_times and longest_gap is not None:
        yield Limit(
            "clock",
            "While the game ran the clock signed no head for a time "
            f"({count_text(len(gaps), 'time')}), the longest from {time_text(longest_gap[0])} on "
            f"for {duration_text(longest_gap[1] - longest_gap[0])}. What was recorded then could "
            "be changed until the next head was signed.",
        )


def _long_gaps_between_heads(span: Span, head_times: Iterable[int]) -> Iterator[Span]:
    start, end = span
    times_within = sorted(time for time in head_times if start <= time <= end)
    for earlier_time, later_time in pairwise([start, *times_within, end]):
        if later_time - earlier_time > _GAP_LIMIT:
            yield earlier_time, later_time


def _running_spans(decoded_export: DecodedExport) -> Iterator[Span]:
    """Yield the spans of time in which the game ran.

    The spans begin after the founding and end at pauses, the closing or the last entry. If play
    began later than the founding, the first span starts when play began.
    """
    pause_start: int | None = None
    has_begun, start = _game_waited_to_begin(decoded_export), 0
    for _, entry in decoded_export.entries[1:]:
        start = entry.at
        if entry.type in (PAUSED_TYPE, CLOSED_TYPE, RESTORED_TYPE):
            if pause_start is not None:
                yield pause_start, start
            pause_start = None
        elif entry.type in (BEGUN_TYPE, RESUMED_TYPE) or not has_begun:
            pause_start = start
        has_begun = True
    if pause_start is not None:
        yield pause_start, start


def _game_waited_to_begin(decoded_export: DecodedExport) -> bool:
    first_event = decoded_export.entries[0][1].event if decoded_export.entries else None
    return isinstance(first_event, dict) and first_event.get("waits") is True


def _unproven_limit(
    decoded_export: DecodedExport, outside_facts: OutsideFacts, proved_size: int
) -> Iterator[Limit]:
    entry_count = len(decoded_export.export.items)
    if not outside_facts.given:
        yield Limit(
            "alone",
            "Nothing from outside was given to compare it with (a key, words that were seen, a "
            "phone's witness file): anybody could have made it, with a key of their own.",
        )
    elif proved_size < entry_count:
        place_text = f"after entry {proved_size}" if proved_size else "in it"
        yield Limit(
            "holder",
            f"Nothing that was given fixes what stands {place_text}: "
            f"{count_text(entry_count - proved_size, 'entry is', 'entries are')} "
            "vouched for by the holder of the key alone, who could have sealed another story.",
        )
