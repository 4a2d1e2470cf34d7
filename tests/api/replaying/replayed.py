"""A replay as a phone plays it back, and what it has to show by another way."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from api.base.encode import joined
from api.game.live.views import view_as_of
from api.game.reader import GameReader
from api.game.slices import past_slices
from api.replaying.models import ReplayChunk, ReplayIndex
from api.replaying.replay import Replay
from ledger.record.audience import Viewer
from projections.chronicle import Cursor, fingerprint


class Shown(NamedTuple):
    """What a phone shows at a moment: the slices, which of them are private, and new lines."""

    slices: dict[str, Any]
    private: list[str]
    lines: list[dict[str, Any]]


def indexed(replay: Replay, viewer: Viewer, entry: str = "") -> dict[str, Any]:
    """The index for a viewer, held to its model."""
    body = replay.index(viewer, entry).body
    ReplayIndex.model_validate_json(body)
    found: dict[str, Any] = msgspec.json.decode(body)
    return found


def chunk_of(replay: Replay, viewer: Viewer, number: int) -> dict[str, Any]:
    """A chunk for a viewer, held to its model."""
    plan = replay.plan(viewer, number)
    assert plan is not None
    body = replay.chunk(plan).body
    ReplayChunk.model_validate_json(body)
    found: dict[str, Any] = msgspec.json.decode(body)
    return found


def played_back(replay: Replay, viewer: Viewer) -> Iterator[Shown]:
    """Every moment in order, as a phone has it that goes from one to the next."""
    for number in range(len(indexed(replay, viewer)["chunks"])):
        yield from moments_of(chunk_of(replay, viewer, number))


def moments_of(chunk: dict[str, Any]) -> Iterator[Shown]:
    """The moments of a chunk."""
    slices, private = chunk["slices"], set(chunk["private"])
    for moment in chunk["moments"]:
        changed = moment["slices"]
        merged = {**slices, **changed} if changed else slices
        slices = {key: document for key, document in merged.items() if document is not None}
        private = (private - changed.keys()) | {*moment["private"]}
        yield Shown(slices, sorted(private), moment["lines"])


def as_it_was(game: GameReader, viewer: Viewer, position: int) -> tuple[dict[str, Any], list[str]]:
    """The slices that a viewer sees of the state right after a position, and the private ones."""
    seen = past_slices(game.render_past, game.past(position), viewer)
    return msgspec.json.decode(joined(seen.shown)), seen.private


def as_of(
    game: GameReader, viewer: Viewer, line: dict[str, Any]
) -> tuple[dict[str, Any], list[str]]:
    """The same as the API gives it as of a cursor: after a line was read."""
    chronicle = game.chronicle()
    cursor = chronicle.upto(viewer, chronicle.log.ids[line["id"]])
    view = msgspec.json.decode(view_as_of(game, viewer, cursor).body)
    return view["slices"], view["private"]


def told(game: GameReader, viewer: Viewer) -> list[dict[str, Any]]:
    """Every line of a viewer, in order."""
    chronicle = game.chronicle()
    start = Cursor(fingerprint(game.id, viewer), 0, 0)
    spots = chronicle.spots_after(viewer, start, limit=2 * chronicle.log.position + 1).spots
    return [msgspec.json.decode(line) for line in game.lines(viewer, spots)]
