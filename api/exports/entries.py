"""Entries as objects, one per line: `acta-entries/1`, JSON Lines in UTF-8, for other programs.

The first line describes the game. The last line has the number of entries between. Each line has
its kind in `line`. The JSON Schema of a line is `SCHEMA`; later versions only add members.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any, Final, Literal

import msgspec

from api.exports.lines import ExportLine
from api.game.naming import shown_title
from ledger.kernel.view.visibility import Leg, Note, VisibleRuling
from ledger.record.audience import Viewer
from ledger.record.entry import Roll
from ledger.record.state import Kernel

FORMAT: Final = "acta-entries/1"


class GameLine(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", tag="game"):
    """The first line: which game it is, and as whom it is read; as nobody for the room."""

    format: Literal["acta-entries/1"] = FORMAT
    game: str
    title: str
    ruleset: str
    version: str
    seen_by: list[str]


class Placed(msgspec.Struct, frozen=True):
    """A piece that came to a place; `place` is empty when it left the board."""

    piece: str
    place: str
    seat: str


class EntryLine(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", tag="entry"):
    """One entry as its reader sees it.

    `number` is that of its line, `position` its position for readers who see positions. `at` is
    when it was recorded (RFC 3339, UTC, milliseconds), `period` counts from 0. `type`, `args` and
    `sentence` are empty where only transfers are seen. `postings` lack an end that is not seen, and
    name accounts: `octavian/of:agrippa` before readers who see its balance, else its holder. Of a
    grave act, `second` is the steward who confirmed it; it is `alone` when nobody did. What a
    steward entered by hand `happened_at` that time (like `at`); null for everything else.
    """

    number: str
    position: int | None
    entry: str
    at: str
    period: int
    type: str
    args: dict[str, Any]
    sentence: str
    actor: str
    recorder: str
    postings: list[Leg]
    placements: list[Placed]
    rolls: list[Roll]
    warnings: list[Note]
    ruling: VisibleRuling | None
    reason: str
    about: str
    reversed: bool
    second: str
    alone: bool
    happened_at: str | None


class EndLine(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", tag="end"):
    """The last line: the number of entries before it, so that a file that was cut off is known."""

    entries: int


AnyLine = GameLine | EntryLine | EndLine

SCHEMA = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "A line of acta-entries/1",
    **msgspec.json.schema(AnyLine),
}
"""The JSON Schema (2020-12) of a line."""

_encode = msgspec.json.Encoder().encode


def entries(kernel: Kernel, viewer: Viewer, lines: Iterable[ExportLine]) -> Iterator[bytes]:
    """Yield the lines of the file, each with its line break."""
    yield _encode(_about(kernel, viewer)) + b"\n"
    count = 0
    for line in lines:
        yield _encode(_entry(line)) + b"\n"
        count += 1
    yield _encode(EndLine(entries=count)) + b"\n"


def _about(kernel: Kernel, viewer: Viewer) -> GameLine:
    return GameLine(
        game=kernel.game,
        title=shown_title(kernel),
        ruleset=kernel.ruleset,
        version=kernel.version,
        seen_by=sorted(viewer.characters),
    )


def _written(at: datetime) -> str:
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _entry(line: ExportLine) -> EntryLine:
    seen = line.seen
    return EntryLine(
        number=line.number,
        position=seen.n or None,
        entry=seen.id,
        at=_written(line.at),
        period=seen.period,
        type=seen.key,
        args=seen.args,
        sentence=line.sentence,
        actor=seen.actor,
        recorder=seen.recorder or seen.actor,
        postings=list(line.legs),
        placements=[Placed(moved.piece, moved.place, moved.seat) for moved in seen.moved],
        rolls=list(seen.rolls),
        warnings=list(seen.warned),
        ruling=seen.ruling,
        reason=seen.reason,
        about=seen.about,
        reversed=line.reversed,
        second=seen.second,
        alone=seen.alone,
        happened_at=_written(line.happened_at) if line.happened_at else None,
    )
