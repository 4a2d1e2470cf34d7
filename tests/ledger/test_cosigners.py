"""Signatures of phones over heads in an export: counted, and checked."""

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ledger.seal import head_digest
from ledger.seal.cosignatures import Cosigned
from ledger.seal.signature import statement_bytes
from ledger.verify import OutsideFacts, Status, WitnessFile, verify_export
from tests.ledger.forging import (
    CLOSING_WORDS,
    HEADS,
    HONEST,
    LINES,
    closed_game_of_two_periods,
    export_lines,
    report_text,
)

PHONE = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PHONE_KEY = PHONE.public_key().public_bytes_raw().hex()


def cosignature_of_head(
    head: str, *, by: Ed25519PrivateKey = PHONE, game: str = "yard"
) -> Cosigned:
    """Return a phone's signature of a log head."""
    digest = head_digest(head).hex()
    signature = by.sign(statement_bytes("head/1", game, digest)).hex()
    return Cosigned(by.public_key().public_bytes_raw().hex(), digest, signature)


def test_signatures_of_phones_are_counted() -> None:
    other = Ed25519PrivateKey.from_private_bytes(bytes(32))
    cosigned = (cosignature_of_head(HEADS[-1]), cosignature_of_head(HEADS[2], by=other))
    report = verify_export(export_lines(HONEST, cosigned=cosigned), CLOSING_WORDS)
    assert report.status is Status.HOLDS
    assert (report.cosigners.phones, report.cosigners.to_the_end) == (2, 1)
    assert "Heads signed by 2 phones" in report_text(report)
    assert "No phone's signature" in report_text(verify_export(LINES))


OTHER_HEAD = closed_game_of_two_periods(nuts=1).scribe.heads()[-1]


@pytest.mark.parametrize(
    ("cosigned", "sentence"),
    [
        (
            Cosigned(
                PHONE_KEY,
                cosignature_of_head(HEADS[0]).digest,
                cosignature_of_head(HEADS[1]).signature,
            ),
            "not signed",
        ),
        (cosignature_of_head(HEADS[0], game="courtyard"), "is not signed with its key"),
        (Cosigned("\n", "\n", ""), "is not signed with its key"),
        (cosignature_of_head(OTHER_HEAD), "is no published head of this export"),
    ],
)
def test_a_phone_s_signature_that_does_not_fit_is_found(cosigned: Cosigned, sentence: str) -> None:
    report = verify_export(export_lines(HONEST, cosigned=[cosigned]), CLOSING_WORDS)
    assert report.status is Status.PHONES
    assert sentence in report_text(report)


def test_a_phone_s_signature_given_twice_is_found() -> None:
    lines = export_lines(
        HONEST, cosigned=[cosignature_of_head(HEADS[0]), cosignature_of_head(HEADS[1])]
    )
    assert "given twice" in report_text(verify_export(lines))


def test_a_phone_s_signature_that_is_left_out_is_found() -> None:
    witness = WitnessFile(
        "acta-witness/1", "yard", key=PHONE_KEY, cosigned=cosignature_of_head(HEADS[0]).digest
    )
    outside = OutsideFacts(words=CLOSING_WORDS.words, witnesses=(witness,))
    lines = export_lines(HONEST, cosigned=[cosignature_of_head(HEADS[0])])
    assert verify_export(lines, outside).status is Status.HOLDS
    report = verify_export(LINES, outside)
    assert report.status is Status.WITNESSES
    assert "this phone signed a head, and its signature is missing" in report_text(report)
