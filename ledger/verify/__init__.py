"""Verification of an export without a server and without the code of its ruleset.

If no check fails, the following is proved. The entries are those that the game's key sealed, in
their order, and none is missing before the last entry. No account ever fell below zero. The dice
follow from the committed seeds and the contributions of the rollers' phones. The submissions opened
at a deadline are the sealed ones, signed by their authors.

The report's `limits` say what does not follow: where the file ends, and which entries are withheld.
A holder of the key could also seal other entries. Only a fact from outside can exclude this, such
as the words of a fingerprint or the witness file of a phone.
"""

from collections.abc import Callable, Iterable

from ledger.export.document import Export, ExportError, read_export
from ledger.verify.balances import check_balances
from ledger.verify.cosigners import check_cosigned
from ledger.verify.dice import check_rolls, check_seeds
from ledger.verify.histories import compare_exports
from ledger.verify.limits import limits_of, limits_of_phones
from ledger.verify.outside_facts import (
    HeadOnPhone,
    OutsideError,
    OutsideFacts,
    SentCommand,
    WitnessFile,
    check_outside,
    read_fingerprint,
    read_other_export,
    read_witness,
)
from ledger.verify.phones import UNSIGNED_ORIGIN, CardHistory, check_phones
from ledger.verify.readable_entries import DecodedExport, check_order, decode_export
from ledger.verify.report import (
    CosignerCounts,
    Counts,
    Finding,
    Findings,
    Fingerprint,
    Limit,
    Report,
    WitnessCounts,
)
from ledger.verify.seal_check import check_heads
from ledger.verify.status import Status
from ledger.verify.texts import check_texts
from ledger.verify.windows import OpenedWindows, check_windows
from ledger.verify.witness import check_witnesses

__all__ = [
    "CHECK_COUNT",
    "CosignerCounts",
    "Counts",
    "Finding",
    "Fingerprint",
    "HeadOnPhone",
    "Limit",
    "OutsideError",
    "OutsideFacts",
    "Report",
    "SentCommand",
    "Status",
    "WitnessCounts",
    "WitnessFile",
    "read_fingerprint",
    "read_other_export",
    "read_witness",
    "verify_export",
]


CHECK_COUNT = 11
"""The number of checks of an export, after it was read."""


def verify_export(
    lines: Iterable[bytes],
    outside_facts: OutsideFacts | None = None,
    note_check: Callable[[], None] = lambda: None,
) -> Report:
    """Return the report on an export, whose lines can come from a binary file.

    The export is compared with the facts from `outside_facts`. `note_check` is called after each of
    the `CHECK_COUNT` checks. For a damaged or foreign file the
    report says so. The function raises no error.
    """
    try:
        export = read_export(lines)
    except ExportError as error:
        sentence = f"Line {error.line}: {error.sentence}"
        return Report(findings=(Finding(0, "file", sentence),))
    return _report_on(export, outside_facts or OutsideFacts(), note_check)


def _report_on(
    export: Export, outside_facts: OutsideFacts, note_check: Callable[[], None]
) -> Report:
    findings = Findings()
    decoded_export = decode_export(export, findings)
    note_check()
    check_order(decoded_export, findings)
    note_check()
    heads = check_heads(decoded_export, findings)
    note_check()
    cosigners = check_cosigned(decoded_export, heads, findings)
    note_check()
    proved_size = check_outside(decoded_export, heads, outside_facts, findings)
    note_check()
    compare_exports(decoded_export, outside_facts.exports, findings)
    note_check()
    check_texts(decoded_export, findings)
    note_check()
    phones = check_phones(decoded_export, findings)
    note_check()
    windows = check_windows(decoded_export, phones, heads, findings)
    note_check()
    witness_counts = check_witnesses(
        decoded_export, phones, windows, outside_facts.witnesses, findings
    )
    note_check()
    verified_counts = _check_and_count(decoded_export, phones, windows, witness_counts, findings)
    note_check()
    pins = decoded_export.pins
    return Report(
        pins.game,
        pins.ruleset,
        pins.version,
        verified_counts,
        heads,
        tuple(findings.wrong),
        tuple(findings.notes),
        (
            *limits_of(decoded_export, heads, outside_facts, proved_size),
            *limits_of_phones(verified_counts, witness_counts),
        ),
        cosigners,
        witness_counts,
    )


def _check_and_count(
    decoded_export: DecodedExport,
    phones: CardHistory,
    windows: OpenedWindows,
    witness_counts: WitnessCounts,
    findings: Findings,
) -> Counts:
    """Check books, seeds and dice, and return the numbers of all checked parts."""
    posting_count = check_balances(decoded_export, findings)
    seeds = check_seeds(decoded_export, findings)
    rolls = check_rolls(decoded_export, seeds, findings)
    return Counts(
        entries=len(decoded_export.export.items),
        withheld=decoded_export.withheld_count,
        postings=posting_count,
        seeds=len(seeds.good),
        rolls_checked=rolls.checked,
        rolls_waiting=rolls.waiting,
        rolls_at_table=rolls.at_table,
        texts=len(decoded_export.export.texts),
        rolls_by_phone=phones.origins["phone"],
        rolls_by_client=phones.origins["client"],
        rolls_alone=phones.origins["alone"],
        rolls_without_phone=phones.origins[""],
        rolls_confirmed=witness_counts.confirmed,
        rolls_unsigned=phones.origins[UNSIGNED_ORIGIN],
        seals=windows.seal_count,
        windows=len(windows.opened_submissions),
        submissions=windows.submission_count,
        submissions_unsigned=windows.unsigned_count,
        erased=len(decoded_export.export.erased_digests),
    )
