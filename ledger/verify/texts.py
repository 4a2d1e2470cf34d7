"""Free texts, which entries name by a digest."""

import re

from ledger.verify.readable_entries import DecodedExport
from ledger.verify.report import Findings

_DIGEST_PATTERN = re.compile(rb"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")


def check_texts(decoded_export: DecodedExport, findings: Findings) -> None:
    """Check that each free text fits its digest, and that an entry names the digest.

    The second check is also made for erased texts.
    """
    texts, erased_digests = decoded_export.export.texts, decoded_export.export.erased_digests
    has_texts = bool(texts or erased_digests)
    stored_entries = (
        [
            exported_entry.stored
            for exported_entry in decoded_export.export.items
            if exported_entry.stored
        ]
        if has_texts
        else []
    )
    digests = {
        match.decode() for entry in stored_entries for match in _DIGEST_PATTERN.findall(entry)
    }
    last_digest = ""
    for text_number, text in enumerate(texts, start=1):
        if not text.fits_digest:
            findings.add(0, "texts", f"Free text {text_number} is not the one that was recorded.")
        elif text.digest not in digests:
            findings.add(0, "texts", f"Free text {text_number} belongs to no entry of this export.")
        elif text.digest <= last_digest:
            findings.add(0, "texts", f"Free text {text_number} is given twice or out of order.")
        last_digest = text.digest
    exported_digests, last_digest = {text.digest for text in texts}, ""
    for text_number, digest in enumerate(erased_digests, start=1):
        if digest in exported_digests:
            findings.add(0, "texts", f"Erased text {text_number} is in the file.")
        elif digest not in digests:
            findings.add(
                0, "texts", f"Erased text {text_number} belongs to no entry of this export."
            )
        elif digest <= last_digest:
            findings.add(0, "texts", f"Erased text {text_number} is named twice or out of order.")
        last_digest = digest
