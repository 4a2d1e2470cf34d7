"""A viewer's view of a game as JSON: slices, and lines of the chronicle."""

import hashlib
from typing import NamedTuple

from api.base.encode import encode, json_list, json_object
from api.game.reader import GameReader
from api.game.slices import SeenSlices, past_slices
from ledger.record.audience import Viewer
from ledger.record.state import State
from projections.acts import ACTS
from projections.chronicle import Cursor

NEWEST_LINES = 25
"""Number of lines in a phone's first view.

The phone fetches older lines when a person scrolls to them.
"""

MAX_MISSED_LINES = 500
"""Maximum number of missed lines.

If a phone missed more, its stream starts again with a full view.
"""


class View(NamedTuple):
    """A view as JSON, a hash of all its parts except the time, and its viewer's cursor."""

    body: bytes
    etag: str
    cursor: Cursor


def current_view(game: GameReader, viewer: Viewer) -> View:
    """Return the current view, with the last lines."""
    chronicle = game.chronicle()
    newest_cursor = chronicle.newest_cursor(viewer)
    lines = game.lines(viewer, chronicle.spots_before(viewer, newest_cursor, NEWEST_LINES).spots)
    return _make_view(game, viewer, newest_cursor, _slices(game, viewer), b"entries", lines)


def past_view(game: GameReader, viewer: Viewer, position: int) -> View:
    """Return the view right after the entry at a position. The viewer must be allowed to see it."""
    return _make_past_view(game, viewer, position, game.past_state(position))


def view_as_of(game: GameReader, viewer: Viewer, cursor: Cursor) -> View:
    """Return the view as it was when a viewer had read up to a cursor.

    The view shows the end of the act whose line was read last. No viewer ever saw the game in the
    middle of an act.
    """
    # before the first entry there is no state to show
    position = max(1, game.chronicle().position_at(viewer, cursor))
    acts = game.readings.reading_of(ACTS, game.state.log)
    return _make_past_view(
        game, viewer, position, game.past_state(acts.last_position_of_act(position))
    )


def _make_past_view(game: GameReader, viewer: Viewer, position: int, state: State[object]) -> View:
    chronicle = game.chronicle(position)
    newest_cursor = chronicle.newest_cursor(viewer)
    slices = past_slices(game.render_past, state, viewer)
    page = chronicle.spots_before(viewer, newest_cursor)
    return _make_view(
        game, viewer, newest_cursor, slices, b"entries", game.lines(viewer, page.spots)
    )


def opening_event(
    game: GameReader, viewer: Viewer, since_etag: str = "", event_type: bytes = b"view"
) -> bytes:
    """Return the first event of a stream: the whole view, with the lines since the cursor.

    Without a cursor the event has the newest lines. If the cursor is another viewer's or too old,
    the event tells the phone to reset.
    """
    chronicle = game.chronicle()
    cursor = chronicle.cursor_from_text(viewer, since_etag)
    if cursor is not None and chronicle.missed_line_count(viewer, cursor) <= MAX_MISSED_LINES:
        missed_spots = chronicle.spots_after(viewer, cursor, MAX_MISSED_LINES).spots
        lines = game.lines(viewer, missed_spots)
        view = _make_view(
            game, viewer, chronicle.newest_cursor(viewer), _slices(game, viewer), b"tail", lines
        )
    else:
        view = current_view(game, viewer)
        event_type = b"reset" if since_etag else event_type
    return b"event: %b\ndata: %b\nid: %b\n\n" % (event_type, view.body, str(view.cursor).encode())


def _slices(game: GameReader, viewer: Viewer) -> SeenSlices:
    game.slices.follow(game.state)
    return game.slices.slices_seen_by(viewer)


def _make_view(
    game: GameReader,
    viewer: Viewer,
    cursor: Cursor,
    slices: SeenSlices,
    event_type: bytes,
    lines: list[bytes],
) -> View:
    erased_field = b'"erased":%d,' % game.erasings if game.erasings else b""
    members = b'%b"game":%b,"cursor":%b,"me":%b,"staff":%b,"private":%b,"slices":%b,"%b":%b}' % (
        erased_field,
        encode(game.id),
        encode(str(cursor)),
        encode(sorted(viewer.characters)),
        encode(viewer.is_staff),
        encode(slices.private),
        json_object(slices.shown),
        event_type,
        json_list(lines),
    )
    etag = hashlib.sha256(members).hexdigest()[:16]
    return View(b'{"now":%d,"etag":"%b",%b' % (game.now(), etag.encode(), members), etag, cursor)
