"""Selects the part of a walk that one viewer sees: the first view, and the later changes."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from api.replaying.screens_of_others import known_audience
from api.replaying.walk import Changes, SliceInTime
from ledger.record.audience import EVERYBODY, Audience, Viewer, reads, sees


class SeenSlice(NamedTuple):
    """A slice as a viewer sees it, as JSON."""

    data: bytes
    audience: Audience | None
    """The other viewers who saw the slice; None if it is public, empty if they are secret."""


class SeenChanges(NamedTuple):
    """Slices that changed for a viewer, by key in order: `null` for a removed one."""

    slices: dict[str, bytes]
    private: list[str]
    """The keys of the slices that are not public."""
    audiences: list[Audience]
    """The viewers who saw each private slice, if the viewer may know."""


class SeenWalk:
    """The part of a walk that one viewer sees, from its first step on.

    A slice that changes and changes back counts as unchanged. Otherwise a hidden act would show.
    """

    def __init__(self, viewer: Viewer) -> None:
        self._viewer = viewer
        self._sees: dict[Audience, bool] = {}
        self._parts: dict[str, SeenSlice] = {}

    def steps(self, steps: Iterable[Changes]) -> Iterator[SeenChanges]:
        """Yield the changes of each of these steps."""
        return (self._step(step) for step in steps)

    def _step(self, step: Changes) -> SeenChanges:
        changes: dict[str, SeenSlice | None] = {}
        for slice_key in sorted(step):
            seen_slice = self._seen_part(step[slice_key])
            if seen_slice != self._parts.get(slice_key):
                changes[slice_key] = seen_slice
        self._apply(changes)
        private_slices = {
            slice_key: seen_slice.audience
            for slice_key, seen_slice in changes.items()
            if seen_slice is not None and seen_slice.audience is not None
        }
        return SeenChanges(
            {
                slice_key: seen_slice.data if seen_slice else b"null"
                for slice_key, seen_slice in changes.items()
            },
            list(private_slices),
            list(private_slices.values()) if self._viewer.sees_opened_ledger else [],
        )

    def _apply(self, changes: Mapping[str, SeenSlice | None]) -> None:
        for slice_key, seen_slice in changes.items():
            if seen_slice is None:
                del self._parts[slice_key]
            else:
                self._parts[slice_key] = seen_slice

    def _seen_part(self, slice_in_time: SliceInTime | None) -> SeenSlice | None:
        if slice_in_time is None or not self._may_see(slice_in_time.audience):
            return None
        is_public = slice_in_time.audience == EVERYBODY
        audience = None if is_public else known_audience(slice_in_time.audience, self._viewer)
        if slice_in_time.wordless is None or reads(slice_in_time.audience, self._viewer):
            return SeenSlice(slice_in_time.data, audience)
        return SeenSlice(slice_in_time.wordless.rendered_for(self._viewer), audience)

    def _may_see(self, audience: Audience) -> bool:
        is_seen = self._sees.get(audience)
        if is_seen is None:
            is_seen = self._sees[audience] = sees(audience, self._viewer)
        return is_seen
