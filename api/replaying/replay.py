"""The replay of one game: an index of its moments, and the chunks that contain them."""

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice, pairwise
from typing import Any

from api.base.encode import encode, json_list, json_object
from api.base.reply import Reply, compress_body
from api.game.reader import GameReader
from api.replaying.screens_of_others import characters_with_public_screens, known_readers
from api.replaying.viewer_selection import SeenChanges, SeenWalk
from api.replaying.walk import STRETCH_LENGTH, Changes, Stretch, Walk
from ledger.record.audience import Audience, Viewer
from projections.acts import ACTS, Acts
from projections.chronicle import CHRONICLE
from projections.moments import Moment, Moments, moments_of_viewer
from projections.spots import Spot

CHUNK_LENGTH = 64
"""Number of moments in a chunk."""

MAX_VIEWERS = 8
"""Maximum number of viewers whose moments are cached."""


@dataclass(frozen=True, slots=True)
class ChunkPlan:
    """The moments of a chunk: `rows` are the moments from `first_row` on."""

    moments: Moments
    first_row: int
    rows: tuple[Moment, ...]

    @property
    def acts(self) -> range:
        """The positions of the acts between the first moment and the last moment, both included."""
        return range(self.rows[0].act, self.rows[-1].act + 1)

    @property
    def stretches(self) -> range:
        """The numbers of the stretches of acts that contain the chunk's acts."""
        return range(self.acts[0] // STRETCH_LENGTH, self.acts[-1] // STRETCH_LENGTH + 1)


class ReplayRenderer:
    """The replay of one game. Only the reading thread may call its methods, except `forget`."""

    def __init__(self, game: GameReader) -> None:
        self._game = game
        self._walk = Walk(game.render_past, game.past_state, game.states_at)
        self._moments: OrderedDict[Viewer, Moments] = OrderedDict()
        self._is_forgotten = False

    def forget(self) -> None:
        """Drop everything that was rendered."""
        self._is_forgotten = True

    def moments(self, viewer: Viewer) -> Moments:
        """Return the moments as a viewer sees them now."""
        log = self._game.state.log
        known_moments = self._moments.get(viewer)
        if known_moments is None or known_moments.log is not log:
            readings = self._game.readings
            acts = readings.reading_of(ACTS, log)
            known_moments = moments_of_viewer(
                acts, readings.reading_of(CHRONICLE, log), log, viewer
            )
            self._moments[viewer] = known_moments
        self._moments.move_to_end(viewer)
        if len(self._moments) > MAX_VIEWERS:
            self._moments.popitem(last=False)
        return known_moments

    def index(self, viewer: Viewer, entry: str) -> Reply:
        """Return the index for a viewer, with the moment of an entry."""
        moments = self.moments(viewer)
        document: dict[str, Any] = {
            "cursor": str(self._game.chronicle(moments.log.position).newest_cursor(viewer)),
            "me": sorted(viewer.characters),
            "staff": viewer.is_staff,
            "moments": _moment_columns(moments),
            "great": [
                moment._asdict()
                for moment in moments.great_moments(self._game.machine.rules.story.great)
            ],
            "periods": list(_periods(moments)),
            "chunks": list(range(0, len(moments.rows), CHUNK_LENGTH)),
            "at": moments.moment_index_of(entry),
        }
        if viewer.sees_opened_ledger:
            document["whose"] = characters_with_public_screens(self._game.state.kernel)
        return _reply(encode(document))

    def chunk_plan(self, viewer: Viewer, chunk_number: int) -> ChunkPlan | None:
        """Return the plan of the chunk with this number, or None if the viewer has none."""
        moments, first_row = self.moments(viewer), chunk_number * CHUNK_LENGTH
        rows = moments.rows[first_row : first_row + CHUNK_LENGTH]
        return ChunkPlan(moments, first_row, rows) if rows else None

    def stretch(self, acts: Acts, stretch_number: int) -> Stretch:
        """Return a stretch of these acts; walk the stretch unless it is cached."""
        if self._is_forgotten:
            self._is_forgotten = False
            self._walk.forget()
        first_act = stretch_number * STRETCH_LENGTH
        act_ends = tuple(
            acts.last_positions[act_position]
            for act_position in range(
                first_act, min(first_act + STRETCH_LENGTH, len(acts.last_positions))
            )
        )
        return self._walk.stretch(
            stretch_number, acts.last_positions[first_act - 1] if first_act else 0, act_ends
        )

    def chunk(self, plan: ChunkPlan) -> Reply:
        """Return the chunk of a plan, as the viewer sees it."""
        viewer = plan.moments.viewer
        first_changes, *later_changes = SeenWalk(viewer).steps(self._slices_then_changes(plan))
        all_changes = [SeenChanges({}, [], []), *later_changes]
        lines = self._lines(plan, viewer)
        rows = [
            _row(
                row_lines,
                changes,
                known_readers(plan.moments, moment) if viewer.sees_opened_ledger else None,
            )
            for row_lines, changes, moment in zip(lines, all_changes, plan.rows, strict=True)
        ]
        head = b'"first":%d,%b' % (
            plan.first_row,
            _slices(first_changes, has_readers=viewer.sees_opened_ledger),
        )
        return _reply(b'{%b,"moments":%b}' % (head, json_list(rows)))

    def _slices_then_changes(self, plan: ChunkPlan) -> Iterator[Changes]:
        """Yield all slices right after the first moment, and then the changes of each later one."""
        acts = plan.moments.acts
        stretch_number, act_position = divmod(plan.rows[0].act, STRETCH_LENGTH)
        yield self.stretch(acts, stretch_number).slices_after(act_position)
        for last_row, row in pairwise(plan.rows):
            changes: dict[str, Any] = {}
            for act_number in range(last_row.act + 1, row.act + 1):
                stretch_number, act_position = divmod(act_number, STRETCH_LENGTH)
                changes.update(self.stretch(acts, stretch_number).changes[act_position])
            yield changes

    def _lines(self, plan: ChunkPlan, viewer: Viewer) -> Iterator[list[bytes]]:
        """Yield the lines of each moment."""
        positions = [position for row in plan.rows for position in row.positions]
        chronicle = self._game.chronicle()
        spots: tuple[Spot, ...] = chronicle.spots(viewer, positions)
        spot_lines = self._game.lines_by_spot(viewer, spots)
        for row in plan.rows:
            yield [line for lines in islice(spot_lines, len(row.positions)) for line in lines]


def _moment_columns(moments: Moments) -> dict[str, list[Any]]:
    last_entries = [moments.last_entry(row) for row in moments.rows]
    return {
        "id": [entry.id for entry in last_entries],
        "at": [entry.at for entry in last_entries],
        "period": [moments.period(row).seq for row in moments.rows],
        "lines": [len(row.positions) for row in moments.rows],
    }


def _periods(moments: Moments) -> Iterator[dict[str, Any]]:
    for period, moment in moments.periods_with_first_moments():
        yield {
            "seq": period.seq,
            "kind": period.kind,
            "key": period.key,
            "year": period.year,
            "moment": moment,
        }


def _row(lines: list[bytes], changes: SeenChanges, readers: Mapping[str, Audience] | None) -> bytes:
    readers_field = b"" if readers is None else b',"readers":%b' % encode(readers)
    changed_slices = _slices(changes, has_readers=readers is not None)
    return b'{"lines":%b,%b%b}' % (json_list(lines), changed_slices, readers_field)


def _slices(changes: SeenChanges, *, has_readers: bool) -> bytes:
    """Return the slices and say which of them are private.

    With `has_readers`, also say who saw each private slice.
    """
    audiences = b',"audiences":%b' % encode(changes.audiences) if has_readers else b""
    private_json = encode(changes.private)
    return b'"slices":%b,"private":%b%b' % (json_object(changes.slices), private_json, audiences)


def _reply(body: bytes) -> Reply:
    """Return a body as a reply, compressed on this thread instead of the event loop."""
    return Reply(body, etag=sha256(body).hexdigest()[:16], gzipped=compress_body(body))
