"""The cost of an evening's archive: for the first viewer, and for the next viewer."""

import gzip
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import TypeVar

from api.archiving.stepwise_archive import pack_archive
from api.archiving.tools import ArchiveTools
from api.game.reader import GameReader
from ledger.kernel.vocabulary.request import HOST_CARD, Accepted, Request
from ledger.record.audience import Viewer
from ledger.scribe.scribe import Scribe
from tests.load.core import exclude_from_collector
from tests.load.figures import Figure

KB = 1_000
THOUSAND = 1_000
MINUTE = 60_000
LEVEL = 9

T = TypeVar("T")


def archive_figures(scribe: Scribe) -> list[Figure]:
    """Return bytes and seconds of one core for 1,000 entries. The function closes the game.

    The page without data is not counted. The baseline is the ledger alone: its rows, compressed.
    """
    close_game(scribe)
    share = THOUSAND / scribe.state.log.position
    reader = GameReader(scribe, lambda: scribe.state.at)
    workshop = ArchiveTools(reader)
    one, other = (_player_viewer(scribe, number) for number in (0, 1))
    with exclude_from_collector():
        rows, bare = _time_call(partial(_compressed_size, scribe))
        first, begun = _time_call(lambda: pack_archive(reader, one, workshop))
        second, again = _time_call(lambda: pack_archive(reader, other, workshop))
    own = second.size - sum(map(len, second.parts[: second.shared]))
    of = "of an archive, per 1,000 entries"
    return [
        Figure(f"bytes {of}", first.size * share / KB, "KB", 900, rows * share / KB),
        Figure(f"bytes {of}, of the next viewer alone", own * share / KB, "KB", 100),
        Figure(f"making {of}, the first", begun * share, "s", 4, bare * share),
        Figure(f"making {of}, for the next viewer", again * share, "s", 1, bare * share),
    ]


def close_game(scribe: Scribe) -> None:
    """Close the game of a scribe."""
    for act, fields in (("announce-closing", {"minutes": 1}), ("confirm-closing", {})):
        request = Request(f"bench-{act}", HOST_CARD, act, "", 0, dict(fields))
        outcome = scribe.answer(request, scribe.state.at + THOUSAND)
        assert isinstance(outcome, Accepted), outcome
    scribe.catch_up(scribe.state.at + 2 * MINUTE)


def _player_viewer(scribe: Scribe, number: int) -> Viewer:
    """Return a viewer who is no steward."""
    kernel = scribe.state.kernel
    people = sorted({card.character for card in kernel.cards.values()} - set(kernel.stewards))
    return Viewer(frozenset({people[number]}), sees_opened_ledger=True)


def _compressed_size(scribe: Scribe) -> int:
    rows = b"\n".join(row.state for row in scribe.store.read(scribe.game))
    return len(gzip.compress(rows, LEVEL))


def _time_call(make: Callable[[], T]) -> tuple[T, float]:
    begun = process_time()
    return make(), process_time() - begun
