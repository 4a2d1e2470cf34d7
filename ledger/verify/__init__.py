"""Checking an export alone: without a server, and without the code of its ruleset.

What holds afterwards: these are the entries that the game's key sealed, in their order, none
missing; nobody ever had less than nothing; the dice are those that the committed seeds give.
Who holds the key could seal another story, and anybody could end the file at an earlier head.
Against both, people compare the fingerprints in the report with those they saw at the games.
"""

from collections.abc import Iterable

from ledger.export import Export, ExportError, read_export
from ledger.verify.balances import check_balances
from ledger.verify.dice import check_rolls, check_seeds
from ledger.verify.reading import check_order, read
from ledger.verify.report import Counts, Finding, Findings, Fingerprint, Report
from ledger.verify.sealed import check_heads, check_texts

__all__ = ["Counts", "Finding", "Fingerprint", "Report", "verify_export"]


def verify_export(lines: Iterable[bytes]) -> Report:
    """The report on an export, given as its lines, such as a file opened for bytes yields them.

    A file that is damaged or something else gives a report that says so; nothing is raised.
    """
    try:
        export = read_export(lines)
    except ExportError as error:
        sentence = f"Line {error.line}: {error.sentence}"
        return Report(findings=(Finding(0, "file", sentence),))
    return _verified(export)


def _verified(export: Export) -> Report:
    findings = Findings()
    reading = read(export, findings)
    check_order(reading, findings)
    heads = check_heads(reading, findings)
    check_texts(reading, findings)
    postings = check_balances(reading, findings)
    seeds = check_seeds(reading, findings)
    rolls = check_rolls(reading, seeds, findings)
    counts = Counts(
        entries=len(export.items),
        withheld=reading.withheld,
        postings=postings,
        seeds=len(seeds.good),
        rolls_checked=rolls.checked,
        rolls_waiting=rolls.waiting,
        rolls_at_table=rolls.at_table,
        texts=len(export.texts),
    )
    pins = reading.pins
    return Report(
        pins.game,
        pins.ruleset,
        pins.version,
        counts,
        heads,
        tuple(findings.wrong),
        tuple(findings.notes),
    )
