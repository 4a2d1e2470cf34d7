"""The log of a game: its entries by position, with indexes by id and by character."""

import msgspec

from ledger.record.entry import Entry
from ledger.record.receipt import Receipt
from ledger.record.shared_map import Map


class Log(msgspec.Struct, frozen=True):
    """The entries of a game, with indexes."""

    position: int = 0
    """The position of the last entry; 0 before the first."""
    entries: Map[int, Entry] = msgspec.field(default_factory=Map)
    """The entries by position, in the order of the map. `in_order` yields them by position."""
    ids: Map[str, int] = msgspec.field(default_factory=Map)
    """The positions by entry id."""
    receipts: Map[str, Receipt] = msgspec.field(default_factory=Map)
    """The receipts by command id."""
    acted: Map[str, int] = msgspec.field(default_factory=Map)
    """The position of each character's last act of the game. Acts of the kernel do not count."""

    def entry(self, entry_id: str) -> Entry | None:
        """Return the entry with this id, or None."""
        position = self.ids.get(entry_id)
        return None if position is None else self.entries[position]

    def in_order(self) -> tuple[Entry, ...]:
        """Return the entries in the order of their positions."""
        return tuple([self.entries[position] for position in range(1, self.position + 1)])

    def with_entries(self, *new_entries: Entry) -> "Log":
        """Return the log with these entries appended. Each index is rebuilt only once."""
        entries, ids, receipts = self.entries.mutate(), self.ids.mutate(), self.receipts.mutate()
        act_counts: dict[str, int] = {}
        position = self.position
        for entry in new_entries:
            position, meta = entry.position, entry.meta
            entries[position], ids[entry.id] = entry, position
            if meta is None:
                continue
            if not meta.index:
                command = meta.command
                receipts[command] = Receipt(command, meta.card, meta.digest, position, meta.count)
            if not entry.type.startswith("kernel/"):
                act_counts[meta.actor] = position
        acts = self.acted.update(act_counts) if act_counts else self.acted
        return Log(position, entries.finish(), ids.finish(), receipts.finish(), acts)
