"""The view of a game in slices, each rendered once for everybody who may see it.

A slice is rendered again only when its source is another object, and it counts as changed only when
its bytes differ: otherwise a secret act would show because a public slice is sent again.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from operator import is_
from typing import Any, NamedTuple

import msgspec

from api.base.encode import encode_harmless
from ledger.record.audience import EVERYBODY, Audience, Viewer, reads, sees
from ledger.record.state import State
from ledger.record.view import Bundle, Slice, unbundled

Render = Callable[[State[Any]], Iterable[Bundle]]


STRANGER = Viewer(opened=True)
"""Somebody without a card, after the game."""

PRESENT = Viewer(frozenset({"somebody"}), opened=True)
"""Whoever holds a card, after the game: consent knows no more of them."""


class Wordless(NamedTuple):
    """A slice for those who see it only since the game was closed: with the words laid open.

    `present` is for those who hold a card of the game.
    """

    others: bytes
    present: bytes

    def rendered_for(self, viewer: Viewer) -> bytes:
        """The bytes for such a viewer."""
        return self.present if viewer.characters else self.others


@dataclass(slots=True)
class Shown:
    """A rendered slice and its audience; `wordless` is it without free words, if it has any."""

    audience: Audience
    source: tuple[object, ...]
    data: bytes
    wordless: Wordless | None = None

    def rendered_for(self, viewer: Viewer) -> bytes:
        """The bytes for a viewer who sees it: without free words that they may not read."""
        if self.wordless is None or reads(self.audience, viewer):
            return self.data
        return self.wordless.rendered_for(viewer)


class Change(NamedTuple):
    """A slice before and after a change; None where there is none."""

    before: Shown | None
    after: Shown | None


class _Unpacked(NamedTuple):
    """What was found in a bundle."""

    source: tuple[object, ...]
    keys: frozenset[str]


_NOTHING = _Unpacked((), frozenset())


class SeenSlices(NamedTuple):
    """The slices that a viewer sees, by key, and the keys of those that are not public."""

    shown: dict[str, bytes]
    private: list[str]


class Slices:
    """All slices of a game at the newest state, and their changes since the last flush."""

    def __init__(self, render: Render) -> None:
        self._render = render
        self._state: State[Any] | None = None
        self._before: dict[str, Shown | None] = {}
        self._documents: dict[str, tuple[bytes, dict[str, Any]]] = {}
        self._unpacked: dict[str, _Unpacked] = {}
        self._shown: dict[str, Shown] = {}

    def again(self) -> None:
        """Look again at what does not come from the state."""
        self._state = None

    def anew(self) -> None:
        """Render everything again: free words were erased, which no source tells of."""
        self._state = None
        self._unpacked = {name: one._replace(source=()) for name, one in self._unpacked.items()}
        for one in self._shown.values():
            one.source = ()

    @property
    def stale(self) -> bool:
        """Whether there may be changes that nobody was told of."""
        return self._state is None or bool(self._before)

    @property
    def shown(self) -> Mapping[str, Shown]:
        """Every slice as it was last rendered, by key."""
        return self._shown

    def follow(self, state: State[Any]) -> None:
        """Render what has changed up to this state."""
        if state is self._state:
            return
        rendered = set[str]()
        for bundle in self._render(state):
            rendered.add(bundle.name)
            before = self._unpacked.get(bundle.name)
            if before is None or not _same(before.source, bundle.source):
                self._unpack(bundle, before or _NOTHING)
        if len(rendered) < len(self._unpacked):
            for name in self._unpacked.keys() - rendered:
                self._forget(self._unpacked.pop(name).keys)
        self._state = state  # last: what fails half way is rendered again

    def _unpack(self, bundle: Bundle, before: _Unpacked) -> None:
        partly = bundle.since is not None and bool(before.source)
        slices = bundle.since(before.source) if bundle.since and partly else bundle.slices()
        rendered = {key: self._rendered(key, piece) for key, piece in slices}
        keys = before.keys.union(rendered) if partly else frozenset(rendered)
        self._forget(before.keys - keys)
        self._shown.update(rendered)
        self._unpacked[bundle.name] = _Unpacked(bundle.source, keys)

    def _forget(self, keys: frozenset[str]) -> None:
        for key in keys:
            self._before.setdefault(key, self._shown.pop(key))

    def _rendered(self, key: str, piece: Slice) -> Shown:
        before = self.shown.get(key)
        if (
            before is not None
            and before.audience == piece.audience
            and _same(before.source, piece.source)
        ):
            return before
        data = encode_harmless(piece.render())
        wordless = _wordless(piece)
        if before is not None and before.audience == piece.audience and before.data == data:
            before.source, before.wordless = piece.source, wordless
            return before
        self._before.setdefault(key, before)
        return Shown(piece.audience, piece.source, data, wordless)

    def changes(self) -> dict[str, Change]:
        """The changes since the last call, sorted by key.

        The order of changes would show who asked for something in between.
        """
        before, self._before = self._before, {}
        changed = ((key, Change(before[key], self.shown.get(key))) for key in sorted(before))
        return {key: change for key, change in changed if not _alike(change)}

    def of(self, viewer: Viewer) -> SeenSlices:
        """The slices that a viewer sees."""
        seen = {key: one for key, one in self._shown.items() if sees(one.audience, viewer)}
        return SeenSlices(
            {key: seen[key].rendered_for(viewer) for key in sorted(seen)}, _private(seen)
        )

    def document(self, key: str) -> dict[str, Any]:
        """A slice as a document, empty if there is none; not to be changed."""
        piece = self.shown.get(key)
        if piece is None:
            return {}
        known = self._documents.get(key)
        if known is None or known[0] is not piece.data:
            known = self._documents[key] = (piece.data, msgspec.json.decode(piece.data))
        return known[1]


def _wordless(piece: Slice) -> Wordless | None:
    if piece.wordless is None:
        return None
    others, present = (encode_harmless(piece.wordless(one)) for one in (STRANGER, PRESENT))
    return Wordless(others, others if others == present else present)


def past_slices(render: Render, state: State[Any], viewer: Viewer) -> SeenSlices:
    """The slices that a viewer sees of a state of the past."""
    seen = {key: one for key, one in unbundled(render(state)) if sees(one.audience, viewer)}
    shown = {key: encode_harmless(seen[key].rendered_for(viewer)) for key in sorted(seen)}
    return SeenSlices(shown, _private(seen))


def _private(seen: Mapping[str, Shown | Slice]) -> list[str]:
    return sorted(key for key, one in seen.items() if one.audience != EVERYBODY)


def _same(before: tuple[object, ...], after: tuple[object, ...]) -> bool:
    return len(before) == len(after) and all(map(is_, before, after))


def _alike(change: Change) -> bool:
    was, now = change
    if was is None or now is None:
        return was is now
    return was.audience == now.audience and was.data == now.data
