"""The readable entries of an export, and a check of their order."""

from dataclasses import dataclass

import msgspec

from ledger.export.document import FOUNDED_TYPE, Export, Pins, pins_of
from ledger.language.grammar import agreeing_form, count_text
from ledger.record.entry import Entry
from ledger.verify.report import Findings, safe_text
from ledger.verify.takeovers import Server, Servers, read_servers

_LARGEST_NUMBER = 2**63
_ENTRY_DECODER = msgspec.json.Decoder(Entry)


@dataclass(frozen=True)
class DecodedExport:
    """An export with its decoded entries."""

    export: Export
    pins: Pins
    entries: tuple[tuple[int, Entry], ...]
    """Each readable entry with its place in the file."""
    servers: Servers

    @property
    def withheld_count(self) -> int:
        """Return how many entries are withheld. Of these the export has only the leaf hash."""
        return sum(exported_entry.stored is None for exported_entry in self.export.items)


def decode_export(export: Export, findings: Findings) -> DecodedExport:
    """Decode the entries without a ruleset. Each unreadable entry is a finding."""
    entries = []
    for entry_number, exported_entry in enumerate(export.items, start=1):
        if exported_entry.stored is None:
            continue
        entry = _decode_entry(exported_entry.stored)
        if entry is None:
            findings.add(entry_number, "file", f"Entry {entry_number} cannot be read as an entry.")
        else:
            entries.append((entry_number, entry))
    pins = _pinned_values(export, entries, findings)
    first_server = Server(1, pins.seal_key, pins.commitment)
    servers = read_servers(pins.game, first_server, tuple(entries), findings)
    return DecodedExport(export, pins, tuple(entries), servers)


def _decode_entry(entry_bytes: bytes) -> Entry | None:
    try:
        entry = _ENTRY_DECODER.decode(entry_bytes)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    entry_numbers = [entry.position, entry.at, entry.period]
    entry_numbers += [posting.amount for posting in entry.postings]
    for roll in entry.rolls:
        entry_numbers += (roll.sides, roll.value)
    return (
        entry
        if all(-_LARGEST_NUMBER < number < _LARGEST_NUMBER for number in entry_numbers)
        else None
    )


def _pinned_values(export: Export, entries: list[tuple[int, Entry]], findings: Findings) -> Pins:
    """Return the values that entry 1 pins, or the values of the header if entry 1 is missing."""
    header = export.header
    stated_pins = Pins(
        header.game,
        header.ruleset,
        header.version,
        header.data_hash,
        header.seal_key,
        header.commitment,
    )
    pins = pins_of(entries[0][1]) if entries and entries[0][0] == 1 else None
    if pins is None:
        findings.add(1, "founding", "Entry 1 does not found a game.")
        return stated_pins
    for pin_name in Pins.__struct_fields__:
        stated_pin, pin = getattr(stated_pins, pin_name), getattr(pins, pin_name)
        if stated_pin != pin:
            pin_in_header, pin_in_entry = safe_text(stated_pin), safe_text(pin)
            sentence = f"The header gives {pin_name} as {pin_in_header}, entry 1 as {pin_in_entry}."
            findings.add(1, "founding", sentence)
    return pins


def check_order(decoded_export: DecodedExport, findings: Findings) -> None:
    """Check that positions have no gap, times and periods never go back, and ids are unique."""
    header, item_count = decoded_export.export.header, len(decoded_export.export.items)
    if header.entries != item_count:
        promised_count = (
            f"{safe_text(header.entries)} {agreeing_form(header.entries, 'entry', 'entries')}"
        )
        found_text = count_text(item_count, "is there", "are there")
        sentence = f"The header promises {promised_count}, but {found_text}."
        findings.add(0, "order", sentence)
    if (header.scope == "seen") != bool(decoded_export.withheld_count):
        findings.add(0, "order", f"The header calls the export {header.scope}, which it is not.")
    positions: dict[str, int] = {}
    latest_time, period_number = -_LARGEST_NUMBER, -_LARGEST_NUMBER
    for entry_number, entry in decoded_export.entries:
        for sentence in _order_faults(entry_number, entry, latest_time, period_number):
            findings.add(entry_number, "order", sentence)
        first_number = positions.setdefault(entry.id, entry_number)
        if first_number != entry_number:
            findings.add(
                entry_number,
                "order",
                f"Entry {entry_number} has the same id as entry {first_number}.",
            )
        latest_time, period_number = max(latest_time, entry.at), max(period_number, entry.period)


def _order_faults(
    entry_number: int, entry: Entry, latest_time: int, period_number: int
) -> list[str]:
    faults = []
    if entry.position != entry_number:
        faults.append(f"Where entry {entry_number} should stand there is entry {entry.position}.")
    if entry.at < latest_time:
        faults.append(f"Entry {entry_number} is dated earlier than an entry before it.")
    if entry.period < period_number:
        faults.append(f"Entry {entry_number} belongs to a period that was over.")
    if entry_number > 1 and entry.type == FOUNDED_TYPE:
        faults.append(f"Entry {entry_number} founds the game a second time.")
    return faults
