"""A replay as a phone plays it back, and its expected content from another path."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from api.base.encode import json_object
from api.game.live.views import view_as_of
from api.game.reader import GameReader
from api.game.slices import past_slices
from api.replaying.models import ReplayChunk, ReplayIndex
from api.replaying.replay import ReplayRenderer
from ledger.record.audience import Viewer
from projections.chronicle import Cursor, viewer_fingerprint


class ShownMoment(NamedTuple):
    """The screen at a moment: the slices, the keys of the private slices, and the new lines."""

    slices: dict[str, Any]
    private: list[str]
    lines: list[dict[str, Any]]


def fetch_index(replay: ReplayRenderer, viewer: Viewer, entry: str = "") -> dict[str, Any]:
    """Return the index for a viewer, checked against its model."""
    body = replay.index(viewer, entry).body
    ReplayIndex.model_validate_json(body)
    found: dict[str, Any] = msgspec.json.decode(body)
    return found


def fetch_chunk(replay: ReplayRenderer, viewer: Viewer, number: int) -> dict[str, Any]:
    """Return a chunk for a viewer, checked against its model."""
    plan = replay.chunk_plan(viewer, number)
    assert plan is not None
    body = replay.chunk(plan).body
    ReplayChunk.model_validate_json(body)
    found: dict[str, Any] = msgspec.json.decode(body)
    return found


def played_moments(replay: ReplayRenderer, viewer: Viewer) -> Iterator[ShownMoment]:
    """Yield every moment in order, as on a phone that goes from one to the next."""
    for number in range(len(fetch_index(replay, viewer)["chunks"])):
        yield from moments_of_chunk(fetch_chunk(replay, viewer, number))


def moments_of_chunk(chunk: dict[str, Any]) -> Iterator[ShownMoment]:
    """Yield the moments of a chunk."""
    slices, private = chunk["slices"], set(chunk["private"])
    for moment in chunk["moments"]:
        changed = moment["slices"]
        merged = {**slices, **changed} if changed else slices
        slices = {key: document for key, document in merged.items() if document is not None}
        private = (private - changed.keys()) | {*moment["private"]}
        yield ShownMoment(slices, sorted(private), moment["lines"])


def slices_at_position(
    game: GameReader, viewer: Viewer, position: int
) -> tuple[dict[str, Any], list[str]]:
    """Return the slices that a viewer sees right after a position, and the private ones."""
    seen = past_slices(game.render_past, game.past_state(position), viewer)
    return msgspec.json.decode(json_object(seen.shown)), seen.private


def slices_at_cursor(
    game: GameReader, viewer: Viewer, line: dict[str, Any]
) -> tuple[dict[str, Any], list[str]]:
    """Return the same slices from the API, for a cursor after a line was read."""
    chronicle = game.chronicle()
    cursor = chronicle.cursor_upto(viewer, chronicle.log.ids[line["id"]])
    view = msgspec.json.decode(view_as_of(game, viewer, cursor).body)
    return view["slices"], view["private"]


def all_lines_for_viewer(game: GameReader, viewer: Viewer) -> list[dict[str, Any]]:
    """Return every line of a viewer, in order."""
    chronicle = game.chronicle()
    start = Cursor(viewer_fingerprint(game.id, viewer), 0, 0)
    spots = chronicle.spots_after(viewer, start, limit=2 * chronicle.log.position + 1).spots
    return [msgspec.json.decode(line) for line in game.lines(viewer, spots)]
