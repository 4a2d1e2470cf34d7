"""Selects the part of a walk that one viewer sees: the first view, and the later changes."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from api.replaying.other_screens import known_audience
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
        for key in sorted(step):
            part = self._seen_part(step[key])
            if part != self._parts.get(key):
                changes[key] = part
        self._apply(changes)
        private = {
            key: part.audience
            for key, part in changes.items()
            if part is not None and part.audience is not None
        }
        return SeenChanges(
            {key: part.data if part else b"null" for key, part in changes.items()},
            list(private),
            list(private.values()) if self._viewer.opened else [],
        )

    def _apply(self, changes: Mapping[str, SeenSlice | None]) -> None:
        for key, part in changes.items():
            if part is None:
                del self._parts[key]
            else:
                self._parts[key] = part

    def _seen_part(self, piece: SliceInTime | None) -> SeenSlice | None:
        if piece is None or not self._may_see(piece.audience):
            return None
        public = piece.audience == EVERYBODY
        audience = None if public else known_audience(piece.audience, self._viewer)
        if piece.wordless is None or reads(piece.audience, self._viewer):
            return SeenSlice(piece.data, audience)
        return SeenSlice(piece.wordless.rendered_for(self._viewer), audience)

    def _may_see(self, audience: Audience) -> bool:
        is_seen = self._sees.get(audience)
        if is_seen is None:
            is_seen = self._sees[audience] = sees(audience, self._viewer)
        return is_seen
