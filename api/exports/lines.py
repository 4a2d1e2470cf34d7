"""Lines for exports: each whole, with its sentence, its time in words and its accounts by name."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from ledger.contract.messages import Messages, Names
from ledger.kernel.view.visibility import Leg, VisibleEntry
from ledger.language.legible import without_isolates
from ledger.record.audience import Audience, Viewer, sees
from ledger.record.books import holder
from ledger.record.entry import Entry
from projections.pages import Chronicle
from projections.whole_lines import all_lines, whole_lines

MaySee = Callable[[str, str], bool]
"""Whether the reader sees the balance of an account and asset."""


@dataclass(frozen=True, slots=True)
class ExportLine:
    """A line with everything that its reader sees of it. `number` is the line's, such as `p17`.

    `legs` are what it moves between accounts, where those of `seen` name their holders alone.
    `reversed` when a later entry that its reader sees took it back.
    """

    number: str
    seen: VisibleEntry
    sentence: str
    legs: tuple[Leg, ...] = ()
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
    chronicle: Chronicle, viewer: Viewer, messages: Messages, names: Names, may_see: MaySee
) -> Iterator[ExportLine]:
    """Every line that the viewer may read, oldest first.

    Sentences are for programs: no isolate stands round a name.
    """
    for line in whole_lines(all_lines(chronicle, viewer)):
        seen = line.seen
        sentence = messages.text(seen.key, seen.args, names) if seen.words else ""
        entry = chronicle.log.entry(seen.id)
        legs = legs_of(entry, viewer, may_see) if entry is not None else ()
        yield ExportLine(line.c, seen, without_isolates(sentence), legs, line.reversed)


def legs_of(entry: Entry, viewer: Viewer, may_see: MaySee) -> tuple[Leg, ...]:
    """What an entry moves between accounts, as far as the viewer sees it.

    An account such as `octavian/of:agrippa` is named before whoever sees its balance. Others see
    its holder, and transfers between the same two are one: else they could tell what the holder
    keeps apart. An end that the viewer does not see is left out.
    """
    moved: dict[tuple[str, str, str], int] = {}
    for one in entry.postings:
        source = _named(one.source, one.asset, one.source_audience, viewer, may_see)
        target = _named(one.target, one.asset, one.target_audience, viewer, may_see)
        within = holder(one.source) == holder(one.target)
        if source == target or (within and not (source and target)):
            continue
        leg = one.asset, source, target
        moved[leg] = moved.get(leg, 0) + one.amount
    return tuple(Leg(asset, n, source, target) for (asset, source, target), n in moved.items())


def _named(account: str, asset: str, audience: Audience, viewer: Viewer, may_see: MaySee) -> str:
    if not sees(audience, viewer):
        return ""
    return account if may_see(account, asset) else holder(account)
