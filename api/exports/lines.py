"""Lines for exports: each whole, with its sentence and its time in words."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from ledger.audience import Viewer
from ledger.legible import without_isolates
from ledger.messages import Messages, Names
from ledger.visibility import VisibleEntry
from projections.pages import Chronicle
from projections.whole_lines import all_lines, whole_lines


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

    @property
    def happened_at(self) -> datetime | None:
        """When it happened that was entered by hand, in UTC; None for everything else."""
        said = self.seen.happened_at
        return datetime.fromtimestamp(said / 1000, UTC) if said else None


def export_lines(
    chronicle: Chronicle, viewer: Viewer, messages: Messages, names: Names
) -> Iterator[ExportLine]:
    """Every line that the viewer may read, oldest first.

    Sentences are for programs: no isolate stands round a name.
    """
    for line in whole_lines(all_lines(chronicle, viewer)):
        seen = line.seen
        sentence = messages.text(seen.key, seen.args, names) if seen.words else ""
        yield ExportLine(line.c, seen, without_isolates(sentence), line.reversed)
