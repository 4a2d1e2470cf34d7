"""Sorts a walk out for one viewer: the view at the first moment, and what changed then."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from api.replaying.others import told_audience
from api.replaying.walk import Changes, Piece
from ledger.record.audience import EVERYBODY, Audience, Viewer, reads, sees


class Part(NamedTuple):
    """A slice as a viewer sees it: as JSON, and who else saw it then.

    `audience` is None for what is public. It is empty as long as a viewer is not told.
    """

    data: bytes
    audience: Audience | None


class Changed(NamedTuple):
    """Slices that changed for a viewer, by key in order: `null` for one that is gone.

    `private` are those that are not public; `audiences` says who saw each of these, where that is
    told.
    """

    slices: dict[str, bytes]
    private: list[str]
    audiences: list[Audience]


class Sight:
    """What one viewer sees of a walk, from its first step on.

    A slice that is as it was counts as unchanged, whatever it was in between: otherwise a hidden
    act would show.
    """

    def __init__(self, viewer: Viewer) -> None:
        self._viewer = viewer
        self._sees: dict[Audience, bool] = {}
        self._parts: dict[str, Part] = {}

    def steps(self, steps: Iterable[Changes]) -> Iterator[Changed]:
        """What each of these steps changes."""
        return (self._step(step) for step in steps)

    def _step(self, step: Changes) -> Changed:
        changed: dict[str, Part | None] = {}
        for key in sorted(step):
            part = self._part(step[key])
            if part != self._parts.get(key):
                changed[key] = part
        self._keep(changed)
        private = {
            key: part.audience
            for key, part in changed.items()
            if part is not None and part.audience is not None
        }
        return Changed(
            {key: part.data if part else b"null" for key, part in changed.items()},
            list(private),
            list(private.values()) if self._viewer.opened else [],
        )

    def _keep(self, changed: Mapping[str, Part | None]) -> None:
        for key, part in changed.items():
            if part is None:
                del self._parts[key]
            else:
                self._parts[key] = part

    def _part(self, piece: Piece | None) -> Part | None:
        if piece is None or not self._may_see(piece.audience):
            return None
        public = piece.audience == EVERYBODY
        audience = None if public else told_audience(piece.audience, self._viewer)
        if piece.wordless is None or reads(piece.audience, self._viewer):
            return Part(piece.data, audience)
        return Part(piece.wordless.rendered_for(self._viewer), audience)

    def _may_see(self, audience: Audience) -> bool:
        known = self._sees.get(audience)
        if known is None:
            known = self._sees[audience] = sees(audience, self._viewer)
        return known
