"""Lines for exports: complete, with sentence, time in words and names of accounts."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from ledger.contract.messages import Messages, NameFunction
from ledger.kernel.view.visibility import Leg, VisibleEntry
from ledger.language.legible_text import without_isolates
from ledger.record.audience import Audience, Viewer, sees
from ledger.record.books import holder
from ledger.record.entry import Entry
from projections.joined_lines import all_lines, joined_lines
from projections.pages import Chronicle

MaySee = Callable[[str, str], bool]
"""Returns whether the reader sees the balance of an account and asset."""


@dataclass(frozen=True, slots=True)
class ExportLine:
    """A line with all parts that its reader sees."""

    number: str
    """The line's number, such as `p17`."""
    visible_entry: VisibleEntry
    sentence: str
    legs: tuple[Leg, ...] = ()
    """The transfers between accounts.

    (The transfers in `visible_entry` only name the holders of the accounts.)
    """
    is_reversed: bool = False
    """Whether a later entry that the reader sees has reversed the line's entry."""

    @property
    def recorded_at(self) -> datetime:
        """When the line's entry was recorded, in UTC."""
        return datetime.fromtimestamp(self.visible_entry.at / 1000, UTC)

    @property
    def happened_at(self) -> datetime | None:
        """When an act happened that was entered by hand, in UTC; None for all others."""
        hand_time = self.visible_entry.happened_at
        return datetime.fromtimestamp(hand_time / 1000, UTC) if hand_time else None


def export_lines(
    chronicle: Chronicle, viewer: Viewer, messages: Messages, name_of: NameFunction, may_see: MaySee
) -> Iterator[ExportLine]:
    """Yield every line that the viewer may read, oldest first.

    The sentences are for programs: names are not surrounded by Unicode isolates.
    """
    for line in joined_lines(all_lines(chronicle, viewer)):
        visible_entry = line.visible_entry
        sentence = (
            messages.text(visible_entry.key, visible_entry.args, name_of)
            if visible_entry.words
            else ""
        )
        entry = chronicle.log.entry(visible_entry.id)
        legs = legs_of(entry, viewer, may_see) if entry is not None else ()
        yield ExportLine(line.c, visible_entry, without_isolates(sentence), legs, line.is_reversed)


def legs_of(entry: Entry, viewer: Viewer, may_see: MaySee) -> tuple[Leg, ...]:
    """Return an entry's transfers between accounts, as far as the viewer sees them.

    A viewer who sees the balance of `octavian/of:agrippa` gets the name of this account. Other
    viewers get the account's holder. For these viewers, transfers between the same two holders are
    added up. Otherwise these viewers could see how the holder divides the goods into accounts. An
    end that the viewer does not see is left out.
    """
    amounts: dict[tuple[str, str, str], int] = {}
    for posting in entry.postings:
        source = _visible_account(
            posting.source, posting.asset, posting.source_audience, viewer, may_see
        )
        target = _visible_account(
            posting.target, posting.asset, posting.target_audience, viewer, may_see
        )
        is_internal = holder(posting.source) == holder(posting.target)
        if source == target or (is_internal and not (source and target)):
            continue
        leg = posting.asset, source, target
        amounts[leg] = amounts.get(leg, 0) + posting.amount
    return tuple(
        Leg(asset, amount, source, target) for (asset, source, target), amount in amounts.items()
    )


def _visible_account(
    account: str, asset: str, audience: Audience, viewer: Viewer, may_see: MaySee
) -> str:
    if not sees(audience, viewer):
        return ""
    return account if may_see(account, asset) else holder(account)
