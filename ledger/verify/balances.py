"""The check of the books, whose sums are computed again from the first entry."""

from ledger.record.books import Books, OverdraftError
from ledger.verify.readable_entries import DecodedExport
from ledger.verify.report import Findings, safe_text


def check_balances(decoded_export: DecodedExport, findings: Findings) -> int:
    """Check that no account falls below zero and each asset sums to zero.

    Returns the number of postings.
    """
    if decoded_export.withheld_count:
        findings.notes.append(
            "Balances could not be followed, because some entries are withheld from this export."
        )
        _check_positive_amounts(decoded_export, findings)
    else:
        _follow_balances(decoded_export, findings)
    return sum(len(entry.postings) for _, entry in decoded_export.entries)


def _check_positive_amounts(decoded_export: DecodedExport, findings: Findings) -> None:
    for entry_number, entry in decoded_export.entries:
        if any(posting.amount <= 0 for posting in entry.postings):
            findings.add(
                entry_number, "books", f"Entry {entry_number} moves nothing, or less than nothing."
            )


def _follow_balances(decoded_export: DecodedExport, findings: Findings) -> None:
    books = Books()
    for entry_number, entry in decoded_export.entries:
        try:
            books = books.post(entry.postings)
        except OverdraftError as error:
            sentence = (
                f"Entry {entry_number} takes {error.lacking} {safe_text(error.asset)} more from "
                f"{safe_text(error.account)} than it has; balances were not followed any further."
            )
            findings.add(entry_number, "books", sentence)
            return
        except ValueError:
            sentence = (
                f"Entry {entry_number} moves nothing, or less than nothing; balances end there."
            )
            findings.add(entry_number, "books", sentence)
            return
    for asset, total in books.totals().items():
        if total:
            sentence = (
                f"The accounts of {safe_text(asset)} come to {total} together, not to nought."
            )
            findings.add(0, "books", sentence)
