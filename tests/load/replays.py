"""The cost of a replay: making it once for all viewers, and sorting it for one more viewer."""

from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from typing import NamedTuple

from api.base.reply import Reply
from api.game.reader import GameReader
from api.replaying.replay import ReplayRenderer
from ledger.record.audience import ROOM_VIEWER, Viewer
from ledger.scribe.scribe import Scribe
from tests.load.core import MILLI, exclude_from_collector
from tests.load.figures import Figure

TEN_THOUSAND = 10_000
KB = 1_000
EVERYTHING = Viewer(sees_opened_ledger=True)
"""A viewer after closing, who has a moment for each act."""


class TimedChunks(NamedTuple):
    """All replay chunks for one viewer, and the CPU seconds that each took."""

    replies: list[Reply]
    seconds: list[float]


def replay_figures(scribe: Scribe) -> list[Figure]:
    """Return the figures of a replay of a whole evening.

    Sizes and sums are scaled to 10,000 entries.
    """
    replay = ReplayRenderer(GameReader(scribe, lambda: scribe.state.at))
    share = TEN_THOUSAND / scribe.state.log.position
    with exclude_from_collector():
        made, again = _time_chunks(replay, EVERYTHING), _time_chunks(replay, ROOM_VIEWER)
        index, taken = _time_reply(lambda: replay.index(EVERYTHING, ""))
    sizes = [len(reply.gzipped) for reply in made.replies]
    of = "of a replay of an evening"
    return [
        Figure(f"all chunks {of}, made once", sum(made.seconds) * share, "s", 15),
        Figure(f"slowest chunk {of}, made once", max(made.seconds) * MILLI, "ms", 500),
        Figure(f"a chunk {of} for the next viewer, slowest", max(again.seconds) * MILLI, "ms", 50),
        Figure(f"the index {of}", taken * MILLI, "ms", 100),
        Figure(f"the index {of}, compressed", len(index.gzipped) * share / KB, "KB", 250),
        Figure(f"all chunks {of}, compressed", sum(sizes) * share / KB, "KB", 5_000),
        Figure(f"the largest chunk {of}, compressed", max(sizes) / KB, "KB", 60),
        Figure(f"the largest chunk {of}", max(len(r.body) for r in made.replies) / KB, "KB", 500),
    ]


def _time_chunks(replay: ReplayRenderer, viewer: Viewer) -> TimedChunks:
    replies, seconds = list[Reply](), list[float]()
    for make in _chunk_makers(replay, viewer):
        reply, taken = _time_reply(make)
        replies.append(reply)
        seconds.append(taken)
    return TimedChunks(replies, seconds)


def _chunk_makers(replay: ReplayRenderer, viewer: Viewer) -> Iterator[Callable[[], Reply]]:
    number = 0
    while (plan := replay.chunk_plan(viewer, number)) is not None:
        yield partial(replay.chunk, plan)
        number += 1


def _time_reply(make: Callable[[], Reply]) -> tuple[Reply, float]:
    begun = process_time()
    return make(), process_time() - begun
