"""Windows: a comparison of opened submissions with the seals and with the authors' signatures."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ledger.kernel.vocabulary.taps import is_tap_valid
from ledger.kernel.vocabulary.window_events import (
    SubmissionsOpened,
    WindowJoined,
    WindowOpened,
    WindowSealed,
)
from ledger.record.entry import Entry, Tap
from ledger.seal import root_of
from ledger.seal.submission import Leaf, Submission
from ledger.seal.submission_leaves import submission_leaf_hash
from ledger.verify.phones import CardHistory
from ledger.verify.readable_entries import DecodedExport
from ledger.verify.report import Findings, Fingerprint, safe_text

CHECK_NAME = "submissions"


@dataclass
class OpenedWindows:
    """The opened submissions of each window, by character and place, and their numbers."""

    opened_submissions: dict[str, tuple[int, Mapping[str, Leaf]]] = field(default_factory=dict)
    submission_count: int = 0
    unsigned_count: int = 0
    seal_count: int = 0


@dataclass
class _Window:
    """One window of the file, with the places of its entries."""

    entry_number: int
    owing_characters: tuple[str, ...]
    final: WindowSealed | None = None
    final_entry_number: int = 0


@dataclass
class _WindowCheck:
    reading: DecodedExport
    phones: CardHistory
    heads: frozenset[int]
    findings: Findings
    opened_windows: OpenedWindows = field(default_factory=OpenedWindows)
    windows_by_id: dict[str, _Window] = field(default_factory=dict)

    def follow(self, entry_number: int, entry: Entry) -> None:
        event_type: Any = _WINDOW_EVENTS.get(entry.type)
        if event_type is None:
            return
        try:
            event = msgspec.convert(entry.event, event_type)
        except msgspec.ValidationError:
            self._add_finding(
                entry_number, f"Entry {entry_number} says nothing of a window that makes sense."
            )
            return
        if isinstance(event, WindowOpened):
            self.windows_by_id[event.window] = _Window(entry_number, event.owed)
        elif isinstance(event, WindowJoined):
            self._add_joined_owers(event)
        elif isinstance(event, WindowSealed):
            self._check_seal(entry_number, event)
        else:
            self._check_opening(entry_number, event)

    def _add_finding(self, entry_number: int, sentence: str) -> None:
        self.findings.add(entry_number, CHECK_NAME, sentence)

    def _add_joined_owers(self, event: WindowJoined) -> None:
        window = self.windows_by_id.get(event.window)
        if window is not None:
            window.owing_characters = (*window.owing_characters, *event.owed)

    def _check_seal(self, entry_number: int, event: WindowSealed) -> None:
        self.opened_windows.seal_count += 1
        window = self.windows_by_id.get(event.window)
        if window is None:
            if not self.reading.withheld_count:
                self._add_finding(
                    entry_number, f"Entry {entry_number} seals a window that is not open."
                )
        elif window.final is not None:
            self._add_finding(
                entry_number,
                f"Entry {entry_number} seals a window that was sealed for good before.",
            )
        elif event.final:
            window.final, window.final_entry_number = event, entry_number

    def _check_opening(self, entry_number: int, event: SubmissionsOpened) -> None:
        if event.window in self.opened_windows.opened_submissions:
            self._add_finding(entry_number, f"Entry {entry_number} opens a window a second time.")
            return
        self.opened_windows.opened_submissions[event.window] = (
            entry_number,
            {leaf.who: leaf for leaf in event.leaves},
        )
        for sentence in (
            *self._seal_faults(event, entry_number),
            *self._author_faults(event, entry_number),
        ):
            self._add_finding(entry_number, f"Entry {entry_number}: {sentence}.")

    def _seal_faults(self, event: SubmissionsOpened, entry_number: int) -> Iterator[str]:
        window = self.windows_by_id.get(event.window)
        if window is None or window.final is None:
            if not self.reading.withheld_count:
                yield "it opens a window without a final seal"
            return
        if tuple(leaf.who for leaf in event.leaves) != window.owing_characters:
            yield "it does not have a leaf for each who owed something, in their order"
        if (
            event.number != window.final.number
            or _root_of_opened_leaves(event) != window.final.root
        ):
            yield "what it opens is not what was sealed"
        if not any(
            window.final_entry_number <= head_size < entry_number for head_size in self.heads
        ):
            yield "no head was signed after the final seal, before it was opened"

    def _author_faults(self, event: SubmissionsOpened, entry_number: int) -> Iterator[str]:
        for leaf in event.leaves:
            if leaf.saved is not None:
                self.opened_windows.submission_count += 1
                fault = self._author_fault(event.window, leaf.who, leaf.saved, entry_number)
                if fault:
                    yield f"what {safe_text(leaf.who)} is said to have saved {fault}"

    def _author_fault(
        self, window: str, character: str, submission: Submission, entry_number: int
    ) -> str:
        if (submission.window, submission.who) != (window, character):
            return "is of another window, or of somebody else"
        if self.reading.withheld_count:
            return ""
        card = self.phones.holders.get(submission.card)
        if card is None or card.character != character:
            return "came from a card that is not theirs"
        window_opened = self.windows_by_id.get(window)
        keys = card.keys_between(window_opened.entry_number if window_opened else 0, entry_number)
        if submission.signature:
            is_signed = any(
                _is_signed(phone_key, self.reading.pins.game, submission) for phone_key in keys
            )
            return "" if is_signed else "is not signed by a phone that held their card"
        self.opened_windows.unsigned_count += 1
        return "" if "" in keys else "is not signed, though their phone could sign"


_WINDOW_EVENTS = {
    event.STORED: event for event in (WindowOpened, WindowJoined, WindowSealed, SubmissionsOpened)
}


def _root_of_opened_leaves(event: SubmissionsOpened) -> str:
    try:
        leaves = [submission_leaf_hash(event.window, event.number, leaf) for leaf in event.leaves]
    except ValueError:
        return ""
    return root_of(leaves).hex()


def _is_signed(phone_key: str, game: str, submission: Submission) -> bool:
    try:
        tap = Tap(submission.contribution, submission.digest, submission.signature)
    except ValueError:
        return False
    return bool(phone_key) and is_tap_valid(phone_key, game, submission.command, tap)


def check_windows(
    decoded_export: DecodedExport,
    phones: CardHistory,
    heads: tuple[Fingerprint, ...],
    findings: Findings,
) -> OpenedWindows:
    """Check that each window opened as it was finally sealed, with its authors' signatures."""
    published_sizes = frozenset(head.size for head in heads if head.published)
    window_check = _WindowCheck(decoded_export, phones, published_sizes, findings)
    for entry_number, entry in decoded_export.entries:
        window_check.follow(entry_number, entry)
    return window_check.opened_windows
