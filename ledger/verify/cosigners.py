"""Phones' signatures under heads."""

from collections.abc import Container, Iterator

from ledger.seal.cosignatures import Cosigned
from ledger.verify.readable_entries import DecodedExport
from ledger.verify.report import CosignerCounts, Findings, Fingerprint, safe_text

_CLAIM_TYPES = ("kernel/card-claimed@1", "kernel/card-moved@1")


def check_cosigned(
    decoded_export: DecodedExport, heads: tuple[Fingerprint, ...], findings: Findings
) -> CosignerCounts:
    """Check that each signature is valid and covers a published head.

    The check also looks for the card behind each signature if the entries about claims tell it.
    """
    sizes_by_digest = {head.digest.hex(): head.size for head in heads if head.published}
    newest_size = max(sizes_by_digest.values(), default=0)
    claimed_keys = set(_keys_of_claimed_cards(decoded_export))
    cosigner_counts = CosignerCounts()
    last_key = ""
    for signature_number, signature in enumerate(decoded_export.export.cosignatures, start=1):
        fault = _signature_fault(signature, decoded_export.pins.game, sizes_by_digest, last_key)
        last_key = signature.key
        if fault:
            sentence = (
                f"What a phone signed ({signature_number}, key {safe_text(signature.key)}) {fault}."
            )
            findings.add(0, "phones", sentence)
            continue
        cosigner_counts.phones += 1
        cosigner_counts.claimed += signature.key in claimed_keys
        cosigner_counts.to_the_end += sizes_by_digest[signature.digest] == newest_size
    return cosigner_counts


def _signature_fault(
    cosignature: Cosigned, game: str, published_sizes: Container[str], last_key: str
) -> str:
    if not cosignature.is_valid(game):
        return "is not signed with its key"
    if cosignature.digest not in published_sizes:
        return "is no published head of this export"
    return "" if cosignature.key > last_key else "is given twice or out of order"


def _keys_of_claimed_cards(decoded_export: DecodedExport) -> Iterator[str]:
    for _, entry in decoded_export.entries:
        phone_key = entry.event.get("key") if isinstance(entry.event, dict) else None
        if entry.type in _CLAIM_TYPES and isinstance(phone_key, str):
            yield phone_key
