"""The code under the QR code: typed from a card it opens the card."""

from random import Random

import pytest

from api.access.card_code import printed_code, token_of
from tests.api.hall import Hall, document_of

TOKEN = Random(7).randbytes(16).hex()


def test_a_code_is_written_as_the_phone_writes_it() -> None:
    assert printed_code("00112233445566778899aabbccddeeff") == "AAIS-EM2E-KVTH-PCEZ-VK54-ZXPO-74"


@pytest.mark.parametrize("seed", range(50))
def test_a_typed_code_is_the_token_whatever_separates_its_groups(seed: int) -> None:
    token = Random(seed).randbytes(16).hex()
    code = printed_code(token)
    assert len(code.replace("-", "")) == 26
    assert not set("0189") & set(code)
    for written in (code, code.lower(), code.replace("-", " "), f"  {code.replace('-', '')}\n"):
        assert token_of(written) == token


def test_digits_outside_the_alphabet_are_read_as_similar_letters() -> None:
    code = printed_code(TOKEN)
    assert token_of(code.replace("O", "0").replace("I", "1").replace("B", "8")) == TOKEN


def test_a_token_in_capitals_and_in_groups_is_recognised() -> None:
    assert token_of(TOKEN.upper()) == TOKEN
    assert token_of(" ".join(TOKEN[i : i + 4] for i in range(0, 32, 4))) == TOKEN


@pytest.mark.parametrize("text", ["", "hello", "9" * 26, "x" * 26 + "!", "Ä" * 26])
def test_a_text_that_is_no_code_stays_unchanged(text: str) -> None:
    assert token_of(f" {text} ") == text


async def test_a_phone_claims_its_card_by_the_typed_code(hall: Hall) -> None:
    code = printed_code(hall.tokens["ada-1"]).lower()
    shown = document_of(await hall.stranger().post("/claims/preview", {"token": code}))
    assert shown["card"] == "ada-1"
    body = {"token": code, "device": "a phone without a camera"}
    assert document_of(await hall.stranger().post("/claims", body))["card"] == "ada-1"
