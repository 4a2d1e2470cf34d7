"""Entries as objects, one per line: `acta-entries/1`, JSON Lines in UTF-8, for other programs.

The first line describes the game. The last line has the number of entries between these two lines.
Each line has its kind in `line`. The JSON Schema of a line is `SCHEMA`. Later versions only add
members.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from api.exports.lines import ExportLine
from api.game.game_names import harmless_title
from ledger.kernel.view.visibility import Leg, Note, VisibleRuling
from ledger.record.audience import Viewer
from ledger.record.entry import Roll
from ledger.record.state import Kernel

ENTRIES_FORMAT: Final = "acta-entries/1"


class GameLine(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", tag="game"):
    """The first line: which game it is, and as whom it is read; as nobody for the room."""

    format: Literal["acta-entries/1"] = ENTRIES_FORMAT
    game: str
    title: str
    ruleset: str
    version: str
    seen_by: list[str]


class Placed(msgspec.Struct, frozen=True):
    """A piece that came to a place. `place` is empty when it left the board."""

    piece: str
    place: str
    seat: str


class EntryLine(msgspec.Struct, frozen=True, kw_only=True, tag_field="line", tag="entry"):
    """One entry as its reader sees it."""

    number: Annotated[str, Meta(description="The number of its line.")]
    position: Annotated[int | None, Meta(description="Only for readers who see positions.")]
    entry: str
    at: Annotated[str, Meta(description="When it was recorded (RFC 3339, UTC, with milliseconds).")]
    period: Annotated[int, Meta(description="The number of the period, from 0.")]
    type: Annotated[str, Meta(description="Empty where the reader sees only transfers.")]
    args: Annotated[dict[str, Any], Meta(description="Empty where the reader sees only transfers.")]
    sentence: Annotated[str, Meta(description="Empty where the reader sees only transfers.")]
    actor: str
    recorder: str
    postings: Annotated[
        list[Leg],
        Meta(
            description="Transfers between accounts, without an end that the reader does not see. "
            "An account is named like `octavian/of:agrippa` if the reader sees its balance, else "
            "by its holder."
        ),
    ]
    placements: list[Placed]
    rolls: list[Roll]
    warnings: list[Note]
    ruling: VisibleRuling | None
    reason: str
    about: str
    reversed: bool
    second: Annotated[str, Meta(description="The steward who confirmed a grave act.")]
    alone: Annotated[bool, Meta(description="Whether nobody confirmed a grave act.")]
    happened_at: Annotated[
        str | None,
        Meta(
            description="When an act happened that a steward entered by hand (like `at`); null for "
            "all other entries."
        ),
    ]


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


def entry_lines(
    kernel_state: Kernel, viewer: Viewer, lines: Iterable[ExportLine]
) -> Iterator[bytes]:
    """Yield the lines of the file, each with its line break."""
    yield _encode(_game_line(kernel_state, viewer)) + b"\n"
    line_count = 0
    for line in lines:
        yield _encode(_entry_line(line)) + b"\n"
        line_count += 1
    yield _encode(EndLine(entries=line_count)) + b"\n"


def _game_line(kernel_state: Kernel, viewer: Viewer) -> GameLine:
    return GameLine(
        game=kernel_state.game,
        title=harmless_title(kernel_state),
        ruleset=kernel_state.ruleset,
        version=kernel_state.version,
        seen_by=sorted(viewer.characters),
    )


def _time_text(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _entry_line(line: ExportLine) -> EntryLine:
    entry = line.visible_entry
    return EntryLine(
        number=line.number,
        position=entry.n or None,
        entry=entry.id,
        at=_time_text(line.recorded_at),
        period=entry.period,
        type=entry.key,
        args=entry.args,
        sentence=line.sentence,
        actor=entry.actor,
        recorder=entry.recorder or entry.actor,
        postings=list(line.legs),
        placements=[
            Placed(placement.piece, placement.place, placement.seat) for placement in entry.moved
        ],
        rolls=list(entry.rolls),
        warnings=list(entry.warned),
        ruling=entry.ruling,
        reason=entry.reason,
        about=entry.about,
        reversed=line.is_reversed,
        second=entry.second,
        alone=entry.alone,
        happened_at=_time_text(line.happened_at) if line.happened_at else None,
    )
