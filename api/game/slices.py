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

RenderFunction = Callable[[State[Any]], Iterable[Bundle]]


STRANGER_VIEWER = Viewer(sees_opened_ledger=True)
"""A viewer without a card, after the game."""

CARD_HOLDER_VIEWER = Viewer(frozenset({"somebody"}), sees_opened_ledger=True)
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

    old_slice: RenderedSlice | None
    new_slice: RenderedSlice | None


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

    def __init__(self, render: RenderFunction) -> None:
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
            bundle_name: bundle._replace(source=None)
            for bundle_name, bundle in self._unpacked.items()
        }
        for view_slice in self._visible_slices.values():
            view_slice.source = None

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
            for bundle_name in self._unpacked.keys() - rendered_keys:
                self._forget(self._unpacked.pop(bundle_name).keys)
        self._state = state  # last, so that a rendering that fails half way is repeated

    def _unpack(self, bundle: Bundle, old_slices: _SlicesOfBundle) -> None:
        if bundle.since is None or old_slices.source is None:
            rendered_slices = self._render_slices(bundle.slices())
            removed_keys = old_slices.keys - rendered_slices.keys()
        else:
            changed_pieces = dict(bundle.since(old_slices.source))
            changed_slices = (
                (slice_key, view_slice)
                for slice_key, view_slice in changed_pieces.items()
                if view_slice is not None
            )
            rendered_slices = self._render_slices(changed_slices)
            removed_keys = old_slices.keys & (changed_pieces.keys() - rendered_slices.keys())
        self._forget(removed_keys)
        self._visible_slices.update(rendered_slices)
        keys = (old_slices.keys - removed_keys).union(rendered_slices)
        self._unpacked[bundle.name] = _SlicesOfBundle(bundle.source, keys)

    def _render_slices(self, slices: Iterable[tuple[str, Slice]]) -> dict[str, RenderedSlice]:
        return {
            slice_key: self._render_slice(slice_key, view_slice) for slice_key, view_slice in slices
        }

    def _forget(self, keys: frozenset[str]) -> None:
        for slice_key in keys:
            self._old_slices.setdefault(slice_key, self._visible_slices.pop(slice_key))

    def _render_slice(self, slice_key: str, view_slice: Slice) -> RenderedSlice:
        old_slice = self.rendered_slices.get(slice_key)
        if (
            old_slice is not None
            and old_slice.audience == view_slice.audience
            and _is_same(old_slice.source, view_slice.source)
        ):
            return old_slice
        slice_bytes = encode_without_harmful_characters(view_slice.render())
        wordless_slice = _without_words(view_slice)
        if (
            old_slice is not None
            and old_slice.audience == view_slice.audience
            and old_slice.data == slice_bytes
        ):
            old_slice.source, old_slice.wordless = view_slice.source, wordless_slice
            return old_slice
        self._old_slices.setdefault(slice_key, old_slice)
        return RenderedSlice(view_slice.audience, view_slice.source, slice_bytes, wordless_slice)

    def changes(self) -> dict[str, Change]:
        """Return the changes since the last call, sorted by key.

        The original order would show who looked at the game in between.
        """
        old_slices, self._old_slices = self._old_slices, {}
        changed_keys = (
            (slice_key, Change(old_slices[slice_key], self.rendered_slices.get(slice_key)))
            for slice_key in sorted(old_slices)
        )
        return {
            slice_key: change for slice_key, change in changed_keys if not _is_unchanged(change)
        }

    def slices_seen_by(self, viewer: Viewer) -> SeenSlices:
        """Return the slices that a viewer sees."""
        visible_slices = {
            slice_key: view_slice
            for slice_key, view_slice in self._visible_slices.items()
            if sees(view_slice.audience, viewer)
        }
        return SeenSlices(
            {
                slice_key: visible_slices[slice_key].rendered_for(viewer)
                for slice_key in sorted(visible_slices)
            },
            _private_keys(visible_slices),
        )

    def document(self, slice_key: str) -> dict[str, Any]:
        """Return a slice as a document, empty if there is none. Do not change the document."""
        view_slice = self.rendered_slices.get(slice_key)
        if view_slice is None:
            return {}
        cached_document = self._documents.get(slice_key)
        if cached_document is None or cached_document[0] is not view_slice.data:
            cached_document = self._documents[slice_key] = (
                view_slice.data,
                msgspec.json.decode(view_slice.data),
            )
        return cached_document[1]


def _without_words(view_slice: Slice) -> WordlessSlice | None:
    if view_slice.wordless is None:
        return None
    other_slices, present_slices = (
        encode_without_harmful_characters(view_slice.wordless(viewer))
        for viewer in (STRANGER_VIEWER, CARD_HOLDER_VIEWER)
    )
    return WordlessSlice(
        other_slices, other_slices if other_slices == present_slices else present_slices
    )


def past_slices(render: RenderFunction, state: State[Any], viewer: Viewer) -> SeenSlices:
    """Return the slices that a viewer sees of a past state."""
    visible_slices = {
        slice_key: view_slice
        for slice_key, view_slice in slices_of_bundles(render(state))
        if sees(view_slice.audience, viewer)
    }
    documents = {
        slice_key: encode_without_harmful_characters(visible_slices[slice_key].rendered_for(viewer))
        for slice_key in sorted(visible_slices)
    }
    return SeenSlices(documents, _private_keys(visible_slices))


def _private_keys(slices: Mapping[str, RenderedSlice | Slice]) -> list[str]:
    return sorted(
        slice_key for slice_key, view_slice in slices.items() if view_slice.audience != EVERYBODY
    )


def _is_same(old_sources: tuple[object, ...] | None, new_sources: tuple[object, ...]) -> bool:
    return (
        old_sources is not None
        and len(old_sources) == len(new_sources)
        and all(map(is_, old_sources, new_sources))
    )


def _is_unchanged(change: Change) -> bool:
    old_slice, new_slice = change
    if old_slice is None or new_slice is None:
        return old_slice is new_slice
    return old_slice.audience == new_slice.audience and old_slice.data == new_slice.data
