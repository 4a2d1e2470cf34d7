"""The answer of a dry run, and the part that is common to several answers."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, TypeVar

import msgspec

from ledger.contract.form import Field
from ledger.contract.offer import KnownState
from ledger.contract.standing import StandingChange
from ledger.kernel.view.visibility import visible_asset_and_holders, visible_legs
from ledger.kernel.vocabulary.request import Refused
from ledger.record.audience import Viewer
from ledger.record.books import holder
from ledger.record.entry import Entry, Posting
from ledger.record.objection import Objection
from ledger.record.state import State

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Preview:
    """The answer of a dry run."""

    fields: tuple[Field, ...] = ()
    is_complete: bool = False
    refusal: Refused | None = None
    warnings: tuple[Objection, ...] = ()
    voices: tuple[str, ...] = ()
    """The characters whose consent is missing.

    The other fields assume that these characters agree.
    """
    entries: tuple[Entry, ...] = ()
    """The entries that would be recorded if the act were sent now."""
    falls_due: tuple[Entry, ...] = ()
    """The entries of acts that are due at the same time."""
    state_after: State[Any] | None = None
    """The state after all these entries; None if a part that the viewer would see is uncertain."""
    becomes: tuple[StandingChange, ...] = ()
    """The standings that characters would gain or lose."""


@dataclass(frozen=True, slots=True)
class PreviewMerger:
    """Joins the previews of one act from several supposed worlds for one viewer."""

    viewer: Viewer
    known: Callable[[State[Any]], KnownState[Any]]
    """A function from a state to the part that the viewer may know."""

    def merge(self, previews: Sequence[Preview]) -> Preview:
        """Return a preview with the parts that are the same in all previews.

        At least one preview must be given. The result is a refusal only if all previews are
        refusals. It then has only the reasons that are in all of them.
        """
        first_preview = previews[0]
        if len(previews) == 1:
            return first_preview
        accepted_previews = [preview for preview in previews if preview.refusal is None]
        if not accepted_previews:
            return self._common_refusal(previews)
        return replace(
            accepted_previews[0],
            warnings=tuple(_common_items([preview.warnings for preview in accepted_previews])),
            entries=self._common_entries([preview.entries for preview in accepted_previews]),
            falls_due=self._common_entries([preview.falls_due for preview in accepted_previews]),
            state_after=accepted_previews[0].state_after
            if self._gives_same_visible_state(accepted_previews)
            else None,
            becomes=tuple(_common_items([preview.becomes for preview in accepted_previews])),
        )

    def _common_refusal(self, previews: Sequence[Preview]) -> Preview:
        refusals = [preview.refusal for preview in previews if preview.refusal is not None]
        common_objections = tuple(_common_items([refusal.objections for refusal in refusals]))
        first_refusal = refusals[0]
        is_same = all(refusal == first_refusal for refusal in refusals)
        common_refusal = (
            first_refusal
            if is_same
            else Refused(first_refusal.problem, common_objections)
            if common_objections
            else None
        )
        return replace(previews[0], refusal=common_refusal)

    def _common_entries(self, worlds: Sequence[tuple[Entry, ...]]) -> tuple[Entry, ...]:
        """Return the entries that occur in every world, with the postings common to all worlds."""
        parallel_entries = takewhile(_entries_have_one_type, zip(*worlds, strict=False))
        common_entries = (self._common_entry(entries) for entries in parallel_entries)
        return tuple(entry for entry in common_entries if entry is not None)

    def _common_entry(self, entries: Sequence[Entry]) -> Entry | None:
        first_entry = entries[0]
        if any(entry.event != first_entry.event for entry in entries):
            return None
        postings = tuple(self._common_postings([entry.postings for entry in entries]))
        placements = tuple(_common_items([entry.placements for entry in entries]))
        return msgspec.structs.replace(first_entry, postings=postings, placements=placements)

    def _common_postings(self, worlds: Sequence[tuple[Posting, ...]]) -> Iterator[Posting]:
        """Return the postings that are the same in all worlds for this viewer."""
        legs = _common_items([visible_legs(postings, self.viewer) for postings in worlds])
        keys = {(leg.asset, leg.source, leg.target) for leg in legs}
        common_legs = set(_common_items(worlds))
        for posting in worlds[0]:
            leg = visible_asset_and_holders(posting, self.viewer)
            if leg in keys if leg is not None else posting in common_legs:
                yield posting

    def _gives_same_visible_state(self, previews: Sequence[Preview]) -> bool:
        """Return whether the viewer would see the same state afterwards in all worlds."""
        balances = {balance for preview in previews for balance in _touched_balances(preview)}
        first_result, *other_results = (
            self._visible_result(preview, balances) for preview in previews
        )
        return all(result == first_result for result in other_results)

    def _visible_result(
        self, preview: Preview, touched_accounts: Iterable[tuple[str, str]]
    ) -> object:
        if preview.state_after is None:
            return None
        known_state = self.known(preview.state_after)
        balances = {
            (account, asset): known_state.holding(account, asset)
            for account, asset in touched_accounts
        }
        return balances, preview.state_after.seating, frozenset(preview.becomes)


def _entries_have_one_type(entries: Sequence[Entry]) -> bool:
    return len({entry.type for entry in entries}) == 1


def _touched_balances(preview: Preview) -> Iterator[tuple[str, str]]:
    """Return the pairs of holder and asset that the entries move."""
    for entry in (*preview.entries, *preview.falls_due):
        for posting in entry.postings:
            yield from _holders_and_assets_moved(posting)


def _holders_and_assets_moved(posting: Posting) -> Iterator[tuple[str, str]]:
    for account in (posting.source, posting.target):
        if not account.startswith("@"):
            yield holder(account), posting.asset


def _common_items(sequences: Sequence[Sequence[T]]) -> Iterator[T]:
    """Return the items that are in all lists, in the order of the first list."""
    return (item for item in sequences[0] if all(item in items for items in sequences[1:]))
