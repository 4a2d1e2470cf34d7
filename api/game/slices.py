"""The view of a game in slices, each rendered once for all its viewers.

A slice is rendered again only if its source is another object. A slice counts as changed only if
its bytes differ. Otherwise a secret act would show, because a public slice would be sent again.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from operator import is_
from typing import Any, NamedTuple

import msgspec

from api.base.encode import encode_without_harmful_characters
from ledger.record.audience import EVERYBODY, Audience, Viewer, reads, sees
from ledger.record.state import State
from ledger.record.view import Bundle, Slice, slices_of_bundles

Render = Callable[[State[Any]], Iterable[Bundle]]


STRANGER_VIEWER = Viewer(opened=True)
"""A viewer without a card, after the game."""

PRESENT = Viewer(frozenset({"somebody"}), opened=True)
"""Any holder of a card, after the game; consents do not distinguish between holders."""


class WordlessSlice(NamedTuple):
    """A slice for viewers who see it only since the game was closed, with opened words only."""

    others: bytes
    """For viewers without a card of the game."""
    present: bytes
    """For viewers who hold a card of the game."""

    def rendered_for(self, viewer: Viewer) -> bytes:
        """Return the bytes for a viewer who sees the slice only since closing."""
        return self.present if viewer.characters else self.others


@dataclass(slots=True)
class RenderedSlice:
    """A rendered slice and its audience."""

    audience: Audience
    source: tuple[object, ...] | None
    """The source of the slice; None if the slice has to be rendered again in any case."""
    data: bytes
    wordless: WordlessSlice | None = None
    """The slice with opened words only; None if it contains no free words."""

    def rendered_for(self, viewer: Viewer) -> bytes:
        """Return the bytes for a viewer of the slice, without free words that they may not read."""
        if self.wordless is None or reads(self.audience, viewer):
            return self.data
        return self.wordless.rendered_for(viewer)


class Change(NamedTuple):
    """A slice before and after a change; None if there is none."""

    before: RenderedSlice | None
    after: RenderedSlice | None


class _SlicesOfBundle(NamedTuple):
    """The slices that were found in a bundle."""

    source: tuple[object, ...] | None
    """The source of the bundle; None if no slice may be taken over."""
    keys: frozenset[str]


_NO_SLICES = _SlicesOfBundle(None, frozenset())


class SeenSlices(NamedTuple):
    """The slices that a viewer sees, by key, and the keys of the private slices among them."""

    shown: dict[str, bytes]
    private: list[str]


class Slices:
    """All slices of a game at the newest state, and their changes since the last flush."""

    def __init__(self, render: Render) -> None:
        self._render = render
        self._state: State[Any] | None = None
        self._old_slices: dict[str, RenderedSlice | None] = {}
        self._documents: dict[str, tuple[bytes, dict[str, Any]]] = {}
        self._unpacked: dict[str, _SlicesOfBundle] = {}
        self._visible_slices: dict[str, RenderedSlice] = {}

    def recheck_sources(self) -> None:
        """Check again the sources that are not part of the state."""
        self._state = None

    def render_all(self) -> None:
        """Render all slices again: free words were erased, and the sources do not show that."""
        self._state = None
        self._unpacked = {
            name: bundle._replace(source=None) for name, bundle in self._unpacked.items()
        }
        for piece in self._visible_slices.values():
            piece.source = None

    @property
    def is_stale(self) -> bool:
        """Whether there may be unsent changes."""
        return self._state is None or bool(self._old_slices)

    @property
    def rendered_slices(self) -> Mapping[str, RenderedSlice]:
        """Every slice in its last rendering, by key."""
        return self._visible_slices

    def follow(self, state: State[Any]) -> None:
        """Render the slices that have changed up to this state."""
        if state is self._state:
            return
        rendered_keys = set[str]()
        for bundle in self._render(state):
            rendered_keys.add(bundle.name)
            old_bundle = self._unpacked.get(bundle.name)
            if old_bundle is None or not _is_same(old_bundle.source, bundle.source):
                self._unpack(bundle, old_bundle or _NO_SLICES)
        if len(rendered_keys) < len(self._unpacked):
            for name in self._unpacked.keys() - rendered_keys:
                self._forget(self._unpacked.pop(name).keys)
        self._state = state  # last, so that a rendering that fails half way is repeated

    def _unpack(self, bundle: Bundle, old_slices: _SlicesOfBundle) -> None:
        if bundle.since is None or old_slices.source is None:
            rendered_slices = self._render_slices(bundle.slices())
            removed_keys = old_slices.keys - rendered_slices.keys()
        else:
            changed_pieces = dict(bundle.since(old_slices.source))
            changed_slices = (
                (key, piece) for key, piece in changed_pieces.items() if piece is not None
            )
            rendered_slices = self._render_slices(changed_slices)
            removed_keys = old_slices.keys & (changed_pieces.keys() - rendered_slices.keys())
        self._forget(removed_keys)
        self._visible_slices.update(rendered_slices)
        keys = (old_slices.keys - removed_keys).union(rendered_slices)
        self._unpacked[bundle.name] = _SlicesOfBundle(bundle.source, keys)

    def _render_slices(self, slices: Iterable[tuple[str, Slice]]) -> dict[str, RenderedSlice]:
        return {key: self._render_slice(key, piece) for key, piece in slices}

    def _forget(self, keys: frozenset[str]) -> None:
        for key in keys:
            self._old_slices.setdefault(key, self._visible_slices.pop(key))

    def _render_slice(self, key: str, piece: Slice) -> RenderedSlice:
        old_slice = self.rendered_slices.get(key)
        if (
            old_slice is not None
            and old_slice.audience == piece.audience
            and _is_same(old_slice.source, piece.source)
        ):
            return old_slice
        data = encode_without_harmful_characters(piece.render())
        wordless_slice = _without_words(piece)
        if (
            old_slice is not None
            and old_slice.audience == piece.audience
            and old_slice.data == data
        ):
            old_slice.source, old_slice.wordless = piece.source, wordless_slice
            return old_slice
        self._old_slices.setdefault(key, old_slice)
        return RenderedSlice(piece.audience, piece.source, data, wordless_slice)

    def changes(self) -> dict[str, Change]:
        """Return the changes since the last call, sorted by key.

        The original order would show who looked at the game in between.
        """
        old_slices, self._old_slices = self._old_slices, {}
        changed_keys = (
            (key, Change(old_slices[key], self.rendered_slices.get(key)))
            for key in sorted(old_slices)
        )
        return {key: change for key, change in changed_keys if not _is_unchanged(change)}

    def of(self, viewer: Viewer) -> SeenSlices:
        """Return the slices that a viewer sees."""
        visible_slices = {
            key: piece
            for key, piece in self._visible_slices.items()
            if sees(piece.audience, viewer)
        }
        return SeenSlices(
            {key: visible_slices[key].rendered_for(viewer) for key in sorted(visible_slices)},
            _private_keys(visible_slices),
        )

    def document(self, key: str) -> dict[str, Any]:
        """Return a slice as a document, empty if there is none. Do not change the document."""
        piece = self.rendered_slices.get(key)
        if piece is None:
            return {}
        cached_document = self._documents.get(key)
        if cached_document is None or cached_document[0] is not piece.data:
            cached_document = self._documents[key] = (piece.data, msgspec.json.decode(piece.data))
        return cached_document[1]


def _without_words(piece: Slice) -> WordlessSlice | None:
    if piece.wordless is None:
        return None
    others, present = (
        encode_without_harmful_characters(piece.wordless(viewer))
        for viewer in (STRANGER_VIEWER, PRESENT)
    )
    return WordlessSlice(others, others if others == present else present)


def past_slices(render: Render, state: State[Any], viewer: Viewer) -> SeenSlices:
    """Return the slices that a viewer sees of a past state."""
    visible_slices = {
        key: piece
        for key, piece in slices_of_bundles(render(state))
        if sees(piece.audience, viewer)
    }
    documents = {
        key: encode_without_harmful_characters(visible_slices[key].rendered_for(viewer))
        for key in sorted(visible_slices)
    }
    return SeenSlices(documents, _private_keys(visible_slices))


def _private_keys(slices: Mapping[str, RenderedSlice | Slice]) -> list[str]:
    return sorted(key for key, piece in slices.items() if piece.audience != EVERYBODY)


def _is_same(old_sources: tuple[object, ...] | None, new_sources: tuple[object, ...]) -> bool:
    return (
        old_sources is not None
        and len(old_sources) == len(new_sources)
        and all(map(is_, old_sources, new_sources))
    )


def _is_unchanged(change: Change) -> bool:
    old_slice, now = change
    if old_slice is None or now is None:
        return old_slice is now
    return old_slice.audience == now.audience and old_slice.data == now.data
