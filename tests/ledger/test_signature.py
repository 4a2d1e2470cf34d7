"""Signatures of phones and programs, and their verification."""

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given
from hypothesis import strategies as st

from ledger.seal.signature import document_digest, is_signature_valid, statement_bytes

SECRET = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
KEY = SECRET.public_key().public_bytes_raw().hex()
SAID = statement_bytes("command/1", "ides", "an-id", "a-digest")
SIGNATURE = SECRET.sign(SAID).hex()


def test_a_signature_by_the_owner_of_the_key_holds() -> None:
    assert is_signature_valid(KEY, SAID, SIGNATURE)


def test_a_statement_is_written_in_the_lines_that_the_phone_writes() -> None:
    assert SAID == b"acta/command/1\nides\nan-id\na-digest"


@pytest.mark.parametrize(
    ("key", "said", "signature"),
    [
        (KEY, SAID + b"!", SIGNATURE),
        (KEY, SAID, "00" * 64),
        (KEY, SAID, SIGNATURE[:-2]),
        (KEY, SAID, ""),
        (KEY, SAID, "no hex"),
        ("11" * 32, SAID, SIGNATURE),
        ("", SAID, SIGNATURE),
        ("no hex", SAID, SIGNATURE),
    ],
)
def test_every_other_signature_is_refused(key: str, said: bytes, signature: str) -> None:
    assert not is_signature_valid(key, said, signature)


def test_a_part_of_a_statement_with_a_line_break_is_refused() -> None:
    with pytest.raises(ValueError, match="lines"):
        statement_bytes("command/1", "ides", "one\ntwo")


def test_a_document_has_the_digest_that_the_phone_computes() -> None:
    what = {"gold": 2, "€": [1, True, None, 'a"\\\n\x07\x7f\U0001f3b2']}
    document = {"type": "sell", "as": "ada", "period": 3, "to": "bea", "what": what}
    said_by_the_phone = "fbb8f828403b539c43fc20dc05b8380bf658fe489ee0d09bf342de9c98063206"
    assert document_digest(document) == said_by_the_phone


@given(st.dictionaries(st.text(), st.integers(-(2**53) + 1, 2**53 - 1), min_size=1))
def test_a_digest_depends_on_every_value_and_not_on_the_order_of_members(
    values: dict[str, int],
) -> None:
    digest = document_digest(values)
    assert document_digest(dict(reversed(values.items()))) == digest
    name = next(iter(values))
    assert document_digest(values | {name: "other"}) != digest


def test_a_number_beyond_the_range_of_some_readers_has_no_digest() -> None:
    with pytest.raises(ValueError, match=r".+"):
        document_digest({"n": 2**60})
