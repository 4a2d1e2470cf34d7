"""Lines for exports: each whole, with its sentence and its time in words."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import msgspec

from ledger.audience import Viewer
from ledger.messages import Messages, Names
from ledger.visibility import VisibleEntry
from projections.chronicle import Cursor
from projections.pages import Chronicle, Line


@dataclass(frozen=True, slots=True)
class ExportLine:
    """A line with everything that its reader sees of it. `number` is the line's, such as `p17`.

    `reversed` when a later entry that its reader sees took it back.
    """

    number: str
    seen: VisibleEntry
    sentence: str
    reversed: bool = False

    @property
    def at(self) -> datetime:
        """When it was recorded, in UTC."""
        return datetime.fromtimestamp(self.seen.at / 1000, UTC)


def export_lines(
    chronicle: Chronicle, viewer: Viewer, messages: Messages, names: Names
) -> Iterator[ExportLine]:
    """Every line that the viewer may read, oldest first."""
    now = chronicle.now(viewer)
    page = chronicle.after(viewer, Cursor(now.viewer, 0, 0), limit=now.public + now.own + 1)
    for line in whole_lines(page.lines):
        seen = line.seen
        sentence = messages.text(seen.key, seen.args, names) if seen.words else ""
        yield ExportLine(line.c, seen, sentence, line.reversed)


def whole_lines(lines: tuple[Line, ...]) -> Iterator[Line]:
    """Each entry once: what a reader sees beyond a public line is joined to it."""
    last: Line | None = None
    for line in lines:
        if last is not None and line.on == last.c:
            gone = last.reversed or line.reversed
            last = replace(last, seen=_supplemented(last.seen, line.seen), reversed=gone)
            continue
        if last is not None:
            yield last
        last = line
    if last is not None:
        yield last


def _supplemented(public: VisibleEntry, own: VisibleEntry) -> VisibleEntry:
    more = {
        "legs": (*public.legs, *own.legs),
        "moved": (*public.moved, *own.moved),
        "warned": own.warned or public.warned,
        "n": own.n,
    }
    return msgspec.structs.replace(own if own.words else public, **more)
